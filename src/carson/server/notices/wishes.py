"""Wishes: what somebody wants to hear of, and when. Hours are those of the person."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from carson.core.language import ENGLISH
from carson.server.notices.kinds import CHOSEN, PROMPT

AT_ONCE: Final = "once"
AFTER_AN_HOUR: Final = "hour"
DAILY: Final = "day"
PACES: Final = (AT_ONCE, AFTER_AN_HOUR, DAILY)
UTC_ZONE: Final = "UTC"
HOUR = timedelta(hours=1)
DAY = timedelta(days=1)


@dataclass(frozen=True)
class WishList:
    """As usual: everything, at once, at any hour."""

    kinds: tuple[str, ...] = CHOSEN
    pace: str = AT_ONCE
    daily_at: int = 18
    quiet_from: int | None = None
    quiet_until: int | None = None
    zone: str = UTC_ZONE
    language: str = ENGLISH

    def wants(self, kind: str) -> bool:
        return kind in PROMPT or kind in self.kinds

    def due(self, kind: str, created: datetime, now: datetime) -> datetime:
        """When something that came up then is to be told; never before now."""
        if kind in PROMPT:
            return now
        moment = created
        if self.pace == AFTER_AN_HOUR:
            moment = created + HOUR
        elif self.pace == DAILY:
            moment = self._next(self.daily_at, created)
        return self._after_quiet(max(moment, now))

    def _next(self, hour: int, moment: datetime) -> datetime:
        """The next time at which it is this hour."""
        local = moment.astimezone(_zone(self.zone))
        then = local.replace(hour=hour, minute=0, second=0, microsecond=0)
        return (then if then >= local else then + DAY).astimezone(UTC)

    def _after_quiet(self, moment: datetime) -> datetime:
        since, until = self.quiet_from, self.quiet_until
        if since is None or until is None or since == until:
            return moment
        hour = moment.astimezone(_zone(self.zone)).hour
        quiet = since <= hour < until if since < until else hour >= since or hour < until
        return self._next(until, moment) if quiet else moment


def is_zone(name: str) -> bool:
    """Whether somebody lives there: the name of a time zone, and no path."""
    return name in _zones()


@cache
def _zones() -> frozenset[str]:
    return frozenset(available_timezones()) | {UTC_ZONE}


def _zone(name: str) -> ZoneInfo:
    return ZoneInfo(name if is_zone(name) else UTC_ZONE)
