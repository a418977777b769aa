"""Bots are there for everybody: limits, quotas, turns, and programs that hang."""

import asyncio
import shlex
import sys
from pathlib import Path

import pytest

from carson.core import registry
from carson.core.match import Match
from carson.server.bots.fair_queue import Asker, FairQueue, Urgency
from carson.server.bots.lane import BotFailed
from carson.server.bots.pool import BotPool, Forfeited
from carson.server.settings import Settings
from tests.loops import finished
from tests.server.conftest import RunningServer, quick
from tests.server.people import Browser, Json

NAUGHTY = Path(__file__).parents[1] / "outside" / "naughty.py"
BOTS = [{"kind": "bot", "bot": "random"}] * 2


# ---- turns


def served(asked: list[tuple[str, str, Urgency]]) -> list[str]:
    """In which order tables get the one place, when all ask while it is taken."""
    order: list[str] = []

    async def story() -> None:
        queue = FairQueue(1)

        async def ask(person: str, table: str, urgency: Urgency) -> None:
            async with queue.turn(urgency, Asker(person, table)):
                order.append(table)

        async with queue.turn(Urgency.MOVE, Asker("first", "first")):
            tasks = [asyncio.create_task(ask(*one)) for one in asked]
            await asyncio.sleep(0)
        await asyncio.gather(*tasks)
        assert queue.free == 1

    finished(story())
    return order


def test_nobody_waits_behind_thirty_tables_of_somebody_else() -> None:
    flood = [("eve", f"eve {n}", Urgency.MOVE) for n in range(30)]
    order = served([*flood, ("ann", "ann", Urgency.MOVE), ("ben", "ben", Urgency.MOVE)])
    assert order[:4] == ["eve 0", "ann", "ben", "eve 1"]
    assert len(order) == 32


def test_the_tables_of_one_person_take_turns() -> None:
    asked = [("ann", table, Urgency.MOVE) for table in ("a", "a", "a", "b", "c")]
    assert served(asked) == ["a", "b", "c", "a", "a"]


def test_moves_come_before_hints_and_hints_before_reviews() -> None:
    asked = [
        ("ann", "review", Urgency.REVIEW),
        ("ann", "bots alone", Urgency.ALONE),
        ("ann", "hint", Urgency.HINT),
        ("ben", "move", Urgency.MOVE),
        ("ann", "another move", Urgency.MOVE),
    ]
    assert served(asked) == ["move", "another move", "hint", "bots alone", "review"]


def test_a_bot_takes_the_turn_of_whoever_opened_its_table_and_people_come_first(
    ann: Browser, server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots: BotPool = server.app.state.tables.services.bots
    asked: list[tuple[Asker, Urgency]] = []
    choose = bots.choose

    async def noted(match: Match, seat: int, bot: str, asker: Asker, urgency: Urgency) -> int:
        asked.append((asker, urgency))
        if urgency is Urgency.ALONE:
            raise BotFailed("once is enough")
        return await choose(match, seat, bot, asker, urgency)

    monkeypatch.setattr(bots, "choose", noted)
    table = ann.post("/api/play-now?bot=random")["id"]
    with ann.sit(table) as chair:
        for _ in range(3):
            while not chair.now["asked"]:
                chair.hear("update")
            before = chair.now["version"]
            chair.act()
            chair.up_to(before + 1)
    assert set(asked) == {(Asker(ann.me["id"], table), Urgency.MOVE)}
    among_themselves = ann.table(2, seats=BOTS)["id"]
    while asked[-1] != (Asker(ann.me["id"], among_themselves), Urgency.ALONE):
        ann.get("/api/me")


def test_whoever_gives_up_waiting_loses_no_place() -> None:
    async def story() -> None:
        queue = FairQueue(1)

        async def ask(table: str) -> str:
            async with queue.turn(Urgency.MOVE, Asker("ann", table)):
                return table

        async with queue.turn(Urgency.MOVE, Asker()):
            patient, hasty = asyncio.create_task(ask("b")), asyncio.create_task(ask("a"))
            late = asyncio.create_task(ask("c"))
            await asyncio.sleep(0)
            hasty.cancel()
            await asyncio.sleep(0)
        late.cancel()  # in the very moment in which it may be its turn
        assert await patient == "b"
        await asyncio.gather(hasty, late, return_exceptions=True)
        assert queue.free == 1

    finished(story())


# ---- limits


def wish(*bots: str) -> Json:
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    return {"game": "city", "options": {"seats": str(len(seats))}, "seats": seats}


def test_a_bot_may_not_be_told_to_take_more_than_the_host_allows(ann: Browser) -> None:
    for bot, says in [
        ("marshal:ms=60000", "ms of marshal can be at most 2000 here, not 60000"),
        ("marshal:playouts=10001", "playouts of marshal can be at most 10000 here, not 10001"),
    ]:
        assert ann.post("/api/tables", wish(bot), 400)["detail"] == says
        open_ = ann.table()
        body = {"seat": 1, "bot": bot}
        assert ann.post(f"/api/tables/{open_['id']}/bot", body, 400)["detail"] == says
        assert ann.post(f"/api/play-now?bot={bot}", status=400)["detail"] == says
    ann.post("/api/tables", wish("marshal:ms=2000"))


def test_the_host_sets_the_limits() -> None:
    assert Settings(Path()).limited({"ms": 300}).most == {"ms": 300, "playouts": 10_000}
    assert Settings(Path()).limited({"playouts": 5}).most == {"ms": 2000, "playouts": 5}


def test_guests_have_a_quota_and_an_account_has_more(tmp_path: Path) -> None:
    settings = quick(tmp_path, tables_per_guest=3, bot_tables_per_guest=1, tables_per_day=8)
    server = RunningServer(settings)
    with Browser(server.base) as ann, Browser(server.base) as ben:
        bots = {"game": "city", "options": {"seats": "2"}, "seats": [{"kind": "me"}, {"kind": "open"}]}
        ann.post("/api/tables", bots)
        ann.post("/api/tables", bots)
        ann.post("/api/tables", bots)
        refused = ann.post("/api/tables", bots, 429)["detail"]
        assert refused.startswith("this server lets you have 3 games at a time; finish one or")
        assert refused.endswith("; an account may have more")
        assert ann.post("/api/play-now", status=429)["detail"] == refused
        ben.post("/api/tables", bots)
        ann.post("/api/account", {"login": "ann", "password": "a long secret"})
        for _ in range(5):
            ann.post("/api/tables", bots)
        assert "8 tables a day" in ann.post("/api/tables", bots, 429)["detail"]
    server.stop()


def test_a_guest_lets_few_bots_play_alone(tmp_path: Path) -> None:
    server = RunningServer(quick(tmp_path, bot_tables_per_guest=0))
    with Browser(server.base) as ann:
        alone = {"game": "city", "options": {"seats": "2"}, "seats": BOTS}
        answer = ann.post("/api/tables", alone, 429)
        assert answer["detail"].startswith("this server lets you watch 0 games of bots at a time")
        ann.post("/api/tables", wish("random"))
    server.stop()


# ---- programs


def program(tmp_path: Path, way: str) -> str:
    """A naughty program that notes each of its starts in a file."""
    starts = tmp_path / "starts"
    script = f"echo x >> {shlex.quote(str(starts))}; exec {shlex.quote(sys.executable)} {NAUGHTY} {way}"
    return f"exec:ms=200 sh -c {shlex.quote(script)}"


def test_a_program_that_hangs_holds_up_no_other_bot_and_forfeits(tmp_path: Path) -> None:
    async def story() -> None:
        pool = BotPool(1, 2000, {"hangs": program(tmp_path, "silent")})
        game = registry.game("city")
        match = Match.start(game, game.settle({"seats": "2"}), "hangs", ["Ann", "Hangs"])
        seat = match.state.actors()[0]
        hanging = asyncio.create_task(pool.choose(match, seat, "hangs"))
        await asyncio.sleep(0)
        assert await pool.choose(match, seat, "random") in match.state.legal(seat)
        assert not hanging.done()
        with pytest.raises(Forfeited):
            await hanging
        pool.stop()

    finished(story())


def test_a_program_that_has_forfeited_is_not_started_again_and_the_table_is_told(tmp_path: Path) -> None:
    settings = quick(tmp_path / "data")
    settings.host_bots["lame"] = program(tmp_path, "crash")
    server = RunningServer(settings)
    try:
        with Browser(server.base) as ann:
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "lame"}]
            table = ann.table(2, seats=seats, public=True)["id"]
            with ann.sit(table) as chair:
                for _ in range(12):
                    while not chair.now["asked"]:
                        chair.hear("update")
                    before = chair.now["version"]
                    chair.act()
                    chair.up_to(before + 1)
                told = [heard["table"] for heard in chair.heard if "table" in heard]
                assert told[-1]["seats"][1]["forfeited"]
            assert (tmp_path / "starts").read_text().count("x") == 2
        server.stop()
        server = RunningServer(settings)
        with Browser(server.base) as eve:
            assert eve.get(f"/api/tables/{table}")["seats"][1]["forfeited"]
    finally:
        server.stop()
