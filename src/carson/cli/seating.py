"""Who sits where. A name tells people from bots, so a saved game still knows who plays whom."""

from collections.abc import Sequence

from carson.cli.words import later
from carson.core.errors import BadOption
from carson.core.game import Game, Options

BOT = "Bot "  # how the name of every bot begins
BOT_NAMES = "Abe Belle Clem Dora Earl Faye Gus Hattie".split()
PEOPLE_NAMES = "Ann Ben Cora Dan Eve Finn Grace Hank".split()
LONGEST = 14  # letters in a name


def is_bot(name: str) -> bool:
    return name.startswith(BOT)


def people_among(game: Game, options: Options, names: Sequence[str]) -> list[int]:
    """The seats that people play."""
    virtual = game.virtual(options)
    return [seat for seat, name in enumerate(names) if seat not in virtual and not is_bot(name)]


def places(game: Game, options: Options) -> int:
    """How many seats somebody must sit on: all but those the rules play."""
    return game.seats(options) - len(game.virtual(options))


def seated(game: Game, options: Options, people: int | None, names: Sequence[str]) -> list[str]:
    """A name for every seat: people first, then bots, then those the rules play."""
    seats = places(game, options)
    if people is None:
        people = len(names) or 1
    _check_room(people, seats)
    if len(names) > people:
        raise BadOption(later("seating.names", names=len(names), number=people))
    humans = list(names) + [name for name in PEOPLE_NAMES if name not in names][: people - len(names)]
    for seat, name in enumerate(humans):
        check_name(name, humans[:seat])
    bots = [BOT + name for name in BOT_NAMES[people:seats]]
    return humans + bots + list(game.virtual(options).values())


def _check_room(people: int, seats: int) -> None:
    if not 0 <= people <= seats:
        raise BadOption(later("seating.no-room", people=people, number=seats))


def check_name(name: str, others: Sequence[str]) -> None:
    """Raise BadOption for a name that would confuse people, the screen or a saved game."""
    if not name or not name.isprintable() or name != name.strip():
        raise BadOption(later("seating.bad-name"))
    if len(name) > LONGEST:
        raise BadOption(later("seating.long-name", name=name, most=LONGEST))
    if is_bot(name):
        raise BadOption(later("seating.bot-name", name=name, bot=BOT.strip()))
    if name.casefold() in [other.casefold() for other in others]:
        raise BadOption(later("seating.name-taken", name=name))


def reseated(game: Game, options: Options, names: Sequence[str], people: int) -> list[str]:
    """The names of a loaded game when the first so many seats are people from now on."""
    seats = places(game, options)
    _check_room(people, seats)
    seated = [
        name.removeprefix(BOT) if seat < people else name if is_bot(name) else BOT + name
        for seat, name in enumerate(names[:seats])
    ]
    return seated + list(names[seats:])
