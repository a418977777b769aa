"""The chance to win a duel, quick enough for playouts."""

from __future__ import annotations

from typing import Final

PIPS: Final = 6.0


def beats(mine: float, theirs: float, tie: float) -> float:
    """How likely `mine` and a die beat one rival with a die; `tie` is what a tie is worth, 0 to 1."""
    ahead = mine - theirs - 1.0 + tie
    if ahead <= -PIPS:
        return 0.0
    if ahead >= PIPS - 1.0:
        return 1.0
    beaten = 0.0  # pips of theirs, for all of mine
    pips = 1.0
    while pips <= PIPS:
        part = pips + ahead
        if part >= PIPS:
            beaten += PIPS
        elif part > 0.0:
            beaten += part
        pips += 1.0
    return beaten / (PIPS * PIPS)


def reaches(mine: float, strength: float) -> float:
    """How likely `mine` and a die are at least as strong as an outlaw."""
    enough = (mine + PIPS + 1.0 - strength) / PIPS
    return 0.0 if enough <= 0.0 else min(enough, 1.0)
