"""The tables that are awake. Those that nobody needs are let sleep: then they are on the disk alone.

The row of a table that sleeps says where it stands, for lists, and when it is to be woken. While a table is
awake its row may lag behind its log; then the log counts.
"""

from contextlib import suppress
from weakref import WeakValueDictionary

from carson.server.db.writer import NotStored, Outdated
from carson.server.tables.live import LiveTable
from carson.server.tables.services import Services

AT_ONCE = 100  # rows in one request to the writer


class AwakeTables:
    """Keeps tables in memory for as long as they are needed."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables: dict[str, LiveTable] = {}
        self.known: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()  # all there are, resting too

    def keep(self, table: LiveTable) -> None:
        """Hold a table in memory, and let its bots go on."""
        self.tables[table.settings.id] = self.known[table.settings.id] = table
        table.wake_bots()

    def drop(self, table_id: str) -> None:
        self.tables.pop(table_id, None)
        self.known.pop(table_id, None)
        self.services.homes.leave([table_id])

    def clear(self) -> None:
        self.services.homes.leave(list(self.tables))
        self.tables.clear()
        self.known.clear()

    async def make_room(self) -> None:
        """Before one more table wakes: those not needed for longest sleep when there are too many."""
        tables, most = self.tables, self.services.settings.tables_kept
        if len(tables) >= most:
            idle = [table for table in tables.values() if table.is_idle]
            idle.sort(key=lambda table: (table.is_worth_keeping, table.touched))
            await self.let_sleep(idle[: len(tables) - most + most // 10 + 1])

    async def let_sleep(self, tables: list[LiveTable]) -> None:
        """These, if they are still idle. Their rows are told in any case when to wake them."""
        await self._store_standings([table for table in tables if table.is_idle])
        for table in tables:
            if table.is_idle and table.noted == table.version:
                table.rest()
                self._let_go(table)

    def _let_go(self, table: LiveTable) -> None:
        """A table that may live elsewhere next is read anew when it comes back."""
        self.tables.pop(table.settings.id, None)
        if table.fence is not None:
            self.drop(table.settings.id)

    async def note(self, tables: list[LiveTable]) -> None:
        """Write into the rows of tables where they stand, as far as these do not know it."""
        await self._store_standings([table for table in tables if table.noted != table.version])

    async def rest(self) -> None:
        """Let all tables rest, and note where they stand."""
        tables = list(self.known.values())
        for table in tables:
            table.rest()
        await self.note(tables)

    async def _store_standings(self, tables: list[LiveTable]) -> None:
        for start in range(0, len(tables), AT_ONCE):
            some = [table for table in tables[start : start + AT_ONCE] if table.is_settled]
            standings = [table.play.standing() for table in some]
            fences = [fence for table in some for fence in table.fences]
            with suppress(NotStored):  # the log has it all
                try:
                    await self.services.writer.store(standings=standings, fences=fences)
                except Outdated as error:
                    self.services.on_outdated(error.tables)
                    raise
                for table, standing in zip(some, standings, strict=True):
                    table.noted = standing.version
