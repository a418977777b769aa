"""The action spaces (B-SPACES) in resolving order, one row each."""

from typing import Final, NamedTuple

from carson.city.facts.ids import SPACES


class Space(NamedTuple):
    """One space of the winding path."""

    name: str  # in action texts
    duel: bool  # one player acts; otherwise everybody, with any number of cowboys
    price: int  # of the building or of one VP; 0 where nothing is bought


SPACE_TABLE: Final[tuple[Space, ...]] = (
    Space("wages", False, 0),
    Space("ammunition", True, 0),
    Space("roads", True, 0),
    Space("road", False, 0),
    Space("build-12", True, 12),
    Space("build-10", True, 10),
    Space("build-8", True, 8),
    Space("build-6", True, 6),
    Space("build-5", True, 5),
    Space("build-4", True, 4),
    Space("build-3", True, 3),
    Space("parcel-income", True, 0),
    Space("cowboy-income", True, 0),
    Space("gambling", True, 0),
    Space("parcel-vp", True, 0),
    Space("cowboy-vp", True, 0),
    Space("building-vp", True, 0),
    Space("vp-5", True, 5),
    Space("vp-4", True, 4),
    Space("vp-3", True, 3),
    Space("vp-2", True, 2),
)

DUEL: Final[bytes] = bytes([s.duel for s in SPACE_TABLE])
PRICE: Final[bytes] = bytes([s.price for s in SPACE_TABLE])

SPACE_BY_NAME: Final[dict[str, int]] = {SPACE_TABLE[i].name: i for i in range(SPACES)}
