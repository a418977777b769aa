"""The chances of a duel: one die each, two with dynamite, none for outlaws and Standish."""

from collections.abc import Sequence
from typing import Final

LOSES_TIES: Final = 0.0
MAY_TIE: Final = 0.5
WINS_TIES: Final = 1.0

# by number of dice: the pips, and how many rolls show them
ROLLS: Final[tuple[dict[int, int], ...]] = (
    {0: 1},
    dict.fromkeys(range(1, 7), 1),
    {pips: 6 - abs(pips - 7) for pips in range(2, 13)},
)

Rival = tuple[float, float]  # firepower, and what a tie against this rival is worth


def chance(mine: float, rivals: list[Rival], dice: int = 1, their_dice: Sequence[int] = ()) -> float:
    """How likely `mine` and the own dice beat everybody else; rivals roll one die where nothing is said."""
    total = 0.0
    for pips, rolls in ROLLS[dice].items():
        alike = float(rolls)
        for at, (theirs, tie) in enumerate(rivals):
            alike *= _shows_less(mine + pips - theirs, tie, their_dice[at] if at < len(their_dice) else 1)
        total += alike
    return total / sum(ROLLS[dice].values())


def _shows_less(most: float, tie: float, dice: int) -> float:
    """How likely so many dice show less than this, or as much, as far as a tie counts."""
    rolls = ROLLS[dice]
    less = sum([number for pips, number in rolls.items() if pips < most])
    alike = sum([number for pips, number in rolls.items() if pips == most])
    return (less + tie * alike) / sum(rolls.values())
