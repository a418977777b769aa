"""Notices as a whole: the ways to people, and the deliverer that uses them."""

from carson.server.notices.channels import Channels
from carson.server.notices.deliverer import Deliverer
from carson.server.notices.links import Links
from carson.server.notices.post import PostOffice
from carson.server.settings import Settings
from carson.server.tables.registry import TableRegistry


class AtTables:
    """Who is here, as the tables that are awake know it."""

    def __init__(self, tables: TableRegistry) -> None:
        self.tables = tables

    def is_looking(self, table: str, person: str) -> bool:
        live = self.tables.awake.tables.get(table)
        return live is not None and live.online(person)

    def is_voting(self, table: str, person: str) -> bool:
        live = self.tables.awake.tables.get(table)
        poll = None if live is None else live.poll
        return poll is not None and person in poll.voters - poll.yes - poll.no

    async def elsewhere(self, tables: list[str]) -> set[str]:
        return await self.tables.services.homes.taken(tables) if tables else set()


class Notices:
    """Everything about people who are not here."""

    def __init__(self, settings: Settings, tables: TableRegistry, secret: str) -> None:
        services = tables.services
        links = Links(secret, settings.url)
        self.post = PostOffice(settings, services, links, secret)
        self.deliverer = Deliverer(
            settings, services.engine, services.writer, services.listeners, self.post, AtTables(tables)
        )
        self.channels = Channels(
            settings, services.engine, services.writer, services.listeners, links, self.deliverer.nudge
        )
        services.homes.share("trials", self.channels.asking)
        services.homes.share("mailboxes", self.channels.strangers)

    async def start(self) -> None:
        await self.channels.listeners.look()
        self.deliverer.start()

    def numbers(self) -> dict[str, float]:
        """For the metrics."""
        counts = self.deliverer.counts
        return {
            "carson_messages_sent_total": counts.sent,
            "carson_messages_failed_total": counts.failed,
            "carson_channels_given_up_total": counts.given_up,
        }

    async def stop(self) -> None:
        await self.deliverer.stop()
        await self.post.close()
