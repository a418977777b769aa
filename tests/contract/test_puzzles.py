"""The puzzles that are shipped: all can be read, answered and told about, and a few are searched anew."""

from collections import Counter
from datetime import date, timedelta

import pytest

from carson.arena.puzzles import JUDGES, LOOKS, MARGIN
from carson.core import registry
from carson.core.advisers import adviser_named
from carson.core.catalogue import words
from carson.core.clock import UNHURRIED
from carson.core.dealer import Dealer
from carson.core.errors import BadFile
from carson.core.puzzle import EASY, FEWEST_OF_A_THEME, HARD, Book, Puzzle, book_of, plan_of, read_book
from carson.core.seats import LETTERS
from carson.core.solving import Solving
from tests.budget import BOTS, PUZZLES_SEARCHED

AT_LEAST = {"city": 200, "cards": 100}  # puzzles of each game
COMMON = 0.8  # of all puzzles, at most, may be of one level


def book(name: str) -> Book:
    found = book_of(name)
    assert found is not None
    return found


@pytest.mark.parametrize("name", AT_LEAST)
def test_there_are_many_and_of_every_kind(name: str) -> None:
    puzzles = book(name).puzzles
    assert len(puzzles) >= AT_LEAST[name]
    assert (
        len({puzzle.id for puzzle in puzzles}) == len({puzzle.position for puzzle in puzzles}) == len(puzzles)
    )
    levels = Counter(puzzle.level for puzzle in puzzles)
    assert set(levels) == set(range(EASY, HARD + 1))
    assert max(levels.values()) <= COMMON * len(puzzles)
    assert len({puzzle.themes[0] for puzzle in puzzles}) >= len(plan_of(registry.game(name)).names) // 2
    assert (
        len({tuple(puzzle.options.items()) for puzzle in puzzles})
        >= len(plan_of(registry.game(name)).tables) // 2
    )


@pytest.mark.parametrize("name", AT_LEAST)
def test_every_one_fits_the_rules_of_today(name: str) -> None:
    game, shipped = registry.game(name), book(name)
    package = game.__class__.__module__.rpartition(".")[0]
    named = {key for key in words(package).ids() if key.startswith("theme-")}
    assert named == {f"theme-{theme}" for theme in shipped.plan.names}
    for puzzle in shipped.puzzles:
        wrong = problem(puzzle, shipped)
        assert not wrong, f"{name} {puzzle.id}: {wrong}"
    assert game.plays(shipped.head.rules, game.settle({})), "look for puzzles anew: the rules have changed"


def problem(puzzle: Puzzle, shipped: Book) -> str:
    """What is wrong with a puzzle."""
    game = registry.game(shipped.head.game)
    solving = Solving(game, puzzle, LETTERS)
    view = solving.view
    if puzzle.seat not in view.actors:
        return "the seat is not asked"
    if solving.right not in view.legal() or len(view.legal()) < 2:
        return f"{puzzle.answer} is not legal, or all there is"
    if puzzle.themes != shipped.plan.themes_of(game, view, solving.right):
        return "the themes are others"
    if puzzle.margin < MARGIN - 0.001:  # of rounded numbers
        return "another answer is nearly as good"
    if game.options_of(view.state) != game.settle(puzzle.options):
        return "the position has other options"
    if len(solving.opinions()) != len(puzzle.said) or not all(one.choice.told for one in solving.opinions()):
        return "an answer cannot be told"
    return ""


@pytest.mark.parametrize("name", AT_LEAST)
def test_every_one_stood_two_long_looks_from_different_seeds(name: str) -> None:
    for puzzle in book(name).puzzles:
        seeds = {look.seed for look in puzzle.looks}
        assert len(seeds) == len(puzzle.looks) == len(LOOKS), puzzle.id
        assert {look.answer for look in puzzle.looks} == {puzzle.answer}, puzzle.id
        leads = [lead for look in puzzle.looks for lead in look.leads]
        assert len(leads) == len(LOOKS) * (len(JUDGES) + 1), puzzle.id
        assert min(leads) >= MARGIN - 0.001, puzzle.id


@pytest.mark.parametrize("name", AT_LEAST)
def test_every_theme_on_offer_has_some_and_the_list_leads_from_easy_to_hard(name: str) -> None:
    shipped = book(name)
    for theme in shipped.themes:
        assert len([one for one in shipped.puzzles if theme in one.themes]) >= FEWEST_OF_A_THEME
    third = len(shipped.puzzles) // 3
    first, last = shipped.puzzles[:third], shipped.puzzles[-third:]
    assert sum([one.level for one in first]) < 0.8 * sum([one.level for one in last])
    for part in (first, last):
        assert len({one.level for one in part}) > 1
        assert len({one.themes[0] for one in part}) > 2
    assert shipped.after(shipped.puzzles[0]) == shipped.puzzles[1]
    assert shipped.after(shipped.puzzles[-1]) == shipped.puzzles[0]


@pytest.mark.once(BOTS)
@pytest.mark.parametrize("name", AT_LEAST)
def test_a_long_search_still_finds_the_answer(name: str) -> None:
    game, dealer = registry.game(name), Dealer("puzzles")
    for _ in range(PUZZLES_SEARCHED):
        puzzle = book(name).puzzles[dealer.below(len(book(name).puzzles))]
        view = puzzle.view(game)
        advice = adviser_named(game, JUDGES[-1], "anew").explain(view, view.legal(), UNHURRIED)
        assert game.action_text(advice[0].action) == puzzle.answer, puzzle.id


@pytest.mark.parametrize("name", AT_LEAST)
def test_a_position_holds_nothing_that_its_seat_cannot_know(name: str) -> None:
    """What others hide is guessed once more, and the seat sees the same."""
    game = registry.game(name)
    for puzzle in book(name).puzzles[::10]:
        view = puzzle.view(game)
        again = view.resampled(Dealer("another"))
        assert again.view(puzzle.seat) == view.json()


@pytest.mark.parametrize("name", AT_LEAST)
def test_every_day_has_its_puzzle_and_none_comes_twice_before_all_have_been_there(name: str) -> None:
    shipped, day = book(name), date(2026, 1, 1)
    days = [shipped.of_day(day + timedelta(days=n)) for n in range(len(shipped.puzzles))]
    assert {one.id for one in days if one} == set(shipped.by_id)
    assert shipped.of_day(day) == days[0]
    hard = shipped.of_day(day, level=HARD)
    assert hard is not None
    assert hard.level == HARD
    assert shipped.of_day(day, theme="nothing of the kind") is None


def test_a_puzzle_that_other_rules_decide_is_left_out() -> None:
    game = registry.game("city")
    shipped = book("city")
    text = shipped.head.rules.partition("+")[0]
    assert Book(game, shipped.plan, shipped.head, shipped.puzzles, "carson.city").puzzles
    other = type(shipped.head)(1, "city", f"{text}.0", "1", "", [], 0.0, "")
    assert not Book(game, shipped.plan, other, shipped.puzzles, "carson.city").puzzles


def test_a_game_without_puzzles_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "pebbles", "tests.cli.toy:Pebbles")
    assert book_of("pebbles") is None


@pytest.mark.parametrize("text", ["", "no line end", "{}\n", '{"puzzles":9}\n', "[]\n"])
def test_what_is_no_file_of_puzzles_is_refused(text: str) -> None:
    with pytest.raises(BadFile, match="no file of puzzles"):
        read_book(text)
