"""Two processes share a database and a Redis: tables move, processes end, Redis goes away, and play goes on.

That everything works from a process where the table does not live is shown by the tests marked ON_BOTH.
"""

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from carson.server.db.storage import Unreachable
from carson.server.homes.fences import raise_fence
from carson.server.homes.homes import Apart
from carson.server.homes.letters import Letter, Nudge
from carson.server.homes.neighbours import Neighbours
from carson.server.settings import Settings
from tests.server.conftest import RunningServer, quick
from tests.server.people import Browser, Chair, numbers_in
from tests.server.test_metrics import OF_MANY
from tools.postgres import Cluster
from tools.redis_server import RedisServer


@pytest.fixture
def settings(cluster: Cluster, redis: RedisServer, tmp_path: Path) -> Settings:
    return replace(quick(tmp_path), database_url=cluster.create(), redis_url=redis.url)


@pytest.fixture(scope="module")
def both(
    cluster: Cluster, redis: RedisServer, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[RunningServer, RunningServer]]:
    """For tests that do them no harm. People may say three lines."""
    plain = replace(quick(tmp_path_factory.mktemp("data")), chat_burst=3, chats_per_minute=1)
    with pair(replace(plain, database_url=cluster.create(), redis_url=f"{redis.url}/1")) as running:
        yield running


@contextmanager
def pair(settings: Settings) -> Iterator[tuple[RunningServer, RunningServer]]:
    """Two servers with one folder. Whoever ends one of them ends it for good."""
    running = [RunningServer(settings), RunningServer(settings)]
    yield running[0], running[1]
    for server in running:
        if server.thread.is_alive():
            server.stop()


def together(ann: Browser, ben: Browser) -> str:
    """A table of two, opened in the process of the one and joined in that of the other."""
    table = str(ann.table(2, public=True)["id"])
    ben.post(f"/api/tables/{table}/join", {})
    return table


def play(moves: int, *chairs: Chair) -> None:
    """Moves of whoever is asked; everybody hears of each."""
    for _ in range(moves):
        mover = next(chair for chair in chairs if chair.now["asked"])
        answer = mover.act()
        assert answer["type"] == "accepted", answer
        for chair in chairs:
            chair.up_to(answer["version"])


def wait_for(what: Callable[[], bool], seconds: float = 10.0) -> None:
    deadline = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_a_table_is_played_from_both(both: tuple[RunningServer, RunningServer]) -> None:
    first, second = both
    with Browser(first.base) as ann, Browser(second.base) as ben:
        table = together(ann, ben)
        with ann.sit(table) as near, ben.sit(table) as far:
            play(12, near, far)
            assert [line["text"] for line in near.log] == [line["text"] for line in far.log]
            assert far.ask(type="chat", text="howdy")["type"] == "accepted"
            assert near.hear("chat")["lines"][-1]["text"] == "howdy"
            for browser in (ann, ben):
                (listed,) = browser.get("/api/tables")["mine"]
                assert [seat["online"] for seat in listed["seats"]] == [True, True]
                assert listed["version"] == near.now["version"]
        assert table in first.app.state.tables.awake.tables
        assert table not in second.app.state.tables.awake.tables
        told = numbers_in(ann.http.get("/metrics").text)
        assert set(told) >= OF_MANY
        assert (told["carson_processes"], told["carson_redis_up"]) == (2, 1)
        assert told["carson_leases"] >= 1


def test_a_server_that_stops_gives_its_tables_away_and_no_move_is_dropped(settings: Settings) -> None:
    with pair(settings) as (first, second), Browser(first.base) as ann, Browser(second.base) as ben:
        table = together(ann, ben)
        with ann.sit(table) as near, ben.sit(table) as far:
            play(6, near, far)
            while not far.now["asked"]:
                play(1, near, far)
            version = far.now["version"]
            first.server.should_exit = True
            assert far.act()["type"] == "accepted"  # on the line that was open all the time
            far.up_to(version + 1)
        first.stop()
        ann.http.base_url = ann.base = second.base
        with ann.sit(table, far.now["version"]) as near, ben.sit(table) as far:
            play(4, near, far)
        assert table in second.app.state.tables.awake.tables


def test_a_process_that_lost_a_table_cannot_write_it(both: tuple[RunningServer, RunningServer]) -> None:
    first, _ = both
    with Browser(first.base) as ann:
        table = ann.table(2, seats=[{"kind": "me"}, {"kind": "local", "name": "Bea"}])["id"]
        with ann.sit(table) as chair:
            play(1, chair)
            engine = first.app.state.tables.services.engine
            first.on_loop(raise_fence(engine, table))  # as another process does that takes the table
            refused = chair.act()
            assert refused["type"] == "refused"
            assert "moved" in refused["reason"]
            version = chair.now["version"]
        with ann.sit(table) as chair:
            assert chair.now["version"] == version
            play(2, chair)


def test_without_redis_play_goes_on_where_the_table_lives(settings: Settings, tmp_path: Path) -> None:
    redis = RedisServer(tmp_path)
    settings = replace(settings, redis_url=redis.url)
    with pair(settings) as (first, second), Browser(first.base) as ann, Browser(second.base) as ben:
        table = together(ann, ben)
        with ann.sit(table) as near, ben.sit(table) as far:
            while not near.now["asked"]:
                play(1, near, far)
            redis.stop()
            answer = near.act()
            assert answer["type"] == "accepted"
            ben.get(f"/api/tables/{table}", 503)
            assert "other tables" in far.until(lambda heard: heard["type"] == "refused")["reason"]
            redis.start()  # it knows nothing any more
            far.up_to(answer["version"])
            near.up_to(answer["version"])
            play(4, near, far)
    redis.stop()


def test_what_is_not_there_leaves_nothing_in_redis(both: tuple[RunningServer, RunningServer]) -> None:
    first, second = both
    with Browser(first.base) as ann:
        ann.get("/api/tables/nowhere", 404)
        redis = second.app.state.homes.redis
        wait_for(lambda: not second.on_loop(redis.do("HEXISTS", "carson:homes", "nowhere")))


def test_a_fault_in_another_process_ends_the_line_as_one_here_does(
    both: tuple[RunningServer, RunningServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = both
    with Browser(first.base) as ann, Browser(second.base) as ben:
        table = together(ann, ben)
        with ben.sit(table) as far:

            async def fails(*_: object) -> None:
                raise KeyError("nobody foresaw this")

            live = first.app.state.tables.awake.tables[table]
            monkeypatch.setattr(live, "act", fails)
            far.say(type="act", id=9, seat=0, action=0, version=1)
            with pytest.raises(Exception, match="1011"):
                far.hear("nothing")
        homes = second.app.state.homes
        asked = homes.mail.ask(first.app.state.homes.me, "nothing we know", b"")
        with pytest.raises(Apart):
            second.on_loop(asked)  # at once, not after a minute


def test_a_table_opened_without_redis_is_known_when_it_is_back(redis: RedisServer) -> None:
    async def run() -> None:
        homes, other = (Neighbours(f"{redis.url}/8", None) for _ in range(2))  # type: ignore[arg-type]
        await homes.start()
        await other.start()
        heard: list[Letter] = []
        homes.listeners.append(lambda _, letter: heard.append(letter))
        homes.engine = NoDatabase()  # type: ignore[assignment]
        number = await homes.redis.do("CLIENT", "ID")
        homes.redis._break()
        homes.settle("new")  # in the moment in which nobody can be told
        while other.redis and await other.taken(["new"]) != {"new"}:
            await asyncio.sleep(0.02)
        assert number != await homes.redis.do("CLIENT", "ID")
        # a Redis that has forgotten all, and whose time of day is behind: what is written from now on arrives
        await other.redis.do("XADD", f"carson:box:{homes.me}", "9999999999999-0", "e", b"")
        await other.redis.do("FLUSHDB")
        while homes.me not in other.alive:
            await asyncio.sleep(0.02)
        while not heard:
            other.mail.post(homes.me, Nudge())
            await asyncio.sleep(0.05)
        await homes.stop()
        await other.stop()

    asyncio.run(asyncio.wait_for(run(), 20))


class NoDatabase:
    """Does not answer."""

    def connect(self) -> None:
        raise Unreachable


def test_who_signs_out_in_one_process_is_signed_out_in_all(both: tuple[RunningServer, RunningServer]) -> None:
    first, second = both
    with Browser(first.base) as ann:
        table = ann.table(2)["id"]
        with Browser(second.base, ann.http.cookies) as also_ann, also_ann.sit(table) as chair:
            assert also_ann.me["id"] == ann.me["id"]
            ann.send("PUT", "/api/me", {"name": "Calamity"}, 200)
            wait_for(lambda: also_ann.get("/api/me")["name"] == "Calamity")
            ann.post("/api/logout")
            with pytest.raises(Exception, match="4401"):
                chair.hear("nothing")


def test_what_is_spent_in_one_process_is_spent_in_all(both: tuple[RunningServer, RunningServer]) -> None:
    first, second = both
    with Browser(first.base) as ann, Browser(second.base, ann.http.cookies) as also_ann:
        here, there = ann.table(2)["id"], also_ann.table(2)["id"]
        with ann.sit(here) as chair, also_ann.sit(there) as other:
            for _ in range(3):
                assert chair.ask(type="chat", text="howdy")["type"] == "accepted"
            time.sleep(1.2)  # two signs of life
            other.ask(type="chat", text="howdy")  # one may pass before it is known
            time.sleep(1.2)
            assert other.ask(type="chat", text="howdy")["code"] == "busy"
