"""The post office: what this server can send with, and the sending."""

from collections.abc import Sequence
from typing import Any

from carson.core.errors import BadOption
from carson.server.notices import hooks
from carson.server.notices.guard import Caller
from carson.server.notices.kinds import MAIL, PUSH, SERVICES
from carson.server.notices.links import Links
from carson.server.notices.mail import MailServer
from carson.server.notices.message import Message, NotSent, Way
from carson.server.notices.push import Push
from carson.server.notices.writing import written
from carson.server.settings import Settings
from carson.server.tables.services import Services
from carson.server.tables.stored import stored_tables
from carson.server.words import later

NOBODY = "mailto:nobody@example.org"  # to complain to, where the host has named nobody


class PostOffice:
    """Browsers can always be reached; mail needs a server, and links elsewhere need to know where we are."""

    def __init__(self, settings: Settings, services: Services, links: Links, secret: str) -> None:
        self.services = services
        self.links = links
        self.caller = Caller(settings.calls_loopback)
        self.mail = _mail_server(settings)
        contact = f"mailto:{settings.mail_from}" if settings.mail_from else settings.url
        contact = contact if contact.startswith(("mailto:", "https:")) else NOBODY
        self.push = Push(secret, contact, self.caller)

    @property
    def services_offered(self) -> list[str]:
        return list(SERVICES) if self.links.home else []

    async def write(self, way: Way, rows: Sequence[Any]) -> Message:
        ids = [row.table_id for row in rows if row.table_id is not None]
        async with self.services.engine.connect() as connection:
            tables = await stored_tables(connection, ids)
        return written(self.services, self.links, way, rows, tables)

    async def send(self, way: Way, message: Message) -> None:
        if way.kind == PUSH:
            await self.push.send(way.address, way.keys, message)
        elif way.kind != MAIL:
            await hooks.send(self.caller, way.kind, way.address, message)
        elif self.mail is None:
            raise NotSent("no mail server is set up")
        else:
            await self.mail.send(way.address, message)

    async def close(self) -> None:
        await self.caller.close()


def _mail_server(settings: Settings) -> MailServer | None:
    """As the host has set it up; BadOption says what is missing."""
    if settings.url and not settings.url.startswith(("http://", "https://")):
        raise BadOption(later("start.bad-home"))
    if not settings.smtp:
        return None
    if not settings.url:
        raise BadOption(later("start.no-home"))
    return MailServer.read(settings.smtp, settings.mail_from)
