"""The budget: what the plain engine leaves to the compiled one, and what it never does."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
MARKED = "tests/search/test_lessons.py::test_a_match_can_be_repeated"


def outcome(**more: str) -> str:
    """The last line of a run that only collects and sets up, on the plain engine."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("CARSON_", "PYTEST_"))}
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-rs", "-p", "no:cacheprovider", "--setup-only", MARKED],
        env={**plain, "PYTHONPATH": str(ROOT / "src"), **more},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    return run.stdout


@pytest.mark.once("it starts the plain engine by itself")
def test_what_is_marked_is_left_out_only_if_the_compiled_engine_comes_next() -> None:
    assert "skipped" not in outcome()
    told = outcome(CARSON_NEXT_ENGINE="compiled")
    assert "2 skipped" in told
    assert "left to the compiled engine: what is learned is the same on both" in told
