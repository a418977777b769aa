"""Taking cards from the offer: turns by value, virtual players by appeal, and what is left over."""

from typing import Final

from carson.cards.count.appeal import most_appealing
from carson.cards.count.order import next_taker
from carson.cards.facts.deck import CARD_APPEAL, CHARACTER_APPEAL
from carson.cards.facts.ids import CHARACTER, NONE, TERRAIN
from carson.cards.question import Entry, Question, Step
from carson.cards.table import events, schedule
from carson.cards.table.agenda import ASK_TAKE, PLACING, TAKING, a_of, frame, seat_of
from carson.cards.table.stack import pop, push, replace
from carson.cards.table.table import Table
from carson.cards.topics.taking.arriving import arrive


class BeginTaking(Step):
    """The part of the round in which cards are taken."""

    def run(self, s: Table, packed: int) -> None:
        push(s, TAKING)


class Taking(Step):
    """The next seat takes a card; the Chinese Worker's user two, one after the other (A37)."""

    def run(self, s: Table, packed: int) -> None:
        acted = a_of(packed)
        seat = next_taker(s, acted)
        if seat == NONE:
            pop(s)
            return
        replace(s, frame(TAKING, 0, acted | 1 << seat))
        if s.rules.is_virtual(seat):
            _virtual_takes(s, seat)
            return
        push(s, ASK_TAKE, seat)
        if seat == s.doubled:
            push(s, ASK_TAKE, seat)


def _virtual_takes(s: Table, seat: int) -> None:
    """It keeps the card and does nothing else with it (A24)."""
    action = most_appealing(s)
    if action == NONE:
        return  # A36
    if action >= CHARACTER:
        _take_character(s, seat, action - CHARACTER)
    else:
        _take_terrain(s, seat, action - TERRAIN)
        s.beside[seat] |= 1 << (action - TERRAIN)


class AskTake(Question):
    """Which card of the offer is taken: one must be while there is one (A03, A66)."""

    def offer(self, s: Table, packed: int) -> None:
        for card in s.offer:
            s.options |= 1 << (TERRAIN + card)
        if s.shown != NONE:
            s.options |= 1 << (CHARACTER + s.shown)

    def take(self, s: Table, packed: int, action: int) -> None:
        """A character lies in front of its owner at once; a terrain card is placed at once (A01)."""
        pop(s)
        seat = seat_of(packed)
        if action >= CHARACTER:
            _take_character(s, seat, action - CHARACTER)
            arrive(s, seat, action - CHARACTER)
        else:
            _take_terrain(s, seat, action - TERRAIN)
            push(s, PLACING, seat, action - TERRAIN)


def _take_character(s: Table, seat: int, character: int) -> None:
    s.shown = NONE
    s.owned[seat] |= 1 << character
    s.tell(events.TOOK_CHARACTER, seat, character, CHARACTER_APPEAL[character])


def _take_terrain(s: Table, seat: int, card: int) -> None:
    s.offer.remove(card)
    s.tell(events.TOOK_TERRAIN, seat, card, CARD_APPEAL[card])


class CleanUp(Step):
    """What nobody took leaves the game; a character joins those the Paperboy may fetch."""

    def run(self, s: Table, packed: int) -> None:
        for card in s.offer:
            s.tell(events.TERRAIN_LEAVES, NONE, card)
        s.offer = []
        if s.shown != NONE:
            s.passed |= 1 << s.shown
            s.tell(events.CHARACTER_LEAVES, NONE, s.shown)
            s.shown = NONE
        s.bid = [0] * s.rules.seats
        s.boost = [0] * s.rules.seats
        s.outside = NONE
        s.doubled = NONE
        s.ranking = NONE


QUESTIONS: Final[list[Entry]] = [Taking(TAKING), AskTake(ASK_TAKE)]
ROUND_STEPS: Final[dict[int, Step]] = {
    schedule.TAKING: BeginTaking(schedule.TAKING),
    schedule.CLEAN_UP: CleanUp(schedule.CLEAN_UP),
}
