"""Stable: what a horse is worth, in an enclosure this round and to the end of the game."""

from __future__ import annotations

from mypy_extensions import i64

from carson.city.count.incomes import income
from carson.city.count.rodeo import yard_points
from carson.city.evaluator import scale
from carson.city.evaluator.answers import is_option
from carson.city.evaluator.best_answers import BestAnswers
from carson.city.evaluator.places import Places
from carson.city.evaluator.worth_of_horses import horse, rodeo
from carson.city.facts.enclosures import (
    GUNS,
    HAT_COWBOY,
    HATS,
    HERD,
    HORSE_PRICE,
    HORSES_FOR_MORE,
    PURSE,
    PURSE_CASH,
    RIDE,
    YARDS,
)
from carson.city.facts.geometry import bit, first
from carson.city.facts.ids import HAT, HORSE, NO, RANCH
from carson.city.table.agenda import a_of
from carson.city.table.stable import has_cowboy_in, horses_in
from carson.city.table.stack import top
from carson.city.table.table import Table

# ---- the questions


def rate_horse(s: Table, seat: i64, places: Places, ranked: BestAnswers) -> None:
    """The enclosure where a horse does most, or none; one bought on Wages has its price."""
    values = places.values
    places.look(s, seat)
    bought = a_of(top(s)) != 0
    price = 0.0
    if bought:
        price = float(s.rules.wage + HORSE_PRICE) * values.dollar - horse(s, seat, values)
    ranked.add(NO, 0.0)
    rate_yards(s, seat, places, ranked, bought, -price)


def rate_yards(s: Table, seat: i64, places: Places, ranked: BestAnswers, bought: bool, extra: float) -> None:
    """The enclosures for one more horse."""
    yard: i64
    for yard in range(YARDS):
        if is_option(s, HORSE + yard):
            ranked.add(HORSE + yard, enclosure(s, seat, places, yard, bought) + extra)


def rate_hats(s: Table, seat: i64, places: Places, ranked: BestAnswers) -> None:
    """A cowboy beside the horses of an enclosure, who is gone afterwards."""
    yard: i64
    for yard in range(YARDS):
        if is_option(s, HAT + yard):
            more = yard_points(s, seat, yard)
            ranked.add(HAT + yard, rodeo(s, seat, places.values, more) - places.save)


def rate_herd(s: Table, seat: i64, ranked: BestAnswers) -> None:
    """The Ranch that earns its owner most when it pays double; a robber takes half of that, too."""
    robbers: i64 = 0
    other: i64
    for other in range(s.rules.seats):
        if other != seat:
            robbers |= s.at_parcel[other]
    ranches = s.options[0]
    while ranches != 0:
        parcel = first(ranches)
        ranches &= ~bit(parcel)
        amount = float(income(s, seat, RANCH, parcel))
        ranked.add(parcel, amount / 2.0 if (robbers & bit(parcel)) != 0 else amount)


# ---- worth


def enclosure(s: Table, seat: i64, places: Places, yard: i64, bought: bool) -> float:
    """What one more horse there does this round."""
    values = places.values
    hats: i64 = HATS[yard]
    worth = rodeo(s, seat, values, hats * HAT_COWBOY if has_cowboy_in(s, seat, yard) else hats)
    there = horses_in(s, seat, yard)
    if yard == GUNS and (there == 0 or there == HORSES_FOR_MORE - 1):
        worth += places.point
    elif yard == RIDE and not bought:
        worth += scale.RIDE_TEMPO
    elif yard == HERD:
        worth += float(_next_ranch(s, seat, there)) * values.pay_day
    elif yard == PURSE:
        worth += float(PURSE_CASH) * values.dollar
    return worth


def _next_ranch(s: Table, seat: i64, horses: i64) -> i64:
    """What the best Ranch earns for which there is no horse yet."""
    incomes: list[int] = []
    ranches = s.built[RANCH] & s.owned[seat]
    while ranches != 0:
        parcel = first(ranches)
        ranches &= ~bit(parcel)
        incomes.append(int(income(s, seat, RANCH, parcel)))
    incomes.sort(reverse=True)
    return incomes[int(horses)] if horses < len(incomes) else 0


def deal(s: Table, seat: i64, places: Places) -> float:
    """A horse bought on Wages, put where it does most, less its price."""
    best = 0.0
    yard: i64
    for yard in range(YARDS):
        best = max(best, enclosure(s, seat, places, yard, True))
    return horse(s, seat, places.values) + best - float(HORSE_PRICE) * places.values.dollar
