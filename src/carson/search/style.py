"""Style: the numbers a search is steered by."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Style:
    """How curious, how broad, and what counts."""

    curious: float = 0.5  # how much an answer that is seldom tried attracts the searcher
    rival_curious: float = 0.5  # and a rival
    warmth: float = 1.0  # points by which an answer may be worse and still be tried about a third as often
    shy: float = 0.02  # how much worse than the mean an untried answer is taken to be
    width: float = 3.0  # answers that are looked at from the start
    widen: float = 0.5  # and more with the root of the visits
    margin: float = 0.3  # weight of the points ahead, besides the chance to win
