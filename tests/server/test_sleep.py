"""Memory by use, not by history: tables sleep when nobody needs them, and wake when somebody does."""

import asyncio
import gc
import sqlite3
import time
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from carson.core.sentence import read
from carson.server.tables.live import LiveTable
from tests.server.conftest import RunningServer, quick
from tests.server.people import Browser, Json

ALONE = [{"kind": "me"}, {"kind": "local", "name": "Bea"}]


@pytest.fixture(scope="module")
def drowsy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server on which tables sleep as soon as one looks round; it does so when it is told to."""
    running = RunningServer(
        quick(tmp_path_factory.mktemp("data"), sleep_after=-1.0, look_round_every=3600.0, tables_kept=8)
    )
    yield running
    running.stop()


@pytest.fixture
def cal(drowsy: RunningServer) -> Iterator[Browser]:
    with Browser(drowsy.base) as browser:
        yield browser


def awake(server: RunningServer) -> dict[str, LiveTable]:
    """The tables in memory."""
    tables: dict[str, LiveTable] = server.app.state.tables.awake.tables
    return tables


def look_round(server: RunningServer) -> None:
    server.on_loop(server.app.state.keeper.look_round())


def begun(browser: Browser, moves: int = 4) -> Json:
    table = browser.table(2, seats=ALONE)
    with browser.sit(table["id"]) as chair:
        for _ in range(moves):
            assert chair.act()["type"] == "accepted"
    return table


def alone_at(server: RunningServer, table: str) -> None:
    """Wait until nobody is at a table any more."""
    deadline = time.monotonic() + 10
    while awake(server)[table].connections and time.monotonic() < deadline:
        time.sleep(0.01)


def test_a_game_in_progress_sleeps_and_its_memory_is_free(drowsy: RunningServer, cal: Browser) -> None:
    table = begun(cal)["id"]
    alone_at(drowsy, table)
    before = cal.get(f"/api/tables/{table}")
    live = weakref.ref(awake(drowsy)[table])
    gc.disable()
    try:
        look_round(drowsy)
        assert table not in awake(drowsy)
        deadline = time.monotonic() + 5
        while live() is not None and time.monotonic() < deadline:
            time.sleep(0.01)  # until the last request has let go of it
        assert live() is None
    finally:
        gc.enable()
    listed = next(one for one in cal.get("/api/tables")["mine"] if one["id"] == table)
    assert listed == before
    assert table not in awake(drowsy)  # a list wakes nobody
    with cal.sit(table) as chair:
        assert chair.now["version"] == before["version"]
        assert chair.act()["type"] == "accepted"


def test_a_table_somebody_looks_at_stays_awake(drowsy: RunningServer, cal: Browser) -> None:
    table = begun(cal)["id"]
    with cal.sit(table) as chair:
        look_round(drowsy)
        assert table in awake(drowsy)
        assert chair.act()["type"] == "accepted"


def test_there_is_never_more_than_one_of_a_table(drowsy: RunningServer, cal: Browser) -> None:
    """Somebody still has hold of a table that was let go: whoever asks next gets the same one."""
    table = begun(cal)["id"]
    alone_at(drowsy, table)
    held = awake(drowsy)[table]
    look_round(drowsy)
    assert table not in awake(drowsy)
    cal.get(f"/api/tables/{table}")
    assert awake(drowsy)[table] is held


def test_a_crowd_of_tables_does_not_fill_the_memory(drowsy: RunningServer, cal: Browser) -> None:
    tables = [cal.table(2, seats=ALONE)["id"] for _ in range(20)]
    assert len(awake(drowsy)) <= 9
    for table in tables:
        cal.get(f"/api/tables/{table}")
    assert len(awake(drowsy)) <= 9


def test_bots_are_woken_and_people_are_not(tmp_path: Path) -> None:
    server = RunningServer(quick(tmp_path))
    with Browser(server.base) as ann:
        abandoned = [begun(ann, 1)["id"] for _ in range(3)]
        bots = ann.table(2, seats=[{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}])["id"]
        cookies = ann.http.cookies
    server.stop()
    server = RunningServer(quick(tmp_path))
    server.on_loop(until(lambda: stands(tmp_path, bots) == "over" or bots in awake(server)))
    assert not awake(server).keys() & set(abandoned)
    with Browser(server.base, cookies) as ann:
        lists = ann.get("/api/tables")
        assert {one["id"] for one in lists["mine"]} == {*abandoned, bots}
        assert all(one["actors"] for one in lists["mine"] if one["id"] in abandoned)
    assert not awake(server).keys() & set(abandoned)
    server.stop()


def test_rows_that_a_crash_left_behind_are_brought_up_to_date(tmp_path: Path) -> None:
    server = RunningServer(quick(tmp_path))
    with Browser(server.base) as ann:
        table = begun(ann)["id"]
        info = ann.get(f"/api/tables/{table}")
        cookies = ann.http.cookies
    server.stop()
    with sqlite3.connect(tmp_path / "carson.sqlite3") as database:
        database.execute("UPDATE game_table SET version = 0, chain = '', actors = NULL, status = NULL")
    database.close()
    server = RunningServer(quick(tmp_path))
    with Browser(server.base, cookies) as ann:
        listed = ann.get("/api/tables")["mine"][0]
        assert (listed["actors"], listed["status"]) == (info["actors"], info["status"])
    server.stop()
    with sqlite3.connect(tmp_path / "carson.sqlite3") as database:
        row = database.execute("SELECT version, status FROM game_table").fetchone()
    database.close()
    assert (row[0], read(row[1])) == (info["version"], info["status"])


def stands(folder: Path, table: str) -> str:
    with sqlite3.connect(folder / "carson.sqlite3") as database:
        (state,) = database.execute("SELECT state FROM game_table WHERE id = ?", (table,)).fetchone()
    database.close()
    return str(state)


async def until(condition: Any) -> None:
    while not condition():
        await asyncio.sleep(0.02)
