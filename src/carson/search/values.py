"""Values: from points that are expected in the end to how good that is for each seat."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carson.core.rows import floats
from carson.search.evaluator import Standing

SPREAD: Final = 0.75  # of the doubt: how fast the chance to win falls with the points behind
SURE: Final = 0.5  # points behind that still count as a chance when the game is over
MARGIN_SCALE: Final = 60.0  # points ahead of the mean rival that are worth everything


class Values:
    """The chance to win and the value of each seat in one judged position."""

    win: vec[float]
    value: vec[float]
    margin: float  # weight of the points ahead, besides the chance to win

    def __init__(self, seats: i64, margin: float) -> None:
        self.win = floats(seats)
        self.value = floats(seats)
        self.margin = margin

    def read(self, standing: Standing) -> None:
        """Turn points into chances and values, both from 0 to 1."""
        points = standing.points
        seats: i64 = len(points)
        best = points[0]
        total = 0.0
        seat: i64
        for seat in range(seats):
            total += points[seat]
            best = max(best, points[seat])
        scale = SPREAD * standing.doubt + SURE
        sum_of_chances = 0.0
        for seat in range(seats):
            self.win[seat] = exp((points[seat] - best) / scale)
            sum_of_chances += self.win[seat]
        others: float = float(seats - 1) if seats > 1 else 1.0
        for seat in range(seats):
            self.win[seat] /= sum_of_chances
            ahead = points[seat] - (total - points[seat]) / others
            part = 0.5 + ahead / (2 * MARGIN_SCALE)
            part = 0.0 if part < 0.0 else (1.0 if part > 1.0 else part)
            self.value[seat] = (1 - self.margin) * self.win[seat] + self.margin * part
