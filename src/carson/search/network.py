"""Network: a small net of one hidden layer that guesses points from a row of numbers, and learns to.

It needs no framework: the weights are a plain list of numbers, and learning is Adam. Most numbers of a row
are zero, so the weights lie by input and a zero costs nothing.
"""

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carson.core.rng import UNIT, Rng

SCALE: Final = 10.0  # points that count as one inside
DECAY: Final = 0.9  # of the mean gradient
SQUARE_DECAY: Final = 0.999
TINY: Final = 1e-8


class Network:
    """inputs -> hidden, each x / (1 + |x|) -> one number, and a straight line from the inputs beside it."""

    inputs: i64
    hidden: i64
    weights: vec[float]  # by input: to hidden units and output; then biases alike; then hidden to output
    acts: vec[float]
    # ---- while it learns
    slope: vec[float]
    mean: vec[float]
    square: vec[float]
    back: vec[float]
    steps: i64

    def __init__(self, inputs: int, hidden: int, weights: list[float] | None = None) -> None:
        self.inputs = inputs
        self.hidden = hidden
        size = size_of(inputs, hidden)
        self.weights = vec[float]([0.0] * size if weights is None else weights)
        self.acts = vec[float]([0.0] * hidden)
        self.back = vec[float]([0.0] * hidden)
        self.slope = vec[float]([])
        self.mean = vec[float]([])
        self.square = vec[float]([])
        self.steps = 0

    def guess(self, rows: vec[float], start: i64) -> float:
        """The points for the row that begins at `start`."""
        w = self.weights
        acts = self.acts
        hidden = self.hidden
        h: i64
        k: i64
        at: i64 = self.inputs * (hidden + 1)
        for h in range(hidden):
            acts[h] = w[at + h]
        total = w[at + hidden]
        out = at + hidden + 1
        at = 0
        for k in range(self.inputs):
            number = rows[start + k]
            if number != 0.0:
                for h in range(hidden):
                    acts[h] += number * w[at + h]
                total += number * w[at + hidden]
            at += hidden + 1
        for h in range(hidden):
            unit = acts[h]
            act = unit / (1.0 + unit) if unit > 0.0 else unit / (1.0 - unit)
            acts[h] = act
            total += w[out + h] * act
        return total * SCALE

    # ---- learning

    def begin(self, rng: Rng, middle: float) -> None:
        """Small random weights that lead nowhere yet: a guess is `middle` and SCALE times the first input."""
        self.prepare()
        self.weights[self.hidden] = 1.0
        self.weights[(self.inputs + 1) * (self.hidden + 1) - 1] = middle / SCALE
        reach = 1.0 / sqrt(float(self.inputs))
        k: i64
        for k in range((self.inputs + 1) * (self.hidden + 1)):
            if k % (self.hidden + 1) != self.hidden:
                self.weights[k] = reach * (2.0 * float(rng.next32()) / UNIT - 1.0)

    def prepare(self) -> None:
        """Get ready to learn, from the weights as they are."""
        size = len(self.weights)
        self.mean = vec[float]([0.0] * size)
        self.square = vec[float]([0.0] * size)
        self.slope = vec[float]([0.0] * size)
        self.steps = 0

    def recall(self, weights: list[float]) -> None:
        """Go back to weights it had before."""
        self.weights = vec[float](weights)

    def note(self, rows: vec[float], start: i64, push: float) -> None:
        """Add the slopes of one example, whose guess should be lower by about `push` points."""
        self.guess(rows, start)
        push /= SCALE
        w = self.weights
        slope = self.slope
        acts = self.acts
        back = self.back
        hidden = self.hidden
        h: i64
        k: i64
        at: i64 = self.inputs * (hidden + 1)
        out = at + hidden + 1
        for h in range(hidden):
            act = acts[h]
            slope[out + h] += push * act
            left = 1.0 - act if act > 0.0 else 1.0 + act
            back[h] = push * w[out + h] * left * left
            slope[at + h] += back[h]
        slope[at + hidden] += push
        at = 0
        for k in range(self.inputs):
            number = rows[start + k]
            if number != 0.0:
                for h in range(hidden):
                    slope[at + h] += number * back[h]
                slope[at + hidden] += number * push
            at += hidden + 1

    def step(self, rate: float, number: float, shrink: float) -> None:
        """One step of Adam for the slopes of `number` examples, which are forgotten then."""
        self.steps += 1
        fix = 1.0 - DECAY ** float(self.steps)
        fix_square = 1.0 - SQUARE_DECAY ** float(self.steps)
        k: i64
        size: i64 = len(self.weights)
        for k in range(size):
            slope = self.slope[k] / number + shrink * self.weights[k]
            self.slope[k] = 0.0
            self.mean[k] = DECAY * self.mean[k] + (1.0 - DECAY) * slope
            self.square[k] = SQUARE_DECAY * self.square[k] + (1.0 - SQUARE_DECAY) * slope * slope
            self.weights[k] -= rate * (self.mean[k] / fix) / (sqrt(self.square[k] / fix_square) + TINY)


def size_of(inputs: int, hidden: int) -> int:
    """How many weights a network has."""
    return (inputs + 1) * (hidden + 1) + hidden
