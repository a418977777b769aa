"""The Indian gets parcels that the dice point at (R-INDIAN-Y-REROLL, R-DICE-EXHAUSTED)."""

from mypy_extensions import i64

from carson.city.count.places import property_left, unowned_land
from carson.city.facts.characters import RANDOM_PARCELS
from carson.city.facts.geometry import INNER_MASK
from carson.city.facts.ids import PARCEL
from carson.city.question import Asks, Chance
from carson.city.table import Table
from carson.city.table.agenda import DRAW_PARCEL, seat_of
from carson.city.table.moves import claim
from carson.city.table.stack import one_less


class DrawParcel(Chance):
    """What two dice may point at: unowned inner land."""

    def offer(self, s: Table, packed: i64) -> None:
        inner: i64 = INNER_MASK
        if property_left(s, seat_of(packed)) > 0:
            s.options[PARCEL] |= unowned_land(s) & inner

    def take(self, s: Table, packed: i64, action: i64) -> None:
        claim(s, seat_of(packed), action)
        one_less(s, packed)


POWERS = {RANDOM_PARCELS: Asks(DRAW_PARCEL, counts=True)}
QUESTIONS = [DrawParcel(DRAW_PARCEL, RANDOM_PARCELS)]
