"""PostgreSQL, by its URL: for a host whose site outgrew one file, or who has one anyway.

The writer's connection holds a lock of the database, so that one server at a time works on it, or several
that share it. The system of the database lifts it when the connection ends, however it ends.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
import structlog
from sqlalchemy import URL, Connection, event, make_url, pool
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from carson.core.errors import BadOption
from carson.core.extras import needed
from carson.core.sentence import Sentence
from carson.server.db.rows import Fence, NewEntry, Standing
from carson.server.db.storage import Failure, Link, Storage, T, Unreachable
from carson.server.refusal import Refused
from carson.server.words import later

log = structlog.get_logger()

DRIVER = "postgresql+asyncpg"
KINDS = (DRIVER, "postgresql", "postgres")
LOCK = 0x436172736F6E  # "Carson"
MAKING = LOCK + 1  # of those that share it, one at a time brings the schema up to date
ALONE, SHARED = "pg_try_advisory_lock", "pg_try_advisory_lock_shared"
FIRST_ROW, LAST_ROW = 1000, (1 << 31) - 1  # of the ledger, for processes that share a database
LOCK_WITHIN = 5.0  # seconds in which the lock of a server that has just been killed is lifted
CONNECT_WITHIN = 5.0
ANSWER_WITHIN = 10.0  # seconds for a statement; one that takes longer has lost its way
READ_WITHIN = 30.0
UNUSABLE = (OSError, TimeoutError, ValueError, OverflowError)  # lines that broke, addresses that are none
SESSION = {
    "application_name": "carson",
    "timezone": "UTC",
    "synchronous_commit": "on",  # a commit is on the disk before anybody hears of it
    "tcp_keepalives_idle": "20",  # a machine that is gone does not keep the lock
    "tcp_keepalives_interval": "10",
    "tcp_keepalives_count": "3",
}

ADD_ENTRIES = """
INSERT INTO entry (table_id, ply, seat, action, at, told, ran)
SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::bigint[], $5::timestamptz[], $6::text[],
                     $7::float8[])
"""
SET_STANDINGS = """
UPDATE game_table
SET state = new.state, version = new.version, chain = new.chain, actors = new.actors::json,
    status = new.status, wake_at = new.wake_at, open_moves = new.open_moves, updated = new.updated,
    trouble = NULL
FROM unnest($1::text[], $2::text[], $3::int[], $4::text[], $5::text[], $6::text[], $7::timestamptz[],
            $8::int[], $9::timestamptz[])
     AS new (id, state, version, chain, actors, status, wake_at, open_moves, updated)
WHERE game_table.id = new.id
"""

# Both in one go. A table's row is held until the commit: whoever takes the table away waits.
COUNT_AND_FENCES = """
WITH counted AS ({count} RETURNING id),
     held AS (SELECT id, fence FROM game_table WHERE id = ANY($2::text[]) ORDER BY id FOR KEY SHARE)
SELECT id, fence FROM held UNION ALL SELECT '', id FROM counted
"""
COUNTED = ""  # in place of a table: the commit was counted

# Classes and codes of PostgreSQL: appendix A of its manual.
GARBLED = "22021"  # a letter that no text can have
NO_SUCH_DATABASE = "3D000"
NOT_LET_IN = "28"
CLASHES = "23"
FULL = "53100"
BROKEN = "58"
GONE = ("08", "57P", "53300")  # it is going down or starting, the line broke, all places are taken
READ_ONLY = "25006"  # a standby took over, and this one may not be written any more


class PostgresLink(Link):
    """A connection with an event loop of its own, which runs while somebody waits for it."""

    count_one = "UPDATE ledger SET commits = commits + 1 WHERE id = 1 AND commits = $1"
    recount = "SELECT commits FROM ledger WHERE id = 1 FOR UPDATE"
    _farewell = ""  # the last statement
    probe: tuple[str, ...] = (
        "INSERT INTO ledger (id, commits) VALUES (2, 0)",
        "DELETE FROM ledger WHERE id = 2",
    )

    def __init__(self, engine: AsyncEngine, name: str, lock: str = "") -> None:
        """`lock`: ALONE, or SHARED with others; BadOption when somebody has it who does not share."""
        self._engine = engine
        self._name = name
        self._lock = lock
        if lock == SHARED:
            self._count_apart()
        self._loop = asyncio.new_event_loop()
        self._connection: AsyncConnection | None = None
        self._driver: Any = None  # the connection as asyncpg knows it
        try:
            self._loop.run_until_complete(self._connect(LOCK_WITHIN))
        except BaseException:
            self.close()
            raise

    def _count_apart(self) -> None:
        """A row of the ledger of its own: so the commits of many need not wait for each other."""
        row = FIRST_ROW + secrets.randbelow(LAST_ROW - FIRST_ROW)
        self.count_one = f"UPDATE ledger SET commits = commits + 1 WHERE id = {row} AND commits = $1"
        self.recount = (
            f"INSERT INTO ledger (id, commits) VALUES ({row}, 0) "
            "ON CONFLICT (id) DO UPDATE SET commits = ledger.commits RETURNING commits"
        )
        self._count_and_fences = COUNT_AND_FENCES.format(count=self.count_one)
        self._farewell = f"DELETE FROM ledger WHERE id = {row}"
        self.probe = tuple(statement.replace("2", str(row + 1), 1) for statement in self.probe)

    def run(self, work: Callable[[Connection], T]) -> T:
        if self._connection is None:
            raise Unreachable
        return self._loop.run_until_complete(self._connection.run_sync(work))

    def connect(self) -> None:
        self._loop.run_until_complete(self._drop())
        try:
            self._loop.run_until_complete(self._connect(0))
        except BadOption as error:  # another server has taken the database meanwhile
            log.error("another server has the database", database=self._name)
            raise Unreachable from error

    def close(self) -> None:
        if self._farewell:
            with suppress(Exception):
                self.run(self._say_farewell)
        self._loop.run_until_complete(self._drop())
        self._loop.run_until_complete(self._engine.dispose())
        self._loop.close()

    def _say_farewell(self, connection: Connection) -> None:
        with connection.begin():
            connection.exec_driver_sql(self._farewell)

    async def _connect(self, patience: float) -> None:
        connection = await self._engine.connect()
        self._connection = connection
        self._driver = (await connection.get_raw_connection()).driver_connection
        if self._lock:
            try:
                await self._take_lock(connection, patience)
            except BaseException:
                await self._drop()
                raise

    async def _take_lock(self, connection: AsyncConnection, patience: float) -> None:
        deadline = time.monotonic() + patience
        while True:
            taken = await connection.exec_driver_sql(f"SELECT {self._lock}($1)", (LOCK,))
            await connection.commit()
            if taken.scalar_one():
                return
            if time.monotonic() >= deadline:
                raise BadOption(later("start.database-in-use", name=self._name))
            await asyncio.sleep(0.1)

    async def _drop(self) -> None:
        """Let go of a connection, whatever state it is in."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                self._driver.terminate()
            with suppress(Exception):
                await connection.close()

    def failure(self, error: Exception) -> Failure:
        if isinstance(error, Unreachable | TimeoutError | OSError) or self._driver.is_closed():
            return Failure.LOST
        state = _state(error)
        if state.startswith(CLASHES):
            return Failure.CLASH
        if state.startswith(GONE) or state == READ_ONLY:
            return Failure.LOST
        if state == FULL:
            return Failure.FULL
        return Failure.BROKEN if state.startswith(BROKEN) else Failure.OTHER

    def add_entries(self, connection: Connection, entries: Sequence[NewEntry]) -> None:
        connection.exec_driver_sql(ADD_ENTRIES, _columns(entries))

    def set_standings(self, connection: Connection, standings: Sequence[Standing]) -> None:
        rows = [(*row[:4], msgspec.json.encode(row.actors).decode(), *row[5:]) for row in standings]
        connection.exec_driver_sql(SET_STANDINGS, _columns(rows))

    def count(self, connection: Connection, known: int, fences: Sequence[Fence]) -> list[str] | None:
        if not fences:
            return super().count(connection, known, fences)
        tables = [fence.table_id for fence in fences]
        rows = connection.exec_driver_sql(self._count_and_fences, (known, tables))
        now = {row[0]: row[1] for row in rows}
        if COUNTED not in now:
            return None
        return [fence.table_id for fence in fences if now.get(fence.table_id) != fence.number]

    @contextmanager
    def alone(self) -> Iterator[None]:
        self.run(lambda connection: connection.exec_driver_sql("SELECT pg_advisory_lock($1)", (MAKING,)))
        try:
            yield
        finally:
            self.run(
                lambda connection: connection.exec_driver_sql("SELECT pg_advisory_unlock($1)", (MAKING,))
            )
            self.run(lambda connection: connection.commit())

    def count_on(self, connection: Connection, table: str, column: str) -> None:
        most = f"coalesce(max({column}), 0) + 1"
        connection.exec_driver_sql(
            f"SELECT setval(pg_get_serial_sequence('{table}', '{column}'), {most}, false) FROM {table}"
        )


class Postgres(Storage):
    """A database of a PostgreSQL server."""

    def __init__(self, url: str, folder: Path) -> None:
        """`folder` is that of the server, for what lies beside the database."""
        self.url = read_url(url)
        self.name = self.url.set(query={}).render_as_string(hide_password=True)
        at = {"host": self.url.host, "port": self.url.port, **self.url.query}
        where = f"{at['host']}:{at['port']}/{self.url.database}"
        self.mark = folder / f"commits-{blake2b(where.encode(), digest_size=4).hexdigest()}.mark"

    def for_reading(self) -> AsyncEngine:
        """Each look is a moment of its own; a connection that broke is noticed before it is used."""
        engine = self._engine(
            READ_WITHIN,
            isolation_level="AUTOCOMMIT",
            pool_size=4,
            max_overflow=0,
            pool_timeout=30,
            pool_pre_ping=True,
        )
        event.listen(engine.sync_engine, "handle_error", _explain)
        return engine

    def for_looking(self) -> AsyncEngine:
        return self._engine(None, isolation_level="REPEATABLE READ", poolclass=pool.NullPool)

    def for_writing(self, many: bool = False) -> Link:
        lock = SHARED if many else ALONE
        return PostgresLink(self._engine(ANSWER_WITHIN, poolclass=pool.NullPool), self.name, lock)

    def for_changing(self) -> Link:
        return PostgresLink(self._engine(None, poolclass=pool.NullPool), self.name)

    def _engine(self, answer_within: float | None, **how: Any) -> AsyncEngine:
        import asyncpg

        dsn = self.url.set(drivername="postgresql").render_as_string(hide_password=False)

        async def connect() -> Any:
            try:
                return await asyncpg.connect(
                    dsn, timeout=CONNECT_WITHIN, command_timeout=answer_within, server_settings=SESSION
                )
            except (*UNUSABLE, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                raise Unreachable from error

        return create_async_engine(self.url, async_creator=connect, **how)

    def blame(self, error: Exception) -> Sentence:
        cause = error.__cause__ or error
        state = _state(error) or _state(cause)
        problem = str(cause) or type(cause).__name__
        if state == NO_SUCH_DATABASE:
            return later("start.no-such-database", name=self.name, database=self.url.database or "")
        if state.startswith(NOT_LET_IN):
            return later("start.not-let-in", name=self.name, problem=problem)
        if isinstance(error, Unreachable):
            return later("start.no-answer", name=self.name, problem=problem)
        return later("start.bad-postgres", name=self.name, problem=problem)


def read_url(text: str) -> URL:
    """The address of a database; BadOption, with a sentence, when it is none or its driver is not here."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError) as error:
        raise BadOption(later("start.bad-url")) from error
    if url.drivername not in KINDS:
        raise BadOption(later("start.other-kind", kind=url.drivername))
    if not url.database:
        raise BadOption(later("start.bad-url"))
    needed("asyncpg", "--database")
    return url.set(drivername=DRIVER)


def _columns(rows: Sequence[tuple[Any, ...]]) -> tuple[list[Any], ...]:
    return tuple(list(column) for column in zip(*rows, strict=True))


def _state(error: BaseException | None) -> str:
    """The code of PostgreSQL for an error; empty when it is none of its own."""
    if isinstance(error, DBAPIError):
        if error.connection_invalidated:
            return GONE[0]
        error = error.orig
    return getattr(error, "sqlstate", None) or ""


def _explain(context: ExceptionContext) -> None:
    """Whoever reads is told in a sentence that the database has gone away."""
    error = context.original_exception
    if context.is_disconnect or isinstance(error, TimeoutError | OSError) or _state(error).startswith(GONE):
        raise Unreachable from error
    if _state(error) == GARBLED:
        raise Refused(later("refused.garbled")) from error
