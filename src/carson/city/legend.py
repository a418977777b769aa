"""Legend at the board game: a Marshal whose forecast was learned from games against itself."""

from pathlib import Path
from typing import Final

from carson.city.evaluator.evaluator import CityEvaluator, evaluator_of, table
from carson.city.evaluator.features import INPUTS, MIDDLE, PARTS, CityFeatures
from carson.search.course import Course

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
    seats=lambda state: int(table(state).rules.seats),
    sees=CityFeatures,
    judges=CityEvaluator,
    quick=evaluator_of,
    file=Path(__file__).with_name("legend.json"),
)
