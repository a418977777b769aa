"""Moving: everything of one database into an empty other one, all or nothing, and compared row by row."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from hashlib import blake2b
from typing import Any

from sqlalchemy import (
    JSON,
    Connection,
    Delete,
    Insert,
    Row,
    Select,
    Table,
    TableClause,
    column,
    delete,
    func,
    insert,
    select,
    table,
    text,
)
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.expression import tuple_

from carson.core.errors import BadOption
from carson.server.db.engine import blaming, migrate, newest_revision, storage_of
from carson.server.db.lock import FolderLock
from carson.server.db.schema import TABLES
from carson.server.db.storage import Link, Unreachable
from carson.server.settings import Settings
from carson.server.words import later

PART = 2000  # rows on their way at once
MADE_BY_MIGRATIONS = ("running", "ledger")  # tables that are never empty
BITS = 128
UNREADABLE = (DBAPIError, Unreachable, OSError, ValueError, TypeError)  # what rows and databases do
SNAPSHOT = "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"

Tell = Callable[[str, int], None]  # a table was copied, with so many rows


def move(source: Settings, target: Settings, tell: Tell) -> int:
    """Copy everything while no server works on either; how many rows that were."""
    check_source(source)
    with ExitStack() as held:
        for settings in (source, target):
            if not settings.database_url:
                held.enter_context(FolderLock(settings.data))
        old = held.enter_context(_opened(source, alone=True))
        new = held.enter_context(_opened(target, alone=True))
        return copy(old, source, new, target, tell)


def copy_out(source: Settings, target: Settings) -> int:
    """Copy everything as it is at one moment; a server may work on the source meanwhile."""
    with _opened(source, alone=False) as old, _opened(target, alone=True) as new:
        old.run(lambda connection: connection.execute(text(SNAPSHOT)))
        return copy(old, source, new, target, lambda _table, _rows: None)


def copy(old: Link, source: Settings, new: Link, target: Settings, tell: Tell) -> int:
    """What is in one link's database, into that of the other."""
    check_schema(old, source)
    migrate(target)
    _check_empty(new, target)
    rows = 0
    for one in TABLES.sorted_tables:
        with _blaming(one.name, source, target):
            sent, arrived = _copied(old, new, one)
        if sent != arrived:
            raise BadOption(later("move.differs", table=one.name, target=storage_of(target).name))
        tell(one.name, sent.rows)
        rows += sent.rows
    with blaming(storage_of(target)):
        new.run(lambda connection: connection.commit())
    return rows


def _copied(old: Link, new: Link, whole: Table) -> tuple[Digest, Digest]:
    """Copy a table; what was sent, and what is there now."""
    light, sent, arrived = _light(whole), Digest(), Digest()
    if whole.name in MADE_BY_MIGRATIONS:
        new.run(partial(_change, delete(light), None))
    for part in _parts(old, whole):
        sent.add(part)
        new.run(partial(_change, insert(light), part))
    for part in _parts(new, whole):
        arrived.add(part)
    _count_on(new, whole)
    return sent, arrived


@dataclass
class Digest:
    """How many rows there are, and what all of them are, in whatever order they come."""

    rows: int = 0
    sum: int = 0

    def add(self, part: Sequence[dict[str, Any]]) -> None:
        for row in part:
            hashed = blake2b(_plain(row).encode(), digest_size=BITS // 8).digest()
            self.sum = (self.sum + int.from_bytes(hashed, "big")) % (1 << BITS)
        self.rows += len(part)


def _plain(row: dict[str, Any]) -> str:
    return json.dumps(row, sort_keys=True, default=datetime.isoformat)


# ---- rows


def _light(whole: Table) -> TableClause:
    """A table whose columns take rows as they come: nothing is nothing, in a column of JSON as well."""
    kinds = {one.name: JSON(none_as_null=True) if isinstance(one.type, JSON) else one.type for one in whole.c}
    return table(whole.name, *(column(name, kind) for name, kind in kinds.items()))


def _parts(link: Link, whole: Table) -> Iterator[list[dict[str, Any]]]:
    """All rows of a table, some at a time."""
    light = _light(whole)
    key = [light.c[one.name] for one in whole.primary_key]
    query: Select[Any] = select(light).order_by(*key).limit(PART)
    after = query
    while rows := link.run(partial(_rows, after)):
        yield [_read(row) for row in rows]
        last = [getattr(rows[-1], one.name) for one in key]
        after = query.where(tuple_(*key) > tuple_(*last))


def _read(row: Row[Any]) -> dict[str, Any]:
    """SQLite does not say that its moments are in UTC."""
    return {
        name: value.replace(tzinfo=UTC) if isinstance(value, datetime) and value.tzinfo is None else value
        for name, value in row._mapping.items()
    }


def _rows(query: Select[Any], connection: Connection) -> Sequence[Row[Any]]:
    return connection.execute(query).all()


def _change(
    statement: Insert | Delete, part: Sequence[dict[str, Any]] | None, connection: Connection
) -> None:
    connection.execute(statement, part)


def _count_on(link: Link, whole: Table) -> None:
    numbered = whole.autoincrement_column
    if numbered is not None:
        link.run(lambda connection: link.count_on(connection, whole.name, numbered.name))


# ---- what must be so


def check_source(source: Settings) -> None:
    """BadOption when there is no such file."""
    if not source.database_url and not source.database.exists():
        raise BadOption(later("backup.no-database", path=source.database))


def check_schema(link: Link, source: Settings) -> None:
    """BadOption when it is no database of ours, or not of this version."""
    name = storage_of(source).name
    try:
        revision = link.run(_revision)
    except DBAPIError as error:
        raise BadOption(later("move.nothing", source=name)) from error
    if revision != newest_revision():
        raise BadOption(later("check.older-schema", path=name))


def _revision(connection: Connection) -> str | None:
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def _check_empty(link: Link, target: Settings) -> None:
    for one in TABLES.sorted_tables:
        if one.name not in MADE_BY_MIGRATIONS:
            query = select(func.count()).select_from(one)
            if link.run(partial(_rows, query))[0][0]:
                kind = "move.full-database" if target.database_url else "move.full-folder"
                raise BadOption(later(kind, target=storage_of(target).name))


@contextmanager
def _opened(settings: Settings, alone: bool) -> Iterator[Link]:
    """A link that is closed in the end; what is not committed by then never happened."""
    storage = storage_of(settings)
    if not settings.database_url:
        settings.data.mkdir(parents=True, exist_ok=True)
    with blaming(storage):
        link = storage.for_writing() if alone else storage.for_changing()
    with closing(link):
        yield link


@contextmanager
def _blaming(name: str, source: Settings, target: Settings) -> Iterator[None]:
    try:
        yield
    except UNREADABLE as error:
        problem = str(error.__cause__ or error).splitlines()[0]
        names = {"source": storage_of(source).name, "target": storage_of(target).name}
        raise BadOption(later("move.failed", table=name, problem=problem, **names)) from error
