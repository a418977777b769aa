"""Rude guests at a table: whoever sends too much or reads too slowly loses a line, and nobody else does."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from websockets.exceptions import ConnectionClosed

from carson.server.tables.connection import BACKLOG, Connection, Shown
from carson.server.wire.socket import Reader
from tests.loops import finished
from tests.server.conftest import RunningServer, quick
from tests.server.people import Browser, Chair

BURST = 60


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[RunningServer]:
    """A server with the usual limits."""
    limits = {"messages_per_second": 20, "message_burst": 60, "hurries_per_minute": 6, "hurry_burst": 2}
    running = RunningServer(
        quick(tmp_path, **limits, chats_per_minute=60, chat_burst=10, sockets_per_person=3)
    )
    yield running
    running.stop()


def told(version: int) -> Shown:
    """All that a line has to know of an update that it sends."""
    return cast("Shown", SimpleNamespace(version=version))


def burst(chair: Chair, **message: object) -> None:
    for _ in range(BURST):
        chair.say(**message)


def test_hellos_of_a_spectator_reach_nobody(ann: Browser, eve: Browser) -> None:
    """One hello a line: the players are told once, if at all, that somebody watches."""
    table = ann.table(2, public=True)["id"]
    with ann.sit(table) as chair, eve.sit(table) as watcher:
        burst(watcher, type="hello", version=0)
        refused = [watcher.hear("refused") for _ in range(BURST)]
        assert {answer["code"] for answer in refused} == {"bad"}
        assert [heard["type"] for heard in watcher.heard].count("update") == 1
        assert chair.ask(type="explain", seat=0, target="d4")["type"] == "explanation"
        assert [heard["type"] for heard in chair.heard].count("table") <= 1


def test_only_who_plays_hurries_and_not_all_the_time(strict: RunningServer) -> None:
    with Browser(strict.base) as ann, Browser(strict.base) as ben, Browser(strict.base) as eve:
        table = ann.table(2, public=True)["id"]
        ben.post(f"/api/tables/{table}/join", {})
        with ann.sit(table) as first, ben.sit(table) as second, eve.sit(table) as watcher:
            slow, quick_one = (first, second) if first.now["asked"] else (second, first)
            assert watcher.ask(type="hurry")["code"] == "seat"
            answers = [quick_one.ask(type="hurry") for _ in range(5)]
            assert [answer.get("code") for answer in answers] == [None, None, "busy", "busy", "busy"]
            slow.ask(type="explain", seat=0, target="d4")
            assert 1 <= [heard["type"] for heard in slow.heard].count("hurry") <= 2


def test_a_flood_ends_its_own_line(strict: RunningServer) -> None:
    with Browser(strict.base) as ann, Browser(strict.base) as eve:
        table = ann.table(2, public=True)["id"]
        with ann.sit(table) as chair, eve.sit(table) as watcher:
            with pytest.raises(ConnectionClosed) as closed:
                flood(watcher)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
            assert chair.ask(type="explain", seat=0, target="d4")["type"] == "explanation"


def flood(chair: Chair) -> None:
    """Send four bursts, then listen until the line ends."""
    for _ in range(4):
        burst(chair, type="explain", id=1, seat=0, target="d4")
    chair.until(lambda _: False)


def test_a_person_has_so_many_lines(strict: RunningServer) -> None:
    with Browser(strict.base) as ann:
        table = ann.table()["id"]
        with ann.sit(table), ann.sit(table), ann.sit(table) as third:
            with pytest.raises(ConnectionClosed) as closed:
                ann.sit(table)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
            third.close()
            wait_for(lambda: ann.sit(table).close())


def wait_for(attempt: object) -> None:
    """Try until it works; the server may notice a closed line a moment later."""
    assert callable(attempt)
    for _ in range(100):
        try:
            attempt()
            return
        except ConnectionClosed:
            continue
    raise AssertionError("it never worked")


def test_chat_has_a_measure(strict: RunningServer) -> None:
    with Browser(strict.base) as ann, ann.sit(ann.table()["id"]) as chair:
        answers = [chair.ask(type="chat", text=f"line {n}")["type"] for n in range(20)]
        assert answers == ["accepted"] * 10 + ["refused"] * 10


def test_signing_out_ends_open_lines(ann: Browser) -> None:
    table = ann.table()["id"]
    with ann.sit(table) as chair:
        ann.post("/api/logout")
        with pytest.raises(ConnectionClosed) as closed:
            chair.until(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401


def test_who_says_nothing_is_let_go(tmp_path: Path) -> None:
    server = RunningServer(quick(tmp_path, hello_within=0.05))
    with Browser(server.base) as ann:
        table = ann.table()["id"]
        with ann.sit(table) as chair, ann.line(table) as silent, pytest.raises(ConnectionClosed) as closed:
            silent.recv(timeout=10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4408
        assert chair.heard
    server.stop()


# ---- one line


class Outlet:
    """A line that keeps what it is given."""

    def __init__(self, is_open: bool = True, is_cut: bool = False) -> None:
        self.on_ready: Callable[[], None] = lambda: None
        self.is_open = is_open
        self.is_cut = is_cut
        self.sent: list[bytes] = []

    def is_ready(self) -> bool:
        return self.is_open

    def send_texts(self, texts: list[bytes]) -> bool:
        self.sent += texts
        return not self.is_cut


def test_what_says_how_things_are_waits_only_once() -> None:
    """A reader that pauses for a while gets the newest, in the place of the oldest, and is not cut off."""

    async def run() -> tuple[list[bytes], Connection]:
        outlet = Outlet()
        line = Connection("ann", "", outlet)
        for n in range(10 * BACKLOG):
            line.push(f"table {n}".encode(), "table")
            line.push(f"poll {n}".encode(), "poll")
        line.push(b"answer")
        line.push(b"update 1", "update", told(1))
        line.push(b"table last", "table")
        line.push(b"update 2", "update", told(2))
        await asyncio.sleep(0)
        return outlet.sent, line

    sent, line = finished(run())
    assert sent == [f"poll {10 * BACKLOG - 1}".encode(), b"answer", b"update 2"]
    assert line.seen == 2
    assert not line.lost.is_set()


def test_who_does_not_read_gets_the_newest_later() -> None:
    """While a reader has still to take what was sent, nothing is sent, and updates replace each other."""

    async def run() -> list[int]:
        outlet = Outlet(is_open=False)
        line = Connection("ann", "", outlet)
        seen: list[int] = []
        for version in (1, 2):
            line.push(b"update", "update", told(version))
            await asyncio.sleep(0)
            seen.append(line.seen)
        outlet.is_open = True
        outlet.on_ready()
        return [*seen, line.seen, len(outlet.sent)]

    assert finished(run()) == [0, 0, 2, 1]


def test_a_cut_line_is_lost() -> None:
    async def run() -> bool:
        line = Connection("ann", "", Outlet(is_cut=True))
        line.push(b"x")
        await asyncio.sleep(0)
        return line.lost.is_set()

    assert finished(run())


def test_commands_take_turns() -> None:
    """However much one line has sent at once: the others are heard in between."""

    async def run() -> str:
        heard: list[str] = []

        class Listener(Reader):
            async def handle(self, data: str | bytes) -> None:
                heard.append(str(data))
                self.gone = len(heard) > 8

        def listen(name: str) -> Awaitable[None]:
            async def hear() -> str:
                return name

            reader = Listener.__new__(Listener)
            reader.busy = reader.gone = False
            return reader.listen(hear)

        await asyncio.gather(listen("a"), listen("b"))
        return "".join(heard)

    assert finished(run()).startswith("abababab")


@pytest.mark.parametrize(("count", "size"), [(BACKLOG + 1, 10), (3, 500_000)])
def test_who_lags_too_far_behind_is_let_go(count: int, size: int) -> None:
    async def run() -> bool:
        line = Connection("ann", "", Outlet())
        for _ in range(count):
            assert not line.lost.is_set()
            line.push(b"x" * size)
        return line.lost.is_set()

    assert finished(run())


# ---- the log


def test_going_back_sends_what_changed(ann: Browser, eve: Browser) -> None:
    """Undone lines are marked and those that stand again too; the lines themselves are not sent again."""
    seats = [{"kind": "me"}, {"kind": "local", "name": "Bea"}]
    table = ann.table(2, seats=seats, public=True)["id"]
    with ann.sit(table) as chair, eve.sit(table) as watcher:
        for _ in range(12):
            assert chair.act()["type"] == "accepted"
        late = eve.sit(table)  # looks away from here on
        seen, before = chair.now["version"], len(chair.log)
        for target in (seen - 3, seen - 6, seen):  # two steps back, and on again
            assert chair.ask(type="ask-back", seat=0, version=target)["type"] == "accepted"
            assert chair.now["log"] == []
            assert not chair.now["whole"]
            assert chair.now["marks"]
            with ann.sit(table) as fresh:
                assert fresh.now["whole"]
                assert fresh.log == chair.log
        assert len(chair.log) == before
        assert chair.ask(type="ask-back", seat=0, version=seen - 4)["type"] == "accepted"
        assert chair.act()["type"] == "accepted"
        assert watcher.up_to(chair.now["version"])
        assert watcher.log == chair.log
        assert any(line["undone"] for line in chair.log)
        late.close()
        with eve.sit(table, seen) as back:  # away meanwhile: the same from the version it names
            assert not back.now["whole"]
            back.log = [dict(line) for line in late.log]
            back._note(back.now)
            assert back.log == chair.log
        assert len(json.dumps(chair.now["log"])) < 2000
