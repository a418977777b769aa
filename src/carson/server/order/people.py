"""People, as admins see them: finding somebody, and what there is to know."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from carson.server.db.models import GameTable, Person, Seat, Session
from carson.server.db.order_rows import Report, Restriction
from carson.server.order.facts import in_utc
from carson.server.order.kinds import ADMIN, BAN, MUTE
from carson.server.refusal import Refused
from carson.server.words import later

LISTED = 30  # people in one part of a list
TABLES = 20  # of a person, the newest
WHO: Final = ("all", "accounts", "guests", "admins", "muted", "banned")


@dataclass(frozen=True)
class Somebody:
    """A person, in short."""

    id: str
    name: str
    login: str | None
    role: str
    created: datetime
    seen: datetime | None  # when a browser of theirs was last here, to the hour


@dataclass(frozen=True)
class Known:
    """What there is to know about somebody, beside the facts that hold for them."""

    person: Somebody
    tables: list[Any]  # rows of their tables, the newest first
    reports: list[Any]  # about them


async def find(engine: AsyncEngine, who: str) -> Somebody:
    """Somebody by login, id or name; refused when there is none, or more than one of that name."""
    wanted = (Person.login == who.lower()) | (Person.id == who)
    async with engine.connect() as connection:
        found = await _somebodies(connection, wanted)
        if len(found) != 1:
            found = await _somebodies(connection, Person.name == who)
    if not found:
        raise Refused(later("refused.no-person", name=who), status=404)
    if len(found) > 1:
        ids = ", ".join(one.id for one in found)
        raise Refused(later("refused.many-people", name=who, ids=ids), status=409)
    return found[0]


async def search(engine: AsyncEngine, text: str, who: str, after: str = "") -> list[Somebody]:
    """People whose name or login has this text, or whose id it is; one more than LISTED if there are more."""
    conditions: list[ColumnElement[bool]] = [_group(who)]
    if text:
        part = text.lower()
        conditions.append(
            or_(
                func.lower(Person.name).contains(part, autoescape=True),
                Person.login.contains(part, autoescape=True),
                Person.id == text,
            )
        )
    if after:
        created = select(Person.created).where(Person.id == after).scalar_subquery()
        older = (Person.created < created) | ((Person.created == created) & (Person.id < after))
        conditions.append(older)
    async with engine.connect() as connection:
        return await _somebodies(connection, *conditions)


def _group(who: str) -> ColumnElement[bool]:
    if who not in WHO:
        raise Refused(later("refused.no-group", name=who), status=404)
    now = func.current_timestamp()
    in_force = Restriction.until.is_(None) | (Restriction.until > now)

    def held(kind: str) -> ColumnElement[bool]:
        return Person.id.in_(select(Restriction.person_id).where((Restriction.kind == kind) & in_force))

    groups = {
        "all": Person.id.is_not(None),
        "accounts": Person.login.is_not(None),
        "guests": Person.login.is_(None),
        "admins": Person.role == ADMIN,
        "muted": held(MUTE),
        "banned": held(BAN),
    }
    return groups[who]


async def _somebodies(connection: AsyncConnection, *conditions: ColumnElement[bool]) -> list[Somebody]:
    seen = (
        select(func.max(Session.seen))
        .where(Session.person_id == Person.id)
        .correlate(Person)
        .scalar_subquery()
    )
    query = (
        select(Person, seen.label("seen"))
        .where(*conditions)
        .order_by(Person.created.desc(), Person.id.desc())
        .limit(LISTED + 1)
    )
    return [_somebody(row) for row in await connection.execute(query)]


def _somebody(row: Any) -> Somebody:
    created = in_utc(row.created)
    assert created is not None
    return Somebody(row.id, row.name, row.login, row.role, created, in_utc(row.seen))


async def see(engine: AsyncEngine, person: str) -> Known:
    """Everything an admin wants to know about somebody of this id."""
    async with engine.connect() as connection:
        found = await _somebodies(connection, Person.id == person)
        if not found:
            raise Refused(later("refused.no-person", name=person), status=404)
        mine = select(Seat.table_id).where(Seat.person_id == person)
        tables = await connection.execute(
            select(GameTable.id, GameTable.name, GameTable.game, GameTable.state, GameTable.updated)
            .where(GameTable.id.in_(mine) | (GameTable.host_id == person))
            .order_by(GameTable.updated.desc())
            .limit(TABLES)
        )
        reports = await connection.execute(
            select(Report).where(Report.person_id == person).order_by(Report.id.desc()).limit(TABLES)
        )
        return Known(found[0], list(tables.all()), list(reports.all()))
