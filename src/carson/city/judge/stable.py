"""Stable: what a horse is worth, in an enclosure this round and to the end of the game."""

from __future__ import annotations

from mypy_extensions import i64

from carson.city.count.incomes import income
from carson.city.count.rodeo import own_horses, rodeo_points, yard_points
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
from carson.city.judge import scale
from carson.city.judge.answers import is_option
from carson.city.judge.places import Places
from carson.city.judge.tally import Tally
from carson.city.table.agenda import a_of
from carson.city.table.stable import has_cowboy_in, horses_in
from carson.city.table.stack import top
from carson.city.table.table import Table

# ---- the questions


def rate_horse(s: Table, seat: i64, places: Places, tally: Tally) -> None:
    """The enclosure where a horse does most, or none; one bought on Wages has its price."""
    study = places.study
    places.look(s, seat)
    bought = a_of(top(s)) != 0
    price = 0.0
    if bought:
        price = float(s.rules.wage + HORSE_PRICE) * study.dollar - horse(s, seat, places)
    tally.add(NO, 0.0)
    rate_yards(s, seat, places, tally, bought, -price)


def rate_yards(s: Table, seat: i64, places: Places, tally: Tally, bought: bool, extra: float) -> None:
    """The enclosures for one more horse."""
    yard: i64
    for yard in range(YARDS):
        if is_option(s, HORSE + yard):
            tally.add(HORSE + yard, enclosure(s, seat, places, yard, bought) + extra)


def rate_hats(s: Table, seat: i64, places: Places, tally: Tally) -> None:
    """A cowboy beside the horses of an enclosure, who is gone afterwards."""
    yard: i64
    for yard in range(YARDS):
        if is_option(s, HAT + yard):
            more = yard_points(s, seat, yard)
            tally.add(HAT + yard, rodeo(s, seat, places, more) - places.save)


def rate_herd(s: Table, seat: i64, tally: Tally) -> None:
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
        tally.add(parcel, amount / 2.0 if (robbers & bit(parcel)) != 0 else amount)


# ---- worth


def horse(s: Table, seat: i64, places: Places) -> float:
    """One more horse: its points at the end with the tokens still to come, and its work until then."""
    rodeos = places.study.left
    tokens = float(s.rodeo_tokens[seat]) + rodeos / float(s.rules.seats)
    return 1.0 + tokens + scale.HORSE_WORK * max(rodeos - 1.0, 0.0)


def rodeo(s: Table, seat: i64, places: Places, more: i64) -> float:
    """Rodeo points by the token they may win: a point for every horse at the end."""
    token = float(own_horses(s, seat)) + scale.MORE_HORSES * max(places.study.left - 1.0, 0.0)
    lead = rodeo_points(s, seat) - _best_rival(s, seat)
    return token * (_wins(float(lead + more)) - _wins(float(lead)))


def _best_rival(s: Table, seat: i64) -> i64:
    best: i64 = 0
    other: i64
    for other in range(s.rules.seats):
        if other != seat:
            best = max(best, rodeo_points(s, other))
    return best


def _wins(lead: float) -> float:
    """How likely the rodeo is won; nobody knows what rivals will add."""
    likely = 0.5 + lead / (2.0 * scale.RODEO_LEAD)
    return 0.0 if likely < 0.0 else min(likely, 1.0)


def enclosure(s: Table, seat: i64, places: Places, yard: i64, bought: bool) -> float:
    """What one more horse there does this round."""
    study = places.study
    hats: i64 = HATS[yard]
    worth = rodeo(s, seat, places, hats * HAT_COWBOY if has_cowboy_in(s, seat, yard) else hats)
    there = horses_in(s, seat, yard)
    if yard == GUNS and (there == 0 or there == HORSES_FOR_MORE - 1):
        worth += places.point
    elif yard == RIDE and not bought:
        worth += scale.RIDE_TEMPO
    elif yard == HERD:
        worth += float(_next_ranch(s, seat, there)) * study.pay_day
    elif yard == PURSE:
        worth += float(PURSE_CASH) * study.dollar
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
