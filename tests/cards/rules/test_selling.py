"""The Auctioneer's sales."""

import pytest

from carson.cards.count.sales import sellable
from carson.cards.facts.deck import CARD_NAMES
from carson.cards.facts.grid import bits_of
from carson.cards.state import CardsState
from carson.core.errors import IllegalAction
from tests.cards.table import at, do, kinds, words

SALE = """
player A bid 9 characters auctioneer
player B bid 8
offer - i-04 i-05 i-06
city A {cards}
agenda
  round taking
  taking A
  {entry}
"""


def seller(cards: str, entry: str = "ask-sale A", seats: int = 1) -> CardsState:
    text = SALE.format(cards=cards, entry=entry)
    return at(text if seats > 1 else text.replace("player B bid 8\n", ""), seats)


def for_sale(cards: str) -> list[str]:
    state = seller(cards)
    return [CARD_NAMES[card] for card in bits_of(sellable(state, 0))]


def test_what_can_be_sold() -> None:
    """T17: the ends of a line, not its middle, nothing that overlaps, not the only card."""
    assert for_sale("i-48@n14 i-47@p14 i-46@r14") == ["i-46", "i-48"]
    assert for_sale("i-48@n14 i-47@o15") == []
    assert for_sale("i-48@n14") == []


def test_the_last_card_stays() -> None:
    """A50."""
    state = seller("i-48@n14 i-47@p14")
    do(state, "A i-48")
    assert sellable(state, 0) == 0
    assert len(state.laid[0]) == 1


def test_overlapping_cards_are_locked() -> None:
    """A51: both partners."""
    assert for_sale("i-48@n14 i-47@n15") == []
    assert for_sale("i-48@n14 i-47@n15 i-46@p14") == ["i-46"]


def test_three_sales_in_the_game() -> None:
    """A49: at most three, and the second era brings no more."""
    state = seller("i-48@n14 i-47@p14 i-46@r14 i-45@n16 i-44@n18")
    do(state, "A i-46", "A i-47", "A i-44")
    assert state.sold.bit_count() == 3
    assert sellable(state, 0) == 0
    state.round = 10
    assert sellable(state, 0) == 0


def test_reasons_for_no_sale() -> None:
    """T17: in words."""
    state = seller("i-48@n14 i-47@p14 i-46@r14 i-45@r15")
    for card, reason in (("i-47", "fall apart"), ("i-46", "covers"), ("i-01", "not in your city")):
        with pytest.raises(IllegalAction, match=reason):
            do(state, f"A {card}")


def test_before_and_after_each_placement() -> None:
    """A48: asked before the card is placed and after it."""
    state = seller("i-48@n14 i-47@p14", "ask-take A")
    do(state, "A i-04")
    assert words(state, 0) == ["i-47", "i-48", "done"]
    do(state, "A done")
    assert "n16" in words(state, 0)
    do(state, "A n16")
    assert "done" in words(state, 0)
    events = do(state, "A done")
    assert "round-starts" in kinds(events)


def test_on_acquiring() -> None:
    """A48: when the Auctioneer comes."""
    state = at(
        """
        offer auctioneer i-04
        player A bid 9
        city A i-48@n14 i-47@p14
        agenda
          round taking
          taking A
          ask-take A
        """,
        seats=1,
    )
    do(state, "A auctioneer")
    assert words(state, 0) == ["i-47", "i-48", "done"]


def test_once_after_the_last_round() -> None:
    """A48: and then everything is counted."""
    state = at(
        """
        round 18
        offer - ii-01
        player A hand - bid 9 characters auctioneer
        city A i-48@n14 i-47@p14
        agenda
          round taking
          taking A,B,C,D
        """,
        seats=1,
    )
    assert words(state, 0) == ["i-47", "i-48", "done"]
    events = do(state, "A i-48")
    assert kinds(events)[-1] == "game-over"
    assert state.result() is not None


def test_nobody_else_is_interrupted() -> None:
    """A48: others' moments are not the Auctioneer's."""
    state = seller("i-48@n14 i-47@p14", "ask-take A", seats=2)
    do(state, "A i-04", "A done", "A n16", "A done")
    assert state.actors() == [1]
    events = do(state, "B i-05")
    assert "round-starts" in kinds(events)
