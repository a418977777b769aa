"""The chance to win a duel, quick enough for playouts."""

from __future__ import annotations

from typing import Final

PIPS: Final = 6


def beats(mine: float, theirs: float, tie: float) -> float:
    """How likely `mine` and a die beat one rival with a die; `tie` is what a tie is worth, 0 to 1."""
    total = 0.0
    ahead = mine - theirs - 1.0 + tie
    pips = 1
    while pips <= PIPS:
        part = (pips + ahead) / PIPS
        total += 0.0 if part <= 0.0 else (1.0 if part >= 1.0 else part)
        pips += 1
    return total / PIPS


def reaches(mine: float, strength: float) -> float:
    """How likely `mine` and a die are at least as strong as an outlaw."""
    enough = (mine + PIPS + 1.0 - strength) / PIPS
    return 0.0 if enough <= 0.0 else min(enough, 1.0)
