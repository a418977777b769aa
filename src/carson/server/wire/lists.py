"""REST: the lists of tables, and what somebody does with tables in them."""

from litestar import delete, get, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from carson.server.accounts.sessions import Visitor
from carson.server.tables.lobby import hide, lobby, table_list
from carson.server.tables.registry import TableRegistry
from carson.server.wire.messages import Lobby, TableInfo, TableList


@get("/tables", summary="The lobby")
async def list_tables(tables: NamedDependency[TableRegistry], visitor: NamedDependency[Visitor]) -> Lobby:
    return await lobby(tables, visitor.id)


@get("/lists/{name:str}", summary="One of the lists of the lobby, part by part")
async def get_list(
    name: FromPath[str],
    tables: NamedDependency[TableRegistry],
    visitor: NamedDependency[Visitor],
    after: FromQuery[str] = "",
) -> TableList:
    return await table_list(tables, visitor.id, name, after)


@put("/tables/{table_id:str}/hidden", summary="Leave one of my tables out of my lists")
async def hide_table(
    table_id: FromPath[str], tables: NamedDependency[TableRegistry], visitor: NamedDependency[Visitor]
) -> TableInfo:
    return await hide(tables, table_id, visitor.id, True)


@delete("/tables/{table_id:str}/hidden", status_code=200, summary="Take it into my lists again")
async def show_table(
    table_id: FromPath[str], tables: NamedDependency[TableRegistry], visitor: NamedDependency[Visitor]
) -> TableInfo:
    return await hide(tables, table_id, visitor.id, False)


@delete("/tables/{table_id:str}", status_code=200, summary="Delete one of my copies; those that are left")
async def delete_copy(
    table_id: FromPath[str], tables: NamedDependency[TableRegistry], visitor: NamedDependency[Visitor]
) -> TableList:
    await tables.delete_copy(table_id, visitor.id)
    return await table_list(tables, visitor.id, "copies", "")


LISTS = [list_tables, get_list, hide_table, show_table, delete_copy]
