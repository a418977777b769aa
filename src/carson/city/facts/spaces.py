"""The action spaces (B-SPACES) in resolving order."""

from typing import Final, NamedTuple


class Space(NamedTuple):
    name: str  # in action texts
    duel: bool  # one player acts; otherwise everybody, with any number of cowboys
    price: int  # of the building or of one VP; 0 where nothing is bought


FOR_EVERYBODY: Final = ("wages", "road")
NAMES: Final = (
    "wages ammunition roads road build-12 build-10 build-8 build-6 build-5 build-4 build-3 parcel-income "
    "cowboy-income gambling parcel-vp cowboy-vp building-vp vp-5 vp-4 vp-3 vp-2"
)


def _space(name: str) -> Space:
    """A price is part of the name."""
    price = name.rpartition("-")[2]
    return Space(name, name not in FOR_EVERYBODY, int(price) if price.isdecimal() else 0)


SPACE_TABLE: Final[tuple[Space, ...]] = tuple([_space(name) for name in NAMES.split()])

DUEL: Final[bytes] = bytes([s.duel for s in SPACE_TABLE])
PRICE: Final[bytes] = bytes([s.price for s in SPACE_TABLE])

SPACE_BY_NAME: Final[dict[str, int]] = {row.name: space for space, row in enumerate(SPACE_TABLE)}
