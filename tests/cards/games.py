"""Random games of the card game, and what the oracle thinks of every moment."""

from collections.abc import Iterator

from carson.cards.count.placements import placements
from carson.cards.count.sales import sellable
from carson.cards.count.scores import LINES, points_of
from carson.cards.facts.characters import AUCTIONEER, IDS
from carson.cards.facts.deck import CARD_LAYOUT
from carson.cards.facts.grid import SIZE, bits_of, column_of, row_of
from carson.cards.facts.ids import SALES
from carson.cards.state import CardsState
from carson.cards.table.agenda import ASK_PLACE, a_of, kind_of, seat_of
from carson.cards.table.cities import cell_of, piece_of
from carson.cards.table.stack import top
from carson.core.events import Event
from carson.core.rng import Rng
from tests.cards import oracle
from tests.cards.table import fresh


def random_game(seats: int, seed: int, **options: str) -> Iterator[tuple[CardsState, list[Event]]]:
    """Every state of a random game with the events that led to it."""
    state = fresh(seats, **options)
    rng = Rng(seed)
    yield state, []
    while state.agenda:
        yield state, state.take(int(state.actor()), int(state.pick(rng)))


def cards_of(state: CardsState, seat: int) -> list[tuple[str, int, int]]:
    """A city as the oracle sees it."""
    return [
        (CARD_LAYOUT[piece_of(laid)], column_of(cell_of(laid)), row_of(cell_of(laid)))
        for laid in state.laid[seat]
    ]


def people_of(state: CardsState, seat: int) -> set[str]:
    return {IDS[character] for character in bits_of(state.owned[seat])}


def oracle_places(state: CardsState, seat: int, card: int) -> list[int]:
    """Every cell in and around a city where the oracle would allow a card."""
    city, people = oracle.seen_from_above(cards_of(state, seat)), people_of(state, seat)
    columns = [x for x, _ in city]
    rows = [y for _, y in city]
    return [
        y * SIZE + x
        for y in range(max(min(rows) - 4, 0), min(max(rows) + 4, SIZE - 1))
        for x in range(max(min(columns) - 4, 0), min(max(columns) + 4, SIZE - 1))
        if oracle.may_place(city, people, CARD_LAYOUT[card], x, y)
    ]


def check_place(state: CardsState) -> bool:
    """Compare the places of a card that is being placed; whether one is."""
    if not state.agenda or kind_of(top(state)) != ASK_PLACE:
        return False
    seat, card = seat_of(top(state)), a_of(top(state))
    assert state.legal(seat) == oracle_places(state, seat, card)
    assert state.legal(seat) == bits_of(placements(state, seat, card))
    return True


def check_score(state: CardsState, seat: int) -> None:
    """Compare every line of a player's score, and what the Auctioneer could sell."""
    cards, people = cards_of(state, seat), people_of(state, seat)
    expected = oracle.score(oracle.seen_from_above(cards), people, state.sold.bit_count())
    counted = points_of(state, seat)
    assert {name: counted.points[n] for n, name in enumerate(LINES)} == expected
    if state.owned[seat] >> AUCTIONEER & 1 and state.sold.bit_count() < SALES:
        sellable_now = [n for n in range(len(cards)) if oracle.may_sell(cards, n)]
        assert bits_of(sellable(state, seat)) == sorted(piece_of(state.laid[seat][n]) for n in sellable_now)


def soak(placed: int, first_seed: int = 0) -> None:
    """Random games until so many placements have been compared with the oracle."""
    compared, seed = 0, first_seed
    while compared < placed:
        seats = 1 + seed % 6
        last_round = -1
        for state, _ in random_game(seats, seed, paperboy="any" if seed % 2 else "top"):
            compared += check_place(state)
            if state.round != last_round or not state.agenda:
                last_round = state.round
                for seat in range(seats):
                    check_score(state, seat)
        seed += 1
