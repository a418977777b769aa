"""Prices: what an answer costs, as a number."""

from __future__ import annotations

from carson.city.count.places import unowned_land
from carson.city.count.prices import building_price, price_for
from carson.city.facts.geometry import EDGES, PARCELS
from carson.city.facts.ids import AMOUNT, BUILD_3, BUILD_12, EDGE, SPACE
from carson.city.question import ENTRIES
from carson.city.state import CityState
from carson.city.table.agenda import (
    ASK_BID,
    ASK_DYNAMITE,
    ASK_MOVE,
    ASK_NO_DUEL,
    ASK_PLACE,
    ASK_RIDE,
    ASK_SHIFT,
    ASK_WHITE,
    is_together,
)
from carson.city.table.stack import top

# A cowboy goes somewhere.
SENDING = (ASK_PLACE, ASK_WHITE, ASK_DYNAMITE, ASK_NO_DUEL, ASK_RIDE, ASK_MOVE, ASK_SHIFT)


def price_of(s: CityState, kind: int, seat: int, action: int) -> int:
    """The dollars an answer pays at once, or a bid; of a place for a cowboy what it is for sale for."""
    if EDGE <= action < EDGE + EDGES:
        return 0
    if kind in SENDING:
        return _tag(s, seat, action)
    if kind == ASK_BID:
        return max(action - AMOUNT, 0)
    if is_together(top(s)):
        return 0
    after = s.clone()
    ENTRIES[kind].take(after, top(s), action)
    return max(int(s.cash[seat] - after.cash[seat]), 0)


def _tag(s: CityState, seat: int, place: int) -> int:
    """The price of land or of the building on a space; 0 for what is not for sale."""
    if place < PARCELS:
        return int(price_for(s, seat, place)) if int(unowned_land(s) & ~s.outlaws) >> place & 1 else 0
    return int(building_price(s, seat, place - SPACE)) if BUILD_12 <= place - SPACE <= BUILD_3 else 0
