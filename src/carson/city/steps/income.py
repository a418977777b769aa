"""Building income: the City Hall, the attacks, a doubling, the payment (R-INCOME-ORDER)."""

from __future__ import annotations

from mypy_extensions import i64

from carson.city.count.incomes import income, loot, type_income
from carson.city.count.outlaws import is_halved
from carson.city.count.payouts import full_payout, is_doubled
from carson.city.count.places import all_buildings
from carson.city.count.powers import power
from carson.city.facts.characters import CASH_OR_DOUBLE, STORY
from carson.city.facts.geometry import bit, first
from carson.city.facts.ids import AMOUNT, CITY_HALL, DONE, MINE, NONE, PARCEL, TILE, TYPES
from carson.city.steps import duel
from carson.city.steps.standish import convert
from carson.city.table import events
from carson.city.table.agenda import ASK_DOUBLE, ASK_TRIPLE
from carson.city.table.moves import earn, retire, score
from carson.city.table.stack import allow, pop, push
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
    allow(s, AMOUNT + power(s, seat, CASH_OR_DOUBLE))
    t: i64
    for t in range(TYPES):
        if type_income(s, seat, t) > 0:
            allow(s, TILE + t)


def take_double(s: Table, seat: i64, action: i64) -> None:
    pop(s)
    s.used[seat] = 1
    if action >= AMOUNT:
        earn(s, seat, action - AMOUNT, events.FOR_CHARACTER)
    else:
        s.doubled = action - TILE
        s.tell(events.DOUBLED, seat, s.doubled)


# ---- dynamite in Mines


def ask_tripling(s: Table) -> None:
    """Whoever has dynamite and a Mine worth it, the first passer first."""
    position: i64
    for position in range(s.rules.seats - 1, -1, -1):
        seat = s.pass_order[position]
        if s.dynamite[seat] > 0:
            push(s, ASK_TRIPLE, seat)


def offer_mines(s: Table, seat: i64) -> None:
    """Own Mines with income that are neither tripled nor doubled (R-DYNAMITE-GROCER), or no more."""
    allow(s, DONE)
    if s.dynamite[seat] == 0 or is_doubled(s, seat, MINE):
        return
    left = s.built[MINE] & s.owned[seat] & ~s.tripled
    while left != 0:
        parcel = first(left)
        left &= ~bit(parcel)
        if income(s, seat, MINE, parcel) > 0:
            s.options[PARCEL] |= bit(parcel)


def take_mine(s: Table, seat: i64, action: i64) -> None:
    """One token for one Mine; then the next one is asked for."""
    if action == DONE:
        pop(s)
        return
    s.dynamite[seat] -= 1
    s.tripled |= bit(action)
    s.tell(events.TRIPLED, seat, action)


# ---- payment


def pay_out(s: Table) -> None:
    """Every building pays its owner, a robber takes half, and the cowboys go to the general supply."""
    position: i64
    t: i64
    for position in range(s.rules.seats):
        seat = s.pass_order[position]
        earned: i64 = 0
        for t in range(CITY_HALL):
            left = s.built[t] & s.owned[seat]
            while left != 0:
                parcel = first(left)
                left &= ~bit(parcel)
                earned += _pay_building(s, seat, t, parcel)
        _tell_story(s, seat, earned)
    s.doubled = NONE
    s.tripled = 0
    if s.rules.horses != 0:
        for position in range(s.rules.seats):
            s.herds[position] = 0
    _clear_buildings(s)
    if s.rules.standish != NONE:
        convert(s)


def _pay_building(s: Table, owner: i64, building: i64, parcel: i64) -> i64:
    """What the owner gets; a robber gets half of what the building pays, rounded down (R-ATTACK-BASE)."""
    amount = full_payout(s, owner, building, parcel)
    if is_halved(s, owner, parcel):  # R-OUTLAW-HALF: nobody gets the rest
        s.tell(events.HALVED, owner, parcel, amount - (amount >> 1))
        amount >>= 1
    robber = _robber(s, owner, parcel)
    if robber != NONE:
        taken = loot(amount)
        s.tell(events.STOLE, robber, parcel, taken)
        earn(s, robber, taken, events.FOR_THEFT)
        amount -= taken
    s.tell(events.INCOME, owner, parcel, amount)
    earn(s, owner, amount, events.FOR_INCOME)
    return amount


def _tell_story(s: Table, seat: i64, earned: i64) -> None:
    """The Editor's point for every $5, $10, $15 or $20 begun, by round (R-EDITOR-BASE, EX-21, D-44)."""
    if power(s, seat, STORY) != 0:
        step = 5 * s.round
        score(s, seat, (earned + step - 1) // step, events.FOR_STORY)


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
