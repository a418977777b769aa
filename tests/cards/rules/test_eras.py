"""Setting up, and the change of eras."""

import pytest

from carson.cards.count.order import taking_order
from carson.cards.count.scores import total_of
from carson.cards.facts.characters import IDS
from carson.cards.facts.grid import bits_of
from carson.cards.facts.ids import SUIT_NAMES
from carson.cards.state import CardsState
from carson.core.errors import BadOption
from tests.cards.table import GAME, TIES, at, deal, do, fresh, outcomes


def test_setup_has_every_character_in_the_pile() -> None:
    """A45: 21 of them, and the first back is drawn."""
    state = fresh()
    assert state.unseen.bit_count() == 21
    assert len(outcomes(state)) == 21


def test_the_second_era() -> None:
    """A40, C-ERAS: full hands, fresh terrain, refreshed characters, but not a used Governor."""
    state = at(
        """
        round 9
        offer - i-01
        player A hand - bid 1 characters lawyer*,governor*,heroes
        player B hand - bid 2
        player C hand - bid 3
        player D hand - bid 4
        agenda
          round taking
          taking A,B,C,D
        """
    )
    assert state.round == 10
    assert state.hand[0] == 0b11_1111_1110
    assert state.pile.bit_count() == 48
    assert bits_of(state.tired) == [IDS.index("governor")]
    deal(state)
    assert all(card >= 48 for card in state.offer)


# ---- suits


def suits(chosen: str = "") -> str:
    return " ".join(SUIT_NAMES[suit] for suit in fresh(suits=chosen).suits)


def test_players_choose_their_suits() -> None:
    """A72: in the order of the seats; whoever names none gets the next free one."""
    assert suits() == "hat star cactus boot"
    assert suits("cow,boot") == "cow boot hat star"
    assert suits("star,hat,cow,cactus") == "star hat cow cactus"


def test_nobody_has_the_suit_of_another() -> None:
    """A72"""
    with pytest.raises(BadOption, match="two seats cannot have the suit cow"):
        GAME.settle({"suits": "cow,hat,cow"})
    with pytest.raises(BadOption, match="5 suits are named for 4 seats"):
        GAME.settle({"suits": "cow,hat,star,boot,cactus"})


@pytest.mark.parametrize(("chosen", "order"), [("star,cow", [0, 1]), ("cow,star", [1, 0])])
def test_the_chosen_suit_settles_ties(chosen: str, order: list[int]) -> None:
    """A72: star is before cow on this back, whoever has them."""
    state = at(
        f"""
        offer lawyer i-04 i-30 i-11 i-12
        ranking {TIES}
        player A bid 5
        player B bid 5
        player C bid 8
        player D bid 7
        agenda
          round taking
          taking -
        """,
        suits=chosen,
    )
    assert taking_order(state) == [2, 3, *order]


# ---- the end


def counted(mine: str, virtual: str, option: str) -> CardsState:
    """A game that is about to be counted: what a virtual player took against a drawn city."""
    return at(
        f"""
        round 18
        player A characters {mine}
        player B suit cow beside {virtual}
        player C suit star
        agenda
          counting
        """,
        seats=1,
        **{"rematch-on-tie": option},
    )


def test_equal_totals_play_a_rematch_if_that_was_agreed() -> None:
    """A71: another game from the beginning, in the same suits; without the option they share (A63)."""
    shared = counted("heroes", "i-09", "no")
    assert total_of(shared, 0) == total_of(shared, 1) == 6
    assert shared.result() is not None
    again = counted("heroes", "i-09", "yes")
    assert again.result() is None
    assert (again.round, again.unseen.bit_count(), again.pile.bit_count()) == (0, 21, 48)
    assert [total_of(again, seat) for seat in range(4)] == [0, 0, 0, 0]
    assert again.suits == shared.suits
    deal(again)
    assert again.round == 1
    assert again.actors() == [0]


def test_a_winner_needs_no_rematch() -> None:
    """A71: equal totals below the top change nothing."""
    assert counted("heroes,doctor", "i-09", "yes").result() is not None


def test_a_rematch_is_told_with_the_points_that_led_to_it() -> None:
    """A71: the last answer of a game leads to it."""
    state = at(
        """
        round 18
        player A characters auctioneer,heroes
        player B beside i-09
        city A i-48@n14
        land A l14
          ..
        agenda
          counting
          ask-sale A
        """,
        seats=1,
        **{"rematch-on-tie": "yes"},
    )
    told = [GAME.face().tell(event, ["Ann", "Ben", "Cid", "Dot"]) for event in do(state, "A done")]
    assert told[:4] == ["Ann has 6 VP.", "Ben has 6 VP.", "Cid has 0 VP.", "Dot has 0 VP."]
    assert "a rematch decides" in told[4]
    assert state.result() is None
