"""Answers: the questions of a round besides placing, each answer rated in points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carson.city.count.incomes import income, loot
from carson.city.count.places import empty_land, house_sites, upgradable
from carson.city.count.prices import building_price, price_for, spending
from carson.city.count.sheets import lines, most_on, next_line, sheet_of
from carson.city.evaluator import scale
from carson.city.evaluator.best_answers import BestAnswers
from carson.city.evaluator.map_values import MapValues
from carson.city.evaluator.money import keep_worth, limit_of
from carson.city.evaluator.plan import Plan
from carson.city.evaluator.ways import NO_EDGE
from carson.city.facts.geometry import EDGES, bit, first, neighbours
from carson.city.facts.ids import (
    AMOUNT,
    BUILD_12,
    DONE,
    EDGE,
    KEEP,
    MASK_WORDS,
    NO,
    NONE,
    PASS,
    TILE,
    TYPES,
    YES,
)
from carson.city.facts.sheets import LINE_LEAST
from carson.city.facts.spaces import PRICE
from carson.city.table.moves import owner_of
from carson.city.table.table import Table

MAY_REFUSE: Final = 2.0  # points off a House that needs a rival's consent
SHY: Final = 0.1  # points off an answer that commits to something
TIE: Final = 0.001  # points a dollar left over is worth when it buys no more


def is_option(s: Table, action: i64) -> bool:
    return (s.options[action >> 6] & bit(action & 63)) != 0


# ---- land and tiles


def rate_land(
    s: Table, seat: i64, values: MapValues, plan: Plan, ranked: BestAnswers, priced: bool, parcels: i64
) -> None:
    """Parcels, at their price or for nothing."""
    plan.make(s, seat, values)
    while parcels != 0:
        parcel = first(parcels)
        parcels &= ~bit(parcel)
        worth = plan.land(s, values, parcel)
        if priced:
            price = price_for(s, seat, parcel)
            worth -= float(price) * values.dollar + plan.crowded_out(s, values, price)
        ranked.add(parcel, worth)


def rate_building(
    s: Table, seat: i64, values: MapValues, plan: Plan, ranked: BestAnswers, space: i64
) -> None:
    """The tile at its price, or none."""
    plan.make(s, seat, values)
    plan.spaces &= ~bit(space)
    ranked.add(NO, 0.0)
    if is_option(s, YES):
        building = s.market[space - BUILD_12]
        price = building_price(s, seat, space)
        worth = plan.tile(values, building, False) - float(price) * values.dollar
        ranked.add(YES, worth - plan.crowded_out(s, values, price))


# ---- sites and Houses


def rate_site(s: Table, seat: i64, values: MapValues, ranked: BestAnswers, t: i64) -> None:
    """The building where it is worth most; a road only towards a better site."""
    best = values.patience
    road: i64 = NO_EDGE
    ranked.add(KEEP, scale.LATER * (values.left - 1.0))
    sites = s.options[0]
    while sites != 0:
        parcel = first(sites)
        sites &= ~bit(parcel)
        worth = values.building(s, seat, t, parcel)
        best = max(best, worth)
        ranked.add(parcel, worth)
    if s.unplaced_roads[seat] == 0:
        return
    values.ways.measure(s)
    far = s.owned[seat] & empty_land(s)
    while far != 0:
        parcel = first(far)
        far &= ~bit(parcel)
        roads = values.ways.roads_for(s, t, parcel)
        if roads == 0 or roads > s.unplaced_roads[seat]:
            continue
        worth = values.building(s, seat, t, parcel) - scale.STICK * float(roads)
        edge = values.ways.first_for(t, parcel)
        if worth > best and edge != NO_EDGE and is_option(s, EDGE + edge):
            best = worth
            road = edge
    if road != NO_EDGE:
        ranked.add(EDGE + road, best)


def rate_house(
    s: Table, seat: i64, values: MapValues, plan: Plan, ranked: BestAnswers, all_places: bool
) -> None:
    """Where the House helps most: next to own shops first of all."""
    plan.make(s, seat, values)
    ranked.add(KEEP, (values.patience - 1.0) * values.building(s, seat, s.site_type, s.site))
    places = s.options[0]
    near = neighbours(s.site) & places & (~s.taken | s.owned[seat])
    if near != 0 and not all_places:
        places = near
    best = -MAY_REFUSE
    while places != 0:
        parcel = first(places)
        places &= ~bit(parcel)
        owner = owner_of(s, parcel)
        worth = values.house(s, seat, parcel) - plan.reserved(values, parcel)
        if owner != NONE and owner != seat:
            worth -= MAY_REFUSE
        best = max(best, worth)
        ranked.add(parcel, worth)
    if s.unplaced_roads[seat] > 0 and (near == 0 or all_places):
        _rate_road_to_house(s, seat, values, plan, ranked, best, all_places)


def _rate_road_to_house(
    s: Table, seat: i64, values: MapValues, plan: Plan, ranked: BestAnswers, best: float, all_places: bool
) -> None:
    """A road that opens a better place; in a playout next to the new building."""
    far = empty_land(s) & ~s.connected & (~s.taken | s.owned[seat])
    if not all_places:
        far &= neighbours(s.site)
    if far == 0:
        return
    values.ways.measure(s)
    road: i64 = NO_EDGE
    while far != 0:
        parcel = first(far)
        far &= ~bit(parcel)
        roads = values.ways.roads_to(parcel)
        edge = values.ways.first_road(parcel)
        if roads <= s.unplaced_roads[seat] and edge != NO_EDGE and is_option(s, EDGE + edge):
            worth = values.house(s, seat, parcel) - plan.reserved(values, parcel)
            worth -= scale.STICK * float(roads)
            if worth > best:
                best = worth
                road = edge
    if road != NO_EDGE:
        ranked.add(EDGE + road, best)


def rate_consent(s: Table, seat: i64, values: MapValues, ranked: BestAnswers, parcel: i64) -> None:
    """A House on own land scores, but it takes a site and serves a rival."""
    ranked.add(YES, values.house(s, seat, parcel) - values.share * _builder_gain(s, values, parcel))
    ranked.add(NO, 0.0)


def _builder_gain(s: Table, values: MapValues, parcel: i64) -> float:
    """What a rival's new building is worth to it, if this is the only place for its House."""
    builder = owner_of(s, s.site)
    if builder == NONE:
        return 0.0
    places = (house_sites(s) | upgradable(s)) & (~s.taken | s.owned[builder]) & ~s.refused & ~bit(parcel)
    if places != 0:
        return 0.0
    return values.property_vp + float(income(s, builder, s.site_type, s.site)) * values.stream


def rate_deferred(s: Table, seat: i64, values: MapValues, ranked: BestAnswers) -> None:
    """The tile in hand that gains most."""
    ranked.add(DONE, 0.0)
    t: i64
    for t in range(TYPES):
        if not is_option(s, TILE + t):
            continue
        best = 0.0
        sites = s.owned[seat] & empty_land(s)
        while sites != 0:
            parcel = first(sites)
            sites &= ~bit(parcel)
            best = max(best, values.building(s, seat, t, parcel))
        ranked.add(TILE + t, best)


def rate_city_hall(s: Table, seat: i64, values: MapValues, ranked: BestAnswers) -> None:
    """A neutral House for everybody next to it; roads only when nothing else is offered."""
    parcels = s.options[0]
    if parcels == 0:
        rate_alike(s, ranked)
        return
    while parcels != 0:
        parcel = first(parcels)
        parcels &= ~bit(parcel)
        ranked.add(parcel, values.house(s, seat, parcel))


# ---- money


def rate_double(s: Table, seat: i64, values: MapValues, ranked: BestAnswers) -> None:
    """The dollars, or what one type earns once more; a robber takes half of that, too."""
    t: i64
    amount: i64
    for amount in range(AMOUNT, AMOUNT + 32):
        if is_option(s, amount):
            ranked.add(amount, float(amount - AMOUNT) * values.pay_day)
    for t in range(TYPES):
        if is_option(s, TILE + t):
            ranked.add(TILE + t, float(_safe_income(s, seat, t)) * values.pay_day)


def _safe_income(s: Table, seat: i64, building: i64) -> i64:
    """What all buildings of a type pay their owner, less what robbers take."""
    robbers: i64 = 0
    other: i64
    for other in range(s.rules.seats):
        if other != seat:
            robbers |= s.at_parcel[other]
    total: i64 = 0
    left = s.built[building] & s.owned[seat]
    while left != 0:
        parcel = first(left)
        left &= ~bit(parcel)
        amount = income(s, seat, building, parcel)
        total += amount - loot(amount) if (robbers & bit(parcel)) != 0 else amount
    return total


def rate_vp(s: Table, seat: i64, values: MapValues, ranked: BestAnswers, space: i64) -> None:
    """Points bought, and the dollars left."""
    price: i64 = PRICE[space]
    cash = s.cash[seat]
    limit = limit_of(s, seat)
    number: i64
    for number in range(cash // price + 1):
        ranked.add(AMOUNT + number, float(number) + kept(s, values, cash - number * price, limit))


def rate_spending(s: Table, seat: i64, values: MapValues, ranked: BestAnswers) -> None:
    """Points for money above the limit, or a little below it."""
    cash = s.cash[seat]
    limit = limit_of(s, seat)
    number: i64
    for number in range(cash // s.rules.limit_rate + 1):
        if is_option(s, AMOUNT + number):
            left = cash - max(spending(s, seat, number), 0)
            ranked.add(AMOUNT + number, float(number) + kept(s, values, left, limit))


def kept(s: Table, values: MapValues, cash: i64, limit: float) -> float:
    """As `keep_worth`, but in whole points at the end of the game."""
    if values.round < s.rules.rounds:
        return keep_worth(s, values, float(cash), limit)
    most: i64 = int(limit)
    best: i64 = 0
    points: i64
    for points in range(max(cash - most, 0) // s.rules.limit_rate, cash // s.rules.limit_rate + 1):
        left = cash - max(points * s.rules.limit_rate, cash - most, 0)
        best = max(best, points + left // s.rules.final_rate)
    return float(best) + TIE * float(cash)


def rate_mines(
    s: Table, seat: i64, values: MapValues, ranked: BestAnswers, token: float, building: i64
) -> None:
    """Two more times the income of a Mine, for a token."""
    ranked.add(DONE, 0.0)
    mines = s.options[0]
    while mines != 0:
        parcel = first(mines)
        mines &= ~bit(parcel)
        ranked.add(parcel, 2.0 * float(income(s, seat, building, parcel)) * values.pay_day - token)


# ---- anything else


def rate_unknown(s: Table, ranked: BestAnswers) -> None:
    """The answer that commits to least: a word, else the smallest amount, else anything but a road."""
    word: i64
    most = 0.0
    for word in (NO, DONE, KEEP, PASS):
        if is_option(s, word):
            ranked.add(word, most)
            most -= SHY
    only_roads = True
    for word in range(MASK_WORDS):
        left = s.options[word]
        while left != 0:
            index = first(left)
            left &= ~bit(index)
            action = word * 64 + index
            if action == NO or action == DONE or action == KEEP or action == PASS or _is_road(action):
                continue
            only_roads = False
            ranked.add(action, most - TIE * float(action - AMOUNT) if action >= AMOUNT else most - SHY)
    if only_roads:
        rate_alike(s, ranked)


def rate_alike(s: Table, ranked: BestAnswers) -> None:
    """Every answer is as good as any other."""
    word: i64
    for word in range(MASK_WORDS):
        left = s.options[word]
        while left != 0:
            index = first(left)
            left &= ~bit(index)
            ranked.add(word * 64 + index, 0.0)


def _is_road(action: i64) -> bool:
    return action >= EDGE and action < EDGE + EDGES


# ---- before the first round


def rate_sheet(s: Table, seat: i64, ranked: BestAnswers) -> None:
    """Near to the usual wishes for the next line; a full sheet is handed in."""
    sheet = sheet_of(s, seat)
    line = next_line(s, sheet)
    if line == lines(s):
        ranked.add(DONE, 0.0)
        return
    wish: i64 = scale.SHEET[line]
    number: i64
    for number in range(LINE_LEAST[line], most_on(s, sheet, line) + 1):
        ranked.add(AMOUNT + number, -scale.SHEET_STEP * float(max(number - wish, wish - number)))
