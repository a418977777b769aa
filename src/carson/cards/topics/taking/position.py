"""Taking cards in a position."""

from carson.cards.facts import characters as who
from carson.cards.facts.rules import MOST_SEATS
from carson.cards.position.forms import PLAYER, Form
from carson.cards.table import schedule
from carson.cards.table.agenda import ASK_TAKE, TAKING, a_of
from carson.cards.table.table import Table
from carson.cards.words.terms import later
from carson.core.agenda_text import Part
from carson.core.position_text import seats
from carson.core.sentence import Sentence


class TakingForm(Form):
    """Seats that have had their turn."""

    def problem(self, s: Table, packed: int) -> Sentence | None:
        return later("position.no-such-seat", seats=s.rules.seats) if a_of(packed) >> s.rules.seats else None


FORMS: dict[int, Form] = {
    TAKING: TakingForm(Part("a", seats(MOST_SEATS), many=True), steps=(schedule.TAKING,)),
    ASK_TAKE: Form(PLAYER, on=(TAKING, ASK_TAKE), steps=(who.GOVERNOR, who.LAWYER)),
}
