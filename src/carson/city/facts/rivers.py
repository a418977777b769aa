"""Rivers: which parcels are water, where a road over water is a bridge, and the banks on either side."""

from typing import Final

from carson.city.components import COMPONENTS
from carson.city.facts.geometry import EDGES, END_A, END_B, PARCELS, parcels_at
from carson.core.sentence import Sentence

PARCEL_NAMES: Final = tuple([f"{column}{row}" for row in range(1, 9) for column in "abcdefgh"])
MOST_TILES: Final = 15
CITY: Final = "carson.city"
USUAL_MOUNTAINS: Final = 9
TILES_FOR_A_MOUNTAIN: Final = 3


class BadRiver(ValueError):
    """Parcels that make no river, with the reason."""


def parcel_number(name: str) -> int:
    return PARCEL_NAMES.index(name)


def _sides(parcel: int) -> list[int]:
    row, column = divmod(parcel, 8)
    beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [r * 8 + c for r, c in beside if 0 <= r < 8 and 0 <= c < 8]


def check_river(parcels: list[int]) -> None:
    """Linked side by side, with both ends on the edge of the board (R-RIVER-LAYOUT, R-BRIDGE-DIAG)."""
    if not 1 <= len(parcels) <= MOST_TILES:
        raise BadRiver(Sentence(CITY, "options.river-size", most=MOST_TILES, parcels=len(parcels)))
    if len(_area(parcels[0], set(parcels))) != len(set(parcels)):
        raise BadRiver(Sentence(CITY, "options.river-gap"))
    ends = [parcel for parcel in parcels if len(_sides(parcel)) < 4]  # on the border
    if len(ends) < min(2, len(parcels)):
        raise BadRiver(Sentence(CITY, "options.river-ends"))


def _area(start: int, parcels: set[int]) -> set[int]:
    """Everything that can be reached from one parcel by sides."""
    reached = {start}
    front = [start]
    for parcel in front:
        for beside in _sides(parcel):
            if beside in parcels and beside not in reached:
                reached.add(beside)
                front.append(beside)
    return reached


def signed(mask: int) -> int:
    """A 64-bit mask as the signed number the engine uses."""
    return mask - (1 << 64) if mask >> 63 & 1 else mask


def mask_of(parcels: set[int]) -> int:
    return signed(sum(1 << parcel for parcel in parcels))


def bridges(river: set[int]) -> list[int]:
    """Road places with water on both sides, as three words (R-BRIDGE-DEF)."""
    land = ~mask_of(river)
    words = [0, 0, 0]
    for edge in range(EDGES):
        if parcels_at(END_A[edge]) & parcels_at(END_B[edge]) & land == 0:
            words[edge >> 6] |= 1 << (edge & 63)
    return [signed(word) for word in words]


def banks(river: set[int]) -> list[int]:
    """Masks of the land on each side of the water (R-BANK-SIDE)."""
    left = set(range(PARCELS)) - river
    areas: list[int] = []
    while left:
        area = _area(min(left), left)
        left -= area
        areas.append(mask_of(area))
    return areas


def printed_river() -> tuple[frozenset[int], int]:
    """The parcels and the number of mountains of the printed side."""
    file = COMPONENTS.file("river")
    named = file.values.get("parcels")
    names = named if isinstance(named, list) else []
    right = bool(names) and all(name in PARCEL_NAMES for name in names)
    file.require(right, "parcels", "parcels must be a list of parcels, a1 to h8")
    parcels = [PARCEL_NAMES.index(name) for name in names]
    try:
        check_river(sorted(parcels))
    except BadRiver as error:
        file.require(False, "parcels", str(error))
    return frozenset(parcels), file.number("mountains", 0, USUAL_MOUNTAINS)


PRINTED_RIVER, PRINTED_MOUNTAINS = printed_river()
