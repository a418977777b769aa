"""The Settler takes a parcel for nothing (R-SETTLER)."""

from mypy_extensions import i64

from carson.city.count.places import property_left, unowned_land
from carson.city.facts.characters import FREE_PARCEL
from carson.city.facts.ids import PARCEL
from carson.city.question import Asks, Question
from carson.city.table import Table, moves, stack
from carson.city.table.agenda import ASK_FREE_PARCEL, seat_of
from carson.city.topics.land.rate import LandRater
from carson.city.topics.land.words import take_label
from carson.city.words import Words
from carson.city.words.why import no_owner


class AskFreeParcel(Question):
    """Which unowned parcel it is."""

    def offer(self, s: Table, packed: i64) -> None:
        if property_left(s, seat_of(packed)) > 0:
            s.options[PARCEL] |= unowned_land(s)

    def take(self, s: Table, packed: i64, action: i64) -> None:
        moves.claim(s, seat_of(packed), action)
        stack.one_less(s, packed)


# ---- in words


POWERS = {FREE_PARCEL: Asks(ASK_FREE_PARCEL, counts=True)}
QUESTIONS = [AskFreeParcel(ASK_FREE_PARCEL, FREE_PARCEL)]
WORDS = {ASK_FREE_PARCEL: Words(take_label, why_not=no_owner, values=lambda q: {"character": q.character})}
RATERS = {ASK_FREE_PARCEL: LandRater()}
