"""Legend at the card game: a Marshal whose forecast was learned from games against itself."""

from pathlib import Path
from typing import Final

from carson.cards.evaluator.evaluator import CardsEvaluator, evaluator_of, table
from carson.cards.evaluator.features import INPUTS, MIDDLE, PARTS, CardsFeatures
from carson.search.course import Course, plan_in

HERE: Final = Path(__file__).parent
COURSE: Final = Course(
    game="cards",
    parts=PARTS,
    inputs=INPUTS,
    middle=MIDDLE,
    seats=lambda state: table(state).rules.seats,
    sees=CardsFeatures,
    judges=CardsEvaluator,
    quick=evaluator_of,
    plan=plan_in(HERE),
    file=HERE / "legend.json",
)
