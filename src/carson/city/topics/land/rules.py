"""Parcels are bought in pass order, after the duels for them (R-UNCONTESTED)."""

from mypy_extensions import i64

from carson.city.count import places, powers, prices
from carson.city.evaluator.rater import Declining, Look
from carson.city.facts.geometry import bit, bits, first
from carson.city.facts.ids import DONE, NONE, PARCEL, SPACE
from carson.city.question import Begin, Question, Turns
from carson.city.table import Table, agenda, events, moves, schedule, stack


class BuyParcels(Turns):
    """Each seat that has won or uncontested parcels is asked."""

    def turn(self, s: Table, seat: i64) -> None:
        if wanted(s, seat) != 0:
            stack.push(s, agenda.ASK_PARCEL, seat)


def wanted(s: Table, seat: i64) -> i64:
    """Unowned parcels where this seat's cowboys, or the white one in its service, stand (R-OUTLAW-BUY)."""
    mask = s.at_parcel[seat]
    if NONE < s.white_at < SPACE and powers.white_holder(s) == seat:
        mask |= bit(s.white_at)
    return mask & places.unowned_land(s) & ~s.outlaws


class AskParcel(Question):
    """One of the wanted parcels (R-PARCEL-NOPROP), or no more (R-DECLINE)."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        stack.allow(s, DONE)
        offer_affordable(s, seat, wanted(s, seat))

    def take(self, s: Table, seat: i64, a: i64, action: i64) -> None:
        if action == DONE:
            stack.pop(s)
            _leave(s, seat)
        else:
            buy(s, seat, action)
            moves.retire(s, seat, action)
            if wanted(s, seat) == 0:
                stack.pop(s)


def offer_affordable(s: Table, seat: i64, parcels: i64) -> None:
    """Those of some parcels that a seat can pay for, while it has property tiles."""
    if places.property_left(s, seat) == 0:
        return
    while parcels != 0:
        parcel = first(parcels)
        parcels &= ~bit(parcel)
        if prices.price_for(s, seat, parcel) <= s.cash[seat]:
            s.options[PARCEL] |= bit(parcel)


def buy(s: Table, seat: i64, parcel: i64) -> None:
    moves.pay(s, seat, prices.price_for(s, seat, parcel), events.FOR_PARCEL)
    moves.claim(s, seat, parcel)


def _leave(s: Table, seat: i64) -> None:
    """The cowboys on what is not bought have done their work (R-WINNER-POOR)."""
    for parcel in bits(wanted(s, seat)):
        s.tell(events.DECLINED, seat, parcel)
        moves.retire(s, seat, parcel)


# ---- what answers are worth


class LandRater(Declining):
    """A parcel at its price or `nothing`; one for nothing where that is no answer."""

    def rate(self, s: Table, seat: i64, a: i64, look: Look) -> None:
        look.plan.make(s, seat, look.values)
        super().rate(s, seat, a, look)
        priced = self.nothing != NONE
        for parcel in bits(s.options[0] if self.nothing == DONE else look.known(s, seat)):
            worth = look.plan.land(s, look.values, parcel)
            if priced:
                price = prices.price_for(s, seat, parcel)
                worth -= float(price) * look.values.dollar + look.plan.crowded_out(s, look.values, price)
            look.ranked.add(parcel, worth)


QUESTIONS = [BuyParcels(agenda.PARCEL_TURNS), AskParcel(agenda.ASK_PARCEL)]
ROUND_STEPS = {schedule.BUY_PARCELS: Begin(agenda.PARCEL_TURNS)}
RATERS = {agenda.ASK_PARCEL: LandRater(DONE)}
