"""The enclosures of a player board: what a horse in each of them is good for, and its hats."""

from typing import Final

from mypy_extensions import i64

from carson.city.components import COMPONENTS

YARDS: Final[i64] = 5  # the last one is for the rodeo only
GUNS: Final = 0  # firepower
RIDE: Final = 1  # an extra cowboy, a move or a pass
HERD: Final = 2  # a Ranch pays double
PURSE: Final = 3  # dollars

YARD_BITS: Final = 5  # of one enclosure in a seat's `enclosures`
MOST_HATS: Final = 9

HORSES: Final = 25  # in the box (R-HORSE-SUPPLY)
START_HORSES: Final = 1
HORSE_PRICE: Final = 4
PURSE_CASH: Final = 2
HORSES_FOR_MORE: Final = 3  # in the first enclosure, for the second point of firepower (D-55)
HAT_COWBOY: Final = 2  # a cowboy in an enclosure doubles its rodeo points

HATS: Final[bytes] = bytes(COMPONENTS.file("enclosures").numbers("hats", YARDS, 0, MOST_HATS))  # R-HAT-VALUES
