"""Sales in a position."""

from carson.cards.facts import characters as who
from carson.cards.position.forms import PLAYER, Form, steps
from carson.cards.table.agenda import ASK_SALE, FRAME_NAMES, GAME_OVER

SOLD_OVER = steps(who.GOVERNOR, who.LAWYER) | {"taking", "ask-take", "placing", FRAME_NAMES[GAME_OVER]}

FORMS = {ASK_SALE: Form((PLAYER,), SOLD_OVER)}
