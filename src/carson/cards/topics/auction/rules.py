"""Auction cards: chosen in secret by all at once, then turned over."""

from typing import Final

from carson.cards.facts.grid import lowest
from carson.cards.facts.ids import BID, NONE
from carson.cards.question import Chance, Entry, Question, Step
from carson.cards.table import events, schedule
from carson.cards.table.agenda import ASK_BIDS, DRAW_VALUE, seat_of
from carson.cards.table.stack import pop, push
from carson.cards.table.table import Table


class Choice(Step):
    """The part of the round in which all choose."""

    def run(self, s: Table, packed: int) -> None:
        push(s, ASK_BIDS)


class AskBids(Question):
    """Which auction card each player plays: the only question that all are asked at once.

    The frame names no seat, so `carson.cards.flow` asks the functions below who is to choose, and seals.
    """


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


# ---- turning over


class TurnOver(Step):
    """Shows all cards of players, then draws one of each virtual player (A34, A67)."""

    def run(self, s: Table, packed: int) -> None:
        for seat in range(s.rules.seats - 1, s.rules.players - 1, -1):
            push(s, DRAW_VALUE, seat)
        for seat in range(s.rules.players):
            _show(s, seat)


class DrawValue(Chance):
    """Which card a virtual player turns over."""

    def offer(self, s: Table, packed: int) -> None:
        s.options = s.hand[seat_of(packed)] << BID

    def take(self, s: Table, packed: int, action: int) -> None:
        pop(s)
        seat = seat_of(packed)
        s.bid[seat] = action - BID
        _show(s, seat)


def _show(s: Table, seat: int) -> None:
    s.hand[seat] ^= 1 << s.bid[seat]
    if seat == s.outside:
        s.tell(events.DISCARDED, seat, s.bid[seat])
    else:
        s.tell(events.REVEALED, seat, s.bid[seat], s.boost[seat])


QUESTIONS: Final[list[Entry]] = [AskBids(ASK_BIDS), DrawValue(DRAW_VALUE)]
ROUND_STEPS: Final[dict[int, Step]] = {
    schedule.CHOICE: Choice(schedule.CHOICE),
    schedule.TURN_OVER: TurnOver(schedule.TURN_OVER),
}
