"""The end of a round: who has too much cash."""

from carson.city.position.forms import SEAT, Fitting, Form, passed, steps
from carson.city.table import agenda, schedule


def _ask_spend(e: Fitting) -> None:
    """The last passer lies at the bottom."""
    e.must_ask(passed(e.s, len(e.case.seats) - e.at))


FORMS = {agenda.ASK_SPEND: Form((SEAT,), steps(schedule.CASH_LIMIT) | {"ask-spend"}, (_ask_spend,))}
