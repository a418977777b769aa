"""Random play to the end of a game: the loop behind benchmarks, soak runs and search."""

from mypy_extensions import i64

from carson.core.rng import Rng
from carson.core.state import CHANCE, NOBODY, State


def playout(state: State, rng: Rng) -> i64:
    """Play random actions and outcomes until the game is over; the number of decisions made by seats."""
    decisions: i64 = 0
    seat = state.actor()
    while seat != NOBODY:
        if seat != CHANCE:
            decisions += 1
        state.play(seat, state.pick(rng))
        seat = state.actor()
    return decisions


def clones(state: State, count: i64) -> None:
    """Clone a state `count` times: what a benchmark times."""
    _i: i64
    for _i in range(count):
        state.clone()
