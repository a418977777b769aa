"""The keeper: wakes tables when a bot or a clock is due, and lets those sleep that nobody needs.

A table that sleeps is on the disk alone. Its row says where it stands, for lists, and when it is to be woken.
While a table is awake its row may lag behind its log; then the log counts.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import ColumnElement, func, or_, select

from carson.server.db.ledger import commits_in
from carson.server.db.models import Entry, GameTable
from carson.server.db.writer import NotStored
from carson.server.refusal import Refused
from carson.server.tables.expiry import Expiry

if TYPE_CHECKING:
    from carson.server.tables.hall import Hall
    from carson.server.tables.live import LiveTable

log = structlog.get_logger()

CLEAN_EVERY = 3600.0  # seconds
AT_ONCE = 100  # rows in one request to the writer


class Keeper:
    """Looks round from time to time."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.task: asyncio.Task[None] | None = None
        self.unsure = True  # whether there may be rows that do not know where their tables stand

    def start(self) -> None:
        self.task = asyncio.create_task(self._run(), name="keeper")

    async def stop(self) -> None:
        """Let all tables rest, and note where they stand."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        tables = list(self.hall.known.values())
        for table in tables:
            table.rest()
        await self._note(tables)

    async def _run(self) -> None:
        """The door is open meanwhile: whoever asks for a table first gets it first."""
        cleaned = -CLEAN_EVERY
        while True:
            await self._carefully(self.look_round)
            if time.monotonic() - cleaned >= CLEAN_EVERY:
                cleaned = time.monotonic()
                await self._carefully(self.clean_up)
            await asyncio.sleep(self.hall.settings.look_round_every)

    async def _carefully(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Exception:
            log.exception("the keeper stumbled")

    async def look_round(self) -> None:
        """Notice a restored backup; note where tables stand, let some sleep, wake others."""
        if await self._is_replaced():
            with suppress(NotStored):
                await self.hall.writer.store()  # the writer finds out, and says so
        if self.unsure:
            self.unsure = False
            await self._wake_unknown()
        await self._note(list(self.hall.tables.values()))
        long_ago = time.monotonic() - self.hall.settings.sleep_after
        tables = list(self.hall.tables.values())
        await self._let_sleep(
            [one for one in tables if one.touched < long_ago and one.is_idle and not one.is_worth_keeping]
        )
        soon = datetime.now(UTC) + timedelta(seconds=self.hall.settings.look_round_every)
        await self._wake(GameTable.wake_at <= soon)

    async def _is_replaced(self) -> bool:
        """Whether the database counts commits that the writer knows nothing of."""
        async with self.hall.engine.connect() as connection:
            commits = await connection.run_sync(commits_in)
        return commits > self.hall.writer.counted + 1  # one may just be under way

    async def clean_up(self) -> None:
        """Forget what is over its time."""
        hall = self.hall
        expiry = Expiry(hall.settings.guest_days, hall.settings.copy_days)
        tables, guests = await expiry.forget(hall.engine, hall.writer, set(hall.known))
        if tables or guests:
            log.info("forgotten", tables=tables, guests=guests)

    # ---- sleeping

    async def make_room(self) -> None:
        """Before one more table wakes: those not needed for longest sleep when there are too many."""
        tables, most = self.hall.tables, self.hall.settings.tables_kept
        if len(tables) >= most:
            idle = [table for table in tables.values() if table.is_idle]
            idle.sort(key=lambda table: (table.is_worth_keeping, table.touched))
            await self._let_sleep(idle[: len(tables) - most + most // 10 + 1])

    async def _let_sleep(self, tables: list[LiveTable]) -> None:
        """These, if they are still idle. Their rows are told in any case when to wake them."""
        await self._store_standings([table for table in tables if table.is_idle])
        for table in tables:
            if table.is_idle and table.noted == table.version:
                table.rest()
                self.hall.tables.pop(table.card.id, None)

    async def _note(self, tables: list[LiveTable]) -> None:
        """Write into the rows of tables where they stand, as far as these do not know it."""
        news = [table for table in tables if table.noted != table.version]
        await self._store_standings(news)

    async def _store_standings(self, tables: list[LiveTable]) -> None:
        for start in range(0, len(tables), AT_ONCE):
            some = [table for table in tables[start : start + AT_ONCE] if table.is_settled]
            standings = [table.standing() for table in some]
            with suppress(NotStored):  # the log has it all
                await self.hall.writer.store(standings=standings)
                for table, standing in zip(some, standings, strict=True):
                    table.noted = standing.version

    # ---- waking

    async def _wake_unknown(self) -> None:
        """After a crash, or with a restored backup: tables whose row does not know where they stand."""
        last = select(func.coalesce(func.max(Entry.ply), 0)).where(Entry.table_id == GameTable.id)
        unknown = or_(GameTable.actors.is_(None), GameTable.version != last.scalar_subquery())
        await self._wake(unknown)

    async def _wake(self, which: ColumnElement[bool]) -> None:
        """One after the other, so that everybody else has a turn in between."""
        query = select(GameTable.id).where(GameTable.state == "playing").where(which)
        async with self.hall.engine.connect() as connection:
            ids = (await connection.execute(query)).scalars().all()
        for table_id in ids:
            if table_id not in self.hall.tables and table_id not in self.hall.set_aside:
                began = time.monotonic()
                with suppress(Refused):
                    await self.hall.table(table_id)
                await asyncio.sleep(time.monotonic() - began)
