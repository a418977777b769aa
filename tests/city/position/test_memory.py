"""Reading a position keeps nothing: the bots of a server read one for every move they make."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable, Iterator

import pytest

from carson.city.position.names import put
from carson.core import registry
from carson.core.match import Match
from carson.engine import engine
from tests import budget

compiled_only = pytest.mark.skipif(
    engine() != "compiled", reason="plain lists are freed by the interpreter, which is much slower besides"
)


@pytest.fixture
def traced() -> Iterator[None]:
    tracemalloc.start()
    yield
    tracemalloc.stop()


def kept_by(work: Callable[[], object], times: int) -> float:
    """Bytes that each of many calls leaves behind; of two rounds the less, as other threads fill caches."""
    for _ in range(20):
        work()
    return min(_kept(work, times), _kept(work, times))


def _kept(work: Callable[[], object], times: int) -> float:
    before = tracemalloc.get_traced_memory()[0]
    for _ in range(times):
        work()
    return (tracemalloc.get_traced_memory()[0] - before) / times


@compiled_only
@pytest.mark.usefixtures("traced")
def test_reading_a_position_keeps_nothing() -> None:
    game = registry.game("city")
    match = Match.start(game, game.settle({"seats": "4"}), "memory", list("ABCD"))
    text = game.write_position(match.state)
    assert kept_by(lambda: game.read_position(text), budget.POSITIONS_READ) < 4


@compiled_only
@pytest.mark.usefixtures("traced")
def test_writing_the_rows_of_a_table_a_hundred_thousand_times_keeps_nothing() -> None:
    game = registry.game("city")
    state = Match.start(game, game.settle({"seats": "4"}), "memory", list("ABCD")).state
    numbers = [1, 2, 3, 4]
    assert kept_by(lambda: put(state.cash, numbers), 100_000) < 0.1  # type: ignore[attr-defined]
