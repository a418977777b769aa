"""Set-up: the track, the centre, the mountains, the first order and two parcels each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carson.city.count.places import unowned_land
from carson.city.count.sheets import bid_of
from carson.city.facts.geometry import INNER_MASK, bit
from carson.city.facts.ids import CITY_HALL, MINE, NONE, PARCEL, RANCH, SEAT, TILE, TYPES
from carson.city.steps import cast, duel_tiles, sheets
from carson.city.steps.sheets import ask_start
from carson.city.table import events
from carson.city.table.agenda import (
    DRAW_CENTRE,
    DRAW_MOUNTAIN,
    DRAW_ORDER,
    DRAW_TILE,
    ROUND,
    a_of,
    frame,
)
from carson.city.table.moves import claim, lay_road
from carson.city.table.stack import allow, pop, push, replace
from carson.city.table.table import Table
from carson.city.topics.roads.rules import BRIDGE_ROADS

SLOT_12: Final = 0
SLOT_10: Final = 1
SLOT_8: Final = 2
SLOT_6: Final = 3
SLOT_5: Final = 4
SLOT_4: Final = 5
SLOT_3: Final = 6
FIRST_DRAWN: Final = bytes([SLOT_8, SLOT_6, SLOT_5])  # filled from the bag, the last one first


def lay_out(s: Table) -> None:
    """Hand out the starting kits, fill the bag and note what dice and players still have to decide."""
    rules = s.rules
    seat: i64
    t: i64
    for seat in range(rules.players):
        s.cash[seat] = rules.start_cash
        s.bank -= rules.start_cash
        s.unplaced_roads[seat] = rules.start_roads
        s.revolvers[seat] = rules.start_revolvers
        s.cowboys[seat] = rules.start_cowboys
        s.reserve[seat] = rules.cowboys - rules.start_cowboys
        s.horses[seat] = rules.start_horses
    if rules.standish != NONE:
        _equip_standish(s)
    s.river = rules.river
    for t in range(TYPES):
        s.bag[t] = rules.bag[t]
    s.market[SLOT_3] = RANCH
    s.market[SLOT_10] = RANCH
    s.market[SLOT_4] = MINE
    s.market[SLOT_12] = MINE
    push(s, ROUND)
    if rules.standish == NONE:
        push(s, DRAW_ORDER)
    elif rules.sheets == 0:
        ask_start(s, 0)
    if rules.duel_tiles != 0:
        duel_tiles.lay_out(s)
    if rules.sheets != 0:
        sheets.lay_out(s)
    push(s, DRAW_MOUNTAIN, 0, rules.mountains)
    push(s, DRAW_CENTRE)
    if not rules.city_hall_at_setup:
        _draw_first_tiles(s, 1)
    cast.lay_out(s)


def _equip_standish(s: Table) -> None:
    """All cowboys and his cards, no money and no revolvers; two roads are for his bridge (R-SOLO-BRIDGE)."""
    seat = s.rules.standish
    s.reserve[seat] = s.rules.cowboys
    s.unplaced_roads[seat] = BRIDGE_ROADS if s.rules.river != 0 else 0
    s.deck = s.rules.cards
    s.pass_order[0] = seat
    s.pass_order[1] = 0


def _draw_first_tiles(s: Table, without_city_hall: i64) -> None:
    slot: i64
    for slot in FIRST_DRAWN:
        push(s, DRAW_TILE, 0, slot, without_city_hall)


def offer_tiles(s: Table, without_city_hall: bool) -> None:
    """The tiles the next draw may show (R-CITYHALL-SETUP)."""
    t: i64
    for t in range(TYPES):
        if s.bag[t] > 0 and not (without_city_hall and t == CITY_HALL):
            allow(s, TILE + t)


def offer_inner(s: Table) -> None:
    """The parcels two dice may point at: the inner ones that are still bare (R-DICE-GRID)."""
    inner: i64 = INNER_MASK
    s.options[PARCEL] |= inner & ~(s.occupied | s.river)


def place_centre(s: Table, parcel: i64) -> None:
    """The Start tile is the first House and has a road on each side (R-START-TILE, R-START-TOWNHOUSE)."""
    s.houses |= bit(parcel)
    s.occupied |= bit(parcel)
    row = parcel >> 3
    column = parcel & 7
    lay_road(s, row * 8 + column)
    lay_road(s, (row + 1) * 8 + column)
    lay_road(s, 72 + row * 9 + column)
    lay_road(s, 72 + row * 9 + column + 1)
    s.tell(events.CENTRE, NONE, parcel)
    pop(s)


def place_mountain(s: Table, packed: i64, parcel: i64) -> None:
    s.mountains |= bit(parcel)
    s.occupied |= bit(parcel)
    s.tell(events.MOUNTAIN, NONE, parcel)
    left = a_of(packed) - 1
    if left == 0:
        pop(s)
    else:
        replace(s, frame(DRAW_MOUNTAIN, 0, left, 0))


def offer_seats(s: Table) -> None:
    """Seats that have no place on the order track yet, and of these the highest bidders (R-NB-SHEET)."""
    highest: i64 = 0
    seat: i64
    for seat in range(s.rules.seats):
        if not _is_placed(s, seat):
            highest = max(highest, bid_of(s, seat))
    for seat in range(s.rules.seats):
        if not _is_placed(s, seat) and bid_of(s, seat) == highest:
            allow(s, SEAT + seat)


def _is_placed(s: Table, seat: i64) -> bool:
    position: i64
    for position in range(s.rules.seats):
        if s.pass_order[position] == seat:
            return True
    return False


def place_marker(s: Table, packed: i64, seat: i64) -> None:
    """The next place of the first order; when all stand, the last one picks the first parcel."""
    position = a_of(packed)
    s.pass_order[position] = seat
    s.tell(events.ORDER, seat, position)
    position += 1
    if position == s.rules.seats:
        pop(s)
        ask_start(s, 0)
        if s.rules.city_hall_at_setup:
            _draw_first_tiles(s, 0)  # now there is a city, and a first player to place a City Hall
    else:
        replace(s, frame(DRAW_ORDER, 0, position, 0))


def offer_start(s: Table) -> None:
    s.options[PARCEL] |= unowned_land(s)


def take_start(s: Table, packed: i64, seat: i64, parcel: i64) -> None:
    claim(s, seat, parcel)
    pop(s)
    ask_start(s, a_of(packed) + 1)
