"""The facts of keeping order, as they are stored: few enough that every process has them all at hand."""

from dataclasses import dataclass, field
from datetime import UTC, datetime

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.db.models import Person
from carson.server.db.order_rows import Announcement, OwnQuota, ReservedName, Restriction
from carson.server.order.kinds import ADMIN


@dataclass(frozen=True)
class Held:
    """What somebody may not do for a time; without an end for ever."""

    until: datetime | None
    reason: str

    @property
    def in_force(self) -> bool:
        return self.until is None or self.until > datetime.now(UTC)


@dataclass(frozen=True)
class Announced:
    """A line for everybody."""

    id: int
    text: str
    until: datetime | None

    @property
    def in_force(self) -> bool:
        return self.until is None or self.until > datetime.now(UTC)


@dataclass
class Facts:
    """All of them at one moment."""

    held: dict[tuple[str, str], Held] = field(default_factory=dict)  # by kind and person
    quotas: dict[tuple[str, str], int] = field(default_factory=dict)  # the same
    reserved: list[str] = field(default_factory=list)
    announced: list[Announced] = field(default_factory=list)
    admins: set[str] = field(default_factory=set)


async def read_facts(connection: AsyncConnection) -> Facts:
    held = await connection.execute(select(Restriction))
    quotas = await connection.execute(select(OwnQuota))
    names = await connection.execute(select(ReservedName.pattern))
    announced = await connection.execute(select(Announcement).order_by(Announcement.id))
    admins = await connection.execute(select(Person.id).where(Person.role == ADMIN))
    return Facts(
        {(row.kind, row.person_id): Held(in_utc(row.until), row.reason) for row in held},
        {(row.kind, row.person_id): row.most for row in quotas},
        list(names.scalars()),
        [Announced(row.id, row.text, in_utc(row.until)) for row in announced],
        set(admins.scalars()),
    )


def in_utc(moment: datetime | None) -> datetime | None:
    """SQLite does not say that its moments are in UTC."""
    return None if moment is None else moment.replace(tzinfo=UTC)
