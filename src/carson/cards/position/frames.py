"""Entries of the agenda as words: the kind, then its seat and numbers as its form says."""

from typing import Final

from carson.cards.facts.rules import Rules
from carson.cards.position.forms import Form
from carson.cards.position.names import STEP
from carson.cards.table.agenda import DRAW_BACK, FRAME_NAMES, ROUND, a_of, b_of, frame, kind_of, seat_of
from carson.cards.table.schedule import THE_ROUND
from carson.cards.topics import TOPICS
from carson.core.agenda_text import Part, parts_text, read_parts
from carson.core.position_text import Kind, Words, seats

KIND: Final = Kind("entry of an agenda", {name: kind for kind, name in FRAME_NAMES.items()})
FORMS: Final[dict[int, Form]] = {
    ROUND: Form(Part("a", STEP)),
    **TOPICS.collected("position", "FORMS", Form),
}


def frame_text(packed: int, rules: Rules) -> str:
    """An entry as words."""
    fields = {"seat": seat_of(packed), "a": a_of(packed), "b": b_of(packed)}
    kind = kind_of(packed)
    return " ".join([FRAME_NAMES[kind], *parts_text(FORMS[kind].parts, fields, seats(rules.seats))])


def read_frame(words: Words, rules: Rules) -> int:
    """The inverse of `frame_text`."""
    kind = words.one(KIND)
    return frame(kind, **read_parts(FORMS[kind].parts, words, seats(rules.players)))


def may_lie_on(upper: int, lower: int) -> bool:
    """Whether an entry can lie directly on another one."""
    form = FORMS[kind_of(upper)]
    if kind_of(lower) != ROUND:
        return kind_of(lower) in form.on
    if a_of(lower) == 0:
        return kind_of(upper) == DRAW_BACK
    return form.fits_step(upper, THE_ROUND[a_of(lower) - 1][1])
