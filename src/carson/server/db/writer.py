"""The writer: one thread that stores everything, many requests in one commit.

A caller waits until its rows are on the disk. While one commit runs, requests gather and share the next one,
so the number of commits falls as the load rises.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from queue import SimpleQueue
from typing import Any, NamedTuple

import msgspec
import structlog
from sqlalchemy import Connection, Engine, Executable, text

from carson.core.sentence import Sentence
from carson.server.db.ledger import COUNT_ONE, Mark, commits_in
from carson.server.refusal import Refused
from carson.server.words import later

log = structlog.get_logger()

Row = dict[str, Any]
Statement = tuple[Executable, Row | list[Row] | None]

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


# A page of its own, so that a database that may not grow is noticed as well as a disk that is full.
PROBE: Statement = (text("INSERT INTO ledger (id, commits) VALUES (2, zeroblob(8192))"), None)
UNPROBE: Statement = (text("DELETE FROM ledger WHERE id = 2"), None)
MOMENT = 1.0  # seconds


class NewEntry(NamedTuple):
    """A line of a table's log, on its way to the disk."""

    table_id: str
    ply: int
    seat: int
    action: int
    at: datetime  # in UTC
    told: str | None = None  # the lines that tell it, as JSON
    ran: float | None = None  # the same moment in running time


class Standing(NamedTuple):
    """Where a table stands, as its row says it."""

    table_id: str
    state: str
    version: int
    chain: str
    actors: list[int]
    status: str
    wake_at: datetime | None  # in UTC
    open_moves: int
    updated: datetime  # in UTC


class NotStored(Refused):
    """The database could not; nothing of this request was kept."""

    def __init__(self, reason: str | Sentence) -> None:
        super().__init__(reason, "busy", 503)


class Replaced(Exception):
    """Somebody else has put another database in place: a backup was restored."""


class Clash(NotStored):
    """What was to be stored does not go with what is there: a login that is taken, a row that is gone."""


@dataclass
class Request:
    """Statements and log entries that belong together, and the caller who waits for them."""

    statements: Sequence[Statement]
    entries: Sequence[NewEntry]
    standings: Sequence[Standing]
    done: asyncio.Future[None]
    failure: NotStored | None = None


class Writer:
    """Stores requests in the order they arrive."""

    def __init__(self, engine: Engine, mark: Mark, missing: int = 0) -> None:
        self.engine = engine
        self.mark = mark
        self.missing = missing  # commits that were lost before the start
        self.waiting: list[Request] = []
        self.busy = False  # a batch is being stored, or about to be
        self.batches: SimpleQueue[list[Request]] = SimpleQueue()
        self.on_replaced: Callable[[], None] = lambda: None  # called when another database has been put in
        self.commits = 0
        self._probe: asyncio.Task[None] | None = None
        self._probed = 0.0
        self.requests = 0

    def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.connection = self.engine.connect()
        self._count()
        self.thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()

    async def stop(self) -> None:
        """Store what waits, then end."""
        while self.busy:
            await asyncio.sleep(0.01)
        self.batches.put([])
        await asyncio.to_thread(self.thread.join)
        self.connection.close()
        self.engine.dispose()
        self.mark.close()

    # ---- on the event loop

    async def store(
        self, *statements: Statement, entries: Sequence[NewEntry] = (), standings: Sequence[Standing] = ()
    ) -> None:
        """Return when all of this is committed; NotStored when it cannot be."""
        request = Request(statements, entries, standings, self.loop.create_future())
        self.waiting.append(request)
        if not self.busy:
            self.busy = True
            self.loop.call_soon(self._hand_over)
        await request.done

    async def probe(self) -> None:
        """NotStored when nothing can be stored now. It tries, but not more often than once in a moment."""
        if self._probe is None or (self._probe.done() and self.loop.time() - self._probed > MOMENT):
            self._probed = self.loop.time()
            self._probe = self.loop.create_task(self.store(PROBE, UNPROBE))
        await asyncio.shield(self._probe)

    def _hand_over(self) -> None:
        """Give the thread everything that waits."""
        batch, self.waiting = self.waiting, []
        self.busy = bool(batch)
        if batch:
            self.batches.put(batch)

    def _tell(self, batch: list[Request]) -> None:
        """The batch is stored: its callers go on, and the next one is handed over."""
        self._hand_over()
        for request in batch:
            if request.done.done():  # the caller was cancelled
                continue
            if request.failure is not None:
                request.done.set_exception(request.failure)
            else:
                request.done.set_result(None)

    # ---- on the thread

    def _run(self) -> None:
        while batch := self.batches.get():
            try:
                self._commit(batch)
            except Replaced:
                self._start_anew(batch)
            except Exception:
                self._one_by_one(batch)
            self.loop.call_soon_threadsafe(self._tell, batch)

    def _commit(self, batch: list[Request]) -> None:
        with self.connection.begin():
            _execute(self.connection, batch)
            if self.connection.exec_driver_sql(COUNT_ONE, (self.counted,)).rowcount != 1:
                raise Replaced
        self.counted += 1
        self.mark.write(self.counted)
        self.commits += 1
        self.requests += len(batch)

    def _start_anew(self, batch: list[Request]) -> None:
        """What is asked for belongs to a database that is gone; the next request meets the present one."""
        self._count()
        for request in batch:
            request.failure = NotStored(later("refused.restored"))
        self.loop.call_soon_threadsafe(self.on_replaced)

    def _count(self) -> None:
        self.counted = commits_in(self.connection)
        self.connection.rollback()

    def _one_by_one(self, batch: list[Request]) -> None:
        """Something in the batch failed: commit each request alone, so that only the guilty one fails."""
        for request in batch:
            try:
                self._commit([request])
            except Exception as error:
                log.error("not stored", error=str(error.__cause__ or error))
                request.failure = _failure(error)


def _failure(error: Exception) -> NotStored:
    """What went wrong, in a sentence that is true."""
    cause = error.__cause__
    if isinstance(cause, sqlite3.IntegrityError):
        return Clash(later("refused.not-stored"))
    code = getattr(cause, "sqlite_errorcode", 0) & 0xFF  # the low byte is the kind of the error
    if code == sqlite3.SQLITE_FULL:
        return NotStored(later("refused.disk-full"))
    return NotStored(later("refused.disk-fails" if code == sqlite3.SQLITE_IOERR else "refused.not-stored"))


def _execute(connection: Connection, batch: list[Request]) -> None:
    """All statements in order, then the log entries of all tables in one go, then where these stand."""
    for request in batch:
        for statement, values in request.statements:
            connection.execute(statement, values)
    entries = [
        (*entry[:4], _time(entry.at), entry.told, entry.ran) for request in batch for entry in request.entries
    ]
    if entries:
        connection.exec_driver_sql(ADD_ENTRIES, (_json(entries),))
    standings = {one.table_id: _standing_row(one) for request in batch for one in request.standings}
    if standings:
        connection.exec_driver_sql(SET_STANDINGS, (_json(list(standings.values())),))


def _standing_row(standing: Standing) -> list[Any]:
    return [_time(value) if isinstance(value, datetime) else value for value in standing]


def _time(at: datetime) -> str:
    """As SQLAlchemy writes it."""
    return at.strftime("%Y-%m-%d %H:%M:%S.%f")


def _json(rows: list[Any]) -> str:
    return msgspec.json.encode(rows).decode()
