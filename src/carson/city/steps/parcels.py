"""Parcel purchase: duels first, then everybody buys in pass order (R-UNCONTESTED)."""

from __future__ import annotations

from mypy_extensions import i64

from carson.city.count.places import property_left, unowned_land
from carson.city.count.powers import holder
from carson.city.count.prices import price_for
from carson.city.facts.characters import UNCONTESTED_LAND
from carson.city.facts.geometry import bit, first
from carson.city.facts.ids import DONE, NONE, PARCEL, SPACE
from carson.city.steps.place import white_holder
from carson.city.table import events
from carson.city.table.agenda import ASK_PARCEL, BUY_PARCELS, a_of, frame
from carson.city.table.moves import claim, pay, retire, send_home
from carson.city.table.stack import allow, pop, push, replace
from carson.city.table.table import Table


def clear_land(s: Table) -> None:
    """Rivals on the Lawyer's parcels go home before any duel (R-LAWYER-MULTI)."""
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


def next_buyer(s: Table, packed: i64) -> None:
    """Ask each seat in pass order that has won or uncontested parcels."""
    position = a_of(packed)
    if position == s.rules.seats:
        pop(s)
        return
    replace(s, frame(BUY_PARCELS, 0, position + 1, 0))
    seat = s.pass_order[position]
    if wanted(s, seat) != 0:
        push(s, ASK_PARCEL, seat)


def wanted(s: Table, seat: i64) -> i64:
    """Unowned parcels where this seat's cowboys, or the white one in its service, stand (R-OUTLAW-BUY)."""
    mask = s.at_parcel[seat]
    if NONE < s.white_at < SPACE and white_holder(s) == seat:
        mask |= bit(s.white_at)
    return mask & unowned_land(s) & ~s.outlaws


def offer_parcels(s: Table, seat: i64) -> None:
    """Wanted parcels the seat can pay for (R-PARCEL-NOPROP), or no more (R-DECLINE)."""
    allow(s, DONE)
    if property_left(s, seat) == 0:
        return
    left = wanted(s, seat)
    while left != 0:
        parcel = first(left)
        left &= ~bit(parcel)
        if price_for(s, seat, parcel) <= s.cash[seat]:
            s.options[PARCEL] |= bit(parcel)


def take_parcel(s: Table, seat: i64, action: i64) -> None:
    if action != DONE:
        pay(s, seat, price_for(s, seat, action), events.FOR_PARCEL)
        claim(s, seat, action)
        retire(s, seat, action)
        if wanted(s, seat) == 0:
            pop(s)
        return
    pop(s)
    left = wanted(s, seat)
    while left != 0:
        parcel = first(left)
        left &= ~bit(parcel)
        s.tell(events.DECLINED, seat, parcel)
        retire(s, seat, parcel)  # R-WINNER-POOR
