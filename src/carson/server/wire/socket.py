"""The WebSocket of a table: commands in, updates out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from carson.core.language import READER, reading
from carson.server.accounts.accounts import Accounts
from carson.server.accounts.sessions import Visitor
from carson.server.door.addresses import client_of
from carson.server.door.websocket import HungUp, line_of
from carson.server.homes.homes import Elsewhere
from carson.server.metrics import Metrics
from carson.server.order.watch import BANNED, Watch
from carson.server.refusal import Refused
from carson.server.security import same_origin
from carson.server.settings import Settings
from carson.server.tables.connection import TOO_SLOW, Connection, message
from carson.server.tables.registry import TableRegistry
from carson.server.tables.seat_changes import REMOVED
from carson.server.wire.accounts import COOKIE
from carson.server.wire.commands import Act, AnyCommand
from carson.server.wire.far import FarLines
from carson.server.wire.near import Near, Place, obey
from carson.server.wire.reader import language_of
from carson.server.wire.traffic import Traffic
from carson.server.words import later, say

log = structlog.get_logger()

GONE = (HungUp, RuntimeError, OSError)  # what sending and receiving raise once a line is cut
DECODER = msgspec.json.Decoder(AnyCommand)
LONGEST = 4096  # characters of one message
CLOSING = 1.0  # seconds to say farewell to somebody who may not be reading
SIGNED_OUT = 4401
NOT_FOUND = 4404
FLOOD = 4429
CODES = {"busy": FLOOD, "banned": BANNED, "removed": REMOVED}

AnySocket = WebSocket[Any, Any, Any]


@websocket("/ws/tables/{table_id:str}")
async def table_socket(
    socket: AnySocket,
    table_id: FromPath[str],
    accounts: NamedDependency[Accounts],
    tables: NamedDependency[TableRegistry],
    settings: NamedDependency[Settings],
    traffic: NamedDependency[Traffic],
    metrics: NamedDependency[Metrics],
    far_lines: NamedDependency[FarLines | None],
    watch: NamedDependency[Watch],
) -> None:
    """One person at one table until either side hangs up."""
    await socket.accept()
    with reading(language_of(socket.headers)):
        await _serve(socket, table_id, accounts, tables, settings, traffic, metrics, far_lines, watch)


async def _serve(
    socket: AnySocket,
    table_id: str,
    accounts: Accounts,
    tables: TableRegistry,
    settings: Settings,
    traffic: Traffic,
    metrics: Metrics,
    far_lines: FarLines | None,
    watch: Watch,
) -> None:
    try:
        session, visitor = await _who(socket, accounts)
        connection = _connection(socket, visitor)
        reader = Reader(visitor, connection, traffic, metrics)
        try:
            table = await tables.visible(table_id, visitor.id)
            reader.place = Near(table, visitor, connection)
        except Elsewhere as there:
            assert far_lines is not None
            reader.place = far_lines.place(there.process, table_id, reader)

        def sign_out() -> None:
            connection.let_go(SIGNED_OUT, say("refused.signed-out"))

        watching = accounts.sessions.watching(session, sign_out)
        with traffic.line(visitor.id), watching, watch.lines.here(connection):
            watch.greet(connection)
            await _attend(socket, reader, settings)
    except Refused as refused:
        await socket.send_bytes(message("refused", id=0, code="seat", reason=refused.reason))
        await socket.close(CODES.get(refused.code, NOT_FOUND), refused.reason)


async def _who(socket: AnySocket, accounts: Accounts) -> tuple[str, Visitor]:
    """The session and the person of a line."""
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
        raise Refused(later("refused.foreign-page"))
    found = await accounts.sessions.visitor(socket.cookies.get(COOKIE))
    if found is None:
        raise Refused(later("refused.unknown-you"))
    return found


def _connection(socket: AnySocket, visitor: Visitor) -> Connection:
    return Connection(visitor.id, client_of(socket.scope), line_of(socket.scope), READER.get())


async def _attend(socket: AnySocket, reader: Reader, settings: Settings) -> None:
    """Carry out what comes in and send what there is to tell, until either side hangs up."""
    connection = reader.connection
    listening = asyncio.create_task(reader.listen(line_of(socket.scope).hear))
    losing = asyncio.create_task(connection.lost.wait())
    tasks: list[asyncio.Task[Any]] = [listening, losing]
    deadline = asyncio.get_running_loop().call_later(settings.hello_within, reader.end_silence)
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        deadline.cancel()
        reader.hang_up(listening)
        losing.cancel()
        reader.place.depart()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception) and not isinstance(result, GONE):
                log.error("socket failed", error=repr(result))
        if connection.lost.is_set():
            await _farewell(socket, *connection.farewell)


async def _farewell(socket: AnySocket, code: int, reason: str) -> None:
    """Say why, if the other side can still hear it; the door closes the line in any case."""
    with suppress(*GONE, TimeoutError):
        await asyncio.wait_for(socket.close(code, reason), CLOSING)


class Reader:
    """Hears what comes over one line, and has it carried out where the table lives."""

    place: Place

    def __init__(self, visitor: Visitor, connection: Connection, traffic: Traffic, metrics: Metrics) -> None:
        self.visitor = visitor
        self.connection = connection
        self.traffic = traffic
        self.metrics = metrics
        self.busy = False
        self.gone = False
        self.too_fast = 0  # messages refused for coming too fast, one after the other

    async def listen(self, hear: Callable[[], Awaitable[str]]) -> None:
        while not self.gone:
            data = await hear()
            self.busy = True
            await self.handle(data)
            self.busy = False
            await asyncio.sleep(0)  # the others first

    def hang_up(self, listening: asyncio.Task[None]) -> None:
        """Stop, but carry out what was begun: a move that is being stored must still reach the others."""
        self.gone = True
        if not self.busy:
            listening.cancel()

    def end_silence(self) -> None:
        """Whoever has not said hello by now is not coming."""
        if not self.place.greeted:
            self.connection.let_go(TOO_SLOW, say("refused.silent"))

    async def handle(self, data: str | bytes) -> None:
        """Carry out one message; whatever is wrong with it is answered, never raised."""
        number = 0
        try:
            self._count()
            if len(data) > LONGEST:
                raise Refused(later("refused.too-long"))
            command = DECODER.decode(data)
            number = getattr(command, "id", 0)
            if self.too_fast:
                raise Refused(later("refused.too-fast"), "busy")
            began = time.perf_counter()
            with self.metrics.traces.span(type(command).__name__.lower()):
                await obey(self.place, self.connection, command)
            if isinstance(command, Act):
                self.metrics.moves.observe(time.perf_counter() - began)
        except Refused as refused:
            self._answer("refused", id=number, code=refused.code, reason=refused.reason)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._answer("refused", id=number, code="bad", reason=say("refused.nonsense", error=error))

    def _count(self) -> None:
        """Count the message; who goes on although nothing is carried out any more is let go."""
        may_send = self.traffic.may_send(self.visitor.id, self.connection.address)
        self.too_fast = 0 if may_send else self.too_fast + 1
        if self.too_fast > self.traffic.burst:
            self.connection.let_go(FLOOD, say("refused.flood"))

    def _answer(self, kind: str, **fields: Any) -> None:
        self.connection.push(message(kind, **fields))
