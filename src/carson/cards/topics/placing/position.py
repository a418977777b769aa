"""Placing a card in a position."""

from carson.cards.facts import characters as who
from carson.cards.position.forms import OF_CARD, PLAYER, Form, steps
from carson.cards.table.agenda import ASK_PLACE, PLACING
from carson.core.agenda_text import Part
from carson.core.position_text import Kind

PHASE = Kind("moment", {"before": 0, "place": 1, "after": 2})
PLACED_OVER = steps(who.GOVERNOR, who.LAWYER) | {"taking", "ask-take"}

FORMS = {
    PLACING: Form((PLAYER, OF_CARD, Part("b", PHASE)), PLACED_OVER),
    ASK_PLACE: Form((PLAYER, OF_CARD), {"placing"}),
}
