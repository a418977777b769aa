"""The Paperboy fetches one more character, from those passed over or from the pile (A42 to A44)."""

from __future__ import annotations

from carson.cards.facts.ids import CHARACTER, NO, NONE, TOP, YES
from carson.cards.steps.piles import draw_known, draw_unseen, fitting_faces, turn_up
from carson.cards.steps.taking import arrive
from carson.cards.table import events
from carson.cards.table.agenda import DRAW_FACE, DRAW_WHERE
from carson.cards.table.stack import pop, push
from carson.cards.table.table import Table

FOR_PAPERBOY = 1  # a of DRAW_FACE


def offer_fetch(s: Table) -> None:
    """Nobody, a character that passed, and the pile: any card of it, or only the top one (A43)."""
    s.options = 1 << NO | s.passed << CHARACTER
    if s.rules.free_choice:
        s.options |= in_pile(s) << CHARACTER
    elif s.unseen != 0 or s.queue:
        s.options |= 1 << TOP


def in_pile(s: Table) -> int:
    """The set of all characters in the pile, which everybody can work out."""
    known = 0
    for card in s.queue:
        known |= 1 << (card & 255)
    return s.unseen | known


def take_fetch(s: Table, seat: int, action: int) -> None:
    pop(s)
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
    character = draw_known(s)
    _get(s, seat, character)
    turn_up(s)


def take_unseen_top(s: Table, seat: int, character: int) -> None:
    """Chance has decided which character the top card is."""
    pop(s)
    draw_unseen(s, character)
    _get(s, seat, character)
    turn_up(s)


def _take_named(s: Table, seat: int, character: int) -> None:
    if s.passed >> character & 1:
        s.passed ^= 1 << character
    elif s.unseen >> character & 1:
        _take_from_unseen(s, seat, character)
        return
    else:
        _take_from_queue(s, character)
    _get(s, seat, character)


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
    _get(s, seat, character)
    if may_be_top:
        push(s, DRAW_WHERE, seat, character)


def _get(s: Table, seat: int, character: int) -> None:
    s.owned[seat] |= 1 << character
    s.tell(events.FETCHED, seat, character)
    arrive(s, seat, character)


def offer_where(s: Table) -> None:
    """YES if the fetched card was the top one, once in as many times as there are cards that fit."""
    s.options = 1 << YES
    if fitting_faces(s) != 0:
        s.options |= 1 << NO


def where_weight(s: Table, action: int) -> int:
    return 1 if action == YES else fitting_faces(s).bit_count()


def take_where(s: Table, action: int) -> None:
    pop(s)
    if action == YES:
        s.top_back = NONE
        turn_up(s)
