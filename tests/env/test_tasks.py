"""Tasks keep to what their versions promise."""

import pytest

from carson import env
from carson.core.errors import BadOption
from tests.budget import first_on_both_engines

NAMES = list(env.TASKS)


@pytest.mark.parametrize("name", first_on_both_engines(NAMES, 1, "marks are the same on both engines"))
def test_a_task_that_changes_gets_the_next_version(name: str) -> None:
    """Rules, options, actions, encoding or rewards are others: its row gets the next version."""
    task = env.task(name)
    assert task.fingerprint() == task.mark, f"{name} has changed: give it the next version, and this mark"


def test_the_table_is_in_order() -> None:
    assert [task.name for task in env.TASKS.values()] == NAMES
    assert len({task.mark for task in env.TASKS.values()}) == len(NAMES)
    for task in env.TASKS.values():
        assert task.seats == list(range(len(task.seats)))  # agents are numbered as seats are


def test_a_task_that_does_not_exist() -> None:
    with pytest.raises(BadOption, match="there is no task “Town4p-v0”; there are City4p-v0, City2p-v0"):
        env.task("Town4p-v0")


def test_another_version_of_a_task() -> None:
    with pytest.raises(BadOption, match=r"have changed, and it is City4p-v0 now; figures of the two"):
        env.aec("City4p-v77")
