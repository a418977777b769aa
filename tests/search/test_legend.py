"""Legend: the shipped networks, at every kind of table."""

import pytest

from carson.city.evaluator.features import OWN, SHARED, CityFeatures
from carson.city.game import CityGame
from carson.city.legend import COURSE
from carson.city.options import rules_for
from carson.city.state import CityState, new_game
from carson.core.rng import Rng
from carson.search.evaluator import Evaluator, Standing
from tests.budget import first_on_both_engines
from tests.search.tables import check_answers, match_of, searcher

TABLES = [
    ("city", {"seats": "2"}),
    ("city", {"seats": "6", "characters": "random", "sides": "random"}),
    ("city", {"seats": "5", "edition": "2009"}),
    ("city", {"seats": "3", "variants": "new-beginning,river,might-is-right,outlaws,horses"}),
    ("city", {"seats": "3", "variants": "kit-carson", "kit-mode": "live"}),
    ("city", {"solo": "urban"}),
    ("cards", {"seats": "1", "virtual": "expert"}),
    ("cards", {"seats": "6"}),
]


@pytest.mark.parametrize(("name", "options"), first_on_both_engines(TABLES, 2))
def test_its_answers_are_legal_at_every_table(name: str, options: dict[str, str]) -> None:
    check_answers(match_of(name, options, "7"), searcher(name, "legend", "1", 3))


def after_round(number: int, seed: int) -> CityState:
    state = new_game(rules_for(CityGame().settle({"seats": "4"})))
    rng = Rng(seed)
    while state.round <= number:
        state.play(state.actor(), state.pick(rng))
    return state


def test_it_sees_what_a_seat_has_and_what_others_have() -> None:
    state = after_round(2, 1)
    rows = [rows_of(state)]
    state.cash[1] += 40
    rows.append(rows_of(state))
    compared = OWN + SHARED  # what rivals have comes last
    for seat in range(4):
        assert (rows[0][seat][:compared] != rows[1][seat][:compared]) == (seat == 1)
        assert (rows[0][seat][compared:] != rows[1][seat][compared:]) == (seat != 1)


def rows_of(state: CityState) -> list[list[float]]:
    features = CityFeatures(4)
    features.read(state)
    numbers = list(features.rows)
    inputs = int(features.inputs)
    return [numbers[seat * inputs : (seat + 1) * inputs] for seat in range(4)]


def test_the_shipped_networks_know_what_helps() -> None:
    """More points, money, cowboys and revolvers are never worth less, in whatever round."""
    for over in (1, 2, 3):
        state = after_round(over, 3)
        evaluator = COURSE.legend(state)
        before = ahead(evaluator, state)
        for column in (state.vp, state.cash, state.cowboys, state.revolvers):
            column[2] += 3
            assert ahead(evaluator, state) > before
            column[2] -= 3


def ahead(evaluator: Evaluator, state: CityState) -> float:
    standing = Standing(4)
    evaluator.weigh(state, standing)
    assert standing.doubt > 0
    return standing.points[2]
