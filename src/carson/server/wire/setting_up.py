"""REST of setting up: a table in words before it is opened, bots for empty seats, and colours."""

from litestar import post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from carson.server.accounts.sessions import Visitor
from carson.server.tables.about import described
from carson.server.tables.info import info_for
from carson.server.tables.live import LiveTable
from carson.server.tables.registry import TableRegistry
from carson.server.wire.game_messages import Described
from carson.server.wire.messages import Colour, Fill, NewTable, TableInfo


@post("/described", status_code=200, summary="A table in words, before it is opened")
async def describe_table(
    data: JSONBody[NewTable], tables: NamedDependency[TableRegistry], visitor: NamedDependency[Visitor]
) -> Described:
    """For those we know; what makes no sense is no error here, as somebody is still choosing."""
    return described(tables.services, data)


@post("/tables/{table_id:str}/fill", summary="The host lets bots take every free seat, and the game begins")
async def fill(
    table: NamedDependency[LiveTable], data: JSONBody[Fill], visitor: NamedDependency[Visitor]
) -> TableInfo:
    await table.seat_changes.fill(visitor, data.bot)
    return info_for(table, visitor.id)


@put("/tables/{table_id:str}/colour", summary="Another colour for a seat of mine, before the start")
async def choose_colour(
    table: NamedDependency[LiveTable], data: JSONBody[Colour], visitor: NamedDependency[Visitor]
) -> TableInfo:
    await table.seat_changes.choose_colour(visitor, data.seat, data.colour)
    return info_for(table, visitor.id)


SETTING_UP = [describe_table, fill, choose_colour]
