"""The second enclosure: an extra cowboy, a move of one that stands on the board, or a pass (R-HORSE-E2)."""

from typing import Final

from mypy_extensions import i64

from carson.city.count.riding import goal_parcels, goal_spaces, movable_parcels, movable_spaces
from carson.city.facts import ids
from carson.city.facts.ids import NO, PARCEL, PASS, SPACE
from carson.city.question import Entry, Question
from carson.city.table import events
from carson.city.table.agenda import ASK_MOVE, ASK_RIDE, a_of, frame, seat_of
from carson.city.table.moves import carries_dynamite, carries_no_duel, take_back
from carson.city.table.stack import allow, replace
from carson.city.table.table import Table
from carson.city.topics.placing.rules import offer_cowboys, send, take_place
from carson.city.topics.placing.turns import next_turn
from carson.city.topics.powers.dynamite import send_with_dynamite
from carson.city.topics.powers.singer import send_with_no_duel


class AskRide(Question):
    """Another cowboy of the personal supply, a move, a pass; or nothing."""

    def offer(self, s: Table, packed: i64) -> None:
        seat = seat_of(packed)
        allow(s, NO)
        allow(s, PASS)
        offer_cowboys(s, seat)
        if movable_parcels(s, seat) != 0 or movable_spaces(s, seat) != 0:
            allow(s, ids.MOVE)

    def take(self, s: Table, packed: i64, action: i64) -> None:
        seat = seat_of(packed)
        if action == NO:
            next_turn(s, seat)
        elif action == ids.MOVE:
            replace(s, frame(ASK_MOVE, seat, 0, 0))
        else:
            take_place(s, seat, action)


class AskMove(Question):
    """First the cowboy, then another place where it may go with what it carries; or home."""

    def offer(self, s: Table, packed: i64) -> None:
        seat = seat_of(packed)
        origin = a_of(packed) - 1
        if origin < 0:
            s.options[PARCEL] |= movable_parcels(s, seat)
            s.options[SPACE >> 6] |= movable_spaces(s, seat)
            return
        allow(s, NO)
        s.options[PARCEL] |= goal_parcels(s, seat, origin)
        s.options[SPACE >> 6] |= goal_spaces(s, seat, origin)

    def take(self, s: Table, packed: i64, action: i64) -> None:
        seat = seat_of(packed)
        origin = a_of(packed) - 1
        if origin < 0:
            replace(s, frame(ASK_MOVE, seat, action + 1, 0))
            return
        dynamite = carries_dynamite(s, seat, origin)
        no_duel = origin >= SPACE and carries_no_duel(s, seat, origin - SPACE)
        take_back(s, seat, origin)
        s.tell(events.LIFTED, seat, origin)
        if action != NO:
            if dynamite:
                send_with_dynamite(s, seat, action)
            elif no_duel:
                send_with_no_duel(s, seat, action)
            else:
                send(s, seat, action)
        next_turn(s, seat)  # a move brings no further horse


QUESTIONS: Final[list[Entry]] = [AskRide(ASK_RIDE), AskMove(ASK_MOVE)]
