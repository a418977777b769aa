"""Auction cards: sealed, spent, and the order they give."""

import pytest

from carson.cards.count.order import taking_order
from carson.cards.facts.grid import bits_of
from carson.cards.facts.rules import STACKS
from carson.core.errors import IllegalAction
from tests.cards.table import at, do, fresh, outcomes, words


def test_all_choose_at_once() -> None:
    """A34: everybody may act until all have; nobody may change a card."""
    state = at("offer banker i-04 i-30 i-11 i-12 i-13\n", seats=5)
    assert state.actors() == [0, 1, 2, 3, 4]
    do(state, "C 4")
    assert state.actors() == [0, 1, 3, 4]
    with pytest.raises(IllegalAction):
        do(state, "C 5")


def test_a_card_is_spent_once_an_era() -> None:
    """A67 and A34: spent cards are public, the hands of virtual players too, their order is not."""
    state = at("round 8\nplayer A hand 3,7\n")
    assert words(state, 0) == ["3", "7"]
    with pytest.raises(IllegalAction, match="no 5 left"):
        do(state, "A 5")
    players = state.view(1)["players"]
    assert isinstance(players, list)
    assert players[0]["cards"] == [3, 7]
    do(state, "A 3", "B 1")
    assert set(outcomes(state).values()) == {1}


def test_stacks_of_virtual_players() -> None:
    """T18."""
    assert [sum(bits_of(stack)) for stack in STACKS.values()] == [45, 54, 63]


def test_strengths_may_differ() -> None:
    """T18: one seat each, in the order named; the last kind fills the table."""
    state = fresh(1, virtual="expert,novice")
    assert [sum(bits_of(hand)) for hand in state.hand] == [45, 63, 45, 45]


def test_ties_after_boosts() -> None:
    """T15, A26, A27."""
    state = at(
        """
        offer banker i-04 i-30 i-11 i-12
        ranking back-bcoswh
        player A suit cow bid 3 boost 6
        player B suit hat bid 9
        player C suit boot bid 7 boost 2
        player D suit cactus bid 1
        agenda
          round taking
          taking -
        """,
        seats=4,
    )
    assert taking_order(state) == [2, 0, 1, 3]


def test_the_last_card_chooses_itself() -> None:
    """A34: in the ninth round nobody is asked."""
    state = at("round 9\nplayer A hand 3\nplayer B hand 4\noffer banker i-04 i-30 i-11 i-12\n")
    assert state.actors() != [0, 1]
    assert state.bid[:2] == [3, 4]
