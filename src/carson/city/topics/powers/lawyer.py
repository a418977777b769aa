"""The Lawyer buys a parcel at once, and nobody contests the land his cowboys stand on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carson.city.count.places import unowned_land
from carson.city.count.powers import holder
from carson.city.facts.characters import BUY_PARCEL, UNCONTESTED_LAND
from carson.city.facts.geometry import bit, first
from carson.city.facts.ids import NO, NONE
from carson.city.question import Asks, Entry, Immediate, Question, Step
from carson.city.table import events, schedule
from carson.city.table.agenda import ASK_LAND, seat_of
from carson.city.table.moves import send_home
from carson.city.table.stack import allow, pop
from carson.city.table.table import Table
from carson.city.topics.land.rules import buy, offer_affordable, wanted


class AskLand(Question):
    """One parcel at the usual price, or none (R-CHAR-OPTIONAL, R-OUTLAW-BUY)."""

    def offer(self, s: Table, packed: i64) -> None:
        allow(s, NO)
        offer_affordable(s, seat_of(packed), unowned_land(s) & ~s.outlaws)

    def take(self, s: Table, packed: i64, action: i64) -> None:
        seat = seat_of(packed)
        pop(s)
        if action != NO:
            buy(s, seat, action)


class ClearLand(Step):
    """Rivals on the Lawyer's parcels go home before any duel (R-LAWYER-MULTI)."""

    def run(self, s: Table, packed: i64) -> None:
        lawyer = holder(s, UNCONTESTED_LAND)
        if lawyer == NONE:
            return
        seat: i64
        for seat in range(s.rules.seats):
            left = s.at_parcel[seat] & wanted(s, lawyer)
            while seat != lawyer and left != 0:
                parcel = first(left)
                left &= ~bit(parcel)
                s.tell(events.LEFT_LAND, seat, parcel)
                send_home(s, seat, parcel)


POWERS: Final[dict[int, Immediate]] = {BUY_PARCEL: Asks(ASK_LAND)}
QUESTIONS: Final[list[Entry]] = [AskLand(ASK_LAND, BUY_PARCEL)]
ROUND_STEPS: Final[dict[int, Step]] = {schedule.CLEAR_LAND: ClearLand()}
