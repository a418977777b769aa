"""REST of shared games: players make and take back links; whoever has one looks through the game."""

from typing import Any

from litestar import MediaType, Request, Response, Router, delete, get, post
from litestar.di import NamedDependency, Provide
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from carson.server.accounts.sessions import Visitor
from carson.server.desk.studies import studied
from carson.server.door.addresses import client_of
from carson.server.tables import looking_back
from carson.server.tables.live import LiveTable
from carson.server.tables.moves import moves_of
from carson.server.tables.pictures import KINDS, Pictures
from carson.server.tables.sharing import WATCHER, Sharing, may_share, shown
from carson.server.wire.desk_messages import Studied
from carson.server.wire.messages import Charts, MoveOut, Past, ReviewOut, ShareOut

AnyRequest = Request[Any, Any, Any]
KEPT = 3600  # seconds that browsers keep a picture

# ---- for those who played


@get("/tables/{table_id:str}/share", summary="The link to a finished game, if there is one")
async def get_share(
    table: NamedDependency[LiveTable], sharing: NamedDependency[Sharing], visitor: NamedDependency[Visitor]
) -> ShareOut:
    return ShareOut(await sharing.code_of(table) if may_share(table, visitor.id) else None)


@post("/tables/{table_id:str}/share", summary="Let anybody with the link look through a finished game")
async def share(
    table: NamedDependency[LiveTable], sharing: NamedDependency[Sharing], visitor: NamedDependency[Visitor]
) -> ShareOut:
    return ShareOut(await sharing.share(table, visitor.id))


@delete("/tables/{table_id:str}/share", status_code=200, summary="Take the link back")
async def unshare(
    table: NamedDependency[LiveTable],
    sharing: NamedDependency[Sharing],
    pictures: NamedDependency[Pictures],
    visitor: NamedDependency[Visitor],
) -> ShareOut:
    pictures.forget(await sharing.withdraw(table, visitor.id))
    return ShareOut(None)


SHARE = [get_share, share, unshare]


# ---- for anybody, known or not: nothing can be changed here


async def provide_shared(code: FromPath[str], sharing: NamedDependency[Sharing]) -> LiveTable:
    """The game behind the link."""
    return await sharing.table_of(code)


@get("/", media_type=MediaType.JSON, summary="A shared game, as the update of a WebSocket")
async def get_shared(code: FromPath[str], table: NamedDependency[LiveTable]) -> Response[bytes]:
    return Response(shown(table, code), media_type=MediaType.JSON)


@get("/past/{version:int}", summary="The scene after that many moves")
async def get_past(table: NamedDependency[LiveTable], version: FromPath[int]) -> Past:
    return looking_back.past(table, WATCHER, version)


@get("/explain/{target:str}", summary="What is known about a place, a piece or a player")
async def get_explanation(
    table: NamedDependency[LiveTable], target: FromPath[str], version: FromQuery[int | None] = None
) -> dict[str, Any]:
    return looking_back.explain(table, WATCHER, target, version)


@get("/moves", summary="The moves that stand, in words")
async def get_moves(table: NamedDependency[LiveTable]) -> list[MoveOut]:
    return moves_of(table)


@get("/charts", summary="Points and cash over the rounds")
async def get_charts(table: NamedDependency[LiveTable]) -> Charts:
    return looking_back.charts(table)


@get("/review", summary="The review, if somebody who played has had one made")
async def get_review(table: NamedDependency[LiveTable]) -> ReviewOut:
    return table.review.shown()


@get("/study", summary="The game as a line for the position desk")
async def get_study(table: NamedDependency[LiveTable], version: FromQuery[int] = 0) -> Studied:
    return studied(table, WATCHER, version)


@get("/record", media_type=MediaType.TEXT, summary="The record as text")
async def get_record(code: FromPath[str], table: NamedDependency[LiveTable]) -> Response[str]:
    name = f'attachment; filename="{code}.carson.txt"'
    return Response(looking_back.record(table), headers={"content-disposition": name})


@get("/{kind:str}", include_in_schema=False)
async def get_picture(
    code: FromPath[str],
    kind: FromPath[str],
    request: AnyRequest,
    table: NamedDependency[LiveTable],
    pictures: NamedDependency[Pictures],
) -> Response[bytes]:
    """The preview (picture.png) or the film (film.gif)."""
    if kind not in KINDS:
        raise NotFoundException
    made = await pictures.get(table, code, kind, client_of(request.scope))
    return Response(made, media_type=KINDS[kind], headers={"cache-control": f"public, max-age={KEPT}"})


SHARED = Router(
    "/api/shared/{code:str}",
    route_handlers=[
        get_shared,
        get_past,
        get_explanation,
        get_moves,
        get_charts,
        get_review,
        get_study,
        get_record,
        get_picture,
    ],
    dependencies={"table": Provide(provide_shared)},
)
