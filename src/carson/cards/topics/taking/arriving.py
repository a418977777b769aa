"""A character comes to a player, and what that brings about."""

from carson.cards.facts.characters import AUCTIONEER, PAPERBOY
from carson.cards.table import events
from carson.cards.table.agenda import ASK_FETCH, ASK_SALE
from carson.cards.table.stack import push
from carson.cards.table.table import Table


def arrive(s: Table, seat: int, character: int) -> None:
    """The Paperboy goes on his errand, the Auctioneer may sell (A42, A48)."""
    if character == PAPERBOY:
        push(s, ASK_FETCH, seat)
    elif character == AUCTIONEER:
        push(s, ASK_SALE, seat)


def fetched(s: Table, seat: int, character: int) -> None:
    """The Paperboy has brought a character."""
    s.owned[seat] |= 1 << character
    s.tell(events.FETCHED, seat, character)
    arrive(s, seat, character)
