"""Cities: pieces are laid, seen from above, and taken away.

A piece is a terrain card, or a single parcel that a drawn position puts on the ground. Numbers below 96 are
cards, from 96 on drawn parcels.
"""

from typing import Final

from carson.cards.facts.deck import CARD_PARCELS
from carson.cards.facts.grid import CORNER, DOWN, RIGHT, SIZE, column_of, row_of
from carson.cards.facts.ids import CARDS, NONE
from carson.cards.table.table import CITY, COVERED, Table

PIECE_SHIFT: Final = 10
CELL_BITS: Final = 1023
DRAWN: Final = CARDS  # DRAWN + parcel: one drawn parcel
CARD_STEPS: Final = (0, RIGHT, DOWN, CORNER)


def cell_of(laid: int) -> int:
    return laid & CELL_BITS


def piece_of(laid: int) -> int:
    return laid >> PIECE_SHIFT


def lay(s: Table, seat: int, piece: int, cell: int) -> None:
    """Put a piece on top of a city."""
    s.laid[seat].append(cell | piece << PIECE_SHIFT)
    _show(s, seat, piece, cell)


def _show(s: Table, seat: int, piece: int, cell: int) -> None:
    show_on(s.cells, seat * CITY, piece, cell)
    reach = 0 if piece >= DRAWN else 1
    column, row = column_of(cell), row_of(cell)
    at = seat * 4
    s.box[at] = min(s.box[at], column)
    s.box[at + 1] = max(s.box[at + 1], column + reach)
    s.box[at + 2] = min(s.box[at + 2], row)
    s.box[at + 3] = max(s.box[at + 3], row + reach)


def show_on(cells: list[int], base: int, piece: int, cell: int) -> None:
    """Change the sets of cells as a piece does that is laid on a city."""
    if piece >= DRAWN:
        _show_parcel(cells, base, piece - DRAWN, 1 << cell)
        return
    at = piece * 4
    _show_parcel(cells, base, CARD_PARCELS[at], 1 << cell)
    _show_parcel(cells, base, CARD_PARCELS[at + 1], 1 << (cell + RIGHT))
    _show_parcel(cells, base, CARD_PARCELS[at + 2], 1 << (cell + DOWN))
    _show_parcel(cells, base, CARD_PARCELS[at + 3], 1 << (cell + CORNER))


def _show_parcel(cells: list[int], base: int, parcel: int, spot: int) -> None:
    """Only the visible parcel of a cell counts (A07)."""
    if cells[base + COVERED] & spot:
        for symbol in range(COVERED):
            if cells[base + symbol] & spot:
                cells[base + symbol] ^= spot
                break
    cells[base + parcel] |= spot
    cells[base + COVERED] |= spot


def remove(s: Table, seat: int, card: int) -> None:
    """Take a card out of a city; the rest is seen as before."""
    s.laid[seat] = [laid for laid in s.laid[seat] if piece_of(laid) != card]
    refresh(s, seat)


def refresh(s: Table, seat: int) -> None:
    """Derive the cells and the box of a city from its pieces."""
    for symbol in range(CITY):
        s.cells[seat * CITY + symbol] = 0
    for side in range(4):
        s.box[seat * 4 + side] = SIZE if side % 2 == 0 else -1
    for laid in s.laid[seat]:
        _show(s, seat, piece_of(laid), cell_of(laid))


def place_of(s: Table, seat: int, card: int) -> int:
    """The cell where a card lies, or NONE."""
    for laid in s.laid[seat]:
        if piece_of(laid) == card:
            return cell_of(laid)
    return NONE


def visible_at(s: Table, seat: int, cell: int) -> int:
    """The parcel that shows at a cell of a city, or NONE."""
    for symbol in range(COVERED):
        if s.cells[seat * CITY + symbol] >> cell & 1:
            return symbol
    return NONE
