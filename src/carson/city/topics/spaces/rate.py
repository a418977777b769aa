"""What points are worth when they are for sale."""

from mypy_extensions import i64

from carson.city.evaluator.rater import EachAmount, Look
from carson.city.facts.ids import AMOUNT
from carson.city.facts.spaces import PRICE
from carson.city.table import Table, agenda


class PurchaseRater(EachAmount):
    """Points bought, and the dollars left."""

    def worth(self, s: Table, seat: i64, packed: i64, action: i64, look: Look) -> float:
        number = action - AMOUNT
        left = s.cash[seat] - number * PRICE[agenda.a_of(packed)]
        return float(number) + look.values.kept(s, seat, left)


RATERS = {agenda.ASK_VP: PurchaseRater(exact=True)}
