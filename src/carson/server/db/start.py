"""The start: the database is opened, brought up to date and looked at, before anybody is let in."""

from carson.server.db.engine import migrate, open_for_writing
from carson.server.db.ledger import notice_loss, set_log_aside
from carson.server.db.storage import Link
from carson.server.settings import Settings


def open_storage(settings: Settings) -> tuple[Link, int]:
    """The connection of the writer, and how many commits are missing. BadOption says what is in the way."""
    written = set_log_aside(settings)
    link = open_for_writing(settings)  # first: it keeps other servers away
    try:
        with link.alone():
            migrate(settings)
        return link, 0 if settings.redis_url else notice_loss(settings, link, written)
    except BaseException:
        link.close()
        raise
