"""Course: what there is to learn in a game, and where a game has its own."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from carson.core import registry
from carson.core.errors import BadOption
from carson.core.game import Options
from carson.core.rng import Rng
from carson.core.state import State
from carson.search.evaluator import Evaluator
from carson.search.forecast import Features, Forecast, Learned, LearnedForecast
from carson.search.learned import read_learned
from carson.search.words import later

MODULE: Final = "legend"  # beside the module of the game: has its COURSE


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    """Options that are played with, and how often."""

    often: int
    options: Options


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """How much is played to learn from it."""

    games: int  # of quick players that are usually enough
    matches: int
    playouts: int  # for each move of a match
    tables: tuple[Table, ...]


@dataclass(frozen=True)
class Course:
    """What there is to learn in a game."""

    game: str
    parts: int  # of the game, each with a network
    inputs: int
    middle: float  # the first input is what prices say, less so many points, in tens of points
    seats: Callable[[State], int]
    sees: Callable[[int], Features]  # what so many seats see
    judges: Callable[[int, Forecast], Evaluator]  # how they play by a forecast
    quick: Callable[[State], Evaluator]  # whose quick players give the first lessons
    plan: Plan
    file: Path  # what was learned and is shipped

    def features(self, state: State) -> Features:
        return self.sees(self.seats(state))

    def learned(self, state: State, learned: Learned) -> Evaluator:
        """An evaluator for the table of this state that goes by what was learned."""
        return self.judges(self.seats(state), LearnedForecast(self.features(state), learned))

    def legend(self, state: State) -> Evaluator:
        """An evaluator for the table of this state that goes by what is shipped."""
        return self.learned(state, self.shipped)

    @cached_property
    def shipped(self) -> Learned:
        return read_learned(self.file.read_text(encoding="utf-8"), self.inputs, self.parts)

    def table(self, rng: Rng) -> int:
        """The number of a table, drawn by how often it is played at."""
        tables, number = self.plan.tables, 0
        left = int(rng.below(sum(table.often for table in tables)))
        while left >= tables[number].often:
            left -= tables[number].often
            number += 1
        return number


def plan_in(folder: Path) -> Plan:
    """The plan that lies in a folder as `legend.toml`."""
    return msgspec.toml.decode((folder / f"{MODULE}.toml").read_bytes(), type=Plan)


def course_of(name: str) -> Course:
    """The course of a game."""
    game = registry.game(name)
    module = f"{type(game).__module__.rpartition('.')[0]}.{MODULE}"
    if find_spec(module) is None:
        raise BadOption(later("course.no-learner", game=game.title))
    course = import_module(module).COURSE
    assert isinstance(course, Course)
    return course
