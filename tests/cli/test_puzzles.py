"""`carson puzzle` and `carson puzzles`: one is solved, and some are looked for."""

from pathlib import Path

import pytest

from carson.arena import puzzle_run
from carson.arena.puzzles import Field, Hunt
from carson.core.puzzle import Book, Puzzle, book_of, read_book
from tests.cli.conftest import Carson


def book(name: str) -> Book:
    found = book_of(name)
    assert found is not None
    return found


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("name", ["city", "cards"])
def test_wrong_answers_are_told_from_the_right_one(carson: Carson, name: str) -> None:
    puzzle = book(name).puzzles[0]
    worse = puzzle.said[1]
    shown = flat(
        carson("puzzle", name, "--id", puzzle.id, typed=f"{worse.answer}\nxyzzy\n{puzzle.answer}\n").stdout
    )
    question, _, answers = shown.partition("Which answer is best?")
    assert f"Puzzle {puzzle.id}" in question
    assert "beside the next best" not in question
    assert f"Not the best: it costs {puzzle.said[0].win - worse.win:.0%} of the chance to win." in answers
    assert "“xyzzy” is none of the choices" in answers
    assert f"{puzzle.said[0].win:.0%} to win" in answers.partition("Right!")[2]


def test_who_gives_up_is_shown_the_answer(carson: Carson) -> None:
    shown = carson("puzzle", "city", typed="show\n").stdout
    assert "beside the next best" in flat(shown)
    assert "Right!" not in shown


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("puzzle", "Pebbles and Politeness has no puzzles"),
        ("puzzle city --id 0-0", "there is no puzzle “0-0”"),
        ("puzzle city --theme love", "there is no theme “love”; there is characters"),
        ("puzzle city --level 4", "--level"),
        ("puzzles", "Pebbles and Politeness has no puzzles"),
        ("puzzles city --out nowhere/p.jsonl", "there is no folder “nowhere”"),
    ],
)
def test_mistakes(carson: Carson, line: str, says: str) -> None:
    result = carson(*line.split())
    assert result.exit_code == 2
    assert says in flat(result.stderr)


def test_looking_for_some_and_ctrl_c(carson: Carson, monkeypatch: pytest.MonkeyPatch) -> None:
    known = book("city").puzzles

    def find(hunt: Hunt, field: Field) -> list[Puzzle]:
        if field.number == 3:
            raise KeyboardInterrupt
        return [known[field.number]]

    monkeypatch.setattr(puzzle_run, "find", find)
    stopped = carson("puzzles", "city", "--count", "5", "--out", "p.jsonl")
    assert stopped.exit_code == 130
    assert "Stopped with 2 of 5 puzzles in p.jsonl; the same command goes on." in flat(stopped.stderr)
    assert len(read_book(Path("p.jsonl").read_text())[1]) == 2
    assert "2 puzzles in p.jsonl." in carson("puzzles", "city", "--count", "2", "--out", "p.jsonl").stdout
