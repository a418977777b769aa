"""Duel tiles are handed out and dealt; who has none left takes some from the pile (R-MIR-REFILL)."""

from typing import Final

from mypy_extensions import i64

from carson.city.count import duel_tiles
from carson.city.facts.geometry import bit
from carson.city.facts.ids import DUEL_TILE, NONE
from carson.city.question import Chance, Entry, Step
from carson.city.table import events
from carson.city.table.agenda import DEAL_TILES, DRAW_DUEL_TILE, HAND_OUT_TILES, a_of, seat_of
from carson.city.table.stack import allow, one_less, pop, push
from carson.city.table.table import Table


class HandOutTiles(Step):
    """One of each for everybody, or as many as are dealt at random (D-52)."""

    def run(self, s: Table, packed: i64) -> None:
        if s.rules.dealt_tiles != 0:
            s.uncounted = s.rules.tile_seats
            push(s, DEAL_TILES, 0, s.rules.dealt_tiles)
            return
        seat: i64
        for seat in range(s.rules.seats):
            if duel_tiles.holds_tiles(s, seat):
                s.duel_tiles[seat] = duel_tiles.ONE_OF_EACH


def _count_aloud(s: Table) -> None:
    """Everybody announces a total; strong hands start with less money, but never with none.

    R-MIR-CASH; the money of a sheet counts in (R-MIR-NB).
    """
    s.uncounted = 0
    seat: i64
    for seat in range(s.rules.seats):
        if duel_tiles.holds_tiles(s, seat):
            points = duel_tiles.total(duel_tiles.in_hand(s, seat))
            cash = max(s.cash[seat] + duel_tiles.MIDDLE_TOTAL - points, 1)
            s.bank -= cash - s.cash[seat]
            s.cash[seat] = cash
            s.tell(events.COUNTED_TILES, seat, points, cash)


class DealTiles(Step):
    """Tiles from the pile for the next seat that has none."""

    def run(self, s: Table, packed: i64) -> None:
        seat = next_to_draw(s)
        if seat == NONE:
            pop(s)
            if s.round == 0:
                _count_aloud(s)
            return
        number = min(a_of(packed), duel_tiles.size(duel_tiles.pile(s)))
        if s.round != 0:
            s.face_up = 0
            s.uncounted |= bit(seat)
            s.tell(events.DREW_DUEL_TILES, seat, number)
        push(s, DRAW_DUEL_TILE, seat, number)


def next_to_draw(s: Table) -> i64:
    """Who takes tiles next: before the first round by seat, later in pass order; NONE with an empty pile."""
    if duel_tiles.pile(s) == 0:
        return NONE
    position: i64
    for position in range(s.rules.seats):
        seat = position if s.round == 0 else s.pass_order[position]
        if duel_tiles.holds_tiles(s, seat) and duel_tiles.in_hand(s, seat) == 0:
            return seat
    return NONE


class DrawDuelTile(Chance):
    """A tile of the pile."""

    def offer(self, s: Table, packed: i64) -> None:
        offer_values(s, duel_tiles.pile(s))

    def take(self, s: Table, packed: i64, action: i64) -> None:
        s.duel_tiles[seat_of(packed)] += duel_tiles.tile(action - DUEL_TILE)
        one_less(s, packed)


def offer_values(s: Table, tiles: i64) -> None:
    value: i64
    for value in range(duel_tiles.VALUES):
        if duel_tiles.how_many(tiles, value) > 0:
            allow(s, DUEL_TILE + value)


QUESTIONS: Final[list[Entry]] = [
    HandOutTiles(HAND_OUT_TILES),
    DealTiles(DEAL_TILES),
    DrawDuelTile(DRAW_DUEL_TILE),
]
