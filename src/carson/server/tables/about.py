"""Tables in words: what is played there, with which clock, and how long that may last."""

from functools import lru_cache

from carson.core import pace
from carson.core.errors import BadOption, CarsonError
from carson.core.game import Game, Options
from carson.core.language import READER
from carson.server.refusal import Refused
from carson.server.tables.services import Services
from carson.server.tables.settings import TableSettings
from carson.server.wire.game_messages import Described
from carson.server.wire.messages import Clock, NewTable
from carson.server.words import later, say

SEEN = 1000  # options that are remembered in words


def about_table(services: Services, settings: TableSettings) -> str:
    """A table in a line; one whose options nobody understands any more goes by its game."""
    game = services.games.get(settings.game)
    if game is None:
        return say("about.unknown")
    return _with_clock(_summed_up(READER.get(), game, tuple(settings.options.items())), settings.clock)


@lru_cache(SEEN)
def _summed_up(language: str, game: Game, options: tuple[tuple[str, str], ...]) -> str:
    """What is played, in the reader's language: it is told with every move."""
    try:
        return game.summary(game.settle(dict(options)))
    except CarsonError:
        return game.title


def wished_game(services: Services, wish: NewTable) -> tuple[Game, Options]:
    """The game of a table to be, and its settled options; refused with what is wrong."""
    game = services.games.get(wish.game)
    if game is None:
        raise Refused(later("refused.no-game", game=wish.game))
    try:
        options = game.settle(wish.options)
    except BadOption as error:
        raise Refused(str(error), field=error.option) from error
    places = places_of(game, options)
    if len(wish.seats) != places:
        raise Refused(later("refused.seat-count", seats=places, given=len(wish.seats)))
    return game, options


def places_of(game: Game, options: Options) -> int:
    """The seats that somebody must take: all but those the rules play."""
    return game.seats(options) - len(game.virtual(options))


def described(services: Services, wish: NewTable) -> Described:
    """A table that somebody thinks of opening; options that do not go together are no error yet."""
    try:
        game, options = wished_game(services, wish)
    except Refused as refused:
        if not isinstance(refused.__cause__, BadOption):
            raise
        return Described("", "", str(refused))
    people = sum(seat.kind != "bot" for seat in wish.seats)
    about = _with_clock(game.summary(options), wish.clock)
    return Described(about, lasting(game, options, people, wish.clock))


def lasting(game: Game, options: Options, people: int, clock: Clock) -> str:
    """How long so many people may play; empty when nobody knows."""
    known = game.pace(options)
    if known is None:
        return ""
    if clock.kind == "days":
        return pace.by_days(known, people, clock.days)
    most = clock.minutes + clock.increment * known.turns / 60 if clock.kind == "live" else None
    return pace.live(known, people, game.seats(options) - people, most)


def _with_clock(what: str, clock: Clock) -> str:
    if clock.kind == "live":
        return say("about.live", what=what, minutes=clock.minutes, increment=clock.increment)
    return say("about.days", what=what, days=clock.days) if clock.kind == "days" else what
