"""The schedule: the steps of a round as one list, and which action spaces are still to come."""

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

# ---- a round, as the rulebook tells it
THE_ROUND: Final[tuple[tuple[str, int], ...]] = (
    # phase 1: characters
    ("choose", CHOOSE),  # outlaws come before it
    ("line-up", LINE_UP),
    ("outlaws-move", OUTLAWS_MOVE),
    # phase 2: cowboys
    ("place", PLACE),
    # phase 3: the winding path
    ("wages", ids.WAGES),
    ("ammunition", ids.AMMUNITION),
    ("roads", ids.ROADS),
    ("road", ids.ROAD),
    ("clear-land", CLEAR_LAND),
    ("parcel-duels", PARCEL_DUELS),
    ("buy-parcels", BUY_PARCELS),
    ("road-window", ROAD_WINDOW),
    ("build-12", ids.BUILD_12),
    ("build-10", ids.BUILD_12 + 1),
    ("build-8", ids.BUILD_12 + 2),
    ("build-6", ids.BUILD_12 + 3),
    ("build-5", ids.BUILD_12 + 4),
    ("build-4", ids.BUILD_12 + 5),
    ("build-3", ids.BUILD_3),
    ("road-window", ROAD_WINDOW),
    ("deferred", DEFERRED),
    ("deadline", DEADLINE),
    ("parcel-income", ids.PARCEL_INCOME),
    ("cowboy-income", ids.COWBOY_INCOME),
    ("gambling", ids.GAMBLING),
    ("outlaw-fights", OUTLAW_FIGHTS),
    ("city-hall-duel", CITY_HALL_DUEL),
    ("seat-mayor", SEAT_MAYOR),
    ("attacks", ATTACKS),
    ("doubling", DOUBLING),
    ("tripling", TRIPLING),
    ("herding", HERDING),
    ("pay-out", PAY_OUT),
    ("parcel-vp", ids.PARCEL_VP),
    ("cowboy-vp", ids.COWBOY_VP),
    ("building-vp", ids.BUILDING_VP),
    ("vp-5", ids.VP_5),
    ("vp-4", ids.VP_5 + 1),
    ("vp-3", ids.VP_5 + 2),
    ("vp-2", ids.VP_2),
    # phase 4: the end of the round
    ("evening", ROUND_END_POWERS),  # the name is that of old positions
    ("rodeo", RODEO),
    ("new-cowboys", NEW_COWBOYS),
    ("cash-limit", CASH_LIMIT),
    ("last-roads", LAST_ROADS),
    ("last-round", LAST_ROUND),
    ("return-token", RETURN_TOKEN),
    ("refill", REFILL),
    ("return-characters", RETURN_CHARACTERS),
)
ROUND_STEPS: Final[bytes] = bytes(step for _, step in THE_ROUND)
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
