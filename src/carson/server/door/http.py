"""HTTP on one line: uvicorn's protocol with an end to its patience."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from carson.server.door.lines import Line, Lines
from carson.server.security import EMBED, headers_for

LONGEST_HEAD = 32 * 1024  # bytes of a request before its body
PROXY_RESTS = 300  # seconds a proxy keeps a line for later: it ends them itself, before we would
PIPELINED = 8  # requests that may wait for the answers before them


class HttpLine(HttpToolsProtocol):
    """Requests that come too slowly, too long or too many at a time end the line."""

    def __init__(self, *args: Any, lines: Lines, **named: Any) -> None:
        super().__init__(*args, **named)
        self.lines = lines
        headers = headers_for(lines.settings.secure, framed=True)
        self.framed_headers = [(name.encode(), text.encode()) for name, text in headers]
        self.line: Line | None = None
        self.in_head = False
        self.head = 0  # bytes of a head after its first piece

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.line = self.lines.enter(transport)
        if self.line is None:
            transport.abort()
        elif self.line.who is None:
            self.timeout_keep_alive = PROXY_RESTS

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.lines.leave(self.transport)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.in_head:
            self.head += len(data)
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return  # it has ended, or has become a WebSocket
        if self.in_head and self.head > LONGEST_HEAD:
            self.send_400_response("Head too long.")
        elif self.timeout_keep_alive_task is None and (self.cycle is None or self.cycle.response_complete):
            self._must_finish()  # blank lines are no request

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.line is not None:
            self.line.moved = self.lines.now()

    # ---- one request

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.in_head = True
        self.head = 0
        self._must_finish()

    def on_url(self, url: bytes) -> None:
        if not url.isascii():
            raise ValueError("an address is written in ASCII")  # answered with 400
        super().on_url(url)

    def on_headers_complete(self) -> None:
        self.in_head = False
        if self.line is not None:
            self.line.idle = False
            self.line.deadline = self.lines.now() + self.lines.settings.body_within
        super().on_headers_complete()
        if self.scope.get("path", "").startswith(EMBED):
            self.cycle.default_headers = self.framed_headers  # its work begins later
        if len(self.pipeline) > PIPELINED:
            self.transport.abort()

    def on_message_complete(self) -> None:
        if self.line is not None:
            self.line.deadline = None
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.line is not None:
            self.line.idle = not self.pipeline

    def _must_finish(self) -> None:
        """From now on the head of a request is waited for, unless it is already."""
        if self.line is not None and self.line.deadline is None:
            self.line.deadline = self.lines.now() + self.lines.settings.request_within
