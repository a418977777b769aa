"""The Lawyer buys a parcel at once, and nobody contests the land his cowboys stand on."""

from mypy_extensions import i64

from carson.city.count.places import property_left, unowned_land
from carson.city.count.powers import holder
from carson.city.count.prices import price_for
from carson.city.facts import characters, geometry, ids
from carson.city.question import Asks, Question, Step
from carson.city.table import Table, agenda, events, moves, schedule, stack
from carson.city.topics.land.rules import LandRater, buy, offer_affordable, wanted
from carson.city.topics.land.words import buy_label
from carson.city.words import Asked, Words, actions, why
from carson.city.words.worths import of_land


class AskLand(Question):
    """One parcel at the usual price, or none (R-CHAR-OPTIONAL, R-OUTLAW-BUY)."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        stack.allow(s, ids.NO)
        offer_affordable(s, seat, unowned_land(s) & ~s.outlaws)

    def act(self, s: Table, seat: i64, action: i64) -> None:
        buy(s, seat, action)


class ClearLand(Step):
    """Rivals on the Lawyer's parcels go home before any duel (R-LAWYER-MULTI)."""

    def run(self, s: Table, _seat: i64, _a: i64) -> None:
        lawyer = holder(s, characters.UNCONTESTED_LAND)
        if lawyer == ids.NONE:
            return
        for seat in range(s.rules.seats):
            for parcel in geometry.bits(0 if seat == lawyer else s.at_parcel[seat] & wanted(s, lawyer)):
                s.tell(events.LEFT_LAND, seat, parcel)
                moves.send_home(s, seat, parcel)


def _no_land(q: Asked, parcel: int) -> str:
    if parcel >= geometry.PARCELS:
        return ""
    full = why.parcel_reason(parcel, (why.if_true(property_left(q.state, q.seat) == 0), "why.no-property"))
    price = int(price_for(q.state, q.seat, parcel))
    return full or why.no_sale(q, parcel) or why.too_dear(q, actions.parcel_text(parcel), price)


POWERS = {characters.BUY_PARCEL: Asks(agenda.ASK_LAND)}
QUESTIONS = [AskLand(agenda.ASK_LAND, characters.BUY_PARCEL)]
ROUND_STEPS = {schedule.CLEAR_LAND: ClearLand()}
WORDS = {agenda.ASK_LAND: Words(buy_label, why_not=_no_land, worth=of_land)}
RATERS = {agenda.ASK_LAND: LandRater(ids.NO)}
