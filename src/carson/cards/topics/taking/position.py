"""Taking cards in a position."""

from carson.cards.facts import characters as who
from carson.cards.facts.rules import MOST_SEATS
from carson.cards.position.forms import PLAYER, Fitting, Form, steps
from carson.cards.table import schedule
from carson.cards.table.agenda import ASK_TAKE, TAKING
from carson.core.agenda_text import Part
from carson.core.position_text import seats


def _taking(e: Fitting) -> None:
    """Seats that have had their turn."""
    e.refuse_if(e.a >> e.s.rules.seats, "no-such-seat", seats=e.s.rules.seats)


FORMS = {
    TAKING: Form((Part("a", seats(MOST_SEATS), many=True),), steps(schedule.TAKING), (_taking,)),
    ASK_TAKE: Form((PLAYER,), steps(who.GOVERNOR, who.LAWYER) | {"taking", "ask-take"}),
}
