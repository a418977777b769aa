"""Quotas: how many tables a person may have open, so that nobody fills the server alone."""

from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from carson.core.sentence import Sentence
from carson.server.accounts.sessions import Visitor
from carson.server.db.models import GameTable, Seat
from carson.server.order.kinds import usual_quota
from carson.server.order.rules import Rules
from carson.server.refusal import Refused
from carson.server.settings import Settings
from carson.server.tables.seats import SeatState, needs_nobody
from carson.server.words import later

COUNTED = timedelta(days=1)  # tables opened before are not held against anybody
LATER = 3600  # seconds after which another try may be worth while


class Counted(NamedTuple):
    """Tables of the last day."""

    today: int  # somebody has opened
    going: int  # of these, not over
    bots: int  # opened or left to a bot, going on without people


class Quota:
    """Counts the tables somebody has opened lately; more than so many are refused."""

    def __init__(self, engine: AsyncEngine, settings: Settings, rules: Rules) -> None:
        self.engine = engine
        self.settings = settings
        self.rules = rules
        self._opening: Counter[str] = Counter()  # by person: those that are not stored yet

    @asynccontextmanager
    async def room(self, visitor: Visitor, seats: list[SeatState]) -> AsyncIterator[None]:
        """Hold room for a new table until it is stored."""
        with self._held(visitor):
            await self._check(visitor, needs_nobody(seats))
            yield

    @asynccontextmanager
    async def room_without(self, visitor: Visitor, seats: list[SeatState]) -> AsyncIterator[None]:
        """Hold room for a game that goes on without this person; with others at the table it needs none."""
        with self._held(visitor):
            if all(seat.person == visitor.id for seat in seats if seat.kind == "person"):
                self._check_bots(visitor, (await self._counted(visitor.id)).bots)
            yield

    @contextmanager
    def _held(self, visitor: Visitor) -> Iterator[None]:
        self._opening[visitor.id] += 1
        try:
            yield
        finally:
            self._opening[visitor.id] -= 1
            if not self._opening[visitor.id]:
                del self._opening[visitor.id]

    async def _check(self, visitor: Visitor, bots_only: bool) -> None:
        beside = self._opening[visitor.id] - 1
        counted = await self._counted(visitor.id)
        daily, at_once = self._most("daily-tables", visitor), self._most("tables", visitor)
        if counted.today + beside >= daily:
            raise _refusal(later("refused.tables-today", number=daily), False)
        if counted.going + beside >= at_once:
            raise _refusal(later("refused.many-tables", number=at_once), visitor.login is None)
        if bots_only:
            self._check_bots(visitor, counted.bots)

    def _check_bots(self, visitor: Visitor, bots: int) -> None:
        most = self._most("bot-tables", visitor)
        if bots + self._opening[visitor.id] - 1 >= most:
            raise _refusal(later("refused.many-bot-tables", number=most), visitor.login is None)

    def _most(self, kind: str, visitor: Visitor) -> int:
        """How many somebody may have: what is usual, or what an admin has decided for them."""
        usual = usual_quota(self.settings, kind, visitor.login is None)
        return self.rules.quota(kind, visitor.id, usual)

    async def _counted(self, person: str) -> Counted:
        since = datetime.now(UTC) - COUNTED
        opened = GameTable.host_id == person
        left = GameTable.id.in_(select(Seat.table_id).where(Seat.person_id == person))
        with_people = select(Seat.table_id).where(Seat.kind.in_(("person", "open")))
        going = GameTable.state != "over"
        query = select(
            func.count().filter(opened),
            func.count().filter(opened & going),
            func.count().filter(going & GameTable.id.not_in(with_people)),
        )
        lately = (opened | left) & (GameTable.created > since)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query.select_from(GameTable).where(lately))).one()
        return Counted(*row)


def _refusal(reason: Sentence, is_guest: bool) -> Refused:
    told = later("refused.accounts-have-more", reason=reason) if is_guest else reason
    return Refused(told, "busy", 429, wait=LATER)
