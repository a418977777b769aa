"""The character on offer, and skulls."""

import pytest

from carson.cards.facts.characters import IDS
from carson.cards.facts.deck import BACK_NAMES
from carson.cards.state import CardsState
from tests.cards.games import random_game
from tests.cards.table import at, deal, do, fresh, kinds, outcomes


def pile(cards: str) -> CardsState:
    """A known pile, capitals with a skull on the back, about to be drawn from for the last time."""
    plain = iter([name for name in BACK_NAMES if name.startswith("back")])
    skulls = iter([name for name in BACK_NAMES if name.startswith("skull")])
    people = dict(zip("abcSTU", ("banker", "captain", "singer", "cowboy", "grocer", "editor"), strict=True))
    queue = [f"{people[card]}:{next(skulls if card.isupper() else plain)}" for card in cards]
    others = [name for name in IDS if name not in [people[card] for card in cards]]
    return at(
        f"""
        round 18
        bottom {" ".join(queue)}
        passed {",".join(others)}
        agenda
          round character
          reveal 0 draw
        """
    )


@pytest.mark.parametrize(
    ("cards", "offered", "left"),
    [("abc", "a", "bc"), ("aSb", "S", "ba"), ("aSTb", "T", "baS"), ("Sab", "S", "ab"), ("STU", "S", "TU")],
)
def test_skulls(cards: str, offered: str, left: str) -> None:
    """T14, A45, A46: a skull sends the drawn character under the pile; bounded when there are only skulls."""
    people = dict(zip("abcSTU", ("banker", "captain", "singer", "cowboy", "grocer", "editor"), strict=True))
    state = pile(cards)
    assert IDS[state.shown] == people[offered]
    assert [IDS[card & 255] for card in state.queue] == [people[card] for card in left]
    assert state.passed.bit_count() == len(IDS) - len(cards)


def test_skulls_among_unseen_cards() -> None:
    """T14: the same with a pile nobody has seen; the pushed card is known from then on."""
    state = fresh()
    do(state, "* back-swhbco", "* banker")
    skull = next(word for word in outcomes(state) if word.startswith("skull"))
    events = do(state, f"* {skull}", "* captain", "* back-ochbws")
    assert [kind for kind in kinds(events) if kind != "next-back"] == ["pushed-down", "character-shown"]
    assert IDS[state.shown] == "captain"
    assert [(IDS[card & 255], BACK_NAMES[card >> 8]) for card in state.queue] == [("banker", "back-swhbco")]
    assert state.passed == 0


def test_only_skulls_left_still_rank() -> None:
    """A45: the suits on the top skull settle ties then."""
    state = pile("STU")
    deal(state)
    assert BACK_NAMES[state.ranking].startswith("skull")


def test_no_pile_runs_out() -> None:
    """A45: at most 19 of 21 characters and 47 of 48 terrain cards of an era are used."""
    for seed in range(30):
        for state, _ in random_game(1 + seed % 6, seed):
            last = state
            assert state.pile or state.round in (9, 18)
        assert last.unseen.bit_count() + len(last.queue) >= 2
