"""REST of the position desk: positions that anybody brings, and games that are taken there."""

from typing import Any

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody
from msgspec import structs

from carson.server.accounts.sessions import Visitor
from carson.server.desk.desk import Desk
from carson.server.desk.studies import studied
from carson.server.tables.live import LiveTable
from carson.server.wire.desk_messages import Advised, Place, Search, Studied, Target


@post("/desk", status_code=200, summary="A position, and a line from there, as a table shows it")
async def show(
    data: JSONBody[Place], desk: NamedDependency[Desk], visitor: NamedDependency[Visitor]
) -> dict[str, Any]:
    return structs.asdict(desk.show(visitor, data))


@post(
    "/desk/explain", status_code=200, summary="What is known about a place, a piece or a player of a position"
)
async def explain(
    data: JSONBody[Target], desk: NamedDependency[Desk], visitor: NamedDependency[Visitor]
) -> dict[str, Any]:
    return desk.explain(visitor, data)


@post("/desk/advice", status_code=200, summary="What a bot would answer at a position, round by round")
async def advise(
    data: JSONBody[Search], desk: NamedDependency[Desk], visitor: NamedDependency[Visitor]
) -> Advised:
    return await desk.advise(visitor, data)


@get("/tables/{table_id:str}/study", summary="A game as a line for the position desk")
async def study(
    table: NamedDependency[LiveTable], visitor: NamedDependency[Visitor], version: FromQuery[int] = 0
) -> Studied:
    return studied(table, visitor.id, version)


DESK = [show, explain, advise, study]
