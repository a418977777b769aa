"""What people were told has happened, and whether it is still so."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from carson.core.match import BACK
from carson.core.state import CHANCE

Json = dict[str, Any]
Entry = tuple[int, int]  # seat and action


@dataclass
class Page:
    """What is known of one table."""

    made: int  # the version it began with
    moves: dict[int, Entry] = field(default_factory=dict)  # by the version that was acknowledged
    ways_back: set[int] = field(default_factory=set)
    pending: int = 0  # moves whose answer never came: each may have happened, or not
    seats: dict[int, str] = field(default_factory=dict)  # who has taken which
    said: list[tuple[str, str]] = field(default_factory=list)  # by whom, and what
    perhaps_said: set[str] = field(default_factory=set)
    heard: dict[int, set[str]] = field(default_factory=dict)  # lines of the log
    rematch: str | None = None

    @property
    def newest(self) -> int:
        """The last version anybody has heard of."""
        return max([self.made, *self.moves, *self.ways_back, *self.heard])


class Ledger:
    """Everything anybody got an answer for."""

    def __init__(self) -> None:
        self.people: set[str] = set()
        self.names: dict[str, str] = {}
        self.tables: dict[str, Page] = {}
        self.faults: list[str] = []  # what should not have been answered at all

    # ---- writing it down

    def opened(self, info: Json, person: str) -> None:
        """Somebody has a new table, with the seats they wished for."""
        page = self.tables.setdefault(info["id"], Page(info["version"]))
        for seat in info["mine"]:
            page.seats[seat] = person

    def joined(self, info: Json, person: str) -> None:
        page = self.tables[info["id"]]
        for seat in info["mine"]:
            if page.seats.setdefault(seat, person) != person:
                self.faults.append(f"{info['id']}: seat {seat} was given to two people")

    def left(self, table: str, person: str) -> None:
        page = self.tables[table]
        page.seats = {seat: who for seat, who in page.seats.items() if who != person}

    @contextmanager
    def trying(self, table: str) -> Iterator[None]:
        """A move is on its way; unless an answer comes nobody knows whether it was made."""
        self.tables[table].pending += 1
        yield
        self.tables[table].pending -= 1

    def moved(self, table: str, seat: int, action: int, version: int) -> None:
        moves = self.tables[table].moves
        if version in moves:
            self.faults.append(f"{table}: version {version} was acknowledged twice")
        moves[version] = (seat, action)

    @contextmanager
    def saying(self, table: str, text: str) -> Iterator[None]:
        self.tables[table].perhaps_said.add(text)
        yield
        self.tables[table].perhaps_said.discard(text)

    def told(self, table: str, update: Json) -> None:
        """Somebody has heard how things stand: that, too, is on the disk by now."""
        heard = self.tables[table].heard
        heard.setdefault(update["version"], set())
        for line in update["log"]:
            heard.setdefault(line["version"], set()).add(line["text"])

    def rematched(self, table: str, new: str) -> None:
        page = self.tables[table]
        if page.rematch not in (None, new):
            self.faults.append(f"{table}: two tables for one rematch")
        page.rematch = new

    # ---- looking it up

    def missing(self, database: Path) -> list[str]:
        """What is not in the database as it was acknowledged."""
        with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as connection:
            found = [*self.faults, *self._missing_people(connection)]
            for table, page in self.tables.items():
                found += [f"{table}: {problem}" for problem in _missing_at(connection, table, page)]
        connection.close()
        return found

    def _missing_people(self, connection: sqlite3.Connection) -> Iterator[str]:
        stored = dict(connection.execute("SELECT id, name FROM person").fetchall())
        for person in self.people - stored.keys():
            yield f"{person} is gone"
        for person, name in self.names.items():
            if stored.get(person) != name:
                yield f"{person} is called {stored.get(person)}, not {name}"


def _missing_at(connection: sqlite3.Connection, table: str, page: Page) -> Iterator[str]:
    row = connection.execute("SELECT rematch_id FROM game_table WHERE id = ?", (table,)).fetchone()
    if row is None:
        yield "the table is gone"
        return
    if page.rematch not in (None, row[0]):
        yield f"its rematch is {row[0]}, not {page.rematch}"
    yield from _missing_seats(connection, table, page)
    yield from _missing_moves(connection, table, page)
    yield from _missing_words(connection, table, page)


def _missing_seats(connection: sqlite3.Connection, table: str, page: Page) -> Iterator[str]:
    query = "SELECT seat, person_id FROM seat WHERE table_id = ?"
    stored = dict(connection.execute(query, (table,)).fetchall())
    for seat, person in page.seats.items():
        if stored.get(seat) != person:
            yield f"seat {seat} is not {person}'s but {stored.get(seat)}'s"


def _missing_moves(connection: sqlite3.Connection, table: str, page: Page) -> Iterator[str]:
    query = "SELECT ply, seat, action FROM entry WHERE table_id = ? ORDER BY ply"
    rows = connection.execute(query, (table,)).fetchall()
    entries: list[Entry] = [(seat, action) for _, seat, action in rows]
    if [ply for ply, _, _ in rows] != list(range(1, len(rows) + 1)):
        yield "its log has gaps"
    if len(entries) < page.newest:
        yield f"its log has {len(entries)} entries; somebody has heard of {page.newest}"
        return
    for version, move in page.moves.items():
        if _last_before(entries, version) != move:
            yield f"{move} at version {version} is not there"
    for version in page.ways_back:
        if _last_before(entries, version)[0] != BACK:
            yield f"the way back at version {version} is not there"
    query = "SELECT seat FROM seat WHERE table_id = ? AND kind = 'person'"
    people = {seat for (seat,) in connection.execute(query, (table,))}
    made = sum(1 for seat, _ in entries[page.made :] if seat in people)
    if not len(page.moves) <= made <= len(page.moves) + page.pending:
        yield f"{made} moves were made; {len(page.moves)} were acknowledged and {page.pending} not answered"


def _last_before(entries: list[Entry], version: int) -> Entry:
    """The move after which dice brought a table to a version."""
    while entries[version - 1][0] == CHANCE:
        version -= 1
    return entries[version - 1]


def _missing_words(connection: sqlite3.Connection, table: str, page: Page) -> Iterator[str]:
    query = "SELECT person_id, text FROM chat_line WHERE table_id = ? ORDER BY id"
    stored = [(str(person), str(text)) for person, text in connection.execute(query, (table,))]
    sure = [line for line in stored if line[1] not in page.perhaps_said]
    for person in {person for person, _ in page.said}:
        said = [text for who, text in page.said if who == person]
        kept = [text for who, text in sure if who == person]
        if said != kept:
            yield f"{person} has said {said}; kept was {kept}"
