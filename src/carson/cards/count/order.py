"""Who takes first: the values of this round, and the suits that settle ties."""

from carson.cards.facts.deck import BACK_RANK
from carson.cards.facts.ids import NONE, SUITS
from carson.cards.table.table import Table


def value_of(s: Table, seat: int) -> int:
    """The auction card and everything that was added to it (A27, A28)."""
    return s.bid[seat] + s.boost[seat]


def suit_rank(s: Table, seat: int) -> int:
    """0 for the suit that wins every tie of this round (A26)."""
    return s.suits[seat] if s.ranking == NONE else BACK_RANK[s.ranking * SUITS + s.suits[seat]]


def next_taker(s: Table, acted: int) -> int:
    """The seat to take next, of those that compete and have not acted; NONE when all have."""
    found, best = NONE, NONE
    for seat in range(s.rules.seats):
        if acted >> seat & 1 == 0 and seat != s.outside:
            strength = value_of(s, seat) * 8 - suit_rank(s, seat)
            if found == NONE or strength > best:
                found, best = seat, strength
    return found


def taking_order(s: Table) -> list[int]:
    """All competing seats, first to last."""
    order: list[int] = []
    acted = 0
    while True:
        seat = next_taker(s, acted)
        if seat == NONE:
            return order
        order.append(seat)
        acted |= 1 << seat
