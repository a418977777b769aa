"""A person at a real terminal: kind questions, colours, Ctrl-C and Ctrl-D."""

import os
import signal
from pathlib import Path

import pytest

from carson.cli import keyboard
from carson.core import registry
from carson.core.record import read_record, verify
from tests.cli.conftest import Carson
from tests.cli.terminal import Terminal
from tests.cli.toy_carson import WHERE

ESCAPE = "\x1b["


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    return {"XDG_STATE_HOME": str(tmp_path)}


def kept(home: dict[str, str]) -> Path:
    return Path(home["XDG_STATE_HOME"]) / "carson" / "last-game.txt"


def test_a_stranger_gets_going_with_enter_alone(home: dict[str, str]) -> None:
    with Terminal("play", **home) as terminal:
        terminal.see("For a first game: Pebbles and Politeness, Heap: 5, 2 players.")
        terminal.see("Is this your first game? It is simpler then. [Y/n]")
        terminal.type("")
        terminal.see("How many players (2 or 3)? [2]")
        terminal.type("")
        terminal.see("How many of them are people (0, 1 or 2)? [1]")
        terminal.type("")
        terminal.see("Your name? [Ann]")
        terminal.type("")
        terminal.see("Pebbles and Politeness: Ann, Bot Belle")
        terminal.see("Ann, how many pebbles?")
        assert "oooooo" not in terminal.shown
        terminal.see("> ")


def test_a_wrong_answer_is_asked_again(home: dict[str, str]) -> None:
    with Terminal("play", **home) as terminal:
        terminal.see("[Y/n]")
        terminal.type("no")
        terminal.see("[2]")
        terminal.type("9")
        terminal.see("Seats cannot be “9”; choose one of 2, 3.")
        terminal.type("3")
        terminal.see("people (0, 1, 2 or 3)? [1]")
        terminal.type("4")
        terminal.see("Type a number from 0 to 3; the other seats are bots.")
        terminal.type("2")
        terminal.see("Name of person 1? [Ann]")
        terminal.type("Zoë")
        terminal.see("Name of person 2? [Ann]")
        terminal.type("zoë")
        terminal.see("There is already a player called zoë.")
        terminal.type("Bot Joe")
        terminal.see("sounds like a bot")
        terminal.type("")
        terminal.see("Zoë, Ann, Bot Clem")


@pytest.mark.parametrize("keys", ["\x03", "\x04"])
def test_leaving_the_questions_is_quiet(home: dict[str, str], keys: str) -> None:
    with Terminal("play", **home) as terminal:
        terminal.see("[Y/n] ")
        if keys == "\x03":
            terminal.interrupt()
        else:
            terminal.press(keys)
        assert terminal.end() == 0
        assert "Traceback" not in terminal.shown


@pytest.mark.parametrize("keys", ["\x03", "\x04"])
def test_nothing_is_lost_by_ctrl_c_or_ctrl_d(home: dict[str, str], keys: str) -> None:
    with Terminal("play", "--people", "2", "--set", "heap=21", **home) as terminal:
        for number in ("3", "2", "1"):
            terminal.see("> ")
            terminal.type(number)
        terminal.see("> ")
        if keys == "\x03":
            terminal.interrupt()
        else:
            terminal.press(keys)
        terminal.see("Save it in a file of your own, too?")
        terminal.type("")
        terminal.see("“carson play --continue” goes on with it")
        assert terminal.end() == 0
    with Terminal("play", "--continue", **home) as terminal:
        terminal.see("heap " + "o" * 15 + "\n")
        terminal.see("> ")


def test_a_closed_window_loses_nothing(home: dict[str, str]) -> None:
    with Terminal("play", "--people", "2", "--set", "heap=21", **home) as terminal:
        terminal.see("> ")
        terminal.type("3")
        terminal.see("> ")
        terminal.process.kill()
        terminal.end()
    assert kept(home).read_text().count("\nA 3 ") + kept(home).read_text().count("\nB 3 ") == 1


def test_the_unfinished_game_is_offered(home: dict[str, str]) -> None:
    with Terminal("play", "--names", "Zoë", **home) as terminal:
        terminal.see("> ")
        terminal.type("1")
        terminal.see("> ")
        terminal.type("quit")
        terminal.see("Enter: ")
        terminal.type("")
        assert terminal.end() == 0
    with Terminal("play", **home) as terminal:
        terminal.see("Go on with the unfinished game of Zoë, Bot Belle? [Y/n]")
        terminal.type("perhaps")
        terminal.see("Please type yes or no.")
        terminal.type("")
        terminal.see("Zoë, how many pebbles?")
    with Terminal("play", **home) as terminal:
        terminal.see("Go on")
        terminal.type("n")
        terminal.see("Is this your first game?")


def test_quitting_offers_a_file(home: dict[str, str], tmp_path: Path) -> None:
    with Terminal("play", "--people", "1", **home) as terminal:
        terminal.see("> ")
        terminal.type("1")
        terminal.see("> ")
        terminal.type("quit")
        terminal.see("Enter: ")
        terminal.type(str(tmp_path / "evening.txt"))
        terminal.see("Saved in")
        assert terminal.end() == 0
    assert (tmp_path / "evening.txt").read_text() == kept(home).read_text()


def test_quitting_before_the_first_action_leaves_no_trace(home: dict[str, str]) -> None:
    with Terminal("play", "--people", "2", **home) as terminal:
        terminal.see("> ")
        terminal.type("quit")
        assert terminal.end() == 0
    assert not kept(home).exists()


def test_bytes_that_are_no_text_are_asked_again(home: dict[str, str]) -> None:
    with Terminal("play", "--people", "2", **home) as terminal:
        terminal.see("> ")
        terminal.press(b"\xff\xfe\n")
        terminal.see("is none of the 5 choices")
        terminal.see("> ")


def test_colours_are_shown_unless_they_are_unwanted(home: dict[str, str]) -> None:
    colourful = {**home, "TERM": "xterm-256color"}
    with Terminal("play", "--people", "2", **colourful) as terminal:
        assert "38;5;" in terminal.see("Take")
    with Terminal("play", "--people", "2", NO_COLOR="1", **colourful) as terminal:
        assert "38;" not in terminal.see("Take")


def test_without_a_terminal_there_are_no_escape_codes(carson: Carson) -> None:
    for args in (("demo",), ("options",), ("play", "--people", "0")):
        assert ESCAPE not in carson(*args).output


def test_replay_steps_forwards_backwards_and_anywhere(
    carson: Carson, tmp_path: Path, home: dict[str, str]
) -> None:
    carson("demo", "--set", "heap=21", "--save", "game.txt")
    game = str(tmp_path / "game.txt")
    with Terminal("replay", game, **home) as terminal:
        terminal.see("heap ")
        last = int(terminal.see("(").split("0 of ")[1].split()[0])
        for typed, seen in [
            ("b", "This is the beginning."),
            ("", "Move 1: chance, first-"),
            ("", "Move 2: Bot"),
            ("b", "Move 1:"),
            ("999", f"Type Enter, b, q, or a number from 0 to {last}."),
            ("what", "Type Enter"),
            (str(last), "Total"),
            ("", "That was the last move."),
        ]:
            terminal.see("quit): ") if typed != "b" or seen != "This is the beginning." else None
            terminal.type(typed)
            terminal.see(seen)
        terminal.type("q")
        assert terminal.end() == 0
    with Terminal("replay", game, "--to", "3", **home) as terminal:
        terminal.see("Move 3:")
        terminal.see("quit): ")
        terminal.press("\x04")
        assert terminal.end() == 0


def test_a_demo_shows_how_far_it_is(home: dict[str, str]) -> None:
    with Terminal("demo", **home) as terminal:
        terminal.see("Total")
        assert terminal.end() == 0
        assert "Traceback" not in terminal.shown


def test_what_is_kept_verifies(home: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "pebbles", WHERE)
    with Terminal("play", "--people", "1", **home) as terminal:
        for _ in range(2):
            terminal.see("> ")
            terminal.type("1")
        terminal.see("> ")
        terminal.interrupt()
        terminal.see("Enter: ")
        terminal.interrupt()
        assert terminal.end() == 0
    assert verify(read_record(kept(home).read_text())) is None


def test_ctrl_c_waits_until_a_move_is_made_and_kept() -> None:
    done = []

    def move() -> None:
        with keyboard.uninterrupted():
            os.kill(os.getpid(), signal.SIGINT)
            done.append("kept")

    with pytest.raises(KeyboardInterrupt):
        move()
    assert done == ["kept"]
