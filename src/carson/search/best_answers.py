"""BestAnswers: takes the rated answers of one question, all of them or only the best with a little luck."""

from mypy_extensions import i64

from carson.core.rng import UNIT, Rng
from carson.search.evaluator import Choices


class BestAnswers:
    """Where raters put their answers."""

    def __init__(self) -> None:
        self.found: Choices | None = None  # takes every answer, when there is one
        self.rng = Rng(0)
        self.noise = 0.0  # points by which an answer may seem better than it is
        self.best: i64 = -1
        self.worth = 0.0

    def collect(self, found: Choices) -> None:
        """Take every answer."""
        self.found = found
        self.noise = 0.0

    def race(self, rng: Rng, noise: float) -> None:
        """Take the answer that seems best."""
        self.found = None
        self.rng = rng
        self.noise = noise
        self.best = -1
        self.worth = -1.0e9

    def improve(self, action: i64, worth: float) -> None:
        """An answer that was added may be worth more."""
        found = self.found
        if found is None:
            self.add(action, worth)
            return
        number: i64
        for number in range(len(found.actions)):
            if found.actions[number] == action:
                found.worths[number] = max(found.worths[number], worth)

    def add(self, action: i64, worth: float) -> None:
        if self.found is not None:
            self.found.add(action, worth)
            return
        if worth + self.noise <= self.worth:
            return  # no luck would be enough
        if self.noise > 0.0:
            worth += self.noise * (float(self.rng.next32()) / UNIT)
        if worth > self.worth:
            self.worth = worth
            self.best = action
