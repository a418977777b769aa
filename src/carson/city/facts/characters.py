"""The character tiles (section 4.4): number, name, cash limit and powers of each side.

A power is a named effect with a number. The flow asks at each moment for a seat's power of one kind and never
names a character. A side without powers is not playable yet.
"""

from __future__ import annotations

from typing import Final, NamedTuple

YELLOW: Final = 0
RED: Final = 1
CHARACTERS: Final = 20
NO_TILE: Final = 40  # a row of zeros: nobody's powers

# ---- powers, by the moment that asks for them
GAIN_CASH: Final = 0  # chosen: this many dollars
GAIN_ROADS: Final = 1  # chosen: this many roads
FREE_PARCEL: Final = 2  # chosen: this many unowned parcels (R-SETTLER)
HIRE: Final = 3  # chosen: may buy up to this many cowboys (R-CAPTAIN-CAP)
CASH_OR_DOUBLE: Final = 4  # chosen or income: this many dollars, or one type of building doubled
WHITE_COWBOY: Final = 5  # placing: one placement nobody may contest
HALF_PRICE: Final = 6  # price: buildings cost half, rounded up
FIREPOWER: Final = 7  # firepower: this much more
POWERS: Final = 8

HIRE_PRICE: Final[bytes] = bytes([0, 1, 4, 9])  # dollars for 0, 1, 2 or 3 cowboys (D-34)


class Side(NamedTuple):
    """One side of a character tile."""

    name: str
    limit: int  # dollars kept at the end of a round; the Paperboy's changes another tile's limit
    powers: dict[int, int]


CHARACTER_TABLE: Final[tuple[tuple[Side, Side], ...]] = (
    (Side("paperboy", 0, {}), Side("paperboy-red", -5, {})),
    (Side("sheriff", 20, {WHITE_COWBOY: 1}), Side("sheriff-red", 20, {})),
    (Side("banker", 120, {GAIN_CASH: 9}), Side("banker-red", 60, {})),
    (Side("grocer", 60, {CASH_OR_DOUBLE: 8}), Side("grocer-red", 60, {})),
    (Side("worker", 30, {GAIN_ROADS: 2, HALF_PRICE: 1}), Side("worker-red", 30, {})),
    (Side("settler", 30, {FREE_PARCEL: 1}), Side("settler-red", 20, {})),
    (Side("captain", 25, {HIRE: 3}), Side("captain-red", 20, {})),
    (Side("mercenary", 20, {FIREPOWER: 3}), Side("mercenary-red", 30, {FIREPOWER: 2})),
    (Side("indian", 20, {}), Side("indian-red", 30, {})),
    (Side("prospector", 20, {}), Side("prospector-red", 20, {})),
    (Side("gunsmith", 30, {}), Side("gunsmith-red", 20, {})),
    (Side("singer", 15, {}), Side("singer-red", 40, {})),
    (Side("auctioneer", 30, {}), Side("auctioneer-red", 30, {})),
    (Side("governor", 50, {}), Side("governor-red", 50, {})),
    (Side("doctor", 60, {}), Side("undertaker", 90, {})),
    (Side("cowboy", 20, {}), Side("cowboy-red", 20, {})),
    (Side("heroes", 240, {}), Side("heroes-red", 40, {})),
    (Side("teacher", 60, {}), Side("teacher-red", 60, {})),
    (Side("lawyer", 60, {}), Side("editor", 40, {})),
    (Side("christmas", 10, {}), Side("christmas-red", 10, {})),
)

SIDES: Final[tuple[Side, ...]] = tuple([side for sides in CHARACTER_TABLE for side in sides])


def _power_rows() -> bytes:
    """One row of POWERS numbers for each side, and the row of nobody."""
    rows = bytearray((NO_TILE + 1) * POWERS)
    for tile in range(NO_TILE):
        for power, value in SIDES[tile].powers.items():
            rows[tile * POWERS + power] = value
    return bytes(rows)


POWER: Final[bytes] = _power_rows()
PLAYABLE: Final[tuple[bool, ...]] = tuple([bool(side.powers) for side in SIDES])
TILE_BY_NAME: Final[dict[str, int]] = {SIDES[tile].name: tile for tile in range(NO_TILE)}
LIMIT: Final[tuple[int, ...]] = tuple([side.limit for side in SIDES])
