"""Expiry: what nobody will come back to is forgotten after as long as the host wishes.

Guests who were not here for long, with the tables at which only such guests sat, and copies nobody touched.
Accounts, and games with somebody who has one, stay.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from sqlalchemy import Select, delete, select
from sqlalchemy.ext.asyncio import AsyncEngine

from carson.server.db.models import (
    Channel,
    ChatLine,
    Entry,
    GameTable,
    Hidden,
    Note,
    Outgoing,
    Passkey,
    Person,
    RemoteBotRow,
    Seat,
    Session,
    Share,
    StoredReview,
    Transfer,
    Wishes,
)
from carson.server.db.order_rows import OwnQuota, Removed, Restriction, TableOrder
from carson.server.db.writer import Statement, Writer

# of a table
PARTS = (Entry, ChatLine, Hidden, Note, Outgoing, Removed, Seat, Share, StoredReview, TableOrder)
OWN = (  # of a person, in the order they can go
    Session,
    Transfer,
    Hidden,
    Note,
    ChatLine,
    Outgoing,
    Channel,
    Wishes,
    Passkey,
    RemoteBotRow,
    Removed,
    Restriction,
    OwnQuota,
)
Awake = Callable[[list[str]], Awaitable[set[str]]]  # those of these tables that are awake somewhere
AT_ONCE = 50  # tables or people in one transaction, so that nobody waits long for it


@dataclass(frozen=True)
class Expiry:
    """After how many days without a visit guests, and without a touch copies, are forgotten; 0: never."""

    guest_days: float
    copy_days: float

    async def forget(self, engine: AsyncEngine, writer: Writer, awake: Awake) -> tuple[int, int]:
        """Delete what is over its time, but no table that is awake; how many tables and guests that were."""
        now = datetime.now(UTC)
        tables, guests = 0, 0
        if self.copy_days:
            tables += await _forget_tables(engine, writer, old_copies(_ago(now, self.copy_days)), awake)
        if self.guest_days:
            since = _ago(now, self.guest_days)
            tables += await _forget_tables(engine, writer, tables_of_guests(since), awake)
            guests += await _forget_guests(engine, writer, since)
        return tables, guests


def _ago(now: datetime, days: float) -> datetime:
    return now - timedelta(days=days)


def old_copies(since: datetime) -> Select[str]:
    """Copies that nobody has touched since then."""
    return select(GameTable.id).where(GameTable.forked).where(GameTable.updated < since)


def old_guests(since: datetime) -> Select[str]:
    """Guests who were not here since then. Without a session nobody can be them any more."""
    here = select(Session.person_id).where(Session.seen >= since)
    return (
        select(Person.id)
        .where(Person.login.is_(None))
        .where(Person.created < since)
        .where(Person.id.not_in(here))
    )


def tables_of_guests(since: datetime) -> Select[str]:
    """Tables untouched since then, opened by an old guest, at which nobody else sits."""
    old = old_guests(since)
    others = select(Seat.table_id).where(Seat.person_id.is_not(None)).where(Seat.person_id.not_in(old))
    return (
        select(GameTable.id)
        .where(GameTable.host_id.in_(old))
        .where(GameTable.updated < since)
        .where(GameTable.id.not_in(others))
    )


async def _forget_tables(engine: AsyncEngine, writer: Writer, which: Select[str], awake: Awake) -> int:
    found = await _ids(engine, which)
    needed = await awake(found)
    ids = [table for table in found if table not in needed]
    for start in range(0, len(ids), AT_ONCE):
        some = ids[start : start + AT_ONCE]
        await writer.store(*deletion_of(some))
    return len(ids)


def deletion_of(tables: list[str]) -> list[Statement]:
    """Everything there is of these tables, in an order in which it can go."""
    parts = [delete(part).where(part.table_id.in_(tables)) for part in PARTS]
    return [(part, None) for part in (*parts, delete(GameTable).where(GameTable.id.in_(tables)))]


async def _forget_guests(engine: AsyncEngine, writer: Writer, since: datetime) -> int:
    """Old guests of whom nothing is left: a game that is kept keeps its people."""
    left = [
        select(GameTable.host_id),
        select(Seat.person_id).where(Seat.person_id.is_not(None)),
        select(ChatLine.person_id),
    ]
    which = old_guests(since)
    for people in left:
        which = which.where(Person.id.not_in(people))
    ids = await _ids(engine, which)
    for start in range(0, len(ids), AT_ONCE):
        some = ids[start : start + AT_ONCE]
        await writer.store(*deletion_of_people(some))
    return len(ids)


def deletion_of_people(people: list[str]) -> list[Statement]:
    """Everything there is of people who sit nowhere any more."""
    parts = [delete(part).where(part.person_id.in_(people)) for part in OWN]
    return [(part, None) for part in (*parts, delete(Person).where(Person.id.in_(people)))]


async def _ids(engine: AsyncEngine, which: Select[str]) -> list[str]:
    async with engine.connect() as connection:
        return list((await connection.execute(which)).scalars())
