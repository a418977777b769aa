"""Sales in a position."""

from carson.cards.facts import characters as who
from carson.cards.position.forms import PLAYER, Form
from carson.cards.table.agenda import ASK_SALE, ASK_TAKE, GAME_OVER, PLACING, TAKING

FORMS: dict[int, Form] = {
    ASK_SALE: Form(PLAYER, on=(TAKING, ASK_TAKE, PLACING, GAME_OVER), steps=(who.GOVERNOR, who.LAWYER)),
}
