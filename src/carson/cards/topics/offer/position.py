"""The draws of the offer in a position."""

from __future__ import annotations

from carson.cards.facts import characters as who
from carson.cards.position.forms import PLAYER, Form
from carson.cards.table.agenda import (
    ASK_SALE,
    ASK_TAKE,
    DRAW_BACK,
    DRAW_FACE,
    DRAW_TERRAIN,
    FOR_OFFER,
    FOR_PAPERBOY,
    REVEAL,
    TAKING,
    a_of,
)
from carson.cards.table.schedule import CHARACTER_SHOWN, TERRAIN_SHOWN
from carson.cards.table.table import Table
from carson.cards.words.terms import later
from carson.core.agenda_text import Part
from carson.core.position_text import Kind, numbers
from carson.core.sentence import Sentence

PHASE = Kind("moment", {"draw": 0, "turn-up": 1, "look": 2})
PURPOSE = Kind("purpose", {"offer": FOR_OFFER, "paperboy": FOR_PAPERBOY})
SKULLS = numbers("number of skulls", 0, 40)
CARDS = numbers("number of cards", 1, 5)


class TerrainForm(Form):
    """There must be so many cards."""

    def problem(self, s: Table, packed: int) -> Sentence | None:
        return None if s.pile.bit_count() >= a_of(packed) else later("position.few-terrain")


FORMS: dict[int, Form] = {
    REVEAL: Form(Part("a", SKULLS), Part("b", PHASE), steps=(CHARACTER_SHOWN,)),
    DRAW_BACK: Form(on=(REVEAL, TAKING, ASK_TAKE, ASK_SALE), steps=(who.GOVERNOR, who.LAWYER)),
    DRAW_FACE: Form(
        Part("a", PURPOSE), PLAYER, on=(REVEAL, TAKING, ASK_TAKE), steps=(who.GOVERNOR, who.LAWYER)
    ),
    DRAW_TERRAIN: TerrainForm(Part("a", CARDS), on=(ASK_TAKE,), steps=(TERRAIN_SHOWN, who.WORKER)),
}
