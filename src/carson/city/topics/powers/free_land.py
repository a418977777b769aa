"""Land for nothing: the Settler takes a parcel, the Indian gets those that the dice point at."""

from mypy_extensions import i64

from carson.city.count.places import property_left, unowned_land
from carson.city.facts.characters import FREE_PARCEL, RANDOM_PARCELS
from carson.city.facts.geometry import INNER_MASK
from carson.city.facts.ids import PARCEL
from carson.city.question import Asks, Entry
from carson.city.table import Table, moves, stack
from carson.city.table.agenda import ASK_FREE_PARCEL, DRAW_PARCEL
from carson.city.topics.land.rules import LandRater
from carson.city.topics.land.words import take_label
from carson.city.words import Words, why
from carson.city.words.worths import of_land


class FreeLand(Entry):
    """Unowned land: any for the Settler (R-SETTLER), for the Indian what two dice may point at.

    That is inner land (R-INDIAN-Y-REROLL, R-DICE-EXHAUSTED).
    """

    def __init__(self, number: i64, power: i64, parcels: i64) -> None:
        super().__init__(number, power)
        self.parcels = parcels

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        if property_left(s, seat) > 0:
            s.options[PARCEL] |= unowned_land(s) & self.parcels

    def take(self, s: Table, seat: i64, a: i64, action: i64) -> None:
        moves.claim(s, seat, action)
        stack.one_less(s)


POWERS = {FREE_PARCEL: Asks(ASK_FREE_PARCEL, counts=True), RANDOM_PARCELS: Asks(DRAW_PARCEL, counts=True)}
QUESTIONS = [FreeLand(ASK_FREE_PARCEL, FREE_PARCEL, -1), FreeLand(DRAW_PARCEL, RANDOM_PARCELS, INNER_MASK)]
WORDS = {
    ASK_FREE_PARCEL: Words(
        take_label, why_not=why.no_owner, values=lambda q: {"character": q.character}, worth=of_land
    )
}
RATERS = {ASK_FREE_PARCEL: LandRater()}
