"""The budget: what the plain engine leaves to the compiled one, and what it never does."""

from types import SimpleNamespace
from typing import Any

import pytest

from tests import budget, conftest


def test_nothing_is_left_out_unless_the_compiled_engine_comes_next(request: pytest.FixtureRequest) -> None:
    """Nobody but `make test` says so; where nothing can be compiled it does not."""
    left = [item for item in request.session.items if is_left_out(item)]
    if not conftest.COMPILED_TOO:
        assert left == []
    assert all(item.get_closest_marker("once") for item in left)
    assert budget.PLAIN or not conftest.COMPILED_TOO


@pytest.mark.parametrize("marks", [["once"], []])
def test_what_is_marked_is_left_out_with_its_reason(request: pytest.FixtureRequest, marks: list[str]) -> None:
    item = pytest.Function.from_parent(request.node.parent, name="any", callobj=lambda: None)
    for _ in marks:
        item.add_marker(pytest.mark.once("it only searches"))
    conftest.leave_out([item])
    skip = item.get_closest_marker("skip")
    told = skip.kwargs["reason"] if skip else ""
    assert told == ("left to the compiled engine: it only searches" if marks else "")


def test_what_is_missing_here_is_told_once() -> None:
    reasons = ["there is no Redis here", f"{conftest.ELSEWHERE}it searches", "there is no Redis here"]
    skipped: Any = [SimpleNamespace(longrepr=("file", 1, f"Skipped: {reason}")) for reason in reasons]
    assert conftest.missing_here(skipped) == ["2 left out: there is no Redis here"]


def is_left_out(item: pytest.Item) -> bool:
    return any("left to the compiled" in mark.kwargs.get("reason", "") for mark in item.iter_markers("skip"))


def test_the_first_cases_are_run_on_both_engines() -> None:
    cases: Any = budget.first_on_both_engines([("city", 1), ("city", 2), ("cards", 3)], 2)
    assert [bool(case.marks) for case in cases] == [False, False, True]
    assert [case.values for case in cases] == [("city", 1), ("city", 2), ("cards", 3)]


def test_a_budget_is_never_nothing() -> None:
    constants = {name: value for name, value in vars(budget).items() if name.isupper() and name != "PLAIN"}
    numbers = [value for value in constants.values() if isinstance(value, int)]
    assert len(numbers) > 15
    assert min(numbers) >= 1
