"""What `make many` starts is killed, one part after the other, in a league of people and bots: nobody loses a
move, and nobody waits for more than five seconds. A rolling restart is told apart from none at all by nobody.
"""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from carson.server.tables.checking import check_folder
from tests import budget
from tests.server.people import Browser, Chair
from tools import postgres, redis_server

ROOT = Path(__file__).parent.parent.parent
TABLES = 3
PAUSE = 0.3  # seconds between two moves of people: it is about kills, not about speed
WITHIN = 5.0  # seconds that anybody may wait, besides those in which the machine has no time for us
AFTERWARDS = 8  # moves at each table before the next blow, at which it is seen that all is well
PATIENCE = 240.0  # seconds for that, and for the start, on a machine with no time at all
SEATS = [{"kind": "me"}, {"kind": "local", "name": "Bea"}, {"kind": "bot", "bot": "drifter"}]
SERVERS = ("server 1", "server 2")
PARTS = (*SERVERS, "worker 1", "worker 2", "Redis", "PostgreSQL")
RESTART = "a rolling restart"


class Many:
    """`make many`, as somebody sees it who reads what it prints."""

    def __init__(self) -> None:
        command = [sys.executable, str(ROOT / "tools" / "many.py"), "--port", "0"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.parts: dict[str, int] = {}  # process numbers by name
        self.ports: dict[str, str] = {}
        self.said: list[str] = []
        self.base = self.data = self.database = ""
        self.reading = threading.Thread(target=self._read, daemon=True)
        self.reading.start()
        try:
            self._wait_for(lambda: bool(self.base))
        except BaseException:
            self.stop()
            raise

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said.append(line)
            if named := re.match(r"(.*): process (\d+)(?: on port (\d+))?", line):
                self.ports[named[1]] = named[3]
                self.parts[named[1]] = int(named[2])
            elif asked := re.search(r"carson check (\S+) --database '(.*)'", line):
                self.data, self.database = asked[1], asked[2]
            elif opened := re.search(r"http://localhost:(\d+)", line):
                self.base = f"http://127.0.0.1:{opened[1]}"

    def strike(self, what: str) -> None:
        """Kill a part, which is started again by itself; or restart the servers, one after the other."""
        if what != RESTART:
            self._end(what, signal.SIGKILL)
        else:
            for server in SERVERS:
                self._end(server, signal.SIGTERM)
                self.await_all()

    def _end(self, part: str, how: signal.Signals) -> None:
        os.kill(self.parts.pop(part), how)

    def await_all(self) -> None:
        """Every part is there again, and well."""
        self._wait_for(lambda: self.parts.keys() >= set(PARTS) and all(map(self._is_well, SERVERS)))

    def _is_well(self, server: str) -> bool:
        with suppress(httpx.HTTPError, httpx.InvalidURL):  # one that has died at once has no port
            return httpx.get(f"http://127.0.0.1:{self.ports[server]}/health", timeout=5).is_success
        return False

    def starved(self) -> dict[int, float]:
        """Seconds in which a process was ready and others had the processors."""
        found: dict[int, float] = {}
        for process in [self.process.pid, *self.parts.values()]:
            with suppress(OSError):
                found[process] = int(Path(f"/proc/{process}/schedstat").read_text().split()[1]) / 1e9
        return found

    def troubles(self) -> str:
        """What its log tells of things that went wrong, lately."""
        log = (Path(self.data).parent / "log").read_text(encoding="utf-8", errors="replace")
        return "\n".join([line[:500] for line in log.splitlines() if '"level": "info"' not in line][-20:])

    def _wait_for(self, what: Callable[[], bool]) -> None:
        deadline = time.monotonic() + PATIENCE
        while not what():
            assert self.process.poll() is None, self.said
            assert time.monotonic() < deadline, self.said
            time.sleep(0.05)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)
        self.reading.join(10)
        assert self.process.stdout is not None
        self.process.stdout.close()


class Player(threading.Thread):
    """Plays two seats of a table at random beside a bot, and comes back when the line is cut."""

    def __init__(self, base: str, number: int) -> None:
        super().__init__(daemon=True)
        self.chance = random.Random(number)
        self.browser = Browser(base)
        self.table = self._open()
        self.acknowledged = 0
        self.moves = 0  # of all three
        self.version = 0
        self.moved_at = time.monotonic()
        self.longest = 0.0  # seconds in which nothing moved
        self.over = False
        self.wrong = ""

    def _open(self) -> str:
        return str(self.browser.table(3, seats=SEATS)["id"])

    def run(self) -> None:
        while not self.over and not self.wrong:
            with suppress(Exception), self.browser.sit(self.table, self.acknowledged) as chair:
                self._play(chair)  # until something is killed
            time.sleep(0.1)

    def _play(self, chair: Chair) -> None:
        if chair.now["version"] < self.acknowledged:
            self.wrong = f"{self.table}: {self.acknowledged} was told, {chair.now['version']} is there"
        while not self.over and not self.wrong:
            self._note(chair.now["version"])
            if chair.now["result"] is not None:
                self.table = self._open()
                self.acknowledged = self.version = 0
                return
            if not chair.now["asked"]:
                chair.hear("update")
                continue
            time.sleep(PAUSE)
            answer = chair.act(self.chance.choice)
            if answer["type"] == "accepted":
                self.acknowledged = answer["version"]
                chair.up_to(answer["version"])
            elif answer["code"] != "busy":
                chair.hear("update")

    def _note(self, version: int) -> None:
        if version > self.version:
            now = time.monotonic()
            self.longest = max(self.longest, now - self.moved_at)
            self.moves += version - self.version
            self.version, self.moved_at = version, now


@contextmanager
def league(base: str) -> Iterator[list[Player]]:
    players = [Player(base, number) for number in range(TABLES)]
    for player in players:
        player.start()
    yield players
    for player in players:
        player.over = True
    for player in players:
        player.join(30)


def play_on(many: Many, players: list[Player], what: str) -> None:
    """Everybody plays, until it is plain that it goes on."""
    before = [player.moves for player in players]
    deadline = time.monotonic() + PATIENCE
    while any(one.moves < was + AFTERWARDS for one, was in zip(players, before, strict=True)):
        assert not any(one.wrong for one in players), (what, [one.wrong for one in players])
        assert time.monotonic() < deadline, f"after {what}\n{many.troubles()}"
        time.sleep(0.05)


def test_any_part_is_killed_and_nobody_loses_a_move_or_waits_long() -> None:
    for missing in (postgres.programs() or postgres.NONE, redis_server.program() or redis_server.NONE):
        if isinstance(missing, str):
            pytest.skip(missing)
    many = Many()
    try:
        waits = struck(many)
    finally:
        many.stop()
    told = ", ".join(
        f"{what} {wait:.1f} s, {less:.1f} of them starved" for what, (wait, less) in waits.items()
    )
    print(f"longest wait after {told}")
    assert max(wait - less for wait, less in waits.values()) < WITHIN, told


def blows(number: int) -> tuple[str, ...]:
    """One after the other; of servers and workers the first and the second in turn."""
    which = 1 + number % 2
    return (f"server {which}", f"worker {which}", "Redis", "PostgreSQL", RESTART)


def struck(many: Many) -> dict[str, tuple[float, float]]:
    """The longest time in which nothing moved at a table, by what was struck; and everything is there.

    Beside it, how long a part of it all was ready meanwhile and others had the processors.
    """
    waits: dict[str, tuple[float, float]] = {}
    with league(many.base) as players:
        play_on(many, players, "the start")
        for what in [blow for number in range(budget.BLOWS) for blow in blows(number)]:
            waits[what] = max(waits.get(what, (0.0, 0.0)), wait_after(many, players, what))
    print(f"{sum(player.moves for player in players)} moves, {5 * budget.BLOWS} blows:", end=" ")
    for player in players:
        with player.browser.sit(player.table) as chair:
            assert chair.now["version"] >= player.acknowledged
        player.browser.http.close()
    assert check_folder(Path(many.data), many.database).wrong == []
    return waits


def wait_after(many: Many, players: list[Player], what: str) -> tuple[float, float]:
    for player in players:
        player.longest = 0.0
    before = many.starved()
    many.strike(what)
    play_on(many, players, what)
    starved = max(seconds - before.get(process, 0.0) for process, seconds in many.starved().items())
    many.await_all()
    return max(player.longest for player in players), starved
