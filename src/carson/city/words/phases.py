"""Where a round stands: its phase, and the box of the track that is being resolved."""

from typing import Literal

from carson.city.state import CityState
from carson.city.table import schedule
from carson.city.words.asked import step_next, step_now

Phase = Literal["setup", "characters", "placement", "actions", "end"]
LAND_STEPS = (schedule.CLEAR_LAND, schedule.PARCEL_DUELS, schedule.BUY_PARCELS)
CHARACTER_STEPS = (schedule.CHOOSE, schedule.LINE_UP, schedule.OUTLAWS_MOVE)
INCOME_STEPS = (
    schedule.OUTLAW_FIGHTS,
    schedule.CITY_HALL_DUEL,
    schedule.SEAT_MAYOR,
    schedule.ATTACKS,
    schedule.DOUBLING,
    schedule.TRIPLING,
    schedule.HERDING,
    schedule.PAY_OUT,
)
LAST_STEPS = frozenset(schedule.ROUND_STEPS[schedule.ROUND_STEPS.index(schedule.ROUND_END_POWERS) :])


def phase_now(s: CityState) -> Phase:
    """setup, characters, placement, actions or end."""
    step = step_now(s)
    if s.depth == 0 or step in LAST_STEPS:
        return "end"
    if step == -1:
        return "setup"
    if step in CHARACTER_STEPS:
        return "characters"
    return "placement" if step == schedule.PLACE else "actions"


def box_now(s: CityState) -> str | None:
    """What is resolved besides the spaces: parcels, income, or the last building space for leftovers."""
    step = step_now(s)
    if step in LAND_STEPS or (step == schedule.ROAD_WINDOW and step_next(s) != schedule.DEFERRED):
        return "parcels"
    if step in INCOME_STEPS:
        return "income"
    return "build-3" if step in (schedule.DEFERRED, schedule.ROAD_WINDOW) else None
