"""Every command does what its help says."""

import json
from pathlib import Path

import pytest
from PIL import Image

from carson import __version__
from carson.core import registry
from carson.core.dealer import commitment
from carson.engine import engine
from carson.pictures.film import FRAMES
from tests.cli.conftest import Carson

SOURCES = Path(__file__).parents[2] / "src" / "carson" / "cli"
COMMANDS = "play demo options rules replay inspect arena bench".split()


def test_no_command_names_a_game() -> None:
    for source in SOURCES.glob("*.py"):
        words = source.read_text().lower().replace('"', " ").replace(".", " ").split()
        assert not set(registry.GAMES) & set(words), source


def test_the_version_names_the_engine(carson: Carson) -> None:
    assert carson("--version").stdout == f"carson {__version__} ({engine()} engine)\n"


def test_without_a_command_the_help_is_shown(carson: Carson) -> None:
    result = carson()
    assert result.exit_code == 0
    assert result.stdout == carson("--help").stdout
    assert all(command in result.stdout for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_short(carson: Carson, command: str) -> None:
    result = carson(command, "--help")
    assert result.exit_code == 0
    assert len(result.stdout.splitlines()) < 25


def test_options_lists_every_option_with_its_values(carson: Carson) -> None:
    shown = carson("options").stdout
    for word in (
        "Pebbles",
        "seats",
        "2, 3",
        "how many pebbles",
        "any of gold, luck",
        "random, sleepy, dozy:naps=2",
    ):
        assert word in shown


# ---- demo


def test_a_demo_shows_every_line_of_the_scores_and_proves_the_seed(carson: Carson) -> None:
    shown = carson("demo", "--seed", "9", "--seats", "3").stdout
    for word in ("1. Bot", "3. Bot", "Pebbles taken", "Pairs of pebbles", "Total", "The heap is gone."):
        assert word in shown
    assert f"Seed 9, commitment {commitment('9')}" in shown


def test_a_demo_is_the_same_for_the_same_seed(carson: Carson) -> None:
    shown = [carson("demo", "--seed", seed).stdout for seed in ("1", "1", "2", "3", "4")]
    assert shown[0] == shown[1]
    assert len(set(shown)) == 4


def test_a_demo_is_played_by_the_bots_that_are_named(carson: Carson) -> None:
    carson("demo", "--bot", "sleepy", "--save", "game.txt")
    assert Path("game.txt").read_text().count(" wait ") > 3


def test_bots_take_parameters(carson: Carson) -> None:
    waits = []
    for bot in ("dozy:naps=0", "dozy", "dozy:naps=4"):
        carson("demo", "--bot", bot, "--save", "game.txt", "--set", "heap=21")
        waits.append(Path("game.txt").read_text().count(" wait "))
    assert waits[0] == 0
    assert waits == sorted(set(waits))


def test_a_saved_demo_verifies(carson: Carson) -> None:
    assert "Saved in game.txt" in carson("demo", "--set", "heap=21", "--save", "game.txt").stdout
    shown = carson("replay", "game.txt", "--verify").stdout
    assert shown.startswith("OK: ")
    assert "totals Bot Abe" in shown
    assert "option heap 21" in Path("game.txt").read_text()


def test_a_demo_is_not_saved_over_something_else(carson: Carson) -> None:
    Path("letter.txt").write_text("Dear Ann\n")
    result = carson("demo", "--save", "letter.txt")
    assert result.exit_code == 2
    assert Path("letter.txt").read_text() == "Dear Ann\n"


# ---- bench


@pytest.mark.parametrize("amount", [("--seconds", "0.05"), ("--games", "7", "--set", "seats=3")])
def test_bench_prints_its_figures_as_json(carson: Carson, amount: tuple[str, ...]) -> None:
    figures = json.loads(carson("bench", *amount).stdout)
    assert figures["game"] == "pebbles"
    assert figures["engine"] == engine()
    assert figures["best_of"] == 5
    for name in (
        "decisions_per_second",
        "games_per_second",
        "clone_us",
        "snapshot_us",
        "restore_us",
        "mask_us",
        "observe_us",
        "batch_steps_per_second",
        "bytes_per_snapshot",
        "last_restore_us",
        "last_observe_us",
        "seconds",
    ):
        assert figures[name] > 0, name
    assert figures["decisions"] > figures["games"] >= 5
    assert amount[0] != "--games" or figures["games"] == 7


# ---- replay and inspect


def test_replay_prints_the_log_and_the_scores(carson: Carson) -> None:
    carson("demo", "--save", "game.txt")
    shown = carson("replay", "game.txt").stdout
    assert shown.startswith("   1  Chance: first-")
    assert "Bot Abe: bow" in shown
    assert "Pairs of pebbles" in shown


@pytest.mark.parametrize("game", ["cards", "pebbles"])
def test_replay_paints_a_film_of_any_game(carson: Carson, game: str) -> None:
    carson("demo", game, "--seed", "3", "--bot", "random", "--save", "game.txt")
    assert carson("replay", "game.txt", "--gif", "film.gif").stdout == "The film is in film.gif.\n"
    with Image.open("film.gif") as film:
        assert (film.format, film.size) == ("GIF", (480, 538))
        assert 3 < getattr(film, "n_frames", 0) <= FRAMES
    assert carson("replay", "game.txt", "--gif", "nowhere/film.gif").exit_code == 2


def test_replay_reads_a_pipe(carson: Carson) -> None:
    carson("demo", "--save", "game.txt")
    piped = carson("replay", "-", "--verify", typed=Path("game.txt").read_text())
    assert piped.stdout == carson("replay", "game.txt", "--verify").stdout


def test_replay_stops_where_it_is_told_and_shows_the_board(carson: Carson) -> None:
    carson("demo", "--save", "game.txt")
    shown = carson("replay", "game.txt", "--to", "1").stdout
    assert shown.splitlines()[1] == "heap oooooooooo"
    assert "Total" not in shown


def test_an_unfinished_record_verifies(carson: Carson, shelf: Path) -> None:
    carson("play", typed="1\n1\n")
    assert "the game is not over" in carson("replay", str(shelf / "last-game.txt"), "--verify").stdout


def test_a_record_without_its_seed_is_checked_and_says_so(carson: Carson) -> None:
    carson("demo", "--save", "game.txt")
    record = Path("game.txt")
    record.write_text("\n".join(x for x in record.read_text().split("\n") if not x.startswith("seed")))
    shown = carson("replay", "game.txt", "--verify").stdout
    assert shown.startswith("OK")
    assert "unproven" in shown
    assert carson("play", "--load", "game.txt", "--people", "1").exit_code == 2


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("* first-B", "* first-A", "line 12: the seed gives first-B, not first-A"),
        ("seed 7", "seed 8", "the seed does not match its commitment"),
        ("\nA ", "\nB ", "not this seat's turn"),
        ("bow ", "dance ", "“dance” is no action"),
        ("rules 1", "rules 0", "made with rules 0"),
        ("heap 10", "heap 11", "heap cannot be “11”"),
        ("totals ", "totals 1", "the totals are"),
        ("game pebbles", "game marbles", "line 2: there is no game “marbles”"),
        ("moves", "moves and more", "line 11: "),
    ],
)
def test_a_record_that_was_tampered_with_is_refused(carson: Carson, old: str, new: str, says: str) -> None:
    carson("demo", "--save", "game.txt")
    text = Path("game.txt").read_text()
    assert old in text
    Path("game.txt").write_text(text.replace(old, new))
    result = carson("replay", "game.txt", "--verify")
    assert result.exit_code == 2
    assert result.stderr.startswith("carson: game.txt: ")
    assert says in result.stderr
    assert result.stderr.count("\n") == 1


def test_every_fingerprint_is_checked(carson: Carson) -> None:
    carson("demo", "--save", "game.txt")
    lines = Path("game.txt").read_text().splitlines()
    for number in range(lines.index("moves") + 1, len(lines) - 1):
        words = lines[number].split()
        changed = [*lines[:number], f"{words[0]} {words[1]} 0123456789abcdef", *lines[number + 1 :]]
        Path("changed.txt").write_text("\n".join(changed))
        result = carson("replay", "changed.txt", "--verify")
        assert result.exit_code == 2
        assert f"line {number + 1}: the state is {words[2]}" in result.stderr


def test_a_position_of_a_record_can_be_inspected(carson: Carson) -> None:
    carson("demo", "--save", "game.txt")
    Path("position.txt").write_text(carson("replay", "game.txt", "--to", "1", "--position").stdout)
    counted = json.loads(carson("inspect", "position.txt", "--json").stdout)
    assert counted["heap"]["left"] == 10
    at_the_end = json.loads(carson("inspect", "game.txt", "--json").stdout)
    assert at_the_end["heap"]["left"] == 0


def test_inspect_prints_any_shape_of_data(carson: Carson) -> None:
    Path("position.txt").write_text("carson pebbles position 1\nheap 4\ntaken 4 2\n")
    shown = carson("inspect", "position.txt").stdout
    for word in ("Heap", "left", "started", "By seat", "1, 2, 3", "plain", "none", "bowed"):
        assert word in shown


# ---- options of a game as flags


def test_an_option_of_the_game_is_a_flag(carson: Carson) -> None:
    shown = carson("demo", "--set", "heap=21", "--seed", "3").stdout
    assert carson("demo", "--heap", "21", "--seed", "3").stdout == shown
    assert carson("demo", "--heap=21", "--seed", "3").stdout == shown
    assert carson("demo", "--seed", "3").stdout != shown


def test_a_flag_nobody_knows_is_named(carson: Carson) -> None:
    assert "there is no option “colour”" in carson("demo", "--colour", "red").stderr
    assert "--colour needs a value" in carson("demo", "--colour").stderr
    assert "do you mean --seed?" in carson("demo", "--sed").stderr


def test_a_game_without_presets_has_one_set_of_rules(carson: Carson) -> None:
    assert "Pebbles and Politeness has one set of rules." in carson("rules").stdout
