"""The lobby: lists of tables. They come from the rows on the disk, so that nobody has to wake for them."""

from typing import Final, NamedTuple

import structlog
from sqlalchemy import ColumnElement, Select, and_, delete, exists, func, insert, literal, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.db.models import GameTable, Hidden, Seat
from carson.server.db.order_rows import Removed
from carson.server.db.text import AsText
from carson.server.refusal import Refused
from carson.server.tables.info import info_for, stored_info
from carson.server.tables.reading import Unplayable
from carson.server.tables.registry import TableRegistry
from carson.server.tables.stored import StoredTable, stored_tables
from carson.server.wire.messages import Lobby, TableInfo, TableList
from carson.server.words import later

log = structlog.get_logger()

LISTED = 30  # tables in one part of a list
IN_LOBBY: Final = ("mine", "copies", "open", "watch")
LISTS: Final = (*IN_LOBBY, "finished", "hidden")

_ended = GameTable.state == "over"
_touched = AsText(GameTable.updated)


class Place(NamedTuple):
    """Where a list was left off: the last table that was told."""

    over: bool
    updated: str
    table: str

    def __str__(self) -> str:
        return f"{int(self.over)}~{self.updated}~{self.table}"

    @classmethod
    def read(cls, text: str) -> "Place":
        over, updated, table = [*text.split("~"), "", ""][:3]
        if over not in ("0", "1") or not table:
            raise Refused(later("refused.no-list"), status=404)
        return cls(over == "1", updated, table)

    @property
    def rest(self) -> ColumnElement[bool]:
        """What comes after it: those that are over after those that are not, and the newest first."""
        older = or_(_touched < self.updated, and_(_touched == self.updated, GameTable.id < self.table))
        return and_(_ended, older) if self.over else or_(_ended, older)


async def lobby(tables: TableRegistry, person: str) -> Lobby:
    """The first part of each list: your tables, your copies, those with a free seat, those one can watch."""
    async with tables.services.engine.connect() as connection:
        found = {name: await _part(connection, name, person) for name in IN_LOBBY}
        stored = await stored_tables(connection, [one for part in found.values() for one in part[0]])
        unseen = select(func.count()).select_from(_which("hidden", person).subquery())
        hidden = await connection.scalar(unseen)
    far = await _from_elsewhere(tables, stored, person)
    told = {name: await _told(tables, stored, ids, person, far) for name, (ids, _) in found.items()}
    more = {name: rest for name, (_, rest) in found.items() if rest is not None}
    free = [info for info in told["open"] if info.trouble is None]
    return Lobby(told["mine"], told["copies"], free, told["watch"], hidden or 0, more)


async def table_list(tables: TableRegistry, person: str, name: str, after: str) -> TableList:
    """A part of one list, from a place on."""
    if name not in LISTS:
        raise Refused(later("refused.no-list"), status=404)
    place = Place.read(after) if after else None
    async with tables.services.engine.connect() as connection:
        ids, rest = await _part(connection, name, person, place)
        stored = await stored_tables(connection, ids)
    far = await _from_elsewhere(tables, stored, person)
    return TableList(await _told(tables, stored, ids, person, far), rest)


def _which(name: str, person: str) -> Select[str]:
    """The tables of a list."""
    seated = select(Seat.table_id).where(Seat.person_id == person)
    hidden = GameTable.id.in_(select(Hidden.table_id).where(Hidden.person_id == person))
    own = GameTable.id.in_(seated) | (GameTable.host_id == person)
    unwanted = select(Removed.table_id).where(Removed.person_id == person)
    listed = GameTable.public & GameTable.id.not_in(seated) & GameTable.id.not_in(unwanted)
    conditions = {
        "mine": own & ~GameTable.forked & ~hidden,
        "finished": own & ~GameTable.forked & ~hidden & _ended,
        "copies": own & GameTable.forked & ~hidden,
        "hidden": own & hidden,
        "open": listed & (GameTable.state == "open"),
        "watch": listed & (GameTable.state == "playing"),
    }
    return select(GameTable.id).where(conditions[name])


async def _part(
    connection: AsyncConnection, name: str, person: str, after: Place | None = None
) -> tuple[list[str], str | None]:
    """The ids of a part of a list, and the place where the rest begins."""
    query = _which(name, person).add_columns(_ended.label("over"), _touched.label("updated"))
    if after is not None:
        query = query.where(after.rest)
    order = _ended, _touched.desc(), GameTable.id.desc()
    rows = (await connection.execute(query.order_by(*order).limit(LISTED + 1))).all()
    shown = rows[:LISTED]
    rest = str(Place(bool(shown[-1].over), shown[-1].updated, shown[-1].id)) if len(rows) > LISTED else None
    return [row.id for row in shown], rest


async def _from_elsewhere(
    tables: TableRegistry, stored: dict[str, StoredTable], person: str
) -> dict[str, TableInfo]:
    """What other processes say about tables that live there."""
    return await tables.services.homes.infos(
        [one for one in stored if one not in tables.awake.tables], person
    )


async def _told(
    tables: TableRegistry,
    stored: dict[str, StoredTable],
    ids: list[str],
    person: str,
    far: dict[str, TableInfo],
) -> list[TableInfo]:
    return [far.get(one) or await _listed(tables, stored[one], person) for one in ids if one in stored]


async def _listed(tables: TableRegistry, stored: StoredTable, person: str) -> TableInfo:
    """One line of a list; a row that does not know where its table stands asks the table itself."""
    live = tables.awake.tables.get(stored.settings.id)
    if live is None and not stored.is_current and stored.known_trouble(tables.services.games) is None:
        try:
            live = await tables.table(stored.settings.id)
        except Unplayable as error:
            stored = error.stored
        except Refused:
            log.warning("table not listed as it stands", table=stored.settings.id)
    if live is not None:
        await live.settled()
    return info_for(live, person) if live is not None else stored_info(tables.services, stored, person)


async def hide(tables: TableRegistry, table_id: str, person: str, hidden: bool) -> TableInfo:
    """Somebody does not want to see one of their tables in the lists, or wants to again."""
    info = await tables.info(table_id, person)
    if not (info.host or info.mine or info.kept):
        raise Refused(later("refused.not-yours"), status=403)
    where = (Hidden.person_id == person) & (Hidden.table_id == table_id)
    if hidden:
        row = select(literal(person), literal(table_id)).where(~exists().where(where))
        await tables.services.writer.store((insert(Hidden).from_select(["person_id", "table_id"], row), None))
    else:
        await tables.services.writer.store((delete(Hidden).where(where), None))
    return info
