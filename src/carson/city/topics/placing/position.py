"""Placing cowboys: who is asked, and what is placed in a special way."""

from carson.city.count.placing import has_passed
from carson.city.count.powers import power
from carson.city.facts.characters import WHITE_COWBOY
from carson.city.facts.ids import NONE
from carson.city.position.forms import SEAT, Fitting, Form, steps
from carson.city.table import agenda, schedule
from carson.core.agenda_text import flag

PLACING = steps(schedule.PLACE)


def not_passed(e: Fitting) -> None:
    e.refuse_if(has_passed(e.s, e.seat), "has-passed")


def has_white(e: Fitting) -> None:
    held = power(e.s, e.seat, WHITE_COWBOY) and not e.s.used[e.seat] and e.s.white_at == NONE
    e.refuse_if(not held, "no-white")


def in_turn(e: Fitting) -> None:
    """Where everybody places at once, only the first player's first command comes alone."""
    not_passed(e)
    if e.s.rules.all_at_once:
        e.must_ask(int(e.s.turn_order[0]))


def _decided(e: Fitting) -> None:
    e.refuse_if(e.a and e.seat != e.s.rules.standish, "only-standish")


FORMS = {agenda.ASK_PLACE: Form((SEAT, flag("a", "card")), PLACING, (_decided, in_turn))}
