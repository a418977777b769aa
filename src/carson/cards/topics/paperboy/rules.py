"""The Paperboy fetches one more character, from those passed over or from the pile (A42 to A44)."""

from typing import Final

from carson.cards.count.piles import fitting_faces, in_pile
from carson.cards.facts.ids import CHARACTER, NO, NONE, TOP, YES
from carson.cards.question import Chance, Entry, Question
from carson.cards.table import events
from carson.cards.table.agenda import ASK_FETCH, DRAW_FACE, DRAW_WHERE, FOR_PAPERBOY, seat_of
from carson.cards.table.stack import pop, push
from carson.cards.table.table import Table
from carson.cards.topics.offer.characters import draw_known, turn_up
from carson.cards.topics.taking.arriving import fetched


class AskFetch(Question):
    """Nobody, a character that passed, or one of the pile: any card of it, or only the top one (A43)."""

    def offer(self, s: Table, packed: int) -> None:
        s.options = 1 << NO | s.passed << CHARACTER
        if s.rules.free_choice:
            s.options |= in_pile(s) << CHARACTER
        elif s.unseen != 0 or s.queue:
            s.options |= 1 << TOP

    def take(self, s: Table, packed: int, action: int) -> None:
        pop(s)
        seat = seat_of(packed)
        if action == NO:
            s.tell(events.FETCHED_NOBODY, seat)
        elif action == TOP:
            _take_top(s, seat)
        else:
            _take_named(s, seat, action - CHARACTER)


def _take_top(s: Table, seat: int) -> None:
    if s.unseen != 0:
        push(s, DRAW_FACE, seat, FOR_PAPERBOY)
        return
    fetched(s, seat, draw_known(s))
    turn_up(s)


def _take_named(s: Table, seat: int, character: int) -> None:
    if s.passed >> character & 1:
        s.passed ^= 1 << character
    elif s.unseen >> character & 1:
        _take_from_unseen(s, seat, character)
        return
    else:
        _take_from_queue(s, character)
    fetched(s, seat, character)


def _take_from_queue(s: Table, character: int) -> None:
    """A known card; if it was the top one, the next back becomes visible. No skull acts now (A47)."""
    was_top = s.unseen == 0 and s.queue[0] & 255 == character
    s.queue = [card for card in s.queue if card & 255 != character]
    if was_top:
        turn_up(s)


def _take_from_unseen(s: Table, seat: int, character: int) -> None:
    """An unseen card; chance tells whether it was the top one, if it can have been."""
    may_be_top = fitting_faces(s) >> character & 1 != 0
    s.unseen ^= 1 << character
    fetched(s, seat, character)
    if may_be_top:
        push(s, DRAW_WHERE, seat, character)


class DrawWhere(Chance):
    """YES if the fetched card was the top one, once in as many times as there are cards that fit."""

    def offer(self, s: Table, packed: int) -> None:
        s.options = 1 << YES
        if fitting_faces(s) != 0:
            s.options |= 1 << NO

    def weights(self, s: Table, outcomes: list[int]) -> list[int]:
        others = fitting_faces(s).bit_count()
        return [1 if action == YES else others for action in outcomes]

    def take(self, s: Table, packed: int, action: int) -> None:
        pop(s)
        if action == YES:
            s.top_back = NONE
            turn_up(s)


QUESTIONS: Final[list[Entry]] = [AskFetch(ASK_FETCH), DrawWhere(DRAW_WHERE, even=False)]
