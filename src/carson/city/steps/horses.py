"""Horses: one after each cowboy on the board, one for sale on Wages, Ranches that pay double, the rodeo."""

from __future__ import annotations

from mypy_extensions import i64

from carson.city.count.payouts import is_doubled
from carson.city.count.rodeo import horses_left, rodeo_points, rodeo_winner
from carson.city.facts.enclosures import HERD, HORSE_PRICE, PURSE, PURSE_CASH, RIDE, YARDS
from carson.city.facts.geometry import bit, count, first
from carson.city.facts.ids import HORSE, NO, PARCEL, RANCH, WAGES
from carson.city.steps.place import next_turn
from carson.city.steps.spaces import workers_leave
from carson.city.table import events
from carson.city.table.agenda import ASK_HERD, ASK_HORSE, ASK_RIDE, BUY_HORSES, a_of, frame
from carson.city.table.moves import earn, pay
from carson.city.table.stable import clear_enclosures, gain_horses, horses_in, put_horse
from carson.city.table.stack import allow, pop, push, replace
from carson.city.table.table import Table

# ---- into an enclosure


def offer_enclosures(s: Table) -> None:
    """Every enclosure in use, or none: no horse has to work."""
    allow(s, NO)
    offer_yards(s)


def offer_yards(s: Table) -> None:
    yard: i64
    for yard in range(YARDS):
        if (s.rules.enclosures & bit(yard)) != 0:
            allow(s, HORSE + yard)


def take_enclosure(s: Table, packed: i64, seat: i64, action: i64) -> None:
    """A horse after a cowboy, or one bought on Wages."""
    if a_of(packed) != 0:
        _take_purchase(s, seat, action)
    elif action == NO:
        next_turn(s, seat)
    else:
        work(s, seat, action - HORSE)
        if action == HORSE + RIDE:
            replace(s, frame(ASK_RIDE, seat, 0, 0))
        else:
            next_turn(s, seat)


def work(s: Table, seat: i64, yard: i64) -> None:
    """A horse goes to work in an enclosure."""
    put_horse(s, seat, yard)
    if yard == PURSE:
        earn(s, seat, PURSE_CASH, events.FOR_ENCLOSURE)


# ---- for sale on Wages


def next_worker(s: Table, packed: i64) -> None:
    """$4 for each cowboy in pass order; a horse may be bought instead of the last (R-WAGES-ORDER, D-05)."""
    position = a_of(packed)
    if position == s.rules.seats:
        pop(s)
        return
    replace(s, frame(BUY_HORSES, 0, position + 1, 0))
    seat = s.pass_order[position]
    workers = workers_leave(s, seat)
    if workers == 0:
        return
    earn(s, seat, (workers - 1) * s.rules.wage, WAGES)
    if horses_left(s) > 0 and s.cash[seat] >= HORSE_PRICE:
        push(s, ASK_HORSE, seat, 1)
    else:
        earn(s, seat, s.rules.wage, WAGES)


def _take_purchase(s: Table, seat: i64, action: i64) -> None:
    """The horse goes into an enclosure at once; the second is only for the rodeo now (R-HORSE-WAGES-E2)."""
    pop(s)
    if action == NO:
        earn(s, seat, s.rules.wage, WAGES)
        return
    pay(s, seat, HORSE_PRICE, events.FOR_HORSE)
    gain_horses(s, seat, 1)
    work(s, seat, action - HORSE)


# ---- Ranches


def begin_herding(s: Table) -> None:
    """Horses double all Ranches, or those their owner names; not beside the Grocer (R-HORSE3-GROCER)."""
    if s.rules.horses == 0:
        return
    position: i64
    for position in range(s.rules.seats - 1, -1, -1):
        seat = s.pass_order[position]
        horses = horses_in(s, seat, HERD)
        if horses == 0 or is_doubled(s, seat, RANCH):
            continue
        if horses < count(_ranches(s, seat)):
            push(s, ASK_HERD, seat)
        else:
            _double_all(s, seat)


def _double_all(s: Table, seat: i64) -> None:
    left = _ranches(s, seat)
    while left != 0:
        parcel = first(left)
        left &= ~bit(parcel)
        take_ranch(s, seat, parcel)


def _ranches(s: Table, seat: i64) -> i64:
    return s.built[RANCH] & s.owned[seat]


def offer_ranches(s: Table, seat: i64) -> None:
    """Own Ranches that no horse doubles yet, while there are horses for them."""
    if horses_in(s, seat, HERD) > count(s.herds[seat]):
        s.options[PARCEL] |= _ranches(s, seat) & ~s.herds[seat]


def take_ranch(s: Table, seat: i64, parcel: i64) -> None:
    """One horse for one Ranch; then the next one is asked for."""
    s.herds[seat] |= bit(parcel)
    s.tell(events.HERDED, seat, parcel)


# ---- the rodeo


def hold_rodeo(s: Table) -> None:
    """The best horses win a token; then all come home (R-RODEO-COWBOY)."""
    if s.rules.horses == 0:
        return
    position: i64
    for position in range(s.rules.seats):
        seat = s.pass_order[position]
        s.tell(events.RODE, seat, rodeo_points(s, seat))
    winner = rodeo_winner(s)
    s.rodeo_tokens[winner] += 1
    s.tell(events.RODEO_WON, winner, rodeo_points(s, winner))
    for position in range(s.rules.seats):
        clear_enclosures(s, position)
