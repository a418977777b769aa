"""The tools of the storms: the ledger finds what is lost, the line what grows, and a seed says it all."""

import sqlite3
from pathlib import Path

import pytest

from tests.server.chaos.flat import growth
from tests.server.chaos.ledger import Ledger
from tests.server.chaos.plan import ENDS, GENTLE, draw

SCHEMA = """
CREATE TABLE person (id, name);
CREATE TABLE game_table (id, rematch_id);
CREATE TABLE seat (table_id, seat, person_id, kind);
CREATE TABLE entry (table_id, ply, seat, action);
CREATE TABLE chat_line (id INTEGER PRIMARY KEY, table_id, person_id, text);
INSERT INTO person VALUES ('ann', 'Ann'), ('ben', 'Ben');
INSERT INTO game_table VALUES ('t', 'again');
INSERT INTO seat VALUES ('t', 0, 'ann', 'person'), ('t', 1, 'ben', 'person');
INSERT INTO entry VALUES ('t', 1, -1, 5), ('t', 2, 0, 7), ('t', 3, -1, 2), ('t', 4, 1, 8), ('t', 5, -3, 3);
INSERT INTO chat_line (table_id, person_id, text) VALUES ('t', 'ann', 'hello'), ('t', 'ann', 'perhaps');
"""


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "carson.sqlite3"
    run(path, SCHEMA)
    return path


def run(path: Path, script: str) -> None:
    connection = sqlite3.connect(path)
    connection.executescript(script)
    connection.close()


@pytest.fixture
def ledger() -> Ledger:
    """What Ann and Ben were told."""
    ledger = Ledger()
    ledger.people |= {"ann", "ben"}
    ledger.names["ann"] = "Ann"
    ledger.opened({"id": "t", "version": 1, "mine": [0]}, "ann")
    ledger.joined({"id": "t", "mine": [1]}, "ben")
    with ledger.trying("t"):
        pass
    ledger.moved("t", 0, 7, 3)
    ledger.tables["t"].pending += 1  # Ben's, whose answer was lost
    ledger.tables["t"].ways_back.add(5)
    ledger.told("t", {"version": 4, "log": []})
    ledger.tables["t"].said.append(("ann", "hello"))
    ledger.tables["t"].perhaps_said.add("perhaps")
    ledger.rematched("t", "again")
    return ledger


def test_everything_is_there(database: Path, ledger: Ledger) -> None:
    assert ledger.missing(database) == []


@pytest.mark.parametrize(
    ("loss", "found"),
    [
        ("DELETE FROM person WHERE id = 'ben'", "ben is gone"),
        ("UPDATE person SET name = 'Guest 1'", "not Ann"),
        ("DELETE FROM game_table", "the table is gone"),
        ("UPDATE game_table SET rematch_id = NULL", "its rematch"),
        ("UPDATE seat SET person_id = NULL WHERE seat = 1", "seat 1"),
        ("DELETE FROM entry WHERE ply = 5", "its log has 4 entries"),
        ("DELETE FROM entry WHERE ply = 3; UPDATE entry SET ply = ply - 1 WHERE ply > 3", "has 4 entries"),
        ("UPDATE entry SET ply = 9 WHERE ply = 5", "gaps"),
        ("UPDATE entry SET action = 6 WHERE ply = 2", "(0, 7) at version 3"),
        ("UPDATE entry SET seat = 1 WHERE ply = 5", "the way back"),
        ("INSERT INTO entry VALUES ('t', 6, 0, 7)", "3 moves were made"),
        ("DELETE FROM chat_line", "has said ['hello']"),
    ],
)
def test_what_is_lost_is_found(database: Path, ledger: Ledger, loss: str, found: str) -> None:
    run(database, loss)
    assert any(found in problem for problem in ledger.missing(database))


def test_one_seat_for_two_is_a_fault(database: Path, ledger: Ledger) -> None:
    ledger.joined({"id": "t", "mine": [1]}, "ann")
    assert any("two people" in problem for problem in ledger.missing(database))


def test_one_version_for_two_moves_is_a_fault(database: Path, ledger: Ledger) -> None:
    ledger.moved("t", 0, 7, 3)
    assert any("twice" in problem for problem in ledger.missing(database))


def test_a_line_through_what_was_measured() -> None:
    assert growth([80, 90, 99, 99, 100, 101, 100, 99, 100, 101]) == pytest.approx(0, abs=1)
    assert growth([100 + 2 * number for number in range(12)]) == pytest.approx(10)


def test_a_seed_decides_everything() -> None:
    plan = draw(7, rounds=4, people=3, moves=10)
    assert plan == draw(7, rounds=4, people=3, moves=10)
    kinds = [[trouble.kind for trouble in one.troubles] for one in plan]
    assert all(set(GENTLE) < set(one) for one in kinds)
    assert {one[-1] for one in kinds} == set(ENDS)
