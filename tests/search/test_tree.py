"""How the answers of a question become arms of the tree."""

import pytest

from carson.search.evaluator import Choices
from carson.search.tree import Ask


def asked(*answers: tuple[int, float]) -> Ask:
    ask = Ask(0, 0)
    fill(ask, *answers)
    return ask


def fill(ask: Ask, *answers: tuple[int, float]) -> None:
    found = Choices()
    for action, worth in answers:
        found.add(action, worth)
    ask.fill(found, 1.0)


def arms(ask: Ask) -> list[int]:
    return [int(arm.action) for arm in ask.arms]


def test_an_answer_becomes_an_arm_when_it_is_its_turn() -> None:
    """The best first, of equals the earlier one."""
    ask = asked((7, 0.0), (8, 2.0), (9, 0.0))
    assert arms(ask) == []
    assert ask.reaches(0)
    assert arms(ask) == [8]
    assert ask.reaches(2)
    assert arms(ask) == [8, 7, 9]
    assert not ask.reaches(3)
    assert sum(arm.prior for arm in ask.arms) == pytest.approx(1.0)


def test_an_answer_that_is_found_twice_is_one_arm() -> None:
    """In one rating, where the better worth counts, or when the question is rated again."""
    ask = asked((7, 0.0), (8, 1.0), (7, 2.0))
    assert ask.reaches(1)
    assert not ask.reaches(2)
    fill(ask, (8, 5.0), (9, 0.0))
    assert ask.reaches(2)
    assert not ask.reaches(3)
    assert arms(ask) == [7, 8, 9]


def test_a_question_without_answers_has_no_arms() -> None:
    assert not asked().reaches(0)
