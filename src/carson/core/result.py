"""How a game ended: never one number, always the lines that make it up."""

from dataclasses import dataclass

from msgspec import Struct


class ScoreLine(Struct, frozen=True):
    """One line of a seat's score: what for, how many of it, and the points it gave."""

    key: str
    count: int
    points: int


@dataclass(frozen=True)
class Result:
    """Why the game ended, the seats from best to worst, and every seat's score lines."""

    reason: str
    ranking: list[int]
    scores: list[list[ScoreLine]]
    winners: int = 1  # how many of the first share the victory

    def total(self, seat: int) -> int:
        """The points of a seat."""
        return sum(line.points for line in self.scores[seat])
