"""Legend at the card game: a Marshal whose forecast was learned from games against itself."""

from pathlib import Path
from typing import Final

from carson.cards.evaluator.evaluator import CardsEvaluator, evaluator_of, table
from carson.cards.evaluator.features import INPUTS, MIDDLE, PARTS, CardsFeatures
from carson.search.course import Course

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
    seats=lambda state: table(state).rules.seats,
    sees=CardsFeatures,
    judges=CardsEvaluator,
    quick=evaluator_of,
    file=Path(__file__).with_name("legend.json"),
)
