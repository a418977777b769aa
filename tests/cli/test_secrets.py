"""Several people at one keyboard: of what they hide only the part of whoever is asked is shown."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from carson.city.count.duel_tiles import values_of
from carson.city.game import CityGame
from carson.city.state import CityState
from carson.cli.app import app
from carson.cli.screen import Screen
from carson.core.match import Match
from carson.core.state import own

NAMES = ["Ann", "Ben", "Cid"]
WIPED = "~wiped~"
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
        hands.append(" ".join(map(str, values_of(state.duel_tiles[seat]))))
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


# ---- the card game


def auction(typed: list[str], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What Ann and Ben get to see of an auction before each line they type."""
    monkeypatch.setattr(Screen, "alive", True)
    monkeypatch.setenv("LINES", "80")
    monkeypatch.setattr(Screen, "clear", lambda screen: screen.console.file.write(WIPED))
    args = ["play", "cards", "--people", "2", "--seats", "2", "--names", "Ann,Ben", "--seed", "4"]
    result = CliRunner().invoke(app, args, input="\n".join(typed))
    assert result.exit_code == 0, result.output
    return re.split(r"(?m)^> |Enter shows it\. ", result.stdout)[: len(typed)]


def test_a_sealed_bid_is_wiped_before_somebody_else_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = auction(["", "7", "", "4", "quit"], monkeypatch)
    assert "Hand over to Ann" in shown[0]
    assert shown[2].startswith(WIPED)
    assert "Hand over to Ben" in shown[2]
    assert "Ann: Which auction card" not in shown[3]
    assert "Ann plays 7." in shown[4]


def test_undo_does_not_tell_a_sealed_bid(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = auction(["", "7", "", "undo", "", "8", "", "4", "quit"], monkeypatch)
    assert "Hand over to Ann" in shown[4]
    assert "Taken back: what Ann answered in secret, and all that followed." in shown[5]
    assert not any("Taken back: Ann, 7" in text for text in shown)
    assert "Ann plays 8." in shown[8]


def test_what_was_turned_over_is_sealed_anew_by_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ben has seen Ann's card: to choose again, he lets her choose again, too."""
    shown = auction(["", "7", "", "4", "undo", "", "2", "", "9", "quit"], monkeypatch)
    assert "Hand over to Ann" in shown[5]
    assert "Hand over to Ben" in shown[7]
    assert "Ann plays 2." in shown[9]
    assert "Ben plays 9." in shown[9]


def test_one_person_alone_needs_no_curtain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Screen, "alive", True)
    monkeypatch.setenv("LINES", "80")
    args = ["play", "cards", "--people", "1", "--seats", "2", "--seed", "4"]
    shown = CliRunner().invoke(app, args, input="7\nundo\nquit").stdout
    assert "Hand over" not in shown
    assert "Taken back: Ann, 7, and all that followed." in shown
