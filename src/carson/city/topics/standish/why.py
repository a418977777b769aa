"""Why Standish does something: a reason and the numbers behind it, packed into one number of an event."""

from typing import Final, NamedTuple

from mypy_extensions import i64

from carson.city.facts.ids import NONE

# ---- reasons: for cowboys
ORDERED: Final = 0  # the card names the space
RIGHTMOST: Final = 1  # cards I and X
FOR_EMPTY_LAND: Final = 2  # C1: the best building for a parcel that waits for one
FIRST_CHOICE: Final = 3  # C1: the first type of his strategy that is for sale
MOST_INCOME: Final = 4  # C2: where a building will earn most
NEAR_RIVAL: Final = 5  # C2: a Prison or Blacksmith beside the person's land
SPITE: Final = 6  # C2 without any building: what costs the person most
RAID: Final = 7  # E: the person's best building
CROWDED: Final = 8  # E: the last space where the person stands
CHEAPEST_RIVAL: Final = 9  # F: the cheapest building the person wants
DEAREST_RIVAL: Final = 10  # F: the dearest land the person wants
HURTS: Final = 11  # G: a House or mountain whose loss costs the person most
# ---- for buildings and Houses
SITE: Final = 12  # where the building earns most
SITE_NEAR_RIVAL: Final = 13  # a Prison or Blacksmith
OWN_TOWNHOUSE: Final = 14
HOUSE_INCOME: Final = 15  # most additional income
REASONS: Final = (
    "ordered rightmost for-empty-land first-choice most-income near-rival spite raid crowded "
    "cheapest-rival dearest-rival hurts site site-near-rival own-townhouse house-income"
).split()


class Why(NamedTuple):
    """A reason with its numbers."""

    reason: int
    building: int  # a type, or NONE
    amount: int  # dollars
    equals: int  # how many equally good ones a die picked from


def packed_why(reason: i64, building: i64, amount: i64, equals: i64) -> i64:
    """5 bits of reason, 4 of building, 10 of amount, 8 of equals."""
    return reason | ((building + 1) << 5) | (amount << 9) | (equals << 19)


def why_of(packed: int) -> Why:
    return Why(packed & 31, (packed >> 5 & 15) + NONE, packed >> 9 & 1023, packed >> 19 & 255)
