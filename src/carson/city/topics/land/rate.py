"""What land is worth."""

from mypy_extensions import i64

from carson.city.count.prices import price_for
from carson.city.evaluator.rater import Declining, Look
from carson.city.facts.geometry import bits
from carson.city.facts.ids import DONE, NONE
from carson.city.table import Table, agenda


class LandRater(Declining):
    """A parcel at its price or `nothing`; one for nothing where that is no answer."""

    def rate(self, s: Table, seat: i64, packed: i64, look: Look) -> None:
        plan = look.plan
        values = look.values
        plan.make(s, seat, values)
        super().rate(s, seat, packed, look)
        priced = self.nothing != NONE
        for parcel in bits(s.options[0] if self.nothing == DONE else look.known(s, seat)):
            worth = plan.land(s, values, parcel)
            if priced:
                price = price_for(s, seat, parcel)
                worth -= float(price) * values.dollar + plan.crowded_out(s, values, price)
            look.ranked.add(parcel, worth)


RATERS = {agenda.ASK_PARCEL: LandRater(DONE)}
