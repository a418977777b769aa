"""Forecast: how the end of a game looks from the middle of it; one that was learned from games."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from carson.core.state import State
from carson.search.evaluator import Standing
from carson.search.network import Network


@mypyc_attr(allow_interpreted_subclasses=True)
class Forecast:
    """Guesses the points that each seat will have in the end."""

    def weigh(self, state: State, standing: Standing) -> None:
        """Fill in the points and the doubt; the game is not over."""
        raise TypeError("a forecast belongs to a game")


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """What a network sees of a table: for every seat a row of small numbers, its own and the others'."""

    seats: i64
    inputs: i64  # numbers in a row
    rows: vec[float]  # seat * inputs + input

    def __init__(self, seats: int, inputs: int) -> None:
        self.seats = seats
        self.inputs = inputs
        self.rows = vec[float]([0.0] * (seats * inputs))

    def read(self, state: State) -> None:
        """Fill the rows."""
        raise TypeError("what is seen belongs to a game")

    def compare(self, seat: i64, number: i64, at: i64) -> None:
        """Show a seat the mean and the most that the others have of the first numbers of their rows."""
        rows = self.rows
        to = seat * self.inputs + at
        share = 1.0 / float(max(self.seats - 1, 1))
        other: i64
        k: i64
        for k in range(number):
            total = 0.0
            most = -9.0
            for other in range(self.seats):
                if other != seat:
                    value = rows[other * self.inputs + k]
                    total += value
                    most = max(most, value)
            rows[to + 2 * k] = total * share
            rows[to + 2 * k + 1] = most

    def part(self, state: State) -> i64:
        """The part of the game that lies behind, from 0 on: each has a network of its own."""
        return 0


class Learned:
    """A network for each part of a game, and by how many points its guesses are off."""

    networks: list[Network]
    doubts: list[float]

    def __init__(self, networks: list[Network], doubts: list[float]) -> None:
        self.networks = networks
        self.doubts = doubts


class LearnedForecast(Forecast):
    """Guesses by what was learned."""

    features: Features
    learned: Learned

    def __init__(self, features: Features, learned: Learned) -> None:
        self.features = features
        self.learned = learned

    def weigh(self, state: State, standing: Standing) -> None:
        features = self.features
        features.read(state)
        part = int(features.part(state))
        network = self.learned.networks[part]
        standing.doubt = self.learned.doubts[part]
        seat: i64
        for seat in range(features.seats):
            standing.points[seat] = network.guess(features.rows, seat * features.inputs)
