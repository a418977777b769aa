"""Land for nothing: the Settler takes a parcel, the Indian gets those that the dice point at."""

from mypy_extensions import i64

from carson.city.count.places import property_left, unowned_land
from carson.city.facts.characters import FREE_PARCEL, RANDOM_PARCELS
from carson.city.facts.geometry import INNER_MASK
from carson.city.facts.ids import PARCEL
from carson.city.question import Asks, Chance, Question
from carson.city.table import Table, moves, stack
from carson.city.table.agenda import ASK_FREE_PARCEL, DRAW_PARCEL, seat_of
from carson.city.topics.land.rate import LandRater
from carson.city.topics.land.words import take_label
from carson.city.words import Words, why


class AskFreeParcel(Question):
    """Any unowned parcel (R-SETTLER)."""

    def offer(self, s: Table, packed: i64) -> None:
        if property_left(s, seat_of(packed)) > 0:
            s.options[PARCEL] |= unowned_land(s)

    def take(self, s: Table, packed: i64, action: i64) -> None:
        moves.claim(s, seat_of(packed), action)
        stack.one_less(s, packed)


class DrawParcel(Chance):
    """What two dice may point at: unowned inner land (R-INDIAN-Y-REROLL, R-DICE-EXHAUSTED)."""

    def offer(self, s: Table, packed: i64) -> None:
        inner: i64 = INNER_MASK
        if property_left(s, seat_of(packed)) > 0:
            s.options[PARCEL] |= unowned_land(s) & inner

    def take(self, s: Table, packed: i64, action: i64) -> None:
        moves.claim(s, seat_of(packed), action)
        stack.one_less(s, packed)


POWERS = {FREE_PARCEL: Asks(ASK_FREE_PARCEL, counts=True), RANDOM_PARCELS: Asks(DRAW_PARCEL, counts=True)}
QUESTIONS = [AskFreeParcel(ASK_FREE_PARCEL, FREE_PARCEL), DrawParcel(DRAW_PARCEL, RANDOM_PARCELS)]
WORDS = {
    ASK_FREE_PARCEL: Words(take_label, why_not=why.no_owner, values=lambda q: {"character": q.character})
}
RATERS = {ASK_FREE_PARCEL: LandRater()}
