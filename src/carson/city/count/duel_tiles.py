"""Duel tiles: six values of 0 to 5, packed into one number with four bits for each value."""

from typing import Final

from mypy_extensions import i64

from carson.city.count.powers import holder
from carson.city.facts import characters, geometry, ids
from carson.city.table import Table, moves, stack
from carson.city.table.agenda import ASK_DUEL_TILES, a_of, kind_of

VALUES: Final[i64] = 6
VALUE_BITS: Final = 4
ONE_OF_EACH: Final = 0x111111
TILES_WHEN_EMPTY: Final = 3  # tiles somebody without any takes (R-MIR-REFILL)
MIDDLE_TOTAL: Final = 15  # a hand of this total leaves the start money as it is (R-MIR-CASH)


# ---- packed tiles


def tile(value: i64) -> i64:
    """One tile of a value."""
    one: i64 = 1
    return one << (VALUE_BITS * value)


def how_many(tiles: i64, value: i64) -> i64:
    return (tiles >> (VALUE_BITS * value)) & 15


def size(tiles: i64) -> i64:
    number: i64 = 0
    while tiles != 0:
        number += tiles & 15
        tiles >>= VALUE_BITS
    return number


def total(tiles: i64) -> i64:
    points: i64 = 0
    for value in range(1, VALUES):
        points += value * how_many(tiles, value)
    return points


def values_of(tiles: i64) -> list[int]:
    """Every value as often as it is there, ascending."""
    return [value for value in range(VALUES) for _ in range(how_many(tiles, value))]


# ---- where they are


def holds_tiles(s: Table, seat: i64) -> bool:
    """Whether a seat fights with tiles at all."""
    return (s.rules.tile_seats & geometry.bit(seat)) != 0


def pile(s: Table) -> i64:
    """The common pile: every tile that is neither in a hand nor on the table."""
    tiles = s.rules.duel_tiles * ONE_OF_EACH
    for seat in range(s.rules.seats):
        tiles -= s.duel_tiles[seat] + s.duel_played[seat]
    return tiles


# ---- what is known


def are_shown(s: Table) -> bool:
    """Whether the tiles on the table lie face up: when only the Gunsmith has still to play (R-MIR-REVEAL)."""
    if s.depth == 0 or kind_of(stack.top(s)) != ASK_DUEL_TILES:
        return True
    gunsmith = holder(s, characters.REROLL)
    return gunsmith != ids.NONE and a_of(stack.top(s)) == geometry.bit(gunsmith)


def own_tiles(s: Table, seat: i64) -> i64:
    """What a seat has in hand and, while that is a secret, on the table."""
    return s.duel_tiles[seat] if are_shown(s) else s.duel_tiles[seat] + s.duel_played[seat]


def known_total(s: Table, seat: i64) -> i64:
    """The points in a seat's hand as far as everybody can count them; NONE when they cannot."""
    if (s.uncounted & geometry.bit(seat)) != 0:
        return ids.NONE
    return total(own_tiles(s, seat))


def tiles_due(s: Table, seat: i64, place: i64) -> i64:
    """One tile, with dynamite two."""
    return 2 if moves.carries_dynamite(s, seat, place) else 1
