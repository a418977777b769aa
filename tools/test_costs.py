"""What the tests cost by folder, file and test: `pytest -p tools.test_costs --costs 40`.

Processor seconds, those of browsers and servers included, and the seconds that were only waited.
"""

import os
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

KEY = "costs"
TICKS = os.sysconf("SC_CLK_TCK")
PROCESSES = Path("/proc")


class Cost(NamedTuple):
    """Seconds of processors and of the clock on the wall."""

    work: float
    wall: float


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--costs", type=int, default=40, help="how many of the dearest tests and files to list")


def now() -> Cost:
    """What this process, those it has waited for and those that still run have cost so far."""
    times = os.times()
    own = times.user + times.system + times.children_user + times.children_system
    return Cost(own + sum(map(_ticks, _descendants())) / TICKS, time.monotonic())


def _ticks(process: Path) -> int:
    """Of a process and of those it has waited for; none when it has just ended."""
    try:
        fields = (process / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0
    return sum(map(int, fields[11:15]))


def _descendants() -> Iterator[Path]:
    """All that this process started, and what they started (Linux only)."""
    left = [PROCESSES / "self"]
    while left:
        children = list(_children(left.pop()))
        yield from children
        left += children


def _children(process: Path) -> Iterator[Path]:
    for listed in process.glob("task/*/children"):
        try:
            yield from (PROCESSES / number for number in listed.read_text().split())
        except OSError:
            continue


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    """Note with the last report of a test (clearing away) what was spent since the test before."""
    report = yield
    if call.when == "teardown":
        last, here = item.config.stash[LAST], now()
        spent = (max(0.0, here.work - last.work), here.wall - last.wall)  # a browser that ends is forgotten
        report.user_properties.append((KEY, spent))  # type: ignore[attr-defined]
        item.config.stash[LAST] = now()
    return report


LAST = pytest.StashKey[Cost]()
COSTS = pytest.StashKey[dict[str, Cost]]()


def pytest_configure(config: pytest.Config) -> None:
    config.stash[COSTS] = {}
    config.pluginmanager.register(Ledger(config.stash[COSTS]))


def pytest_collection_finish(session: pytest.Session) -> None:
    session.config.stash[LAST] = now()


class Ledger:
    """Adds up what the reports say, also those of other processes."""

    def __init__(self, costs: dict[str, Cost]) -> None:
        self.costs = costs

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, value in report.user_properties[-1:]:
            if name == KEY and isinstance(value, tuple | list):
                self.costs[report.nodeid] = Cost(*value)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    costs = config.stash[COSTS]
    most = config.getoption("--costs")
    folders: dict[str, Cost] = defaultdict(lambda: Cost(0, 0))
    files: dict[str, Cost] = defaultdict(lambda: Cost(0, 0))
    for node, cost in costs.items():
        file = node.split("::", maxsplit=1)[0]
        for table, name in ((files, file), (folders, file.rsplit("/", maxsplit=1)[0])):
            table[name] = Cost(table[name].work + cost.work, table[name].wall + cost.wall)
    say = terminalreporter.write_line
    total = Cost(*(sum(column) for column in zip(*costs.values(), strict=True))) if costs else Cost(0, 0)
    say(f"\nseconds of processors and on the clock: {total.work:.1f} {total.wall:.1f}")
    for listed in (folders, files, costs):
        say("")
        for name, cost in sorted(listed.items(), key=lambda row: -max(row[1]))[:most]:
            say(f"{cost.work:8.2f} {cost.wall:8.2f}  {name}")
