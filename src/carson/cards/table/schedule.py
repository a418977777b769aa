"""The schedule: the parts of a round as one list."""

from typing import Final, Literal

from carson.cards.facts import characters as who
from carson.cards.facts.ids import NONE
from carson.cards.table.agenda import ROUND, a_of, kind_of
from carson.cards.table.table import Table

# ---- the parts of a round; numbers below 32 are the windows of characters
BEGIN: Final = 32
CHARACTER_SHOWN: Final = 33
TERRAIN_SHOWN: Final = 34
RANKING: Final = 35
CHOICE: Final = 36
TURN_OVER: Final = 37
TAKING: Final = 38
CLEAN_UP: Final = 39
END: Final = 40

Stage = Literal["setup", "offer", "windows-before", "choice", "windows-after", "taking", "end"]

# ---- a round, as the rulebook tells it: the name of each part, its number, and the stage it belongs to
THE_ROUND: Final[tuple[tuple[str, int, Stage], ...]] = (
    # stage 1: the offer
    ("begin", BEGIN, "offer"),
    ("character", CHARACTER_SHOWN, "offer"),
    ("terrain", TERRAIN_SHOWN, "offer"),
    ("ranking", RANKING, "offer"),
    ("governor", who.GOVERNOR, "windows-before"),
    ("lawyer", who.LAWYER, "windows-before"),
    ("chinese_worker", who.WORKER, "windows-before"),
    ("heroes", who.HEROES, "windows-before"),
    ("gunsmith", who.GUNSMITH, "windows-before"),
    # stage 2: the choice
    ("choice", CHOICE, "choice"),
    ("turn-over", TURN_OVER, "choice"),
    ("mercenary", who.MERCENARY, "windows-after"),
    ("doctor", who.DOCTOR, "windows-after"),
    # stage 3: taking cards
    ("taking", TAKING, "taking"),
    # stage 4
    ("clean-up", CLEAN_UP, "end"),
    ("end", END, "end"),
)
WINDOWS: Final = [number for _, number, _ in THE_ROUND if number < BEGIN]
STEP_AT: Final = {number: at for at, (_, number, _) in enumerate(THE_ROUND)}


def part_now(s: Table) -> int:
    """Which entry of THE_ROUND is being played, from 0 on; NONE before the first and after the last."""
    if not s.agenda or kind_of(s.agenda[0]) != ROUND:
        return NONE
    return a_of(s.agenda[0]) - 1


def stage_now(s: Table) -> Stage:
    """setup, offer, windows-before, choice, windows-after, taking or end."""
    if s.round == 0:
        return "setup"
    at = part_now(s)
    return "end" if at == NONE else THE_ROUND[at][2]
