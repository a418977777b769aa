"""Legend at the card game: a Marshal whose forecast was learned from games against itself."""

from pathlib import Path
from typing import Final

from carson.cards.evaluator.evaluator import CardsEvaluator, evaluator_of, table
from carson.cards.evaluator.features import INPUTS, MIDDLE, PARTS, CardsFeatures
from carson.core.state import State
from carson.search.course import Course
from carson.search.forecast import Learned, LearnedForecast
from carson.search.learned import Memory

MEMORY: Final = Memory(Path(__file__).with_name("legend.json"), INPUTS, PARTS)


def learned_evaluator(state: State, learned: Learned) -> CardsEvaluator:
    """An evaluator for the table of this state that goes by what was learned."""
    seats = seats_of(state)
    return CardsEvaluator(seats, LearnedForecast(CardsFeatures(seats), learned))


def legend_of(state: State) -> CardsEvaluator:
    """An evaluator for the table of this state that goes by what is shipped."""
    return learned_evaluator(state, MEMORY.recall())


def seats_of(state: State) -> int:
    return table(state).rules.seats


COURSE: Final = Course(
    game="cards",
    tables=(
        (30, {"seats": "4"}),
        (10, {"seats": "2"}),
        (10, {"seats": "3"}),
        (5, {"seats": "5"}),
        (5, {"seats": "6"}),
        (10, {"seats": "1", "virtual": "novice"}),
        (10, {"seats": "1", "virtual": "intermediate"}),
        (20, {"seats": "1", "virtual": "expert"}),
    ),
    games=4000,
    matches=400,
    playouts=50,
    parts=PARTS,
    inputs=INPUTS,
    middle=MIDDLE,
    features=lambda state: CardsFeatures(seats_of(state)),
    quick=evaluator_of,
    learned=learned_evaluator,
)
