"""The character pile: turning up backs, drawing faces, skulls, and the Paperboy's hand in it."""

from __future__ import annotations

from carson.cards.facts.deck import BACK_OF, BACK_SKULL
from carson.cards.facts.grid import bits_of
from carson.cards.facts.ids import BACK, CHARACTER, CHARACTERS, NONE
from carson.cards.table import events
from carson.cards.table.agenda import DRAW_BACK, DRAW_FACE, REVEAL, a_of, b_of, frame
from carson.cards.table.stack import pop, push, replace
from carson.cards.table.table import Table


def pile_size(s: Table) -> int:
    return s.unseen.bit_count() + len(s.queue)


# ---- backs


def turn_up(s: Table) -> None:
    """Show the back of the top card: drawn if the card is unseen, known if it came from above."""
    if s.unseen != 0:
        push(s, DRAW_BACK)
    else:
        s.top_back = s.queue[0] >> 8 if s.queue else NONE
        if s.top_back != NONE:
            s.tell(events.NEXT_BACK, NONE, s.top_back)


def back_weights(s: Table) -> list[int]:
    """By back: how likely it is to be turned up next."""
    if not s.rules.printed_backs:
        return s.backs_left
    weights = [0] * CHARACTERS
    for character in bits_of(s.unseen):
        weights[BACK_OF[character]] += 1
    return weights


def offer_backs(s: Table) -> None:
    weights = back_weights(s)
    for back in range(CHARACTERS):
        if weights[back] > 0:
            s.options |= 1 << (BACK + back)


def show_back(s: Table, back: int) -> None:
    pop(s)
    s.top_back = back
    if not s.rules.printed_backs:
        s.backs_left[back] -= 1
    s.tell(events.NEXT_BACK, NONE, back)


# ---- faces


def fitting_faces(s: Table) -> int:
    """The unseen characters that can lie under the visible back."""
    if not s.rules.printed_backs:
        return s.unseen
    fitting = 0
    for character in bits_of(s.unseen):
        if BACK_OF[character] == s.top_back:
            fitting |= 1 << character
    return fitting


def offer_faces(s: Table) -> None:
    s.options = fitting_faces(s) << CHARACTER


def draw_known(s: Table) -> int:
    """Take the top card of a pile whose cards are all known."""
    card = s.queue[0]
    del s.queue[0]
    s.top_back = NONE
    return card & 255


def draw_unseen(s: Table, character: int) -> None:
    """Take the unseen top card of the pile; chance has decided its face."""
    s.unseen ^= 1 << character
    s.top_back = NONE


# ---- the character of a round


def reveal(s: Table, packed: int) -> None:
    """Draw a character; while the next back is a skull, push it down and draw the next (A45, A46)."""
    pushes, phase = a_of(packed), b_of(packed)
    if phase == 0:
        replace(s, frame(REVEAL, 0, pushes, 1))
        if s.unseen != 0:
            push(s, DRAW_FACE)
        else:
            s.shown_back = s.top_back
            _put_on_offer(s, draw_known(s))
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


def show_face(s: Table, character: int) -> None:
    """The drawn character joins the offer."""
    pop(s)
    s.shown_back = s.top_back
    draw_unseen(s, character)
    _put_on_offer(s, character)


def _put_on_offer(s: Table, character: int) -> None:
    s.shown = character
    s.tell(events.CHARACTER_SHOWN, NONE, character)
