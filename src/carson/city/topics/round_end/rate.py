"""What money is worth at the end of a round."""

from mypy_extensions import i64

from carson.city.count.prices import spending
from carson.city.evaluator.rater import EachAmount, Look
from carson.city.facts.ids import AMOUNT
from carson.city.table import Table, agenda


class SpendRater(EachAmount):
    """Points for money above the limit, or a little below it."""

    def worth(self, s: Table, seat: i64, packed: i64, action: i64, look: Look) -> float:
        number = action - AMOUNT
        left = s.cash[seat] - max(spending(s, seat, number), 0)
        return float(number) + look.values.kept(s, seat, left)


RATERS = {agenda.ASK_SPEND: SpendRater(exact=True)}
