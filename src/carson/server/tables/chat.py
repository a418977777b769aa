"""Chat: what is said at a table, and hurrying whoever is to move."""

from collections import deque
from collections.abc import Iterable
from datetime import UTC, datetime

from msgspec.structs import replace
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.core.language import reading
from carson.core.sentence import read
from carson.server.accounts.names import plain
from carson.server.accounts.sessions import Visitor
from carson.server.db.models import ChatLine
from carson.server.refusal import Refused
from carson.server.tables.connection import Connection, message
from carson.server.tables.table import Table
from carson.server.wire.messages import ChatOut
from carson.server.words import later

KEPT = 200  # lines a newcomer gets


class Chat:
    """The last lines that were said."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lines: deque[ChatOut] = deque(maxlen=KEPT)

    async def say(self, visitor: Visitor, text: str) -> None:
        """Say something to everybody here."""
        table = self.table
        text = plain(text)
        if not text:
            raise Refused(later("field.text"))
        table.services.rules.check_speech(visitor.id)
        if not table.services.chats.spend(visitor.id):
            raise Refused(later("refused.too-fast"), "busy", 429)
        mine = table.mine(visitor.id)
        seat = mine[0] if mine else None
        line = ChatOut(datetime.now(UTC).isoformat(), seat, self._speaker(visitor), text)
        row = {
            "table_id": table.settings.id,
            "person_id": visitor.id,
            "seat": line.seat,
            "name": line.name,
            "text": text,
            "at": datetime.fromisoformat(line.at),
        }
        await table.store((insert(ChatLine), row))
        self.lines.append(line)
        for connection in table.connections:
            self._send(connection, [line])

    def tell(self, connection: Connection) -> None:
        """What was said, for one reader."""
        self._send(connection, self.lines)

    def _send(self, connection: Connection, lines: Iterable[ChatOut]) -> None:
        with reading(connection.language):
            shown = [replace(line, name=read(line.name)) for line in lines]
        connection.push(message("chat", lines=shown))

    def _speaker(self, visitor: Visitor) -> str:
        """The name somebody speaks under, to be stored: the seat's, so that nobody speaks for another."""
        mine = self.table.mine(visitor.id)
        return self.table.seats[mine[0]].name if mine else speaks_as(visitor.name)

    def hurry(self, visitor: Visitor) -> None:
        """Remind whoever is to move; only who plays waits for them, and nobody calls all the time."""
        table = self.table
        if not table.mine(visitor.id):
            raise Refused(later("refused.players-only"), "seat", 403)
        if not table.services.hurries.spend(visitor.id):
            raise Refused(later("refused.too-fast"), "busy", 429)
        waited_for = {table.seats[seat].person for seat in table.actors}
        for connection in table.connections:
            if connection.person in waited_for and connection.person != visitor.id:
                with reading(connection.language):
                    connection.push(message("hurry", name=read(self._speaker(visitor))), "hurry")


def speaks_as(name: str) -> str:
    """What somebody without a seat is called in the chat, to be stored."""
    return later("name.watcher", name=name).stored()


async def said_before(database: AsyncConnection, table_id: str) -> list[ChatOut]:
    """The last lines of a table's chat, oldest first."""
    query = select(ChatLine).where(ChatLine.table_id == table_id).order_by(ChatLine.id.desc())
    rows = (await database.execute(query.limit(KEPT))).all()
    return [
        ChatOut(row.at.replace(tzinfo=UTC).isoformat(), row.seat, row.name, row.text)
        for row in reversed(rows)
    ]
