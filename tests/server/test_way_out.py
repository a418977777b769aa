"""A way out: resigning, an end without a result, hiding tables, deleting copies; and lists that go on."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from carson.core.record import read_record
from carson.server.tables.checking import check_folder
from tests.server.conftest import ON_BOTH, RunningServer, quick
from tests.server.people import Browser, Chair, Json

ALONE = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
BOTH_MINE = [{"kind": "me"}, {"kind": "local", "name": "Bea"}]


@pytest.fixture
def duo(ann: Browser, ben: Browser) -> Iterator[tuple[Chair, Chair]]:
    table = ann.table(public=False)
    ben.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    with ann.sit(table["id"]) as first, ben.sit(table["id"]) as second:
        yield first, second


def listed(browser: Browser, name: str = "mine") -> list[str]:
    return [table["id"] for table in browser.get("/api/tables")[name]]


# ---- resigning


def test_whoever_resigns_leaves_the_seat_to_a_bot_and_may_come_back(duo: tuple[Chair, Chair]) -> None:
    first, second = duo
    table = first.now["table"]["id"]
    info = second.browser.post(f"/api/tables/{table}/resign")
    assert (info["mine"], info["kept"], info["seats"][1]["kind"]) == ([], [1], "bot")
    second.until(lambda m: m["type"] == "update" and m["table"]["kept"] == [1])
    assert second.now["asked"] == []
    while not first.now["asked"]:
        first.hear("update")  # the bot plays on
    assert second.browser.post(f"/api/tables/{table}/resign", None, 409)["detail"]
    assert second.browser.post(f"/api/tables/{table}/return")["mine"] == [1]


def test_alone_with_bots_one_may_resign_and_watch(ann: Browser) -> None:
    table = ann.table(2, seats=ALONE)["id"]
    with ann.sit(table) as chair:
        assert ann.post(f"/api/tables/{table}/resign")["mine"] == []
        chair.until(lambda m: m["type"] == "update" and m["result"] is not None)


def test_nobody_has_more_games_of_bots_by_resigning(tmp_path: Path) -> None:
    server = RunningServer(quick(tmp_path, bot_tables_per_guest=1))
    with Browser(server.base) as ann:
        stuck = [{"kind": "me"}, {"kind": "bot", "bot": "marshal:ms=2000"}]
        tables = [ann.table(2, seats=stuck)["id"] for _ in range(2)]
        ann.post(f"/api/tables/{tables[0]}/resign")
        assert "one game of bots" in ann.post(f"/api/tables/{tables[1]}/resign", None, 429)["detail"]
        with ann.sit(tables[1]) as chair:
            assert chair.ask(type="abandon", seat=0)["type"] == "accepted"  # this way is always open
    server.stop()


# ---- an end without a result


def test_a_game_ends_without_a_result_when_all_agree(duo: tuple[Chair, Chair]) -> None:
    first, second = duo
    table = first.now["table"]["id"]
    assert first.ask(type="abandon", seat=1)["code"] == "seat"
    assert first.ask(type="abandon", seat=0)["type"] == "accepted"
    poll = second.until(lambda m: m["type"] == "poll" and m["poll"] is not None)["poll"]
    assert (poll["kind"], poll["mine"]) == ("abandon", True)
    assert poll["text"].endswith("asks to end the game without a result")
    second.ask(type="answer", seat=1, yes=False)
    assert second.now["table"]["state"] == "playing"
    first.ask(type="abandon", seat=0)
    second.ask(type="answer", seat=1, yes=True)
    for chair in duo:
        while chair.now["table"]["state"] != "over":
            chair.hear("update")
        over = chair.now
        assert (over["result"], over["table"]["abandoned"], over["asked"]) == (None, True, [])
        assert over["table"]["status"] == "ended without a result"
        assert over["seed"]
        assert chair.ask(type="ask-back", seat=chair.now["table"]["mine"][0])["code"] == "illegal"
    browser = first.browser
    assert browser.get(f"/api/tables/{table}/verify")["matches"]
    record = read_record(browser.http.get(f"/api/tables/{table}/record").text)
    assert (record.totals, record.seed is not None) == (None, True)
    assert browser.post(f"/api/tables/{table}/fork", {"version": over["version"]})["state"] == "playing"
    assert browser.post(f"/api/tables/{table}/rematch")["state"] == "playing"


def test_alone_with_bots_it_ends_at_once_and_stays_so(tmp_path: Path) -> None:
    server = RunningServer(quick(tmp_path))
    with Browser(server.base) as ann:
        table = ann.table(2, seats=ALONE)["id"]
        with ann.sit(table) as chair:
            assert chair.ask(type="abandon", seat=0)["type"] == "accepted"
            assert chair.now["table"]["state"] == "over"
        server.stop()
        assert check_folder(tmp_path).wrong == []
        server = RunningServer(quick(tmp_path))
        with Browser(server.base, ann.http.cookies) as again:
            info = again.get(f"/api/tables/{table}")
            assert (info["state"], info["abandoned"], info["actors"]) == ("over", True, [])
    server.stop()


# ---- copies


def copy_of(browser: Browser, table: str, version: int = 3) -> Json:
    copy: Json = browser.post(f"/api/tables/{table}/fork", {"version": version})
    return copy


def test_copies_have_a_list_of_their_own(ann: Browser) -> None:
    table = ann.table(2, seats=BOTH_MINE)["id"]
    copy = copy_of(ann, table)
    assert copy["copy"]
    assert listed(ann) == [table]
    assert listed(ann, "copies") == [copy["id"]]


def test_ones_own_copies_can_be_deleted_and_nothing_else(
    ann: Browser, ben: Browser, server: RunningServer
) -> None:
    table = ann.table(2, seats=BOTH_MINE)["id"]
    copy, other = copy_of(ann, table)["id"], copy_of(ann, table)["id"]
    assert ben.send("DELETE", f"/api/tables/{copy}", None, 404)["detail"] == "there is no such table"
    assert "own copies" in ann.send("DELETE", f"/api/tables/{table}", None, 403)["detail"]
    with ann.sit(copy) as chair:
        left = ann.send("DELETE", f"/api/tables/{copy}", None, 200)
        assert [one["id"] for one in left["tables"]] == [other]
        with pytest.raises(Exception, match="4404"):
            chair.hear("update")
    ann.get(f"/api/tables/{copy}", 404)
    assert ann.send("DELETE", f"/api/tables/{copy}", None, 404)["detail"]
    with sqlite3.connect(server.app.state.tables.services.settings.database) as database:
        for part in ("entry", "seat", "hidden", "chat_line"):
            found = database.execute(f"SELECT count(*) FROM {part} WHERE table_id = ?", (copy,)).fetchone()
            assert found == (0,), part
    database.close()


# ---- hiding


@ON_BOTH
def test_a_hidden_table_is_in_no_list_but_its_own(ann: Browser, ben: Browser) -> None:
    table = ann.table(2, seats=BOTH_MINE)["id"]
    copy = copy_of(ann, table)["id"]
    for one in (table, copy, table):
        ann.send("PUT", f"/api/tables/{one}/hidden", None, 200)
    lobby = ann.get("/api/tables")
    assert (lobby["mine"], lobby["copies"], lobby["hidden"]) == ([], [], 2)
    assert {one["id"] for one in ann.get("/api/lists/hidden")["tables"]} == {table, copy}
    ann.send("DELETE", f"/api/tables/{table}/hidden", None, 200)
    assert listed(ann) == [table]
    assert ben.send("PUT", f"/api/tables/{table}/hidden", None, 403)["detail"]
    ann.send("DELETE", f"/api/tables/{copy}", None, 200)
    assert ann.get("/api/tables")["hidden"] == 0


# ---- lists


@ON_BOTH
def test_lists_go_on_where_they_end(ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that go on come before those that are over, and each once."""
    monkeypatch.setattr("carson.server.tables.lobby.LISTED", 3)
    tables = [ann.table(2, seats=BOTH_MINE)["id"] for _ in range(7)]
    over = tables[-3:]
    for table in over:
        with ann.sit(table) as chair:
            assert chair.ask(type="abandon", seat=0)["type"] == "accepted"
    lobby = ann.get("/api/tables")
    found, place = [one["id"] for one in lobby["mine"]], lobby["more"].get("mine")
    while place:
        part = ann.http.get("/api/lists/mine", params={"after": place}).json()
        assert len(part["tables"]) <= 3
        found += [one["id"] for one in part["tables"]]
        place = part["more"]
    assert found == tables[:4][::-1] + over[::-1]
    assert [one["id"] for one in ann.get("/api/lists/finished")["tables"]] == over[::-1]


@pytest.mark.parametrize("path", ["nonsense", "mine?after=x", "mine?after=0~2026", "mine?after=2~a~b"])
def test_there_is_no_other_list(ann: Browser, path: str) -> None:
    assert ann.get(f"/api/lists/{path}", 404)["detail"] == "there is no such list, or it has no such place"
