"""What roads are worth by themselves: they wait for a building or a House."""

from typing import Final

from mypy_extensions import i64

from carson.city.evaluator.look import Look
from carson.city.evaluator.rater import Rater
from carson.city.facts.ids import DONE
from carson.city.table.agenda import ASK_ROADS
from carson.city.table.table import Table


class RoadsRater(Rater):
    """They stay in the supply."""

    def rate(self, s: Table, seat: i64, packed: i64, look: Look) -> None:
        look.ranked.add(DONE, 0.0)


RATERS: Final[dict[int, Rater]] = {ASK_ROADS: RoadsRater()}
