"""Forms: how entries of the agenda are written, on what they may lie, and when they do not fit the table.

Every room of `carson.cards.topics` lists the forms of its entries as FORMS.
"""

from collections.abc import Sequence

from carson.cards.facts.rules import MOST_SEATS
from carson.cards.position.names import CARD, CHARACTER, STEP
from carson.cards.table.agenda import FRAME_NAMES
from carson.cards.table.schedule import STEP_AT
from carson.cards.table.table import Table
from carson.cards.words.terms import PACKAGE
from carson.core import agenda_forms
from carson.core.agenda_forms import Frame
from carson.core.agenda_text import Part
from carson.core.position_text import seats

Form = agenda_forms.Form
PLAYER = Part("seat")  # a seat that decides
ANY_SEAT = Part("seat", seats(MOST_SEATS))  # or a virtual player
OF_CARD = Part("a", CARD)
OF_CHARACTER = Part("a", CHARACTER)


class Fitting(agenda_forms.Fitting):
    """An entry of the agenda, and the table it must fit."""

    package = PACKAGE

    def __init__(self, s: Table, frames: Sequence[Frame], at: int) -> None:
        self.s = s
        super().__init__(FRAME_NAMES, frames, at)


def steps(*numbers: int) -> set[str]:
    """What lies under the entries of a part of the round."""
    return {f"round {STEP.text(STEP_AT[number] + 1)}" for number in numbers}
