"""Somebody's line to a table: what is asked and told there."""

from __future__ import annotations

import asyncio
import json
from types import TracebackType
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection, connect

from tests.server.chaos.ledger import Ledger
from tools.completed import completed

Json = dict[str, Any]

LOST = (OSError, TimeoutError, httpx.TransportError, websockets.WebSocketException)  # nobody answers any more
PATIENCE = 30.0  # seconds to wait for an answer


class Chair:
    """A WebSocket at a table; keeps how things stand."""

    def __init__(self, port: int, address: str, cookie: str, table: str, ledger: Ledger, seen: int) -> None:
        """`seen` is the last version this person has heard of."""
        self.table = table
        self.ledger = ledger
        self.seen = seen
        self.number = 0
        self.now: Json = {}
        self.poll: Json | None = None
        self.chat: list[Json] = []
        self.log: list[Json] = []  # as far as it was told on this line
        self._line = connect(
            f"ws://127.0.0.1:{port}/ws/tables/{table}",
            additional_headers={"Cookie": cookie},
            local_addr=(address, 0),
            compression=None,
            max_size=None,
            ping_interval=None,
            open_timeout=PATIENCE,
            close_timeout=1,
        )

    async def __aenter__(self) -> Chair:
        self.socket: ClientConnection = await self._line.__aenter__()
        try:
            await self.say(type="hello", version=self.seen)
            while not self.now:
                await self.hear(PATIENCE)
        except BaseException:
            await self.socket.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._line.__aexit__(kind, error, trace)

    async def say(self, **message: object) -> None:
        await self.socket.send(json.dumps(message))

    async def ask(self, **message: object) -> Json:
        """Send a command and wait for its answer."""
        self.number += 1
        number = self.number
        await self.say(id=number, **message)
        while True:
            heard = await self.hear(PATIENCE)
            if heard.get("id") == number:
                return heard

    async def hear(self, patience: float) -> Json:
        """The next message."""
        async with asyncio.timeout(patience):
            message = completed(self.now, json.loads(await self.socket.recv()))
        match message["type"]:
            case "update":
                self.now = message
                self.seen = message["version"]
                self.log = message["log"] if message["whole"] else self.log + message["log"]
                self.ledger.told(self.table, message)
            case "poll":
                self.poll = message["poll"]
            case "chat":
                self.chat += message["lines"]
        return message

    async def news(self, patience: float) -> bool:
        """Whether something has changed within so many seconds."""
        try:
            await self.hear(patience)
        except TimeoutError:
            return False
        return True

    def vanish(self) -> None:
        """Be gone without a word."""
        self.socket.transport.abort()

    @property
    def asked(self) -> list[Json]:
        return list(self.now["asked"])

    @property
    def is_over(self) -> bool:
        return self.now["result"] is not None
