"""Add a character, a question, a variant: each example of the guide, applied to a copy and played."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ADDITIONS = ROOT / "docs" / "examples" / "additions"
MOST_FILES = 3
OTHERS = "sheriff,banker,grocer,worker,settler,captain"

SMITH = """
from carson.city.count.prices import building_price
from carson.city.facts.characters import TILE_BY_NAME
from carson.city.facts.ids import BUILD_12
state = game.new(game.settle(options))
state.role[0] = TILE_BY_NAME["smith"]
assert building_price(state, 0, BUILD_12) == 10
assert building_price(state, 1, BUILD_12) == 12
"""
MOONSHINER = """
assert "How many roads do you sell for $3 each?" in asked, sorted(asked)
assert "Sell none" in offered
assert "Sell one road" in offered
assert "Sell 2 roads" in offered
"""
PAYDAY = """
assert game.face().choice_label("variants", "payday") == "Payday"
assert any("$6" in label for label in offered if label.startswith("Wages")), sorted(offered)
"""


@pytest.mark.once("a copy is played on plain sources, whichever engine is tested")
@pytest.mark.parametrize(
    ("name", "options", "check"),
    [
        ("smith", f"characters=picked tiles=smith,{OTHERS}", SMITH),
        ("moonshiner", f"characters=picked tiles=moonshiner,{OTHERS}", MOONSHINER),
        ("payday", "variants=payday", PAYDAY),
    ],
)
def test_an_example_of_the_guide_is_played(name: str, options: str, check: str, tmp_path: Path) -> None:
    added = ADDITIONS / f"{name}.diff"
    touched = re.findall(r"^diff --git", added.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(touched) <= MOST_FILES
    ignored = shutil.ignore_patterns("static", "*.so")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=ignored)
    subprocess.run(["git", "apply", str(added)], cwd=tmp_path, check=True)
    script = Path(__file__).with_name("played.py").read_text(encoding="utf-8") + check
    env = os.environ | {"PYTHONPATH": str(tmp_path / "src")}
    done = subprocess.run(
        [sys.executable, "-c", script, *options.split()],
        cwd=tmp_path,
        env=env,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
