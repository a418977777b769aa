"""The sheet of A New Beginning: its lines, what they cost, and how far they go (R-NB-SHEET)."""

from typing import Final

from carson.city.components import COMPONENTS

# ---- the lines, in the order they are filled
COWBOYS: Final = 0
PARCELS: Final = 1
ROADS: Final = 2
REVOLVERS: Final = 3
BID: Final = 4
LINES: Final = 5
LINE_NAMES: Final = ("cowboys", "parcels", "roads", "revolvers", "bid")

NORMAL_START: Final = bytes([3, 2, 1, 1, 0])  # what everybody has without sheets
NORMAL_CASH: Final = 15
MOST_SHARES: Final = 60
MOST_OF_A_LINE: Final = 10  # as many cowboys as there are, and what four bits of a packed sheet hold


# ---- as printed: for each line shares for one, fewest, most
_FILE: Final = COMPONENTS.file("sheet")
_ROWS: Final = [_FILE.numbers(name, 3, 0, MOST_OF_A_LINE) for name in LINE_NAMES]
SHARES: Final = _FILE.number("shares", 1, MOST_SHARES)
DOLLARS: Final = _FILE.number("dollars", 1, MOST_OF_A_LINE)
LINE_PRICE: Final = bytes([row[0] for row in _ROWS])
LINE_LEAST: Final = bytes([row[1] for row in _ROWS])
LINE_MOST: Final = bytes([row[2] for row in _ROWS])


def _check() -> None:
    """A normal start must be possible, and cost all shares."""
    normal = NORMAL_CASH // DOLLARS
    for name, number, (price, least, most) in zip(LINE_NAMES, NORMAL_START, _ROWS, strict=True):
        _FILE.require(price >= 1 and least <= most, name, f"{name} must be shares for one, fewest, most")
        _FILE.require(least <= number <= most, name, f"{name} must allow {number}, as in a normal start")
        normal += number * price
    right = normal == SHARES and NORMAL_CASH % DOLLARS == 0
    _FILE.require(right, "shares", f"a normal start with ${NORMAL_CASH} must cost all shares")


_check()
