"""The schedule: the steps of a round as one list, and which action spaces are still to come."""

from typing import Final

from mypy_extensions import i64

from carson.city.facts import geometry, ids, spaces
from carson.city.table.agenda import a_of
from carson.city.table.table import Table
from carson.core.constants import names_of

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
ROUND_END_POWERS: Final = 47
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

NAMES: Final[dict[int, str]] = names_of(__name__) | {
    **{space: row.name for space, row in enumerate(spaces.SPACE_TABLE)},
    ROUND_END_POWERS: "evening",  # the name is that of old positions
}

# ---- a round, as the rulebook tells it
CHARACTER_STEPS: Final = (CHOOSE, LINE_UP, OUTLAWS_MOVE)  # phase 1; outlaws come before it
LAND_STEPS: Final = (CLEAR_LAND, PARCEL_DUELS, BUY_PARCELS)
FIGHT_STEPS: Final = (OUTLAW_FIGHTS, CITY_HALL_DUEL, SEAT_MAYOR, ATTACKS)
INCOME_STEPS: Final = (*FIGHT_STEPS, DOUBLING, TRIPLING, HERDING, PAY_OUT)
CLEAN_UP: Final = (RETURN_TOKEN, REFILL, RETURN_CHARACTERS)
LAST_STEPS: Final = (ROUND_END_POWERS, RODEO, NEW_COWBOYS, CASH_LIMIT, LAST_ROADS, LAST_ROUND, *CLEAN_UP)
ROUND_STEPS: Final[bytes] = bytes(
    [
        *CHARACTER_STEPS,
        PLACE,  # phase 2; after it phase 3, the winding path
        *range(ids.WAGES, ids.ROAD + 1),
        *(*LAND_STEPS, ROAD_WINDOW),
        *range(ids.BUILD_12, ids.BUILD_3 + 1),
        *(ROAD_WINDOW, DEFERRED, DEADLINE),
        *range(ids.PARCEL_INCOME, ids.GAMBLING + 1),
        *INCOME_STEPS,
        *range(ids.PARCEL_VP, ids.VP_2 + 1),
        *LAST_STEPS,  # phase 4: the end of the round
    ]
)
THE_ROUND: Final[list[tuple[str, int]]] = [(NAMES[step], step) for step in ROUND_STEPS]
AFTER_REFILL: Final = ROUND_STEPS.index(REFILL) + 1  # the entry that is next while the track is filled again


def later_spaces(s: Table) -> i64:
    """Mask of the action spaces whose turn has not come yet this round."""
    mask: i64 = 0
    at: i64
    for at in range(a_of(s.agenda[0]), len(ROUND_STEPS)):
        step: i64 = ROUND_STEPS[at]
        if step < ids.SPACES:
            mask |= geometry.bit(step)
    return mask
