"""Values no rulebook text carries: files with their provenance, which an owner of the box can replace."""

import hashlib
import os
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from carson.city.face import CityFace
from carson.city.facts.provenance import PROVENANCE
from carson.city.options import VARIANTS

FACE = CityFace()
NAMES = sorted(file.name for file in files("carson.city.components").iterdir() if file.name.endswith(".toml"))


def shipped(name: str) -> str:
    return (files("carson.city.components") / name).read_text(encoding="utf-8")


def load(folder: Path) -> subprocess.CompletedProcess[str]:
    """Start the game with the files of a folder in a process of its own."""
    code = "from carson.city.game import CityGame as G; print(G.version)"
    env = {**os.environ, "CARSON_COMPONENTS": str(folder)}
    return subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)


def test_all_ours_say_where_they_come_from() -> None:
    assert all('provenance = "reconstructed"' in shipped(name) for name in NAMES)


def test_a_form_says_whose_values_a_game_has(monkeypatch: pytest.MonkeyPatch) -> None:
    for variant in PROVENANCE.keys() & VARIANTS.keys():
        assert FACE.choice_help("variants", variant).endswith("is reconstructed.")
    assert FACE.option_note("solo").endswith("is reconstructed.")
    assert FACE.option_note("river") == ""
    monkeypatch.setitem(PROVENANCE, "outlaws", "my box, 2023")
    assert FACE.choice_help("variants", "outlaws").endswith("is from: my box, 2023.")


def test_own_values_have_another_rules_version(tmp_path: Path) -> None:
    """So that records of the two are never mixed up. How a file is written does not count."""
    assert "+" not in load(tmp_path).stdout
    own = tmp_path / "enclosures.toml"
    own.write_text("# typed in\n" + shipped("enclosures.toml").replace("reconstructed", "my box"))
    assert "+" not in load(tmp_path).stdout
    own.write_text(shipped("enclosures.toml").replace("1, 2, 2, 3, 5", "1, 2, 2, 3, 4"))
    marked = load(tmp_path).stdout
    assert "+" in marked
    own.write_text("# once more\n" + own.read_text().replace("reconstructed", "my box"))
    assert load(tmp_path).stdout == marked


def told(folder: Path, code: str) -> list[str]:
    """What a few lines about the game print, with the files of a folder."""
    head = "from carson.city.game import CityGame\ngame = CityGame()\n"
    env = {**os.environ, "CARSON_COMPONENTS": str(folder)}
    command = [sys.executable, "-c", head + code]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout.split()


def test_only_games_that_use_own_values_are_marked(tmp_path: Path) -> None:
    """So that a game goes on when a file is replaced that it does not use."""
    (tmp_path / "enclosures.toml").write_text(shipped("enclosures.toml").replace("3, 5", "3, 4"))
    versions = """
for variants in ("", "river", "horses", "river,horses"):
    options = game.settle({"variants": variants})
    print(game.version_of(options), game.plays("2023.7", options))
"""
    plain, first, river, second, horses, third, both, fourth = told(tmp_path, versions)
    assert (plain, river) == ("2023.7", "2023.7")
    assert horses == both
    assert horses.startswith("2023.7+")
    assert (first, second, third, fourth) == ("True", "True", "False", "False")


def test_games_go_on_that_were_marked_by_the_bytes_of_a_file(tmp_path: Path) -> None:
    own = tmp_path / "enclosures.toml"
    own.write_text(shipped("enclosures.toml").replace("3, 5", "3, 4"))
    mark = hashlib.sha256(own.read_bytes()).hexdigest()[:8]
    goes_on = f"print(*(game.plays('2023.7+{mark}', game.settle({{'variants': v}})) for v in ('', 'horses')))"
    assert told(tmp_path, goes_on) == ["True", "True"]


BROKEN = [
    (
        "river.toml",
        '"e8", ',
        "",
        "river.toml, named by CARSON_COMPONENTS, line 3: a river starts and ends at",
    ),
    ("river.toml", '"d5"', '"d9"', "line 3: parcels must be a list of parcels, a1 to h8"),
    ("river.toml", "mountains = 6", "mountains = 60", "line 4: mountains must be a number from 0 to 9"),
    ("river.toml", "mountains = 6", "mountains = ", "cannot be read"),
    ("outlaws.toml", "[2, 2,", "[2,", "line 3: points must be 6 numbers from 0 to 20"),
    ("outlaws.toml", "4, 4]", "4, 21]", "line 3: points must be 6 numbers from 0 to 20"),
    ("river.toml", 'provenance = "reconstructed"', "", "say where the values come from"),
    ("enclosures.toml", "1, 2, 2, 3, 5", "1, 2, 2, 3", "line 3: hats must be 5 numbers from 0 to 9"),
    ("enclosures.toml", "1, 2, 2, 3, 5", "1, 2, 2, 3, 50", "line 3: hats must be 5 numbers from 0 to 9"),
    (
        "standish.toml",
        'letter = "C", power = 1',
        'letter = "Y", power = 1',
        "the letter of card 3 must be one of",
    ),
    (
        "standish.toml",
        'power = 3, symbols = "hcsd" },',
        'power = 30, symbols = "hcsd" },',
        "the power of card 17",
    ),
    ("standish.toml", 'symbols = "s" }', 'symbols = "ss" }', "the symbols of card 12 must be some of hcsd"),
    ("standish.toml", 'symbols = "s" }', 'symbols = "sd" }', "the strategy urban must find 12 cards"),
    ("standish.toml", 'letter = "H", power = 1', 'letter = "G", power = 1', "only the strategies miner (c)"),
    ("standish.toml", "{ card = 18,", "{ card = 19,", "card 18 is missing"),
    ("standish.toml", "[strategy.miner]", "[strategy.minor]", "the strategy miner is missing"),
    ("standish.toml", '"mine", "bank", "saloon",', '"mine", "mine", "saloon",', "the nine types once"),
    ("standish.toml", '["mine", "mine", "bank"]', '["mine", "church"]', "buildings of a solo game"),
    ("standish.toml", '["mine", "mine", "bank"]', '["mine", "tavern"]', "“tavern” is no building"),
    ("sheet.toml", "shares = 18", "shares = 17", "line 3: a normal start with $15 must cost all shares"),
    ("sheet.toml", "dollars = 3", "dollars = 4", "line 3: a normal start with $15 must cost all shares"),
    ("sheet.toml", "[2, 1, 6]", "[2, 6, 1]", "line 5: cowboys must be shares for one, fewest, most"),
    ("sheet.toml", "[2, 1, 6]", "[2, 4, 6]", "line 5: cowboys must allow 3, as in a normal start"),
    ("sheet.toml", "[2, 0, 4]", "[2, 0, 40]", "line 6: parcels must be 3 numbers from 0 to 10"),
    ("sheet.toml", "[1, 0, 4]", "[0, 0, 4]", "line 7: roads must be shares for one, fewest, most"),
    ("sheet.toml", "bid = [1, 0, 6]", "", "bid must be 3 numbers from 0 to 10"),
]


@pytest.mark.parametrize(
    ("old", "line"), [('letter = "X"', "card = 18,"), ('"saloon", "store", "bank", "drug', "prefers")]
)
def test_the_line_to_blame_is_the_one_with_the_mistake(tmp_path: Path, old: str, line: str) -> None:
    """Cards and strategies look alike, so the number of the line helps."""
    lines = shipped("standish.toml").splitlines()
    wrong = next(n for n, text in enumerate(lines) if old in text)
    assert line in lines[wrong]
    lines[wrong] = lines[wrong].replace('"X"', '"Z"').replace('"saloon"', '"store"')
    (tmp_path / "standish.toml").write_text("\n".join(lines), encoding="utf-8")
    assert f"line {wrong + 1}: " in load(tmp_path).stderr


@pytest.mark.once("each file is read in a process of its own, before any engine runs")
@pytest.mark.parametrize(("name", "old", "new", "complaint"), BROKEN)
def test_a_file_that_breaks_a_constraint_is_refused_with_line_and_reason(
    tmp_path: Path, name: str, old: str, new: str, complaint: str
) -> None:
    text = shipped(name)
    assert old in text
    (tmp_path / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    refused = load(tmp_path)
    assert refused.returncode != 0
    assert complaint in refused.stderr


def test_a_folder_that_is_none_is_named(tmp_path: Path) -> None:
    assert "is not a folder" in load(tmp_path / "nowhere").stderr
