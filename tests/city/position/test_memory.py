"""Reading a position keeps nothing: whoever studies games reads them by the thousand.

Counted in a process of its own, since in this one servers of other tests may be busy.
"""

import subprocess
import sys

import pytest

from carson.engine import engine
from tests import budget

compiled_only = pytest.mark.skipif(
    engine() != "compiled", reason="plain lists are freed by the interpreter, which is much slower besides"
)

COUNTED = """
import sys, tracemalloc
from carson.city.position.names import put
from carson.core import registry
from carson.core.match import Match
tracemalloc.start()
game = registry.game("city")
state = Match.start(game, game.settle({"seats": "4"}), "memory", list("ABCD")).state
text, numbers = game.write_position(state), [1, 2, 3, 4]
works = {"read": lambda: game.read_position(text), "put": lambda: put(state.cash, numbers)}
work, times = works[sys.argv[1]], int(sys.argv[2])
for _ in range(20):
    work()
before = tracemalloc.get_traced_memory()[0]
for _ in range(times):
    work()
print((tracemalloc.get_traced_memory()[0] - before) / times)
"""


def kept_by(work: str, times: int) -> float:
    """Bytes that each of many calls leaves behind."""
    command = [sys.executable, "-c", COUNTED, work, str(times)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=True)
    return float(done.stdout)


@compiled_only
def test_reading_a_position_keeps_nothing() -> None:
    assert kept_by("read", budget.POSITIONS_READ) < 4


@compiled_only
def test_writing_the_rows_of_a_table_a_hundred_thousand_times_keeps_nothing() -> None:
    assert kept_by("put", 100_000) < 0.1
