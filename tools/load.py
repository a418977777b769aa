"""Load a server on this machine: tables of scripted people who play at random, as fast or as often as told.

    python tools/load.py --port 8000 --tables 50 --seconds 20            # flat out
    python tools/load.py --port 8000 --tables 50 --seconds 20 --rate 100  # 100 moves a second in all
    python tools/load.py --port 8000 --tables 100 --bots 2 --seconds 20   # two people and two bots at each
    python tools/load.py --port 8000 --tables 50 --games 2 --server PID   # what a move costs the server
    python tools/load.py --port 8000,8001 --server PID,PID                # people come through both processes
    python tools/load.py --port 8000,8001 --tables 200 --rate 100 --watchers 4200 --proxied

Prints accepted moves per second, the time from sending a move to the update at its own seat and at the
others', of these also at seats that came through another process (crossing), and the bytes each screen is
sent for a move. With the numbers of the servers' processes also the processor time they spend on a move,
which other work on the machine disturbs least, and the memory that watchers take: people with an open socket
at a table where nothing happens. Early moves have more choices and cost more, so builds are compared over
whole games. Proxied, everybody has an address of their own, for servers started with --proxy 127.0.0.1. It
talks to the loopback only and stops by itself.
"""

import argparse
import asyncio
import json
import os
import random
import time
from collections import deque
from dataclasses import dataclass
from pathlib import Path

import httpx
import msgspec
import websockets


class Choice(msgspec.Struct):
    action: int


class Asked(msgspec.Struct):
    seat: int
    choices: list[Choice]


class Message(msgspec.Struct):
    type: str
    version: int = 0
    asked: list[Asked] | None = None  # left out when it is as before
    result: msgspec.Raw = msgspec.Raw(b"null")
    reason: str = ""


AT_ONCE = 50  # watchers that come at the same time, to one table
WARM_UP = 3.0  # seconds before measuring, once everybody has opened the table
DECODER = msgspec.json.Decoder(Message)


@dataclass
class Sent:
    """A move on its way: the version it answers, and the version everybody then hears of."""

    before: int
    seat: int
    at: float
    reached: int = 0


class Tally:
    """What all tables measured together, after a short time to get going."""

    def __init__(self, servers: list[int]) -> None:
        self.servers = servers
        self.seated = 0  # people who have opened their table
        self.until = float("inf")  # when to stop
        self.clear()

    async def measure(self, people: int, seconds: float) -> None:
        """For so long, once everybody sits and has warmed up."""
        while self.seated < people:
            await asyncio.sleep(0.05)
        await asyncio.sleep(WARM_UP)
        self.clear()
        self.until = time.perf_counter() + seconds

    def clear(self) -> None:
        self.started = time.perf_counter()
        self.worked = sum(map(processor_seconds, self.servers))
        self.accepted = 0
        self.refused = 0
        self.bytes = 0
        self.own: list[float] = []
        self.others: list[float] = []
        self.crossing: list[float] = []
        self.games = 0


def processor_seconds(process: int) -> float:
    """How long a process has run on a processor, all its threads together (Linux only)."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return sum(int(field) for field in fields[11:13]) / os.sysconf("SC_CLK_TCK")


def kilobytes(process: int) -> int:
    """The memory of a process (Linux only)."""
    lines = Path(f"/proc/{process}/status").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))


class Pace:
    """Hands out moments to move, `rate` a second; 0 means at once."""

    def __init__(self, rate: float) -> None:
        self.gap = 1 / rate if rate else 0.0
        self.next = time.perf_counter()

    async def wait(self) -> None:
        if not self.gap:
            return
        self.next = max(self.next + self.gap, time.perf_counter() - self.gap)
        await asyncio.sleep(max(0.0, self.next - time.perf_counter()))


class Door:
    """The ways in: one or several servers, and whether everybody has an address of their own."""

    def __init__(self, ports: list[int], proxied: bool) -> None:
        self.ports = ports
        self.proxied = proxied
        self.number = 0

    def headers(self) -> dict[str, str]:
        """Of the next person who comes."""
        self.number += 1
        number = self.number
        address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        return {"X-Forwarded-For": address} if self.proxied else {}


class Guest:
    """A person with a browser that comes through one of the servers."""

    def __init__(self, door: Door, port: int) -> None:
        self.port = port
        self.headers = door.headers()
        self.client = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}", verify=False, timeout=60, headers=self.headers
        )

    async def arrive(self) -> None:
        await self.client.get("/api/me")
        await self.client.get("/api/games")
        self.client.headers["x-csrftoken"] = self.client.cookies["csrftoken"]

    def line(self, table: str) -> websockets.connect:
        cookie = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        return websockets.connect(
            f"ws://127.0.0.1:{self.port}/ws/tables/{table}",
            additional_headers={"Cookie": cookie, **self.headers},
            max_size=None,
            compression=None,
            ping_interval=None,
            open_timeout=60,
        )


class Table:
    """One table and the people at it."""

    def __init__(self, door: Door, seats: int, bots: int, tally: Tally, pace: Pace) -> None:
        self.door = door
        self.seats = seats
        self.bots = bots
        self.tally = tally
        self.pace = pace
        self.sent: deque[Sent] = deque(maxlen=16)
        self.answered = -1  # the last version somebody has answered
        self.people: list[Guest] = []
        self.first = ""

    async def gather(self, number: int) -> None:
        """People come and sit down at their first table; not part of what is measured."""
        ports = self.door.ports
        for seat in range(self.seats - self.bots):
            self.people.append(Guest(self.door, ports[(number + seat) % len(ports)]))
            await self.people[-1].arrive()
        self.first = await self._open()

    async def play(self, games: int) -> None:
        """One game after the other, until it is time or so many are over."""
        table: str | None = self.first
        over = 0
        while time.perf_counter() < self.tally.until and (games == 0 or over < games):
            table = table or await self._open()
            await asyncio.gather(*[self._seat(n, table) for n in range(len(self.people))])
            self.tally.games += 1
            over += 1
            table = None
        for guest in self.people:
            await guest.client.aclose()

    async def _open(self) -> str:
        clients = [guest.client for guest in self.people]
        others = self.seats - self.bots - 1
        seats = [{"kind": "me"}, *[{"kind": "open"}] * others, *[{"kind": "bot"}] * self.bots]
        wish = {"game": "city", "options": {"seats": str(self.seats)}, "seats": seats, "public": True}
        made = (await clients[0].post("/api/tables", json=wish)).json()
        for client in clients[1:]:
            (await client.post(f"/api/tables/{made['id']}/join", json={})).raise_for_status()
        return str(made["id"])

    async def _seat(self, seat: int, table: str) -> None:
        chance = random.Random(f"{table}/{seat}")
        async with self.people[seat].line(table) as socket:
            await socket.send('{"type": "hello", "version": 0}')
            asked: list[Asked] = []
            self.tally.seated += 1
            while time.perf_counter() < self.tally.until:
                try:
                    data = await asyncio.wait_for(socket.recv(decode=False), 5)
                except TimeoutError:
                    continue
                message = DECODER.decode(data)
                self.tally.bytes += len(data)
                self.tally.refused += message.type == "refused"
                self.tally.accepted += message.type == "accepted"
                if message.type not in ("update", "changes"):
                    continue
                asked = asked if message.asked is None else message.asked
                self._measure(seat, message.version)
                if bytes(message.result) != b"null":
                    return
                if asked and message.version != self.answered:
                    self.answered = message.version
                    await self.pace.wait()
                    await self._move(socket, seat, asked[0], message.version, chance)

    def _measure(self, seat: int, version: int) -> None:
        """The first update after a move, at each seat, tells how long it took."""
        now = time.perf_counter()
        for sent in self.sent:
            if sent.reached == version or (sent.reached == 0 and version > sent.before):
                sent.reached = version
                (self.tally.own if sent.seat == seat else self.tally.others).append(now - sent.at)
                if self.people[seat].port != self.people[sent.seat].port:
                    self.tally.crossing.append(now - sent.at)
                return

    async def _move(
        self,
        socket: websockets.ClientConnection,
        seat: int,
        asked: Asked,
        version: int,
        chance: random.Random,
    ) -> None:
        action = chance.choice(asked.choices).action
        self.sent.append(Sent(version, seat, time.perf_counter()))
        move = {"type": "act", "id": 1, "seat": asked.seat, "action": action, "version": version}
        await socket.send(json.dumps(move))


class Watchers:
    """People who have a table open at which nothing happens."""

    def __init__(self, door: Door, number: int) -> None:
        self.door = door
        self.number = number
        self.sockets: list[websockets.ClientConnection] = []

    async def come(self) -> None:
        table = ""
        for start in range(0, self.number, AT_ONCE):
            some = range(start, min(start + AT_ONCE, self.number))
            guests = [Guest(self.door, self.door.ports[n % len(self.door.ports)]) for n in some]
            await asyncio.gather(*[guest.client.get("/api/me") for guest in guests])
            await guests[0].arrive()
            seats = [{"kind": "me"}, {"kind": "open"}]
            wish = {"game": "city", "options": {"seats": "2"}, "seats": seats, "public": True}
            table = (await guests[0].client.post("/api/tables", json=wish)).json()["id"]
            self.sockets += await asyncio.gather(*[self._look(guest, table) for guest in guests])

    async def _look(self, guest: Guest, table: str) -> websockets.ClientConnection:
        socket = await guest.line(table)
        await socket.send('{"type": "hello", "version": 0}')
        await socket.recv(decode=False)
        await guest.client.aclose()
        return socket

    async def listen(self) -> None:
        """They read what comes, which is little."""

        async def one(socket: websockets.ClientConnection) -> None:
            async for _ in socket:
                pass

        await asyncio.gather(*[one(socket) for socket in self.sockets])

    async def go(self) -> None:
        await asyncio.gather(*[socket.close() for socket in self.sockets])


def percentile(values: list[float], share: float) -> float:
    return round(1000 * sorted(values)[min(len(values) - 1, int(len(values) * share))], 1) if values else 0.0


async def run(given: argparse.Namespace) -> dict[str, object]:
    tally, pace = Tally(given.server), Pace(given.rate)
    door = Door(given.port, given.proxied)
    watchers = Watchers(door, given.watchers)
    before = sum(map(kilobytes, given.server))
    await watchers.come()
    grown = sum(map(kilobytes, given.server)) - before
    listening = asyncio.create_task(watchers.listen())
    crowd = [Table(door, given.seats, given.bots, tally, pace) for _ in range(given.tables)]
    for number, table in enumerate(crowd):
        await table.gather(number)
    pace.next = time.perf_counter()
    measuring = asyncio.create_task(tally.measure(given.tables * (given.seats - given.bots), given.seconds))
    await asyncio.gather(*[table.play(given.games) for table in crowd])
    measuring.cancel()
    spent = time.perf_counter() - tally.started
    worked = sum(map(processor_seconds, given.server)) - tally.worked
    moves = max(tally.accepted, 1)
    lost = sum(socket.state is not websockets.State.OPEN for socket in watchers.sockets)
    listening.cancel()
    await watchers.go()
    return {
        "tables": given.tables,
        "seconds": round(spent, 1),
        "moves_per_second": round(tally.accepted / spent, 1),
        "refused": tally.refused,
        "server_us_per_move": round(1e6 * worked / moves) if given.server else None,
        "bytes_per_move_and_screen": round(tally.bytes / moves / (given.seats - given.bots)),
        "own_ms": {"p50": percentile(tally.own, 0.5), "p99": percentile(tally.own, 0.99)},
        "others_ms": {"p50": percentile(tally.others, 0.5), "p99": percentile(tally.others, 0.99)},
        "crossing_ms": {"p50": percentile(tally.crossing, 0.5), "p99": percentile(tally.crossing, 0.99)},
        "watchers": given.watchers - lost,
        "kilobytes_per_watcher": round(grown / given.watchers) if given.watchers and given.server else None,
        "games": tally.games,
    }


def numbers(text: str) -> list[int]:
    return [int(part) for part in text.split(",")]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--port", type=numbers, default=[8000], help="of the server, or several with commas")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bots", type=int, default=0, help="of the seats, how many are bots")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--games", type=int, default=0, help="at each table at most; 0 is as many as fit")
    parser.add_argument("--rate", type=float, default=0, help="moves a second in all; 0 is flat out")
    parser.add_argument("--server", type=numbers, default=[], metavar="PID", help="the servers' processes")
    parser.add_argument("--watchers", type=int, default=0, help="more open sockets, at quiet tables")
    parser.add_argument("--proxied", action="store_true", help="everybody has an address of their own")
    given = parser.parse_args()
    if given.tables > 200 or given.seconds > 300:
        parser.error("at most 200 tables and 300 seconds")
    if not 0 <= given.bots < given.seats:
        parser.error("at least one seat is for a person")
    print(json.dumps(asyncio.run(run(given))))


if __name__ == "__main__":
    main()
