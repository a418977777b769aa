"""Backups: a folder with a copy of the database and of the key, made and put back while the server runs.

SQLite's online backup takes one consistent moment, without holding up anybody. A restored database counts its
commits on from far ahead: that is how a server that runs notices it and starts anew with what is there. Of a
PostgreSQL the same folder is made, from one moment as well; it is put back as any folder is moved into one.
"""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from carson.core.errors import BadOption
from carson.server.db.engine import migrate
from carson.server.db.ledger import marked
from carson.server.db.lock import FolderLock
from carson.server.db.moving import copy_out
from carson.server.db.sqlite import looking_at
from carson.server.settings import Settings
from carson.server.words import later

AHEAD = 1000  # commits a restored database is ahead of all that were counted


def back_up(settings: Settings, target: Path) -> int:
    """Copy the database and the key into a new folder; how many tables that are."""
    if not settings.database_url:
        _find_database(settings)
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        raise BadOption(later("backup.not-empty", target=target))
    draft = target.with_name(f"{target.name}.new")
    shutil.rmtree(draft, ignore_errors=True)
    draft.mkdir(parents=True, mode=0o700)
    copy = replace(settings, data=draft, database_url="")
    try:
        if settings.database_url:
            copy_out(settings, copy)
        with _blaming(settings.database):
            if not settings.database_url:
                _copy(settings.database, copy.database)
            tables = _checked(copy.database)
        if settings.key.exists():
            shutil.copy2(settings.key, copy.key)
    except BaseException:
        shutil.rmtree(draft, ignore_errors=True)
        raise
    if target.exists():
        target.rmdir()
    draft.replace(target)
    return tables


def put_back(settings: Settings, source: Path) -> tuple[int, Path | None]:
    """Put the database of a backup in place; how many tables it has, and where the replaced one lies now."""
    if settings.database_url:
        raise BadOption(later("backup.into-postgres", folder=source))
    _find_database(replace(settings, data=source))
    settings.data.mkdir(parents=True, exist_ok=True)
    kept = _keep_present(settings)
    with _fresh_copy(settings, source) as copy:
        with _blaming(source):
            tables = _checked(copy.database)
        migrate(copy)
        _put_key_back(settings, source)
        _count_on(settings, copy.database)
        with _blaming(settings.database):
            _copy(copy.database, settings.database)
    return tables, kept


def _keep_present(settings: Settings) -> Path | None:
    """What is replaced is kept beside."""
    if not settings.database.exists():
        return None
    kept = settings.data / f"replaced-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}"
    try:
        back_up(settings, kept)
    except BadOption:  # it is damaged, which is why it is replaced: as it lies there
        kept.mkdir()
        shutil.copy2(settings.database, kept)
    return kept


@contextmanager
def _fresh_copy(settings: Settings, source: Path) -> Iterator[Settings]:
    """A copy of the backup that can be changed."""
    copy = replace(settings, data=settings.data / "restore.new")
    shutil.rmtree(copy.data, ignore_errors=True)
    copy.data.mkdir()
    try:
        with _blaming(source):
            _copy(source / settings.database.name, copy.database)
        yield copy
    finally:
        shutil.rmtree(copy.data, ignore_errors=True)


def _put_key_back(settings: Settings, source: Path) -> None:
    """The key that signed the cookies of these people; a server that runs keeps its own."""
    old = replace(settings, data=source).key
    if not old.exists() or (settings.key.exists() and settings.key.read_bytes() == old.read_bytes()):
        return
    try:
        with FolderLock(settings.data):
            draft = settings.key.with_name(f"{settings.key.name}.new")
            shutil.copy2(old, draft)
            draft.replace(settings.key)
    except BadOption as error:
        raise BadOption(later("backup.other-key", folder=settings.data)) from error


def _count_on(settings: Settings, database: Path) -> None:
    """No mark is ahead of it, and a server that runs sees that it is another one."""
    with closing(sqlite3.connect(database)) as copy, copy:
        most = "UPDATE ledger SET commits = max(commits, ?) + ?"
        copy.execute(most, (marked(settings), AHEAD))


# ---- databases


def _find_database(settings: Settings) -> None:
    if not settings.database.exists():
        raise BadOption(later("backup.no-database", path=settings.database))


@contextmanager
def _blaming(path: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise BadOption(later("backup.failed", path=path, problem=error)) from error


def _copy(source: Path, target: Path) -> None:
    """All of a database at one moment, in one go."""
    with (
        closing(sqlite3.connect(looking_at(source), timeout=30, uri=True)) as old,
        closing(sqlite3.connect(target, timeout=30)) as new,
    ):
        old.backup(new)
    with target.open("rb") as file:
        os.fsync(file.fileno())


def _checked(database: Path) -> int:
    """How many tables it has; an error when it is damaged."""
    with closing(sqlite3.connect(database)) as copy:
        (problem,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
        if problem != "ok":
            raise sqlite3.DatabaseError(problem)
        (tables,) = copy.execute("SELECT count(*) FROM game_table").fetchone()
    return int(tables)
