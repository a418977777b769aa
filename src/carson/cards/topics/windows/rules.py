"""The seven moments at which a character may be used: each is asked once, and only its unused owner."""

from typing import Final

from carson.cards.count.piles import owner_of
from carson.cards.facts.characters import BOOSTS, GOVERNOR, LAWYER, WORKER
from carson.cards.facts.ids import NO, NONE, YES
from carson.cards.question import Entry, Question, Step
from carson.cards.table import events
from carson.cards.table.agenda import ASK_TAKE, ASK_USE, a_of, seat_of
from carson.cards.table.schedule import WINDOWS
from carson.cards.table.stack import pop, push
from carson.cards.table.table import Table
from carson.cards.topics.offer.terrain import reveal_terrain


class Window(Step):
    """Asks the owner, unless there is none, the character is turned, or it would do nothing (A30, A41)."""

    def run(self, s: Table, packed: int) -> None:
        character = self.number
        seat = owner_of(s, character)
        if seat == NONE or s.tired >> character & 1:
            return
        if seat == s.outside:
            return  # the Lawyer's user has no turn and no value this round (A32)
        push(s, ASK_USE, seat, character)


class AskUse(Question):
    """Whether a character is used."""

    def offer(self, s: Table, packed: int) -> None:
        s.options = 1 << YES | 1 << NO

    def take(self, s: Table, packed: int, action: int) -> None:
        """A declaration is final (A29)."""
        pop(s)
        seat, character = seat_of(packed), a_of(packed)
        if action == NO:
            s.tell(events.DECLINED, seat, character)
            return
        s.tired |= 1 << character
        s.tell(events.USED, seat, character)
        use(s, seat, character)


def use(s: Table, seat: int, character: int) -> None:
    """What a character does."""
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


QUESTIONS: Final[list[Entry]] = [AskUse(ASK_USE)]
ROUND_STEPS: Final[dict[int, Step]] = {character: Window(character) for character in WINDOWS}
