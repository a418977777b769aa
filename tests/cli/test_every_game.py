"""Every game of the registry can be played, watched, checked and measured from the command line."""

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from carson.cli.app import app
from carson.core import registry
from carson.core.bot import RandomBot
from carson.core.clock import UNHURRIED
from carson.core.match import Match
from carson.core.record import read_record, verify

GAMES = sorted(registry.GAMES)


def carson(*args: str, typed: str = "") -> Result:
    result = CliRunner().invoke(app, list(args), input=typed)
    assert result.exit_code == 0, result.output
    return result


@pytest.fixture(autouse=True)
def _somewhere_else(shelf: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_typed_at_the_prompt(name: str, shelf: Path) -> None:
    game = registry.game(name)
    given = {option.name: option.choices[0] for option in game.options() if option.name == "seats"}
    options = game.settle(given)
    seats = game.seats(options)
    match = Match.start(game, options, "typed", ["Ann"] * seats)
    bot = RandomBot("typed")
    typed = []
    while actors := match.state.actors():
        action = bot.choose(match.view(actors[0]), match.state.legal(actors[0]), UNHURRIED)
        typed.append(game.action_text(action))
        match.act(actors[0], action)
    sets = [part for option, value in given.items() for part in ("--set", f"{option}={value}")]
    people = seats - len(game.virtual(options))
    args = ("play", name, "--people", str(people), "--seed", "typed", *sets)
    shown = carson(*args, typed="\n".join(typed)).stdout
    result = match.state.result()
    assert result is not None
    assert game.face().reason(result, options) in shown
    record = read_record((shelf / "last-game.txt").read_text())
    assert verify(record) == result


@pytest.mark.parametrize("name", GAMES)
def test_a_demo_is_saved_verified_replayed_and_inspected(name: str) -> None:
    first = carson("demo", name, "--save", "game.txt").stdout
    assert carson("demo", name, "--save", "game.txt").stdout == first
    assert carson("replay", "game.txt", "--verify").stdout.startswith("OK: ")
    assert "Total" in carson("replay", "game.txt").stdout
    Path("position.txt").write_text(carson("replay", "game.txt", "--to", "60", "--position").stdout)
    assert carson("inspect", "position.txt").stdout
    assert json.loads(carson("inspect", "position.txt", "--json").stdout)


@pytest.mark.parametrize("name", GAMES)
def test_bench_measures_it(name: str) -> None:
    figures = json.loads(carson("bench", name, "--games", "5").stdout)
    assert figures["game"] == name
    assert figures["bytes_per_state"] > 0


@pytest.mark.parametrize("name", GAMES)
def test_its_options_are_listed(name: str) -> None:
    shown = carson("options", name).stdout
    assert all(option.name in shown for option in registry.game(name).options())


@pytest.mark.parametrize("strategy", ["rancher", "miner", "strength", "urban"])
def test_a_solo_game_is_played_against_a_seat_that_the_rules_play(strategy: str) -> None:
    shown = carson("demo", "--solo", strategy, "--bot", "greedy", "--save", "game.txt").stdout
    assert "Bot Abe, Jeb Standish" in shown
    assert carson("replay", "game.txt", "--verify").stdout.startswith("OK: ")
    assert "solo" in Path("game.txt").read_text()


def test_whoever_plays_alone_is_the_only_one_asked(shelf: Path) -> None:
    shown = carson("play", "--solo", "miner", "--seed", "3", typed="quit\n").stdout
    assert "Carson City: Ann, Jeb Standish" in shown
    refused = CliRunner().invoke(app, ["play", "--solo", "miner", "--people", "2"])
    assert refused.exit_code == 2
    assert "2 people do not fit: this game has one seat" in refused.output


def test_the_guided_start_asks_for_virtual_players_and_suits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only where there are any; a wrong answer is asked again."""
    monkeypatch.setattr("carson.cli.keyboard.is_there", lambda: True)
    shown = carson("play", "cards", typed="2\nnovice,export\nnovice,expert\ncow\n1\nAnn\nquit\n").stdout
    assert "export" in shown
    assert "expert: Bids with 3 to 11." in shown
    assert "Carson City: the card game: Ann, Bot Belle, Novice 1, Expert 2" in shown
    assert re.search(r"A Ann +cow ", shown)
    assert "Virtual players" not in carson("play", "cards", typed="4\n\n1\nAnn\nquit\n").stdout
    assert "Novice 3" in carson("play", "cards", typed="\n\n\n\nAnn\nquit\n").stdout


@pytest.mark.parametrize("name", GAMES)
def test_a_preset_is_a_game_in_one_word(name: str, shelf: Path) -> None:
    """Whichever game it belongs to; other words of the line go before it, and the help lists all of them."""
    game = registry.game(name)
    helped = re.sub(r"[\s│]", "", carson("play", "--help").stdout)
    for preset in game.presets():
        shown = carson("play", "--preset", preset.name, typed="quit\n").stdout
        assert game.title in shown
        assert game.summary(game.settle(preset.options)) in " ".join(shown.split())
        assert preset.name in helped
        assert f"--preset {preset.name}: " in carson("options", name).stdout
    wrong = CliRunner().invoke(app, ["play", name, "--preset", "nonsense"])
    assert wrong.exit_code != 0


def test_words_of_the_line_go_before_a_preset(shelf: Path) -> None:
    shown = carson("play", "--preset", "first-game", "--seats", "3", typed="quit\n").stdout
    assert "basic buildings only, 3 players" in shown
