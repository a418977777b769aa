"""Deferred placement: buildings kept in hand get their turn in pass order (R-DEFERRED-LIMIT)."""

from __future__ import annotations

from mypy_extensions import i64

from carson.city.count.places import empty_land, useful_sites
from carson.city.facts.geometry import bit, count, first
from carson.city.facts.ids import DONE, TILE, TYPES
from carson.city.table import events
from carson.city.table.agenda import ASK_DEFERRED, ASK_SITE, DEFERRED, a_of, b_of, frame, kind_of
from carson.city.table.stack import offer, pop, push, replace, top
from carson.city.table.table import Table


def next_deferred(s: Table, packed: i64) -> None:
    """Each seat in pass order places what waits in its hand, one tile after the other."""
    position = a_of(packed)
    if position == s.rules.seats:
        pop(s)
        return
    seat = s.pass_order[position]
    types = placeable(s, seat) & ~b_of(packed)
    if types == 0:
        replace(s, frame(DEFERRED, 0, position + 1, 0))
    elif count(types) == 1:
        push(s, ASK_SITE, seat, first(types))
    else:
        push(s, ASK_DEFERRED, seat, types)


def placeable(s: Table, seat: i64) -> i64:
    """Mask of the types in hand that have a site, or that a road could give one."""
    mask: i64 = 0
    t: i64
    hopeful = s.sticks[seat] > 0 and (s.owned[seat] & empty_land(s)) != 0
    for t in range(TYPES):
        if s.hand[seat * TYPES + t] > 0 and (hopeful or useful_sites(s, seat, t) != 0):
            mask |= bit(t)
    return mask


def offer_deferred(s: Table, packed: i64) -> None:
    offer(s, DONE)
    types = a_of(packed)
    while types != 0:
        t = first(types)
        types &= ~bit(t)
        offer(s, TILE + t)


def take_deferred(s: Table, seat: i64, action: i64) -> None:
    pop(s)
    if action == DONE:
        packed = top(s)
        replace(s, frame(DEFERRED, 0, a_of(packed) + 1, 0))
    else:
        push(s, ASK_SITE, seat, action - TILE)


def note_kept(s: Table, seat: i64, building: i64) -> None:
    """A building stays in hand; in deferred placement its type is not asked about again this turn."""
    s.tell(events.KEPT, seat, building)
    packed = top(s)
    if kind_of(packed) == DEFERRED:
        replace(s, frame(DEFERRED, 0, a_of(packed), b_of(packed) | bit(building)))
