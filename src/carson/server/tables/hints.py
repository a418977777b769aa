"""Hints: what a bot would do on somebody's seat, where the table allows it."""

import asyncio

import structlog

from carson.core.advice import Advice
from carson.core.errors import StaleAction
from carson.server.bots.fair_queue import Asker
from carson.server.bots.lane import BotFailed
from carson.server.refusal import Refused
from carson.server.tables.adviser import adviser
from carson.server.tables.game_log import LoggedMatch
from carson.server.tables.table import Table
from carson.server.wire.messages import Hint, HintOption
from carson.server.words import later

log = structlog.get_logger()

SHOWN = 3  # answers in a hint


class Hints:
    """One hint at a time; the same question gets the same hint again."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._known: dict[int, Hint] = {}  # by seat
        self._one = asyncio.Lock()

    @property
    def in_a_copy(self) -> bool:
        """Whether a copy to try things out has hints: not while they are forbidden in the game it is of.

        A copy of a copy keeps what the first one has, since its game may still go on.
        """
        if self.table.settings.forked:
            return bool(self.table.settings.hints)
        return self.table.settings.state == "over" or self.adviser is not None

    @property
    def adviser(self) -> str | None:
        """Who gives hints at this table, for people; None where there are none."""
        return adviser(self.table.services, self.table.settings, self.table.seats)

    @property
    def _bot(self) -> str:
        return self.table.services.advisers[self.table.settings.game]

    async def ask(self, person: str, seat: int, version: int) -> Hint:
        """A hint for one of a person's own seats."""
        self._check(person, seat, version)
        async with self._one:
            self._check(person, seat, version)
            known = self._known.get(seat)
            if known is None or known.version != self.table.version:
                known = self._known[seat] = await self._fresh(person, seat)
            return known

    def _check(self, person: str, seat: int, version: int) -> None:
        table = self.table
        if seat not in table.mine(person):
            raise Refused(later("refused.not-your-seat"), "seat", 403)
        if self.adviser is None:
            raise Refused(later("refused.no-hints"), "illegal", 403)
        try:
            table.match.check_version(seat, version)
        except StaleAction as error:
            raise Refused(later("refused.stale"), "stale", 409) from error
        if seat not in table.actors:
            raise Refused(later("refused.not-asked"), "stale", 409)

    async def _fresh(self, person: str, seat: int) -> Hint:
        table = self.table
        if not table.services.hints.spend(person):
            raise Refused(later("refused.too-fast"), "busy", 429)
        version = table.version
        try:
            asker = Asker(person, table.settings.id)
            advice = await table.services.bots.explain(table.match, seat, self._bot, asker)
        except BotFailed as error:
            log.error("no hint", table=table.settings.id, bot=self._bot, reason=str(error), exc_info=error)
            raise Refused(later("refused.no-hint"), "busy", 503) from error
        options = [in_words(table.match, one, seat) for one in advice[:SHOWN]]
        return Hint(version, seat, self.adviser or "", options)


def in_words(match: LoggedMatch, advice: Advice, seat: int) -> HintOption:
    """What a bot thinks of an answer, with its reasons in words."""
    told = [match.face.effect(effect, seat, match.names) for effect in advice.effects]
    return HintOption(
        advice.action, advice.win, advice.points, advice.visits, [text for text in told if text]
    )
