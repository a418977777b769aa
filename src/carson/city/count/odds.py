"""The chances of a duel: one die each, and firepower that may still be a guess."""

from __future__ import annotations

PIPS = 6
LOSES_TIES = 0.0
MAY_TIE = 0.5
WINS_TIES = 1.0

Rival = tuple[float, float]  # firepower, and what a tie against this rival is worth


def chance(mine: float, rivals: list[Rival]) -> float:
    """How likely `mine` and a die beat everybody else's firepower and dice."""
    if not rivals:
        return 1.0
    total = 0.0
    for pips in range(1, PIPS + 1):
        alike = 1.0
        for theirs, tie in rivals:
            alike *= min(max((pips + mine - theirs - 1 + tie) / PIPS, 0.0), 1.0)
        total += alike
    return total / PIPS
