"""The thirteen building types (B-BUILDINGS), one row each, and the columns the engine reads."""

from typing import Final, NamedTuple

from carson.city.facts.ids import TYPES


class Building(NamedTuple):
    name: str  # in action texts
    code: str  # two letters in drawings
    tiles: int  # in the box
    basic: bool  # part of the first game; the others can be left out (R-BUILDING-SET)
    cap: int  # highest income, 0 for none (R-CAPS)
    level: int  # what City Hall adds (R-CITYHALL-LEVEL)
    homes: int  # how many Houses it counts as
    revolvers: int  # gained by placing it (R-REVOLVER-WHEN)
    road: bool  # must stand on a connected parcel
    houses: int  # Houses to add when it is placed
    target: bool  # may be attacked (R-ATTACK-LEGAL)


#                   name          code tiles basic cap lev homes guns road houses target
BUILDINGS: Final[tuple[Building, ...]] = (
    Building("ranch", "ra", 6, True, 8, 0, 1, 1, False, 0, True),
    Building("mine", "mi", 6, True, 24, 0, 0, 1, False, 0, True),
    Building("drugstore", "dr", 4, True, 33, 3, 0, 0, True, 1, True),
    Building("bank", "ba", 4, True, 45, 3, 0, 0, True, 1, True),
    Building("saloon", "sa", 3, True, 55, 5, 0, 0, True, 1, True),
    Building("hotel", "ho", 3, True, 6, 0, 2, 0, True, 1, True),
    Building("church", "ch", 2, True, 0, 0, 1, 0, True, 1, False),
    Building("prison", "pr", 2, True, 0, 0, 0, 2, True, 1, False),
    Building("blacksmith", "bl", 2, False, 40, 5, 0, 0, True, 1, True),
    Building("store", "gs", 2, False, 33, 3, 0, 0, True, 1, True),
    Building("school", "sc", 2, False, 0, 0, 1, 0, True, 3, True),
    Building("station", "st", 1, False, 0, 0, 2, 0, True, 0, False),
    Building("city-hall", "CH", 1, False, 0, 0, 1, 0, True, 0, False),
)

CAP: Final[bytes] = bytes([b.cap for b in BUILDINGS])
LEVEL: Final[bytes] = bytes([b.level for b in BUILDINGS])
HOMES: Final[bytes] = bytes([b.homes for b in BUILDINGS])
REVOLVERS: Final[bytes] = bytes([b.revolvers for b in BUILDINGS])
NEEDS_ROAD: Final[bytes] = bytes([b.road for b in BUILDINGS])
HOUSES: Final[bytes] = bytes([b.houses for b in BUILDINGS])
TARGET: Final[bytes] = bytes([b.target for b in BUILDINGS])

TYPE_BY_NAME: Final[dict[str, int]] = {BUILDINGS[t].name: t for t in range(TYPES)}
