"""Opening the database: migrations first, then SQLite in WAL mode."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Engine, create_engine, event
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from carson.core.errors import BadOption
from carson.server.settings import Settings
from carson.server.words import later

PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",  # a commit is on the disk before anybody hears of it
    "busy_timeout=5000",
    "foreign_keys=ON",
)


def migrate(settings: Settings) -> None:
    """Bring the schema up to date; a new folder gets a new database."""
    settings.data.mkdir(parents=True, exist_ok=True)
    with blaming(settings):
        command.upgrade(config_for(settings), "head")


@contextmanager
def blaming(settings: Settings) -> Iterator[None]:
    """What is wrong with the database, in a sentence for the host."""
    try:
        yield
    except DatabaseError as error:
        problem = error.__cause__ or error
        raise BadOption(later("start.bad-database", path=settings.database, problem=problem)) from error
    except CommandError as error:  # it knows no such revision
        raise BadOption(later("start.newer-database", path=settings.database)) from error


def config_for(settings: Settings) -> Config:
    """What Alembic needs to know."""
    config = _config()
    config.set_main_option("sqlalchemy.url", f"sqlite:///{settings.database}")
    return config


def newest_revision() -> str | None:
    """The revision of the schema that this version of Carson uses."""
    return ScriptDirectory.from_config(_config()).get_current_head()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def open_for_reading(settings: Settings) -> AsyncEngine:
    """For the event loop; everything that changes the database goes through the Writer."""
    url = f"sqlite+aiosqlite:///{settings.database}"
    engine = create_async_engine(url, pool_size=4, max_overflow=0, pool_timeout=30)
    event.listen(engine.sync_engine, "connect", _prepare)
    return engine


def open_for_looking(settings: Settings) -> AsyncEngine:
    """For a look from outside, with a server running or not."""
    url = URL.create("sqlite+aiosqlite", database=looking_at(settings.database), query={"uri": "true"})
    return create_async_engine(url)


def looking_at(database: Path) -> str:
    """The address of a database to open it without any change: a log that a crash has left stays as it is."""
    return f"{database.absolute().as_uri()}?mode=ro"


def open_for_writing(settings: Settings) -> Engine:
    """For the one thread of the Writer."""
    engine = create_engine(f"sqlite:///{settings.database}")
    event.listen(engine, "connect", _prepare)
    return engine


def _prepare(connection: Any, _record: Any) -> None:
    """Every connection has the same pragmas."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
