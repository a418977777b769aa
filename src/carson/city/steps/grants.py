"""Tiles from the track in phase 1: any building, or a Mine or Ranch with its parcel (R-SHIFT-REFILL)."""

from __future__ import annotations

from mypy_extensions import i64

from carson.city.count.casting import on_track
from carson.city.count.places import free_parcels, property_left
from carson.city.count.powers import power
from carson.city.facts.buildings import REVOLVERS
from carson.city.facts.characters import BUY_TILE, GRANT_MINE
from carson.city.facts.ids import BUILD_12, MARKET, MINE, NO, NONE, PARCEL, RANCH, SPACE, TILE, TYPES
from carson.city.steps.deferred import note_due
from carson.city.table import events
from carson.city.table.agenda import ASK_HOMESTEAD, ASK_SITE, DRAW_TILE, a_of
from carson.city.table.moves import claim, gain_revolvers, pay, put_building
from carson.city.table.stack import allow, pop, push
from carson.city.table.table import Table


def _granted(kind: i64) -> i64:
    """The type of building a power gives with its parcel."""
    return MINE if kind == GRANT_MINE else RANCH


def offer_track(s: Table, packed: i64, seat: i64) -> None:
    """The tiles of the track that may be had, each by its space (R-WHICH-TILE, R-CHAR-OPTIONAL)."""
    kind = a_of(packed)
    allow(s, NO)
    if power(s, seat, kind) > s.cash[seat]:
        return
    slot: i64
    if kind == BUY_TILE:
        for slot in range(MARKET):
            if s.market[slot] != NONE:
                allow(s, SPACE + BUILD_12 + slot)
    elif property_left(s, seat) > 0 and free_parcels(s) != 0:
        _offer_granted(s, _granted(kind))


def _offer_granted(s: Table, building: i64) -> None:
    """A tile of the type on the track, or from the bag when none lies there."""
    slot: i64
    for slot in range(MARKET):
        if s.market[slot] == building:
            allow(s, SPACE + BUILD_12 + slot)
    if not on_track(s, building) and s.bag[building] > 0:
        allow(s, TILE + building)


def take_track(s: Table, packed: i64, seat: i64, action: i64) -> None:
    """Pay, take the tile, and place it before a new one is drawn."""
    kind = a_of(packed)
    pop(s)
    if action == NO:
        return
    pay(s, seat, power(s, seat, kind), events.FOR_BUILDING)
    if action >= TILE:
        building = action - TILE
        s.bag[building] -= 1
    else:
        slot = action - SPACE - BUILD_12
        building = s.market[slot]
        _close_gap(s, slot)
        push(s, DRAW_TILE, 0, 0)
    s.hand[seat * TYPES + building] += 1
    s.tell(events.TOOK_TILE, seat, building, power(s, seat, kind))
    if kind == BUY_TILE:
        note_due(s, seat, building)
        push(s, ASK_SITE, seat, building)  # R-CHINESE-R-BUILD
    else:
        push(s, ASK_HOMESTEAD, seat, building)


def _close_gap(s: Table, gap: i64) -> None:
    """Dearer tiles slide one space; the $12 space is free for a new tile."""
    slot: i64
    for slot in range(gap, 0, -1):
        s.market[slot] = s.market[slot - 1]
    s.market[0] = NONE


def offer_homesteads(s: Table) -> None:
    """Any free parcel, connected or not (R-FREE-PARCEL)."""
    s.options[PARCEL] |= free_parcels(s)


def take_homestead(s: Table, packed: i64, seat: i64, parcel: i64) -> None:
    """A property tile and the building on it; its revolver comes along (R-REVOLVER-WHEN)."""
    building = a_of(packed)
    pop(s)
    claim(s, seat, parcel)
    s.hand[seat * TYPES + building] -= 1
    put_building(s, building, parcel)
    s.tell(events.BUILT, seat, building, parcel)
    gain_revolvers(s, seat, REVOLVERS[building])
