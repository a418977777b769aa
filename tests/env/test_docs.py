"""The code in docs/research.md runs, with fewer rounds."""

import contextlib
import io
import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.once("environments are the same on both engines")

PAGE = Path(__file__).parent.parent.parent / "docs" / "research.md"
TWENTY = 20  # lines


def blocks() -> list[str]:
    return re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def test_the_code_runs_in_the_order_of_the_page() -> None:
    names: dict[str, object] = {}
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        for block in blocks():
            exec(block.replace("GAMES, ROUNDS, RATE = 16, 300", "GAMES, ROUNDS, RATE = 4, 60"), names)
    assert re.search(r"\d+% of the last games were won, of \d+", said.getvalue())
    weights = names["weights"]
    assert getattr(weights, "any")()  # noqa: B009  something was learned


def test_training_is_short() -> None:
    training = next(block for block in blocks() if "weights -=" in block)
    lines = [line for line in training.splitlines() if line.strip()]
    assert len(lines) <= TWENTY
