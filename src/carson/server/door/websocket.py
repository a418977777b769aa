"""A WebSocket on one line: uvicorn's protocol with bounds for what a rude guest sends or does not read."""

import logging
import struct
from asyncio.transports import BaseTransport
from collections.abc import Callable, Mapping
from http import HTTPStatus
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from carson.server.door.lines import Lines

UNHEARD = 256  # messages that may wait to be carried out
PIECES = 64  # of one message
CLOSING = 2.0  # seconds to answer our farewell
LINE = "carson.line"  # the extension of a scope that has its line
TEXT = 0x81  # the first byte of a whole message of text
SHORT, LONG = 126, 1 << 16  # bytes from which on the length of a message takes two more bytes, or eight


class HungUp(Exception):
    """The other side has hung up."""


class SocketLine(WebSocketsSansIOProtocol):
    """Whoever sends without end or does not listen loses the line.

    What a table tells goes straight to the transport, past the wrappers of ASGI: it is the same few bytes of
    frame before every message, and most of what a server has to say. What people say comes the same way.
    """

    def __init__(self, *args: Any, lines: Lines, **named: Any) -> None:
        super().__init__(*args, **named)
        self.lines = lines
        self.close_timeout = CLOSING
        self.conn = Handshake(self.default_headers, self.config.ws_max_size)
        self.on_ready: Callable[[], None] = _nobody_waits

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            cast("dict[str, Any]", self.scope["extensions"])[LINE] = self

    def is_ready(self) -> bool:
        return self.writable.is_set()

    def send_texts(self, texts: list[bytes]) -> bool:
        """Send messages of text that are UTF-8 already; False when nobody hears them any more."""
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.transport.write(b"".join([part for text in texts for part in (_head(len(text)), text)]))
        return True

    async def hear(self) -> str:
        """The next message, empty if it is no text; HungUp when there will be none."""
        event: Any = await self.receive()
        if event["type"] != "websocket.receive":
            raise HungUp
        return event.get("text") or ""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        line = self.lines.open.get(self.transport)
        if line is not None:
            line.deadline = None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.on_ready = _nobody_waits
        self.lines.leave(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.on_ready()
        line = self.lines.open.get(self.transport)
        if line is not None:
            line.moved = self.lines.now()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # with a no

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= PIECES:
            self._end(CloseCode.MESSAGE_TOO_BIG)
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # who does not read needs no answer either

    def send_receive_event_to_app(self) -> None:
        if self.queue.qsize() >= UNHEARD:
            self._end(CloseCode.POLICY_VIOLATION)
        elif self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self._end(CloseCode.INVALID_DATA)
        else:
            super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:  # nonsense before the handshake was answered
            self.handshake_complete = self.disconnected = True
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def _end(self, code: CloseCode) -> None:
        self.frames = []
        if not self.close_sent and not self.transport.is_closing():
            if self.conn.state is State.OPEN:
                self.conn.send_close(code)
            self.handle_parser_exception()


class Handshake(ServerProtocol):
    """Answers every request for a WebSocket with the headers of all other answers, also when it refuses."""

    def __init__(self, headers: list[tuple[bytes, bytes]], max_size: int) -> None:
        super().__init__(max_size=max_size, logger=logging.getLogger("uvicorn.error"))
        self._headers = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in headers]

    def send_response(self, response: Response) -> None:
        for name, value in self._headers:
            if name not in response.headers:
                response.headers[name] = value
        super().send_response(response)


def _nobody_waits() -> None:
    """Nobody has anything to send on a line."""


def line_of(scope: Mapping[str, Any]) -> SocketLine:
    """The line that a WebSocket of the application came in by."""
    return cast(SocketLine, scope["extensions"][LINE])


def _head(length: int) -> bytes:
    """What stands before a message of text of so many bytes."""
    if length < SHORT:
        return struct.pack("!BB", TEXT, length)
    return struct.pack("!BBH", TEXT, 126, length) if length < LONG else struct.pack("!BBQ", TEXT, 127, length)


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
