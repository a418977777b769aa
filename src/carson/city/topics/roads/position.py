"""The windows in which roads are laid (R-ROADS-ANYTIME)."""

from carson.city.facts.characters import ROAD_VP
from carson.city.position.forms import COUNT, SEAT, Fitting, Form, refuse, steps
from carson.city.table import agenda, schedule


def _ask_roads(e: Fitting) -> None:
    """Positions of earlier versions have the last window without a step below, for one seat."""
    if e.below.kind == agenda.ROUND:
        e.must_have(ROAD_VP)


IN_TIME = refuse("last-round-only", lambda e: e.step == schedule.LAST_ROADS and e.s.round != e.s.rules.rounds)
FORMS = {
    agenda.ROAD_TURNS: Form((COUNT,), steps(schedule.ROAD_WINDOW, schedule.LAST_ROADS), (IN_TIME,)),
    agenda.ASK_ROADS: Form((SEAT,), steps(schedule.LAST_ROADS) | {"road-window"}, (IN_TIME, _ask_roads)),
}
