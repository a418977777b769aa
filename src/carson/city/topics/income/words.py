"""Building income, in words."""

from carson.city.table import events
from carson.city.words import LogLine
from carson.city.words.speech import plain_key
from carson.core.events import Event


def if_any(event: Event) -> str:
    """No line where nothing is paid."""
    return plain_key(event) if event.data["amount"] else ""


LOG = {events.INCOME: LogLine(if_any), events.STOLE: LogLine(if_any)}
