"""Until when: "2h", "3d", a moment, or for ever."""

import re
from datetime import UTC, datetime, timedelta
from typing import Final

from carson.server.refusal import Refused
from carson.server.words import later

UNITS: Final = {"m": "minutes", "h": "hours", "d": "days", "w": "weeks"}
LENGTH: Final = re.compile(r"(\d{1,5})\s*([mhdw])")
HOUR: Final = re.compile(r"\d{1,2}:\d{2}")


def until(text: str, now: datetime | None = None) -> datetime | None:
    """The moment a text means; without one for ever. Refused when it makes no sense, or is past."""
    text = text.strip()
    if not text:
        return None
    now = now or datetime.now(UTC)
    moment = _moment(text, now)
    if moment is None or moment <= now:
        raise Refused(later("refused.no-moment", text=text), field="until")
    return moment


def _moment(text: str, now: datetime) -> datetime | None:
    length = LENGTH.fullmatch(text)
    try:
        if length is not None:
            return now + timedelta(**{UNITS[length[2]]: int(length[1])})
        if HOUR.fullmatch(text):
            return _next(text, now)
        moment = datetime.fromisoformat(text)
    except (ValueError, OverflowError):
        return None
    return (moment if moment.tzinfo is not None else moment.astimezone()).astimezone(UTC)


def _next(text: str, now: datetime) -> datetime:
    """The next time it is so late, by the clock of this machine."""
    hour, minute = (int(part) for part in text.split(":"))
    here = now.astimezone()
    today = here.replace(hour=hour, minute=minute, second=0, microsecond=0)
    return (today if today > here else today + timedelta(days=1)).astimezone(UTC)
