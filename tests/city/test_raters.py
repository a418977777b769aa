"""A gate: every question of the board game has a rater in its room."""

import pytest

import carson.city.evaluator.evaluator
import carson.city.flow  # noqa: F401  both fill in what the rooms have
from carson.city.evaluator.rater import RATERS, Rater
from carson.city.question import ENTRIES, Question

QUESTIONS = [entry for entry in ENTRIES if isinstance(entry, Question)]


def test_the_rooms_have_questions() -> None:
    assert len(QUESTIONS) > 35
    assert RATERS.count(RATERS[0]) < len(RATERS)


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.name)
def test_a_question_has_a_rater(question: Question) -> None:
    room = type(question).__module__.rpartition(".")[0]
    assert type(RATERS[int(question.number)]) is not Rater, (
        f"nobody rates the answers to {question.name}: add a Rater to RATERS in {room}/rate.py"
    )
