"""`carson benchmark`: what it prints, and what it refuses."""

import json

import pytest

from tests.budget import BOTS
from tests.cli.conftest import Carson

pytestmark = pytest.mark.once(BOTS)


def test_the_command_prints_what_others_need_to_repeat_it(carson: Carson) -> None:
    words = ["benchmark", "random", "--task", "City2p-v0", "--task", "CardsExpert-v0", "--games", "2"]
    told = json.loads(carson(*words, "--jobs", "1", "--json").stdout)
    assert {"carson", "engine", "machine", "python", "cores", "seed", "anchor"} <= set(told)
    (bot,) = told["bots"]
    assert [one["task"] for one in bot["tasks"]] == ["City2p-v0", "CardsExpert-v0"]
    assert all(one["rules"] and one["options"] and one["games"] == 2 for one in bot["tasks"])
    low, high = bot["rating_interval"]
    assert low < bot["rating"] < high


def test_an_unknown_task_is_refused(carson: Carson) -> None:
    assert "City4p-v0" in carson("benchmark", "random", "--task", "City9p-v0").stderr
