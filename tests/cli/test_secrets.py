"""Several people at one keyboard: of what they hide only the part of whoever is asked is shown."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from carson.city.count.duel_tiles import in_hand, values_of
from carson.city.game import CityGame
from carson.city.state import CityState
from carson.cli import app
from carson.cli.screen import Screen
from carson.core.match import Match
from carson.core.state import own

NAMES = ["Ann", "Ben", "Cid"]
HOT_SEAT = ("play", "city", "--people", "3", "--players", "3", "--names", ",".join(NAMES), "--seed", "4")


@pytest.fixture(autouse=True)
def _somewhere_else(shelf: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def prompts(variants: str, typed: list[str]) -> list[str]:
    """What is shown before each answer."""
    result = CliRunner().invoke(app, [*HOT_SEAT, "--variants", variants], input="\n".join(typed))
    assert result.exit_code == 0, result.output
    return result.stdout.split("> ")[: len(typed)]


def test_each_sees_the_own_tiles() -> None:
    game = CityGame()
    match = Match.start(game, game.settle({"seats": "3", "variants": "might-is-right"}), "4", NAMES)
    typed, hands = [], []
    for _ in range(12):
        state = own(match.state, CityState)
        seat = state.actors()[0]
        hands.append(" ".join(map(str, values_of(in_hand(state, seat)))))
        typed.append(game.action_text(state.legal(seat)[0]))
        match.act(seat, state.legal(seat)[0])
    for shown, hand in zip(prompts("might-is-right", typed), hands, strict=True):
        assert [line for line in shown.splitlines() if "our duel tiles" in line] == [
            f"Your duel tiles: {hand}"
        ]
    assert len(set(hands)) == 3


def test_each_sees_the_own_sheet() -> None:
    """Ann's lines are gone from the screen when Ben is asked."""
    shown = prompts("new-beginning", ["4", "2", "1", "1", "0", "done", "3"])
    assert "Your sheet: Cowboys 4 and Parcels 2; 6 shares left" in shown[2]
    assert "Your sheet: empty; 18 shares left" in shown[6]
    assert "Cowboys 4" not in shown[6]


def test_a_terminal_is_wiped_before_somebody_else_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enter lifts the curtain; who is asked again needs none."""
    monkeypatch.setattr(Screen, "alive", True)
    shown = prompts("new-beginning", ["", "4", "2", "1", "1", "0", "done", "", "3"])
    assert "Your sheet: empty" in shown[0]
    assert "Your sheet: Cowboys 4; 10 shares left" in shown[1]
    assert sum("Hand over to Ann" in text for text in shown) == 1
    handed = next(text for text in shown if "Hand over to Ben" in text)
    assert "Your sheet" not in handed.partition("Enter shows it.")[0]


def test_counting_tells_nothing_of_others() -> None:
    shown = prompts("might-is-right", ["count duel", "quit"])[1]
    assert len(re.findall(r"^ +[ABC] +\d, ", shown, re.MULTILINE)) == 1
