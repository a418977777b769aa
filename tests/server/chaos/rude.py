"""Rude guests: whole crowds that say nothing, nonsense or too much, do not listen, or vanish."""

import asyncio
import json
import os
import random
import struct

from tests.server.chaos.chair import LOST

NONSENSE = (  # instead of a request
    b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"y" * 70_000,
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"GET /assets/%00 HTTP/1.1\r\nHost: a\r\n\r\nGET /api/tables/x?invite=%e9 HTTP/1.1\r\nHost: a\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 400\r\n\r\n{",
    b"POST /api/login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"\r\n\r\n\r\n",
)
BAD_FRAMES = (  # instead of a message
    b"\x81\xfe",
    b"\x81\xff\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00",
    b"\x81\x05hello",
    b"\xf3\x80\x00\x00\x00\x00",
    b"\x88\x81\x00\x00\x00\x00x",
)
TEXT, BINARY, PING = 1, 2, 9


class Rude:
    """Somebody at an address of their own who means no good; `table` is one that anybody may look at."""

    def __init__(self, port: int, address: str, cookie: str, table: str, chance: random.Random) -> None:
        self.port = port
        self.address = address
        self.cookie = cookie
        self.table = table
        self.chance = chance
        self.lines: list[asyncio.StreamWriter] = []

    async def _connect(self, heard: int = 1 << 16) -> asyncio.StreamWriter:
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(self.address, 0), limit=heard
        )
        self.lines.append(writer)
        self._readers = [*getattr(self, "_readers", []), reader]  # held, or what comes in would be dropped
        return writer

    async def _attend(self, heard: int = 1 << 16) -> asyncio.StreamWriter:
        """A WebSocket at the table; its answers are never looked at."""
        writer = await self._connect(heard)
        writer.write(
            f"GET /ws/tables/{self.table} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {self.cookie}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        await asyncio.sleep(0.05)
        return writer

    async def stay_silent(self) -> None:
        for number in range(30):
            writer = await self._connect()
            if number % 3 == 0:
                writer.write(b"GET /api/me HT")

    async def stall(self) -> None:
        """Ask for much, and read nothing of it."""
        for _ in range(4):
            writer = await self._attend(heard=64)
            writer.write(message(type="hello", version=0))
            for number in range(40):
                writer.write(message(type="past", id=number, version=0))

    async def burst(self) -> None:
        """All that is foolish, many times, and as fast as it goes."""
        doings: list[list[bytes]] = [
            [message(type="hello", version=0)] * 70,
            [message(type="hurry", id=1)] * 40,
            [frame(b"{"), frame(b"[" * 4000), frame(b"\xff\xfe\xfd"), frame(b"{}", BINARY)] * 5,
            [message(type="act", id=1, seat=seat, action=0, version=0) for seat in range(8)],
            [message(type="undo", id=1, seat=0, to="turn"), message(type="answer", id=2, seat=0, yes=True)]
            * 5,
            [frame(b"", PING)] * 50,
            [frame(b"x", TEXT, fin=False)] + [frame(b"x", 0, fin=False)] * 100,
            [frame(os.urandom(200))] * 3,
            [frame(b"x" * 60_000)] * 3,
        ]
        for doing in doings:
            writer = await self._attend()
            writer.writelines(doing)
        for bad in BAD_FRAMES:
            (await self._attend()).write(bad)
        for nonsense in NONSENSE:
            (await self._connect()).write(nonsense)

    async def vanish(self) -> None:
        """Come, begin something, and be gone."""
        for number in range(20):
            writer = await (self._attend() if number % 2 else self._connect())
            if number % 4 == 0:
                writer.write(self.chance.choice(NONSENSE))
            elif number % 4 == 1:
                writer.write(message(type="hello", version=0))
            writer.transport.abort()

    async def do(self, what: str) -> None:
        """One of these; that the server hangs up is no surprise."""
        doings = {
            "silent": self.stay_silent,
            "stalled": self.stall,
            "burst": self.burst,
            "vanishing": self.vanish,
        }
        try:
            await doings[what]()
        except LOST:
            return

    def go(self) -> None:
        for line in self.lines:
            line.transport.abort()
        self.lines = []


def message(**fields: object) -> bytes:
    return frame(json.dumps(fields).encode())


def frame(payload: bytes, kind: int = TEXT, fin: bool = True) -> bytes:
    """A frame of a WebSocket as a client sends it, with a mask of zeros."""
    first = kind | (0x80 if fin else 0)
    if len(payload) < 126:
        head = struct.pack("!BB", first, 0x80 | len(payload))
    else:
        head = struct.pack("!BBH", first, 0x80 | 126, len(payload))
    return head + bytes(4) + payload
