"""A WebSocket on one line: uvicorn's protocol with bounds for what a rude guest sends or does not read."""

import logging
from asyncio.transports import BaseTransport
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from carson.server.door.lines import Lines

UNHEARD = 256  # messages that may wait to be carried out
PIECES = 64  # of one message
CLOSING = 2.0  # seconds to answer our farewell


class SocketLine(WebSocketsSansIOProtocol):
    """Whoever sends without end or does not listen loses the line."""

    def __init__(self, *args: Any, lines: Lines, **named: Any) -> None:
        super().__init__(*args, **named)
        self.lines = lines
        self.close_timeout = CLOSING
        self.conn = Handshake(self.default_headers, self.config.ws_max_size)

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        line = self.lines.open.get(self.transport)
        if line is not None:
            line.deadline = None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.lines.leave(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
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


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
