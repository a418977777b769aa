"""The odds of a duel before one enters it: every combination of dice, counted exactly."""

from __future__ import annotations

from functools import lru_cache


@lru_cache(maxsize=4096)
def chance_to_win(mine: int, rivals: tuple[int, ...], behind: tuple[bool, ...]) -> float:
    """The chance that one die plus `mine` beats every rival; a tie is won against those who pass later."""
    won = 0.0
    for die in range(1, 7):
        at_all = 1.0
        for rival, later in zip(rivals, behind, strict=True):
            needed = die + mine - rival - (0 if later else 1)  # the highest die of the rival that still loses
            at_all *= max(0, min(6, needed)) / 6
        won += at_all / 6
    return won
