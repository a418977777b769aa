"""The Settler takes a parcel for nothing (R-SETTLER)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carson.city.count.places import property_left, unowned_land
from carson.city.facts.characters import FREE_PARCEL
from carson.city.facts.ids import PARCEL
from carson.city.question import Asks, Entry, Immediate, Question
from carson.city.table.agenda import ASK_FREE_PARCEL, seat_of
from carson.city.table.moves import claim
from carson.city.table.stack import one_less
from carson.city.table.table import Table


class AskFreeParcel(Question):
    """Which unowned parcel it is."""

    def offer(self, s: Table, packed: i64) -> None:
        if property_left(s, seat_of(packed)) > 0:
            s.options[PARCEL] |= unowned_land(s)

    def take(self, s: Table, packed: i64, action: i64) -> None:
        claim(s, seat_of(packed), action)
        one_less(s, packed)


POWERS: Final[dict[int, Immediate]] = {FREE_PARCEL: Asks(ASK_FREE_PARCEL, counts=True)}
QUESTIONS: Final[list[Entry]] = [AskFreeParcel(ASK_FREE_PARCEL, FREE_PARCEL)]
