"""The lobby: lists of tables. They come from the rows on the disk, so that nobody has to wake for them."""

import structlog
from sqlalchemy import select

from carson.server.db.models import GameTable, Seat
from carson.server.refusal import Refused
from carson.server.tables.info import info_for, stored_info
from carson.server.tables.reading import Unplayable
from carson.server.tables.registry import TableRegistry
from carson.server.tables.stored import StoredTable, stored_tables
from carson.server.wire.messages import Lobby, TableInfo

log = structlog.get_logger()

LISTED = 30  # tables in one list


async def lobby(tables: TableRegistry, person: str) -> Lobby:
    """Your tables, those with a free seat, and those one can watch; the newest first."""
    newest = GameTable.updated.desc()
    own = select(Seat.table_id).where(Seat.person_id == person)
    listed = GameTable.public & GameTable.id.not_in(own)
    mine = select(GameTable.id).where(GameTable.id.in_(own) | (GameTable.host_id == person))
    open_ = select(GameTable.id).where(listed & (GameTable.state == "open"))
    watch = select(GameTable.id).where(listed & (GameTable.state == "playing"))
    async with tables.services.engine.connect() as connection:
        lists = [
            list((await connection.execute(query.order_by(newest).limit(LISTED))).scalars())
            for query in (mine, open_, watch)
        ]
        stored = await stored_tables(connection, list({table_id for ids in lists for table_id in ids}))
    found = [[await _listed(tables, stored[one], person) for one in ids if one in stored] for ids in lists]
    free = [info for info in found[1] if info.trouble is None]
    return Lobby(mine=found[0], open=free, watch=found[2])


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
