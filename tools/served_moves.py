"""What a served move costs, without a network: for comparing builds while other work runs on the machine.

    .venv/bin/python tools/served_moves.py [--tables 8] [--profile FILE]

Seeded games of four people run through the whole server, from the bytes of their commands to the bytes that
reach each screen; only the sockets are not real. Every move is on the disk before it is shown. It tells
the processor time of the process, with the little that the players themselves need.
"""

import argparse
import asyncio
import cProfile
import itertools
import json
import random
import secrets
import struct
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
import uvloop
from uvicorn.server import ServerState

from carson.server.app import create_app
from carson.server.door.addresses import Proxies
from carson.server.door.http import HttpLine
from carson.server.door.lines import Lines
from carson.server.door.websocket import SocketLine
from carson.server.logs import configure_logs
from carson.server.serve import spare_the_collector
from carson.server.settings import Settings

SEATS = 4
MANY = 10**6  # of what a server grants, so that nothing is refused
HELLO = (
    "GET /ws/tables/{table} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
)


class Choice(msgspec.Struct):
    action: int


class Asked(msgspec.Struct):
    seat: int
    choices: list[Choice]


class Message(msgspec.Struct):
    type: str
    version: int = 0
    asked: list[Asked] | None = None
    result: msgspec.Raw = msgspec.Raw(b"null")


DECODER = msgspec.json.Decoder(Message)


class Wire(asyncio.Transport):
    """What a socket is to the server, without one."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 8000)})
        self.heard = heard
        self.protocol: Any = None
        self.closed = False

    def write(self, data: Any) -> None:
        self.heard(bytes(data))

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def get_protocol(self) -> Any:
        return self.protocol

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        if not self.closed:
            self.closed = True
            asyncio.get_running_loop().call_soon(self.protocol.connection_lost, None)

    abort = close

    def pause_reading(self) -> None:
        """Nobody sends before the last command is answered."""

    resume_reading = pause_reading

    def get_write_buffer_size(self) -> int:
        return 0


class Door:
    """The lines of a server, and the way in for people."""

    def __init__(self, app: Any, settings: Settings) -> None:
        self.app = app
        lines = Lines(settings, Proxies(()), MANY)
        ws: Any = partial(SocketLine, lines=lines)
        config = uvicorn.Config(
            app, ws=ws, log_level="error", ws_per_message_deflate=False, ws_ping_interval=None
        )
        config.load()
        self.new_line = partial(HttpLine, config, ServerState(), {}, lines=lines)

    def person(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url="http://localhost")


class Player:
    """One seat of a table: answers at random, always in the same way."""

    def __init__(self, door: Door, client: httpx.AsyncClient, table: str, game: "Game") -> None:
        self.game = game
        self.chance = random.Random(f"{table}/{len(game.players)}")
        self.asked: list[Asked] = []
        self.open = False
        self.wire = Wire(self.hear)
        line = door.new_line()
        self.wire.protocol = line
        line.connection_made(self.wire)
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        line.data_received(HELLO.format(table=table, cookie=cookie).encode())

    def send(self, **fields: Any) -> None:
        data = json.dumps(fields).encode()
        self.wire.protocol.data_received(struct.pack("!BB4x", 0x81, 0x80 | len(data)) + data)

    def hear(self, data: bytes) -> None:
        if not self.open:
            self.open = True
            asyncio.get_running_loop().call_soon(partial(self.send, type="hello", version=0))
            return
        at = 0
        while at < len(data):
            length, at = data[at + 1], at + 2
            if length >= 126:
                size = 2 if length == 126 else 8
                length, at = int.from_bytes(data[at : at + size]), at + size
            self.game.told(self, DECODER.decode(data[at : at + length]), length)
            at += length


class Game:
    """A game of four from its first move to its end."""

    def __init__(self, tally: "Tally") -> None:
        self.tally = tally
        self.players: list[Player] = []
        self.answered = -1
        self.over = asyncio.Event()

    async def play(self, door: Door) -> None:
        people = [door.person() for _ in range(SEATS)]
        for person in people:
            await person.get("/api/me")
            await person.get("/api/games")
            person.headers["x-csrftoken"] = person.cookies["csrftoken"]
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
        wish = {"game": "city", "options": {"seats": str(SEATS)}, "seats": seats, "public": True}
        table = (await people[0].post("/api/tables", json=wish)).json()["id"]
        for person in people[1:]:
            (await person.post(f"/api/tables/{table}/join", json={})).raise_for_status()
        await self.tally.ready()
        for person in people:
            self.players.append(Player(door, person, table, self))
        await self.over.wait()
        for player in self.players:
            player.wire.close()

    def told(self, player: Player, message: Message, length: int) -> None:
        self.tally.bytes += length
        self.tally.moves += message.type == "accepted"
        if message.type not in ("update", "changes"):
            return
        if bytes(message.result) != b"null":
            self.over.set()
            return
        player.asked = player.asked if message.asked is None else message.asked
        if player.asked and message.version != self.answered:
            self.answered = message.version
            asked = player.asked[0]
            action = player.chance.choice(asked.choices).action
            move = {"id": 1, "seat": asked.seat, "action": action, "version": message.version}
            asyncio.get_running_loop().call_soon(partial(player.send, type="act", **move))


class Tally:
    """Counts from the moment when all tables are laid."""

    def __init__(self, tables: int, profile: cProfile.Profile | None) -> None:
        self.missing = tables
        self.profile = profile
        self.all_here = asyncio.Event()
        self.moves = self.bytes = 0
        self.began = 0.0

    async def ready(self) -> None:
        self.missing -= 1
        if self.missing == 0:
            if self.profile is not None:
                self.profile.enable()
            self.began = time.process_time()
            self.all_here.set()
        await self.all_here.wait()


def _seeded() -> None:
    """The same tables and dice in every run."""
    numbers = itertools.count()
    secrets.token_urlsafe = lambda nbytes=None: f"{next(numbers):0{nbytes or 12}d}"


async def _run(given: argparse.Namespace, profile: cProfile.Profile | None) -> None:
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            Path(folder),
            requests_per_minute=MANY,
            messages_per_second=MANY,
            message_burst=MANY,
            guest_burst=MANY,
            connections_per_address=MANY,
            sockets_per_address=MANY,
            bot_workers_early=False,
        )
        app = create_app(settings)
        async with app.lifespan():
            spare_the_collector()
            door = Door(app, settings)
            for _ in range(given.warm):
                await Game(Tally(1, None)).play(door)
            tally = Tally(given.tables, profile)
            await asyncio.gather(*[Game(tally).play(door) for _ in range(given.tables)])
            spent = time.process_time() - tally.began
            print(
                json.dumps(
                    {
                        "moves": tally.moves,
                        "us_per_move": round(1e6 * spent / tally.moves),
                        "bytes_per_move_and_screen": round(tally.bytes / tally.moves / SEATS),
                    }
                ),
                flush=True,
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=8, help="with a game each, at the same time")
    parser.add_argument("--warm", type=int, default=1, help="games that are played before")
    parser.add_argument("--profile", default="", help="a file for what cProfile saw, for pstats")
    given = parser.parse_args()
    _seeded()
    configure_logs()
    profile = cProfile.Profile()
    uvloop.run(_run(given, profile if given.profile else None))
    if given.profile:
        profile.dump_stats(given.profile)


if __name__ == "__main__":
    main()
