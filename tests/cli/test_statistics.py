"""`carson statistics`: what it prints, and what it refuses."""

import json
from pathlib import Path

import pytest

from tests.budget import BOTS
from tests.cli.conftest import Carson

pytestmark = pytest.mark.once(BOTS)
SMALL = ["statistics", "--task", "City2p-v0", "--games", "2", "--jobs", "1"]


def test_the_figures_can_be_found_again(carson: Carson, tmp_path: Path) -> None:
    page = tmp_path / "table.md"
    told = [carson(*SMALL, "--json", "--markdown", str(page)).stdout for _ in range(2)]
    assert told[0] == told[1]
    found = json.loads(told[0])
    assert {"carson", "engine", "python", "seed"} <= set(found)
    (one,) = found["tasks"]
    assert (one["task"], one["bot"], one["games"]) == ("City2p-v0", "random", 2)
    assert one["answers"]["median"] <= one["answers"]["most"]
    assert sum(one["rounds"].values()) == pytest.approx(one["decisions"]["mean"], abs=0.1)
    assert one["hidden"]["most_bits"] == 0
    assert "| City2p-v0 |" in page.read_text(encoding="utf-8")


def test_a_screen_gets_tables(carson: Carson) -> None:
    shown = carson(*SMALL).stdout
    assert "decisions" in shown
    assert "luck, bits" in shown


@pytest.mark.parametrize("wrong", [["--task", "City9p-v0"], ["--bot", "nobody"]])
def test_unknown_tasks_and_bots_are_refused(carson: Carson, wrong: list[str]) -> None:
    assert wrong[1] in carson("statistics", *wrong).stderr
