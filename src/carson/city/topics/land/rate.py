"""What land is worth."""

from mypy_extensions import i64

from carson.city.count.prices import price_for
from carson.city.evaluator.rater import Look, Rater
from carson.city.facts.geometry import bit, first
from carson.city.facts.ids import DONE
from carson.city.table import Table, agenda


def rate_land(s: Table, seat: i64, look: Look, priced: bool, parcels: i64) -> None:
    """Parcels, at their price or for nothing."""
    plan = look.plan
    values = look.values
    plan.make(s, seat, values)
    while parcels != 0:
        parcel = first(parcels)
        parcels &= ~bit(parcel)
        worth = plan.land(s, values, parcel)
        if priced:
            price = price_for(s, seat, parcel)
            worth -= float(price) * values.dollar + plan.crowded_out(s, values, price)
        look.ranked.add(parcel, worth)


class ParcelRater(Rater):
    """A parcel at its price, or no more."""

    def rate(self, s: Table, seat: i64, packed: i64, look: Look) -> None:
        look.ranked.add(DONE, 0.0)
        rate_land(s, seat, look, True, s.options[0])


class FreeLandRater(Rater):
    """A parcel for nothing."""

    def rate(self, s: Table, seat: i64, packed: i64, look: Look) -> None:
        rate_land(s, seat, look, False, look.known(s, seat))


RATERS = {agenda.ASK_PARCEL: ParcelRater()}
