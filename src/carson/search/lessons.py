"""Lessons: games as examples of what a position is worth: what a network saw, and how the game ended."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from carson.core.rng import Rng
from carson.core.rows import floats
from carson.core.state import CHANCE, NOBODY, State
from carson.search.evaluator import Evaluator, Standing
from carson.search.forecast import Features
from carson.search.network import Network
from carson.search.values import Values

BATCH: Final = 32  # examples between two steps
SHRINK: Final = 0.00001
LEAST: Final = 0.0001  # chance that a winner is taken to have had
CLUMSY: Final = 5  # a quick player errs up to so many halves of the usual


class Watch:
    """Follows a game and tells when a position is worth a note: once at the end of each round."""

    evaluator: Evaluator
    is_studied: bool
    is_noted: bool

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self.is_studied = False
        self.is_noted = True

    def is_due(self, state: State, actor: i64) -> bool:
        """Whether to note this position; also lets the evaluator study it when it is time to."""
        due = not self.is_noted and self.evaluator.is_far(state)
        if due:
            self.is_noted = True
        if actor != CHANCE and (not self.is_studied or self.evaluator.is_stale(state)):
            self.evaluator.study(state, actor)
            self.is_studied = True
            self.is_noted = False
        return due


class Lessons:
    """A book of examples. An example is one position with the rows of all its seats."""

    inputs: i64
    rows: vec[float]
    points: vec[float]  # by row: in the end
    first: vec[i64]  # by example: its first row
    seats: vec[i64]  # by example
    part: vec[i64]  # by example: of the game
    number: i64  # examples

    def __init__(self, inputs: int) -> None:
        self.inputs = inputs
        self.forget()

    def forget(self) -> None:
        self.rows = vec[float]([])
        self.points = vec[float]([])
        self.first = vec[i64]([])
        self.seats = vec[i64]([])
        self.part = vec[i64]([])
        self.number = 0

    # ---- taking notes

    def see(self, state: State, features: Features) -> None:
        """Note a position; how the game ends is told by `end`."""
        features.read(state)
        rows = self.rows
        points = self.points
        self.first = append(self.first, len(points))
        self.seats = append(self.seats, features.seats)
        self.part = append(self.part, features.part(state))
        k: i64
        for k in range(features.seats * features.inputs):
            rows = append(rows, features.rows[k])
        self.rows = rows
        self.points = extend(points, floats(features.seats))
        self.number += 1

    def add(self, part: int, rows: list[float], points: list[float]) -> None:
        """Note a position whose end is known."""
        self.first = append(self.first, len(self.points))
        self.seats = append(self.seats, len(points))
        self.part = append(self.part, part)
        self.rows = extend(self.rows, vec[float](rows))
        self.points = extend(self.points, vec[float](points))
        self.number += 1

    def end(self, begun: i64, standing: Standing) -> None:
        """Note how the game ended whose examples are those from `begun` on."""
        at: i64
        seat: i64
        for at in range(begun, self.number):
            for seat in range(self.seats[at]):
                self.points[self.first[at] + seat] = standing.points[seat]

    def play(self, state: State, evaluator: Evaluator, features: Features, rng: Rng) -> None:
        """Let quick players play a new game to its end; each errs in its own measure."""
        begun = self.number
        seat: i64
        clumsy = floats(evaluator.seats)
        for seat in range(evaluator.seats):
            clumsy[seat] = 0.5 * float(1 + rng.below(CLUMSY))
        watch = Watch(evaluator)
        actor = state.actor()
        while actor != NOBODY:
            if watch.is_due(state, actor):
                self.see(state, features)
            if actor == CHANCE:
                state.play(CHANCE, state.pick(rng))
            else:
                evaluator.clumsy = clumsy[actor]
                state.play(actor, evaluator.pick(state, actor, rng))
            actor = state.actor()
        standing = Standing(evaluator.seats)
        evaluator.weigh(state, standing)
        self.end(begun, standing)

    # ---- learning

    def of_part(self, part: i64) -> list[int]:
        """The examples of a part of the game."""
        found: list[int] = []
        k: i64
        for k in range(self.number):
            if self.part[k] == part:
                found.append(int(k))
        return found

    def teach(self, network: Network, part: i64, doubt: float, rng: Rng, rate: float, win: float) -> None:
        """Let a network learn the examples of a part once, in any order.

        It learns the points, and who wins by them, which counts like being off by `win` points.
        """
        weighed = Weighed(doubt)
        rows: i64 = 0
        waiting: i64 = 0
        seat: i64
        for chosen in shuffled(self.of_part(part), rng):
            at: i64 = chosen
            seats = self.seats[at]
            begin = self.first[at]
            weighed.read(self, network, at)
            for seat in range(seats):
                push = weighed.standing.points[seat] - self.points[begin + seat]
                push += win * (weighed.values.win[seat] - weighed.won[seat])
                network.note(self.rows, (begin + seat) * self.inputs, push)
            rows += seats
            waiting += 1
            if waiting == BATCH:
                network.step(rate, float(rows), SHRINK)
                waiting = 0
                rows = 0
        if waiting > 0:
            network.step(rate, float(rows), SHRINK)

    def test(self, network: Network, part: i64, doubts: list[float]) -> list[Mark]:
        """How well a network does on the examples of a part, for each of the doubts it may have."""
        examples = self.of_part(part)
        marks: list[Mark] = [Mark() for _ in doubts]
        weighed = Weighed(0.0)
        squares = 0.0
        rows: i64 = 0
        seat: i64
        for chosen in examples:
            at: i64 = chosen
            weighed.read(self, network, at)
            for seat in range(self.seats[at]):
                error = weighed.standing.points[seat] - self.points[self.first[at] + seat]
                squares += error * error
            rows += self.seats[at]
            for number in range(len(doubts)):
                marks[number].surprise += weighed.surprise(doubts[number]) / float(len(examples))
        for mark in marks:
            mark.off = sqrt(squares / float(max(rows, 1)))
        return marks


class Mark:
    """How far guesses are off, and how surprising the winners are: 0 would be perfect for both."""

    off: float  # points
    surprise: float  # in logarithms of the chance that the winner was given

    def __init__(self) -> None:
        self.off = 0.0
        self.surprise = 0.0


class Weighed:
    """An example with what a network makes of it."""

    standing: Standing
    values: Values
    won: vec[float]  # by seat: its share in the victory
    doubt: float

    def __init__(self, doubt: float) -> None:
        self.doubt = doubt
        self._sit(1)

    def _sit(self, seats: i64) -> None:
        self.standing = Standing(seats)
        self.standing.doubt = self.doubt
        self.values = Values(seats, 0.0)
        self.won = floats(seats)

    def read(self, book: Lessons, network: Network, at: i64) -> None:
        seats = book.seats[at]
        begin = book.first[at]
        if len(self.won) != seats:
            self._sit(seats)
        best = book.points[begin]
        seat: i64
        for seat in range(seats):
            self.standing.points[seat] = network.guess(book.rows, (begin + seat) * book.inputs)
            best = max(best, book.points[begin + seat])
        self.values.read(self.standing)
        for seat in range(seats):
            self.won[seat] = 1.0 if book.points[begin + seat] == best else 0.0

    def surprise(self, doubt: float) -> float:
        """How surprising the winner is if guesses are off by `doubt` points."""
        self.standing.doubt = doubt
        self.values.read(self.standing)
        found = 0.0
        seat: i64
        for seat in range(len(self.won)):
            found -= self.won[seat] * log(max(self.values.win[seat], LEAST))
        return found


def shuffled(numbers: list[int], rng: Rng) -> list[int]:
    """The same numbers in any order."""
    for k in range(len(numbers) - 1, 0, -1):
        other = int(rng.below(k + 1))
        numbers[k], numbers[other] = numbers[other], numbers[k]
    return numbers
