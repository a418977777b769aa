"""Prices: what an answer costs, as a number."""

from carson.city.count.places import unowned_land
from carson.city.count.prices import building_price, price_for
from carson.city.facts.geometry import EDGES, PARCELS
from carson.city.facts.ids import AMOUNT, BUILD_3, BUILD_12, EDGE, SPACE
from carson.city.question import ENTRIES
from carson.city.table import Table, agenda, stack
from carson.city.words.asked import Asked

# A cowboy goes somewhere.
SENDING = (
    agenda.ASK_PLACE,
    agenda.ASK_WHITE,
    agenda.ASK_DYNAMITE,
    agenda.ASK_NO_DUEL,
    agenda.ASK_RIDE,
    agenda.ASK_MOVE,
    agenda.ASK_SHIFT,
)


def price_of(q: Asked, action: int) -> int:
    """The dollars an answer pays at once, or a bid; of a place for a cowboy what it is for sale for."""
    if EDGE <= action < EDGE + EDGES:
        return 0
    if q.kind in SENDING:
        return _tag(q.state, q.seat, action)
    if q.kind == agenda.ASK_BID:
        return max(action - AMOUNT, 0)
    if agenda.is_together(stack.top(q.state)):
        return 0
    after = q.copy()
    ENTRIES[q.kind].take(after, q.seat, q.a, action)
    return max(int(q.state.cash[q.seat] - after.cash[q.seat]), 0)


def _tag(s: Table, seat: int, place: int) -> int:
    """The price of land or of the building on a space; 0 for what is not for sale."""
    if place < PARCELS:
        return int(price_for(s, seat, place)) if int(unowned_land(s) & ~s.outlaws) >> place & 1 else 0
    return int(building_price(s, seat, place - SPACE)) if BUILD_12 <= place - SPACE <= BUILD_3 else 0
