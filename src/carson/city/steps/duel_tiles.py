"""Might is Right: duel tiles instead of dice, chosen in secret, shown together, taken from a common pile."""

from __future__ import annotations

from mypy_extensions import i64

from carson.city.count.duel_tiles import (
    MIDDLE_TOTAL,
    ONE_OF_EACH,
    REFILL,
    VALUES,
    are_shown,
    holds_tiles,
    how_many,
    in_hand,
    pile,
    played,
    size,
    tile,
    total,
    values_of,
)
from carson.city.count.firepower import firepower
from carson.city.count.powers import holder
from carson.city.facts.characters import REROLL
from carson.city.facts.geometry import bit, first
from carson.city.facts.ids import DUEL_TILE, NONE
from carson.city.table import events
from carson.city.table.agenda import ASK_DUEL_TILES, DEAL_TILES, DRAW_DUEL_TILE, a_of, b_of, frame
from carson.city.table.moves import carries_dynamite, stands_at
from carson.city.table.stack import allow, pop, push, replace
from carson.city.table.table import Table

# ---- before the first round


def lay_out(s: Table) -> None:
    """One of each for everybody, or as many as are dealt at random (D-52)."""
    seat: i64
    if s.rules.dealt_tiles != 0:
        s.uncounted = s.rules.tile_seats
        push(s, DEAL_TILES, 0, s.rules.dealt_tiles)
        return
    for seat in range(s.rules.seats):
        if holds_tiles(s, seat):
            s.duel_tiles[seat] = ONE_OF_EACH


def _count_aloud(s: Table) -> None:
    """Everybody announces a total; strong hands start with less money, but never with none.

    R-MIR-CASH; the money of a sheet counts in (R-MIR-NB).
    """
    s.uncounted = 0
    seat: i64
    for seat in range(s.rules.seats):
        if holds_tiles(s, seat):
            points = total(in_hand(s, seat))
            cash = max(s.cash[seat] + MIDDLE_TOTAL - points, 1)
            s.bank -= cash - s.cash[seat]
            s.cash[seat] = cash
            s.tell(events.COUNTED_TILES, seat, points, cash)


# ---- dealing


def deal(s: Table, packed: i64) -> None:
    """Tiles from the pile for the next seat that has none."""
    seat = _next_to_draw(s)
    if seat == NONE:
        pop(s)
        if s.round == 0:
            _count_aloud(s)
        return
    number = min(a_of(packed), size(pile(s)))
    if s.round != 0:
        s.face_up = 0
        s.uncounted |= bit(seat)
        s.tell(events.DREW_DUEL_TILES, seat, number)
    push(s, DRAW_DUEL_TILE, seat, number)


def _next_to_draw(s: Table) -> i64:
    """Who takes tiles next: before the first round by seat, later in pass order; NONE with an empty pile."""
    if pile(s) == 0:
        return NONE
    position: i64
    for position in range(s.rules.seats):
        seat = position if s.round == 0 else s.pass_order[position]
        if holds_tiles(s, seat) and in_hand(s, seat) == 0:
            return seat
    return NONE


def offer_draw(s: Table) -> None:
    _offer_values(s, pile(s))


def take_draw(s: Table, packed: i64, seat: i64, value: i64) -> None:
    s.duel_tiles[seat] += tile(value)
    left = a_of(packed) - 1
    if left == 0:
        pop(s)
    else:
        replace(s, frame(DRAW_DUEL_TILE, seat, left, 0))


def _offer_values(s: Table, tiles: i64) -> None:
    value: i64
    for value in range(VALUES):
        if how_many(tiles, value) > 0:
            allow(s, DUEL_TILE + value)


# ---- playing


def begin(s: Table, place: i64) -> bool:
    """Ask everybody at a place who has a choice, the Gunsmith last; True when nobody has one."""
    choosers: i64 = 0
    gunsmith = holder(s, REROLL)
    seat: i64
    for seat in range(s.rules.seats):
        if not stands_at(s, seat, place) or not holds_tiles(s, seat):
            continue
        if size(in_hand(s, seat)) <= tiles_due(s, seat, place):
            _put_down(s, seat, in_hand(s, seat))  # R-DYNAMITE-MIR
        elif seat != gunsmith:
            choosers |= bit(seat)
    if choosers == 0:
        return _turn_up(s, place)
    push(s, ASK_DUEL_TILES, first(choosers), choosers, place)
    return False


def tiles_due(s: Table, seat: i64, place: i64) -> i64:
    """One tile, with dynamite two."""
    return 2 if carries_dynamite(s, seat, place) else 1


def offer_tiles(s: Table, seat: i64) -> None:
    _offer_values(s, in_hand(s, seat))


def play(s: Table, packed: i64, seat: i64, value: i64) -> bool:
    """A seat puts a tile down; True when the last tile of the duel lies open."""
    place = b_of(packed)
    waiting = a_of(packed)
    was_shown = are_shown(s)
    _put_down(s, seat, tile(value))
    if size(played(s, seat)) == tiles_due(s, seat, place):
        waiting &= ~bit(seat)
    if waiting != 0:
        replace(s, frame(ASK_DUEL_TILES, first(waiting), waiting, place))
        return False
    pop(s)
    if was_shown:
        _show(s, seat)
        return True
    return _turn_up(s, place)


def _put_down(s: Table, seat: i64, tiles: i64) -> None:
    s.duel_tiles[seat] -= tiles
    s.duel_played[seat] += tiles


def _turn_up(s: Table, place: i64) -> bool:
    """All show together; then the Gunsmith chooses, if he is here (R-MIR-REVEAL). True when he is not."""
    gunsmith = holder(s, REROLL)
    if gunsmith != NONE and not _has_a_choice(s, gunsmith, place):
        gunsmith = NONE
    position: i64
    for position in range(s.rules.seats):
        seat = s.pass_order[position]
        if seat != gunsmith and stands_at(s, seat, place) and holds_tiles(s, seat):
            _show(s, seat)
    if gunsmith != NONE:
        push(s, ASK_DUEL_TILES, gunsmith, bit(gunsmith), place)
    return gunsmith == NONE


def _has_a_choice(s: Table, seat: i64, place: i64) -> bool:
    """Whether a seat at this place has tiles in hand and none on the table."""
    return stands_at(s, seat, place) and in_hand(s, seat) != 0 and played(s, seat) == 0


def _show(s: Table, seat: i64) -> None:
    """Tell what a seat has played; an empty hand is worth 0 (R-MIR-REFILL)."""
    if played(s, seat) == 0:
        s.tell(events.EMPTY_HANDED, seat, firepower(s, seat))
    for value in values_of(played(s, seat)):
        s.tell(events.TURNED_UP, seat, value, firepower(s, seat))


# ---- afterwards


def points_of(s: Table, seat: i64) -> i64:
    """What the tiles on the table add to a seat's firepower."""
    return total(played(s, seat))


def clear(s: Table) -> None:
    """Used tiles go to the pile, face up; who has none left takes some from it (R-MIR-REFILL)."""
    seat: i64
    for seat in range(s.rules.seats):
        s.face_up += played(s, seat)
        s.duel_played[seat] = 0
    if _next_to_draw(s) != NONE:
        push(s, DEAL_TILES, 0, REFILL)
