"""What a character gives at once, and the small choices that come with it (R-CHAR-TIMING)."""

from __future__ import annotations

from mypy_extensions import i64

from carson.city.count.places import property_left, unowned_land
from carson.city.count.powers import dynamite_left, power
from carson.city.count.prices import price_for
from carson.city.count.rodeo import horses_left
from carson.city.facts.characters import (
    ARM,
    ARM_PRICE,
    AUCTION_LAND,
    AUCTION_TOKEN,
    BUY_PARCEL,
    BUY_TILE,
    CASH_NOW,
    FREE_PARCEL,
    GAIN_CASH,
    GAIN_DYNAMITE,
    GAIN_HORSES,
    GAIN_NO_DUEL,
    GAIN_ROADS,
    GAIN_VP,
    GIFT,
    GIFT_CASH,
    GRANT_MINE,
    GRANT_RANCH,
    HIRE,
    HIRE_PRICE,
    POWER_MASK,
    RANDOM_PARCELS,
    RETIRE,
    RETIRE_VP,
    TAX,
)
from carson.city.facts.geometry import INNER_MASK, bit, first
from carson.city.facts.ids import AMOUNT, NO, PARCEL, YES
from carson.city.steps import auction
from carson.city.table import events
from carson.city.table.agenda import (
    ASK_ARM,
    ASK_CASH_NOW,
    ASK_FREE_PARCEL,
    ASK_HIRE,
    ASK_LAND,
    ASK_RETIRE,
    ASK_TAX,
    ASK_TILE,
    DRAW_PARCEL,
    ROLL_GIFT,
    a_of,
    frame,
    seat_of,
)
from carson.city.table.moves import claim, earn, gain_revolvers, gain_roads, hire, pay, score
from carson.city.table.stable import gain_horses
from carson.city.table.stack import allow, pop, push, replace
from carson.city.table.table import Table


def at_once(s: Table, seat: i64) -> None:
    """Hand out what needs no answer, and ask for what does."""
    left: i64 = POWER_MASK[s.role[seat]]
    while left != 0:
        kind = first(left)
        left &= ~bit(kind)
        _give(s, seat, kind, power(s, seat, kind))


def _give(s: Table, seat: i64, kind: i64, number: i64) -> None:
    """One power of the chosen character, if its moment is now."""
    if kind == GAIN_CASH:
        earn(s, seat, number, events.FOR_CHARACTER)
    elif kind == GAIN_ROADS:
        gain_roads(s, seat, number)
    elif kind == GAIN_VP:
        score(s, seat, number, events.FOR_CHARACTER)
    elif kind == GAIN_DYNAMITE:
        _gain_dynamite(s, seat, min(number, dynamite_left(s)))
    elif kind == GAIN_NO_DUEL:
        s.no_duel[seat] = number
        s.tell(events.GAINED_NO_DUEL, seat, number)
    elif kind == GAIN_HORSES and s.rules.horses != 0:
        gain_horses(s, seat, min(number, horses_left(s)))  # R-COWBOY-Y, R-HORSE-SUPPLY
    elif kind == CASH_NOW:
        push(s, ASK_CASH_NOW, seat)
    elif kind == FREE_PARCEL:
        push(s, ASK_FREE_PARCEL, seat, number)
    elif kind == RANDOM_PARCELS:
        push(s, DRAW_PARCEL, seat, number)
    elif kind == BUY_PARCEL:
        push(s, ASK_LAND, seat)
    elif kind == HIRE:
        push(s, ASK_HIRE, seat)
    elif kind == ARM:
        push(s, ASK_ARM, seat)
    elif kind == RETIRE:
        push(s, ASK_RETIRE, seat)
    elif kind == BUY_TILE or kind == GRANT_MINE or kind == GRANT_RANCH:
        push(s, ASK_TILE, seat, kind)
    elif kind == AUCTION_LAND:
        auction.begin_land(s, seat)
    elif kind == AUCTION_TOKEN:
        auction.begin_token(s, seat)
    elif kind == TAX:
        push(s, ASK_TAX, seat)
    elif kind == GIFT:
        push(s, ROLL_GIFT, seat)


def _gain_dynamite(s: Table, seat: i64, number: i64) -> None:
    """As far as the stock reaches (R-SUPPLY-LIMITS, R-GUNSMITH-DYNAMITE)."""
    if number > 0:
        s.dynamite[seat] += number
        s.tell(events.GAINED_DYNAMITE, seat, number)


# ---- money now, or a power later


def offer_cash_now(s: Table) -> None:
    """Dollars now, or the later power (R-GROCER-CHOICE, R-GROCER-R, R-SETTLER-R)."""
    allow(s, YES)
    allow(s, NO)


def take_cash_now(s: Table, seat: i64, action: i64) -> None:
    pop(s)
    if action == YES:
        earn(s, seat, power(s, seat, CASH_NOW), events.FOR_CHARACTER)
        s.used[seat] = 1


# ---- land


def offer_free_parcel(s: Table, seat: i64) -> None:
    if property_left(s, seat) > 0:
        s.options[PARCEL] |= unowned_land(s)


def take_free_parcel(s: Table, packed: i64, seat: i64, parcel: i64) -> None:
    claim(s, seat, parcel)
    _one_less(s, packed)


def offer_random_parcel(s: Table, seat: i64) -> None:
    """What two dice may point at: unowned inner land (R-INDIAN-Y-REROLL, R-DICE-EXHAUSTED)."""
    inner: i64 = INNER_MASK
    if property_left(s, seat) > 0:
        s.options[PARCEL] |= unowned_land(s) & inner


def take_random_parcel(s: Table, packed: i64, parcel: i64) -> None:
    claim(s, seat_of(packed), parcel)
    _one_less(s, packed)


def _one_less(s: Table, packed: i64) -> None:
    """The same again until the frame has counted down."""
    left = a_of(packed) - 1
    if left == 0:
        pop(s)
    else:
        replace(s, frame(packed & 255, seat_of(packed), left, 0))


def offer_land(s: Table, seat: i64) -> None:
    """The Lawyer may buy one parcel at the usual price (R-CHAR-OPTIONAL, R-OUTLAW-BUY)."""
    allow(s, NO)
    if property_left(s, seat) == 0:
        return
    left = unowned_land(s) & ~s.outlaws
    while left != 0:
        parcel = first(left)
        left &= ~bit(parcel)
        if price_for(s, seat, parcel) <= s.cash[seat]:
            s.options[PARCEL] |= bit(parcel)


def take_land(s: Table, seat: i64, action: i64) -> None:
    pop(s)
    if action != NO:
        pay(s, seat, price_for(s, seat, action), events.FOR_PARCEL)
        claim(s, seat, action)


# ---- cowboys and revolvers


def offer_hire(s: Table, seat: i64) -> None:
    """As many cowboys as the general supply and the purse allow (R-CAPTAIN-CAP, D-34)."""
    number: i64
    for number in range(power(s, seat, HIRE) + 1):
        if number <= s.reserve[seat] and HIRE_PRICE[number] <= s.cash[seat]:
            allow(s, AMOUNT + number)


def take_hire(s: Table, seat: i64, number: i64) -> None:
    pop(s)
    pay(s, seat, HIRE_PRICE[number], events.FOR_HIRING)
    hire(s, seat, number)


def offer_arms(s: Table, seat: i64) -> None:
    """As many revolvers as the purse allows; they stay for the game (D-35)."""
    number: i64
    for number in range(power(s, seat, ARM) + 1):
        if ARM_PRICE[number] <= s.cash[seat]:
            allow(s, AMOUNT + number)


def take_arms(s: Table, seat: i64, number: i64) -> None:
    pop(s)
    pay(s, seat, ARM_PRICE[number], events.FOR_ARMING)
    gain_revolvers(s, seat, number)


def offer_retirement(s: Table, seat: i64) -> None:
    """No, one or two cowboys of the personal supply (R-HEROES-R, D-43)."""
    number: i64
    for number in range(min(power(s, seat, RETIRE), s.cowboys[seat]) + 1):
        allow(s, AMOUNT + number)


def take_retirement(s: Table, seat: i64, number: i64) -> None:
    pop(s)
    if number > 0:
        s.cowboys[seat] -= number
        s.reserve[seat] += number
        s.tell(events.RETIRED, seat, number)
    score(s, seat, RETIRE_VP[number], events.FOR_CHARACTER)


# ---- the gift of a die


def open_gift(s: Table, packed: i64, pips: i64) -> None:
    """1-2 nothing, 3-4 dollars, 5-6 dollars and a cowboy if one is left (D-45, R-XMAS-COWBOY)."""
    seat = seat_of(packed)
    pop(s)
    s.tell(events.GIFT, seat, pips)
    if pips >= 3:
        earn(s, seat, GIFT_CASH, events.FOR_CHARACTER)
    if pips >= 5 and s.reserve[seat] > 0:
        hire(s, seat, 1)
