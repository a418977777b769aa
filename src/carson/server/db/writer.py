"""The writer: one thread that stores everything, many requests in one commit.

A caller waits until its rows are on the disk. While one commit runs, requests gather and share the next one,
so the number of commits falls as the load rises.

A database that goes away takes nothing along that was acknowledged. Each commit counts one on in the ledger,
so whoever comes back to it knows whether the last one, cut off in the middle, was made.
"""

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from queue import SimpleQueue
from typing import Any

import structlog
from sqlalchemy import Connection, Executable, text

from carson.core.sentence import Sentence
from carson.server.db.ledger import Mark
from carson.server.db.rows import Fence, NewEntry, Standing
from carson.server.db.storage import Failure, Link
from carson.server.refusal import Refused
from carson.server.words import later

log = structlog.get_logger()

Row = dict[str, Any]
Statement = tuple[Executable, Row | list[Row] | None]

MOMENT = 1.0  # seconds
DOUBTFUL_FOR = 3.0  # seconds a commit that was cut off is asked after, before its callers are told so
BETWEEN = 0.1  # seconds between two tries
REASONS = {
    Failure.FULL: "refused.disk-full",
    Failure.BROKEN: "refused.disk-fails",
    Failure.LOST: "refused.no-database",
}


class NotStored(Refused):
    """The database could not; nothing of this request was kept."""

    def __init__(self, reason: str | Sentence) -> None:
        super().__init__(reason, "busy", 503)


class Replaced(Exception):
    """The database is not as the last commit left it: a backup was restored, or a commit was cut off."""


class Clash(NotStored):
    """What was to be stored does not go with what is there: a login that is taken, a row that is gone."""


class Outdated(NotStored):
    """These tables live in another process by now: nobody but that one writes them."""

    def __init__(self, tables: Sequence[str]) -> None:
        super().__init__(later("refused.moved"))
        self.tables = tables


@dataclass
class Request:
    """Statements and log entries that belong together, and the caller who waits for them."""

    statements: Sequence[Statement]
    entries: Sequence[NewEntry]
    standings: Sequence[Standing]
    fences: Sequence[Fence]  # of the tables this is about, if they can live elsewhere
    done: asyncio.Future[None]
    failure: NotStored | None = None


class Writer:
    """Stores requests in the order they arrive."""

    def __init__(self, link: Link, mark: Mark, missing: int = 0) -> None:
        self.link = link
        self.mark = mark
        self.missing = missing  # commits that were lost before the start
        self.waiting: list[Request] = []
        self.busy = False  # a batch is being stored, or about to be
        self.batches: SimpleQueue[list[Request]] = SimpleQueue()
        self.on_replaced: Callable[[], None] = lambda: None  # called when another database has been put in
        self.on_stored: Callable[[float], None] = lambda _: None  # told how many seconds a batch took
        self.commits = 0
        self._probe: asyncio.Task[None] | None = None
        self._probed = 0.0
        self._probing: list[Statement] = [(text(statement), None) for statement in link.probe]
        self.requests = 0
        self.counted = 0  # commits in the ledger
        self._committing = False  # the word to commit is given, and the answer not there yet
        self._away = False  # the database does not answer

    def start(self) -> None:
        """Begin; the link may have been used by now, but from here on by the thread alone."""
        self.loop = asyncio.get_running_loop()
        ready = threading.Event()
        self.thread = threading.Thread(target=self._run, args=[ready], name="writer", daemon=True)
        self.thread.start()
        ready.wait()

    async def stop(self) -> None:
        """Store what waits, then end."""
        while self.busy:
            await asyncio.sleep(0.01)
        self.batches.put([])
        await asyncio.to_thread(self.thread.join)
        self.mark.close()

    # ---- on the event loop

    async def store(
        self,
        *statements: Statement,
        entries: Sequence[NewEntry] = (),
        standings: Sequence[Standing] = (),
        fences: Sequence[Fence] = (),
    ) -> None:
        """Return when all of this is committed; NotStored when it cannot be."""
        request = Request(statements, entries, standings, fences, self.loop.create_future())
        self.waiting.append(request)
        if not self.busy:
            self.busy = True
            self.loop.call_soon(self._hand_over)
        await request.done

    async def probe(self) -> None:
        """NotStored when nothing can be stored now. It tries, but not more often than once in a moment."""
        if self._probe is None or (self._probe.done() and self.loop.time() - self._probed > MOMENT):
            self._probed = self.loop.time()
            self._probe = self.loop.create_task(self.store(*self._probing))
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

    def _run(self, ready: threading.Event) -> None:
        try:
            self.counted = self._recount()
        except Exception as error:  # it has gone away since it was opened: the first request finds out
            log.error("the commits cannot be counted", error=str(error))
        ready.set()
        while batch := self.batches.get():
            began = time.perf_counter()
            try:
                self._store(batch)
            except Exception as error:  # nobody waits for ever
                self._refuse(batch, error)
            self.on_stored(time.perf_counter() - began)
            self.loop.call_soon_threadsafe(self._tell, batch)
        self.link.close()

    def _store(self, batch: list[Request]) -> None:
        try:
            self._surely(batch)
        except Replaced:
            self._start_anew(batch)
        except Exception as error:
            if len(batch) == 1 or self._is_away(error):
                self._refuse(batch, error)
            else:
                self._one_by_one(batch)

    def _one_by_one(self, batch: list[Request]) -> None:
        """Something in the batch failed: commit each request alone, so that only the guilty one fails."""
        for number, request in enumerate(batch):
            try:
                self._surely([request])
            except Replaced:
                self._start_anew(batch[number:])
                return
            except Exception as error:
                self._refuse([request], error)

    def _commit(self, batch: list[Request]) -> None:
        self._committing = False
        self.link.run(partial(self._write, batch))
        self._note(batch)

    def _write(self, batch: list[Request], connection: Connection) -> None:
        with connection.begin():
            fences = list({fence for request in batch for fence in request.fences})
            outdated = self.link.count(connection, self.counted, fences)
            if outdated is None:
                raise Replaced
            if outdated:
                raise Outdated(outdated)
            self._execute(connection, batch)
            self._committing = True
        self._committing = False

    def _execute(self, connection: Connection, batch: list[Request]) -> None:
        """All statements in order, then the log entries of all tables in one go, then where these stand."""
        for request in batch:
            for statement, values in request.statements:
                connection.execute(statement, values)
        entries = [entry for request in batch for entry in request.entries]
        if entries:
            self.link.add_entries(connection, entries)
        standings = {one.table_id: one for request in batch for one in request.standings}
        if standings:
            self.link.set_standings(connection, list(standings.values()))

    def _note(self, batch: list[Request]) -> None:
        self.counted += 1
        self.mark.write(self.counted)
        self.commits += 1
        self.requests += len(batch)

    def _start_anew(self, batch: list[Request]) -> None:
        """What is asked for belongs to a database that is gone; the next request meets the present one."""
        self.counted = self._recount()
        _fail(batch, NotStored(later("refused.restored")))
        self.loop.call_soon_threadsafe(self.on_replaced)

    def _recount(self) -> int:
        def count(connection: Connection) -> int:
            with connection.begin():
                return int(connection.exec_driver_sql(self.link.recount).scalar_one())

        return self.link.run(count)

    def _refuse(self, batch: list[Request], error: Exception) -> None:
        """What went wrong, in a sentence that is true."""
        if isinstance(error, Outdated):
            log.warning("tables live elsewhere", tables=error.tables)
            _fail(batch, error)
            return
        failure = self.link.failure(error)
        if failure is Failure.CLASH:
            reason: NotStored = Clash(later("refused.not-stored"))
        elif failure is Failure.LOST and self._committing:
            reason = NotStored(later("refused.in-doubt"))
        else:
            reason = NotStored(later(REASONS.get(failure, "refused.not-stored")))
        if failure is not Failure.LOST:
            log.error("not stored", error=str(error.__cause__ or error))
        _fail(batch, reason)

    # ---- when the database goes away

    def _surely(self, batch: list[Request]) -> None:
        """Commit, over a new line if the old one breaks."""
        try:
            self._commit(batch)
        except Exception as error:
            if not self._is_away(error):
                raise
            if self._was_made():
                self._note(batch)
            else:
                self._commit(batch)

    def _is_away(self, error: Exception) -> bool:
        return self.link.failure(error) is Failure.LOST

    def _was_made(self) -> bool:
        """Whether the commit that was cut off was made: the ledger says so once there is a line again."""
        counted = self._come_back(DOUBTFUL_FOR if self._committing else 0.0)
        if self._away:
            self._away = False
            log.info("the database is back")
        return self._committing and counted == self.counted + 1

    def _come_back(self, patience: float) -> int:
        """The number of commits in the ledger, as soon as it can be read."""
        deadline = time.monotonic() + patience
        while True:
            try:
                self.link.connect()
                return self._recount()
            except Exception as error:
                if not self._away:
                    log.error("the database cannot be reached", error=str(error.__cause__ or error))
                self._away = True
                if not self._is_away(error) or time.monotonic() >= deadline:
                    raise
            time.sleep(BETWEEN)


def _fail(batch: list[Request], failure: NotStored) -> None:
    for request in batch:
        request.failure = failure
