"""What belongs together is stored together: no crash leaves a table that waits for nobody."""

import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.conftest import RunningServer, quick
from tests.server.people import Browser

ALONE = [{"kind": "me"}, {"kind": "local", "name": "Bea"}]


def stored(server: RunningServer) -> int:
    requests: int = server.app.state.tables.services.writer.requests
    return requests


def test_the_last_seat_and_the_deal_are_one_transaction(
    server: RunningServer, ann: Browser, ben: Browser
) -> None:
    tables = [ann.table()["id"], ann.table()["id"]]
    before = stored(server)
    assert ben.post(f"/api/tables/{tables[0]}/join", {})["state"] == "playing"
    assert stored(server) == before + 1
    assert ann.post(f"/api/tables/{tables[1]}/bot", {"seat": 1, "bot": "random"})["state"] == "playing"


def test_a_new_table_with_all_seats_taken_is_one_transaction(server: RunningServer, ann: Browser) -> None:
    before = stored(server)
    table = ann.table(2, seats=ALONE)
    assert table["state"] == "playing"
    assert stored(server) == before + 1


@pytest.fixture
def half_done(tmp_path: Path) -> tuple[Path, str, httpx.Cookies]:
    """A table whose last seat was taken, but nothing was dealt; whose it is."""
    server = RunningServer(quick(tmp_path))
    with Browser(server.base) as ann:
        table = ann.table(2, seats=ALONE)["id"]
        cookies = ann.http.cookies
    server.stop()
    with sqlite3.connect(tmp_path / "carson.sqlite3") as database:
        database.execute("DELETE FROM entry")
        database.execute("UPDATE game_table SET state = 'open', version = 0, chain = ''")
    database.close()
    return tmp_path, table, cookies


def test_a_table_that_waits_for_nobody_goes_on(half_done: tuple[Path, str, httpx.Cookies]) -> None:
    folder, table, cookies = half_done
    server = RunningServer(quick(folder))
    with Browser(server.base, cookies) as ann:
        found: dict[str, Any] = ann.get(f"/api/tables/{table}")
        assert found["state"] == "playing"
        assert found["actors"]
        with ann.sit(table) as chair:
            assert chair.act()["type"] == "accepted"
    server.stop()


def test_going_back_into_the_dice_deals_them_again(server: RunningServer, ann: Browser) -> None:
    table = ann.table(2, seats=ALONE, game="cards")["id"]  # cards are drawn in every round
    with ann.sit(table) as chair:
        while True:
            before = chair.now["version"]
            chair.act()
            if chair.now["version"] > before + 1:
                break  # dice came after the move: one can go back to between them
        answer = chair.ask(type="ask-back", seat=0, version=before + 1)
        assert answer["type"] == "accepted"
        assert chair.up_to(answer["version"])["asked"]


def test_a_copy_from_between_the_dice_can_be_played(server: RunningServer, ann: Browser) -> None:
    table = ann.table(2, seats=ALONE)["id"]
    copy = ann.post(f"/api/tables/{table}/fork", {"version": 1})
    assert copy["actors"]
    with ann.sit(copy["id"]) as chair:
        assert chair.act()["type"] == "accepted"
