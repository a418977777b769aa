"""Kit Carson: placed pieces are taken back, and everybody may place at once (R-KIT-REALTIME)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carson.city.count.powers import power
from carson.city.count.shifting import removable_parcels, removable_spaces
from carson.city.facts.characters import SING
from carson.city.facts.geometry import bit
from carson.city.facts.ids import BACK, BACK_SPACE, GAMBLING, NONE, ROAD, SPACE, SPACES, WAGES, WORDS
from carson.city.table import events, moves
from carson.city.table.agenda import PLACE_TOGETHER, frame, kind_of
from carson.city.table.stack import replace, top
from carson.city.table.table import Table

# ---- what is taken back
COWBOY: Final = 0
WHITE: Final = 1
SINGER: Final = 2  # goes nowhere but to Gambling, so there is nothing to shift


def offer_take_backs(s: Table, seat: i64) -> None:
    """Every own piece on the board, as long as take-backs are left."""
    s.options[BACK >> 6] |= removable_parcels(s, seat)
    s.options[BACK_SPACE >> 6] |= removable_spaces(s, seat)
    s.words_used = WORDS


def is_take_back(action: i64) -> bool:
    return BACK <= action < BACK_SPACE + SPACES


def place_of(action: i64) -> i64:
    """The parcel or space that a piece is taken back from."""
    return action - BACK if action < BACK_SPACE else SPACE + action - BACK_SPACE


def take_back(s: Table, seat: i64, place: i64) -> i64:
    """A piece leaves its place; which one it is. The white cowboy goes last where two stand."""
    s.shifts[seat] += 1
    if has_own_cowboy(s, seat, place):
        s.tell(events.TOOK_BACK, seat, place)
        if place == SPACE + GAMBLING and _has_sung(s, seat):
            _stop_singing(s, seat)
            return SINGER
        moves.take_back(s, seat, place)
        return COWBOY
    s.tell(events.TOOK_BACK_WHITE, seat, place)
    s.white_at = NONE
    s.used[seat] = 0
    return WHITE


def has_own_cowboy(s: Table, seat: i64, place: i64) -> bool:
    """Whether one of a seat's ten cowboys stands at a place."""
    if place == SPACE + WAGES:
        return s.wages[seat] > 0
    if place == SPACE + ROAD:
        return s.road_cowboys[seat] > 0
    return moves.stands_at(s, seat, place)


def _has_sung(s: Table, seat: i64) -> bool:
    return s.used[seat] != 0 and power(s, seat, SING) != 0


def _stop_singing(s: Table, seat: i64) -> None:
    """The cowboy returns to the general supply it came from (R-SINGER-R-TURN)."""
    moves.retire(s, seat, SPACE + GAMBLING)
    s.used[seat] = 0


# ---- everybody at once


def open_to_all(s: Table, first: i64) -> None:
    """After the first player's first command everybody may act; `first` is named first among them."""
    if kind_of(top(s)) != PLACE_TOGETHER:
        s.tell(events.ALL_AT_ONCE, NONE)
    waiting: i64 = bit(s.rules.seats) - 1
    position: i64
    for position in range(s.rules.seats):
        if s.pass_order[position] != NONE:
            waiting &= ~bit(s.pass_order[position])
    replace(s, frame(PLACE_TOGETHER, first, waiting, 0))


def forget_shifts(s: Table) -> None:
    """The next round counts anew."""
    seat: i64
    if s.rules.take_backs != 0:
        for seat in range(s.rules.seats):
            s.shifts[seat] = 0
