"""Hints at the prompt, and the review of a finished game."""

import json
import re
from pathlib import Path

import pytest

from carson.core import registry
from carson.core.record import read_record
from tests.cli.conftest import Carson

GAMES = sorted({"city", "cards"})


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_choices_by_their_keys(carson: Carson, game: str) -> None:
    typed = "hint rancher\nhint marshal:playouts=9\n"
    shown = carson("play", game, "--seats", "2", "--people", "2", "--seed", "5", typed=typed).stdout
    choices = shown.partition("\n> ")[0]
    rancher, marshal = shown.partition("Rancher would choose:")[2].split("Marshal would choose:")
    for told, worth in ((rancher, r"worth -?\d+\.\d points"), (marshal, r"\d+% to win")):
        lines = told.splitlines()[1:7]
        keys = [found[1] for line in lines if (found := re.match(rf" +(\d+)\) .*  {worth}$", line))]
        assert keys
        assert all(f"{key}) " in choices for key in keys)


def test_a_hint_that_cannot_be_given_is_explained(carson: Carson) -> None:
    shown = carson("play", "city", "--people", "4", "--seed", "5", typed="hint drifter\nhint hal\n").stdout
    assert "The bot “drifter” does not explain itself; there is rancher, marshal" in shown
    assert "There is no bot “hal”" in shown
    assert "No bot of Pebbles and Politeness explains itself" in carson("play", typed="hint\n").stdout


@pytest.fixture
def finished(carson: Carson, tmp_path: Path) -> str:
    carson("demo", "city", "--seats", "2", "--seed", "4", "--save", "game.txt", "--bot", "random")
    return str(tmp_path / "game.txt")


def test_a_review_names_the_moves_that_cost_most(carson: Carson, finished: str) -> None:
    shown = carson("review", finished, "--bot", "rancher", "--top", "2").stdout
    assert "Carson City, reviewed by rancher" in shown
    assert "The cost is in points." in shown
    assert all(shown.count(name) == 2 for name in ("Bot Abe", "Bot Belle"))


def test_a_review_for_programs(carson: Carson, finished: str) -> None:
    """Every move is one of the record, by somebody who had a choice; the same command says the same."""
    args = ("review", finished, "--bot", "marshal:playouts=3", "--json", "--top", "3")
    told = json.loads(carson(*args).stdout)
    assert json.loads(carson(*args).stdout) == told
    assert (told["game"], told["bot"]) == ("city", "marshal:playouts=3")
    record = read_record(Path(finished).read_text())
    assert 2 <= len(told["moves"]) <= 6
    for move in told["moves"]:
        assert record.moves[move["ply"] - 1].seat == move["seat"]
        assert record.names[move["seat"]] == move["player"]
        assert move["done"] != move["better"]
        assert 0 < move["cost"] <= 1
        assert move["unit"] == "win"
        assert 1 <= move["round"] <= 4 or move["round"] == 0


def test_people_are_reviewed_and_bots_are_not(carson: Carson, finished: str) -> None:
    path = Path(finished)
    path.write_text(path.read_text().replace("name A Bot Abe", "name A Ann"))
    told = json.loads(carson("review", finished, "--bot", "rancher", "--json").stdout)
    assert {move["player"] for move in told["moves"]} == {"Ann"}


def test_only_finished_games_are_reviewed(carson: Carson, finished: str, tmp_path: Path) -> None:
    lines = Path(finished).read_text().splitlines()
    (tmp_path / "half.txt").write_text("\n".join(lines[:-10]) + "\n")
    result = carson("review", "half.txt", "--bot", "rancher")
    assert result.exit_code == 2
    assert "half.txt is not over yet" in result.stderr
    assert carson("review", finished, "--bot", "random").exit_code == 2


def test_a_game_nobody_can_explain_is_not_reviewed(carson: Carson) -> None:
    carson("demo", "--save", "toy.txt")
    result = carson("review", "toy.txt")
    assert result.exit_code == 2
    assert "no bot of Pebbles and Politeness explains itself" in result.stderr
    assert registry.DEFAULT == "pebbles"
