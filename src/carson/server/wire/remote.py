"""HTTP of remote bots: their owners make and revoke tokens, the bots read streams and post answers."""

import math
from typing import Any

from litestar import Request, Router, delete, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream
from sqlalchemy import select

from carson.server.accounts.sessions import Visitor
from carson.server.allowance import Allowances
from carson.server.db.models import GameTable, Seat
from carson.server.homes.homes import Elsewhere
from carson.server.refusal import Refused
from carson.server.remote.book import RemoteBot
from carson.server.remote.remotes import Remotes
from carson.server.tables.reading import Unplayable
from carson.server.tables.registry import TableRegistry
from carson.server.wire.remote_messages import NewRemote, RemoteAccepted, RemoteAnswer, RemoteMade, RemoteOut
from carson.server.words import later

AnyRequest = Request[Any, Any, Any]
LINES = "application/x-ndjson"
UNBUFFERED = {"x-accel-buffering": "no"}  # a proxy hands on each line at once
BEARER = "Bearer "
MOST_AT_ONCE = 100  # games of a bot


# ---- their owners


@get("/bots", summary="My bots on other machines")
async def list_remotes(
    remotes: NamedDependency[Remotes], visitor: NamedDependency[Visitor]
) -> list[RemoteOut]:
    return _of(remotes, visitor.id)


@post("/bots", summary="A new bot on another machine; its token is told this once")
async def make_remote(
    data: JSONBody[NewRemote], remotes: NamedDependency[Remotes], visitor: NamedDependency[Visitor]
) -> RemoteMade:
    bot, token = await remotes.book.create(visitor, data.name)
    return RemoteMade(bot.id, bot.name, token)


@delete("/bots/{bot:str}", status_code=200, summary="Revoke the token of one of my bots")
async def revoke_remote(
    bot: FromPath[str], remotes: NamedDependency[Remotes], visitor: NamedDependency[Visitor]
) -> list[RemoteOut]:
    remotes.dismiss(await remotes.book.revoke(visitor.id, bot))
    return _of(remotes, visitor.id)


def _of(remotes: Remotes, person: str) -> list[RemoteOut]:
    return [
        RemoteOut(bot.id, bot.name, bot.created.isoformat(), bot.id in remotes.events)
        for bot in remotes.book.of(person)
    ]


OWNERS = [list_remotes, make_remote, revoke_remote]


# ---- the bots themselves


class RemoteLimits:
    """How often a bot may answer, and open streams."""

    def __init__(self, per_minute: int, burst: int) -> None:
        self.spent = Allowances(per_minute / 60, burst)

    def spend(self, bot: RemoteBot) -> None:
        if not self.spent.spend(bot.id):
            wait = math.ceil(self.spent.wait(bot.id))
            raise Refused(later("refused.many-answers"), "busy", 429, wait=wait)


async def provide_remote(
    request: AnyRequest, remotes: NamedDependency[Remotes], limits: NamedDependency[RemoteLimits]
) -> RemoteBot:
    """The bot of the token in the header."""
    given = request.headers.get("authorization", "")
    bot = await remotes.book.find(given.removeprefix(BEARER)) if given.startswith(BEARER) else None
    if bot is None:
        raise Refused(later("refused.no-token"), status=401)
    remotes.book.rules.check_ban(bot.person)
    limits.spend(bot)
    return bot


@get("/events", summary="Games that begin and end, as lines of JSON")
async def stream_events(
    remotes: NamedDependency[Remotes],
    tables: NamedDependency[TableRegistry],
    remote: NamedDependency[RemoteBot],
    game: FromQuery[list[str] | None] = None,
    most: FromQuery[int] = 4,
) -> Stream:
    line = remotes.watch(remote, frozenset(game) if game else None, max(1, min(most, MOST_AT_ONCE)))
    for table in await _playing(tables, remote):
        remotes.announce(line, table)
    return Stream(remotes.events_of(remote, line), media_type=LINES, headers=UNBUFFERED)


async def _playing(tables: TableRegistry, remote: RemoteBot) -> list[str]:
    """The tables at which a bot plays, asleep or awake."""
    here = select(Seat.table_id).where(Seat.bot == remote.bot).where(Seat.kind == "bot")
    query = select(GameTable.id).where(GameTable.state == "playing").where(GameTable.id.in_(here))
    async with tables.services.engine.connect() as connection:
        return list((await connection.execute(query.order_by(GameTable.created))).scalars())


@get("/games/{table_id:str}", summary="One game: questions and the result, as lines of JSON")
async def stream_game(
    table_id: FromPath[str],
    remotes: NamedDependency[Remotes],
    tables: NamedDependency[TableRegistry],
    remote: NamedDependency[RemoteBot],
    snapshots: FromQuery[bool] = False,
) -> Stream:
    try:
        table = await tables.table(table_id)
    except Unplayable as error:
        raise Refused(later("refused.no-table"), status=404) from error
    except Elsewhere as error:  # a stream cannot be carried from process to process
        raise Refused(later("refused.elsewhere"), "busy", 503, wait=error.wait) from error
    seats = [seat.seat for seat in table.seats if seat.kind == "bot" and seat.bot == remote.bot]
    if not seats:
        raise Refused(later("refused.no-table"), status=404)
    line = remotes.follow(remote, table_id, table.match, seats, snapshots)
    if table.settings.state == "over":
        remotes.tell_end(line, table.match)
        line.end()
    elif table.stuck.intersection(seats):  # it was away for long, and is asked anew
        table.stuck.difference_update(seats)
        table.updates.tell_table()
        table.wake_bots()
    return Stream(remotes.game_of(remote, table_id, line), media_type=LINES, headers=UNBUFFERED)


@post("/games/{table_id:str}/answer", exclude_from_csrf=True, summary="Answer a question")
async def post_answer(
    table_id: FromPath[str],
    data: JSONBody[RemoteAnswer],
    remotes: NamedDependency[Remotes],
    remote: NamedDependency[RemoteBot],
) -> RemoteAccepted:
    remotes.answer(remote, table_id, data.seat, data.ask, data.action)
    return RemoteAccepted(data.ask)


@delete(
    "/token", exclude_from_csrf=True, status_code=200, summary="Revoke the token this request is made with"
)
async def revoke_token(remotes: NamedDependency[Remotes], remote: NamedDependency[RemoteBot]) -> RemoteOut:
    remotes.dismiss(await remotes.book.revoke(remote.person, remote.id))
    return RemoteOut(remote.id, remote.name, remote.created.isoformat(), False)


REMOTE = Router(
    path="/api/bot",
    route_handlers=[stream_events, stream_game, post_answer, revoke_token],
    dependencies={"remote": Provide(provide_remote)},
    include_in_schema=False,  # docs/remote-bots.md tells of them: streams have no place in that document
)
