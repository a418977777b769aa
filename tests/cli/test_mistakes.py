"""Mistakes end in one clear sentence and exit code 2, and change nothing."""

import os
import subprocess
from pathlib import Path

import pytest

from tests.cli import terminal
from tests.cli.conftest import Carson

POSITION = "carson pebbles position 1\n"


@pytest.fixture
def mess(tmp_path: Path) -> Path:
    """A folder of files that are no records."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "empty.txt").write_text("")
    (tmp_path / "binary.txt").write_bytes(bytes(range(256)))
    (tmp_path / "letter.txt").write_text("Dear Ann\n")
    (tmp_path / "position.txt").write_text(POSITION + "no heap\n")
    (tmp_path / "unknown.txt").write_text("carson marbles position 1\n")
    (tmp_path / "escape.txt").write_text(
        "carson record 1\ngame pebbles\nrules 1\nname A \x1b[31mAnn\nmoves\n"
    )
    return tmp_path


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("dance", "No such command 'dance'"),
        ("play marbles", "there is no game “marbles”"),
        ("play --seats 9", "seats cannot be “9”; choose one of 2, 3"),
        ("play --seats", "--seats"),
        ("play --wings 2", "there is no option “wings”"),
        ("play --set heap", "“heap” sets nothing; write it as name=value"),
        ("play --set wings=2", "there is no option “wings”"),
        ("play --set heap=11", "heap cannot be “11”"),
        ("play --set extras=gold,lead", "extras cannot contain “lead”"),
        ("play --seats 2 --set seats=3", "seats is given twice"),
        ("play --people 3", "3 people do not fit: this game has 2 seats"),
        ("play --people -1", "-1 people do not fit"),
        ("play --people many", "--people"),
        ("play --people 1 --names Ann,Ben", "2 names for 1 person"),
        ("play --names Ann,ann", "already a player called ann"),
        ("play --names Ann,", "a name needs letters"),
        ("play --names BotAnnabelleTheFirst", "too long"),
        ("play --bot clever", "there is no bot “clever”; there is random, sleepy"),
        ("demo --bot clever", "there is no bot “clever”"),
        ("demo --bot dozy:naps=many", "naps of dozy cannot be “many”; it is a whole number from 0 to 9"),
        ("play --bot sleepy:naps=2", "the bot “sleepy” takes no parameters"),
        ("play --load missing.txt", "there is no file “missing.txt”"),
        ("play --load letter.txt", "letter.txt: line 1: a record starts with"),
        ("play --load letter.txt --seats 3", "brings its own seats"),
        ("play --load letter.txt --continue", "two games"),
        ("play --continue", "there is no game to go on with"),
        ("demo --seed=", "a seed is a word or a number"),
        ("demo --save folder", "“folder” is a folder, not a file"),
        ("demo --save nowhere/game.txt", "there is no folder"),
        ("bench --seconds 0", "--seconds"),
        ("bench --games none", "--games"),
        ("replay", "FILE"),
        ("replay missing.txt", "there is no file “missing.txt”"),
        ("replay folder", "“folder” is a folder, not a file"),
        ("replay empty.txt", "line 1: a record starts with"),
        ("replay binary.txt", "“binary.txt” is not a text file"),
        ("replay escape.txt", "characters that cannot be shown"),
        ("replay letter.txt --to -1", "--to"),
        ("replay a\0b", "cannot be read"),
        ("inspect missing.txt", "there is no file “missing.txt”"),
        ("inspect folder", "“folder” is a folder, not a file"),
        ("inspect binary.txt", "“binary.txt” is not a text file"),
        ("inspect empty.txt", "line 1: a position starts like"),
        ("inspect letter.txt", "line 1: a position starts like"),
        ("inspect unknown.txt", "line 1: there is no game “marbles”"),
        ("inspect position.txt", "line 2: there is no heap"),
        ("options marbles", "there is no game “marbles”"),
    ],
)
def test_a_mistake_is_one_sentence(carson: Carson, mess: Path, shelf: Path, line: str, says: str) -> None:
    result = carson(*line.split(" "))
    assert result.exit_code == 2
    assert says in result.stderr
    assert result.stderr.startswith("carson: ")
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""
    assert not shelf.exists()


def test_a_name_that_sounds_like_a_bot_is_refused(carson: Carson) -> None:
    assert "sounds like a bot" in carson("play", "--names", "Bot Ann").stderr


def test_a_move_beyond_the_last_is_refused(carson: Carson) -> None:
    carson("demo", "--save", "game.txt")
    result = carson("replay", "game.txt", "--to", "1000")
    assert result.exit_code == 2
    assert "has only" in result.stderr


def test_a_file_that_may_not_be_read_is_a_sentence(carson: Carson, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("secret.txt").write_text("carson record 1\n")

    def refuse(path: Path, mode: str) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "open", refuse)
    assert carson("replay", "secret.txt").stderr == "carson: “secret.txt” cannot be read: permission denied\n"


def test_a_file_far_too_long_is_not_read(carson: Carson) -> None:
    with Path("long.txt").open("wb") as file:
        file.truncate(30_000_000)
    assert "far too long" in carson("replay", "long.txt").stderr


@pytest.mark.parametrize("command", ["replay game.txt", "--help", "options", "bench --games 1"])
def test_a_closed_pipe_is_no_reason_to_complain(carson: Carson, command: str) -> None:
    carson("demo", "--save", "game.txt")
    reader, writer = os.pipe()
    os.close(reader)
    run = subprocess.run(
        terminal.command(*command.split()),
        stdout=writer,
        stderr=subprocess.PIPE,
        env=terminal.environment(),
        check=False,
        timeout=60,
    )
    os.close(writer)
    assert run.stderr == b""


@pytest.mark.parametrize(
    ("program", "says"),
    [
        ("randy", "“randy” is no bot; write it as NAME=BOT"),
        ("ran dy=python3", "“ran dy=python3” is no bot"),
        ("random=python3", "there is already a bot “random”"),
        ("randy=no-such-program", "there is no program “no-such-program”"),
    ],
)
def test_a_server_is_told_which_programs_may_play(carson: Carson, program: str, says: str) -> None:
    result = carson("serve", "--bot", program)
    assert result.exit_code == 2
    assert says in result.stderr


@pytest.mark.parametrize(
    ("limit", "says"),
    [
        ("speed=9", "no bot has a parameter “speed”; there is "),
        ("ms", "“ms” is no limit; write it as ms=1000"),
        ("ms=0", "“ms=0” is no limit"),
        ("playouts=many", "“playouts=many” is no limit"),
    ],
)
def test_a_server_is_told_what_bots_may_take(carson: Carson, limit: str, says: str) -> None:
    result = carson("serve", "--bot-limit", limit)
    assert result.exit_code == 2
    assert says in result.stderr
