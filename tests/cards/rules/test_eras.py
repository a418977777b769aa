"""Setting up, and the change of eras."""

from carson.cards.facts.characters import IDS
from carson.cards.facts.grid import bits_of
from tests.cards.table import at, deal, fresh, outcomes


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
