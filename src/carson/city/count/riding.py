"""Riding, in the variant Horses: which cowboy may move, and where to."""

from mypy_extensions import i64

from carson.city.count.placing import NEVER_DUELS, singer_spaces, target_parcels, target_spaces
from carson.city.count.powers import power, white_holder
from carson.city.facts.characters import SING
from carson.city.facts.geometry import bit
from carson.city.facts.ids import CITY_HALL, GAMBLING, NONE, ROAD, SPACE, WAGES
from carson.city.table.moves import carries_dynamite, carries_no_duel
from carson.city.table.table import Table


def movable_parcels(s: Table, seat: i64) -> i64:
    """Parcels with a piece placed this round; whoever holds the City Hall stays there (R-CITYHALL-STAY)."""
    parcels = s.at_parcel[seat] & ~s.built[CITY_HALL] if s.mayor == seat else s.at_parcel[seat]
    if NONE < s.white_at < SPACE and white_holder(s) == seat:
        parcels |= bit(s.white_at)
    return parcels


def own_spaces(s: Table, seat: i64) -> i64:
    """Spaces with a cowboy of a seat, those without duels too."""
    spaces = s.at_space[seat]
    if s.wages[seat] > 0:
        spaces |= bit(WAGES)
    return spaces | bit(ROAD) if s.road_cowboys[seat] > 0 else spaces


def spaces_with_piece(s: Table, seat: i64) -> i64:
    """Spaces with a piece of a seat, the white cowboy too."""
    spaces = own_spaces(s, seat)
    if s.white_at >= SPACE and white_holder(s) == seat:
        spaces |= bit(s.white_at - SPACE)
    return spaces


def movable_spaces(s: Table, seat: i64) -> i64:
    """Spaces with a piece of the own supply; the one who sings came from elsewhere and stays."""
    sings = power(s, seat, SING) != 0 and carries_no_duel(s, seat, GAMBLING)
    spaces = spaces_with_piece(s, seat)
    return spaces & ~bit(GAMBLING) if sings else spaces


def has_own_cowboy(s: Table, seat: i64, place: i64) -> bool:
    """Whether one of a seat's ten cowboys stands at a place; where two stand, the white one goes last."""
    mask = own_spaces(s, seat) if place >= SPACE else s.at_parcel[seat]
    return (mask & bit(place & 63)) != 0


def goal_parcels(s: Table, seat: i64, origin: i64) -> i64:
    if origin >= SPACE and carries_no_duel(s, seat, origin - SPACE):
        return 0
    return target_parcels(s, seat)


def goal_spaces(s: Table, seat: i64, origin: i64) -> i64:
    """Not where it stands; dynamite goes where a duel can be, a no-duel token where it works."""
    if origin >= SPACE and carries_no_duel(s, seat, origin - SPACE):
        return singer_spaces(s, seat)
    spaces = target_spaces(s, seat)
    if carries_dynamite(s, seat, origin):
        spaces &= ~NEVER_DUELS
    return spaces & ~bit(origin - SPACE) if origin >= SPACE else spaces
