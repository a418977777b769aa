"""Where a cowboy of a seat may be placed: masks of parcels and of spaces."""

from typing import Final

from mypy_extensions import i64

from carson.city.count import places
from carson.city.count.powers import in_force, power
from carson.city.facts import characters, geometry, ids
from carson.city.table.table import Table

SINGER_SPACES: Final = (1 << ids.ROADS) | (1 << ids.SPACES) - (1 << ids.PARCEL_INCOME)  # R-SINGER-SPACES
NEVER_DUELS: Final = (1 << ids.WAGES) | (1 << ids.ROAD)


def pass_place(s: Table, seat: i64) -> i64:
    """How many have passed before a seat; the number of seats while it has not passed."""
    place: i64 = 0
    while place < s.rules.seats and s.pass_order[place] != seat:
        place += 1
    return place


def has_passed(s: Table, seat: i64) -> bool:
    return pass_place(s, seat) < s.rules.seats


def target_spaces(s: Table, seat: i64) -> i64:
    """Spaces for an ordinary cowboy (R-DUP-COWBOY, R-SHERIFF-BLOCK, R-SHERIFF-R-PROVOKE)."""
    spaces = places.open_spaces(s) & ~s.at_space[seat]
    if s.white_at >= ids.SPACE:
        spaces &= ~geometry.bit(s.white_at - ids.SPACE) | geometry.bit(ids.WAGES) | geometry.bit(ids.ROAD)
    if in_force(s, characters.PEACE) and power(s, seat, characters.PEACE) != 0:
        spaces &= ~places.fighting_spaces(s, seat)
    return spaces


def target_parcels(s: Table, seat: i64) -> i64:
    """Land, rival and own buildings, the City Hall and any outlaw's parcel (R-PLACE-LEGAL)."""
    own = places.all_buildings(s) & s.owned[seat]
    parcels = places.unowned_land(s) | places.attackable(s, seat) | own | s.built[ids.CITY_HALL] | s.outlaws
    parcels &= ~s.at_parcel[seat]
    if ids.NONE < s.white_at < ids.SPACE:
        parcels &= ~geometry.bit(s.white_at)
    if in_force(s, characters.PEACE) and power(s, seat, characters.PEACE) != 0:
        parcels &= own | ~(places.taken_parcels(s, seat) | s.outlaws)
    return parcels


def singer_spaces(s: Table, seat: i64) -> i64:
    """Spaces for a cowboy with a no-duel token, the white cowboy's too (R-SINGER-SPACES, R-SINGER-OWN2)."""
    return places.open_spaces(s) & ~s.at_space[seat] & SINGER_SPACES
