"""The chance to win a duel, quick enough for playouts."""

from typing import Final

PIPS: Final = 6.0


def beats(mine: float, theirs: float, tie: float) -> float:
    """How likely `mine` and a die beat one rival with a die; `tie` is what a tie is worth, 0 to 1."""
    ahead = mine - theirs
    if ahead <= -PIPS:
        return 0.0
    if ahead >= PIPS:
        return 1.0
    total = 0.0
    pips = 1.0
    while pips <= PIPS:
        total += shows_less(pips + ahead, tie)
        pips += 1.0
    return total / PIPS


def shows_less(mine: float, tie: float) -> float:
    """How likely a rival's die shows less than this."""
    part = (mine - 1.0 + tie) / PIPS
    return 0.0 if part <= 0.0 else min(part, 1.0)
