"""What roads are worth by themselves: they wait for a building or a House."""

from mypy_extensions import i64

from carson.city.evaluator.rater import Look, Rater
from carson.city.facts.ids import DONE
from carson.city.table import Table, agenda


class RoadsRater(Rater):
    """They stay in the supply."""

    def rate(self, s: Table, seat: i64, packed: i64, look: Look) -> None:
        look.ranked.add(DONE, 0.0)


RATERS = {agenda.ASK_ROADS: RoadsRater()}
