"""The writer: one task that stores everything, many requests in one commit.

A caller waits until its rows are on the disk. While one commit runs, requests pile up and share the next one,
so the number of commits falls as the load rises.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import structlog
from sqlalchemy import Executable, insert
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from carson.server.db.models import Entry

log = structlog.get_logger()

Row = dict[str, Any]
Statement = tuple[Executable, Row | list[Row] | None]


class NotStored(Exception):
    """The database refused; nothing of this request was kept."""


@dataclass
class Request:
    """Statements and log entries that belong together, and the caller who waits for them."""

    statements: Sequence[Statement]
    entries: Sequence[Row]
    done: asyncio.Future[None]


class Writer:
    """Stores requests in the order they arrive."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.waiting: list[Request] = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.commits = 0
        self.requests = 0

    def start(self) -> None:
        self.task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Store what waits, then end."""
        while self.waiting:
            await asyncio.sleep(0.01)
        if self.task is not None:
            self.task.cancel()

    async def store(self, *statements: Statement, entries: Sequence[Row] = ()) -> None:
        """Return when all of this is committed; NotStored when it cannot be."""
        request = Request(statements, entries, asyncio.get_running_loop().create_future())
        self.waiting.append(request)
        self.wake.set()
        await request.done

    async def _run(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            batch, self.waiting = self.waiting, []
            if not batch:
                continue
            try:
                await self._commit(batch)
            except SQLAlchemyError:
                await self._one_by_one(batch)

    async def _commit(self, batch: list[Request]) -> None:
        async with self.engine.begin() as connection:
            await _execute(connection, batch)
        self.commits += 1
        self.requests += len(batch)
        for request in batch:
            if not request.done.done():
                request.done.set_result(None)

    async def _one_by_one(self, batch: list[Request]) -> None:
        """Something in the batch failed: commit each request alone, so that only the guilty one fails."""
        for request in batch:
            try:
                await self._commit([request])
            except SQLAlchemyError as error:
                log.error("not stored", error=str(error.__cause__ or error))
                if not request.done.done():
                    request.done.set_exception(NotStored("this could not be stored; nothing was changed"))


async def _execute(connection: AsyncConnection, batch: list[Request]) -> None:
    """All statements in order, then the log entries of all tables in one go."""
    for request in batch:
        for statement, values in request.statements:
            await connection.execute(statement, values)
    entries = [entry for request in batch for entry in request.entries]
    if entries:
        await connection.execute(insert(Entry), entries)
