"""Legend at the board game: a Marshal whose forecast was learned from games against itself."""

from pathlib import Path
from typing import Final

from carson.city.evaluator.evaluator import CityEvaluator, evaluator_of, table
from carson.city.evaluator.features import INPUTS, MIDDLE, PARTS, CityFeatures
from carson.core.state import State
from carson.search.course import Course
from carson.search.forecast import Learned, LearnedForecast
from carson.search.learned import Memory

MEMORY: Final = Memory(Path(__file__).with_name("legend.json"), INPUTS, PARTS)


def learned_evaluator(state: State, learned: Learned) -> CityEvaluator:
    """An evaluator for the table of this state that goes by what was learned."""
    seats = seats_of(state)
    return CityEvaluator(seats, LearnedForecast(CityFeatures(seats), learned))


def legend_of(state: State) -> CityEvaluator:
    """An evaluator for the table of this state that goes by what is shipped."""
    return learned_evaluator(state, MEMORY.recall())


def seats_of(state: State) -> int:
    return int(table(state).rules.seats)


COURSE: Final = Course(
    game="city",
    tables=(
        (60, {"seats": "4"}),
        (5, {"seats": "2"}),
        (5, {"seats": "3"}),
        (5, {"seats": "5"}),
        (5, {"seats": "6"}),
        (4, {"seats": "4", "characters": "random", "sides": "random"}),
        (2, {"seats": "3", "characters": "random", "sides": "random"}),
        (2, {"seats": "5", "characters": "random", "sides": "random"}),
        (2, {"seats": "4", "variants": "river,might-is-right,outlaws"}),
        (2, {"seats": "4", "variants": "new-beginning,horses"}),
        (2, {"solo": "urban"}),
        (2, {"solo": "miner"}),
        (2, {"solo": "rancher"}),
        (2, {"solo": "strength"}),
    ),
    games=40_000,
    matches=500,
    playouts=100,
    parts=PARTS,
    inputs=INPUTS,
    middle=MIDDLE,
    features=lambda state: CityFeatures(seats_of(state)),
    quick=evaluator_of,
    learned=learned_evaluator,
)
