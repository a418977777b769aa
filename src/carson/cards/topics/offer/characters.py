"""The character pile: turning up backs, drawing faces, and skulls."""

from typing import Final

from carson.cards.count.piles import back_weights, fitting_faces, pile_size
from carson.cards.facts.deck import BACK_SKULL
from carson.cards.facts.ids import BACK, CHARACTER, CHARACTERS, NONE
from carson.cards.question import Chance, Entry, Step
from carson.cards.table import events, schedule
from carson.cards.table.agenda import DRAW_BACK, DRAW_FACE, FOR_PAPERBOY, REVEAL, a_of, b_of, frame, seat_of
from carson.cards.table.stack import pop, push, replace
from carson.cards.table.table import Table
from carson.cards.topics.taking.arriving import fetched

# ---- backs


def turn_up(s: Table) -> None:
    """Show the back of the top card: drawn if the card is unseen, known if it came from above."""
    if s.unseen != 0:
        push(s, DRAW_BACK)
    else:
        s.top_back = s.queue[0] >> 8 if s.queue else NONE
        if s.top_back != NONE:
            s.tell(events.NEXT_BACK, NONE, s.top_back)


class DrawBack(Chance):
    """Which back the new top card of the pile has."""

    def offer(self, s: Table, packed: int) -> None:
        weights = back_weights(s)
        for back in range(CHARACTERS):
            if weights[back] > 0:
                s.options |= 1 << (BACK + back)

    def weights(self, s: Table, outcomes: list[int]) -> list[int]:
        weights = back_weights(s)
        return [weights[action - BACK] for action in outcomes]

    def take(self, s: Table, packed: int, action: int) -> None:
        pop(s)
        back = action - BACK
        s.top_back = back
        if not s.rules.printed_backs:
            s.backs_left[back] -= 1
        s.tell(events.NEXT_BACK, NONE, back)


# ---- faces


def draw_known(s: Table) -> int:
    """Take the top card of a pile whose cards are all known."""
    card = s.queue[0]
    del s.queue[0]
    s.top_back = NONE
    return card & 255


class DrawFace(Chance):
    """Which character the unseen top card of the pile is: for the offer, or for the Paperboy."""

    def offer(self, s: Table, packed: int) -> None:
        s.options = fitting_faces(s) << CHARACTER

    def take(self, s: Table, packed: int, action: int) -> None:
        pop(s)
        character = action - CHARACTER
        back = s.top_back
        s.unseen ^= 1 << character
        s.top_back = NONE
        if a_of(packed) == FOR_PAPERBOY:
            fetched(s, seat_of(packed), character)
            turn_up(s)
        else:
            _put_on_offer(s, character, back)


def _put_on_offer(s: Table, character: int, back: int) -> None:
    s.shown_back = back
    s.shown = character
    s.tell(events.CHARACTER_SHOWN, NONE, character)


# ---- the character of a round


class Reveal(Step):
    """Draw a character; while the next back is a skull, push it down and draw the next (A45, A46)."""

    def run(self, s: Table, packed: int) -> None:
        pushes, phase = a_of(packed), b_of(packed)
        if phase == 0:
            replace(s, frame(REVEAL, 0, pushes, 1))
            if s.unseen != 0:
                push(s, DRAW_FACE)
            else:
                back = s.top_back
                _put_on_offer(s, draw_known(s), back)
        elif phase == 1:
            replace(s, frame(REVEAL, 0, pushes, 2))
            turn_up(s)
        elif s.top_back != NONE and BACK_SKULL[s.top_back] and pushes <= pile_size(s):
            s.queue.append(s.shown | s.shown_back << 8)
            s.tell(events.PUSHED_DOWN, NONE, s.shown)
            s.shown = NONE
            replace(s, frame(REVEAL, 0, pushes + 1, 0))
        else:
            s.shown_back = NONE
            pop(s)


class ShowCharacter(Step):
    """The part of the round in which a character comes on offer."""

    def run(self, s: Table, packed: int) -> None:
        push(s, REVEAL)


class FreezeRanking(Step):
    """Ties of this round go by the back that is visible now (A47)."""

    def run(self, s: Table, packed: int) -> None:
        s.ranking = s.top_back
        if s.ranking != NONE:
            s.tell(events.RANKING, NONE, s.ranking)


QUESTIONS: Final[list[Entry]] = [Reveal(REVEAL), DrawBack(DRAW_BACK, even=False), DrawFace(DRAW_FACE)]
ROUND_STEPS: Final[dict[int, Step]] = {
    schedule.CHARACTER_SHOWN: ShowCharacter(schedule.CHARACTER_SHOWN),
    schedule.RANKING: FreezeRanking(schedule.RANKING),
}
