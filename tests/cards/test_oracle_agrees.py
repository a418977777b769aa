"""The engine and the naive oracle agree on every placement, every line of the score and every sale."""

from hypothesis import given
from hypothesis import strategies as st

from carson.cards.count.gains import best_place, gains_of_places
from carson.cards.count.placements import placements
from carson.cards.facts.characters import CAPTAIN, EVERYBODY, SHERIFF
from carson.cards.facts.grid import CENTRE, bits_of
from carson.cards.facts.ids import CARDS, NONE
from carson.cards.state import CardsState
from carson.cards.table.cities import lay
from tests.budget import CARDS_PLACED, CITIES_GROWN, FEW
from tests.cards import oracle
from tests.cards.games import cards_of, check_score, oracle_places, people_of, soak
from tests.cards.table import fresh

CITIES = st.lists(st.tuples(st.integers(0, CARDS - 1), st.integers(0, 10_000)), min_size=1, max_size=21)


def built(steps: list[tuple[int, int]], people: int) -> CardsState:
    """A city grown card by card, every place compared with the oracle on the way."""
    state = fresh(1)
    state.owned[0] = people
    for card, choice in dict(steps).items():
        if not state.laid[0]:
            lay(state, 0, card, CENTRE)
            continue
        places = bits_of(placements(state, 0, card))
        assert places == oracle_places(state, 0, card)
        if places:
            lay(state, 0, card, places[choice % len(places)])
    return state


@CITIES_GROWN
@given(CITIES, st.booleans(), st.booleans())
def test_places(steps: list[tuple[int, int]], sheriff: bool, captain: bool) -> None:
    built(steps, sheriff << SHERIFF | captain << CAPTAIN)


@CITIES_GROWN
@given(CITIES, st.integers(0, EVERYBODY))
def test_scores(steps: list[tuple[int, int]], people: int) -> None:
    check_score(built(steps, people), 0)


@FEW
@given(CITIES, st.integers(0, EVERYBODY), st.integers(0, CARDS - 1))
def test_gains(steps: list[tuple[int, int]], people: int, card: int) -> None:
    """The gain of a place is the difference of two whole counts, and the best place is the best of all."""
    state = built([step for step in steps if step[0] != card] or [((card + 1) % CARDS, 0)], people)
    cards, who = cards_of(state, 0), people_of(state, 0)
    before = sum(oracle.score(oracle.seen_from_above(cards), who, 0).values())
    gains = {}
    for place in bits_of(placements(state, 0, card)):
        copy = state.clone()
        lay(copy, 0, card, place)
        after = sum(oracle.score(oracle.seen_from_above(cards_of(copy, 0)), who, 0).values())
        gains[place] = gains_of_places(state, 0, card, [place])[0]
        assert gains[place] == after - before
    best, cell = best_place(state, 0, card)
    assert best == max(gains.values(), default=0)
    assert cell == next((place for place, gain in gains.items() if gain == best), NONE)


def test_soak_of_placements() -> None:
    """Whole random games with Captain, Sheriff, Prisons and sales."""
    soak(CARDS_PLACED)
