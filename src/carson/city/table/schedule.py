"""The schedule: the steps of a round as one list, and which action spaces are still to come."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carson.city.facts import ids
from carson.city.facts.geometry import bit
from carson.city.table.agenda import a_of
from carson.city.table.table import Table

# ---- the steps of a round; numbers below 32 are action spaces
CHOOSE: Final = 32
LINE_UP: Final = 33
PLACE: Final = 34
CLEAR_LAND: Final = 35
PARCEL_DUELS: Final = 36
BUY_PARCELS: Final = 37
ROAD_WINDOW: Final = 38
DEFERRED: Final = 39
DEADLINE: Final = 40
CITY_HALL_DUEL: Final = 41
SEAT_MAYOR: Final = 42
ATTACKS: Final = 43
DOUBLING: Final = 44
TRIPLING: Final = 45
PAY_OUT: Final = 46
EVENING: Final = 47
NEW_COWBOYS: Final = 48
CASH_LIMIT: Final = 49
LAST_ROADS: Final = 50
LAST_ROUND: Final = 51
RETURN_TOKEN: Final = 52
REFILL: Final = 53
RETURN_CHARACTERS: Final = 54
OUTLAWS_MOVE: Final = 55
OUTLAW_FIGHTS: Final = 56
RODEO: Final = 60
HERDING: Final = 61

ROUND_STEPS: Final[bytes] = bytes(
    [
        # phase 1
        CHOOSE,  # outlaws come before it
        LINE_UP,
        OUTLAWS_MOVE,
        # phase 2
        PLACE,
        # phase 3
        ids.WAGES,
        ids.AMMUNITION,
        ids.ROADS,
        ids.ROAD,
        CLEAR_LAND,
        PARCEL_DUELS,
        BUY_PARCELS,
        ROAD_WINDOW,
        *range(ids.BUILD_12, ids.BUILD_3 + 1),
        ROAD_WINDOW,
        DEFERRED,
        DEADLINE,
        ids.PARCEL_INCOME,
        ids.COWBOY_INCOME,
        ids.GAMBLING,
        OUTLAW_FIGHTS,
        CITY_HALL_DUEL,
        SEAT_MAYOR,
        ATTACKS,
        DOUBLING,
        TRIPLING,
        HERDING,
        PAY_OUT,
        ids.PARCEL_VP,
        ids.COWBOY_VP,
        ids.BUILDING_VP,
        *range(ids.VP_5, ids.VP_2 + 1),
        # phase 4
        EVENING,
        RODEO,
        NEW_COWBOYS,
        CASH_LIMIT,
        LAST_ROADS,
        LAST_ROUND,
        RETURN_TOKEN,
        REFILL,
        RETURN_CHARACTERS,
    ]
)
AFTER_REFILL: Final = ROUND_STEPS.index(REFILL) + 1  # the entry that is next while the track is filled again


def later_spaces(s: Table) -> i64:
    """Mask of the action spaces whose turn has not come yet this round."""
    mask: i64 = 0
    at: i64
    for at in range(a_of(s.agenda[0]), len(ROUND_STEPS)):
        step: i64 = ROUND_STEPS[at]
        if step < ids.SPACES:
            mask |= bit(step)
    return mask
