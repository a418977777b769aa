"""The sixteen parcels a terrain card can show, and what each may cover."""

from typing import Final

EMPTY: Final = 0
MOUNTAIN: Final = 1
HOUSE: Final = 2
TOWNHOUSE: Final = 3
MINE: Final = 4
RANCH: Final = 5
BLACKSMITH: Final = 6
DRUGSTORE: Final = 7
BANK: Final = 8
SALOON: Final = 9
HOTEL: Final = 10
STORE: Final = 11
CHURCH: Final = 12
PRISON: Final = 13
HALL: Final = 14
OUTLAWS: Final = 15
SYMBOLS: Final = 16

LETTERS: Final = ".MHTmRKDBSLGCPYX"  # the letter of each parcel in drawings and in the deck file
NAMES: Final = (
    "empty mountain house townhouse mine ranch blacksmith drugstore bank saloon hotel store church prison "
    "hall outlaws"
).split()


def may_cover(new: int, old: int, safe: bool) -> bool:
    """Whether a new parcel may lie on a visible old one; `safe` is a city with a Prison or the Sheriff."""
    if old == EMPTY:
        return True  # A12
    if old == OUTLAWS:
        return safe and new != OUTLAWS  # A11
    return new == old or (old == HOUSE and new == TOWNHOUSE)  # A08, A09, A10
