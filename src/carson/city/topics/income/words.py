"""Building income, in words."""

from carson.city.table import events
from carson.city.words import LogLine, speech
from carson.core.events import Event


def if_any(event: Event) -> str:
    """No line where nothing is paid."""
    return speech.plain_key(event) if event.data["amount"] else ""


LOG = {events.INCOME: LogLine(if_any), events.STOLE: LogLine(if_any)}
