"""The sheet of A New Beginning: its lines, what they cost, and how far they go (R-NB-SHEET)."""

from typing import Final

from carson.city.components import Component

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


class Sheet:
    """The printed sheet."""

    def __init__(self) -> None:
        file = Component("sheet")
        rows = [file.numbers(name, 3, 0, MOST_OF_A_LINE) for name in LINE_NAMES]
        for name, (price, least, most) in zip(LINE_NAMES, rows, strict=True):
            file.require(price >= 1 and least <= most, name, f"{name} must be shares for one, fewest, most")
        self.shares = file.number("shares", 1, MOST_SHARES)
        self.dollars = file.number("dollars", 1, MOST_OF_A_LINE)
        self.price = bytes([price for price, _, _ in rows])
        self.least = bytes([least for _, least, _ in rows])
        self.most = bytes([most for _, _, most in rows])
        for name, number, least, most in zip(LINE_NAMES, NORMAL_START, self.least, self.most, strict=True):
            file.require(least <= number <= most, name, f"{name} must allow {number}, as in a normal start")
        normal = sum([number * price for number, price in zip(NORMAL_START, self.price, strict=True)])
        file.require(
            self.shares == normal + NORMAL_CASH // self.dollars and NORMAL_CASH % self.dollars == 0,
            "shares",
            f"a normal start with ${NORMAL_CASH} must cost all shares",
        )


SHEET: Final = Sheet()
SHARES: Final = SHEET.shares
DOLLARS: Final = SHEET.dollars
LINE_PRICE: Final = SHEET.price
LINE_LEAST: Final = SHEET.least
LINE_MOST: Final = SHEET.most
