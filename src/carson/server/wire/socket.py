"""The WebSocket of a table: commands in, updates out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from carson.server.allowance import Allowance
from carson.server.people.people import People
from carson.server.people.sessions import Visitor
from carson.server.refusal import Refused
from carson.server.security import same_origin
from carson.server.settings import Settings
from carson.server.tables import looking_back
from carson.server.tables.connection import Connection
from carson.server.tables.hall import Hall
from carson.server.tables.live import LiveTable
from carson.server.wire.accounts import COOKIE
from carson.server.wire.messages import (
    Act,
    Answer,
    AnyCommand,
    AskBack,
    Chat,
    Explain,
    Hello,
    Hurry,
    PastAt,
    Replace,
    Undo,
)
from carson.server.wire.outbox import message, shared_info
from carson.server.words import say

log = structlog.get_logger()

DECODER = msgspec.json.Decoder(AnyCommand)
LONGEST = 4096  # characters of one message
NOT_FOUND = 4404
TOO_SLOW = 4408


@websocket("/ws/tables/{table_id:str}")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table_id: FromPath[str],
    people: NamedDependency[People],
    hall: NamedDependency[Hall],
    settings: NamedDependency[Settings],
) -> None:
    """One person at one table until either side hangs up."""
    await socket.accept()
    found = await people.sessions.visitor(socket.cookies.get(COOKIE))
    try:
        if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
            raise Refused(say("refused.foreign-page"))
        if found is None:
            raise Refused(say("refused.unknown-you"))
        table = await hall.visible(table_id, found[1].id)
    except Refused as refused:
        await socket.send_bytes(message("refused", id=0, code="seat", reason=refused.reason))
        await socket.close(NOT_FOUND, refused.reason)
        return

    async def send(data: bytes) -> None:
        await socket.send({"type": "websocket.send", "bytes": None, "text": data.decode()})

    connection = Connection(found[1].id, found[1].name, send)
    reader = Reader(
        table, found[1], connection, Allowance(settings.messages_per_second, settings.message_burst)
    )
    listening = asyncio.create_task(reader.listen(socket.receive_data))
    sending = [asyncio.create_task(connection.pump()), asyncio.create_task(connection.lost.wait())]
    tasks = [listening, *sending]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        reader.hang_up(listening)
        for task in sending:
            task.cancel()
        table.depart(connection)
        results = await asyncio.gather(*tasks, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception) and not isinstance(
                result, WebSocketDisconnect | RuntimeError | OSError
            ):
                log.error("socket failed", error=repr(result))
        if connection.lost.is_set():
            await socket.close(TOO_SLOW, say("refused.too-far-behind"))


class Reader:
    """Carries out the commands of one connection."""

    def __init__(
        self, table: LiveTable, visitor: Visitor, connection: Connection, allowance: Allowance
    ) -> None:
        self.table = table
        self.visitor = visitor
        self.connection = connection
        self.allowance = allowance
        self.busy = False
        self.gone = False

    async def listen(self, receive: Callable[..., Awaitable[Any]]) -> None:
        while not self.gone:
            data = await receive(mode="text")
            self.busy = True
            await self.handle(data)
            self.busy = False

    def hang_up(self, listening: asyncio.Task[None]) -> None:
        """Stop, but carry out what was begun: a move that is being stored must still reach the others."""
        self.gone = True
        if not self.busy:
            listening.cancel()

    async def handle(self, data: str | bytes) -> None:
        """Carry out one message; whatever is wrong with it is answered, never raised."""
        number = 0
        try:
            if len(data) > LONGEST:
                raise Refused(say("refused.too-long"))
            command = DECODER.decode(data)
            number = getattr(command, "id", 0)
            if not self.allowance.spend():
                raise Refused(say("refused.too-fast"), "busy")
            await self.carry_out(command, number)
        except Refused as refused:
            self._answer("refused", id=number, code=refused.code, reason=refused.reason)
        except (msgspec.DecodeError, RecursionError) as error:
            self._answer("refused", id=number, code="bad", reason=say("refused.nonsense", error=error))

    def _answer(self, kind: str, **fields: Any) -> None:
        self.connection.push(message(kind, **fields))

    async def carry_out(self, command: AnyCommand, number: int) -> None:
        table, me = self.table, self.visitor.id
        match command:
            case Hello(version):
                self._hello(version)
                return
            case Act(_, seat, action, version):
                await table.act(me, seat, action, version)
            case Undo(_, _, to):
                await table.undo(me, to == "turn")
            case AskBack(_, seat, version):
                await table.council.ask_back(me, seat, version)
            case Answer(_, _, yes):
                await table.council.answer(me, yes)
            case Replace(_, seat):
                await table.council.ask_to_replace(me, seat)
            case Hurry():
                table.company.hurry(self.visitor)
            case Explain(_, _, target):
                self._answer("explanation", id=number, **looking_back.explain(table, me, target))
                return
            case PastAt(_, version):
                self._answer("past", id=number, **msgspec.to_builtins(looking_back.past(table, me, version)))
                return
            case Chat(_, text):
                await table.company.say(self.visitor, text)
        self._answer("accepted", id=number, version=table.version)

    def _hello(self, version: int) -> None:
        """The client says what it has seen and gets the rest."""
        self.connection.seen = version if version <= self.table.version else 0
        self.table.arrive(self.connection)
        self.connection.push(self.table.outbox.update(self.connection, shared_info(self.table)))
        self._answer("chat", lines=list(self.table.company.chat))
        if self.table.council.poll is not None:
            self.table.council.tell()
