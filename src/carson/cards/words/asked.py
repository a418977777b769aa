"""What a seat is asked, every answer in plain words, and why anything else is none: as its room says it."""

from typing import Final

from carson.cards.table.agenda import CHANCES, FRAME_NAMES, kind_of
from carson.cards.table.stack import top
from carson.cards.table.table import Table
from carson.cards.topics import TOPICS
from carson.cards.words.actions import TEXTS
from carson.cards.words.speech import Words
from carson.cards.words.terms import say
from carson.core.face import Choice, Standing

WORDS: Final[dict[int, Words]] = TOPICS.collected("words", "WORDS", Words)


def question(s: Table, seat: int) -> str:
    """The sentence for what this seat is asked."""
    packed = top(s)
    if kind_of(packed) >= CHANCES:
        return say("question.chance")
    return WORDS[kind_of(packed)].question(s, seat, packed)


def question_name(s: Table) -> str:
    """What is asked, as positions name it."""
    return FRAME_NAMES[kind_of(top(s))]


def choices(s: Table, seat: int) -> list[Choice]:
    """Every legal action of this seat."""
    legal = s.legal(seat)
    if not legal:
        return []
    packed = top(s)
    return WORDS[kind_of(packed)].choices(s, seat, packed, legal)


def standing(s: Table, seat: int) -> Standing | None:
    """An answer of this seat that may hold for longer."""
    return WORDS[kind_of(top(s))].standing(s, seat, top(s)) if s.legal(seat) else None


def why_not(s: Table, seat: int, action: int) -> str:
    """Why an action is not legal now, or at least that it is none of the choices."""
    if action not in TEXTS:
        return say("why-not.unknown", number=action)
    if not s.agenda:
        return say("why-not.over")
    packed = top(s)
    reason = ""
    if kind_of(packed) < CHANCES and 0 <= seat < s.rules.players:
        reason = WORDS[kind_of(packed)].why_not(s, seat, packed, action)
    return reason or say("why-not.no-choice", word=TEXTS[action])
