"""Sharing: a finished game has a link for everybody, once a player wants it and until one takes it back."""

import secrets
from datetime import UTC, datetime

import msgspec
from sqlalchemy import delete, insert, select

from carson.server.db.models import Share
from carson.server.refusal import Refused
from carson.server.tables.connection import ENCODER
from carson.server.tables.live import LiveTable
from carson.server.tables.moment import Moment
from carson.server.tables.reading import Unplayable
from carson.server.tables.registry import TableRegistry
from carson.server.tables.seats import needs_nobody
from carson.server.tables.table import Table
from carson.server.words import later

WATCHER = ""  # nobody: who looks at a shared game has no seat and no name
CODE_BYTES = 12


class Sharing:
    """The links of all tables. They lead to finished games alone: nothing secret is ever behind one."""

    def __init__(self, tables: TableRegistry) -> None:
        self.tables = tables
        self.services = tables.services

    async def code_of(self, table: Table) -> str | None:
        """The code of a table's link; None when it has none."""
        query = select(Share.code).where(Share.table_id == table.settings.id)
        async with self.services.engine.connect() as connection:
            found: str | None = (await connection.execute(query)).scalar()
        return found

    async def share(self, table: LiveTable, person: str) -> str:
        """The code of the table's link, which is made if there is none."""
        _check(table, person)
        async with table.queue:
            found = await self.code_of(table)
            if found is None:
                found = secrets.token_urlsafe(CODE_BYTES)
                row = {"code": found, "table_id": table.settings.id, "created": datetime.now(UTC)}
                await table.store((insert(Share), row))
        return found

    async def withdraw(self, table: LiveTable, person: str) -> str:
        """Nobody gets in any more by the link there was; its code, empty when there was none."""
        _check(table, person)
        async with table.queue:
            code = await self.code_of(table) or ""
            await table.store((delete(Share).where(Share.table_id == table.settings.id), None))
        return code

    async def table_of(self, code: str) -> LiveTable:
        """The finished game behind a link; refused when there is none, or none any more."""
        async with self.services.engine.connect() as connection:
            query = select(Share.table_id).where(Share.code == code)
            table_id = (await connection.execute(query)).scalar()
        if table_id is None:
            raise Refused(later("refused.not-shared"), status=404)
        try:
            table = await self.tables.table(table_id)
        except Unplayable:
            raise Refused(later("refused.not-shared"), status=404) from None
        if table.settings.state != "over":
            raise Refused(later("refused.not-shared"), status=404)
        await table.settled()
        return table


def may_share(table: Table, person: str) -> bool:
    """Whether a game is somebody's to share: who played it, or let bots play it."""
    return bool(table.mine(person)) or (table.settings.host == person and needs_nobody(table.seats))


def _check(table: Table, person: str) -> None:
    if table.settings.state != "over" or table.settings.abandoned:
        raise Refused(later("refused.not-over"), "stale", 409)
    if not may_share(table, person):
        raise Refused(later("refused.players-only"), "seat", 403)


def shown(table: LiveTable, code: str) -> bytes:
    """What a watcher is shown, as the update of a WebSocket; the table goes by the code of its link."""
    update = Moment(table).for_reader(WATCHER)
    update.table = msgspec.structs.replace(update.table, id=code, rematch=None, hints=None)
    return ENCODER.encode(update)
