"""Where a round stands, in terms that screens and sentences need."""

from __future__ import annotations

from carson.cards import flow
from carson.cards.facts import characters as who
from carson.cards.facts.ids import NONE
from carson.cards.table.agenda import ASK_BIDS, ASK_PLACE, ASK_TAKE, PLACING, ROUND, a_of, kind_of, seat_of
from carson.cards.table.cities import piece_of
from carson.cards.table.stack import top
from carson.cards.table.table import Table

STAGES = {
    flow.BEGIN: "offer",
    flow.CHARACTER_SHOWN: "offer",
    flow.TERRAIN_SHOWN: "offer",
    flow.RANKING: "offer",
    who.GOVERNOR: "windows-before",
    who.LAWYER: "windows-before",
    who.WORKER: "windows-before",
    who.HEROES: "windows-before",
    who.GUNSMITH: "windows-before",
    flow.CHOICE: "choice",
    flow.TURN_OVER: "choice",
    who.MERCENARY: "windows-after",
    who.DOCTOR: "windows-after",
    flow.TAKING: "taking",
}


def step_now(s: Table) -> int:
    """The entry of flow.ROUND_STEPS that is being played; NONE before the first and after the last."""
    if not s.agenda or kind_of(s.agenda[0]) != ROUND or a_of(s.agenda[0]) == 0:
        return NONE
    return flow.ROUND_STEPS[a_of(s.agenda[0]) - 1]


def stage_now(s: Table) -> str:
    """setup, offer, windows-before, choice, windows-after, taking or end."""
    if s.round == 0:
        return "setup"
    return STAGES.get(step_now(s), "end")


def is_sealed(s: Table) -> bool:
    """Whether auction cards are being chosen."""
    return bool(s.agenda) and kind_of(top(s)) == ASK_BIDS


def all_shown(s: Table) -> bool:
    """Whether every seat's auction card of this round lies open."""
    return all(value != 0 for value in s.bid) and not is_sealed(s)


def card_in_hand(s: Table) -> int:
    """The terrain card that was taken and waits for its place, or NONE."""
    for packed in reversed(s.agenda):
        if kind_of(packed) in (PLACING, ASK_PLACE):
            lies = any(piece_of(laid) == a_of(packed) for laid in s.laid[seat_of(packed)])
            return NONE if lies else a_of(packed)
    return NONE


def takes_twice(s: Table) -> bool:
    """Whether another card is to be taken after this one by the same seat."""
    return len([packed for packed in s.agenda if kind_of(packed) == ASK_TAKE]) > 1
