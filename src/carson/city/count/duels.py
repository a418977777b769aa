"""Where a duel is to be, and between how many."""

from typing import Final

from mypy_extensions import i64

from carson.city.count.places import all_buildings
from carson.city.facts.geometry import bit, count
from carson.city.facts.ids import CITY_HALL
from carson.city.table.moves import stands_at
from carson.city.table.table import Table

# ---- arenas: a of FIGHTS and ASK_FIGHT
ON_LAND: Final = 0
ON_BUILDINGS: Final = 1
WITH_OUTLAWS: Final = 2

AFTER_REROLL: Final = 8  # in b of ROLL_DUEL, besides the first of two dice


def contested(s: Table, arena: i64) -> i64:
    """Parcels of one arena where two or more cowboys stand; with an outlaw one is enough."""
    once: i64 = 0
    twice: i64 = 0
    for seat in range(s.rules.seats):
        twice |= once & s.at_parcel[seat]
        once |= s.at_parcel[seat]
    if arena == WITH_OUTLAWS:
        return once & s.outlaws
    if arena == ON_LAND:
        return twice & ~(s.taken | s.built[CITY_HALL] | s.outlaws)
    return twice & all_buildings(s)


def standing_at(s: Table, place: i64) -> i64:
    """Mask of the players whose cowboys contest a place; the white one never does."""
    mask: i64 = 0
    for seat in range(s.rules.seats):
        if stands_at(s, seat, place):
            mask |= bit(seat)
    return mask


def duellists(s: Table, place: i64) -> i64:
    return count(standing_at(s, place))
