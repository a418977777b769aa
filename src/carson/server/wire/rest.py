"""REST: games and tables. Handlers are thin; they turn requests into calls and results into JSON."""

from typing import Any

from litestar import MediaType, Request, Response, Router, get, post
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, JSONBody

from carson.core import registry
from carson.core.dealer import commitment
from carson.core.errors import BadOption, CarsonError
from carson.core.record import read_record
from carson.server.accounts.sessions import Visitor
from carson.server.refusal import Refused
from carson.server.tables import archive, looking_back
from carson.server.tables.about import places_of
from carson.server.tables.info import info_for
from carson.server.tables.live import LiveTable
from carson.server.tables.moves import moves_of
from carson.server.tables.opening import Opening
from carson.server.tables.reading import Unplayable
from carson.server.tables.registry import TableRegistry
from carson.server.wire.account_keys import ACCOUNT_KEYS, provide_site
from carson.server.wire.accounts import ACCOUNTS, provide_session, provide_visitor
from carson.server.wire.admin import ADMINS
from carson.server.wire.desk import DESK
from carson.server.wire.game_messages import GameInfo
from carson.server.wire.games import describe_game
from carson.server.wire.invitations import INVITATIONS
from carson.server.wire.lists import LISTS
from carson.server.wire.messages import (
    Accepted,
    ActionIn,
    Charts,
    Fork,
    Hint,
    HintIn,
    Join,
    MoveOut,
    NewTable,
    Past,
    ReviewOut,
    SeatBot,
    SeatWish,
    StoredLog,
    StuckSeat,
    TableInfo,
    TopicOut,
    Verdict,
)
from carson.server.wire.notes import NOTES
from carson.server.wire.notices import NOTICES
from carson.server.wire.order import ORDER
from carson.server.wire.passwords import PASSWORDS
from carson.server.wire.puzzles import PUZZLES
from carson.server.wire.remote import OWNERS
from carson.server.wire.rulings import RulingPage, describe_help, describe_rulings
from carson.server.wire.setting_up import SETTING_UP
from carson.server.wire.shared import SHARE
from carson.server.words import later

AnyRequest = Request[Any, Any, Any]
RULINGS_LAST = 3600  # seconds that browsers keep them; only an upgrade changes them


async def provide_table(
    table_id: FromPath[str], tables: NamedDependency[TableRegistry], visitor: NamedDependency[Visitor]
) -> LiveTable:
    """The table of the address, if the visitor may see it."""
    return await tables.visible(table_id, visitor.id)


# ---- games


@get("/games", summary="The games and their options")
async def list_games(tables: NamedDependency[TableRegistry]) -> list[GameInfo]:
    services = tables.services
    return [
        describe_game(game, services.host_bots(game), services.remotes.online(game))
        for game in services.games.values()
    ]


@get("/games/{game:str}/help", summary="The rules of a game in short texts")
async def game_help(
    game: FromPath[str], tables: NamedDependency[TableRegistry], option: FromQuery[list[str] | None] = None
) -> list[TopicOut]:
    """By the rules of a game with these options, each as name=value; without any, of all there is."""
    if game not in tables.services.games:
        raise Refused(later("refused.no-game", game=game), status=404)
    wanted = tables.services.games[game]
    try:
        options = wanted.settle(dict([part.partition("=")[::2] for part in option])) if option else None
    except BadOption as error:
        raise Refused(str(error), field=error.option) from error
    return describe_help(wanted, options)


@get(
    "/games/{game:str}/rulings",
    summary="How doubtful sentences of a game's rulebooks were decided",
    cache_control=CacheControlHeader(private=True, max_age=RULINGS_LAST),
)
async def game_rulings(game: FromPath[str], tables: NamedDependency[TableRegistry]) -> list[RulingPage]:
    if game not in tables.services.games:
        raise Refused(later("refused.no-game", game=game), status=404)
    return describe_rulings(tables.services.games[game])


# ---- tables


@post("/tables", summary="Open a table")
async def create_table(
    data: JSONBody[NewTable], opening: NamedDependency[Opening], visitor: NamedDependency[Visitor]
) -> TableInfo:
    return info_for(await opening.create(visitor, data), visitor.id)


@post("/play-now", summary="You against bots, by the rules of a first game")
async def play_now(
    opening: NamedDependency[Opening],
    visitor: NamedDependency[Visitor],
    game: FromQuery[str] = registry.DEFAULT,
    bot: FromQuery[str] = "",
) -> TableInfo:
    wanted = opening.services.games.get(game)
    if wanted is None:
        raise Refused(later("refused.no-game", game=game))
    options = wanted.first_game()
    others = places_of(wanted, options) - 1
    rivals = [SeatWish("bot", bot=bot)] * others
    wish = NewTable(wanted.name, options, [SeatWish("me"), *rivals], public=False)
    return info_for(await opening.create(visitor, wish), visitor.id)


@post("/learn", summary="A guided first game")
async def learn(
    opening: NamedDependency[Opening],
    visitor: NamedDependency[Visitor],
    game: FromQuery[str] = registry.DEFAULT,
) -> TableInfo:
    return info_for(await opening.learn(visitor, game), visitor.id)


@post("/tables/{table_id:str}/leave-lesson", summary="Play a guided first game on freely")
async def leave_lesson(table: NamedDependency[LiveTable], visitor: NamedDependency[Visitor]) -> TableInfo:
    await table.lessons.leave(visitor.id)
    return info_for(table, visitor.id)


@get("/tables/{table_id:str}", summary="One table")
async def get_table(
    table_id: FromPath[str],
    tables: NamedDependency[TableRegistry],
    visitor: NamedDependency[Visitor],
    invite: FromQuery[str] = "",
) -> TableInfo:
    return await tables.info(table_id, visitor.id, invite)


@post("/tables/{table_id:str}/join", summary="Take a free seat")
async def join(
    table_id: FromPath[str],
    data: JSONBody[Join],
    tables: NamedDependency[TableRegistry],
    visitor: NamedDependency[Visitor],
) -> TableInfo:
    table = await tables.visible(table_id, visitor.id, data.invite)
    await table.seat_changes.join(visitor, data.seat, data.name, data.colour)
    return info_for(table, visitor.id)


@post("/tables/{table_id:str}/leave", summary="Stand up")
async def leave(table: NamedDependency[LiveTable], visitor: NamedDependency[Visitor]) -> TableInfo:
    await table.seat_changes.leave(visitor)
    return info_for(table, visitor.id)


@post("/tables/{table_id:str}/resign", summary="Let a bot play on for me")
async def resign(
    table: NamedDependency[LiveTable], opening: NamedDependency[Opening], visitor: NamedDependency[Visitor]
) -> TableInfo:
    async with opening.quota.room_without(visitor, table.seats):
        await table.seat_changes.resign(visitor)
    return info_for(table, visitor.id)


@post("/tables/{table_id:str}/return", summary="Take back the seat a bot plays for me")
async def come_back(table: NamedDependency[LiveTable], visitor: NamedDependency[Visitor]) -> TableInfo:
    await table.seat_changes.come_back(visitor)
    return info_for(table, visitor.id)


@post(
    "/tables/{table_id:str}/bot",
    summary="The host lets a bot take a free seat, or one at which a bot is stuck",
)
async def seat_bot(
    table: NamedDependency[LiveTable], data: JSONBody[SeatBot], visitor: NamedDependency[Visitor]
) -> TableInfo:
    await table.seat_changes.seat_bot(visitor, data.seat, data.bot)
    return info_for(table, visitor.id)


@post("/tables/{table_id:str}/ask-again", summary="A bot that is stuck is asked once more")
async def ask_again(
    table: NamedDependency[LiveTable], data: JSONBody[StuckSeat], visitor: NamedDependency[Visitor]
) -> TableInfo:
    await table.seat_changes.ask_again(visitor, data.seat)
    return info_for(table, visitor.id)


@post("/tables/{table_id:str}/take-over", summary="The host plays a seat at which a bot is stuck")
async def take_over(
    table: NamedDependency[LiveTable], data: JSONBody[StuckSeat], visitor: NamedDependency[Visitor]
) -> TableInfo:
    await table.seat_changes.take_over(visitor, data.seat)
    return info_for(table, visitor.id)


@post("/tables/{table_id:str}/actions", summary="Take an action")
async def act(
    table: NamedDependency[LiveTable], data: JSONBody[ActionIn], visitor: NamedDependency[Visitor]
) -> Accepted:
    return Accepted(await table.act(visitor.id, data.seat, data.action, data.version))


@post("/tables/{table_id:str}/hint", summary="What would a bot do on my seat?")
async def hint(
    table: NamedDependency[LiveTable], data: JSONBody[HintIn], visitor: NamedDependency[Visitor]
) -> Hint:
    return await table.hints.ask(visitor.id, data.seat, data.version)


@post("/tables/{table_id:str}/rematch", summary="The same people again")
async def rematch(
    table: NamedDependency[LiveTable], opening: NamedDependency[Opening], visitor: NamedDependency[Visitor]
) -> TableInfo:
    return await opening.rematch(visitor, table)


@post("/tables/{table_id:str}/fork", summary="A private copy to try things out")
async def fork(
    table: NamedDependency[LiveTable],
    data: JSONBody[Fork],
    opening: NamedDependency[Opening],
    visitor: NamedDependency[Visitor],
) -> TableInfo:
    return info_for(await opening.fork(visitor, table, data.version), visitor.id)


# ---- looking back


@get(
    "/tables/{table_id:str}/record",
    media_type=MediaType.TEXT,
    summary="The record as text; with its seed once the game is over",
)
async def get_record(
    table_id: FromPath[str], tables: NamedDependency[TableRegistry], visitor: NamedDependency[Visitor]
) -> Response[str]:
    try:
        text = looking_back.record(await tables.visible(table_id, visitor.id))
    except Unplayable:
        text = await archive.stored_record(tables, table_id, visitor.id)
    name = f'attachment; filename="{table_id}.carson.txt"'
    return Response(text, headers={"content-disposition": name})


@get("/tables/{table_id:str}/log", summary="The log as it was told, also by rules that are not here any more")
async def get_log(
    table_id: FromPath[str],
    tables: NamedDependency[TableRegistry],
    visitor: NamedDependency[Visitor],
    invite: FromQuery[str] = "",
) -> StoredLog:
    return await archive.stored_log(tables, table_id, visitor.id, invite)


@post("/records", summary="Bring a record of a finished game")
async def add_record(
    request: AnyRequest, opening: NamedDependency[Opening], visitor: NamedDependency[Visitor]
) -> TableInfo:
    try:
        text = (await request.body()).decode("utf-8")
        table = await opening.add_record(visitor, read_record(text))
    except UnicodeDecodeError:
        raise Refused(later("refused.not-text")) from None
    except CarsonError as error:
        raise Refused(str(error)) from error
    return info_for(table, visitor.id)


@get("/tables/{table_id:str}/past/{version:int}", summary="The scene after that many moves")
async def get_past(
    table: NamedDependency[LiveTable], version: FromPath[int], visitor: NamedDependency[Visitor]
) -> Past:
    return looking_back.past(table, visitor.id, version)


@get("/tables/{table_id:str}/moves", summary="The moves that stand, in words")
async def get_moves(table: NamedDependency[LiveTable]) -> list[MoveOut]:
    return moves_of(table)


@get("/tables/{table_id:str}/charts", summary="Points and cash over the rounds")
async def get_charts(table: NamedDependency[LiveTable]) -> Charts:
    return looking_back.charts(table)


@post("/tables/{table_id:str}/review", summary="Let a bot look through a finished game")
async def start_review(table: NamedDependency[LiveTable], visitor: NamedDependency[Visitor]) -> ReviewOut:
    return table.review.start(visitor.id)


@get("/tables/{table_id:str}/review", summary="How far the review is, and the moves that cost most")
async def get_review(table: NamedDependency[LiveTable]) -> ReviewOut:
    return table.review.shown()


@get("/tables/{table_id:str}/verify", summary="Were the dice fair?")
async def get_verdict(table: NamedDependency[LiveTable]) -> Verdict:
    match = table.match
    over = table.settings.state == "over" and not table.settings.forked
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
        *ACCOUNTS,
        *LISTS,
        *SETTING_UP,
        list_games,
        game_help,
        game_rulings,
        create_table,
        play_now,
        learn,
        leave_lesson,
        get_table,
        join,
        leave,
        resign,
        come_back,
        seat_bot,
        ask_again,
        take_over,
        act,
        hint,
        rematch,
        fork,
        get_record,
        get_log,
        add_record,
        get_past,
        get_moves,
        get_charts,
        start_review,
        get_review,
        *SHARE,
        *PUZZLES,
        *NOTES,
        *NOTICES,
        *PASSWORDS,
        *ACCOUNT_KEYS,
        *INVITATIONS,
        *OWNERS,
        *ORDER,
        ADMINS,
        *DESK,
        get_verdict,
    ],
    dependencies={
        "session": Provide(provide_session),
        "visitor": Provide(provide_visitor),
        "table": Provide(provide_table),
        "site": Provide(provide_site),
    },
)
