"""How Alembic reaches the database."""

from alembic import context
from sqlalchemy import Connection

from carson.server.db.schema import TABLES
from carson.server.db.storage import Storage


def run() -> None:
    storage: Storage = context.config.attributes["storage"]
    link = storage.for_changing()
    try:
        link.run(_change)
    finally:
        link.close()


def _change(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=TABLES, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


run()
