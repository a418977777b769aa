"""Where a round stands: its phase, and the box of the track that is being resolved."""

from typing import Literal

from carson.city.state import CityState
from carson.city.table import schedule
from carson.city.words.asked import step_next, step_now

Phase = Literal["setup", "characters", "placement", "actions", "end"]


def phase_now(s: CityState) -> Phase:
    """setup, characters, placement, actions or end."""
    step = step_now(s)
    if s.depth == 0 or step in schedule.LAST_STEPS:
        return "end"
    if step == -1:
        return "setup"
    if step in schedule.CHARACTER_STEPS:
        return "characters"
    return "placement" if step == schedule.PLACE else "actions"


def box_now(s: CityState) -> str | None:
    """What is resolved besides the spaces: parcels, income, or the last building space for leftovers."""
    step = step_now(s)
    if step in schedule.LAND_STEPS or (step == schedule.ROAD_WINDOW and step_next(s) != schedule.DEFERRED):
        return "parcels"
    if step in schedule.INCOME_STEPS:
        return "income"
    return "build-3" if step in (schedule.DEFERRED, schedule.ROAD_WINDOW) else None
