"""Powers: the questions that come with characters, each answer rated in points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carson.city.count.powers import holder, power
from carson.city.evaluator import scale
from carson.city.evaluator.answers import is_option
from carson.city.evaluator.best_answers import BestAnswers
from carson.city.evaluator.places import Places
from carson.city.facts.characters import (
    ARM,
    ARM_PRICE,
    BUY_TILE,
    GRANT_MINE,
    HEAL,
    MOURN,
    PACKAGE_PRICE,
    RETIRE,
    RETIRE_VP,
)
from carson.city.facts.geometry import bit, first
from carson.city.facts.ids import (
    AMOUNT,
    BUILD_12,
    GUNS,
    MARKET,
    MINE,
    MONEY,
    NO,
    PASS,
    PAY,
    POINTS,
    RANCH,
    SPACE,
    TILE,
    TYPES,
)
from carson.city.table.agenda import a_of
from carson.city.table.stack import top
from carson.city.table.table import Table
from carson.city.topics.powers.auctioneer import seller_of
from carson.city.topics.powers.governor import tax_of

BIDS: Final = 4  # raises that are looked at


# ---- when a character is chosen


def rate_arms(s: Table, seat: i64, places: Places, ranked: BestAnswers) -> None:
    """Revolvers for the rest of the game."""
    values = places.values
    number: i64
    for number in range(power(s, seat, ARM) + 1):
        if is_option(s, AMOUNT + number):
            worth = float(number) * values.revolver - float(ARM_PRICE[number]) * values.dollar
            ranked.add(AMOUNT + number, worth)


def rate_retirement(s: Table, seat: i64, places: Places, ranked: BestAnswers) -> None:
    """Points, less the cowboys they cost."""
    values = places.values
    cowboy = float(s.rules.wage) * values.dollar + values.nerve + values.carry
    number: i64
    for number in range(power(s, seat, RETIRE) + 1):
        if is_option(s, AMOUNT + number):
            ranked.add(AMOUNT + number, float(RETIRE_VP[number]) - float(number) * cowboy)


def rate_track(s: Table, seat: i64, places: Places, ranked: BestAnswers) -> None:
    """Any tile of the track, or a Mine or Ranch with land for it; or none."""
    values = places.values
    plan = places.plan
    plan.make(s, seat, values)
    kind = a_of(top(s))
    price = float(power(s, seat, kind)) * values.dollar
    ranked.add(NO, 0.0)
    granted: i64 = MINE if kind == GRANT_MINE else RANCH
    slot: i64
    for slot in range(MARKET):
        if is_option(s, SPACE + BUILD_12 + slot):
            if kind == BUY_TILE:
                worth = plan.tile(values, s.market[slot], True)
            else:
                worth = values.abroad[seat * TYPES + granted]
            ranked.add(SPACE + BUILD_12 + slot, worth - price)
    if is_option(s, TILE + granted):
        ranked.add(TILE + granted, values.abroad[seat * TYPES + granted] - price)


def rate_homestead(s: Table, seat: i64, places: Places, ranked: BestAnswers) -> None:
    """The parcel where the given building is worth most."""
    building = a_of(top(s))
    parcels = s.options[0]
    while parcels != 0:
        parcel = first(parcels)
        parcels &= ~bit(parcel)
        ranked.add(parcel, places.values.at(seat, building, parcel))


def rate_bid(s: Table, seat: i64, places: Places, ranked: BestAnswers) -> None:
    """A small raise while the lot is worth it; the own auction gives half or all of it back."""
    values = places.values
    packed = top(s)
    sells = seller_of(packed) == seat
    worth = 0.0
    lot = s.lot
    if lot != 0:
        places.plan.make(s, seat, values)
        cost = 0.5 if sells else 1.0
    else:
        worth = float(s.rules.ammunition) * values.nerve * scale.BRAWL / 2.0
        cost = 0.0 if sells else 1.0
    while lot != 0:
        parcel = first(lot)
        lot &= ~bit(parcel)
        worth += places.plan.land(s, values, parcel)
    ranked.add(PASS, 0.0)
    bid: i64
    for bid in range(a_of(packed) + 1, a_of(packed) + 1 + BIDS):
        if is_option(s, AMOUNT + bid):
            ranked.add(AMOUNT + bid, worth - float(bid) * (cost * values.dollar + scale.RAISE))


def rate_tax(s: Table, seat: i64, places: Places, ranked: BestAnswers) -> None:
    """What the others pay."""
    guns: i64 = 0
    money: i64 = 0
    other: i64
    for other in range(s.rules.seats):
        if other != seat:
            guns += tax_of(s, other, GUNS)
            money += tax_of(s, other, MONEY)
    ranked.add(GUNS, float(guns) * places.values.dollar)
    ranked.add(MONEY, float(money) * places.values.dollar)


# ---- later in the round


def rate_healing(s: Table, seat: i64, places: Places, ranked: BestAnswers) -> None:
    """Another place for the beaten cowboy, who would otherwise be saved for the next round."""
    places.look(s, seat)
    healer = holder(s, HEAL)
    fee = 0.0 if healer == seat else float(power(s, healer, HEAL)) * places.values.dollar
    ranked.add(NO, 0.0)
    spaces = places.offered(s)
    while spaces != 0:
        space = first(spaces)
        spaces &= ~bit(space)
        ranked.add(SPACE + space, places.worth(s, seat, SPACE + space) - places.save - fee)


def rate_mourning(s: Table, places: Places, ranked: BestAnswers) -> None:
    """Dollars for the Undertaker, or a point."""
    values = places.values
    if is_option(s, PAY):
        price = float(power(s, holder(s, MOURN), MOURN)) * values.dollar
        ranked.add(PAY, -price * (1.0 + values.share))
    if is_option(s, POINTS):
        ranked.add(POINTS, -1.0)


def rate_package(s: Table, places: Places, ranked: BestAnswers) -> None:
    """Points for dollars, as far as the dollars are worth less."""
    if is_option(s, AMOUNT):
        ranked.add(AMOUNT, 0.0)
    for points, price in PACKAGE_PRICE.items():
        if is_option(s, AMOUNT + points):
            ranked.add(AMOUNT + points, float(points) - float(price) * places.values.pay_day)
