"""Running time: the seconds this server has run since it was first started; of many processes, any of them.

Clocks and absence go by it. It stands still while the server is down, and does not care what becomes of the
time of day. It is stored every few seconds; what a crash takes is given back.
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from carson.server.db.models import Running, Seat
from carson.server.db.writer import NotStored, Statement, Writer
from carson.server.homes.homes import Homes

BEAT = 15.0  # seconds between two times it is stored


class RunningTime:
    """Tells the running time, and stores it together with who left which table when."""

    def __init__(
        self, engine: AsyncEngine, writer: Writer, homes: Homes, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.engine = engine
        self.writer = writer
        self.homes = homes
        self.clock = clock
        self._before = 0.0  # seconds of earlier runs
        self._started = clock()
        self._beating: asyncio.Task[None] | None = None
        self._left: dict[tuple[str, str], float | None] = {}  # by table and person, since it was last stored

    def now(self) -> float:
        return self._before + self.clock() - self._started

    def note(self, table: str, person: str, left_at: float | None) -> None:
        """Somebody has left a table, or with None has come to it."""
        self._left[table, person] = left_at

    async def start(self) -> None:
        """Go on where the last run ended; whoever was here then has left."""
        async with self.engine.connect() as connection:
            stored = (await connection.execute(select(Running.seconds))).scalar() or 0.0
        self._before, is_first = await self.homes.began(stored)
        self._started = self.clock()
        if is_first:
            await self._all_have_left()
        self._beating = asyncio.create_task(self._beat(), name="running time")

    async def _all_have_left(self) -> None:
        here = Seat.left_at.is_(None) & Seat.person_id.is_not(None)
        with suppress(NotStored):  # on a full disk they count as here until somebody comes
            await self.writer.store((update(Seat).where(here).values(left_at=self._before), None))

    async def stop(self) -> None:
        if self._beating is not None:
            self._beating.cancel()
        await self.store()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            await self.store()

    async def store(self) -> None:
        """Put it on the disk; what cannot be stored now is stored the next time."""
        news, self._left = self._left, {}
        try:
            seconds: Statement = (update(Running).values(seconds=self.now()), None)
            await self.writer.store(seconds, *(_row(*who, left_at) for who, left_at in news.items()))
        except NotStored:
            self._left = {**news, **self._left}


def _row(table: str, person: str, left_at: float | None) -> Statement:
    where = (Seat.table_id == table) & (Seat.person_id == person)
    return update(Seat).where(where).values(left_at=left_at), None
