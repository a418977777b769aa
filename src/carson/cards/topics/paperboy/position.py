"""The Paperboy's errand in a position."""

from carson.cards.facts import characters as who
from carson.cards.position.forms import OF_CHARACTER, PLAYER, Form
from carson.cards.table.agenda import ASK_FETCH, ASK_SALE, ASK_TAKE, DRAW_WHERE, TAKING, a_of, seat_of
from carson.cards.table.table import Table
from carson.cards.words.terms import later
from carson.core.sentence import Sentence

STEPS = (who.GOVERNOR, who.LAWYER)


class WhereForm(Form):
    """The fetched character lies in front of its owner."""

    def problem(self, s: Table, packed: int) -> Sentence | None:
        has = s.owned[seat_of(packed)] >> a_of(packed) & 1
        return None if has else later("position.not-fetched")


FORMS: dict[int, Form] = {
    ASK_FETCH: Form(PLAYER, on=(TAKING, ASK_TAKE), steps=STEPS),
    DRAW_WHERE: WhereForm(PLAYER, OF_CHARACTER, on=(TAKING, ASK_TAKE, ASK_SALE), steps=STEPS),
}
