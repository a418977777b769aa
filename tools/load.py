"""Load a server on this machine: tables of scripted people who play at random, as fast or as often as told.

    python tools/load.py --port 8000 --tables 50 --seconds 20            # flat out
    python tools/load.py --port 8000 --tables 50 --seconds 20 --rate 100  # 100 moves a second in all
    python tools/load.py --port 8000 --tables 100 --bots 2 --seconds 20   # two people and two bots at each
    python tools/load.py --port 8000 --tables 50 --games 2 --server PID   # what a move costs the server

Prints accepted moves per second, the time from sending a move to the update at its own seat and at the
others', and the bytes each screen is sent for a move. With the number of the server's process also the
processor time it spends on a move, which other work on the machine disturbs least. Early moves have more
choices and cost more, so builds are compared over whole games. It talks to the loopback only and stops by
itself.
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


WARM_UP = 3.0  # seconds before measuring: everybody opens the table first
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

    def __init__(self, server: int) -> None:
        self.server = server
        self.clear()

    def clear(self) -> None:
        self.started = time.perf_counter()
        self.worked = processor_seconds(self.server)
        self.accepted = 0
        self.refused = 0
        self.bytes = 0
        self.own: list[float] = []
        self.others: list[float] = []
        self.games = 0


def processor_seconds(process: int) -> float:
    """How long a process has run on a processor, all its threads together; 0 for no process (Linux only)."""
    if not process:
        return 0.0
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return sum(int(field) for field in fields[11:13]) / os.sysconf("SC_CLK_TCK")


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


async def guest(base: str) -> tuple[httpx.AsyncClient, str]:
    """A new guest and the cookie header of its browser."""
    client = httpx.AsyncClient(base_url=base, verify=False, timeout=60)
    await client.get("/api/me")
    await client.get("/api/games")
    client.headers["x-csrftoken"] = client.cookies["csrftoken"]
    return client, "; ".join(f"{name}={value}" for name, value in client.cookies.items())


class Table:
    """One table and the people at it."""

    def __init__(self, base: str, seats: int, bots: int, tally: Tally, pace: Pace) -> None:
        self.base = base
        self.seats = seats
        self.bots = bots
        self.tally = tally
        self.pace = pace
        self.sent: deque[Sent] = deque(maxlen=16)
        self.answered = -1  # the last version somebody has answered
        self.people: list[tuple[httpx.AsyncClient, str]] = []
        self.first = ""

    async def gather(self) -> None:
        """People come and sit down at their first table; not part of what is measured."""
        self.people = [await guest(self.base) for _ in range(self.seats - self.bots)]
        self.first = await self._open()

    async def play(self, until: float, games: int) -> None:
        """One game after the other, until it is time or so many are over."""
        table: str | None = self.first
        over = 0
        while time.perf_counter() < until and (games == 0 or over < games):
            table = table or await self._open()
            cookies = [cookie for _, cookie in self.people]
            await asyncio.gather(*[self._seat(n, table, cookie, until) for n, cookie in enumerate(cookies)])
            self.tally.games += 1
            over += 1
            table = None
        for client, _ in self.people:
            await client.aclose()

    async def _open(self) -> str:
        clients = [client for client, _ in self.people]
        others = self.seats - self.bots - 1
        seats = [{"kind": "me"}, *[{"kind": "open"}] * others, *[{"kind": "bot"}] * self.bots]
        wish = {"game": "city", "options": {"seats": str(self.seats)}, "seats": seats, "public": True}
        made = (await clients[0].post("/api/tables", json=wish)).json()
        for client in clients[1:]:
            (await client.post(f"/api/tables/{made['id']}/join", json={})).raise_for_status()
        return str(made["id"])

    async def _seat(self, seat: int, table: str, cookie: str, until: float) -> None:
        address = f"ws://{self.base.removeprefix('http://')}/ws/tables/{table}"
        chance = random.Random(f"{table}/{seat}")
        async with websockets.connect(
            address, additional_headers={"Cookie": cookie}, max_size=None, compression=None
        ) as socket:
            await socket.send('{"type": "hello", "version": 0}')
            asked: list[Asked] = []
            while time.perf_counter() < until:
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


def percentile(values: list[float], share: float) -> float:
    return round(1000 * sorted(values)[min(len(values) - 1, int(len(values) * share))], 1) if values else 0.0


async def run(given: argparse.Namespace) -> dict[str, object]:
    tally, pace = Tally(given.server), Pace(given.rate)
    base = f"http://127.0.0.1:{given.port}"
    crowd = [Table(base, given.seats, given.bots, tally, pace) for _ in range(given.tables)]
    for table in crowd:
        await table.gather()
    pace.next = time.perf_counter()
    until = time.perf_counter() + WARM_UP + given.seconds
    asyncio.get_running_loop().call_later(WARM_UP, tally.clear)
    await asyncio.gather(*[table.play(until, given.games) for table in crowd])
    spent = time.perf_counter() - tally.started
    worked = processor_seconds(given.server) - tally.worked
    moves = max(tally.accepted, 1)
    return {
        "tables": given.tables,
        "seconds": round(spent, 1),
        "moves_per_second": round(tally.accepted / spent, 1),
        "refused": tally.refused,
        "server_us_per_move": round(1e6 * worked / moves) if given.server else None,
        "bytes_per_move_and_screen": round(tally.bytes / moves / (given.seats - given.bots)),
        "own_ms": {"p50": percentile(tally.own, 0.5), "p99": percentile(tally.own, 0.99)},
        "others_ms": {"p50": percentile(tally.others, 0.5), "p99": percentile(tally.others, 0.99)},
        "games": tally.games,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bots", type=int, default=0, help="of the seats, how many are bots")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--games", type=int, default=0, help="at each table at most; 0 is as many as fit")
    parser.add_argument("--rate", type=float, default=0, help="moves a second in all; 0 is flat out")
    parser.add_argument("--server", type=int, default=0, metavar="PID", help="the server's process")
    given = parser.parse_args()
    if given.tables > 200 or given.seconds > 300:
        parser.error("at most 200 tables and 300 seconds")
    if not 0 <= given.bots < given.seats:
        parser.error("at least one seat is for a person")
    print(json.dumps(asyncio.run(run(given))))


if __name__ == "__main__":
    main()
