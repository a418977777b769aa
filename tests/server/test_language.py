"""Who reads decides the language: two people at one table, one of whom reads the pseudo-language."""

import sqlite3
from pathlib import Path

import pytest

from carson.server.wire.reader import language_of
from tests.pseudo import PSEUDO, is_pseudo, pseudo_language
from tests.server.conftest import RunningServer, quick
from tests.server.people import Browser
from tests.server.test_sleep import begun

__all__ = ["pseudo_language"]


@pytest.mark.usefixtures("pseudo_language")
def test_a_table_is_told_in_the_language_of_each_reader(tmp_path: Path) -> None:
    server = RunningServer(quick(tmp_path))
    with Browser(server.base) as ann:
        table = begun(ann)["id"]
        english = ann.get(f"/api/tables/{table}")["status"]
        log = ann.get(f"/api/tables/{table}/log")["lines"]
        ann.http.headers["accept-language"] = f"{PSEUDO},en;q=0.5"
        other = ann.get(f"/api/tables/{table}")["status"]
        other_log = ann.get(f"/api/tables/{table}/log")["lines"]
        refused = ann.http.get("/api/tables/nowhere").json()["detail"]
    server.stop()
    assert not is_pseudo(english)
    assert is_pseudo(other)
    assert is_pseudo(refused)
    assert len(log) == len(other_log) > 2
    assert not any(is_pseudo(line["text"]) for line in log)
    assert all(is_pseudo(line["text"]) for line in other_log)
    with sqlite3.connect(tmp_path / "carson.sqlite3") as database:
        (status,) = database.execute("SELECT status FROM game_table").fetchone()
    database.close()
    assert english not in status


@pytest.mark.usefixtures("pseudo_language")
def test_the_first_language_that_is_spoken_counts() -> None:
    assert language_of({"accept-language": f"sv, {PSEUDO};q=0.8, en;q=0.5"}) == PSEUDO
    assert language_of({"accept-language": "*"}) == "en"
    assert language_of({}) == "en"
