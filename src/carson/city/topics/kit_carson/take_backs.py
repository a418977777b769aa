"""Placed pieces are taken back, as long as take-backs are left (R-KIT-SHERIFF, R-KIT-REALTIME)."""

from typing import Final

from mypy_extensions import i64

from carson.city.count.powers import power
from carson.city.count.shifting import TOOK_COWBOY, TOOK_SINGER, TOOK_WHITE, has_own_cowboy, place_of
from carson.city.facts.characters import SING
from carson.city.facts.ids import DONE, GAMBLING, NONE, SPACE
from carson.city.question import ENTRIES, Entry, Question, Step
from carson.city.table import events, moves
from carson.city.table.agenda import ASK_SHIFT, ASK_WHITE, TAKE_BACK, a_of, frame, seat_of
from carson.city.table.stack import allow, replace
from carson.city.table.table import Table
from carson.city.topics.placing.rules import offer_cowboys, take_place
from carson.city.topics.placing.turns import next_turn


def take_back(s: Table, seat: i64, place: i64) -> i64:
    """A piece leaves its place; which one it is. The white cowboy goes last where two stand."""
    s.shifts[seat] += 1
    if has_own_cowboy(s, seat, place):
        s.tell(events.TOOK_BACK, seat, place)
        if place == SPACE + GAMBLING and s.used[seat] != 0 and power(s, seat, SING) != 0:
            moves.retire(s, seat, place)  # to the general supply it came from (R-SINGER-R-TURN)
            s.used[seat] = 0
            return TOOK_SINGER
        moves.take_back(s, seat, place)
        return TOOK_COWBOY
    s.tell(events.TOOK_BACK_WHITE, seat, place)
    s.white_at = NONE
    s.used[seat] = 0
    return TOOK_WHITE


class TakeBack(Step):
    """In turns: the piece of an action of the frame comes back, and its seat says where it goes instead."""

    def run(self, s: Table, packed: i64) -> None:
        seat = seat_of(packed)
        replace(s, frame(ASK_SHIFT, seat, take_back(s, seat, place_of(a_of(packed))), 0))


class AskShift(Question):
    """Where the piece goes that was taken back, before the next seat's turn; or nowhere."""

    def offer(self, s: Table, packed: i64) -> None:
        """The white cowboy goes to empty places; a Singer's cowboy goes nowhere else."""
        allow(s, DONE)
        if a_of(packed) == TOOK_WHITE:
            ENTRIES[ASK_WHITE].offer(s, packed)
        elif a_of(packed) == TOOK_COWBOY:
            offer_cowboys(s, seat_of(packed))

    def take(self, s: Table, packed: i64, action: i64) -> None:
        seat = seat_of(packed)
        if action == DONE:
            next_turn(s, seat)
        elif a_of(packed) == TOOK_WHITE:
            ENTRIES[ASK_WHITE].take(s, packed, action)
        else:
            take_place(s, seat, action)


QUESTIONS: Final[list[Entry]] = [TakeBack(TAKE_BACK), AskShift(ASK_SHIFT)]
