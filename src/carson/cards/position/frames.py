"""Entries of the agenda as words: the kind, then its seat and numbers as its form says."""

from typing import Final

from carson.cards.position.forms import Form
from carson.cards.position.names import STEP
from carson.cards.table.agenda import FRAME_NAMES, ROUND, a_of, b_of, kind_of, seat_of
from carson.cards.topics import TOPICS
from carson.core.agenda_forms import Entries, Frame
from carson.core.agenda_text import Part

FORMS: Final[dict[int, Form]] = {
    ROUND: Form((Part("a", STEP),), set()),
    **TOPICS.collected("position", "FORMS", Form),
}
KINDS: Final = Entries(FORMS, FRAME_NAMES, ROUND, list(STEP.names))


def frame_of(packed: int, line: int = 0) -> Frame:
    """An entry from its number."""
    return Frame(kind_of(packed), seat_of(packed), a_of(packed), b_of(packed), line)
