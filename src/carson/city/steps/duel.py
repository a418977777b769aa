"""Duels: who fights, the dice, the winner (R-DUEL-ALLROLL, R-DUEL-FP, R-DUEL-ORDER)."""

from __future__ import annotations

from mypy_extensions import i64

from carson.city.count.firepower import firepower
from carson.city.count.places import all_buildings
from carson.city.facts.geometry import count, first
from carson.city.facts.ids import CITY_HALL, DIE, NONE, PARCEL
from carson.city.table import events
from carson.city.table.agenda import ASK_FIGHT, FIGHTS, ROLL_DUEL, a_of, seat_of
from carson.city.table.moves import send_home, stands_at
from carson.city.table.stack import offer, pop, push, top
from carson.city.table.table import Table

ON_LAND = 0
ON_BUILDINGS = 1


def offer_die(s: Table) -> None:
    pips: i64
    for pips in range(1, 7):
        offer(s, DIE + pips)


# ---- one duel


def start(s: Table, place: i64) -> None:
    """Everybody with a cowboy here rolls one die."""
    seat: i64
    for seat in range(s.rules.seats):
        s.dice[seat] = 0
    s.tell(events.DUEL, NONE, place)
    push(s, ROLL_DUEL, 0, place)


def duellists(s: Table, place: i64) -> i64:
    """How many players' cowboys contest a place; the white one never does."""
    number: i64 = 0
    seat: i64
    for seat in range(s.rules.seats):
        if stands_at(s, seat, place):
            number += 1
    return number


def roll(s: Table, packed: i64, pips: i64) -> None:
    """The next duellist in pass order rolls; after the last one the duel is settled."""
    place = a_of(packed)
    rolled = False
    position: i64
    for position in range(s.rules.seats):
        seat = s.pass_order[position]
        if s.dice[seat] == 0 and stands_at(s, seat, place):
            if rolled:
                return
            rolled = True
            s.dice[seat] = pips
            s.tell(events.ROLLED, seat, pips, firepower(s, seat))
    pop(s)
    _settle(s, place)


def _settle(s: Table, place: i64) -> None:
    """The strongest stays, of equals the one who passed first; the others go home."""
    winner: i64 = NONE
    best: i64 = -1
    position: i64
    for position in range(s.rules.seats):
        seat = s.pass_order[position]
        if stands_at(s, seat, place):
            strength = s.dice[seat] + firepower(s, seat)
            if strength > best:
                best = strength
                winner = seat
    s.tell(events.WON, winner, place, best)
    for position in range(s.rules.seats):
        seat = s.pass_order[position]
        if seat != winner and stands_at(s, seat, place):
            s.tell(events.LOST, seat, place, s.dice[seat] + firepower(s, seat))
            send_home(s, seat, place)
        s.dice[seat] = 0


# ---- several duels, on land or on buildings


def contested(s: Table, arena: i64) -> i64:
    """Parcels of one arena where two or more cowboys stand."""
    once: i64 = 0
    twice: i64 = 0
    seat: i64
    for seat in range(s.rules.seats):
        twice |= once & s.at_parcel[seat]
        once |= s.at_parcel[seat]
    if arena == ON_LAND:
        return twice & ~(s.taken | s.built[CITY_HALL])
    return twice & all_buildings(s)


def begin_fights(s: Table, arena: i64) -> None:
    """The first passer among all involved will decide the order."""
    fights = contested(s, arena)
    if fights == 0:
        return
    position: i64
    for position in range(s.rules.seats):
        seat = s.pass_order[position]
        if (s.at_parcel[seat] & fights) != 0:
            push(s, FIGHTS, seat, arena)
            return


def next_fight(s: Table) -> None:
    """Start the only duel left, or ask which comes next."""
    packed = top(s)
    fights = contested(s, a_of(packed))
    if fights == 0:
        pop(s)
    elif count(fights) == 1:
        start(s, first(fights))
    else:
        push(s, ASK_FIGHT, seat_of(packed), a_of(packed))


def offer_fights(s: Table, packed: i64) -> None:
    s.options[PARCEL] |= contested(s, a_of(packed))


def take_fight(s: Table, parcel: i64) -> None:
    pop(s)
    start(s, parcel)
