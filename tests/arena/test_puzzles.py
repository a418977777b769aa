"""Looking for puzzles: when an answer counts as clearly best, and a file that grows and goes on."""

from dataclasses import replace as another
from itertools import count
from pathlib import Path

import pytest
from msgspec import structs

from carson.arena import puzzle_run
from carson.arena.puzzle_run import FEW, PuzzleRun, enough
from carson.arena.puzzles import IN_A_GAME, MARGIN, Field, Hunt, find, is_clear, judged, lead_of, numbered
from carson.core import registry
from carson.core.advice import Advice
from carson.core.errors import CarsonError
from carson.core.match import Match
from carson.core.puzzle import Look, Puzzle, Said, read_book
from tests.budget import BOTS

CHEAP = Hunt(
    "city", "t", player="marshal:playouts=12", judges=("marshal:playouts=150", "legend:playouts=150")
)
FRUITFUL = 6  # a game with a puzzle, unless bots have learned something since; then a later one has


def advice(*wins: float, visits: int = 1000) -> list[Advice]:
    return [Advice(number, win=win, visits=visits) for number, win in enumerate(wins)]


def made(number: int, *, theme: str = "duels", round_: int = 1, level: int = 2) -> Puzzle:
    said = [Said("a1", 0.5), Said("a2", 0.2)]
    return Puzzle(f"{number}-7", {}, round_, 0, [theme], level, "carson city position 1\n", said)


def test_a_lead_counts_only_beside_what_was_tried_enough() -> None:
    tried = [*advice(0.5, 0.3), Advice(9, win=0.6, visits=2)]
    assert lead_of(tried) == pytest.approx(-0.1)
    assert lead_of(tried, tries=10) == pytest.approx(0.2)
    assert lead_of([Advice(1, points=4.0)]) < 0


def test_clear_is_what_chance_does_not_explain() -> None:
    assert is_clear(advice(0.5, 0.3, 0.2))
    assert not is_clear(advice(0.5, 0.5 - MARGIN / 2))
    assert not is_clear(advice(0.5, 0.3, visits=20))


@pytest.mark.once(BOTS)
def test_judges_who_disagree_find_no_puzzle() -> None:
    game = registry.game("cards")
    view = Match.start(game, game.settle({"seats": "2"}), "1", ["A", "B"]).view(0)
    assert judged(game, view, CHEAP.judges, "any") is None  # the first auction is nobody's riddle


@pytest.mark.once(BOTS)
def test_what_is_found_is_found_again_and_can_be_answered() -> None:
    game = registry.game(CHEAP.game)
    number, found = next((n, found) for n in count(FRUITFUL) if (found := find(CHEAP, Field(n))))
    assert find(CHEAP, Field(number)) == found
    assert len(found) <= IN_A_GAME
    for puzzle in found:
        assert game.parse_action(puzzle.answer) in puzzle.view(game).legal()
        assert puzzle.margin >= MARGIN - 0.001
    full = frozenset(f"theme {puzzle.themes[0]}" for puzzle in found)
    assert not {one.themes[0] for one in find(CHEAP, Field(number, full))} & {one.themes[0] for one in found}


def test_no_trait_gets_more_than_its_share() -> None:
    puzzles = [made(n, theme="land" if n % 4 else "duels", round_=n % 4, level=1 + n % 3) for n in range(40)]
    assert enough(puzzles, 14) == {"theme land"}
    assert not enough(puzzles, 3)
    assert not enough(puzzles[:FEW], 14)


# ---- the file


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A new file; every game has two puzzles, but the fourth has none."""

    def two(hunt: Hunt, field: Field) -> list[Puzzle]:
        first = made(field.number)
        return [] if field.number == 4 else [first, structs.replace(first, id=f"{field.number}-9")]

    monkeypatch.setattr(puzzle_run, "find", two)
    return str(tmp_path / "puzzles.jsonl")


def names(file: str) -> list[str]:
    return [puzzle.id for puzzle in read_book(Path(file).read_text())[1]]


def test_a_run_stops_when_there_are_enough(file: str) -> None:
    with PuzzleRun(CHEAP, file) as run:
        assert len(list(run.look(5))) == 5
    assert names(file) == ["1-7", "1-9", "2-7", "2-9", "3-7"]
    assert read_book(Path(file).read_text())[0] == CHEAP.head()


def test_a_run_that_was_stopped_goes_on_after_the_last_game(file: str) -> None:
    with PuzzleRun(CHEAP, file) as run:
        next(run.look(9))  # Ctrl-C after the first
    assert names(file) == ["1-7"]
    with Path(file).open("a") as whole:
        whole.write('{"id":"2-')  # what a killed run may leave
    with PuzzleRun(CHEAP, file) as run:
        list(run.look(6))
    assert names(file) == ["1-7", "2-7", "2-9", "3-7", "3-9", "5-7"]
    with PuzzleRun(CHEAP, file) as run:
        assert list(run.look(6)) == []


def test_what_was_not_judged_twice_is_judged_anew_and_kept_if_it_stands(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = [Look("1", "a1", [0.1]), Look("2", "a1", [0.2])]

    def again(hunt: Hunt, puzzle: Puzzle) -> tuple[str, Puzzle | None]:
        return puzzle.id, None if puzzle.id == "2-7" else structs.replace(puzzle, looks=looks)

    monkeypatch.setattr(puzzle_run, "looked_at_again", again)
    with PuzzleRun(CHEAP, file) as run:
        list(run.look(5))
    with PuzzleRun(CHEAP, file) as run:
        assert next(run.look_again()) == ("1-7", True)  # Ctrl-C after the first
    with PuzzleRun(CHEAP, file) as run:
        assert [one.id for one in run.unproven()] == ["1-9", "2-7", "2-9", "3-7"]
        assert ("2-7", False) in list(run.look_again())
    assert names(file) == ["1-7", "1-9", "2-9", "3-7"]
    assert all(one.looks == looks for one in read_book(Path(file).read_text())[1])


def test_a_hunt_for_a_theme_goes_on_after_its_own_games(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def one(hunt: Hunt, field: Field) -> list[Puzzle]:
        return [structs.replace(made(field.number), id=f"{numbered(hunt, field.number)}-7")]

    monkeypatch.setattr(puzzle_run, "find", one)
    aimed = another(CHEAP, theme="duels")
    with PuzzleRun(CHEAP, file) as run:
        list(run.look(2))
    with PuzzleRun(aimed, file) as run:
        list(run.look(4))
    with PuzzleRun(aimed, file) as run:
        list(run.look(5))
    assert names(file) == ["1-7", "2-7", "duels-1-7", "duels-2-7", "duels-3-7"]


def test_a_file_of_something_else_is_refused(file: str) -> None:
    PuzzleRun(CHEAP, file).__exit__(None, None, None)
    with pytest.raises(CarsonError, match="other games, or by other bots or rules"):
        PuzzleRun(Hunt("cards", "another"), file)
    Path(file).write_text("a diary\n")
    with pytest.raises(CarsonError, match="no file of puzzles"):
        PuzzleRun(CHEAP, file)
    with pytest.raises(CarsonError, match="cannot be used"):
        PuzzleRun(CHEAP, str(Path(file).parent))
