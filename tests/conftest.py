"""What holds for all tests: Ctrl-C, and what only one engine has to show."""

import os
import signal
from collections import Counter
from collections.abc import Iterable

import pytest

from tests import budget

if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:  # a shell lets its background jobs ignore Ctrl-C
    signal.signal(signal.SIGINT, signal.default_int_handler)  # programs that tests start inherit that

# `make test` says so while it tests the plain engine and the compiled one comes next. Without a compiler
# it does not, and the plain engine plays everything.
ELSEWHERE = "left to the compiled engine: "
COMPILED_TOO = budget.PLAIN and os.environ.get("CARSON_NEXT_ENGINE") == "compiled"


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers",
        "once(reason): plays much and says nothing about the engine: left out on the plain one if the "
        "compiled one is tested as well",
    )


def pytest_report_header() -> str:
    engine = "plain" if budget.PLAIN else "compiled"
    left = "; tests marked `once` are left to the compiled one" if COMPILED_TOO else ""
    return f"budget: {engine} engine, {budget.SOAK} times as much as usual{left}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if COMPILED_TOO:
        leave_out(items)


def leave_out(items: list[pytest.Item]) -> None:
    """Skip what is marked `once`, and say why."""
    for item in items:
        if once := item.get_closest_marker("once"):
            item.add_marker(pytest.mark.skip(reason=f"{ELSEWHERE}{once.args[0]}"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What is missing on this machine is told at the end, so that nobody takes it for tested."""
    for sentence in missing_here(terminalreporter.stats.get("skipped", [])):
        terminalreporter.write_line(sentence)


def missing_here(skipped: Iterable[pytest.TestReport]) -> list[str]:
    """A sentence for each reason for which tests were left out and no other run has them."""
    told = [one.longrepr[2] for one in skipped if isinstance(one.longrepr, tuple)]
    reasons = [reason.removeprefix("Skipped: ") for reason in told]
    counted = Counter(reason for reason in reasons if not reason.startswith(ELSEWHERE))
    return [f"{number} left out: {reason}" for reason, number in counted.most_common()]
