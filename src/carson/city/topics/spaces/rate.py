"""What points are worth when they are for sale."""

from mypy_extensions import i64

from carson.city.evaluator.money import kept, limit_of
from carson.city.evaluator.rater import Look, Rater
from carson.city.facts.ids import AMOUNT
from carson.city.facts.spaces import PRICE
from carson.city.table import Table, agenda


class PurchaseRater(Rater):
    """Points bought, and the dollars left."""

    def rate(self, s: Table, seat: i64, packed: i64, look: Look) -> None:
        values = look.values
        ranked = look.ranked
        price: i64 = PRICE[agenda.a_of(packed)]
        cash = s.cash[seat]
        limit = limit_of(s, seat)
        number: i64
        for number in range(cash // price + 1):
            ranked.add(AMOUNT + number, float(number) + kept(s, values, cash - number * price, limit))


RATERS = {agenda.ASK_VP: PurchaseRater(exact=True)}
