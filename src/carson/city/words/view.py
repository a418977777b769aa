"""What a seat may know, as plain JSON data. Built by whitelist: what is not named here is not seen.

The base game has no secrets, so every seat and every spectator gets the same view.
"""

from __future__ import annotations

from carson.city.count.firepower import firepower
from carson.city.facts.buildings import BUILDINGS
from carson.city.facts.characters import LIMIT, NO_TILE, SIDES
from carson.city.facts.geometry import EDGES
from carson.city.facts.ids import EDGE, NONE, ROAD, SPACE, SPACES, TYPES, WAGES
from carson.city.facts.spaces import SPACE_TABLE
from carson.city.table.agenda import FRAME_NAMES, kind_of, seat_of
from carson.city.table.stack import top
from carson.city.table.table import Table
from carson.city.words.actions import TEXTS, parcel_text, parcels_of

Json = dict[str, object]


def view_of(s: Table) -> Json:
    """The table as every seat sees it; seats are numbers, parcels and roads have their text names."""
    return {
        "round": int(s.round),
        "asked": _asked(s),
        **_map(s),
        "market": [_tile_name(int(tile)) for tile in s.market],
        "bag": {BUILDINGS[t].name: int(s.bag[t]) for t in range(TYPES) if s.bag[t] > 0},
        "turn_order": [int(seat) for seat in s.turn_order if seat != NONE],
        "pass_order": [int(seat) for seat in s.pass_order if seat != NONE],
        "ammunition": _or_none(int(s.ammunition)),
        "mayor": _or_none(int(s.mayor)),
        "white": None if s.white_at == NONE else TEXTS[int(s.white_at)],
        "dice": [int(die) for die in s.dice],
        "placing": _placing(s),
        "doubled": _tile_name(int(s.doubled)),
        "players": [_player(s, seat) for seat in range(int(s.rules.seats))],
    }


def _asked(s: Table) -> Json | None:
    """The question or chance on top of the agenda."""
    if s.depth == 0:
        return None
    packed = top(s)
    return {"kind": FRAME_NAMES[int(kind_of(packed))], "seat": int(seat_of(packed))}


def _map(s: Table) -> Json:
    seats = range(int(s.rules.seats))
    return {
        "owners": {parcel_text(p): seat for seat in seats for p in parcels_of(int(s.owned[seat]))},
        "buildings": {
            parcel_text(p): BUILDINGS[t].name for t in range(TYPES) for p in parcels_of(int(s.built[t]))
        },
        "houses": _names(int(s.houses)),
        "townhouses": _names(int(s.townhouses)),
        "mountains": _names(int(s.mountains)),
        "river": _names(int(s.river)),
        "outlaws": _names(int(s.outlaws)),
        "roads": [TEXTS[EDGE + e] for e in range(EDGES) if s.roads[e >> 6] >> (e & 63) & 1],
    }


def _player(s: Table, seat: int) -> Json:
    tile = int(s.tile[seat])
    return {
        "cash": int(s.cash[seat]),
        "vp": int(s.vp[seat]),
        "roads": int(s.sticks[seat]),
        "revolvers": int(s.revolvers[seat]),
        "cowboys": int(s.cowboys[seat]),
        "reserve": int(s.reserve[seat]),
        "firepower": int(firepower(s, seat)),
        "character": None if tile == NO_TILE else SIDES[tile].name,
        "limit": None if tile == NO_TILE else LIMIT[tile],
        "used": bool(s.used[seat]),
        "hand": [BUILDINGS[t].name for t in range(TYPES) for _ in range(int(s.hand[seat * TYPES + t]))],
        "on": places_of(s, seat),
    }


def places_of(s: Table, seat: int) -> list[str]:
    """Where a seat's cowboys stand, one entry for each cowboy."""
    spaces = [SPACE_TABLE[i].name for i in range(SPACES) if s.at_space[seat] >> i & 1]
    wages = [TEXTS[SPACE + WAGES]] * int(s.wages[seat])
    digging = [TEXTS[SPACE + ROAD]] * int(s.diggers[seat])
    return wages + digging + spaces + _names(int(s.at_parcel[seat]))


def _placing(s: Table) -> Json | None:
    """The building that waits for its Houses."""
    if s.site == NONE:
        return None
    return {
        "parcel": parcel_text(int(s.site)),
        "building": BUILDINGS[int(s.site_type)].name,
        "houses_due": int(s.houses_due),
        "refused": _names(int(s.refused)),
    }


def _names(mask: int) -> list[str]:
    return [parcel_text(p) for p in parcels_of(mask)]


def _tile_name(tile: int) -> str | None:
    return None if tile == NONE else BUILDINGS[tile].name


def _or_none(seat: int) -> int | None:
    return None if seat == NONE else seat
