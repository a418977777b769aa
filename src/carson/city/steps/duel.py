"""Duels: who fights, the dice or tiles, the winner (R-DUEL-ALLROLL, R-DUEL-FP, R-DUEL-ORDER)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carson.city.count.firepower import firepower
from carson.city.count.places import all_buildings
from carson.city.count.powers import holder
from carson.city.count.standish import beaten_power, card_power
from carson.city.facts.characters import REROLL
from carson.city.facts.geometry import bit, count, first
from carson.city.facts.ids import CITY_HALL, DIE, NO, NONE, PARCEL, SPACE, YES
from carson.city.steps import booty, duel_tiles
from carson.city.steps.aftermath import after_duel
from carson.city.table import events
from carson.city.table.agenda import ASK_FIGHT, ASK_REROLL, FIGHTS, ROLL_DUEL, a_of, b_of, frame, seat_of
from carson.city.table.moves import carries_dynamite, send_home, stands_at
from carson.city.table.stack import allow, pop, push, replace, top
from carson.city.table.table import Table

ON_LAND: Final = 0
ON_BUILDINGS: Final = 1
WITH_OUTLAWS: Final = 2


def offer_die(s: Table) -> None:
    pips: i64
    for pips in range(1, 7):
        allow(s, DIE + pips)


# ---- one duel


def start(s: Table, place: i64) -> None:
    """Everybody with a cowboy here rolls one die, or plays a tile."""
    seat: i64
    for seat in range(s.rules.seats):
        s.dice[seat] = 0
    s.tell(events.DUEL, NONE, place, outlaw_at(s, place))
    if s.rules.standish != NONE and stands_at(s, s.rules.standish, place):
        s.tell(events.STOOD, s.rules.standish, card_power(s), beaten_power(s))
    if s.rules.duel_tiles == 0:
        push(s, ROLL_DUEL, 0, place)
    elif duel_tiles.begin(s, place):
        _settle_by_tiles(s, place)


def duellists(s: Table, place: i64) -> i64:
    """How many players' cowboys contest a place; the white one never does."""
    number: i64 = 0
    seat: i64
    for seat in range(s.rules.seats):
        if stands_at(s, seat, place):
            number += 1
    return number


def outlaw_at(s: Table, place: i64) -> i64:
    """The strength of the outlaw who fights at a place, 0 where there is none."""
    if place < SPACE and (s.outlaws & bit(place)) != 0:
        return s.outlaw_strength
    return 0


# ---- the dice


AFTER_REROLL: Final = 8


def roll(s: Table, packed: i64, pips: i64) -> None:
    """The next duellist in pass order rolls, with dynamite a second die; after the last one it is settled."""
    place = a_of(packed)
    before = b_of(packed) & (AFTER_REROLL - 1)
    rerolled = b_of(packed) & AFTER_REROLL
    seat = _next_to_roll(s, place)
    s.tell(events.ROLLED, seat, pips, firepower(s, seat))
    if before == 0 and carries_dynamite(s, seat, place):
        replace(s, frame(ROLL_DUEL, 0, place, rerolled | pips))
        return
    s.dice[seat] = before + pips
    if before != 0:
        replace(s, frame(ROLL_DUEL, 0, place, rerolled))
    if _next_to_roll(s, place) != NONE:
        return
    pop(s)
    gunsmith = holder(s, REROLL)
    if rerolled == 0 and gunsmith != NONE and stands_at(s, gunsmith, place):
        push(s, ASK_REROLL, gunsmith, place)  # R-GUNSMITH-REROLL: he has seen all dice
    else:
        _settle(s, place)


def _next_to_roll(s: Table, place: i64) -> i64:
    """The first duellist in pass order without a result, or NONE."""
    position: i64
    for position in range(s.rules.seats):
        seat = s.pass_order[position]
        if s.dice[seat] == 0 and seat != s.rules.standish and stands_at(s, seat, place):
            return seat
    return NONE


def offer_reroll(s: Table) -> None:
    allow(s, YES)
    allow(s, NO)


def take_reroll(s: Table, packed: i64, seat: i64, action: i64) -> None:
    """All his dice together, once; the new result counts."""
    place = a_of(packed)
    if action == YES:
        s.dice[seat] = 0
        s.tell(events.REROLLED, seat, place)
        replace(s, frame(ROLL_DUEL, 0, place, AFTER_REROLL))
    else:
        pop(s)
        _settle(s, place)


# ---- tiles


def take_tile(s: Table, packed: i64, seat: i64, value: i64) -> None:
    """The tile somebody chose in secret; with the last one it is settled."""
    if duel_tiles.play(s, packed, seat, value):
        _settle_by_tiles(s, b_of(packed))


def _settle_by_tiles(s: Table, place: i64) -> None:
    seat: i64
    for seat in range(s.rules.seats):
        s.dice[seat] = duel_tiles.points_of(s, seat)
    _settle(s, place)
    duel_tiles.clear(s)


# ---- the winner


def _settle(s: Table, place: i64) -> None:
    """The strongest stays, of equals Standish or the one who passed first; the others go home (EX-27).

    An outlaw is beaten by whoever is at least as strong, and otherwise beats everybody (R-OUTLAW-FIGHT).
    """
    winner: i64 = NONE
    best: i64 = -1
    position: i64
    for position in range(s.rules.seats):
        seat = s.pass_order[position]
        if stands_at(s, seat, place):
            strength = s.dice[seat] + firepower(s, seat)
            if strength > best or (strength == best and seat == s.rules.standish):
                best = strength
                winner = seat
    outlaw = outlaw_at(s, place)
    if best < outlaw:
        winner = NONE
        s.tell(events.OUTLAW_WON, NONE, place, outlaw)
    else:
        s.tell(events.WON, winner, place, best)
    losers: i64 = 0
    for position in range(s.rules.seats):
        seat = s.pass_order[position]
        if seat != winner and stands_at(s, seat, place):
            lost = events.FELL if seat == s.rules.standish else events.LOST
            s.tell(lost, seat, place, s.dice[seat] + firepower(s, seat))
            send_home(s, seat, place)
            losers |= bit(seat)
        s.dice[seat] = 0
    after_duel(s, winner, losers)
    if outlaw != 0 and winner != NONE:
        booty.beat(s, winner, place)


# ---- several duels, on land, on buildings or with outlaws


def contested(s: Table, arena: i64) -> i64:
    """Parcels of one arena where two or more cowboys stand; with an outlaw one is enough."""
    once: i64 = 0
    twice: i64 = 0
    seat: i64
    for seat in range(s.rules.seats):
        twice |= once & s.at_parcel[seat]
        once |= s.at_parcel[seat]
    if arena == WITH_OUTLAWS:
        return once & s.outlaws
    if arena == ON_LAND:
        return twice & ~(s.taken | s.built[CITY_HALL] | s.outlaws)
    return twice & all_buildings(s)


def begin_fights(s: Table, arena: i64) -> None:
    """The first passer among all involved will decide the order; Standish decides none (R-SOLO-PASS)."""
    fights = contested(s, arena)
    if fights == 0:
        return
    position: i64
    for position in range(s.rules.seats):
        seat = s.pass_order[position]
        if seat != s.rules.standish and (s.at_parcel[seat] & fights) != 0:
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
