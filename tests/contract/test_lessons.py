"""The lessons of all games are played in every way they allow; a script that does not fit is named."""

import re

import msgspec
import pytest

from carson.core import registry
from carson.core.coach import Coach, Misfit, coach_of
from carson.core.game import Game
from carson.core.lesson import BadLesson, Lesson, Step, load_lesson, read_lesson
from carson.core.match import Match
from tests.contract.lessons import begun, check_lesson

GAMES = [registry.game(name) for name in registry.GAMES]
TAUGHT = [pytest.param(game, lesson, id=game.name) for game in GAMES if (lesson := game.lesson()) is not None]
CITY = registry.game("city")


def test_both_of_our_games_have_one() -> None:
    assert [game.lesson() is not None for game in (CITY, registry.game("cards"))] == [True, True]


@pytest.mark.parametrize(("game", "lesson"), TAUGHT)
def test_it_fits_whatever_lit_answer_is_given(game: Game, lesson: Lesson) -> None:
    assert check_lesson(game, lesson).ends > 1


def changed(step: int, **changes: object) -> Lesson:
    """The board game's lesson with another step."""
    lesson = load_lesson("carson.city")
    steps: list[Step] = [*lesson.steps]
    steps[step] = msgspec.structs.replace(steps[step], **changes)
    return msgspec.structs.replace(lesson, steps=steps)


@pytest.mark.parametrize(
    ("lesson", "complaint"),
    [
        (
            changed(2, question="ask-place"),
            "step 3: banker is ask-place in round 1, and not ('ask-character', 1)",
        ),
        (changed(3, round=2), "step 4: road is ask-place in round 2, and not ('ask-place', 1)"),
        (changed(9, lit=["h8"]), "step 10: mine-site cannot be answered with any of ['h8']"),
    ],
)
def test_a_script_that_does_not_fit_is_named(lesson: Lesson, complaint: str) -> None:
    with pytest.raises(Misfit, match=re.escape(complaint)):
        check_lesson(CITY, lesson)


def test_answers_that_can_never_be_given_and_seats_without_an_answer_are_named() -> None:
    with pytest.raises(AssertionError, match="land-wanted"):
        check_lesson(CITY, changed(5, lit=["b4", "b5", "f7"]))
    silent = msgspec.structs.replace(load_lesson("carson.city"), others={"C": "g4"}, otherwise="")
    with pytest.raises(AssertionError, match="the script of seat 1 has no answer"):
        check_lesson(CITY, silent)


def test_a_sentence_whose_number_never_comes_is_named() -> None:
    facts = {"cash": msgspec.convert({"event": "income"}, type=type(changed(2).steps[2].after["cash"]))}
    with pytest.raises(Misfit, match="step 4: nothing has happened"):
        check_lesson(CITY, changed(2, after=facts))


def test_a_file_that_is_no_lesson_is_refused_with_the_place() -> None:
    text = 'seed = "1"\nbot = "drifter"\notherwise = ""\nothers = {}\noptions = {}\n[[steps]]\nname = "a"\n'
    with pytest.raises(BadLesson, match=r"missing required field `question` - at `\$.steps\[0\]`"):
        read_lesson(text, "carson.city")
    with pytest.raises(BadLesson, match=r"carson\.city, lesson\.toml"):
        read_lesson("steps", "carson.city")


# ---- following


def follow(words: list[str]) -> Coach:
    """The coach of the board game after these answers of the learner."""
    lesson = load_lesson("carson.city")
    match = begun(CITY, lesson)
    coach = Coach(lesson, match)
    for word in words:
        while 0 not in match.state.actors():
            seat = match.state.actors()[0]
            answer = coach.reply(seat)
            match.act(seat, match.state.legal(seat)[0] if answer is None else answer)
        match.act(0, CITY.parse_action(word))
    return coach


def test_who_goes_another_way_has_left_the_lesson_and_undo_leads_back() -> None:
    coach = follow(["e5", "a5", "banker"])
    while 0 not in coach.match.state.actors():
        coach.match.act(seat := coach.match.state.actors()[0], coach.reply(seat) or 0)
    assert coach.goes_on
    coach.match.act(0, CITY.parse_action("wages"))
    assert (coach.goes_on, coach.lead(), coach.reply(1)) == (False, None, None)
    assert coach.match.undo([0])
    lead = coach.lead()
    assert lead is not None
    assert (lead.done, [CITY.action_text(action) for action in lead.lit]) == (3, ["b4n"])
    assert "$9" in lead.told


def test_a_game_is_known_as_a_lesson_by_its_seed_and_options() -> None:
    lesson = load_lesson("carson.city")
    names, options = ["A", "B", "C"], CITY.settle(lesson.options)
    assert coach_of(Match.start(CITY, options, lesson.seed, names)) is not None
    assert coach_of(Match.start(CITY, options, "another", names)) is None
    assert coach_of(Match.start(CITY, CITY.settle({"seats": "3"}), lesson.seed, names)) is None
