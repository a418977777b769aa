"""Which character tiles can be chosen, and on which side they lie (R-CHAR-SIDE)."""

from mypy_extensions import i64

from carson.city.facts.characters import COWBOY, DOCTOR, PROSPECTOR, RED, TEACHER, YELLOW
from carson.city.facts.geometry import bit, first
from carson.city.facts.ids import MARKET, MINE, RANCH
from carson.city.table.table import Table


def offered_tiles(s: Table) -> i64:
    """Mask of the tiles nobody has, each as it lies now; the Doctor's with both sides."""
    left = s.in_play
    for seat in range(s.rules.seats):
        left &= ~_both_sides(s.character[seat])
        if s.role[seat] != s.character[seat]:  # fetched
            left &= ~_both_sides(s.role[seat])
    tiles: i64 = 0
    while left != 0:
        tile = first(left)
        left &= ~bit(tile)
        tiles |= as_it_lies(s, tile)
    return tiles


def _both_sides(tile: i64) -> i64:
    return bit(tile & ~1) * 3


def as_it_lies(s: Table, tile: i64) -> i64:
    """Mask of the sides a tile of the set offers in this round."""
    number = tile >> 1
    if number == DOCTOR:
        return _both_sides(tile)
    if number == TEACHER:
        return bit(2 * TEACHER + (RED if s.round == s.rules.rounds else YELLOW))
    if tile == 2 * PROSPECTOR + YELLOW and not tile_is_left(s, MINE):
        return bit(2 * PROSPECTOR + RED)  # R-PROSPECTOR-FLIP
    if tile == 2 * COWBOY + RED and not tile_is_left(s, RANCH):
        return bit(2 * COWBOY + YELLOW)  # R-COWBOY-FLIP
    return bit(tile)


def tile_is_left(s: Table, building: i64) -> bool:
    """Whether a tile of this type lies on the track or in the bag; none ever comes back there."""
    return s.bag[building] > 0 or on_track(s, building)


def on_track(s: Table, building: i64) -> bool:
    for slot in range(MARKET):
        if s.market[slot] == building:
            return True
    return False
