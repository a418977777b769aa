"""Placing cowboys: who is asked, and what is placed in a special way."""

from carson.city.count import placing, powers
from carson.city.facts.characters import WHITE_COWBOY
from carson.city.facts.ids import NONE
from carson.city.position.forms import SEAT, Fitting, Form, decided, refuse, steps
from carson.city.table import Table, agenda, schedule
from carson.core.agenda_text import flag

PLACING = steps(schedule.PLACE)


def may_place_white(s: Table, seat: int) -> bool:
    """Whether a seat has a white cowboy that has not been placed."""
    return bool(powers.power(s, seat, WHITE_COWBOY) and not s.used[seat] and s.white_at == NONE)


not_passed = refuse("has-passed", lambda e: placing.has_passed(e.s, e.seat))
has_white = refuse("no-white", lambda e: not may_place_white(e.s, e.seat))


def in_turn(e: Fitting) -> None:
    """Where everybody places at once, only the first player's first command comes alone."""
    not_passed(e)
    if e.s.rules.all_at_once:
        e.must_ask(int(e.s.turn_order[0]))


FORMS = {agenda.ASK_PLACE: Form((SEAT, flag("a", "card")), PLACING, (decided("a"), in_turn))}
