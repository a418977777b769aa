"""The chances of a duel: one die each, two with dynamite, none for outlaws and Standish; also by guess."""

from collections.abc import Sequence
from typing import Final

PIPS: Final = 6
LOSES_TIES: Final = 0.0
MAY_TIE: Final = 0.5
WINS_TIES: Final = 1.0

Rival = tuple[float, float]  # firepower, and what a tie against this rival is worth


def chance(mine: float, rivals: list[Rival], dice: int = 1, their_dice: Sequence[int] = ()) -> float:
    """How likely `mine` and the own dice beat everybody else; rivals roll one die where nothing is said."""
    if not rivals:
        return 1.0
    total = 0.0
    rolls = PIPS if dice == 1 else PIPS * PIPS
    for pips in range(dice, dice * PIPS + 1):
        alike = _ways(pips, dice)
        for at, (theirs, tie) in enumerate(rivals):
            number = their_dice[at] if at < len(their_dice) else 1
            alike *= _at_most(pips + mine - theirs - 1 + tie, number)
        total += alike
    return total / rolls


def _ways(pips: int, dice: int) -> float:
    """How many rolls of one or two dice show these pips."""
    return 1.0 if dice == 1 else float(PIPS - abs(pips - PIPS - 1))


def _at_most(pips: float, dice: int) -> float:
    """How likely so many dice show at most so many pips; in between, a straight line."""
    if dice == 0:
        return min(max(pips + 1, 0.0), 1.0)
    if dice == 1:
        return min(max(pips / PIPS, 0.0), 1.0)
    if pips >= 2 * PIPS:
        return 1.0
    below = max(int(pips), 1)
    rolls = sum([_ways(shown, dice) for shown in range(2, below + 1)])
    return (rolls + max(pips - below, 0.0) * _ways(below + 1, dice)) / (PIPS * PIPS)
