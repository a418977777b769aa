"""Building income: the City Hall, the attacks, a doubling, the payment (R-INCOME-ORDER)."""

from __future__ import annotations

from mypy_extensions import i64

from carson.city.count.firepower import power
from carson.city.count.incomes import income, loot, type_income
from carson.city.count.places import all_buildings
from carson.city.facts.characters import CASH_OR_DOUBLE
from carson.city.facts.geometry import bit, first
from carson.city.facts.ids import AMOUNT, CITY_HALL, NONE, TILE, TYPES
from carson.city.steps import duel
from carson.city.table import events
from carson.city.table.agenda import ASK_DOUBLE
from carson.city.table.moves import earn, retire
from carson.city.table.stack import offer, pop, push
from carson.city.table.table import Table


def city_hall_duel(s: Table) -> None:
    """Whoever stands in the City Hall fights for it (R-CITYHALL-STAY)."""
    hall = s.built[CITY_HALL]
    if hall != 0 and duel.duellists(s, first(hall)) > 1:
        duel.start(s, first(hall))


def seat_mayor(s: Table) -> None:
    """The one cowboy left in the City Hall gives its player the bonus (R-CITYHALL-WHEN)."""
    seat: i64
    for seat in range(s.rules.seats):
        if (s.at_parcel[seat] & s.built[CITY_HALL]) != 0 and s.mayor != seat:
            s.mayor = seat
            s.tell(events.MAYOR, seat)


def ask_doubling(s: Table) -> None:
    seat: i64
    for seat in range(s.rules.seats):
        if power(s, seat, CASH_OR_DOUBLE) != 0 and s.used[seat] == 0:
            push(s, ASK_DOUBLE, seat)


def offer_double(s: Table, seat: i64) -> None:
    """The dollars, or any own type with income (R-GROCER-CHOICE, R-GROCER-TYPES)."""
    offer(s, AMOUNT + power(s, seat, CASH_OR_DOUBLE))
    t: i64
    for t in range(TYPES):
        if type_income(s, seat, t) > 0:
            offer(s, TILE + t)


def take_double(s: Table, seat: i64, action: i64) -> None:
    pop(s)
    s.used[seat] = 1
    if action >= AMOUNT:
        earn(s, seat, action - AMOUNT, events.FOR_CHARACTER)
    else:
        s.doubled = action - TILE
        s.tell(events.DOUBLED, seat, s.doubled)


def pay_out(s: Table) -> None:
    """Every building pays its owner, a robber takes half, and the cowboys go to the general supply."""
    position: i64
    t: i64
    for position in range(s.rules.seats):
        seat = s.pass_order[position]
        for t in range(CITY_HALL):
            left = s.built[t] & s.owned[seat]
            while left != 0:
                parcel = first(left)
                left &= ~bit(parcel)
                _pay_building(s, seat, t, parcel)
    s.doubled = NONE
    _clear_buildings(s)


def _pay_building(s: Table, owner: i64, building: i64, parcel: i64) -> None:
    """The robber gets half of what the building pays, rounded down (R-ATTACK-BASE)."""
    amount = income(s, owner, building, parcel)
    if s.doubled == building and power(s, owner, CASH_OR_DOUBLE) != 0:
        amount *= 2  # R-GROCER-ATTACK
    robber = _robber(s, owner, parcel)
    if robber != NONE:
        taken = loot(amount)
        s.tell(events.STOLE, robber, parcel, taken)
        earn(s, robber, taken, events.FOR_THEFT)
        amount -= taken
    s.tell(events.INCOME, owner, parcel, amount)
    earn(s, owner, amount, events.FOR_INCOME)


def _robber(s: Table, owner: i64, parcel: i64) -> i64:
    """The rival whose cowboy is left on the building (R-LONE-ATTACKER, R-MULTI-ATTACK)."""
    seat: i64
    for seat in range(s.rules.seats):
        if seat != owner and (s.at_parcel[seat] & bit(parcel)) != 0:
            return seat
    return NONE


def _clear_buildings(s: Table) -> None:
    """Attackers and defenders go to the general supply, not so in the City Hall (R-DEFEND-EMPTY)."""
    seat: i64
    buildings = all_buildings(s)
    for seat in range(s.rules.seats):
        left = s.at_parcel[seat] & buildings
        while left != 0:
            parcel = first(left)
            left &= ~bit(parcel)
            retire(s, seat, parcel)
