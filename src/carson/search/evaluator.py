"""Evaluator: what the search asks a game. This one knows no game: it plays at random and counts."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from carson.core.rng import Rng
from carson.core.rows import floats
from carson.core.state import State

LOW_62: Final = (1 << 62) - 1


class Choices:
    """The answers worth a look, each with its worth in points of the game; filled anew for each question."""

    actions: vec[i64]
    worths: vec[float]

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self.actions = vec[i64]([])
        self.worths = vec[float]([])

    def add(self, action: i64, worth: float) -> None:
        self.actions = append(self.actions, action)
        self.worths = append(self.worths, worth)


class Standing:
    """How a position is judged: the points each seat will have in the end, and how sure that is."""

    points: vec[float]  # by seat
    doubt: float  # points by which such a guess is off, 0 when the game is over

    def __init__(self, seats: i64) -> None:
        self.points = floats(seats)
        self.doubt = 0.0


class Thing:
    """Something a seat has more or less of: its name, its price in points, and the least worth telling."""

    name: str
    points: float
    least: float

    def __init__(self, name: str, points: float, least: float) -> None:
        self.name = name
        self.points = points
        self.least = least


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Knows a game well enough to search it. The base class needs nothing but the contract."""

    seats: i64
    clumsy: float  # how many times as much as usual quick players err

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.clumsy = 1.0

    def study(self, state: State, seat: i64) -> None:
        """Look at the position a search starts from; called once before each."""

    def is_stale(self, state: State) -> bool:
        """Whether what was studied is long ago."""
        return False

    def moment(self, state: State, seat: i64) -> i64:
        """A number that tells one sampled position from another."""
        mixed = int(seat)
        for number in state.dump():
            mixed = (mixed * 31 + number) & LOW_62
        return mixed

    def facing(self, state: State, seat: i64) -> State:
        """The state, or a copy that puts the question to this seat when several are asked at once."""
        return state

    def question(self, state: State, seat: i64) -> i64:
        """A number that tells apart questions whose answers share their numbers."""
        return 0

    def allowed(self, state: State, seat: i64, action: i64) -> bool:
        return int(action) in state.legal(int(seat))

    def rate(self, state: State, seat: i64, found: Choices) -> None:
        """Add the answers worth a look, at least one, with their worth."""
        for action in state.legal(int(seat)):
            found.add(action, 0.0)

    def pick(self, state: State, seat: i64, rng: Rng) -> i64:
        """A quick answer, as a reasonable player might give it."""
        actions = state.legal(int(seat))
        return actions[int(rng.below(len(actions)))]

    def is_far(self, state: State) -> bool:
        """Whether a playout may stop here, before the game is over."""
        return False

    def things(self) -> list[Thing]:
        """What seats have that can be told in words, for hints."""
        return []

    def holding(self, state: State, seat: i64, thing: i64) -> float:
        """How much of one of the things a seat has."""
        return 0.0

    def weigh(self, state: State, standing: Standing) -> None:
        """The points each seat will have in the end."""
        result = state.result()
        standing.doubt = 0.0
        if result is None:
            return
        seat: i64
        for seat in range(self.seats):
            standing.points[seat] = float(result.total(int(seat)))
