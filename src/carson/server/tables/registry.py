"""The table registry: finds every table of the server, awake or on the disk."""

import asyncio
import time
from collections.abc import Sequence
from contextlib import nullcontext, suppress
from weakref import WeakValueDictionary

import structlog
from sqlalchemy import update

from carson.core.sentence import read
from carson.server.db.models import GameTable
from carson.server.db.writer import NotStored, Statement
from carson.server.homes.homes import Elsewhere
from carson.server.refusal import Refused
from carson.server.tables.awake import AwakeTables
from carson.server.tables.expiry import deletion_of
from carson.server.tables.info import info_for, stored_info
from carson.server.tables.live import LiveTable
from carson.server.tables.reading import Unplayable, read_table
from carson.server.tables.seats import SeatState
from carson.server.tables.services import Services
from carson.server.tables.settings import TableSettings, may_see
from carson.server.tables.stored import DAMAGED, stored_table
from carson.server.wire.messages import TableInfo
from carson.server.words import later

log = structlog.get_logger()

RESTORED = 4410  # the code a line is closed with when a backup was put back, or its table lives elsewhere
DELETED = 4404  # and when the table is gone


class TableRegistry:
    """Gives the table of an id to those who may see it, and reads it from the disk if need be."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.awake = AwakeTables(services)
        self.set_aside: dict[str, Unplayable] = {}  # tables that cannot be played here, as far as it came out
        self.unsure = True  # whether there may be rows that do not know where their tables stand
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by table
        services.on_outdated = self.let_go

    async def table(self, table_id: str) -> LiveTable:
        """The table of that id; Unplayable when it is set aside."""
        table = self.awake.tables.get(table_id) or await self._wake(table_id)
        table.touched = time.monotonic()
        return table

    async def _wake(self, table_id: str) -> LiveTable:
        async with self.alone(table_id):
            if table_id in self.set_aside:
                known = self.set_aside[table_id]
                raise Unplayable(known.stored, known.trouble)
            if table_id in self.awake.tables:
                return self.awake.tables[table_id]
            await self.awake.make_room()
            table = self.awake.known.get(table_id) or await self._take_in(table_id)
            self.awake.keep(table)
            return table

    def alone(self, table_id: str) -> asyncio.Lock:
        """One at a time reads a table from the disk, changes it there, or deletes it."""
        return self._loading.setdefault(table_id, asyncio.Lock())

    async def _take_in(self, table_id: str) -> LiveTable:
        """The table lives here from now on; Elsewhere when it lives in another process."""
        fence = await self.services.homes.claim(table_id)
        try:
            return await self._read(table_id, fence)
        except BaseException:
            self.services.homes.leave([table_id])
            raise

    def let_go(self, tables: Sequence[str]) -> None:
        """These live in another process by now; whoever looks at one here looks again."""
        for table_id in tables:
            live = self.awake.known.get(table_id)
            self.awake.drop(table_id)
            if live is not None:
                live.end(later("refused.moved"), RESTORED)

    async def _read(self, table_id: str, fence: int | None) -> LiveTable:
        try:
            table = await read_table(self.services, table_id)
            table.fence = fence
            if fence is not None:
                table.nobody_is_here()
        except Unplayable as error:
            self.set_aside[table_id] = error
            log.warning("table set aside", table=table_id, reason=read(error.trouble.reason))
            if error.trouble.kind == DAMAGED and error.stored.mark != error.trouble.reason:
                error.stored.mark = error.trouble.reason
                row = update(GameTable).where(GameTable.id == table_id).values(trouble=error.trouble.reason)
                with suppress(NotStored):
                    await self.services.writer.store((row, None))
            raise
        await table.play.mend()
        return table

    async def visible(self, table_id: str, person: str, invite: str = "") -> LiveTable:
        """The table, if this person may see it. Whether it exists is nobody else's business."""
        try:
            table = await self.table(table_id)
        except Unplayable as error:
            _check_sight(error.stored.settings, error.stored.seats, person, invite)
            raise
        _check_sight(table.settings, table.seats, person, invite)
        await table.settled()
        return table

    async def info(self, table_id: str, person: str, invite: str = "") -> TableInfo:
        """What somebody who may see a table may know about it, be it played or set aside."""
        try:
            return info_for(await self.visible(table_id, person, invite), person)
        except Unplayable as error:
            return stored_info(self.services, error.stored, person)
        except Elsewhere as error:
            return await self.services.homes.info(error.process, table_id, person, invite)

    async def delete_copy(self, table_id: str, person: str) -> None:
        """Somebody's own copy is gone."""
        async with self.services.engine.connect() as connection:
            stored = await stored_table(connection, table_id)
        _check_sight(stored.settings, stored.seats, person, "")
        if not stored.settings.forked or stored.settings.host != person:
            raise Refused(later("refused.own-copies"), status=403)
        await self.delete(table_id)

    async def delete(self, table_id: str) -> None:
        """A table is gone, from the disk and for everybody who looks at it."""
        async with self.alone(table_id):
            live = self.awake.known.get(table_id)
            if live is None:
                await self.services.homes.claim(table_id)  # who has it deletes it
            async with live.queue if live is not None else nullcontext():
                await self.services.writer.store(*deletion_of([table_id]))
                self.forget(table_id)
                if live is not None:
                    live.end(later("refused.no-table"), DELETED)

    async def close_set_aside(self, table_id: str, reason: str | None, done: Statement) -> None:
        """Whatever was ordered at a table that cannot be played is done; with a reason it is over."""
        closing = update(GameTable).where(GameTable.id == table_id)
        values = {"state": "over", "abandoned": True, "closed": reason}
        await self.services.writer.store(*([] if reason is None else [(closing.values(values), None)]), done)
        self.set_aside.pop(table_id, None)

    def forget(self, table_id: str) -> None:
        """What is known of a table counts no more: it is gone, or to be read anew."""
        self.awake.drop(table_id)
        self.set_aside.pop(table_id, None)

    def start_anew(self) -> None:
        """Another database is in place: nothing known counts, and whoever looks at a table looks again."""
        for table in list(self.awake.known.values()):
            table.end(later("refused.restored"), RESTORED)
        self.awake.clear()
        self.set_aside.clear()
        self.unsure = True
        log.warning("another database was put in place")


def _check_sight(settings: TableSettings, seats: list[SeatState], person: str, invite: str) -> None:
    if person in settings.removed:
        raise Refused(later("refused.removed"), "removed", 403)
    if not may_see(settings, seats, person, invite):
        raise Refused(later("refused.no-table"), status=404)
