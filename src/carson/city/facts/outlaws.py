"""Outlaws: how strong they are, how many come, and what beating one is worth."""

from typing import Final

from carson.city.components import COMPONENTS

WEAKEST: Final = 8  # a black die of 1 (D-49)
STRONGEST: Final = 13
OUTLAWS: Final = 9  # pieces in the box: three rounds of at most three (R-OUTLAW-SUPPLY)
COMING: Final[bytes] = bytes([0, 1, 1, 2, 2, 3, 3])  # outlaws that come, by the white die (D-50)
MOST_POINTS: Final = 20

OUTLAW_VP: Final[bytes] = bytes(  # points on the tile of each strength, the weakest first (R-OUTLAW-VP)
    COMPONENTS.file("outlaws").numbers("points", STRONGEST - WEAKEST + 1, 0, MOST_POINTS)
)
