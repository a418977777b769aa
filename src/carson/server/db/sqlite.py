"""The embedded database: SQLite in WAL mode, a file in the server's folder."""

import sqlite3
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import URL, Connection, Engine, create_engine, event, pool
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from carson.core.errors import BadOption
from carson.core.sentence import Sentence
from carson.server.db.rows import NewEntry, Standing
from carson.server.db.storage import Failure, Link, Storage, T
from carson.server.words import later

PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",  # a commit is on the disk before anybody hears of it
    "busy_timeout=5000",
    "foreign_keys=ON",
)

# All entries of a commit in one statement: each row of its own would have to wait for the interpreter lock.
ADD_ENTRIES = """
INSERT INTO entry (table_id, ply, seat, action, at, told, ran)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
       json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'),
       json_extract(value, '$[6]')
FROM json_each(?)
"""
SET_STANDINGS = """
UPDATE game_table
SET state = json_extract(value, '$[1]'), version = json_extract(value, '$[2]'),
    chain = json_extract(value, '$[3]'), actors = json_extract(value, '$[4]'),
    status = json_extract(value, '$[5]'), wake_at = json_extract(value, '$[6]'),
    open_moves = json_extract(value, '$[7]'), updated = json_extract(value, '$[8]'), trouble = NULL
FROM json_each(?)
WHERE game_table.id = json_extract(value, '$[0]')
"""


class SqliteLink(Link):
    """A connection to the file."""

    count_one = "UPDATE ledger SET commits = commits + 1 WHERE id = 1 AND commits = ?"
    recount = "SELECT commits FROM ledger WHERE id = 1"
    probe = (  # a page of its own, so that a database that may not grow is noticed as well as a full disk
        "INSERT INTO ledger (id, commits) VALUES (2, zeroblob(8192))",
        "DELETE FROM ledger WHERE id = 2",
    )

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection = engine.connect()

    def run(self, work: Callable[[Connection], T]) -> T:
        return work(self._connection)

    def connect(self) -> None:
        """A file does not go away."""

    def close(self) -> None:
        self._connection.close()
        self._engine.dispose()

    def failure(self, error: Exception) -> Failure:
        cause = error.__cause__
        if isinstance(cause, sqlite3.IntegrityError):
            return Failure.CLASH
        code = getattr(cause, "sqlite_errorcode", 0) & 0xFF  # the low byte is the kind of the error
        kinds = {sqlite3.SQLITE_FULL: Failure.FULL, sqlite3.SQLITE_IOERR: Failure.BROKEN}
        return kinds.get(code, Failure.OTHER)

    def add_entries(self, connection: Connection, entries: Sequence[NewEntry]) -> None:
        rows = [(*entry[:4], _time(entry.at), entry.told, entry.ran) for entry in entries]
        connection.exec_driver_sql(ADD_ENTRIES, (_json(rows),))

    def set_standings(self, connection: Connection, standings: Sequence[Standing]) -> None:
        rows = [[_time(one) if isinstance(one, datetime) else one for one in row] for row in standings]
        connection.exec_driver_sql(SET_STANDINGS, (_json(rows),))

    def count_on(self, connection: Connection, table: str, column: str) -> None:
        """It always does."""


class Sqlite(Storage):
    """The file of a folder."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = str(path)
        self.mark = path.parent / "commits.mark"

    def for_reading(self) -> AsyncEngine:
        url = f"sqlite+aiosqlite:///{self.path}"
        engine = create_async_engine(url, pool_size=4, max_overflow=0, pool_timeout=30)
        event.listen(engine.sync_engine, "connect", _prepare)
        return engine

    def for_looking(self) -> AsyncEngine:
        url = URL.create("sqlite+aiosqlite", database=looking_at(self.path), query={"uri": "true"})
        return create_async_engine(url)

    def for_writing(self, many: bool = False) -> Link:
        if many:
            raise BadOption(later("start.redis-needs-postgres"))
        engine = create_engine(f"sqlite:///{self.path}")
        event.listen(engine, "connect", _prepare)
        return SqliteLink(engine)

    def for_changing(self) -> Link:
        return SqliteLink(create_engine(f"sqlite:///{self.path}", poolclass=pool.NullPool))

    def blame(self, error: Exception) -> Sentence:
        return later("start.bad-database", path=self.path, problem=error.__cause__ or error)


def looking_at(database: Path) -> str:
    """The address of a database to open it without any change: a log that a crash has left stays as it is."""
    return f"{database.absolute().as_uri()}?mode=ro"


def _prepare(connection: Any, _record: Any) -> None:
    """Every connection has the same pragmas."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _time(at: datetime) -> str:
    """As SQLAlchemy writes it."""
    return at.strftime("%Y-%m-%d %H:%M:%S.%f")


def _json(rows: list[Any]) -> str:
    return msgspec.json.encode(rows).decode()
