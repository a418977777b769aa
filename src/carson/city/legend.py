"""Legend at the board game: a Marshal whose forecast was learned from games against itself."""

from pathlib import Path
from typing import Final

from carson.city.evaluator.evaluator import CityEvaluator, evaluator_of, table
from carson.city.evaluator.features import INPUTS, MIDDLE, PARTS, CityFeatures
from carson.search.course import Course, plan_in

HERE: Final = Path(__file__).parent
COURSE: Final = Course(
    game="city",
    parts=PARTS,
    inputs=INPUTS,
    middle=MIDDLE,
    seats=lambda state: int(table(state).rules.seats),
    sees=CityFeatures,
    judges=CityEvaluator,
    quick=evaluator_of,
    plan=plan_in(HERE),
    file=HERE / "legend.json",
)
