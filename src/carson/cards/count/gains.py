"""What a choice is worth: the change of the owner's score if the game ended right after it."""

from carson.cards.count.placements import placements
from carson.cards.count.sales import may_sell
from carson.cards.count.scores import count_city, points_of
from carson.cards.facts.grid import CENTRE, bits_of
from carson.cards.facts.ids import CHARACTER, NONE, TERRAIN
from carson.cards.table.cities import cell_of, piece_of, show_on
from carson.cards.table.table import CITY, Table


def gain_of_card(s: Table, seat: int, action: int) -> int:
    """What a card of the offer adds to the score; a terrain card is taken for its best place."""
    if action >= CHARACTER:
        return gain_of_character(s, seat, action - CHARACTER)
    return best_place(s, seat, action - TERRAIN)[0]


def _with_card(s: Table, seat: int, card: int, cell: int) -> int:
    city = s.city(seat)
    show_on(city, 0, card, cell)
    return count_city(city, s.owned[seat], s.sold.bit_count()).total()


def gains_of_places(s: Table, seat: int, card: int, cells: list[int]) -> list[int]:
    """What a card adds on each of these cells."""
    now = points_of(s, seat).total()
    return [_with_card(s, seat, card, cell) - now for cell in cells]


def best_place(s: Table, seat: int, card: int) -> tuple[int, int]:
    """The most a card can add, and the first cell where it does; 0 and NONE when it fits nowhere (A02)."""
    cells = bits_of(placements(s, seat, card)) if s.laid[seat] else [CENTRE]
    best, found = 0, NONE
    for cell, gain in zip(cells, gains_of_places(s, seat, card, cells), strict=True):
        if found == NONE or gain > best:
            best, found = gain, cell
    return best, found


def gain_of_character(s: Table, seat: int, character: int) -> int:
    """What a character adds to the city as it is."""
    city = s.city(seat)
    sold = s.sold.bit_count()
    owned = s.owned[seat] | 1 << character
    return count_city(city, owned, sold).total() - points_of(s, seat).total()


def gain_of_sale(s: Table, seat: int, card: int) -> int:
    """What a sale adds: seven points less what the card is worth where it lies."""
    if not may_sell(s, seat):
        return 0
    city = [0] * CITY
    for laid in s.laid[seat]:
        if piece_of(laid) != card:
            show_on(city, 0, piece_of(laid), cell_of(laid))
    after = count_city(city, s.owned[seat], s.sold.bit_count() + 1).total()
    return after - points_of(s, seat).total()
