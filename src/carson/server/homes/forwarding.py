"""Forwarding: a request about a table that lives in another process is carried out there.

Whatever it is about: the request itself goes to the other process, which answers it as if it had come there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response

from carson.server.homes.homes import Apart, Elsewhere
from carson.server.homes.neighbours import Neighbours

HOPS: Final = 3  # a table may move while somebody is on the way to it
BETWEEN: Final = 0.25  # seconds between two tries
FORWARDED: Final = "carson.forwarded"  # in a scope: from another process
MOVED: Final = 421  # the status of: not here, but there
LEFT_OUT: Final = (b"accept-encoding",)  # answers are packed at the door
ABOUT: Final = "http"


class Asked(msgspec.Struct, array_like=True):
    """A request, as far as an application looks at it."""

    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    client: tuple[str, int]
    scheme: str
    body: bytes


class Answered(msgspec.Struct, array_like=True):
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


class Forwarded(Response[Any]):
    """The answer of another process, for which one has to wait."""

    def __init__(self, homes: Neighbours, process: str) -> None:
        super().__init__(None)
        self.homes = homes
        self.process = process

    def to_asgi_response(self, app: Litestar | None, request: Request[Any, Any, Any], **_: Any) -> Any:
        async def answer(scope: Any, receive: Any, send: Any) -> None:
            answered = await self._asked(request)
            start = {"type": "http.response.start", "status": answered.status, "headers": answered.headers}
            await send(start)
            await send({"type": "http.response.body", "body": answered.body})

        return answer

    async def _asked(self, request: Request[Any, Any, Any]) -> Answered:
        """What only looks is asked again, and where the table lives by now may be here."""
        asked = await _request(request)
        process = self.process
        for _ in range(HOPS):
            try:
                told = await self.homes.mail.ask(process, ABOUT, msgspec.msgpack.encode(asked))
                answered = msgspec.msgpack.decode(told, type=Answered)
            except Apart as apart:
                if asked.method != "GET":
                    return _refusal(apart)
                await asyncio.sleep(BETWEEN)
                answered = await _carried_out(request.app, asked)
            if answered.status != MOVED:
                return answered
            process = answered.body.decode()
        return _refusal(Apart())


def elsewhere(homes: Neighbours) -> Any:
    """How the application answers what is about a table that lives elsewhere."""

    def handle(request: Request[Any, Any, Any], error: Elsewhere) -> Response[Any]:
        if request.scope.get(FORWARDED):
            return Response(error.process.encode(), status_code=MOVED, media_type="text/plain")
        return Forwarded(homes, error.process)

    return handle


def answer_requests(homes: Neighbours, app: Any) -> None:
    """Carry out what others forward."""

    async def handle(body: bytes) -> bytes:
        asked = msgspec.msgpack.decode(body, type=Asked)
        return msgspec.msgpack.encode(await _carried_out(app, asked))

    homes.handlers[ABOUT] = handle


async def _request(request: Request[Any, Any, Any]) -> Asked:
    scope = request.scope
    headers = [(name, value) for name, value in scope["headers"] if name.lower() not in LEFT_OUT]
    client = scope.get("client") or ("", 0)
    return Asked(
        scope["method"],
        scope["path"],
        scope["query_string"],
        headers,
        (client[0], client[1]),
        scope.get("scheme", "http"),
        await request.body(),
    )


async def _carried_out(app: Any, asked: Asked) -> Answered:
    """The answer of our own application."""
    scope = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": asked.method,
        "scheme": asked.scheme,
        "path": asked.path,
        "raw_path": asked.path.encode(),
        "query_string": asked.query,
        "root_path": "",
        "headers": asked.headers,
        "client": asked.client,
        "server": ("", 0),
        "state": {},
        "extensions": {},
        FORWARDED: True,
    }
    parts: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": asked.body, "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        parts.append(message)

    await app(scope, receive, send)
    body = b"".join(part.get("body", b"") for part in parts[1:])
    return Answered(parts[0]["status"], _pairs(parts[0].get("headers", ())), body)


def _pairs(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    return [(bytes(name), bytes(value)) for name, value in headers]


def _refusal(apart: Apart) -> Answered:
    body = msgspec.json.encode({"detail": apart.reason})
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"1")]
    return Answered(apart.status, headers, body)
