"""What is played: the bots, the game, and every single game with its seed and its seating."""

from collections.abc import Mapping
from dataclasses import dataclass

from carson.arena.words import later
from carson.core import registry
from carson.core.bot_names import exact_name
from carson.core.errors import BadOption
from carson.core.game import Game, Options

SEATS = "seats"  # the option that follows from the number of bots


@dataclass(frozen=True)
class Contest:
    """Everything that decides the games. Its entries are the bots as named, then the virtual players."""

    game: str
    options: Options
    bots: tuple[str, ...]
    virtual: tuple[str, ...]  # the names of the seats that the rules play; they always come last
    seed: str
    noted: bool = False  # whether every decision is kept with what was known about it

    @property
    def entries(self) -> tuple[str, ...]:
        return self.bots + self.virtual


@dataclass(frozen=True)
class Job:
    """One game: `seating` has the entry of every seat."""

    number: int
    seed: str
    seating: tuple[int, ...]


def contest(game: Game, given: Mapping[str, str], bots: list[str], seed: str) -> Contest:
    """A contest of these bots; a game that asks for the number of seats gets as many as there are bots."""
    asks = any(option.name == SEATS and str(len(bots)) in option.choices for option in game.options())
    options = game.settle({SEATS: str(len(bots)), **given} if asks else given)
    virtual = game.virtual(options)
    places = game.seats(options) - len(virtual)
    if len(bots) != places:
        raise BadOption(later("contest.seats", places=places, bots=len(bots)))
    names = tuple(exact_name(game, bot, outside=True) for bot in bots)
    return Contest(game.name, options, names, tuple(virtual.values()), seed)


def jobs(plan: Contest, games: int) -> list[Job]:
    """At least so many games: each seed is played once in every rotation of the bots.

    The virtual players keep their seats.
    """
    places = len(plan.bots)
    fixed = tuple(range(places, len(plan.entries)))
    found: list[Job] = []
    while len(found) < games:
        seed = f"{plan.seed}/{len(found) // places}"
        for turn in range(places):
            seating = tuple((seat - turn) % places for seat in range(places))
            found.append(Job(len(found), seed, seating + fixed))
    return found


def game_of(plan: Contest) -> Game:
    return registry.game(plan.game)
