"""When things go wrong: a full disk, crashed and dawdling bots, floods, clocks that run out."""

import asyncio
import os
import signal
import time
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import insert, select, text

from carson.core import registry
from carson.core.match import Match
from carson.server.bots.lane import BotFailed
from carson.server.bots.pool import ATTEMPTS, BotPool
from carson.server.db.engine import migrate, open_for_writing
from carson.server.db.ledger import Mark
from carson.server.db.models import Entry, GameTable, Person
from carson.server.db.rows import NewEntry
from carson.server.db.writer import NotStored, Writer
from carson.server.tables.clocks import ClockKeeper
from carson.server.wire.messages import Clock
from carson.server.wire.socket import Reader
from tests.loops import finished
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
            assert "disk of this server is full" in refused["reason"]
            version, scene = chair.now["version"], chair.now["scene"]
            with ann.sit(table) as again:
                assert (again.now["version"], again.now["scene"]) == (version, scene)
            server.on_loop(limit_pages(server, shrink=False))
            assert chair.act()["type"] == "accepted"
    server.stop()


async def limit_pages(server: RunningServer, shrink: bool) -> None:
    """Let the connection of the writer believe that the disk is full, or not."""
    services = server.app.state.tables.services
    async with services.engine.connect() as connection:
        pages = (await connection.execute(text("PRAGMA page_count"))).scalar_one() if shrink else 1_000_000
    await services.writer.store((text(f"PRAGMA max_page_count={pages}"), None))


def test_only_the_guilty_request_fails(tmp_path: Path) -> None:
    """Requests share a commit, but not their mistakes; and what was stored is read back as it was."""
    settings = quick(tmp_path)
    migrate(settings)
    at = datetime.now(UTC)

    async def run() -> list[object]:
        writer = Writer(open_for_writing(settings), Mark(settings))
        writer.start()
        await writer.store((insert(Person), {"id": "ann", "name": "Ann", "created": at}))
        await writer.store((insert(GameTable), table_row("t", at)))
        good, bad = NewEntry("t", 1, 0, 5, at), NewEntry("nowhere", 1, 0, 5, at)
        more = NewEntry("t", 2, -1, 7, at)
        answers = await asyncio.gather(
            *(writer.store(entries=[entry]) for entry in (good, bad, more)), return_exceptions=True
        )
        assert writer.commits == 4  # one by one, after the batch of three was refused
        await writer.stop()
        return list(answers)

    first, second, third = finished(run())
    assert (first, third) == (None, None)
    assert isinstance(second, NotStored)
    query = select(Entry.ply, Entry.seat, Entry.action, Entry.at).order_by(Entry.ply)
    link = open_for_writing(settings)
    rows = link.run(lambda connection: connection.execute(query).all())
    link.close()
    naive = at.replace(tzinfo=None)
    assert [tuple(row) for row in rows] == [(1, 0, 5, naive), (2, -1, 7, naive)]


def test_a_mark_that_cannot_be_written_costs_nothing(tmp_path: Path) -> None:
    """The commit is on the disk by then: it counts, and is not made a second time."""
    settings = quick(tmp_path)
    migrate(settings)
    at = datetime.now(UTC)

    async def run() -> int:
        mark = Mark(settings)
        writer = Writer(open_for_writing(settings), mark)
        writer.start()
        mark.close()
        mark._file = (tmp_path / "commits.mark").open("rb", buffering=0)
        await writer.store((insert(Person), {"id": "ann", "name": "Ann", "created": at}))
        await writer.stop()
        return writer.commits

    assert finished(run()) == 1


def table_row(name: str, at: datetime) -> dict[str, object]:
    words = {
        "id": name,
        "name": name,
        "game": "city",
        "rules": "1",
        "invite": "",
        "seed": "",
        "state": "open",
    }
    flags = {"public": True, "forked": False}
    return {**words, **flags, "options": {}, "clock": {}, "host_id": "ann", "created": at, "updated": at}


def test_chat_outlives_a_restart(tmp_path: Path) -> None:
    server = RunningServer(quick(tmp_path))
    with Browser(server.base) as ann:
        table = ann.table()["id"]
        with ann.sit(table) as chair:
            for words in ("Howdy", "Anybody there?"):
                assert chair.ask(type="chat", text=words)["type"] == "accepted"
        with ann.sit(table) as chair:
            said = chair.hear("chat")["lines"]
        server.stop()
        server = RunningServer(quick(tmp_path))
        ann.base = server.base
        with ann.sit(table) as chair:
            assert chair.hear("chat")["lines"] == said
    assert [line["text"] for line in said] == ["Howdy", "Anybody there?"]
    server.stop()


def test_a_line_that_breaks_does_not_break_off_a_move() -> None:
    """Whoever hangs up while a move is being stored: the move is carried out to the end, and no other."""

    async def run() -> list[str]:
        stored, carried_out = asyncio.Event(), list[str]()

        class SlowReader(Reader):
            async def handle(self, data: str | bytes) -> None:
                await stored.wait()
                carried_out.append(str(data))

        async def hear() -> str:
            return "text"

        reader = SlowReader.__new__(SlowReader)
        reader.busy = reader.gone = False
        listening = asyncio.create_task(reader.listen(hear))
        await asyncio.sleep(0)
        reader.hang_up(listening)
        stored.set()
        await listening
        return carried_out

    assert finished(run()) == ["text"]


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
        await nobody_finishes_a_thought(pool)

    finished(run())


async def nobody_finishes_a_thought(pool: BotPool) -> None:
    """Stopping waits for no worker: they are gone long before they have slept enough."""
    workers = pool.worker_ids()
    pool._thinkers.pool.submit(time.sleep, 60)
    await asyncio.sleep(0.1)
    pool.stop()
    async with asyncio.timeout(10):
        while any(map(_runs, workers)):
            await asyncio.sleep(0.01)


def _runs(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_dawdling_or_unknown_bot_fails_and_no_move_is_made_up() -> None:
    async def run() -> None:
        pool, match = BotPool(1, 5000), start()
        seat = match.state.actors()[0]
        with pytest.raises(BotFailed, match="there is no bot “nobody”"):
            await pool.choose(match, seat, "nobody")
        pool.patience = 0.0
        with pytest.raises(BotFailed, match="no answer within 0 seconds"):
            await pool.choose(match, seat, next(iter(match.game.bots())))
        assert pool.restarts == ATTEMPTS
        pool.stop()

    finished(run())


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


def test_overtime_is_shown_and_forgiven_with_the_move() -> None:
    clock = ClockKeeper(Clock("live", minutes=1, increment=5), 2)
    clock.turn(None, [0], 0.0)
    shown = clock.shown(72.0)
    assert shown is not None
    assert shown.left == [-12_000, 60_000]
    assert clock.runs_out_in(72.0) is None
    clock.turn(0, [1], 72.0)
    assert clock.left == [5_000, 60_000]


def test_nobody_begins_a_turn_without_time_to_look() -> None:
    clock = ClockKeeper(Clock("live", minutes=1), 2)
    clock.turn(None, [0], 0.0)
    clock.turn(0, [0], 55.0)  # the turn goes on
    assert clock.left[0] == 5_000
    clock.turn(0, [1], 60.0)
    clock.turn(1, [0], 61.0)
    assert clock.left[0] == 30_000
    assert clock.out_of_time(0, 91.0)
    clock.come_back(0, 100.0)
    assert not clock.out_of_time(0, 129.0)
    assert clock.out_of_time(0, 130.0)


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
