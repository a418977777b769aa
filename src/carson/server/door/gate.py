"""The gate before the application: whose a request is, whether it can be read, and whether it is too much."""

import math
import re
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import unquote_to_bytes

import msgspec

from carson.server.allowance import Allowances, Places
from carson.server.door.addresses import Proxies, client_of
from carson.server.door.methods import Methods
from carson.server.settings import Settings
from carson.server.words import say

LIGHT = ("/assets/", "/icons/", "/health", "/api/bot/")  # requests that cost little
LIGHT_ONES = 10  # so many of them count as one

Message = MutableMapping[str, Any]
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

CONTROL = re.compile(rb"[\x00-\x1f\x7f]")
NO_STORE = (b"cache-control", b"no-store")
LATER = 60  # seconds, when nobody knows better


class Gate:
    """Everything that comes in passes here first, also what leads nowhere."""

    def __init__(self, app: Any, settings: Settings, proxies: Proxies) -> None:
        self.app = app
        self.proxies = proxies
        self.methods = Methods(getattr(app, "routes", ()))
        rate = settings.requests_per_minute
        self.requests = Allowances(rate / 60, rate)
        self.light_requests = Allowances(LIGHT_ONES * rate / 60, LIGHT_ONES * rate)
        self.sockets = Places(settings.sockets_per_address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        peer, port = scope["client"] or ("", 0)
        scope["client"] = (self.proxies.client(peer, scope["headers"]), port)
        who = client_of(scope)
        allowances = self.light_requests if scope["path"].startswith(LIGHT) else self.requests
        if not _is_readable(scope):
            await _refuse(scope, send, 400)
        elif not allowances.spend(who):
            await _refuse(scope, send, 429, _retry_after(allowances.wait(who)))
        elif scope["type"] == "http":
            allowed = self.methods.at(scope["path"])
            if scope["method"] == "OPTIONS" and allowed:
                await _refuse(scope, send, 405, (b"allow", allowed.encode()))
            else:
                await self.app(scope, receive, _with_rules(send, allowed))
        elif not self.sockets.take(who):
            await _refuse(scope, send, 429, _retry_after(LATER))
        else:
            try:
                await self.app(scope, receive, send)
            finally:
                self.sockets.give_back(who)


def _is_readable(scope: Scope) -> bool:
    """Whether the address is text: UTF-8 without control characters, whatever it leads to."""
    for part in (scope["raw_path"], scope["query_string"]):
        plain = unquote_to_bytes(part)
        try:
            plain.decode()
        except UnicodeDecodeError:
            return False
        if CONTROL.search(plain):
            return False
    return True


def _with_rules(send: Send, allowed: str) -> Send:
    """Nobody keeps an answer that does not say so, and who is refused is told what else to do."""

    async def send_with_rules(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = list(message.get("headers", []))
            names = {name.lower() for name, _ in headers}
            if b"cache-control" not in names:
                headers.append(NO_STORE)
            if message["status"] == 429 and b"retry-after" not in names:
                headers.append(_retry_after(LATER))
            if message["status"] == 405 and b"allow" not in names:
                headers.append((b"allow", allowed.encode()))
            message["headers"] = headers
        await send(message)

    return send_with_rules


def _retry_after(seconds: float) -> tuple[bytes, bytes]:
    return b"retry-after", str(max(1, math.ceil(seconds))).encode()


async def _refuse(scope: Scope, send: Send, status: int, *more: tuple[bytes, bytes]) -> None:
    """Answer at the gate; a WebSocket is refused with the same answer instead of a handshake."""
    kind = "http.response" if scope["type"] == "http" else "websocket.http.response"
    body = msgspec.json.encode({"detail": say(f"http.{status}")})
    length = (b"content-length", str(len(body)).encode())
    headers = [(b"content-type", b"application/json"), length, NO_STORE, *more]
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body, "more_body": False})
