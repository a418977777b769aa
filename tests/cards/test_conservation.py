"""No card is lost or doubled: checked at every state of random games."""

import pytest

from carson.cards.count.piles import era_of
from carson.cards.facts.characters import EVERYBODY
from carson.cards.facts.deck import BACK_CARDS
from carson.cards.facts.grid import CARD_PLACES, bits_of
from carson.cards.facts.ids import ERA_CARDS, NONE
from carson.cards.position.usual import cards_about, characters_about
from carson.cards.state import CardsState
from carson.cards.table.cities import cell_of, piece_of, refresh
from tests.budget import CARD_GAMES
from tests.cards.games import random_game


def check(state: CardsState, left_the_game: set[int]) -> None:
    """Every terrain card and every character is in exactly one place."""
    about = cards_about(state)
    pile = [card + era_of(state) * ERA_CARDS for card in bits_of(state.pile)]
    assert len(set(about)) == len(about)
    assert not set(about) & set(pile)
    assert not left_the_game & {*about, *pile}
    this_era = {card for card in [*about, *pile, *left_the_game] if card // ERA_CARDS == era_of(state)}
    assert len(this_era) == ERA_CARDS
    people = characters_about(state)
    assert len(set(people)) == len(people)
    assert sum(1 << character for character in people) ^ state.unseen == EVERYBODY
    assert state.tired & ~sum(state.owned) == 0
    for seat in range(state.rules.seats):
        assert state.hand[seat] & ~state.rules.stacks[seat] == 0
    if not state.rules.printed_backs:
        assert all(0 <= left <= cards for left, cards in zip(state.backs_left, BACK_CARDS, strict=True))
        assert sum(state.backs_left) >= state.unseen.bit_count() - (state.top_back != NONE)


def check_cities(state: CardsState) -> None:
    """What is derived from the pieces is what they show, and every card lies on the ground."""
    again = state.clone()
    for seat in range(state.rules.players):
        assert all(CARD_PLACES >> cell_of(laid) & 1 for laid in state.laid[seat])
        refresh(again, seat)
        assert len({piece_of(laid) for laid in state.laid[seat]}) == len(state.laid[seat])
    assert (again.cells, again.box) == (state.cells, state.box)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("backs", ["dealt", "printed"])
def test_any_game_ends_with_every_card_in_one_place(seats: int, backs: str) -> None:
    for seed in range(CARD_GAMES):
        gone: set[int] = set()
        decided = 0
        for state, events in random_game(seats, seed, backs=backs, paperboy="top" if seed % 2 else "any"):
            gone |= {event.data["card"] for event in events if event.kind == "terrain-leaves"}
            check(state, gone)
            decided += 1
        check_cities(state)
        assert state.round == 18
        assert decided < 2000
