"""What the disk has of a table. Reading it never fails: what cannot be read is said instead."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, TypeVar

import msgspec
from sqlalchemy import JSON, DateTime, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.core.errors import CarsonError
from carson.core.game import Game
from carson.server.db.models import Entry, GameTable, Seat
from carson.server.db.order_rows import Removed
from carson.server.db.text import AsText
from carson.server.refusal import Refused
from carson.server.tables.seats import SeatState
from carson.server.tables.settings import TableSettings
from carson.server.wire.messages import Clock
from carson.server.words import later, say

T = TypeVar("T")

OLDER_RULES = "older-rules"
DAMAGED = "damaged"
LONG_AGO = datetime(2000, 1, 1, tzinfo=UTC)

# Texts are taken as they are, so that one that makes no sense spoils nothing but its own row.
COLUMNS = [
    AsText(column).label(column.name) if isinstance(column.type, JSON | DateTime) else column
    for column in GameTable.__table__.columns
]


@dataclass(frozen=True)
class Trouble:
    """Why a table cannot be played here."""

    kind: str  # OLDER_RULES or DAMAGED
    reason: str  # as a stored sentence


@dataclass
class StoredTable:
    """The row of a table and its seats."""

    settings: TableSettings
    seats: list[SeatState]
    rules: str
    seed: str
    version: int  # up to which the row knows the log
    chain: str
    actors: list[int] | None
    status: str | None
    open_moves: int
    entries: int  # how many the log has
    problems: list[str]  # what cannot be read
    mark: str | None  # why it was set aside when it was last read

    @property
    def is_current(self) -> bool:
        """Whether the row says where the table stands now."""
        return self.actors is not None and self.version == self.entries

    def trouble(self, games: Mapping[str, Game]) -> Trouble | None:
        """What is wrong with the table, as far as its row and seats tell."""
        game = games.get(self.settings.game)
        if game is None:
            return Trouble(DAMAGED, later("trouble.no-game", game=self.settings.game).stored())
        if self.problems:
            return Trouble(DAMAGED, "; ".join(self.problems))
        try:
            options = game.settle(self.settings.options)  # those newer than the table get their usual value
        except CarsonError as error:
            return Trouble(OLDER_RULES, later("trouble.options", problem=error).stored())
        if not self._is_new and not game.plays(self.rules, options):
            here = game.version_of(options)
            return Trouble(OLDER_RULES, later("trouble.rules", played=self.rules, here=here).stored())
        if [seat.seat for seat in self.seats] != list(range(game.seats(options))):
            return Trouble(
                DAMAGED, later("trouble.seats", seats=game.seats(options), found=len(self.seats)).stored()
            )
        return None

    def known_trouble(self, games: Mapping[str, Game]) -> Trouble | None:
        """The same, with what came out when the log was last read."""
        return self.trouble(games) or (Trouble(DAMAGED, self.mark) if self.mark else None)

    @property
    def _is_new(self) -> bool:
        """Whether nothing was played, so that it begins by the rules of today."""
        return self.settings.state == "open" and self.entries == 0


async def stored_tables(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, StoredTable]:
    """The tables of these ids, as far as there are any."""
    rows = (await connection.execute(select(*COLUMNS).where(GameTable.id.in_(ids)))).all()
    seats: dict[str, list[SeatState]] = {}
    places = select(Seat).where(Seat.table_id.in_(ids)).order_by(Seat.table_id, Seat.seat)
    for row in await connection.execute(places):
        seats.setdefault(row.table_id, []).append(
            SeatState(
                row.seat, row.kind, row.name, row.person_id, row.bot, row.left_at, row.forfeited, row.colour
            )
        )
    last = select(Entry.table_id, func.max(Entry.ply)).where(Entry.table_id.in_(ids)).group_by(Entry.table_id)
    entries = {row[0]: row[1] for row in await connection.execute(last)}
    stored = {row.id: _stored(row, seats.get(row.id, []), entries.get(row.id, 0)) for row in rows}
    for gone in await connection.execute(select(Removed).where(Removed.table_id.in_(ids))):
        if gone.table_id in stored:
            stored[gone.table_id].settings.removed[gone.person_id] = gone.name
    return stored


async def stored_table(connection: AsyncConnection, table_id: str) -> StoredTable:
    """The table of an id; refused when there is none."""
    found = await stored_tables(connection, [table_id])
    if table_id not in found:
        raise Refused(later("refused.no-table"), status=404)
    return found[table_id]


def _stored(row: Any, seats: list[SeatState], entries: int) -> StoredTable:
    problems: list[str] = []

    def read(column: str, kind: type[T], otherwise: T) -> T:
        try:
            return msgspec.json.decode(getattr(row, column), type=kind)
        except (msgspec.MsgspecError, TypeError, ValueError):
            problems.append(say("trouble.column", column=column))
            return otherwise

    settings = TableSettings(
        id=row.id,
        name=row.name,
        game=row.game,
        options=read("options", dict[str, str], {}),
        public=row.public,
        invite=row.invite,
        host=row.host_id,
        clock=read("clock", Clock, Clock()),
        state=row.state,
        forked=row.forked,
        hints=row.hints,
        rematch=row.rematch_id,
        updated=_time(row.updated, problems),
        abandoned=row.abandoned,
        closed=row.closed,
        lesson=row.lesson,
    )
    actors = None if row.actors is None else read("actors", list[int], [])
    return StoredTable(
        settings,
        seats,
        row.rules,
        row.seed,
        row.version,
        row.chain,
        actors,
        row.status,
        row.open_moves,
        entries,
        problems,
        row.trouble,
    )


def _time(text: str, problems: list[str]) -> datetime:
    try:
        return datetime.fromisoformat(text).replace(tzinfo=UTC)
    except (TypeError, ValueError):
        problems.append(say("trouble.column", column="updated"))
        return LONG_AGO
