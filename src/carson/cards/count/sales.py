"""What the Auctioneer may sell (C-SALES)."""

from carson.cards.facts.characters import AUCTIONEER
from carson.cards.facts.grid import DOWN, RIGHT, card_cells
from carson.cards.facts.ids import SALES
from carson.cards.table.cities import DRAWN, cell_of, piece_of
from carson.cards.table.table import CITY, COVERED, Table


def may_sell(s: Table, seat: int) -> bool:
    """Whether this seat has the Auctioneer and a sale left (A49). Virtual players never sell (A24)."""
    if s.rules.is_virtual(seat) or not s.owned[seat] >> AUCTIONEER & 1:
        return False
    return s.sold.bit_count() < SALES


def sellable(s: Table, seat: int) -> int:
    """The set of cards this seat may sell now."""
    found = 0
    if may_sell(s, seat) and len(s.laid[seat]) > 1:  # A50
        for laid in s.laid[seat]:
            if piece_of(laid) < DRAWN and _lies_alone(s, seat, laid) and _rest_holds(s, seat, laid):
                found |= 1 << piece_of(laid)
    return found


def _lies_alone(s: Table, seat: int, laid: int) -> bool:
    """Neither above nor below another piece (A51)."""
    own = card_cells(cell_of(laid))
    for other in s.laid[seat]:
        if other != laid and own & cells_under(other):
            return False
    return True


def cells_under(laid: int) -> int:
    """The cells of a laid piece."""
    return 1 << cell_of(laid) if piece_of(laid) >= DRAWN else card_cells(cell_of(laid))


def _rest_holds(s: Table, seat: int, laid: int) -> bool:
    """The remaining parcels are one area, joined along sides."""
    rest = s.cells[seat * CITY + COVERED] ^ card_cells(cell_of(laid))
    return rest != 0 and is_one_area(rest)


def is_one_area(cells: int) -> bool:
    """Whether one can walk from any cell to any other along sides."""
    reached = cells & -cells
    while True:
        wider = reached | reached << RIGHT | reached >> RIGHT | reached << DOWN | reached >> DOWN
        wider &= cells
        if wider == reached:
            return reached == cells
        reached = wider
