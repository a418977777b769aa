"""The windows in a position."""

from carson.cards.position.forms import OF_CHARACTER, PLAYER, Fitting, Form, steps
from carson.cards.table.agenda import ASK_USE
from carson.cards.table.schedule import STEP_AT, WINDOWS


def _ask_use(e: Fitting) -> None:
    """Each character has its own window."""
    e.refuse_if(e.below.a != STEP_AT.get(e.a, -1) + 1, "other-window")


FORMS = {ASK_USE: Form((PLAYER, OF_CHARACTER), steps(*WINDOWS), (_ask_use,))}
