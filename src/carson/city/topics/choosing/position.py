"""Choosing characters: who is asked, and what the character just chosen asks for (R-CHAR-TIMING)."""

from carson.city.count.powers import power
from carson.city.facts.ids import NONE
from carson.city.position.cast import choosing_order
from carson.city.position.forms import COUNT, SEAT, Check, Fitting, Form, asks, refuse, steps
from carson.city.table import agenda, schedule

CHOOSING = steps(schedule.CHOOSE) | {"ask-character"}


def last_chooser(e: Fitting) -> int:
    """Who has chosen a character last; NONE when nobody has."""
    asked = e.case.moment.find(agenda.ASK_CHARACTER)
    return _chooser(e, (asked.a if asked else len(e.case.seats)) - 1)


def _chooser(e: Fitting, position: int) -> int:
    order = choosing_order(e.s)
    return order[position] if 0 <= position < len(order) else NONE


def just_chosen(*powers: int) -> Check:
    """Immediate powers belong to the last one who has chosen."""

    def check(e: Fitting) -> None:
        e.must_have(*powers)
        e.must_ask(last_chooser(e))

    return check


def at_once(kind: int, counts: bool) -> Form:
    """The form of what a power asks as soon as its character is chosen; some count down its number."""
    number = refuse("other-number", lambda e: counts and not 1 <= e.a <= max(power(e.s, e.seat, kind), 1))
    return Form((SEAT, COUNT) if counts else (SEAT,), CHOOSING, (number, just_chosen(kind)))


FORMS = {
    agenda.ASK_CHARACTER: Form((SEAT, COUNT), steps(schedule.CHOOSE), (asks(lambda e: _chooser(e, e.a)),))
}
