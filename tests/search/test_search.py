"""The search on games that anybody can work out."""

import pytest
from mypy_extensions import i64

from carson.core.rng import Rng
from carson.core.state import CHANCE, State
from carson.search.evaluator import Choices, Evaluator
from carson.search.report import Report
from carson.search.search import Search
from carson.search.style import Style
from tests.search.toys import (
    KNOCK,
    RISKY,
    SURE,
    Doors,
    Gamble,
    LongShot,
    Many,
    Nim,
    OpenPennies,
    Pennies,
    SafeBet,
    Toy,
)


def thought(
    state: Toy, playouts: int, evaluator: Evaluator | None = None, seat: int = 0, seed: int = 1
) -> Report:
    search = Search(evaluator or Evaluator(state.seats), Style())
    return search.think([state], seat, seed, playouts, 0)


def test_it_finds_the_move_that_wins_by_force() -> None:
    """Of ten, two leave eight: whatever the other one takes, four can be left next."""
    assert thought(Nim([]), 3000).best == 2
    assert thought(Nim([(0, 1)]), 3000, seat=1).best == 1


def test_playouts_end_with_the_time_when_both_are_given() -> None:
    report = Search(Evaluator(2), Style()).think([Nim([])], 0, 1, 1_000_000, 1)
    assert 0 < report.playouts < 1_000_000


def test_rivals_look_for_their_own_advantage() -> None:
    """Against somebody who plays at random any first move wins about as often; here only one does."""
    options = {option.action: option for option in thought(Nim([(0, 3), (1, 1)]), 4000).options}
    assert options[2].win > 0.9
    assert options[1].win < 0.5
    assert options[3].win < 0.5


@pytest.mark.parametrize(("game", "chance"), [(Gamble, 0.5), (LongShot, 0.1), (SafeBet, 0.9)])
def test_chance_is_drawn_by_weight(game: type[Toy], chance: float) -> None:
    assert thought(game([]), 4000).best == SURE
    search = Search(Evaluator(2), Style(curious=50.0))  # so curious that everything is tried evenly
    evenly = search.think([game([])], 0, 1, 4000, 0)
    risky = next(option for option in evenly.options if option.action == RISKY)
    assert risky.win == pytest.approx(chance, abs=0.04)


def test_who_answers_at_the_same_time_does_not_see_the_other_answer() -> None:
    """With a look at the first one's penny the second would win every time."""
    for seat in (0, 1):
        options = thought(Pennies([]), 4000, seat=seat).options
        wins = sum(option.win * option.visits for option in options) / 4000
        assert 0.25 < wins < 0.75


def test_who_acts_openly_is_seen_by_those_who_act_later() -> None:
    """Whoever searches shows a penny now; the other one looks at it before it answers."""
    for seat in (0, 1):
        assert all(option.win < 0.2 for option in thought(OpenPennies([]), 2000, seat=seat).options)


class Hunch(Evaluator):
    """Likes one answer a little better."""

    def rate(self, state: State, seat: i64, found: Choices) -> None:
        for action in state.legal(int(seat)):
            found.add(action, 1.0 if action == Many.right else 0.0)


def test_of_many_answers_those_are_tried_that_the_evaluator_likes() -> None:
    report = thought(Many([]), 300, Hunch(2))
    assert report.best == Many.right
    assert len(report.options) < 50


def test_the_same_seed_gives_the_same_search() -> None:
    assert thought(Nim([]), 500).options == thought(Nim([]), 500).options
    assert thought(Nim([]), 500).options != thought(Nim([]), 500, seed=2).options


def test_a_later_search_goes_on_where_an_earlier_one_has_been() -> None:
    search = Search(Evaluator(2), Style())
    first = search.think([Nim([])], 0, 1, 2000, 0)
    assert first.carried == 0
    later = search.think([Nim([(0, 2), (1, 3)])], 0, 1, 100, 0)
    assert later.carried > 50
    assert sum(option.visits for option in later.options) == later.carried + later.playouts
    elsewhere = search.think([Nim([(0, 3), (1, 3), (0, 3)])], 1, 1, 100, 0)
    assert elsewhere.carried == 0


@pytest.mark.parametrize("house", [1, 2])
def test_what_was_learned_behind_other_draws_is_not_answered(house: int) -> None:
    """Both houses are one place in the tree, whichever the draw opened when it was remembered."""
    search = Search(Evaluator(2), Style())
    search.think([Doors([])], 0, 1, 600, 0)
    doors = next(mark for mark in search.marks.values() if any(arm.action > 10 for arm in mark[1].arms))
    here = Doors([(0, KNOCK), (CHANCE, house)])
    search.marks = {int(search.evaluator.moment(here, 0)): doors}
    later = search.think([here], 0, 1, 200, 0)
    assert later.carried > 0
    assert later.best == 10 * house + 2
    assert {option.action for option in later.options} == set(here.legal(0))


def test_the_clock_ends_a_search() -> None:
    report = Search(Evaluator(2), Style()).think([Nim([])], 0, 1, 0, 20)
    assert report.playouts >= 8
    assert report.options


class Sleepwalker(Evaluator):
    """Plays on with the lowest legal action, to count how often it is asked."""

    asked = 0

    def pick(self, state: State, seat: i64, rng: Rng) -> i64:
        type(self).asked += 1
        return state.legal(int(seat))[0]


def test_beyond_the_tree_the_evaluator_plays_on() -> None:
    Sleepwalker.asked = 0
    thought(Nim([]), 50, Sleepwalker(2))
    assert Sleepwalker.asked > 50
