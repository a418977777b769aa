"""`carson learn`: the guided first game is typed from its first sentence to free play."""

from pathlib import Path

import pytest

from carson.core import registry
from carson.core.catalogue import words
from carson.core.game import Game
from carson.core.lesson import Lesson, Step
from tests.cli.conftest import Carson
from tests.contract.lessons import main_line


def taught(name: str) -> tuple[Game, Lesson]:
    game = registry.game(name)
    lesson = game.lesson()
    assert lesson is not None
    return game, lesson


def flat(text: str) -> str:
    """What was shown, without the ends of lines."""
    return " ".join(text.split())


def start_of(lesson: Lesson, key: str) -> str:
    """How a sentence begins, up to its first number or name."""
    texts = words(lesson.package).catalogue()
    marked = texts.filled(key, dict.fromkeys(texts.variables(key), "\0"))
    return flat(max(marked.split("\0"), key=len))


@pytest.mark.parametrize("name", ["city", "cards"])
def test_all_of_it_is_typed_and_the_game_goes_on(carson: Carson, name: str) -> None:
    game, lesson = taught(name)
    shown = flat(carson("learn", name, typed="\n".join([*main_line(game, lesson), "quit"])).stdout)
    steps: list[Step] = lesson.steps
    for number, step in enumerate(steps, 1):
        assert f"Step {number} of {len(steps)}. " in shown
        assert start_of(lesson, step.before_key) in shown
    assert start_of(lesson, "lesson-end") in shown
    assert "Good luck!" in shown


def test_only_what_is_lit_is_offered_and_anything_else_leads_back_kindly(carson: Carson) -> None:
    shown = carson("learn", "city", typed="h1\nz9\nexplain e5\ne5\n").stdout
    first = shown.partition("> ")[0]
    assert " 1) " in first
    assert " 3) " not in first  # of 64 parcels two are offered
    assert first.count("•") == 3  # on the map, and in the legend
    assert "You could do that. But let us stay together for now" in flat(shown)
    assert "“z9” is none of the 2 choices" in flat(shown)
    assert "e5 is yours until the end." in shown


def test_of_the_places_of_a_card_two_are_marked(carson: Carson) -> None:
    game, lesson = taught("cards")
    shown = carson("learn", "cards", typed="\n".join(main_line(game, lesson)[:4])).stdout
    assert shown.rpartition("Carson City")[2].count("[ ]") == 3  # in the city, and in the legend


def test_the_true_numbers_are_told(carson: Carson) -> None:
    game, lesson = taught("city")
    shown = flat(carson("learn", "city", "--name", "Zoë", typed="\n".join(main_line(game, lesson))).stdout)
    assert "Zoë" in shown
    assert "You rolled a 2 and added your firepower, 8: that makes 10. Bot Clem came to 3." in shown
    assert "Ann rolls a 2" not in shown
    assert "Your Mine has paid for the first time: $12!" in shown


def test_who_leaves_the_lesson_plays_on_freely(carson: Carson) -> None:
    shown = carson("learn", "city", typed="e5\nleave\nh1\nleave\n").stdout
    assert "You have left the lesson." in shown
    assert "now owns h1" in shown
    assert "This game has no lesson to leave." in shown
    assert shown.count("Step 2 of ") == 1


def test_a_lesson_goes_on_where_one_was(carson: Carson, shelf: Path) -> None:
    carson("learn", "cards", typed="9\n")
    shown = carson("play", "--continue", typed="quit\n").stdout
    assert "Step 2 of 10." in shown
    assert "you played 9" in shown


def test_a_game_without_a_lesson_says_so(carson: Carson) -> None:
    result = carson("learn")
    assert result.exit_code == 2
    assert "there is no guided first game of Pebbles and Politeness" in result.output
