"""The Paperboy's errand in a position."""

from carson.cards.facts import characters as who
from carson.cards.position.forms import OF_CHARACTER, PLAYER, Fitting, Form, steps
from carson.cards.table.agenda import ASK_FETCH, DRAW_WHERE

ERRAND = steps(who.GOVERNOR, who.LAWYER) | {"taking", "ask-take"}


def _draw_where(e: Fitting) -> None:
    """The fetched character lies in front of its owner."""
    e.refuse_if(not e.s.owned[e.seat] >> e.a & 1, "not-fetched")


FORMS = {
    ASK_FETCH: Form((PLAYER,), ERRAND),
    DRAW_WHERE: Form((PLAYER, OF_CHARACTER), ERRAND | {"ask-sale"}, (_draw_where,)),
}
