"""Tables, as admins see them: a list that can be searched."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from carson.server.db.models import GameTable, Person, Seat
from carson.server.db.order_rows import TableOrder
from carson.server.order.facts import in_utc
from carson.server.order.kinds import CLOSE, DELETE
from carson.server.refusal import Refused
from carson.server.words import later

LISTED = 30
STATES: Final = ("all", "open", "playing", "over")


class ListedTable(NamedTuple):
    """One line of the list."""

    id: str
    name: str
    game: str
    state: str
    public: bool
    host: str
    people: list[str]
    updated: datetime
    ordered: str  # close or delete, while that is under way


async def search(engine: AsyncEngine, text: str, state: str, after: str = "") -> list[ListedTable]:
    """Tables whose name, host or people have this text; one more than LISTED if there are more."""
    if state not in STATES:
        raise Refused(later("refused.no-group", name=state), status=404)
    conditions: list[ColumnElement[bool]] = []
    if state != "all":
        conditions.append(GameTable.state == state)
    if text:
        conditions.append(_with_text(text))
    if after:
        last = select(GameTable.updated).where(GameTable.id == after).scalar_subquery()
        conditions.append((GameTable.updated < last) | ((GameTable.updated == last) & (GameTable.id < after)))
    query = (
        select(
            GameTable.id,
            GameTable.name,
            GameTable.game,
            GameTable.state,
            GameTable.public,
            GameTable.updated,
            Person.name.label("host"),
        )
        .join(Person, Person.id == GameTable.host_id)
        .where(*conditions)
        .order_by(GameTable.updated.desc(), GameTable.id.desc())
        .limit(LISTED + 1)
    )
    async with engine.connect() as connection:
        rows = (await connection.execute(query)).all()
        people = await _people(connection, [row.id for row in rows])
        ordered = await _ordered(connection, [row.id for row in rows])
    return [
        ListedTable(
            row.id,
            row.name,
            row.game,
            row.state,
            row.public,
            row.host,
            people.get(row.id, []),
            in_utc(row.updated) or row.updated,
            ordered.get(row.id, ""),
        )
        for row in rows
    ]


def _with_text(text: str) -> ColumnElement[bool]:
    part = text.lower()
    seated = select(Seat.table_id).where(func.lower(Seat.name).contains(part, autoescape=True))
    return or_(
        func.lower(GameTable.name).contains(part, autoescape=True),
        func.lower(Person.name).contains(part, autoescape=True),
        GameTable.id == text,
        GameTable.id.in_(seated),
    )


async def _people(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, list[str]]:
    query = (
        select(Seat.table_id, Seat.name)
        .where(Seat.table_id.in_(ids))
        .where(Seat.kind == "person")
        .order_by(Seat.table_id, Seat.seat)
    )
    found: dict[str, list[str]] = {}
    for row in await connection.execute(query):
        found.setdefault(row.table_id, []).append(row.name)
    return found


async def _ordered(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, str]:
    query = (
        select(TableOrder.table_id, TableOrder.kind)
        .where(TableOrder.table_id.in_(ids))
        .where(TableOrder.kind.in_((CLOSE, DELETE)))
    )
    return {row.table_id: row.kind for row in await connection.execute(query)}
