"""What money is worth at the end of a round."""

from mypy_extensions import i64

from carson.city.count.prices import spending
from carson.city.evaluator.money import kept, limit_of
from carson.city.evaluator.rater import Look, Rater, is_option
from carson.city.facts.ids import AMOUNT
from carson.city.table import Table, agenda


class SpendRater(Rater):
    """Points for money above the limit, or a little below it."""

    def rate(self, s: Table, seat: i64, packed: i64, look: Look) -> None:
        values = look.values
        ranked = look.ranked
        cash = s.cash[seat]
        limit = limit_of(s, seat)
        number: i64
        for number in range(cash // s.rules.limit_rate + 1):
            if is_option(s, AMOUNT + number):
                left = cash - max(spending(s, seat, number), 0)
                ranked.add(AMOUNT + number, float(number) + kept(s, values, left, limit))


RATERS = {agenda.ASK_SPEND: SpendRater(exact=True)}
