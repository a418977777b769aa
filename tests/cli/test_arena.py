"""`carson arena`: figures on the screen and in files, and what happens when it is stopped."""

import csv
import importlib.util
import json
import signal
import subprocess
import time
from pathlib import Path

import pytest

from carson.core import registry
from tests.cli import terminal
from tests.cli.conftest import Carson

HAS_PLOTS = importlib.util.find_spec("matplotlib") is not None
HAS_PARQUET = importlib.util.find_spec("pyarrow") is not None


def test_the_table_has_a_line_for_every_bot(carson: Carson) -> None:
    shown = carson("arena", "random", "dozy:naps=1", "--games", "6", "--jobs", "1").stdout
    for word in ("6 games, seed 1", "1. random", "2. dozy:naps=1", "95% interval", "rating", "ms/move"):
        assert word in shown


def test_json_has_everything_for_every_bot(carson: Carson) -> None:
    figures = json.loads(carson("arena", "random", "sleepy", "--games", "5", "--jobs", "1", "--json").stdout)
    assert (figures["game"], figures["games"], figures["seed"]) == ("pebbles", 6, "1")
    assert [bot["name"] for bot in figures["bots"]] == ["random", "sleepy"]
    for bot in figures["bots"]:
        assert bot["interval"][0] <= bot["win_rate"] <= bot["interval"][1]
        assert bot["rating_interval"][0] < bot["rating"] < bot["rating_interval"][1]
        assert bot["ms_per_move"] > 0
        assert bot["ms_p99"] > 0
        assert bot["mean_score"] >= 0
    assert sum(bot["win_rate"] for bot in figures["bots"]) == pytest.approx(1)


def test_options_of_the_game_are_flags(carson: Carson) -> None:
    args = ("arena", "random", "random", "random", "--heap", "21", "--games", "3", "--jobs", "1", "--json")
    options = json.loads(carson(*args).stdout)["options"]
    assert options["heap"] == "21"
    assert options["seats"] == "3"


@pytest.mark.parametrize("name", sorted(registry.GAMES))
def test_every_game_has_an_arena(carson: Carson, name: str) -> None:
    bot = next(iter(registry.game(name).bots()))
    args = ("arena", bot, "random", "--game", name, "--games", "2", "--json", "--csv", "games.csv")
    figures = json.loads(carson(*args).stdout)
    assert figures["game"] == name
    assert sum(entry["win_rate"] for entry in figures["bots"]) == pytest.approx(1, abs=1e-3)
    with Path("games.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 2 * len(figures["bots"])
    first = [float(row["score"]) for row in rows if row["entry"] == "1"]
    assert figures["bots"][0]["mean_score"] == pytest.approx(sum(first) / 2)


def test_a_run_that_is_kept_is_not_played_again(carson: Carson) -> None:
    args = ("arena", "random", "sleepy", "--jobs", "1", "--json", "--resume", "run.jsonl", "--games")
    first = carson(*args, "6").stdout
    kept = Path("run.jsonl").read_text()
    assert carson(*args, "6").stdout == first
    assert Path("run.jsonl").read_text() == kept
    carson(*args, "10")
    assert Path("run.jsonl").read_text().startswith(kept)
    assert len(Path("run.jsonl").read_text().splitlines()) == 11


# ---- what needs a package more: it is written, or the missing package is named before a game is played


def test_parquet(carson: Carson) -> None:
    result = carson("arena", "random", "random", "--games", "2", "--jobs", "1", "--parquet", "games.parquet")
    if HAS_PARQUET:
        assert result.exit_code == 0
        assert Path("games.parquet").read_bytes()[:4] == b"PAR1"
    else:
        assert result.exit_code == 2
        assert '--parquet needs the package pyarrow: pip install "carson-city[arena]"' in result.stderr


@pytest.mark.parametrize(("file", "start"), [("plot.svg", b"<?xml"), ("plot.png", b"\x89PNG")])
def test_plots(carson: Carson, file: str, start: bytes) -> None:
    result = carson("arena", "random", "random", "--games", "2", "--jobs", "1", "--plot", file)
    if HAS_PLOTS:
        assert result.exit_code == 0
        assert Path(file).read_bytes().startswith(start)
    else:
        assert result.exit_code == 2
        assert '--plot needs the package matplotlib: pip install "carson-city[arena]"' in result.stderr


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("arena", "BOT"),
        ("arena random clever", "there is no bot “clever”"),
        ("arena random --game marbles", "there is no game “marbles”"),
        ("arena random random --seats 3", "this game has 3 seats for 2 bots"),
        ("arena random random --games 0", "--games"),
        ("arena random random --csv nowhere/games.csv", "there is no folder “nowhere”"),
        ("arena random random --plot plot.pdf", "“plot.pdf” is no plot; its name ends in .svg or .png"),
        ("arena random random --wings 2", "there is no option “wings”"),
        ("arena random random --resume .", "“.” cannot be used: is a directory"),
    ],
)
def test_mistakes_are_told_before_a_game_is_played(carson: Carson, line: str, says: str) -> None:
    result = carson(*line.split())
    assert result.exit_code == 2
    assert says in result.stderr
    assert result.stdout == ""


def test_ctrl_c_keeps_what_is_finished_and_leaves_nothing_behind(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    args = ("arena", "random", "random", "--games", "100000", "--jobs", "2", "--resume", str(file))
    process = subprocess.Popen(
        terminal.command(*args), stderr=subprocess.PIPE, env=terminal.environment(), start_new_session=True
    )
    deadline = time.monotonic() + terminal.PATIENCE
    while not (file.exists() and file.read_text().count("\n") > 20):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, told = process.communicate(timeout=terminal.PATIENCE)
    assert process.returncode == 130
    text = " ".join(told.decode().split())
    assert text.startswith("Stopped after ")
    assert text.endswith("the same command goes on.")
    while terminal.is_anybody_left(process.pid):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert all(json.loads(line) for line in file.read_text().splitlines())


def test_on_a_terminal_a_bar_shows_how_far_it_is(tmp_path: Path) -> None:
    with terminal.Terminal(
        "arena", "random", "random", "--games", "400", "--jobs", "1", TERM="xterm"
    ) as shown:
        shown.see("Playing")
        shown.see("400 games")
        assert shown.end() == 0
