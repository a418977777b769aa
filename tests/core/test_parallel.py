"""Work in processes: every answer comes, errors come over, and nothing is left behind however it ends."""

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest

from carson.core.errors import BadOption
from carson.core.parallel import WorkerDied, in_parallel
from tests.cli import terminal

pytestmark = pytest.mark.once("processes are the same on both engines")
TWO = 2
LONG = 60.0  # seconds

ENDLESS = """
from functools import partial
from tests.core.test_parallel import sleep_and_tell
from carson.core.parallel import in_parallel

if __name__ == "__main__":
    try:
        for answer in in_parallel(partial(sleep_and_tell, 0.0), range(10**9), 2):
            print(answer, flush=True)
    except KeyboardInterrupt:
        print("stopped")
"""


def double(number: int) -> int:
    return 2 * number


def refuse(number: int) -> int:
    if number == 3:
        raise BadOption("three is too many")
    return number


def die(number: int) -> int:
    if number == 3:
        os._exit(1)
    return number


def sleep_and_tell(seconds: float, number: int) -> int:
    time.sleep(seconds)
    return os.getpid()


def test_all_answers_come_once() -> None:
    assert sorted(in_parallel(double, range(50), TWO)) == [2 * number for number in range(50)]


def test_more_workers_than_items() -> None:
    assert sorted(in_parallel(double, [7, 8], 3)) == [14, 16]


def test_one_worker_is_this_process() -> None:
    assert set(in_parallel(partial(sleep_and_tell, 0.0), range(3), 1)) == {os.getpid()}


def test_an_error_comes_over() -> None:
    with pytest.raises(BadOption, match="three is too many"):
        list(in_parallel(refuse, range(9), TWO))


def test_a_worker_that_dies_is_told() -> None:
    with pytest.raises(WorkerDied, match="--jobs 1"):
        list(in_parallel(die, range(9), TWO))


def test_leaving_in_the_middle_ends_the_workers() -> None:
    answers = in_parallel(partial(sleep_and_tell, 0.1), range(1000), TWO)
    workers: set[int] = set()
    while len(workers) < TWO:
        workers.add(next(answers))
    assert {child.pid for child in multiprocessing.active_children()} >= workers
    answers.close()
    assert not {child.pid for child in multiprocessing.active_children()} & workers


@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_nothing_is_left_when_the_program_is_stopped(tmp_path: Path, by: signal.Signals) -> None:
    """At once after the answers of both workers, in the middle of handing out and hearing."""
    script = tmp_path / "endless.py"
    script.write_text(ENDLESS)
    with subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        env=terminal.environment(),
        text=True,
        start_new_session=True,
    ) as program:
        assert program.stdout is not None
        workers: set[int] = set()
        while len(workers) < TWO:
            workers.add(int(program.stdout.readline()))
        program.send_signal(by)
        told, _ = program.communicate(timeout=LONG)
    if by == signal.SIGINT:
        assert told.endswith("stopped\n")
        assert program.returncode == 0
    deadline = time.monotonic() + LONG
    while terminal.is_anybody_left(program.pid):
        assert time.monotonic() < deadline, f"{by.name} left a worker behind"
        time.sleep(0.05)
