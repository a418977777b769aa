"""Processor time of the tests by folder, file and test: `pytest -p tools.test_costs --costs 40`."""

import os
from collections import defaultdict
from collections.abc import Iterator

import pytest

KEY = "processor seconds"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--costs", type=int, default=40, help="how many of the dearest tests and files to list")


def spent() -> float:
    """Processor seconds of this process and of those it has waited for."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Note with each report (set-up, call, clearing away) what was spent since the one before."""
    report = yield
    now = spent()
    report.user_properties.append((KEY, now - item.config.stash.get(LAST, now)))  # type: ignore[attr-defined]
    item.config.stash[LAST] = now
    return report


LAST = pytest.StashKey[float]()
COSTS = pytest.StashKey[dict[str, float]]()


def pytest_configure(config: pytest.Config) -> None:
    config.stash[LAST] = spent()
    config.stash[COSTS] = defaultdict(float)
    config.pluginmanager.register(Ledger(config.stash[COSTS]))


class Ledger:
    """Adds up what the reports say, also those of other processes."""

    def __init__(self, costs: dict[str, float]) -> None:
        self.costs = costs

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, value in report.user_properties[-1:]:
            if name == KEY and isinstance(value, float):
                self.costs[report.nodeid] += value


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    costs = config.stash[COSTS]
    most = config.getoption("--costs")
    folders: dict[str, float] = defaultdict(float)
    files: dict[str, float] = defaultdict(float)
    for node, seconds in costs.items():
        file = node.split("::", maxsplit=1)[0]
        files[file] += seconds
        folders[file.rsplit("/", maxsplit=1)[0]] += seconds
    say = terminalreporter.write_line
    say(f"\nprocessor seconds: {sum(costs.values()):.1f}")
    for table in (folders, files, costs):
        say("")
        for name, seconds in sorted(table.items(), key=lambda row: -row[1])[:most]:
            say(f"{seconds:8.2f}  {name}")
