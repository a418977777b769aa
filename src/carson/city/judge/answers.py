"""Answers: the questions of a round besides placing, each answer rated in points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carson.city.count.incomes import income, type_income
from carson.city.count.places import empty_land
from carson.city.count.prices import building_price, price_for, spending
from carson.city.count.sheets import lines, most_on, next_line, sheet_of
from carson.city.facts.buildings import NEEDS_ROAD
from carson.city.facts.geometry import PARCELS, bit, first, neighbours
from carson.city.facts.ids import (
    AMOUNT,
    BUILD_12,
    DONE,
    EDGE,
    KEEP,
    MASK_WORDS,
    NO,
    NONE,
    STATION,
    TILE,
    TYPES,
    YES,
)
from carson.city.facts.sheets import LINE_LEAST
from carson.city.facts.spaces import PRICE
from carson.city.judge import scale
from carson.city.judge.money import keep_worth, limit_of
from carson.city.judge.plan import Plan
from carson.city.judge.study import Study
from carson.city.judge.tally import Tally
from carson.city.judge.ways import NO_EDGE
from carson.city.table.moves import owner_of
from carson.city.table.table import Table

MAY_REFUSE: Final = 2.0  # points off a House that needs a rival's consent
TIE: Final = 0.001  # points a dollar left over is worth when it buys no more


def is_option(s: Table, action: i64) -> bool:
    return (s.options[action >> 6] & bit(action & 63)) != 0


# ---- land and tiles


def rate_land(
    s: Table, seat: i64, study: Study, plan: Plan, tally: Tally, priced: bool, parcels: i64
) -> None:
    """Parcels, at their price or for nothing."""
    plan.make(s, seat, study)
    while parcels != 0:
        parcel = first(parcels)
        parcels &= ~bit(parcel)
        worth = plan.land(s, study, parcel)
        if priced:
            worth -= float(price_for(s, seat, parcel)) * study.dollar
        tally.add(parcel, worth)


def rate_building(s: Table, seat: i64, study: Study, plan: Plan, tally: Tally, space: i64) -> None:
    """The tile at its price, or none."""
    plan.make(s, seat, study)
    plan.spaces &= ~bit(space)
    tally.add(NO, 0.0)
    if is_option(s, YES):
        building = s.market[space - BUILD_12]
        worth = plan.tile(study, building, False) - float(building_price(s, seat, space)) * study.dollar
        tally.add(YES, worth)


# ---- sites and Houses


def rate_site(s: Table, seat: i64, study: Study, tally: Tally, t: i64) -> None:
    """The building where it is worth most; a road only towards a better site."""
    best = study.patience
    tally.add(KEEP, study.patience * (study.left - 1.0))
    sites = s.options[0]
    while sites != 0:
        parcel = first(sites)
        sites &= ~bit(parcel)
        worth = study.building(s, seat, t, parcel, 0.0)
        best = max(best, worth)
        tally.add(parcel, worth)
    far = s.owned[seat] & empty_land(s) & ~s.connected
    if s.unplaced_roads[seat] == 0 or far == 0 or not NEEDS_ROAD[t] or t == STATION:
        return
    study.ways.measure(s)
    while far != 0:
        parcel = first(far)
        far &= ~bit(parcel)
        roads = study.ways.roads_to(parcel)
        if roads > s.unplaced_roads[seat]:
            continue
        worth = study.building(s, seat, t, parcel, 0.0) - scale.STICK * float(roads)
        edge = study.ways.first_road(parcel)
        if worth > best and edge != NO_EDGE and is_option(s, EDGE + edge):
            tally.add(EDGE + edge, worth)


def rate_house(s: Table, seat: i64, study: Study, tally: Tally, all_places: bool) -> None:
    """Where the House helps most: next to own shops first of all."""
    tally.add(KEEP, -3.0)
    places = s.options[0]
    near = neighbours(s.site) & places & (~s.taken | s.owned[seat])
    if near != 0 and not all_places:
        places = near
    while places != 0:
        parcel = first(places)
        places &= ~bit(parcel)
        owner = owner_of(s, parcel)
        worth = study.house(s, seat, parcel)
        if owner != NONE and owner != seat:
            worth -= MAY_REFUSE
        tally.add(parcel, worth)
    if near == 0 and s.unplaced_roads[seat] > 0:
        _rate_road_to_house(s, seat, study, tally)


def _rate_road_to_house(s: Table, seat: i64, study: Study, tally: Tally) -> None:
    """A road that opens a place next to the new building."""
    beside = neighbours(s.site) & empty_land(s) & ~s.connected & (~s.taken | s.owned[seat])
    if beside == 0:
        return
    study.ways.measure(s)
    while beside != 0:
        parcel = first(beside)
        beside &= ~bit(parcel)
        roads = study.ways.roads_to(parcel)
        edge = study.ways.first_road(parcel)
        if roads <= s.unplaced_roads[seat] and edge != NO_EDGE and is_option(s, EDGE + edge):
            tally.add(EDGE + edge, study.house(s, seat, parcel) - scale.STICK * float(roads))


def rate_consent(s: Table, seat: i64, study: Study, tally: Tally, parcel: i64) -> None:
    """A House on own land scores, but it takes a site and serves a rival."""
    worth = study.house(s, seat, parcel)
    tally.add(YES, worth - study.share * study.property_vp)
    tally.add(NO, 0.0)


def rate_deferred(s: Table, seat: i64, study: Study, tally: Tally) -> None:
    """The tile in hand that gains most."""
    tally.add(DONE, 0.0)
    t: i64
    for t in range(TYPES):
        if not is_option(s, TILE + t):
            continue
        best = 0.0
        sites = s.owned[seat] & empty_land(s)
        while sites != 0:
            parcel = first(sites)
            sites &= ~bit(parcel)
            best = max(best, study.building(s, seat, t, parcel, 0.0))
        tally.add(TILE + t, best)


def rate_city_hall(s: Table, seat: i64, study: Study, tally: Tally) -> None:
    """A neutral House for everybody next to it; roads only when nothing else is offered."""
    parcels = s.options[0]
    if parcels == 0:
        rate_plain(s, tally, True)
        return
    while parcels != 0:
        parcel = first(parcels)
        parcels &= ~bit(parcel)
        tally.add(parcel, study.house(s, seat, parcel))


# ---- money


def rate_double(s: Table, seat: i64, study: Study, tally: Tally) -> None:
    """The dollars, or what one type earns once more; a robber takes half of that, too."""
    t: i64
    amount: i64
    for amount in range(AMOUNT, AMOUNT + 32):
        if is_option(s, amount):
            tally.add(amount, float(amount - AMOUNT) * study.pay_day)
    for t in range(TYPES):
        if is_option(s, TILE + t):
            tally.add(TILE + t, float(type_income(s, seat, t)) * study.pay_day)


def rate_vp(s: Table, seat: i64, study: Study, tally: Tally, space: i64) -> None:
    """Points bought, and the dollars left."""
    price: i64 = PRICE[space]
    cash = s.cash[seat]
    limit = limit_of(s, seat)
    number: i64
    for number in range(cash // price + 1):
        tally.add(AMOUNT + number, float(number) + kept(s, study, cash - number * price, limit))


def rate_spending(s: Table, seat: i64, study: Study, tally: Tally) -> None:
    """Points for money above the limit, or a little below it."""
    cash = s.cash[seat]
    limit = limit_of(s, seat)
    number: i64
    for number in range(cash // s.rules.limit_rate + 1):
        if is_option(s, AMOUNT + number):
            left = cash - max(spending(s, seat, number), 0)
            tally.add(AMOUNT + number, float(number) + kept(s, study, left, limit))


def kept(s: Table, study: Study, cash: i64, limit: float) -> float:
    """As `keep_worth`, but in whole points at the end of the game."""
    if study.round < s.rules.rounds:
        return keep_worth(s, study, float(cash), limit)
    most: i64 = int(limit)
    over = max(cash - most, 0)
    points = over // s.rules.limit_rate + (cash - over) // s.rules.final_rate
    return float(points) + TIE * float(cash)


def rate_mines(s: Table, seat: i64, study: Study, tally: Tally, token: float, building: i64) -> None:
    """Two more times the income of a Mine, for a token."""
    tally.add(DONE, 0.0)
    mines = s.options[0]
    while mines != 0:
        parcel = first(mines)
        mines &= ~bit(parcel)
        tally.add(parcel, 2.0 * float(income(s, seat, building, parcel)) * study.pay_day - token)


# ---- anything else


def rate_plain(s: Table, tally: Tally, roads: bool) -> None:
    """Every answer is as good as any other; roads only where they are asked for."""
    word: i64
    for word in range(MASK_WORDS):
        left = s.options[word]
        while left != 0:
            index = first(left)
            left &= ~bit(index)
            action = word * 64 + index
            if roads or action < EDGE or action >= EDGE + 3 * PARCELS:
                tally.add(action, 0.0)


# ---- before the first round


def rate_sheet(s: Table, seat: i64, tally: Tally) -> None:
    """Near to the usual wishes for the next line; a full sheet is handed in."""
    sheet = sheet_of(s, seat)
    line = next_line(s, sheet)
    if line == lines(s):
        tally.add(DONE, 0.0)
        return
    wish: i64 = scale.SHEET[line]
    number: i64
    for number in range(LINE_LEAST[line], most_on(s, sheet, line) + 1):
        tally.add(AMOUNT + number, -scale.SHEET_STEP * float(max(number - wish, wish - number)))
