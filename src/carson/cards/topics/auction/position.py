"""The auction in a position."""

from carson.cards.position.forms import ANY_SEAT, Fitting, Form, steps
from carson.cards.table.agenda import ASK_BIDS, DRAW_VALUE
from carson.cards.table.schedule import CHOICE, TURN_OVER


def _draw_value(e: Fitting) -> None:
    """A virtual player that has not turned over a card."""
    e.refuse_if(not e.s.rules.players <= e.seat < e.s.rules.seats, "not-virtual")
    e.refuse_if(e.s.bid[e.seat], "turned-over")


FORMS = {
    ASK_BIDS: Form((), steps(CHOICE)),
    DRAW_VALUE: Form((ANY_SEAT,), steps(TURN_OVER) | {"draw-value"}, (_draw_value,)),
}
