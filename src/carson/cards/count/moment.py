"""Where a round stands, in terms that screens and sentences need."""

from carson.cards.facts.ids import NONE
from carson.cards.table.agenda import ASK_BIDS, ASK_PLACE, ASK_TAKE, PLACING, a_of, kind_of, seat_of
from carson.cards.table.cities import piece_of
from carson.cards.table.stack import top
from carson.cards.table.table import Table


def is_sealed(s: Table) -> bool:
    """Whether auction cards are being chosen."""
    return bool(s.agenda) and kind_of(top(s)) == ASK_BIDS


def all_shown(s: Table) -> bool:
    """Whether every seat's auction card of this round lies open."""
    if is_sealed(s):
        return False
    for value in s.bid:
        if value == 0:
            return False
    return True


def card_in_hand(s: Table) -> int:
    """The terrain card that was taken and waits for its place, or NONE."""
    for packed in reversed(s.agenda):
        if kind_of(packed) == PLACING or kind_of(packed) == ASK_PLACE:
            for laid in s.laid[seat_of(packed)]:
                if piece_of(laid) == a_of(packed):
                    return NONE
            return a_of(packed)
    return NONE


def takes_twice(s: Table) -> bool:
    """Whether another card is to be taken after this one by the same seat."""
    return len([packed for packed in s.agenda if kind_of(packed) == ASK_TAKE]) > 1
