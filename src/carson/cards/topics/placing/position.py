"""Placing a card in a position."""

from carson.cards.facts import characters as who
from carson.cards.position.forms import OF_CARD, PLAYER, Form
from carson.cards.table.agenda import ASK_PLACE, ASK_TAKE, PLACING, TAKING
from carson.core.agenda_text import Part
from carson.core.position_text import Kind

PHASE = Kind("moment", {"before": 0, "place": 1, "after": 2})

FORMS: dict[int, Form] = {
    PLACING: Form(PLAYER, OF_CARD, Part("b", PHASE), on=(TAKING, ASK_TAKE), steps=(who.GOVERNOR, who.LAWYER)),
    ASK_PLACE: Form(PLAYER, OF_CARD, on=(PLACING,)),
}
