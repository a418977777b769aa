"""The keeper: from time to time it wakes tables at which a bot or a clock is due, and lets others sleep."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta

import structlog
from sqlalchemy import ColumnElement, func, or_, select

from carson.server.db.ledger import commits_in
from carson.server.db.models import Entry, GameTable
from carson.server.db.storage import Unreachable
from carson.server.db.writer import NotStored
from carson.server.refusal import Refused
from carson.server.tables.expiry import Expiry
from carson.server.tables.registry import TableRegistry

log = structlog.get_logger()

CLEAN_EVERY = 3600.0  # seconds


class Keeper:
    """Looks round from time to time."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.awake = registry.awake
        self.services = registry.services
        self.tasks: list[asyncio.Task[None]] = []
        self._news = asyncio.Event()  # there is a reason to look round now

    def start(self) -> None:
        self.tasks = [
            asyncio.create_task(self._run(), name="keeper"),
            asyncio.create_task(self._watch_clocks(), name="clocks"),
        ]

    async def stop(self) -> None:
        """Let all tables rest; everything played is stored."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.awake.rest()

    async def _watch_clocks(self) -> None:
        while True:
            await self._carefully(self._see_to_time)
            await asyncio.sleep(self.services.settings.clocks_every)

    async def _see_to_time(self) -> None:
        """Where somebody's time is up, what the table was made for happens at once."""
        for table in [one for one in self.awake.tables.values() if one.time_up.due() is not None]:
            with suppress(NotStored):  # the next time, then
                await table.time_up.see_to_it()

    async def _run(self) -> None:
        """The door is open meanwhile: whoever asks for a table first gets it first."""
        cleaned = -CLEAN_EVERY
        while True:
            await self._carefully(self.look_round)
            if time.monotonic() - cleaned >= CLEAN_EVERY:
                cleaned = time.monotonic()
                await self._carefully(self.clean_up)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), self.services.settings.look_round_every)
            self._news.clear()

    def look_now(self) -> None:
        """Tables may wait for somebody to wake them: another process has died or stopped."""
        self.registry.unsure = True
        self._news.set()

    async def _carefully(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Unreachable:
            log.warning("the keeper waits for the database")
        except Exception:
            log.exception("the keeper stumbled")

    async def look_round(self) -> None:
        """Notice a restored backup; note where tables stand, let some sleep, wake others."""
        settings = self.services.settings
        if await self._is_replaced():
            with suppress(NotStored):
                await self.services.writer.store()  # the writer finds out, and says so
        if self.registry.unsure:
            self.registry.unsure = False
            await self._wake_unknown()
        await self.awake.note(list(self.awake.tables.values()))
        long_ago = time.monotonic() - settings.sleep_after
        tables = list(self.awake.tables.values())
        await self.awake.let_sleep(
            [one for one in tables if one.touched < long_ago and one.is_idle and not one.is_worth_keeping]
        )
        soon = datetime.now(UTC) + timedelta(seconds=settings.look_round_every)
        await self._wake(GameTable.wake_at <= soon)

    async def _is_replaced(self) -> bool:
        """Whether the database counts commits that the writer knows nothing of."""
        writer = self.services.writer
        if self.services.settings.redis_url:
            return False  # many count, each for itself; the writer finds out with its next commit
        async with self.services.engine.connect() as connection:
            commits = await connection.run_sync(commits_in)
        return commits > writer.counted + writer.busy  # one may just be under way

    async def clean_up(self) -> None:
        """Forget what is over its time."""
        services = self.services
        expiry = Expiry(services.settings.guest_days, services.settings.copy_days)
        tables, guests = await expiry.forget(services.engine, services.writer, self._awake)
        if tables or guests:
            log.info("forgotten", tables=tables, guests=guests)

    async def _awake(self, tables: list[str]) -> set[str]:
        """Those of these tables that are awake, here or in another process."""
        return set(self.awake.known) | await self.services.homes.taken(tables)

    # ---- waking

    async def _wake_unknown(self) -> None:
        """After a crash, or with a restored backup: tables whose row does not know where they stand."""
        last = select(func.coalesce(func.max(Entry.ply), 0)).where(Entry.table_id == GameTable.id)
        unknown = or_(GameTable.actors.is_(None), GameTable.version != last.scalar_subquery())
        await self._wake(unknown)

    async def _wake(self, which: ColumnElement[bool]) -> None:
        """One after the other, so that everybody else has a turn in between."""
        query = select(GameTable.id).where(GameTable.state == "playing").where(which)
        async with self.services.engine.connect() as connection:
            ids = (await connection.execute(query)).scalars().all()
        taken = await self.services.homes.taken(ids)
        for table_id in ids:
            if table_id in taken:
                continue
            if table_id not in self.awake.tables and table_id not in self.registry.set_aside:
                began = time.monotonic()
                with suppress(Refused):
                    await self.registry.table(table_id)
                await asyncio.sleep(time.monotonic() - began)
