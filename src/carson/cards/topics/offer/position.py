"""The draws of the offer in a position."""

from carson.cards.facts import characters as who
from carson.cards.position.forms import PLAYER, Fitting, Form, steps
from carson.cards.table import agenda
from carson.cards.table.schedule import CHARACTER_SHOWN, TERRAIN_SHOWN
from carson.core.agenda_text import Part
from carson.core.position_text import Kind, numbers

PHASE = Kind("moment", {"draw": 0, "turn-up": 1, "look": 2})
PURPOSE = Kind("purpose", {"offer": agenda.FOR_OFFER, "paperboy": agenda.FOR_PAPERBOY})
SKULLS = numbers("number of skulls", 0, 40)
CARDS = numbers("number of cards", 1, 5)
FACES_OVER = steps(who.GOVERNOR, who.LAWYER) | {"reveal", "taking", "ask-take"}


def _draw_terrain(e: Fitting) -> None:
    """There must be so many cards."""
    e.refuse_if(e.s.pile.bit_count() < e.a, "few-terrain")


FORMS = {
    agenda.REVEAL: Form((Part("a", SKULLS), Part("b", PHASE)), steps(CHARACTER_SHOWN)),
    agenda.DRAW_BACK: Form((), FACES_OVER | {"ask-sale", "round setup"}),
    agenda.DRAW_FACE: Form((Part("a", PURPOSE), PLAYER), FACES_OVER),
    agenda.DRAW_TERRAIN: Form(
        (Part("a", CARDS),), steps(TERRAIN_SHOWN, who.WORKER) | {"ask-take"}, (_draw_terrain,)
    ),
}
