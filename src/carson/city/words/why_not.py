"""Why an action is not legal now, in one sentence for a person."""

from __future__ import annotations

from carson.city.count.places import attackable, open_spaces, property_left
from carson.city.count.prices import parcel_price
from carson.city.facts.geometry import EDGES, bit
from carson.city.facts.ids import EDGE, NONE, SPACE, SPACES
from carson.city.table.agenda import ASK_HOUSE, ASK_PARCEL, ASK_PLACE, ASK_SITE, ASK_WHITE, kind_of
from carson.city.table.moves import building_at, owner_of
from carson.city.table.stack import top
from carson.city.table.table import Table
from carson.city.words.actions import TEXTS, edge_text, parcel_text
from carson.core.seats import seat_text


def why_not(s: Table, seat: int, action: int) -> str:
    """The reason, or at least what is asked instead."""
    if action not in TEXTS:
        return f"there is no action number {action}"
    if s.depth == 0:
        return "the game is over"
    return _reason(s, seat, action) or f"“{TEXTS[action]}” is not one of the choices now"


def _reason(s: Table, seat: int, action: int) -> str:
    kind = int(kind_of(top(s)))
    if EDGE <= action < EDGE + EDGES:
        return _no_road(s, seat, action - EDGE)
    if kind in (ASK_PLACE, ASK_WHITE):
        if SPACE <= action < SPACE + SPACES:
            return _no_space(s, seat, action - SPACE)
        if action < EDGE:
            return _no_target(s, seat, action)
    if kind == ASK_PARCEL and action < EDGE:
        return _no_purchase(s, seat, action)
    if kind == ASK_SITE and action < EDGE:
        return _no_site(s, seat, action)
    if kind == ASK_HOUSE and action < EDGE:
        return _no_house(s, action)
    return ""


def _no_road(s: Table, seat: int, edge: int) -> str:
    if s.roads[edge >> 6] & bit(edge & 63):
        return f"there is a road on {edge_text(edge)} already"
    if not s.reach[edge >> 6] & bit(edge & 63):
        return f"a road on {edge_text(edge)} would touch no other road"
    if s.sticks[seat] == 0:
        return "there is no road left in your supply"
    return ""


def _no_space(s: Table, seat: int, space: int) -> str:
    name = TEXTS[SPACE + space]
    if not open_spaces(s) & bit(space):
        return f"{name} is closed this round"
    if s.at_space[seat] & bit(space):
        return f"you have a cowboy on {name} already"
    if s.white_at == SPACE + space:
        return f"the white cowboy holds {name}; nobody may join it"
    if s.cowboys[seat] == 0:
        return "you have no cowboy left to place"
    return f"the white cowboy may not start a duel on {name}"


def _no_target(s: Table, seat: int, parcel: int) -> str:
    name = parcel_text(parcel)
    if s.at_parcel[seat] & bit(parcel):
        return f"you have a cowboy on {name} already"
    if s.white_at == parcel:
        return f"the white cowboy holds {name}; nobody may join it"
    owner = int(owner_of(s, parcel))
    building = int(building_at(s, parcel))
    if owner == seat and building == NONE:
        return f"{name} is yours and has no building to defend"
    if owner != NONE and building == NONE:
        return f"{name} belongs to {seat_text(owner)} and has no building to attack"
    if owner not in (NONE, seat) and not attackable(s, seat) & bit(parcel):
        return f"the building on {name} cannot be attacked"
    if s.cowboys[seat] == 0:
        return "you have no cowboy left to place"
    return f"the white cowboy may not go to {name}"


def _no_purchase(s: Table, seat: int, parcel: int) -> str:
    name = parcel_text(parcel)
    if not s.at_parcel[seat] & bit(parcel) and s.white_at != parcel:
        return f"you have no cowboy on {name}"
    if property_left(s, seat) == 0:
        return "you have no property tile left"
    price = int(parcel_price(s, parcel))
    return f"{name} costs ${price} and you have ${int(s.cash[seat])}"


def _no_site(s: Table, seat: int, parcel: int) -> str:
    name = parcel_text(parcel)
    if owner_of(s, parcel) != seat:
        return f"{name} is not yours"
    if s.occupied & bit(parcel):
        return f"something stands on {name} already"
    if not s.connected & bit(parcel):
        return f"no road touches {name}"
    return f"the building cannot stand on {name}"


def _no_house(s: Table, parcel: int) -> str:
    name = parcel_text(parcel)
    if s.refused & bit(parcel):
        return f"the owner of {name} has refused"
    if s.houses & bit(parcel):
        return f"the House on {name} cannot become a Townhouse: not all eight parcels around it are taken"
    if s.occupied & bit(parcel):
        return f"something stands on {name} already"
    if not s.connected & bit(parcel):
        return f"no road touches {name}"
    return f"no House can stand on {name}"
