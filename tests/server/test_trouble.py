"""When things go wrong: a full disk, crashed and dawdling bots, floods, clocks that run out."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

from sqlalchemy import text

from carson.core import registry
from carson.core.match import Match
from carson.server.bot_pool import BotPool
from carson.server.tables.clocks import ClockKeeper
from carson.server.wire.messages import Clock
from tests.server.conftest import RunningServer, quick
from tests.server.people import Browser


def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    """The move is refused with a reason and never happened; when there is room again, play goes on."""
    server = RunningServer(quick(tmp_path))
    with Browser(server.base) as ann:
        seats = [{"kind": "me"}, {"kind": "local", "name": "Bea"}]
        table = ann.table(2, seats=seats)["id"]
        with ann.sit(table) as chair:
            server.on_loop(limit_pages(server, shrink=True))
            refused = chair.act()
            while refused["type"] == "accepted":
                refused = chair.act()  # until the last page is full
            assert refused["code"] == "busy"
            assert "could not be stored" in refused["reason"]
            version, scene = chair.now["version"], chair.now["scene"]
            with ann.sit(table) as again:
                assert (again.now["version"], again.now["scene"]) == (version, scene)
            server.on_loop(limit_pages(server, shrink=False))
            assert chair.act()["type"] == "accepted"
    server.stop()


async def limit_pages(server: RunningServer, shrink: bool) -> None:
    """Let every connection of the pool believe that the disk is full, or not."""
    hall = server.app.state.hall
    connections = [await hall.engine.connect() for _ in range(4)]
    for connection in connections:
        pages = (await connection.execute(text("PRAGMA page_count"))).scalar_one() if shrink else 1_000_000
        await connection.execute(text(f"PRAGMA max_page_count={pages}"))
    for connection in connections:
        await connection.close()


def start() -> Match:
    game = registry.game("city")
    return Match.start(game, game.settle({"seats": "2"}), "trouble", ["Ann", "Ben"])


def test_a_killed_bot_is_restarted() -> None:
    async def run() -> None:
        pool, match = BotPool(1, 5000), start()
        seat = match.state.actors()[0]
        bot = next(iter(match.game.bots()))
        first = await pool.choose(match, seat, bot)
        for worker in pool.worker_ids():
            os.kill(worker, signal.SIGKILL)
        assert await pool.choose(match, seat, bot) == first
        assert pool.restarts == 1
        pool.stop()

    asyncio.run(run())


def test_a_dawdling_or_unknown_bot_does_not_hold_up_the_table() -> None:
    async def run() -> None:
        pool, match = BotPool(1, 5000), start()
        seat = match.state.actors()[0]
        legal = match.state.legal(seat)
        assert await pool.choose(match, seat, "nobody") in legal
        pool.patience = 0.0
        assert await pool.choose(match, seat, next(iter(match.game.bots()))) in legal
        assert pool.restarts == 2
        pool.stop()

    asyncio.run(run())


def test_floods_are_slowed_down(tmp_path: Path) -> None:
    server = RunningServer(quick(tmp_path, requests_per_minute=40, messages_per_second=5, message_burst=10))
    with Browser(server.base) as ann:
        table = ann.post("/api/play-now")["id"]
        with ann.sit(table) as chair:
            answers = [chair.ask(type="explain", seat=0, target="d4") for _ in range(20)]
            assert answers[0]["type"] == "explanation"
            assert answers[-1]["code"] == "busy"
        statuses = [ann.http.get("/api/games").status_code for _ in range(45)]
        assert statuses[0] == 200
        assert statuses[-1] == 429
    server.stop()


def test_live_clocks() -> None:
    clock = ClockKeeper(Clock("live", minutes=1, increment=5), 2)
    clock.turn(None, [0], 100.0)
    clock.turn(0, [1], 110.0)
    assert clock.left == [55_000, 60_000]
    shown = clock.shown(130.0)
    assert shown is not None
    assert shown.left == [55_000, 40_000]
    assert not clock.out_of_time(1, 130.0)
    assert clock.out_of_time(1, 171.0)
    clock.turn(1, [1], 120.0)  # still on turn: no increment yet
    assert clock.left[1] == 50_000


def test_a_clock_that_jumps_back_gives_no_time() -> None:
    clock = ClockKeeper(Clock("live", minutes=1), 2)
    clock.turn(None, [0], 100.0)
    clock.turn(0, [1], 40.0)
    assert clock.left == [60_000, 60_000]


def test_days_for_each_move() -> None:
    clock = ClockKeeper(Clock("days", days=2), 2)
    clock.turn(None, [0], 0.0)
    clock.turn(0, [1], 86_400.0)
    assert clock.left == [2 * 86_400_000, 2 * 86_400_000]
    assert clock.out_of_time(1, 86_400.0 * 3)
