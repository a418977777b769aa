"""Quotas: how many tables a person may have open, so that nobody fills the server alone."""

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from carson.core.sentence import Sentence
from carson.server.accounts.sessions import Visitor
from carson.server.db.models import GameTable, Seat
from carson.server.refusal import Refused
from carson.server.settings import Settings
from carson.server.tables.seats import SeatState, needs_nobody
from carson.server.words import later

COUNTED = timedelta(days=1)  # tables opened before are not held against anybody
LATER = 3600  # seconds after which another try may be worth while


class Quota:
    """Counts the tables somebody has opened lately; more than so many are refused."""

    def __init__(self, engine: AsyncEngine, settings: Settings) -> None:
        self.engine = engine
        self.settings = settings
        self._opening: Counter[str] = Counter()  # by person: those that are not stored yet

    @asynccontextmanager
    async def room(self, visitor: Visitor, seats: list[SeatState]) -> AsyncIterator[None]:
        """Hold room for a new table until it is stored."""
        self._opening[visitor.id] += 1
        try:
            await self._check(visitor, needs_nobody(seats))
            yield
        finally:
            self._opening[visitor.id] -= 1
            if not self._opening[visitor.id]:
                del self._opening[visitor.id]

    async def _check(self, visitor: Visitor, bots_only: bool) -> None:
        settings, is_guest = self.settings, visitor.login is None
        beside = self._opening[visitor.id] - 1
        today, going, bots = await self._counted(visitor.id)
        if today + beside >= settings.tables_per_day:
            raise _refusal(later("refused.tables-today", number=settings.tables_per_day), False)
        most = settings.tables_per_guest if is_guest else settings.tables_per_account
        if going + beside >= most:
            raise _refusal(later("refused.many-tables", number=most), is_guest)
        most = settings.bot_tables_per_guest if is_guest else settings.bot_tables_per_account
        if bots_only and bots + beside >= most:
            raise _refusal(later("refused.many-bot-tables", number=most), is_guest)

    async def _counted(self, person: str) -> tuple[int, int, int]:
        """The tables a person has opened within a day, those not over, and those of them without people."""
        since = datetime.now(UTC) - COUNTED
        mine = (GameTable.host_id == person) & (GameTable.created > since)
        with_people = select(Seat.table_id).where(Seat.kind.in_(("person", "open")))
        going = GameTable.state != "over"
        alone = going & GameTable.id.not_in(with_people)
        query = select(func.count(), func.count().filter(going), func.count().filter(alone))
        async with self.engine.connect() as connection:
            row = (await connection.execute(query.select_from(GameTable).where(mine))).one()
        return row[0], row[1], row[2]


def _refusal(reason: Sentence, is_guest: bool) -> Refused:
    told = later("refused.accounts-have-more", reason=reason) if is_guest else reason
    return Refused(told, "busy", 429, wait=LATER)
