"""`carson ladder`: the tables on the screen, in JSON and in a page, and going on after a stop."""

import json
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.arena.test_ladder import TOY
from tests.cli import terminal
from tests.cli.conftest import Carson


@pytest.fixture
def table(tmp_path: Path) -> str:
    (tmp_path / "toy.toml").write_text(TOY, encoding="utf-8")
    return str(tmp_path / "toy.toml")


def test_every_step_and_demand_is_shown(carson: Carson, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "140")
    result = carson("ladder", "--table", table, "--jobs", "1")
    assert result.exit_code == 0
    for words in ("A heap", "Three seats", "dozy:naps=1", "95% interval", "at least 50%", "more than random"):
        assert words in result.stdout
    assert "of 3 demands hold." in result.stdout
    assert "3/5 heap-21-sleepy: " in result.stderr


def test_a_narrow_screen_breaks_no_word(carson: Carson, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for width, figures in (("80", "ms/move"), ("50", "95% interval")):
        monkeypatch.setenv("COLUMNS", width)
        lines = carson("ladder", "--table", table, "--jobs", "1").stdout.splitlines()
        assert any(figures in line for line in lines)
        assert any("dozy:naps=1" in line and "random" in line and "%" in line for line in lines)
    assert not any("ms/move" in line for line in lines)


def test_json_has_every_step_with_its_verdict(carson: Carson, table: str) -> None:
    found = json.loads(carson("ladder", "--table", table, "--jobs", "1", "--games", "2", "--json").stdout)
    assert [step["name"] for step in found["steps"]][-1] == "three-dozy"
    assert [step["games"] for step in found["steps"]] == [2, 2, 2, 2, 3]
    assert [step["demand"] for step in found["steps"]] == [
        *(None, None, "more than random", "more than random", "at least 50%")
    ]
    last = found["steps"][-1]
    assert last["holds"] == (last["bots"][0]["win_rate"] >= 0.5)
    assert found["holds"] == all(step["holds"] for step in found["steps"] if step["demand"])


def test_a_step_is_what_the_arena_plays(carson: Carson, table: str) -> None:
    args = ("--jobs", "1", "--seed", "5", "--json")
    (step,) = json.loads(carson("ladder", "three", "--table", table, *args).stdout)["steps"]
    arena = json.loads(carson("arena", "dozy:naps=1", "random", "random", "--games", "9", *args).stdout)
    for one, other in zip(step["bots"], arena["bots"], strict=True):
        for figure in ("name", "win_rate", "interval", "rating", "mean_score", "decisions"):
            assert one[figure] == other[figure]


def test_the_tables_are_written_into_a_page(carson: Carson, table: str) -> None:
    Path("page.md").write_text("# Bots\n\n<!-- ladder -->\nyesterday\n<!-- end of ladder -->\n\n## More\n")
    args = ("ladder", "three", "--table", table, "--jobs", "1", "--markdown", "page.md")
    assert carson(*args).exit_code == 0
    page = Path("page.md").read_text(encoding="utf-8")
    assert page.startswith("# Bots\n\n<!-- ladder -->\nMeasured with the ")
    assert page.endswith("\n<!-- end of ladder -->\n\n## More\n")
    assert "### Three seats\n\n| bot | against | games |" in page
    assert "yesterday" not in page
    cells = [line.count("|") for line in page.splitlines() if line.startswith("|")]
    assert len(set(cells)) == 1


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("ladder two --table toy.toml", "the ladder has no part “two”; it has heap, three"),
        ("ladder --table missing.toml", "there is no file “missing.toml”"),
        ("ladder --table letter.md", "letter.md: this is no ladder"),
        ("ladder --table toy.toml --markdown letter.md", "letter.md: it is there already, without the lines"),
        ("ladder --table toy.toml --markdown nowhere/page.md", "there is no folder “nowhere”"),
        ("ladder --table toy.toml --resume letter.md", "“letter.md” cannot be used: file exists"),
        ("ladder --table toy.toml --jobs 9999", "--jobs 9999 is more than the "),
        ("ladder --table toy.toml --cluster here", "“here” is no cluster; write ray://HOST:10001, or local"),
    ],
)
def test_mistakes_are_told_before_a_game_is_played(carson: Carson, table: str, line: str, says: str) -> None:
    Path("letter.md").write_text("Dear Ann\n")
    result = carson(*line.split())
    assert result.exit_code == 2
    assert says in result.stderr
    assert result.stdout == ""
    assert Path("letter.md").read_text() == "Dear Ann\n"


def test_a_stopped_ladder_goes_on(carson: Carson, table: str, tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    long = TOY.replace("games = 9", "games = 99999")
    Path(table).write_text(long)
    process = subprocess.Popen(
        terminal.command("ladder", "--table", table, "--jobs", "1", "--resume", str(folder)),
        stderr=subprocess.PIPE,
        text=True,
        env=terminal.environment(),
    )
    last = folder / "three-dozy.jsonl"
    deadline = time.monotonic() + terminal.PATIENCE
    while not (last.exists() and last.read_text().count("\n") > 20):
        assert process.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, told = process.communicate(timeout=terminal.PATIENCE)
    assert process.returncode == 130
    assert "Stopped in three-dozy after " in " ".join(told.split())
    kept = {file.name: file.read_text() for file in folder.iterdir()}
    assert len(kept) == 5
    Path(table).write_text(TOY)
    args = ("ladder", "--table", table, "--jobs", "1")
    again = json.loads(carson(*args, "--json", "--resume", str(folder)).stdout)
    assert {file.name: file.read_text() for file in folder.iterdir()} == kept  # nothing was played again
    fresh = json.loads(carson(*args, "--json").stdout)
    assert [step["bots"][0]["win_rate"] for step in again["steps"]] == [
        step["bots"][0]["win_rate"] for step in fresh["steps"]
    ]
