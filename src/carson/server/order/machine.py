"""The office at the server's machine: on the database itself, with a server running or not."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import closing
from typing import TypeVar

from sqlalchemy import Connection

from carson.core.errors import BadOption
from carson.server.db.engine import blaming, storage_of
from carson.server.db.moving import check_schema, check_source
from carson.server.db.storage import Storage
from carson.server.db.writer import Statement
from carson.server.order.office import Office
from carson.server.refusal import Refused
from carson.server.settings import Settings

T = TypeVar("T")


def at_the_office(settings: Settings, work: Callable[[Office], Awaitable[T]]) -> T:
    """Do something there. BadOption, with a sentence, when it is refused or there is no such database."""
    check_source(settings)
    storage = storage_of(settings)
    with blaming(storage), closing(storage.for_changing()) as link:
        check_schema(link, settings)
    with blaming(storage):
        try:
            return asyncio.run(_work(storage, work))
        except Refused as refused:
            raise BadOption(refused.reason) from refused


async def _work(storage: Storage, work: Callable[[Office], Awaitable[T]]) -> T:
    engine = storage.for_reading()

    async def store(*statements: Statement) -> None:
        await asyncio.to_thread(_store, storage, statements)

    async def seen_to() -> None:
        """Servers look for themselves."""

    try:
        return await work(Office(engine, store, seen_to))
    finally:
        await engine.dispose()


def _store(storage: Storage, statements: tuple[Statement, ...]) -> None:
    """All in one transaction, beside the writer of a server that runs."""

    def write(connection: Connection) -> None:
        with connection.begin():
            for statement, values in statements:
                connection.execute(statement, values)

    with closing(storage.for_changing()) as link:
        link.run(write)
