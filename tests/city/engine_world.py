"""Carrying positions between the oracle's World and the engine's Table."""

from __future__ import annotations

from carson.city.facts.buildings import TYPE_BY_NAME
from carson.city.facts.characters import NO_TILE, TILE_BY_NAME
from carson.city.facts.geometry import bit
from carson.city.facts.ids import EDGE, NONE
from carson.city.facts.rules import BASIC_TYPES, EXTRA_TYPES, Rules, bag_of
from carson.city.state import CityState
from carson.city.table.moves import refresh
from carson.city.words.actions import ACTIONS, parcel_text, parcels_of
from tests.oracle.world import World

MERCENARIES = {0: NO_TILE, 2: TILE_BY_NAME["mercenary-red"], 3: TILE_BY_NAME["mercenary"]}
FIRST_TILES = bytes(range(2, 16, 2))


def full_rules(seats: int) -> Rules:
    return Rules({"seats": str(seats)}, FIRST_TILES, bag_of(set(BASIC_TYPES | EXTRA_TYPES)))


def mask(parcels: set[str]) -> int:
    """The engine's signed mask of named parcels."""
    total = 0
    for name in parcels:
        total |= bit(ACTIONS[name])
    return int(total)


def names(mask_: int) -> set[str]:
    return {parcel_text(p) for p in parcels_of(int(mask_))}


def table_of(world: World) -> CityState:
    """The world on the engine's table; nothing is asked of anybody."""
    s = CityState(full_rules(world.seats))
    s.round = world.round
    for parcel, seat in world.owner.items():
        s.owned[seat] |= bit(ACTIONS[parcel])
    for parcel, kind in world.buildings.items():
        s.built[TYPE_BY_NAME[kind]] |= bit(ACTIONS[parcel])
    s.houses = mask(world.houses)
    s.townhouses = mask(world.townhouses)
    s.mountains = mask(world.mountains)
    s.river = mask(world.river)
    for road in world.roads:
        edge = ACTIONS[road] - EDGE
        s.roads[edge >> 6] |= bit(edge & 63)
    s.mayor = NONE if world.mayor is None else world.mayor
    s.ammunition = NONE if world.ammo is None else world.ammo
    s.doubled = NONE
    for seat in range(world.seats):
        s.cash[seat] = world.cash[seat]
        s.vp[seat] = world.vp[seat]
        s.revolvers[seat] = world.revolvers[seat]
        s.cowboys[seat] = world.cowboys[seat]
        s.tile[seat] = MERCENARIES[world.mercenary[seat]]
    for parcel, seat in world.robbers.items():
        s.at_parcel[seat] |= bit(ACTIONS[parcel])
    if world.doubled is not None:
        s.tile[world.doubled[0]] = TILE_BY_NAME["grocer"]
        s.doubled = TYPE_BY_NAME[world.doubled[1]]
    for position, seat in enumerate(world.pass_order):
        s.pass_order[position] = seat
    refresh(s)
    return s
