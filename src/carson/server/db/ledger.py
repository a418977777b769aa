"""The ledger: how many commits there were, in the database and once more in a small file beside it.

SQLite drops the end of a damaged write-ahead log without a word, and an older copy of any database looks as
whole as a newer one. The number in the file is written after each commit, so it is never ahead of a database
that is whole: when it is, commits are missing. It needs no flush of its own: after a power failure it may be
a little behind, which says nothing.
"""

import shutil
from contextlib import suppress
from pathlib import Path

import structlog
from sqlalchemy import Connection

from carson.server.db.engine import blaming, storage_of
from carson.server.db.storage import Link
from carson.server.settings import Settings

log = structlog.get_logger()

READ = "SELECT commits FROM ledger WHERE id = 1"
WIDTH = 20  # digits in the file


class Mark:
    """The file with the number of commits. Of many processes each counts its own, for as long as it runs."""

    def __init__(self, settings: Settings) -> None:
        self._file = None
        if not settings.redis_url:
            path = storage_of(settings).mark
            path.touch(mode=0o600)
            self._file = path.open("r+b", buffering=0)

    def write(self, commits: int) -> None:
        """Note a commit that is on the disk; if this fails the number stays behind, which says nothing."""
        if self._file is None:
            return
        with suppress(OSError):
            self._file.seek(0)
            self._file.write(b"%0*d\n" % (WIDTH, commits))

    def close(self) -> None:
        if self._file is not None:
            self._file.close()


def marked(settings: Settings) -> int:
    """The number of commits in the file; 0 when there is none yet."""
    path = storage_of(settings).mark
    digits = path.read_bytes()[:WIDTH] if path.exists() else b""
    return int(digits) if digits.isdigit() else 0


def commits_in(connection: Connection) -> int:
    return int(connection.exec_driver_sql(READ).scalar_one())


def _counted(connection: Connection) -> int:
    with connection.begin():
        return commits_in(connection)


# ---- what is left of a log that broke


def log_copy(settings: Settings) -> Path:
    """Where the write-ahead log of a crash is kept when it turns out to be damaged."""
    return settings.data / "damaged.wal"


def set_log_aside(settings: Settings) -> Path | None:
    """A copy of the write-ahead log as a crash left it, before SQLite takes from it what it can read."""
    written = settings.database.with_name(f"{settings.database.name}-wal")
    if settings.database_url or not written.exists() or written.stat().st_size == 0:
        return None
    copy = settings.data / "last.wal"
    try:
        shutil.copyfile(written, copy)
    except OSError as error:  # a full disk is no reason to stay closed
        log.warning("the write-ahead log could not be copied", error=str(error))
        copy.unlink(missing_ok=True)
        return None
    return copy


def notice_loss(settings: Settings, link: Link, copy: Path | None) -> int:
    """How many commits are missing; said in the log, and the damaged file kept for the host."""
    with blaming(storage_of(settings)):
        commits = link.run(_counted)
    missing = max(0, marked(settings) - commits)
    mark = Mark(settings)
    mark.write(commits)
    mark.close()
    if copy is not None and missing:
        copy.replace(log_copy(settings))
    elif copy is not None:
        copy.unlink()
    if missing:
        log.error(
            "commits are missing: the write-ahead log is damaged, or an older copy was put in",
            missing=missing,
            kept=str(log_copy(settings)) if copy is not None else "nothing",
        )
    return missing
