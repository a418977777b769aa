"""The seven moments at which a character may be used: each is asked once, and only its unused owner."""

from __future__ import annotations

from carson.cards.facts.characters import BOOSTS, GOVERNOR, LAWYER, WORKER
from carson.cards.facts.ids import NO, NONE, YES
from carson.cards.steps.setup import reveal_terrain
from carson.cards.table import events
from carson.cards.table.agenda import ASK_TAKE, ASK_USE, a_of
from carson.cards.table.stack import pop, push
from carson.cards.table.table import Table


def open_window(s: Table, character: int) -> None:
    """Ask the owner, unless there is none, the character is turned, or it would do nothing (A30, A41)."""
    seat = owner_of(s, character)
    if seat == NONE or s.tired >> character & 1:
        return
    if seat == s.outside:
        return  # the Lawyer's user has no turn and no value this round (A32)
    push(s, ASK_USE, seat, character)


def owner_of(s: Table, character: int) -> int:
    """The player who owns a character, or NONE; virtual players use nobody (A24)."""
    for seat in range(s.rules.players):
        if s.owned[seat] >> character & 1:
            return seat
    return NONE


def offer_use(s: Table) -> None:
    s.options = 1 << YES | 1 << NO


def take_use(s: Table, packed: int, seat: int, action: int) -> None:
    """A declaration is final (A29)."""
    pop(s)
    character = a_of(packed)
    if action == NO:
        s.tell(events.DECLINED, seat, character)
        return
    s.tired |= 1 << character
    s.tell(events.USED, seat, character)
    if character == GOVERNOR:
        push(s, ASK_TAKE, seat)
        reveal_terrain(s, 1)  # first the card, then the choice (A39)
    elif character == LAWYER:
        s.outside = seat
        push(s, ASK_TAKE, seat)
    elif character == WORKER:
        s.doubled = seat
        reveal_terrain(s, 1)
    else:
        s.boost[seat] += BOOSTS[character]
        s.tell(events.BOOSTED, seat, character, BOOSTS[character])
