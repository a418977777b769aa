"""What points are worth when they are for sale, and the ammunition to who may do without."""

from mypy_extensions import i64

from carson.city.count.powers import power
from carson.city.evaluator.rater import EachAmount, Look, Rater
from carson.city.facts.characters import VP_LOST
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
    """Firepower wins duels, which may pay less than losing them, and counts on the spaces for it."""

    def rate(self, s: Table, seat: i64, packed: i64, look: Look) -> None:
        look.places.look(s, seat)
        lost = float(power(s, seat, VP_LOST))
        look.ranked.add(YES, look.places.more_firepower(s, seat, s.rules.ammunition, lost))
        look.ranked.add(NO, 0.0)


RATERS = {agenda.ASK_VP: PurchaseRater(exact=True), agenda.ASK_AMMUNITION: AmmunitionRater()}
