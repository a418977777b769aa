"""Opening the database: which one it is, and migrations first."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy.exc import DBAPIError

from carson.core.errors import BadOption
from carson.server.db.postgres import Postgres
from carson.server.db.sqlite import Sqlite
from carson.server.db.storage import Link, Storage, Unreachable
from carson.server.settings import Settings
from carson.server.words import later


def storage_of(settings: Settings) -> Storage:
    """Where a server stores everything."""
    if settings.database_url:
        return Postgres(settings.database_url, settings.data)
    return Sqlite(settings.database)


def migrate(settings: Settings) -> None:
    """Bring the schema up to date; a new folder gets a new database."""
    if not settings.database_url:
        settings.data.mkdir(parents=True, exist_ok=True)
    with blaming(storage_of(settings)):
        command.upgrade(config_for(settings), "head")


def open_for_writing(settings: Settings) -> Link:
    """For the one thread of the Writer."""
    storage = storage_of(settings)
    with blaming(storage):
        return storage.for_writing(many=bool(settings.redis_url))


@contextmanager
def blaming(storage: Storage) -> Iterator[None]:
    """What is wrong with the database, in a sentence for the host."""
    try:
        yield
    except (DBAPIError, Unreachable) as error:
        raise BadOption(storage.blame(error)) from error
    except CommandError as error:  # it knows no such revision
        raise BadOption(later("start.newer-database", path=storage.name)) from error


def config_for(settings: Settings) -> Config:
    """What Alembic needs to know."""
    config = _config()
    config.attributes["storage"] = storage_of(settings)
    return config


def newest_revision() -> str | None:
    """The revision of the schema that this version of Carson uses."""
    return ScriptDirectory.from_config(_config()).get_current_head()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config
