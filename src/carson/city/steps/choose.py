"""Phase 1: choosing characters, and what a character gives at once (R-CHAR-TIMING)."""

from __future__ import annotations

from mypy_extensions import i64

from carson.city.count.firepower import power
from carson.city.count.places import property_left, unowned_land
from carson.city.facts.characters import (
    CASH_OR_DOUBLE,
    FREE_PARCEL,
    GAIN_CASH,
    GAIN_ROADS,
    HIRE,
    HIRE_PRICE,
)
from carson.city.facts.ids import AMOUNT, CHARACTER, NO, PARCEL, YES
from carson.city.table import events
from carson.city.table.agenda import (
    ASK_CASH_NOW,
    ASK_CHARACTER,
    ASK_FREE_PARCEL,
    ASK_HIRE,
    a_of,
    frame,
)
from carson.city.table.moves import claim, earn, gain_roads, hire, pay
from carson.city.table.stack import offer, pop, push, replace
from carson.city.table.table import Table


def begin(s: Table) -> None:
    s.tell(events.ROUND_STARTS, -1, s.round)
    push(s, ASK_CHARACTER, s.pass_order[0], 0)


def offer_characters(s: Table) -> None:
    """The tiles nobody has taken this round."""
    i: i64
    seat: i64
    for i in range(len(s.rules.tiles)):
        tile: i64 = s.rules.tiles[i]
        free = True
        for seat in range(s.rules.seats):
            if s.tile[seat] == tile:
                free = False
        if free:
            offer(s, CHARACTER + tile)


def take_character(s: Table, packed: i64, seat: i64, tile: i64) -> None:
    """The next in pass order chooses after this one's immediate powers are done."""
    s.tile[seat] = tile
    s.tell(events.CHOSE, seat, tile)
    position = a_of(packed) + 1
    if position == s.rules.seats:
        pop(s)
    else:
        replace(s, frame(ASK_CHARACTER, s.pass_order[position], position, 0))
    _at_once(s, seat)


def _at_once(s: Table, seat: i64) -> None:
    earn(s, seat, power(s, seat, GAIN_CASH), events.FOR_CHARACTER)
    gain_roads(s, seat, power(s, seat, GAIN_ROADS))
    if power(s, seat, CASH_OR_DOUBLE) != 0:
        push(s, ASK_CASH_NOW, seat)
    if power(s, seat, FREE_PARCEL) != 0:
        push(s, ASK_FREE_PARCEL, seat, power(s, seat, FREE_PARCEL))
    if power(s, seat, HIRE) != 0:
        push(s, ASK_HIRE, seat)


def offer_cash_now(s: Table) -> None:
    """Dollars now, or the choice again in the income step (R-GROCER-CHOICE)."""
    offer(s, YES)
    offer(s, NO)


def take_cash_now(s: Table, seat: i64, action: i64) -> None:
    if action == YES:
        earn(s, seat, power(s, seat, CASH_OR_DOUBLE), events.FOR_CHARACTER)
        s.used[seat] = 1
    pop(s)


def offer_free_parcel(s: Table, seat: i64) -> None:
    if property_left(s, seat) > 0:
        s.options[PARCEL] |= unowned_land(s)


def take_free_parcel(s: Table, packed: i64, seat: i64, parcel: i64) -> None:
    claim(s, seat, parcel)
    left = a_of(packed) - 1
    if left == 0:
        pop(s)
    else:
        replace(s, frame(ASK_FREE_PARCEL, seat, left, 0))


def offer_hire(s: Table, seat: i64) -> None:
    """As many cowboys as the general supply and the purse allow (R-CAPTAIN-CAP, D-34)."""
    number: i64
    for number in range(power(s, seat, HIRE) + 1):
        if number <= s.reserve[seat] and HIRE_PRICE[number] <= s.cash[seat]:
            offer(s, AMOUNT + number)


def take_hire(s: Table, seat: i64, number: i64) -> None:
    pay(s, seat, HIRE_PRICE[number], events.FOR_HIRING)
    hire(s, seat, number)
    pop(s)


def line_up(s: Table) -> None:
    """The turn order follows the numbers of the characters (EX-29)."""
    position: i64 = 0
    i: i64
    seat: i64
    for i in range(len(s.rules.tiles)):
        tile: i64 = s.rules.tiles[i]
        for seat in range(s.rules.seats):
            if s.tile[seat] == tile:
                s.turn_order[position] = seat
                s.tell(events.TURN_ORDER, seat, position)
                position += 1
