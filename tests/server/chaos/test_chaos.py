"""Storms in the suite and, longer, in `make soak`: CARSON_SOAK says how many."""

import sys
from pathlib import Path

import pytest

from tests.budget import STORMS
from tests.loops import finished
from tests.server.chaos.flat import growth
from tests.server.chaos.host import Host, use_of
from tests.server.chaos.plan import draw, draw_endurance
from tests.server.chaos.storm import QUICK, Storm

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks at processes in /proc")

SEED = 15
LARGER = 10 * 1024  # kilobytes by which the server may grow: SQLite keeps more of a database that grows
LARGER_WORKERS = 2 * 1024  # the same for workers, which keep nothing
MORE = 4  # descriptors
ENOUGH = 6  # rounds to tell what grows from what goes up and down


def test_a_storm(tmp_path: Path) -> None:
    """What was acknowledged is there afterwards, what was refused is not, and all tables are played."""
    finished(weather(tmp_path, SEED, STORMS, people=3, moves=10))


async def weather(folder: Path, seed: int, rounds: int, people: int, moves: int) -> None:
    host = Host(folder / "data", **QUICK)
    storm = Storm(host, seed)
    async with storm:
        for one in draw(seed, rounds, people, moves):
            await storm.round(one)
        await host.stop()
        await host.start()
        await storm.afterwards()


@pytest.mark.skipif(STORMS < ENOUGH, reason="says something only after many rounds: make soak")
def test_soak_of_one_server(tmp_path: Path) -> None:
    """Memory and descriptors stay as they are, of the server and of its workers."""
    finished(endure(tmp_path, SEED, STORMS, people=4, moves=30))


async def endure(folder: Path, seed: int, rounds: int, people: int, moves: int) -> None:
    storm = Storm(Host(folder / "data", **QUICK), seed)
    memory, descriptors, workers = [], [], []
    async with storm:
        for one in draw_endurance(seed, rounds, people, moves):
            await storm.round(one)
            use = await storm.at_rest()
            memory.append(use.kilobytes)
            descriptors.append(use.descriptors)
            workers.append(sum(use_of(worker).kilobytes for worker in storm.host.workers()))
        await storm.afterwards()
    figures = f"server {memory}, workers {workers} kilobytes, {descriptors} descriptors; seed {seed}"
    assert growth(memory) < LARGER, figures
    assert growth(workers) < LARGER_WORKERS, figures
    assert growth(descriptors) < MORE, figures
