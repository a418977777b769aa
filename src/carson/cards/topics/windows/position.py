"""The windows in a position."""

from carson.cards.position.forms import OF_CHARACTER, PLAYER, Form
from carson.cards.table.agenda import ASK_USE, a_of
from carson.cards.table.schedule import WINDOWS


class UseForm(Form):
    """Each character has its own window."""

    def fits_step(self, packed: int, step: int) -> bool:
        return a_of(packed) == step and step in self.steps


FORMS: dict[int, Form] = {ASK_USE: UseForm(PLAYER, OF_CHARACTER, steps=WINDOWS)}
