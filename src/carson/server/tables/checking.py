"""Checking a folder: the database, its counters, and the log of every table, played again move by move."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import select, text
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.core import registry
from carson.core.errors import BadOption
from carson.core.game import Game
from carson.core.sentence import read
from carson.server.db.engine import blaming, newest_revision, storage_of
from carson.server.db.ledger import commits_in, log_copy, marked
from carson.server.db.models import GameTable
from carson.server.settings import SHORTEST_KEY, Settings
from carson.server.tables.reading import Damaged, check_log, stored_entries
from carson.server.tables.stored import DAMAGED, stored_table
from carson.server.words import later, say


@dataclass
class Findings:
    """What a look at a folder has brought to light."""

    tables: int = 0
    entries: int = 0
    wrong: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)  # worth knowing, but nothing is broken


def check_folder(folder: Path, database_url: str = "") -> Findings:
    """Look at everything; nothing is changed, and a server may run meanwhile."""
    settings = Settings(folder, database_url)
    if not settings.database_url and not settings.database.exists():
        raise BadOption(later("check.no-database", folder=settings.data))
    with blaming(storage_of(settings)):
        return asyncio.run(_check(settings))


async def _check(settings: Settings) -> Findings:
    found = Findings()
    _check_files(settings, found)
    engine = storage_of(settings).for_looking()
    try:
        async with engine.connect() as connection:
            await _check_database(settings, connection, found)
            games = {name: registry.game(name) for name in registry.GAMES}
            for table_id in (await connection.execute(select(GameTable.id))).scalars().all():
                await _check_table(connection, games, table_id, found)
    except DatabaseError as error:
        found.wrong.append(say("check.integrity", problem=error.__cause__ or error))
    finally:
        await engine.dispose()
    return found


def _check_files(settings: Settings, found: Findings) -> None:
    key = settings.key
    if not key.exists() or len(key.read_bytes().strip()) < SHORTEST_KEY:
        found.wrong.append(say("check.key"))
    if log_copy(settings).exists():
        found.notes.append(say("check.wal", path=log_copy(settings)))


async def _check_database(settings: Settings, connection: AsyncConnection, found: Findings) -> None:
    counted = marked(settings)  # before the first look at the database, which goes on meanwhile
    revision = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar()
    if revision != newest_revision():
        raise BadOption(later("check.older-schema", path=storage_of(settings).name))
    missing = counted - await connection.run_sync(commits_in)
    if missing > 0:
        found.wrong.append(say("check.mark", missing=missing))
    if not settings.database_url:
        await _check_file(connection, found)


async def _check_file(connection: AsyncConnection, found: Findings) -> None:
    """What SQLite may not have noticed by itself; PostgreSQL keeps to its references."""
    for (problem,) in await connection.execute(text("PRAGMA integrity_check")):
        if problem != "ok":
            found.wrong.append(say("check.integrity", problem=problem))
    for table, _, parent, _ in await connection.execute(text("PRAGMA foreign_key_check")):
        found.wrong.append(say("check.reference", table=table, parent=parent))


async def _check_table(
    connection: AsyncConnection, games: Mapping[str, Game], table_id: str, found: Findings
) -> None:
    stored = await stored_table(connection, table_id)
    entries = await stored_entries(connection, table_id)
    found.tables += 1
    found.entries += len(entries)
    trouble = stored.trouble(games)
    problem, broken = "", True
    if trouble is not None:
        problem, broken = read(trouble.reason), trouble.kind == DAMAGED
    else:
        try:
            check_log(games[stored.settings.game], stored, entries)
        except Damaged as error:
            problem = str(error)
    if problem:
        told = say("check.table", id=table_id, name=stored.settings.name, problem=problem)
        (found.wrong if broken else found.notes).append(told)
