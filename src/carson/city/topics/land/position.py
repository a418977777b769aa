"""Buying parcels: everybody in pass order."""

from __future__ import annotations

from carson.city.position.forms import COUNT, SEAT, Fitting, Form, passed, steps
from carson.city.table import agenda, schedule


def counts_seats(e: Fitting) -> None:
    """A step that counts the seats in pass order."""
    e.refuse_if(e.a > len(e.case.seats), "few-seats", number=len(e.case.seats))


def asked_last(e: Fitting) -> None:
    """The seat that the step below has counted last is asked."""
    e.must_ask(passed(e.s, e.below.a - 1))


FORMS = {
    agenda.BUY_PARCELS: Form((COUNT,), steps(schedule.BUY_PARCELS), (counts_seats,)),
    agenda.ASK_PARCEL: Form((SEAT,), {"buy-parcels"}, (asked_last,)),
}
