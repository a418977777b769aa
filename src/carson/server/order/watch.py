"""The watch: every process notices what admins have decided, wherever that was, and brings its part in line.

The audit log says that something is new; it is looked at every moment, and at once when a neighbour says so.
So it makes no difference whether a deed came from this process, another one or the command line.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress

import structlog
from sqlalchemy import Row, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.accounts.sessions import Sessions, Visitor
from carson.server.db.models import Person
from carson.server.db.order_rows import Audit, TableOrder
from carson.server.db.storage import Unreachable
from carson.server.db.writer import Statement
from carson.server.homes.homes import Elsewhere
from carson.server.order.facts import read_facts
from carson.server.order.kinds import ASIDE, BAN, CLOSE, DELETE, RENAME
from carson.server.order.lines import OpenLines
from carson.server.order.rules import Rules, banned
from carson.server.refusal import Refused
from carson.server.tables.connection import Connection, message
from carson.server.tables.reading import Unplayable
from carson.server.tables.registry import TableRegistry

log = structlog.get_logger()

NEWEST = 50  # rows of the log that are compared: of several at once the last may be seen first
BANNED = 4403  # the code a line is closed with


class Watch:
    """Looks at the log, and carries out what is new."""

    def __init__(self, rules: Rules, tables: TableRegistry, sessions: Sessions, lines: OpenLines) -> None:
        self.rules = rules
        self.tables = tables
        self.services = tables.services
        self.sessions = sessions
        self.lines = lines
        self.on_decided: Callable[[], None] = lambda: None  # tells other processes
        self._seen: list[int] | None = None  # the newest rows of the log
        self._unsettled = True  # orders at tables may be left to carry out
        self._waiting: set[int] = set()  # orders that could not be carried out, as the host knows
        self._looking = asyncio.Lock()
        self._now = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.look()
        self._task = asyncio.create_task(self._run(), name="watch")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def forget(self) -> None:
        """Another database is in place."""
        self._seen = None
        self.look_now()

    async def decided(self) -> None:
        """An admin has decided something here."""
        self.on_decided()
        await self.look()

    def look_now(self) -> None:
        """Somebody says that there is something new."""
        self._now.set()

    async def _run(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._now.wait(), self.services.settings.watch_every)
            self._now.clear()
            try:
                await self.look()
            except Unreachable:
                pass  # the next time, then
            except Exception:
                log.exception("the watch stumbled")

    async def look(self) -> None:
        async with self._looking:
            async with self.services.engine.connect() as connection:
                await self._learn(connection)
            if self._unsettled:
                self._unsettled = False
                await self._see_to_tables()
            self._close_lines()

    async def _learn(self, connection: AsyncConnection) -> None:
        """Read all facts anew when there is a row in the log that was not seen."""
        query = select(Audit.id, Audit.person_id).order_by(Audit.id.desc()).limit(NEWEST)
        rows = (await connection.execute(query)).all()
        seen = [row.id for row in rows]
        if seen == self._seen:
            return
        before = self.rules.announced
        self.rules.facts = await read_facts(connection)
        known = set(seen if self._seen is None else self._seen)
        await self._hear_of(connection, {row.person_id for row in rows if row.id not in known} - {""})
        self._seen = seen
        self._unsettled = True
        if self.rules.announced != before:
            self.lines.tell_all(self.tell_announced)

    async def _hear_of(self, connection: AsyncConnection, people: set[str]) -> None:
        """Their names may have changed."""
        rows = await connection.execute(select(Person).where(Person.id.in_(people))) if people else ()
        for row in rows:
            self.sessions.hear_of(Visitor(row.id, row.name, row.login))

    def _close_lines(self) -> None:
        for person in self.lines.people:
            held = self.rules.held(BAN, person)
            if held is not None:
                self.lines.close(person, BANNED, banned(held))

    def greet(self, connection: Connection) -> None:
        """Somebody has come to a table."""
        if self.rules.announced:
            self.tell_announced(connection)

    def tell_announced(self, connection: Connection) -> None:
        """What is announced now, for somebody at a table."""
        connection.push(message("announced", lines=self.rules.announced), "announced")

    # ---- orders at tables

    async def _see_to_tables(self) -> None:
        """Whatever is ordered at tables that live here or nowhere; the others are seen to elsewhere."""
        async with self.services.engine.connect() as connection:
            orders = (await connection.execute(select(TableOrder).order_by(TableOrder.id))).all()
        for order in orders:
            try:
                await self._carry_out(order)
            except Elsewhere:
                continue
            except Refused as refused:
                if order.id not in self._waiting:
                    log.warning("an order at a table waits", table=order.table_id, reason=refused.reason)
                self._waiting.add(order.id)
                self._unsettled = True

    async def _carry_out(self, order: Row[TableOrder]) -> None:
        done: Statement = (delete(TableOrder).where(TableOrder.id == order.id), None)
        if order.kind == DELETE:
            await self.tables.delete(order.table_id)
            return
        reason = order.text if order.kind == CLOSE else None
        try:
            table = await self.tables.table(order.table_id)
        except Unplayable:
            await self.tables.close_set_aside(order.table_id, reason, done)
            return
        if order.kind == CLOSE:
            await table.orders.close(order.text, done)
        elif order.kind == ASIDE:
            await table.orders.set_aside(order.person_id, done)
        elif order.kind == RENAME:
            await table.orders.rename(order.person_id, order.old, order.text, done)
