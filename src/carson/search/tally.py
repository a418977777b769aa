"""Tally: what seats had at the end of the playouts of each answer, so that a hint can say what follows."""

from librt.vecs import vec
from mypy_extensions import i64

from carson.core.rows import floats
from carson.core.state import State
from carson.search.evaluator import Evaluator


class Sums:
    """The numbers of some playouts, by seat and thing, added up and squared."""

    number: i64
    total: vec[float]
    square: vec[float]

    def __init__(self, size: i64) -> None:
        self.number = 0
        self.total = floats(size)
        self.square = floats(size)


class Tally:
    """The sums of each answer to the question a search is about."""

    evaluator: Evaluator
    things: i64
    sums: dict[int, Sums]  # by action

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self.things = len(evaluator.things())
        self.sums = {}

    def note(self, action: i64, state: State) -> None:
        """A playout that began with an answer has ended here."""
        things = self.things
        sums = self.sums.get(int(action))
        if sums is None:
            sums = Sums(self.evaluator.seats * things)
            self.sums[int(action)] = sums
        sums.number += 1
        at: i64 = 0
        seat: i64
        thing: i64
        for seat in range(self.evaluator.seats):
            for thing in range(things):
                number = self.evaluator.holding(state, seat, thing)
                sums.total[at] += number
                sums.square[at] += number * number
                at += 1
