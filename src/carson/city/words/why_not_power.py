"""Why an answer to a question about a character is not possible."""

from __future__ import annotations

from collections.abc import Callable

from carson.city.count.casting import offered_tiles
from carson.city.count.incomes import income
from carson.city.count.payouts import is_doubled
from carson.city.count.places import property_left, taken_spaces, unowned_land
from carson.city.count.powers import holder, power
from carson.city.count.prices import price_for
from carson.city.facts.characters import (
    ARM,
    ARM_PRICE,
    BUY_TILE,
    FETCH_PRICE,
    HEAL,
    HIRE,
    HIRE_PRICE,
    NO_TILE,
    PACKAGE_PRICE,
    SHERIFF,
    SIDES,
)
from carson.city.facts.geometry import bit
from carson.city.facts.ids import (
    AMOUNT,
    BUILD_3,
    BUILD_12,
    CHARACTER,
    EDGE,
    MINE,
    NONE,
    SPACE,
    SPACES,
    TILE,
)
from carson.city.table import agenda
from carson.city.table.agenda import a_of
from carson.city.table.moves import owner_of
from carson.city.table.schedule import later_spaces
from carson.city.table.stack import top
from carson.city.table.table import Table
from carson.city.words.actions import TEXTS, parcel_text
from carson.city.words.terms import say
from carson.core.seats import seat_text


def _too_dear(s: Table, seat: int, what: str, price: int) -> str:
    """Why something cannot be paid; empty when it can."""
    cash = int(s.cash[seat])
    return say("why.too-dear", what=what, price=price, cash=cash) if price > cash else ""


# ---- characters


def _no_character(s: Table, seat: int, action: int) -> str:
    tile = action - CHARACTER
    if not 0 <= tile < NO_TILE:
        return ""
    name = SIDES[tile].name
    both = bit(tile | 1) | bit(tile & ~1)
    if not s.in_play & both:
        return say("why.not-in-play", character=name)
    if offered_tiles(s) & both:
        return "" if offered_tiles(s) & bit(tile) else say("why.other-side", character=name)
    for other in range(int(s.rules.seats)):
        second = int(s.second_character[other]) - 1
        if tile >> 1 in (int(s.character[other]) >> 1, second >> 1):
            return say("why.taken", character=name, owner=seat_text(other))
    return ""


def _no_second(s: Table, seat: int, action: int) -> str:
    if not CHARACTER <= action < CHARACTER + NO_TILE:
        return ""
    if action - CHARACTER in (2 * SHERIFF, 2 * SHERIFF + 1):
        return say("why.no-sheriff")
    price = int(power(s, seat, FETCH_PRICE))
    taken = _no_character(s, seat, action)
    return taken or _too_dear(s, seat, say("why.a-second-character"), price)


def _no_hire(s: Table, seat: int, action: int) -> str:
    number = action - AMOUNT
    if not 0 <= number <= power(s, seat, HIRE):
        return ""
    if number > s.reserve[seat]:
        return say("why.no-reserve", number=int(s.reserve[seat]))
    return _too_dear(s, seat, TEXTS[action], HIRE_PRICE[number])


def _no_arms(s: Table, seat: int, action: int) -> str:
    number = action - AMOUNT
    if not 0 <= number <= power(s, seat, ARM):
        return ""
    return _too_dear(s, seat, TEXTS[action], ARM_PRICE[number])


def _no_package(s: Table, seat: int, action: int) -> str:
    price = PACKAGE_PRICE.get(action - AMOUNT)
    return say("why.no-package") if price is None else _too_dear(s, seat, TEXTS[action], price)


# ---- buildings and land


def _no_tile(s: Table, seat: int, action: int) -> str:
    kind = int(a_of(top(s)))
    if not SPACE + BUILD_12 <= action <= SPACE + BUILD_3:
        return ""
    tile = int(s.market[action - SPACE - BUILD_12])
    if tile == NONE:
        return say("why.nothing-for-sale", place=TEXTS[action])
    if kind != BUY_TILE and property_left(s, seat) == 0:
        return say("why.no-property")
    return _too_dear(s, seat, TEXTS[TILE + tile], int(power(s, seat, kind)))


def _owned(s: Table, parcel: int) -> str:
    """Why land cannot become somebody's; empty when it can."""
    if parcel >= EDGE:
        return ""
    owner = int(owner_of(s, parcel))
    if owner != NONE:
        return say("why.owned", parcel=parcel_text(parcel), owner=seat_text(owner))
    return "" if unowned_land(s) & bit(parcel) else say("why.no-land", parcel=parcel_text(parcel))


def _held_by_outlaw(s: Table, parcel: int) -> str:
    """Outlaws keep land from being sold and built upon (R-OUTLAW-BUY)."""
    held = parcel < EDGE and s.outlaws & bit(parcel)
    return say("why.outlaw", parcel=parcel_text(parcel)) if held else ""


def _no_land(s: Table, seat: int, parcel: int) -> str:
    if parcel >= EDGE:
        return ""
    if property_left(s, seat) == 0:
        return say("why.no-property")
    reason = _owned(s, parcel) or _held_by_outlaw(s, parcel)
    return reason or _too_dear(s, seat, parcel_text(parcel), int(price_for(s, seat, parcel)))


def _no_gift(s: Table, seat: int, parcel: int) -> str:
    return _owned(s, parcel)


def _no_lot(s: Table, seat: int, parcel: int) -> str:
    if parcel < EDGE and s.lot & bit(parcel):
        return say("why.in-lot", parcel=parcel_text(parcel))
    return _owned(s, parcel) or _held_by_outlaw(s, parcel)


def _no_homestead(s: Table, seat: int, parcel: int) -> str:
    reason = _owned(s, parcel) or _held_by_outlaw(s, parcel)
    if not reason and parcel < EDGE and s.occupied & bit(parcel):
        return say("why.occupied", parcel=parcel_text(parcel))
    return reason


def _no_bid(s: Table, seat: int, action: int) -> str:
    if action < AMOUNT:
        return ""
    bid = int(a_of(top(s)))
    if action - AMOUNT <= bid:
        return say("why.bid-too-low", bid=bid)
    return say("why.bid-too-high", cash=int(s.cash[seat]))


# ---- duels and income


def _no_healing(s: Table, seat: int, action: int) -> str:
    if not SPACE <= action < SPACE + SPACES:
        return ""
    doctor = int(holder(s, HEAL))
    if seat != doctor and power(s, doctor, HEAL) > s.cash[seat]:
        return say("why.no-fee", price=int(power(s, doctor, HEAL)), cash=int(s.cash[seat]))
    space = bit(action - SPACE)
    if not later_spaces(s) & space:
        return say("why.resolved", place=TEXTS[action])
    if taken_spaces(s) & space or s.white_at == action:
        return say("why.not-empty", place=TEXTS[action])
    return ""


def _no_mine(s: Table, seat: int, parcel: int) -> str:
    if parcel >= EDGE:
        return ""
    name = parcel_text(parcel)
    if not s.built[MINE] & s.owned[seat] & bit(parcel):
        return say("why.no-own-mine", parcel=name)
    if s.tripled & bit(parcel):
        return say("why.tripled", parcel=name)
    if is_doubled(s, seat, MINE):
        return say("why.doubled")
    return "" if income(s, seat, MINE, parcel) else say("why.earns-nothing", parcel=name)


def _no_outlaw(s: Table, seat: int, parcel: int) -> str:
    waits = parcel < EDGE and not s.restless & bit(parcel)
    return say("why.outlaw-restless", parcel=parcel_text(parcel)) if waits else ""


POWER_REASONS: dict[int, Callable[[Table, int, int], str]] = {
    agenda.ASK_CHARACTER: _no_character,
    agenda.ASK_SECOND: _no_second,
    agenda.ASK_HIRE: _no_hire,
    agenda.ASK_ARM: _no_arms,
    agenda.ASK_PACKAGE: _no_package,
    agenda.ASK_TILE: _no_tile,
    agenda.ASK_LAND: _no_land,
    agenda.ASK_START: _no_gift,
    agenda.ASK_FREE_PARCEL: _no_gift,
    agenda.ASK_LOT: _no_lot,
    agenda.ASK_HOMESTEAD: _no_homestead,
    agenda.ASK_BID: _no_bid,
    agenda.ASK_HEAL: _no_healing,
    agenda.ASK_TRIPLE: _no_mine,
    agenda.ASK_OUTLAW: _no_outlaw,
}
