"""One table that cannot be played harms no other: older rules, unknown options, and damage of all kinds."""

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from carson.core import registry
from carson.core.game import Revision
from tests.server.conftest import RunningServer, quick
from tests.server.people import Browser, Json, numbers_in

ALONE = [{"kind": "me"}, {"kind": "local", "name": "Bea"}]

OLDER = {
    "rules": "UPDATE game_table SET rules = '2019.1' WHERE id = :bad",
    "option": "UPDATE game_table SET options = json_set(options, '$.weather', 'rain') WHERE id = :bad",
    "value": "UPDATE game_table SET options = json_set(options, '$.seats', '9') WHERE id = :bad",
}
UNTOUCHED = {"earlier rules": "UPDATE game_table SET rules = '2023.6' WHERE id = :bad"}
DAMAGE = {
    "bad action": "UPDATE entry SET action = 9999 WHERE table_id = :bad AND ply = 20",
    "another action": "UPDATE entry SET action = action + 1 WHERE table_id = :bad AND ply = 20",
    "missing entry": "DELETE FROM entry WHERE table_id = :bad AND ply = 9",
    "missing end": "DELETE FROM entry WHERE table_id = :bad AND ply > 18",
    "nobody's entry": "INSERT INTO entry (table_id, ply, seat, action, at) "
    "SELECT :bad, version + 1, 0, 9999, updated FROM game_table WHERE id = :bad",
    "nowhere to go back to": "INSERT INTO entry (table_id, ply, seat, action, at) "
    "SELECT :bad, version + 1, -3, 9999, updated FROM game_table WHERE id = :bad",
    "missing seat": "DELETE FROM seat WHERE table_id = :bad AND seat = 1",
    "unknown game": "UPDATE game_table SET game = 'chess' WHERE id = :bad",
    "bad clock": 'UPDATE game_table SET clock = \'{"kind": "sand"}\' WHERE id = :bad',
    "no clock": "UPDATE game_table SET clock = 'nonsense' WHERE id = :bad",
    "no options": "UPDATE game_table SET options = '[' WHERE id = :bad",
    "no time": "UPDATE game_table SET updated = 'yesterday' WHERE id = :bad",
}


class Past:
    """A folder with games in progress of one person, one for each case and a good one; who that is."""

    def __init__(self, folder: Path, cases: list[str]) -> None:
        self.folder = folder
        self.tables: dict[str, str] = {}
        self.told: dict[str, list[str]] = {}
        server = RunningServer(quick(folder))
        with Browser(server.base) as ann:
            self.cookies: httpx.Cookies = ann.http.cookies
            for case in ["good", *cases]:
                table = self.tables[case] = self._begun(ann)
                self.told[case] = texts(ann.get(f"/api/tables/{table}/log"))
        server.stop()

    def _begun(self, ann: Browser) -> str:
        table: str = ann.table(2, seats=ALONE)["id"]
        with ann.sit(table) as chair:
            for _ in range(6):
                assert chair.act()["type"] == "accepted"
            assert chair.ask(type="undo", seat=0, to="last")["type"] == "accepted"
        return table

    def change(self, case: str, sql: str) -> None:
        with sqlite3.connect(self.folder / "carson.sqlite3") as database:
            database.execute(sql, {"bad": self.tables[case]})
        database.close()


def texts(log: Json) -> list[str]:
    return [f"{line['undone']} {line['text']}" for line in log["lines"]]


@dataclass
class Scene:
    past: Past
    server: RunningServer
    ann: Browser


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    """A server that has found all of these in its folder, after a revision that touches none of them."""
    cases = {**OLDER, **UNTOUCHED, **DAMAGE}
    past = Past(tmp_path_factory.mktemp("data"), list(cases))
    for case, sql in cases.items():
        past.change(case, sql)
    city = type(registry.game("city"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(city, "revisions", (*city.revisions, Revision("2024.1")))
        patch.setattr(city, "version", "2024.1")
        server = RunningServer(quick(past.folder))
        with Browser(server.base, past.cookies) as ann:
            yield Scene(past, server, ann)
        server.stop()


def test_the_lobby_lists_all_of_them(scene: Scene) -> None:
    mine = {table["id"]: table for table in scene.ann.get("/api/tables")["mine"]}
    good = mine[scene.past.tables["good"]]
    assert (good["trouble"], bool(good["actors"])) == (None, True)
    for case in OLDER:
        table = mine[scene.past.tables[case]]
        assert (table["trouble"], table["status"], table["actors"]) == ("older-rules", "older rules", [])
    with Browser(scene.server.base) as ben:
        watched = {table["id"]: table["trouble"] for table in ben.get("/api/tables")["watch"]}
        assert watched[scene.past.tables["good"]] is None
        assert watched[scene.past.tables["rules"]] == "older-rules"


def test_the_others_are_played(scene: Scene) -> None:
    with scene.ann.sit(scene.past.tables["good"]) as chair:
        assert chair.act()["type"] == "accepted"


@pytest.mark.parametrize("case", list(OLDER))
def test_older_rules(scene: Scene, case: str) -> None:
    table = scene.past.tables[case]
    assert scene.ann.get(f"/api/tables/{table}")["trouble"] == "older-rules"
    assert "older rules" in scene.ann.post(f"/api/tables/{table}/join", {}, 410)["detail"]


def test_a_game_that_no_revision_touched_goes_on(scene: Scene) -> None:
    with scene.ann.sit(scene.past.tables["earlier rules"]) as chair:
        assert chair.act()["type"] == "accepted"


@pytest.mark.parametrize("case", list(DAMAGE))
def test_damage_is_set_aside(scene: Scene, case: str) -> None:
    table = scene.past.tables[case]
    assert scene.ann.get(f"/api/tables/{table}")["trouble"] == "damaged"
    mine = {table["id"]: table for table in scene.ann.get("/api/tables")["mine"]}
    assert mine[table]["trouble"] == "damaged"
    assert "damaged" in scene.ann.get(f"/api/tables/{table}/charts", 410)["detail"]
    numbers = numbers_in(scene.ann.http.get("/metrics").text)
    assert numbers["carson_tables_set_aside"] >= 1


@pytest.mark.parametrize("case", [*OLDER, *DAMAGE])
def test_the_log_can_still_be_looked_through(scene: Scene, case: str) -> None:
    log = scene.ann.get(f"/api/tables/{scene.past.tables[case]}/log")
    told = texts(log)
    assert log["table"]["id"] == scene.past.tables[case]
    if case in OLDER:
        assert told == scene.past.told[case]
        assert any(line.startswith("True") for line in told)
        assert {"label": "Edition", "value": "2023 edition"} in log["options"]
    assert len({line.partition(" ")[2] for line in told} & heard(scene.past, case)) > 2


def heard(past: Past, case: str) -> set[str]:
    return {line.partition(" ")[2] for line in past.told[case]}


@pytest.mark.parametrize("case", ["rules", "option", "another action"])
def test_the_record_can_be_taken_away(scene: Scene, case: str) -> None:
    record = scene.ann.http.get(f"/api/tables/{scene.past.tables[case]}/record")
    assert record.status_code == 200
    lines = record.text.splitlines()
    assert lines[:2] == ["carson record 1", "game city"]
    assert "seed" not in record.text  # it is not over
    assert len(lines[lines.index("moves") :]) > 10


def test_strangers_learn_nothing_of_a_private_table(scene: Scene) -> None:
    table = scene.past.tables["value"]
    scene.past.change("value", "UPDATE game_table SET public = 0 WHERE id = :bad")
    scene.server.app.state.tables.set_aside.clear()
    with Browser(scene.server.base) as eve:
        for path in ("", "/log", "/record", "/charts"):
            assert eve.get(f"/api/tables/{table}{path}", 404)["detail"] == "there is no such table"
    assert scene.ann.get(f"/api/tables/{table}")["trouble"] == "older-rules"


def test_an_open_table_begins_by_the_rules_of_today(tmp_path: Path) -> None:
    past = Past(tmp_path, [])
    server = RunningServer(quick(tmp_path))
    with Browser(server.base, past.cookies) as ann:
        table = past.tables["open"] = ann.table()["id"]
    server.stop()
    past.change("open", "UPDATE game_table SET rules = '2019.1' WHERE id = :bad")
    for state in ("open", "playing"):
        server = RunningServer(quick(tmp_path))
        with Browser(server.base) as ben, Browser(server.base, past.cookies) as ann:
            found = ann.get(f"/api/tables/{table}")
            assert (found["state"], found["trouble"]) == (state, None)
            if state == "open":
                assert ben.post(f"/api/tables/{table}/join", {})["state"] == "playing"
        server.stop()


def test_what_is_repaired_is_played_again(tmp_path: Path) -> None:
    past = Past(tmp_path, [])
    changed = "UPDATE entry SET action = action {} WHERE table_id = :bad AND ply = 20"
    for change, trouble in (("+ 1", "damaged"), ("- 1", None)):
        past.change("good", changed.format(change))
        server = RunningServer(quick(tmp_path))
        with Browser(server.base, past.cookies) as ann:
            assert ann.get(f"/api/tables/{past.tables['good']}")["trouble"] == trouble
        server.stop()
