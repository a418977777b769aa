"""The Indian gets parcels that the dice point at (R-INDIAN-Y-REROLL, R-DICE-EXHAUSTED)."""

from mypy_extensions import i64

from carson.city.count.places import property_left, unowned_land
from carson.city.facts.characters import RANDOM_PARCELS
from carson.city.facts.geometry import INNER_MASK
from carson.city.facts.ids import PARCEL
from carson.city.question import Asks, Chance
from carson.city.table import Table, agenda, moves, stack


class DrawParcel(Chance):
    """What two dice may point at: unowned inner land."""

    def offer(self, s: Table, packed: i64) -> None:
        inner: i64 = INNER_MASK
        if property_left(s, agenda.seat_of(packed)) > 0:
            s.options[PARCEL] |= unowned_land(s) & inner

    def take(self, s: Table, packed: i64, action: i64) -> None:
        moves.claim(s, agenda.seat_of(packed), action)
        stack.one_less(s, packed)


POWERS = {RANDOM_PARCELS: Asks(agenda.DRAW_PARCEL, counts=True)}
QUESTIONS = [DrawParcel(agenda.DRAW_PARCEL, RANDOM_PARCELS)]
