"""Everybody places at once (R-KIT-REALTIME).

Each command stands alone, so that nobody waits for another: a special piece is taken in hand first, and
whoever has it in hand is offered its places.
"""

from typing import Final

from mypy_extensions import i64

from carson.city.count import shifting
from carson.city.count.placing import has_passed
from carson.city.facts import ids
from carson.city.facts.enclosures import YARDS
from carson.city.facts.geometry import bit
from carson.city.facts.ids import HORSE, NO, NONE, PASS
from carson.city.question import ENTRIES, Entry, Question, Step
from carson.city.table import events
from carson.city.table.agenda import PLACE_AT_ONCE, PLACE_TOGETHER, frame, kind_of, seat_of
from carson.city.table.stable import offer_enclosures, work_in
from carson.city.table.stack import allow, replace, top
from carson.city.table.table import Table
from carson.city.topics.kit_carson.take_backs import take_back
from carson.city.topics.placing.rules import offer_places, take_place


class PlaceAtOnce(Step):
    """After the first player's first command all who have not passed may act; the seat is named first."""

    def run(self, s: Table, packed: i64) -> None:
        if kind_of(top(s)) != PLACE_TOGETHER:
            s.tell(events.ALL_AT_ONCE, NONE)
        waiting: i64 = 0
        seat: i64
        for seat in range(s.rules.seats):
            if not has_passed(s, seat):
                waiting |= bit(seat)
        replace(s, frame(PLACE_TOGETHER, seat_of(packed), waiting, 0))


class PlaceTogether(Question):
    """A command of one of those who place."""

    def offer(self, s: Table, packed: i64) -> None:
        """Whoever has a special piece in hand places it or puts it away."""
        seat = seat_of(packed)
        if shifting.in_hand(s, seat) == shifting.NO_PIECE:
            offer_places(s, seat)
            if s.rules.horses != 0 and shifting.may_bring_horse(s, seat):
                offer_enclosures(s)  # R-HORSE-WHEN: a command of its own, so that nobody is held up
            return
        allow(s, PASS)
        if shifting.take_backs_left(s, seat) > 0:
            allow(s, NO)
        ENTRIES[shifting.question_of(s, seat)].offer(s, packed)

    def take(self, s: Table, packed: i64, action: i64) -> None:
        """Carry out one command; only passing ends the placing of a seat."""
        seat = seat_of(packed)
        asked = shifting.question_of(s, seat)
        holds = shifting.in_hand(s, seat) != shifting.NO_PIECE
        _hold(s, seat, shifting.NO_PIECE)
        if action == NO:
            s.shifts[seat] += 1  # putting away counts, so that no game goes on for ever
        elif action == ids.WHITE:
            _hold(s, seat, shifting.WHITE_PIECE)
        elif action == ids.DYNAMITE:
            _hold(s, seat, shifting.DYNAMITE_PIECE)
        elif action == ids.NO_DUEL:
            _hold(s, seat, shifting.NO_DUEL_PIECE)
        elif shifting.is_take_back(action):
            take_back(s, seat, shifting.place_of(action))
        elif HORSE <= action < HORSE + YARDS:
            work_in(s, seat, action - HORSE)
        elif holds and action != PASS:
            ENTRIES[asked].take(s, packed, action)
        else:
            take_place(s, seat, action)


def _hold(s: Table, seat: i64, piece: i64) -> None:
    s.shifts[seat] = shifting.taken_back(s, seat) | (piece << shifting.COUNT_BITS)


QUESTIONS: Final[list[Entry]] = [PlaceAtOnce(PLACE_AT_ONCE), PlaceTogether(PLACE_TOGETHER)]
