"""The end in a position."""

from carson.cards.position.forms import Form
from carson.cards.table.agenda import GAME_OVER

FORMS = {GAME_OVER: Form((), set())}
