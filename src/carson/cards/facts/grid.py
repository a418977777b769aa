"""The ground a city lies on: 28 x 28 cells, wide enough for every city that can grow from its middle.

A city is at most nine cells wide and a card two, so without sales no cell is further than eight from the
first card. Each of the three sales of the Auctioneer can free two more columns or rows on one side. Cells
are named as in a spreadsheet: a letter for the column, a number for the row, a1 top left; a card by its
upper left cell.

A set of cells is one number: bit `row * 28 + column`. There is no border between the rows, because no
city can touch both ends of a row.
"""

from typing import Final

SIZE: Final = 28
CELLS: Final = 784
RIGHT: Final = 1  # the distance of two bits side by side
DOWN: Final = 28
CORNER: Final = 29
CENTRE: Final = 13 * 28 + 13  # where the first card of every city lies (A22)

NEAR: Final = 8  # the size of a city
FAR: Final = 9  # of its longer side with the Captain

NEIGHBOURS: Final[list[int]] = []  # by cell: the eight cells around it


def column_of(cell: int) -> int:
    return cell % SIZE


def row_of(cell: int) -> int:
    return cell // SIZE


def rectangle(left: int, top: int, right: int, bottom: int) -> int:
    """All cells from one corner to the other, both included; none when they are the wrong way round."""
    left, top, right, bottom = max(left, 0), max(top, 0), min(right, SIZE - 1), min(bottom, SIZE - 1)
    if left > right or top > bottom:
        return 0
    row = ((1 << (right - left + 1)) - 1) << left
    return (row * ROWS[bottom - top + 1]) << (top * SIZE)


def card_cells(cell: int) -> int:
    """The four cells under a card."""
    return CARD << cell


# ---- sets of small numbers


def bits_of(mask: int) -> list[int]:
    """The numbers of a set, ascending."""
    found: list[int] = []
    if mask == 0:
        return found
    data = mask.to_bytes((mask.bit_length() + 7) >> 3, "little")
    for at in range(len(data)):
        byte = data[at]
        if byte != 0:
            for place in BYTE_BITS[byte]:
                found.append(at * 8 + place)
    return found


def nth_bit(mask: int, n: int) -> int:
    """The n-th number of a set, counted from 0."""
    data = mask.to_bytes((mask.bit_length() + 7) >> 3, "little")
    for at in range(len(data)):
        byte = data[at]
        if byte != 0:
            places = BYTE_BITS[byte]
            if n < len(places):
                return at * 8 + places[n]
            n -= len(places)
    raise IndexError("the set has fewer numbers")


def lowest(mask: int) -> int:
    """The smallest number of a set."""
    return (mask & -mask).bit_length() - 1


BYTE_BITS: Final[list[list[int]]] = [
    [place for place in range(8) if byte >> place & 1] for byte in range(256)
]
ROWS: Final[list[int]] = [sum([1 << (row * SIZE) for row in range(height)]) for height in range(SIZE + 1)]
CARD: Final[int] = 1 | 1 << RIGHT | 1 << DOWN | 1 << CORNER
CARD_PLACES: Final[int] = rectangle(0, 0, SIZE - 2, SIZE - 2)  # where the upper left cell of a card can lie


def _around(cell: int) -> int:
    column, row = column_of(cell), row_of(cell)
    return rectangle(column - 1, row - 1, column + 1, row + 1) & ~(1 << cell)


NEIGHBOURS.extend([_around(cell) for cell in range(CELLS)])
