"""REST: people, games and tables. Handlers are thin; they turn requests into calls and results into JSON."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router, get, post, put
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, JSONBody

from carson.core import registry
from carson.core.dealer import commitment
from carson.core.errors import CarsonError
from carson.core.record import read_record, write_record
from carson.server.people.people import People, Visitor
from carson.server.refusal import Refused
from carson.server.settings import Settings
from carson.server.tables import looking_back
from carson.server.tables.hall import Hall
from carson.server.wire.games import describe_game
from carson.server.wire.messages import (
    Accepted,
    ActionIn,
    Charts,
    Credentials,
    Fork,
    GameInfo,
    Hint,
    HintIn,
    Join,
    Lobby,
    Me,
    NewTable,
    Past,
    Rename,
    ReviewOut,
    SeatBot,
    SeatWish,
    TableInfo,
    Topic,
    TransferCode,
    Verdict,
)
from carson.server.words import say

COOKIE = "carson"
YEAR = 365 * 24 * 3600

AnyRequest = Request[Any, Any, Any]


# ---- who asks


async def provide_session(request: AnyRequest, people: NamedDependency[People]) -> tuple[str, Visitor]:
    found = await people.visitor(request.cookies.get(COOKIE))
    if found is None:
        raise Refused(say("refused.unknown-you"), status=401)
    return found


async def provide_visitor(session: NamedDependency[tuple[str, Visitor]]) -> Visitor:
    return session[1]


def _me(visitor: Visitor) -> Me:
    return Me(visitor.id, visitor.name, visitor.login)


def _with_cookie(people: People, settings: Settings, session: str, visitor: Visitor) -> Response[Me]:
    cookie = Cookie(
        COOKIE,
        value=people.cookie_for(session),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=settings.secure,
    )
    return Response(_me(visitor), cookies=[cookie])


# ---- people


@get("/me", summary="Who am I? A newcomer becomes a guest")
async def get_me(
    request: AnyRequest, people: NamedDependency[People], settings: NamedDependency[Settings]
) -> Response[Me]:
    found = await people.visitor(request.cookies.get(COOKIE))
    session, visitor = found or await people.welcome()
    return _with_cookie(people, settings, session, visitor)


@put("/me", summary="Change my name")
async def rename(
    data: JSONBody[Rename],
    people: NamedDependency[People],
    hall: NamedDependency[Hall],
    visitor: NamedDependency[Visitor],
) -> Me:
    name = " ".join(data.name.split())
    if not name:
        raise Refused(say("refused.nameless"))
    return _me(await people.rename(visitor, name))


@post("/account", summary="Turn the guest into an account")
async def create_account(
    data: JSONBody[Credentials], people: NamedDependency[People], visitor: NamedDependency[Visitor]
) -> Me:
    return _me(await people.create_account(visitor, data.login, data.password))


@post("/login", summary="Sign in to an account")
async def sign_in(
    data: JSONBody[Credentials], people: NamedDependency[People], settings: NamedDependency[Settings]
) -> Response[Me]:
    session, visitor = await people.sign_in(data.login, data.password)
    return _with_cookie(people, settings, session, visitor)


@post("/logout", summary="Sign out and become a new guest")
async def sign_out(
    people: NamedDependency[People],
    settings: NamedDependency[Settings],
    session: NamedDependency[tuple[str, Visitor]],
) -> Response[Me]:
    await people.sign_out(session[0])
    fresh, visitor = await people.welcome()
    return _with_cookie(people, settings, fresh, visitor)


@post("/transfer", summary="A one-time link for another device")
async def make_transfer(people: NamedDependency[People], visitor: NamedDependency[Visitor]) -> TransferCode:
    code, expires = await people.make_transfer(visitor)
    return TransferCode(code, expires.isoformat())


@post("/transfer/{code:str}", summary="Become the person of a transfer link")
async def use_transfer(
    code: FromPath[str], people: NamedDependency[People], settings: NamedDependency[Settings]
) -> Response[Me]:
    session, visitor = await people.use_transfer(code)
    return _with_cookie(people, settings, session, visitor)


# ---- games


@get("/games", summary="The games and their options")
async def list_games(hall: NamedDependency[Hall]) -> list[GameInfo]:
    return [describe_game(game, hall.settings.exec_bots) for game in hall.games.values()]


@get("/games/{game:str}/help", summary="The rules of a game in short texts")
async def game_help(game: FromPath[str], hall: NamedDependency[Hall]) -> list[Topic]:
    if game not in hall.games:
        raise Refused(say("refused.no-game", game=game), status=404)
    return [Topic(title, text) for title, text in hall.games[game].face().topics().items()]


# ---- tables


@get("/tables", summary="The lobby")
async def list_tables(hall: NamedDependency[Hall], visitor: NamedDependency[Visitor]) -> Lobby:
    return await hall.lobby(visitor.id)


@post("/tables", summary="Open a table")
async def create_table(
    data: JSONBody[NewTable], hall: NamedDependency[Hall], visitor: NamedDependency[Visitor]
) -> TableInfo:
    return (await hall.create(visitor, data)).info(visitor.id)


@post("/play-now", summary="You against bots, by the rules of a first game")
async def play_now(
    hall: NamedDependency[Hall],
    visitor: NamedDependency[Visitor],
    game: FromQuery[str] = registry.DEFAULT,
    bot: FromQuery[str] = "",
) -> TableInfo:
    wanted = hall.games.get(game)
    if wanted is None:
        raise Refused(say("refused.no-game", game=game))
    options = wanted.first_game()
    others = wanted.seats(options) - len(wanted.virtual(options)) - 1
    rivals = [SeatWish("bot", bot=bot)] * others
    wish = NewTable(wanted.name, options, [SeatWish("me"), *rivals], public=False)
    return (await hall.create(visitor, wish)).info(visitor.id)


@get("/tables/{table_id:str}", summary="One table")
async def get_table(
    table_id: FromPath[str],
    hall: NamedDependency[Hall],
    visitor: NamedDependency[Visitor],
    invite: FromQuery[str] = "",
) -> TableInfo:
    return (await hall.visible(table_id, visitor.id, invite)).info(visitor.id)


@post("/tables/{table_id:str}/join", summary="Take a free seat")
async def join(
    table_id: FromPath[str],
    data: JSONBody[Join],
    hall: NamedDependency[Hall],
    visitor: NamedDependency[Visitor],
) -> TableInfo:
    table = await hall.visible(table_id, visitor.id, data.invite)
    await table.company.join(visitor, data.seat, data.name)
    return table.info(visitor.id)


@post("/tables/{table_id:str}/leave", summary="Stand up")
async def leave(
    table_id: FromPath[str], hall: NamedDependency[Hall], visitor: NamedDependency[Visitor]
) -> TableInfo:
    table = await hall.visible(table_id, visitor.id)
    await table.company.leave(visitor)
    return table.info(visitor.id)


@post("/tables/{table_id:str}/bot", summary="The host lets a bot take a free seat")
async def seat_bot(
    table_id: FromPath[str],
    data: JSONBody[SeatBot],
    hall: NamedDependency[Hall],
    visitor: NamedDependency[Visitor],
) -> TableInfo:
    table = await hall.visible(table_id, visitor.id)
    await table.company.invite_bot(visitor, data.seat, data.bot)
    return table.info(visitor.id)


@post("/tables/{table_id:str}/actions", summary="Take an action")
async def act(
    table_id: FromPath[str],
    data: JSONBody[ActionIn],
    hall: NamedDependency[Hall],
    visitor: NamedDependency[Visitor],
) -> Accepted:
    table = await hall.visible(table_id, visitor.id)
    return Accepted(await table.act(visitor.id, data.seat, data.action, data.version))


@post("/tables/{table_id:str}/hint", summary="What would a bot do on my seat?")
async def hint(
    table_id: FromPath[str],
    data: JSONBody[HintIn],
    hall: NamedDependency[Hall],
    visitor: NamedDependency[Visitor],
) -> Hint:
    table = await hall.visible(table_id, visitor.id)
    return await table.hints.ask(visitor.id, data.seat, data.version)


@post("/tables/{table_id:str}/rematch", summary="The same people again")
async def rematch(
    table_id: FromPath[str], hall: NamedDependency[Hall], visitor: NamedDependency[Visitor]
) -> TableInfo:
    table = await hall.rematch(visitor, await hall.visible(table_id, visitor.id))
    return table.info(visitor.id)


@post("/tables/{table_id:str}/fork", summary="A private copy to try things out")
async def fork(
    table_id: FromPath[str],
    data: JSONBody[Fork],
    hall: NamedDependency[Hall],
    visitor: NamedDependency[Visitor],
) -> TableInfo:
    table = await hall.fork(visitor, await hall.visible(table_id, visitor.id), data.version)
    return table.info(visitor.id)


# ---- looking back


@get("/tables/{table_id:str}/record", summary="The record as text; with its seed once the game is over")
async def get_record(
    table_id: FromPath[str], hall: NamedDependency[Hall], visitor: NamedDependency[Visitor]
) -> Response[str]:
    table = await hall.visible(table_id, visitor.id)
    match = table.story.match
    if table.card.state != "over" and match.game.keeps_secrets(match.options):
        raise Refused(say("refused.secret-record"), status=409)
    record = match.record()
    if table.card.state != "over" or table.card.forked:
        record.seed = None
    if table.card.state != "over":
        record.moves = record.moves[: len(match.path(match.settled(match.history[-1])))]
    name = f'attachment; filename="{table.card.id}.carson.txt"'
    return Response(write_record(record), media_type="text/plain", headers={"content-disposition": name})


@post("/records", summary="Bring a record of a finished game")
async def add_record(
    request: AnyRequest, hall: NamedDependency[Hall], visitor: NamedDependency[Visitor]
) -> TableInfo:
    try:
        text = (await request.body()).decode("utf-8")
        table = await hall.add_record(visitor, read_record(text))
    except UnicodeDecodeError:
        raise Refused(say("refused.not-text")) from None
    except CarsonError as error:
        raise Refused(str(error)) from error
    return table.info(visitor.id)


@get("/tables/{table_id:str}/past/{version:int}", summary="The scene after that many moves")
async def get_past(
    table_id: FromPath[str],
    version: FromPath[int],
    hall: NamedDependency[Hall],
    visitor: NamedDependency[Visitor],
) -> Past:
    return looking_back.past(await hall.visible(table_id, visitor.id), visitor.id, version)


@get("/tables/{table_id:str}/charts", summary="Points and cash over the rounds")
async def get_charts(
    table_id: FromPath[str], hall: NamedDependency[Hall], visitor: NamedDependency[Visitor]
) -> Charts:
    return looking_back.charts(await hall.visible(table_id, visitor.id))


@post("/tables/{table_id:str}/review", summary="Let a bot look through a finished game")
async def start_review(
    table_id: FromPath[str], hall: NamedDependency[Hall], visitor: NamedDependency[Visitor]
) -> ReviewOut:
    return (await hall.visible(table_id, visitor.id)).review.start(visitor.id)


@get("/tables/{table_id:str}/review", summary="How far the review is, and the moves that cost most")
async def get_review(
    table_id: FromPath[str], hall: NamedDependency[Hall], visitor: NamedDependency[Visitor]
) -> ReviewOut:
    return (await hall.visible(table_id, visitor.id)).review.shown()


@get("/tables/{table_id:str}/verify", summary="Were the dice fair?")
async def get_verdict(
    table_id: FromPath[str], hall: NamedDependency[Hall], visitor: NamedDependency[Visitor]
) -> Verdict:
    table = await hall.visible(table_id, visitor.id)
    match = table.story.match
    over = table.card.state == "over" and not table.card.forked
    seed = match.dealer.seed if over else None
    matches = (
        over
        and commitment(match.dealer.seed) == table.commitment
        and looking_back.dice_follow_the_seed(table)
    )
    return Verdict(table.commitment, seed, matches, match.dealer.drawn)


API = Router(
    "/api",
    route_handlers=[
        get_me,
        rename,
        create_account,
        sign_in,
        sign_out,
        make_transfer,
        use_transfer,
        list_games,
        game_help,
        list_tables,
        create_table,
        play_now,
        get_table,
        join,
        leave,
        seat_bot,
        act,
        hint,
        rematch,
        fork,
        get_record,
        add_record,
        get_past,
        get_charts,
        start_review,
        get_review,
        get_verdict,
    ],
    dependencies={"session": Provide(provide_session), "visitor": Provide(provide_visitor)},
)
