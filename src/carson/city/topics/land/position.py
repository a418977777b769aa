"""Buying parcels: everybody in pass order."""

from carson.city.position.forms import COUNT, SEAT, Form, steps
from carson.city.table import agenda, schedule

FORMS = {
    agenda.PARCEL_TURNS: Form((COUNT,), steps(schedule.BUY_PARCELS)),
    agenda.ASK_PARCEL: Form((SEAT,), {"buy-parcels"}),
}
