"""The auction in a position."""

from carson.cards.position.forms import ANY_SEAT, Form
from carson.cards.table.agenda import ASK_BIDS, DRAW_VALUE, seat_of
from carson.cards.table.schedule import CHOICE, TURN_OVER
from carson.cards.table.table import Table
from carson.cards.words.terms import later
from carson.core.sentence import Sentence


class ValueForm(Form):
    """A virtual player that has not turned over a card."""

    def problem(self, s: Table, packed: int) -> Sentence | None:
        seat = seat_of(packed)
        if not s.rules.players <= seat < s.rules.seats:
            return later("position.not-virtual")
        return later("position.turned-over") if s.bid[seat] else None


FORMS: dict[int, Form] = {
    ASK_BIDS: Form(steps=(CHOICE,)),
    DRAW_VALUE: ValueForm(ANY_SEAT, on=(DRAW_VALUE,), steps=(TURN_OVER,)),
}
