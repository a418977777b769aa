"""Where a round stands: its phase, and the box of the track that is being resolved."""

from __future__ import annotations

from carson.city import flow
from carson.city.state import CityState
from carson.city.words.asked import step_next, step_now

LAND_STEPS = (flow.PARCEL_DUELS, flow.BUY_PARCELS)
INCOME_STEPS = (flow.CITY_HALL_DUEL, flow.SEAT_MAYOR, flow.ATTACKS, flow.DOUBLING, flow.PAY_OUT)


def phase_now(s: CityState) -> str:
    """setup, characters, placement, actions or end."""
    step = step_now(s)
    if s.depth == 0 or step >= flow.NEW_COWBOYS:
        return "end"
    if step == -1:
        return "setup"
    if step in (flow.CHOOSE, flow.LINE_UP):
        return "characters"
    return "placement" if step == flow.PLACE else "actions"


def box_now(s: CityState) -> str | None:
    """What is resolved besides the spaces: parcels, income, or the last building space for leftovers."""
    step = step_now(s)
    if step in LAND_STEPS or (step == flow.ROAD_WINDOW and step_next(s) != flow.DEFERRED):
        return "parcels"
    if step in INCOME_STEPS:
        return "income"
    return "build-3" if step in (flow.DEFERRED, flow.ROAD_WINDOW) else None
