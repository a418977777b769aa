"""Auction cards: chosen in secret by all at once, then turned over."""

from __future__ import annotations

from carson.cards.facts.grid import lowest
from carson.cards.facts.ids import BID, NONE
from carson.cards.table import events
from carson.cards.table.agenda import ASK_BIDS, DRAW_VALUE
from carson.cards.table.stack import pop, push
from carson.cards.table.table import Table


def ask_bids(s: Table) -> None:
    push(s, ASK_BIDS)


def first_chooser(s: Table) -> int:
    """The first player who has not chosen, or NONE."""
    for seat in range(s.rules.players):
        if s.bid[seat] == 0:
            return seat
    return NONE


def choosers(s: Table) -> list[int]:
    return [seat for seat in range(s.rules.players) if s.bid[seat] == 0]


def seal_only_cards(s: Table) -> None:
    """A last card chooses itself."""
    for seat in range(s.rules.players):
        if s.bid[seat] == 0 and s.hand[seat].bit_count() == 1:
            s.bid[seat] = lowest(s.hand[seat])


def bids_of(s: Table, seat: int) -> int:
    """The set of actions of a player who has not chosen yet."""
    return s.hand[seat] << BID if s.bid[seat] == 0 else 0


def seal(s: Table, seat: int, value: int) -> None:
    """Put a card face down: nobody else sees which one."""
    s.bid[seat] = value
    s.tell(events.SEALED, seat)


def turn_over(s: Table) -> None:
    """Show all cards of players, then draw one of each virtual player (A34, A67)."""
    for seat in range(s.rules.seats - 1, s.rules.players - 1, -1):
        push(s, DRAW_VALUE, seat)
    for seat in range(s.rules.players):
        _show(s, seat)


def offer_values(s: Table, seat: int) -> None:
    s.options = s.hand[seat] << BID


def draw_value(s: Table, seat: int, value: int) -> None:
    pop(s)
    s.bid[seat] = value
    _show(s, seat)


def _show(s: Table, seat: int) -> None:
    s.hand[seat] ^= 1 << s.bid[seat]
    if seat == s.outside:
        s.tell(events.DISCARDED, seat, s.bid[seat])
    else:
        s.tell(events.REVEALED, seat, s.bid[seat], s.boost[seat])
