"""What points are worth when they are for sale, and the ammunition to who may do without."""

from mypy_extensions import i64

from carson.city.evaluator.rater import EachAmount, Look, Rater
from carson.city.facts.ids import AMOUNT, NO, YES
from carson.city.facts.spaces import PRICE
from carson.city.table import Table, agenda


class PurchaseRater(EachAmount):
    """Points bought, and the dollars left."""

    def worth(self, s: Table, seat: i64, packed: i64, action: i64, look: Look) -> float:
        number = action - AMOUNT
        left = s.cash[seat] - number * PRICE[agenda.a_of(packed)]
        return float(number) + look.values.kept(s, seat, left)


class AmmunitionRater(Rater):
    """Firepower wins duels and counts on the spaces for it, even for who is paid for losing."""

    def rate(self, s: Table, seat: i64, packed: i64, look: Look) -> None:
        look.ranked.add(YES, 1.0)
        look.ranked.add(NO, 0.0)


RATERS = {agenda.ASK_VP: PurchaseRater(exact=True), agenda.ASK_AMMUNITION: AmmunitionRater()}
