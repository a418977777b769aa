"""The 21 characters: their numbers, and which of them score and which are used."""

from typing import Final

GUNSMITH: Final = 0
LAWYER: Final = 1
BANKER: Final = 2
CAPTAIN: Final = 3
SINGER: Final = 4
SETTLER: Final = 5
AUCTIONEER: Final = 6
COWBOY: Final = 7
GROCER: Final = 8
UNDERTAKER: Final = 9
DOCTOR: Final = 10
EDITOR: Final = 11
HEROES: Final = 12
GOVERNOR: Final = 13
TEACHER: Final = 14
INDIAN: Final = 15
WORKER: Final = 16
PAPERBOY: Final = 17
PROSPECTOR: Final = 18
SHERIFF: Final = 19
MERCENARY: Final = 20

IDS: Final = (
    "gunsmith lawyer banker captain singer settler auctioneer cowboy grocer undertaker doctor editor heroes "
    "governor teacher indian chinese_worker paperboy prospector sheriff mercenary"
).split()

EVERYBODY: Final = (1 << 21) - 1

# the curved arrow: used, then turned (C-ERAS)
ARROWS: Final = (
    1 << GUNSMITH | 1 << LAWYER | 1 << DOCTOR | 1 << HEROES | 1 << GOVERNOR | 1 << WORKER | 1 << MERCENARY
)
# the dollar sign: all but the five that are only used (A58, A59)
DOLLARS: Final = EVERYBODY & ~(1 << GUNSMITH | 1 << LAWYER | 1 << GOVERNOR | 1 << WORKER | 1 << MERCENARY)
NOT_REFRESHED: Final = 1 << GOVERNOR  # once in the game (A40)

# what they add to the value of an auction card
BOOSTS: Final[dict[int, int]] = {HEROES: 3, GUNSMITH: 6, MERCENARY: 5, DOCTOR: 2}

KINDS: Final[dict[int, tuple[str, ...]]] = {
    CAPTAIN: ("score", "perm"),
    AUCTIONEER: ("score", "perm"),
    SHERIFF: ("score", "perm"),
    PAPERBOY: ("score", "once"),
}


def kinds_of(character: int) -> tuple[str, ...]:
    """The signs on a character, as the deck file writes them."""
    if character in KINDS:
        return KINDS[character]
    scores = ("score",) if DOLLARS >> character & 1 else ()
    return (*scores, "use") if ARROWS >> character & 1 else scores
