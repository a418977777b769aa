"""Runs on several cores give what one core gives, and a stopped run goes on where it stopped."""

import json
import re
from pathlib import Path

import pytest

from carson.arena.contest import Contest, contest
from carson.arena.playing import Outcome
from carson.arena.pool import Cores
from carson.arena.run import Run
from carson.core import registry
from carson.core.errors import CarsonError


@pytest.fixture
def plan() -> Contest:
    return contest(registry.game("cards"), {}, ["rancher", "random"], "3")


def played(outcomes: list[Outcome]) -> list[tuple[int, list[int], list[int]]]:
    return sorted((o.job.number, o.totals, o.places) for o in outcomes)


def run(plan: Contest, games: int, workers: int = 1, file: Path | None = None) -> list[Outcome]:
    with Run(plan, games, Cores(workers), None if file is None else str(file)) as one:
        return one.known + list(one.play())


def test_two_workers_play_what_one_plays(plan: Contest) -> None:
    assert played(run(plan, 6, workers=2)) == played(run(plan, 6))


def test_a_stopped_run_goes_on(plan: Contest, tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    with Run(plan, 6, Cores(1), str(file)) as stopped:
        games = stopped.play()
        for _ in range(2):
            next(games)
    with file.open("a") as journal:
        journal.write('{"number": 2, "seed": "3/')  # killed while writing
    with Run(plan, 6, Cores(1), str(file)) as again:
        assert [outcome.job.number for outcome in again.known] == [0, 1]
        outcomes = again.known + list(again.play())
    assert played(outcomes) == played(run(plan, 6))
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert [line.get("number") for line in lines] == [None, 0, 1, 2, 3, 4, 5]
    with Run(plan, 8, Cores(1), str(file)) as longer:
        assert [job.number for job in longer.todo] == [6, 7]
        assert longer.known[0].times[0].count == outcomes[0].times[0].count > 0


def test_leaving_in_the_middle_ends_the_workers(plan: Contest, tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    with Run(plan, 40, Cores(2), str(file)) as one:
        games = one.play()
        next(games)
        games.close()
    with Run(plan, 40, Cores(2), str(file)) as again:
        assert again.known
        assert len(again.known) + len(again.todo) == 40


def test_a_journal_of_another_run_is_refused_and_left_alone(plan: Contest, tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    run(plan, 2, file=file)
    before = file.read_text()
    other = contest(registry.game("cards"), {}, ["random", "rancher"], "3")
    with pytest.raises(CarsonError, match="belongs to another run: its bots differ"):
        Run(other, 2, Cores(1), str(file))
    assert file.read_text() == before


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("Dear Ann\n", "line 1: this line is no JSON"),
        ("Dear Ann", "line 1: this is no journal of an arena"),
        ("[1]\n", "line 1: this line is no JSON object"),
        ("{}\n", "line 1: this is no journal of an arena"),
    ],
)
def test_another_file_is_never_written_over(plan: Contest, tmp_path: Path, text: str, says: str) -> None:
    file = tmp_path / "letter.txt"
    file.write_text(text)
    with pytest.raises(CarsonError, match=re.escape(says)):
        Run(plan, 2, Cores(1), str(file))
    assert file.read_text() == text


def test_a_broken_line_is_named(plan: Contest, tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    run(plan, 2, file=file)
    file.write_text(file.read_text() + '{"number": 2}\n')
    with pytest.raises(CarsonError, match="line 4: this line is no game"):
        Run(plan, 4, Cores(1), str(file))


def test_a_folder_is_no_journal(plan: Contest, tmp_path: Path) -> None:
    with pytest.raises(CarsonError, match="cannot be used: is a directory"):
        Run(plan, 2, Cores(1), str(tmp_path))
