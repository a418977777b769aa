"""The end of a round: who has too much cash."""

from carson.city.position.forms import SEAT, Form, asks, passed, steps
from carson.city.table import agenda, schedule

LAST_PASSER_LOWEST = asks(lambda e: passed(e.s, len(e.case.seats) - e.at))
FORMS = {agenda.ASK_SPEND: Form((SEAT,), steps(schedule.CASH_LIMIT) | {"ask-spend"}, (LAST_PASSER_LOWEST,))}
