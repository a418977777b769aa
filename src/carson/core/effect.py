"""Effect: what an answer leads to, in numbers; the face of a game has the words."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

FINE: Final = 5  # smaller amounts are told in tenths


@dataclass(frozen=True)
class Effect:
    """What follows from an answer: so much more of a thing for a seat than from the answer beside it."""

    thing: str  # as the game calls it: points, cash, land
    seat: int
    amount: float

    @property
    def number(self) -> float:
        """About how much: a whole number where tenths would be mere noise."""
        about = round(abs(self.amount), 0 if abs(self.amount) >= FINE else 1)
        return int(about) if about == int(about) else about

    def values(self, you: str, seat: int, names: Sequence[str]) -> dict[str, object]:
        """What its words are filled with: how much, more or less, and for whom."""
        own = self.seat == seat
        return {
            "way": "more" if self.amount > 0 else "less",
            "amount": self.number,
            "whose": "own" if own else "rival",
            "who": you if own else names[self.seat],
        }
