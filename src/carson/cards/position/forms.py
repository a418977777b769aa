"""Form: how an entry of the agenda is written, on what it may lie, and when it does not fit the table.

Every room of `carson.cards.topics` lists the forms of its entries as FORMS.
"""

from collections.abc import Iterable

from carson.cards.facts.rules import MOST_SEATS
from carson.cards.position.names import CARD, CHARACTER
from carson.cards.table.table import Table
from carson.core.agenda_text import Part
from carson.core.position_text import seats
from carson.core.sentence import Sentence

PLAYER = Part("seat")  # a seat that decides
ANY_SEAT = Part("seat", seats(MOST_SEATS))  # or a virtual player
OF_CARD = Part("a", CARD)
OF_CHARACTER = Part("a", CHARACTER)


class Form:
    """The form of one kind of entry."""

    def __init__(self, *parts: Part, on: Iterable[int] = (), steps: Iterable[int] = ()) -> None:
        self.parts = parts
        self.on = frozenset(on)  # the kinds of entries it may lie on
        self.steps = frozenset(steps)  # the parts of the round it may come in, lying on the round itself

    def fits_step(self, packed: int, step: int) -> bool:
        """Whether it may come in a part of the round."""
        return step in self.steps

    def problem(self, s: Table, packed: int) -> Sentence | None:
        """Why it does not fit the table; None when it does."""
        return None
