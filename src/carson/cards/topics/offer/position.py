"""The draws of the offer in a position."""

from carson.cards.facts import characters as who
from carson.cards.position.forms import PLAYER, Form
from carson.cards.table import agenda
from carson.cards.table.schedule import CHARACTER_SHOWN, TERRAIN_SHOWN
from carson.cards.table.table import Table
from carson.cards.words.terms import later
from carson.core.agenda_text import Part
from carson.core.position_text import Kind, numbers
from carson.core.sentence import Sentence

PHASE = Kind("moment", {"draw": 0, "turn-up": 1, "look": 2})
PURPOSE = Kind("purpose", {"offer": agenda.FOR_OFFER, "paperboy": agenda.FOR_PAPERBOY})
SKULLS = numbers("number of skulls", 0, 40)
CARDS = numbers("number of cards", 1, 5)


class TerrainForm(Form):
    """There must be so many cards."""

    def problem(self, s: Table, packed: int) -> Sentence | None:
        return None if s.pile.bit_count() >= agenda.a_of(packed) else later("position.few-terrain")


FORMS: dict[int, Form] = {
    agenda.REVEAL: Form(Part("a", SKULLS), Part("b", PHASE), steps=(CHARACTER_SHOWN,)),
    agenda.DRAW_BACK: Form(
        on=(agenda.REVEAL, agenda.TAKING, agenda.ASK_TAKE, agenda.ASK_SALE), steps=(who.GOVERNOR, who.LAWYER)
    ),
    agenda.DRAW_FACE: Form(
        Part("a", PURPOSE),
        PLAYER,
        on=(agenda.REVEAL, agenda.TAKING, agenda.ASK_TAKE),
        steps=(who.GOVERNOR, who.LAWYER),
    ),
    agenda.DRAW_TERRAIN: TerrainForm(
        Part("a", CARDS), on=(agenda.ASK_TAKE,), steps=(TERRAIN_SHOWN, who.WORKER)
    ),
}
