"""Listeners: who has a way to be reached, so that a move costs nothing where nobody wants to hear of it."""

from datetime import UTC, datetime, timedelta

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from carson.server.db.models import Channel
from carson.server.notices.kinds import ON

OVERLAP = timedelta(minutes=2)  # clocks of two machines may differ by so much


class Listeners:
    """People with a channel. Somebody too many does no harm: the database has the last word."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.people: set[str] = set()
        self._seen: datetime | None = None  # the last change that is known here

    def add(self, person: str) -> None:
        self.people.add(person)

    def forget(self) -> None:
        """Another database is in place."""
        self.people.clear()
        self._seen = None

    async def look(self) -> None:
        """Those who have found a way since the last look, be it through another process."""
        query = select(Channel.person_id, Channel.changed).where(Channel.state == ON)
        if self._seen is not None:
            query = query.where(Channel.changed > self._seen - OVERLAP)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        self.people.update(row.person_id for row in rows)
        moments = [row.changed.replace(tzinfo=UTC) for row in rows]
        self._seen = max(moments, default=self._seen)
