"""Options, seats, names and versions of the card game."""

import pytest

from carson.cards.facts.rules import filled_up
from carson.core.errors import BadOption
from carson.core.state import CHANCE
from tests.cards.games import random_game
from tests.cards.table import GAME


@pytest.mark.parametrize(
    ("seats", "virtual", "strengths"),
    [
        ("1", "", "intermediate intermediate intermediate"),
        ("1", "expert,intermediate,novice", "expert intermediate novice"),
        ("1", "expert", "expert expert expert"),
        ("2", "expert,expert,novice", "expert expert novice"),
        ("3", "", "intermediate"),
        ("4", "", ""),
        ("4", "novice,novice", "novice novice"),
        ("6", "", ""),
    ],
)
def test_virtual_players_fill_the_table(seats: str, virtual: str, strengths: str) -> None:
    options = GAME.settle({"seats": seats, "virtual": virtual})
    state = GAME.new(options)
    assert state.rules.strengths == strengths.split()
    assert GAME.seats(options) == state.rules.seats == int(seats) + len(strengths.split())
    assert GAME.options_of(state) == options
    assert options["virtual"] == virtual


def test_too_many_are_refused() -> None:
    with pytest.raises(BadOption, match="do not fit"):
        GAME.settle({"seats": "4", "virtual": "expert,expert,novice"})
    with pytest.raises(BadOption, match="cannot contain"):
        GAME.settle({"virtual": "wizard"})


def test_virtual_seats_have_names_and_never_act() -> None:
    options = GAME.settle({"seats": "2", "virtual": "expert,novice"})
    assert GAME.virtual(options) == {2: "Expert 1", 3: "Novice 2"}
    for state, _ in random_game(2, 1, virtual="expert,novice"):
        assert set(state.actors()) <= {CHANCE, 0, 1}
        assert state.legal(2) == state.legal(3) == []


def test_a_first_game_is_against_novices() -> None:
    assert GAME.new(GAME.first_game()).rules.strengths == ["novice"] * 3


def test_results_list_every_seat() -> None:
    for state, _ in random_game(2, 5):
        last = state
    result = last.result()
    assert result is not None
    assert sorted(result.ranking) == [0, 1, 2, 3]
    totals = [result.total(seat) for seat in result.ranking]
    assert totals == sorted(totals, reverse=True)


def test_filling_up() -> None:
    assert filled_up(5, []) == []
    assert filled_up(2, ["novice"]) == ["novice", "novice"]
