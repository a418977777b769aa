"""The Dealer: dice, draws and shuffles from a seed that can be committed to and later checked."""

import hashlib
from collections.abc import Sequence


class Dealer:
    """Draws by weight. The n-th draw depends on the seed and n alone, so a record can be verified."""

    def __init__(self, seed: str, drawn: int = 0) -> None:
        self.seed = seed
        self.drawn = drawn

    def draw(self, outcomes: Sequence[tuple[int, int]]) -> int:
        """One of the (outcome, weight) pairs, by weight."""
        left = self.below(sum(weight for _, weight in outcomes))
        for outcome, weight in outcomes:
            left -= weight
            if left < 0:
                return outcome
        raise ValueError("nothing to draw from")

    def below(self, n: int) -> int:
        """A number from 0 to n - 1. Of 128 hashed bits the remainder is biased by less than n / 2**128."""
        digest = hashlib.sha256(f"{self.seed}/{self.drawn}".encode()).digest()
        self.drawn += 1
        return int.from_bytes(digest[:16], "big") % n


def commitment(seed: str) -> str:
    """The hash of a seed that is shown before the first die; the seed itself is shown at the end."""
    return hashlib.sha256(f"carson/{seed}".encode()).hexdigest()
