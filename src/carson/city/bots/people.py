"""People: the first parcels, the choice of a character and what it gives at once."""

from __future__ import annotations

from typing import Final

from carson.city.bots.look import Look
from carson.city.bots.masks import ALL, bits
from carson.city.bots.money import keep_worth
from carson.city.count.incomes import type_income
from carson.city.count.places import property_left, unowned_land
from carson.city.facts.buildings import CAP
from carson.city.facts.characters import (
    CASH_OR_DOUBLE,
    FIREPOWER,
    FREE_PARCEL,
    GAIN_CASH,
    GAIN_ROADS,
    HALF_PRICE,
    HIRE,
    HIRE_PRICE,
    LIMIT,
    POWER,
    POWERS,
    WHITE_COWBOY,
)
from carson.city.facts.ids import AMOUNT, CHARACTER, TYPES, YES

SPENT: Final = 0.7  # part of the cash that is spent before the end of a round
WORK: Final = 10.0  # dollars that cowboys bring in a round


def rate_land(look: Look, actions: list[int]) -> list[float]:
    """Free land by the best that can be made of it."""
    return [look.plan.land(action) for action in actions]


# ---- characters


def rate_character(look: Look, actions: list[int]) -> list[float]:
    cash = int(look.s.cash[look.me]) * (1 - SPENT) + look.survey.incomes(look.me) + WORK
    return [tile_worth(look, action - CHARACTER, cash) for action in actions]


def tile_worth(look: Look, tile: int, cash: float) -> float:
    """The powers of a character and its cash limit."""
    powers = POWER[tile * POWERS : tile * POWERS + POWERS]
    now = look.survey.round
    worth = keep_worth(look, cash, LIMIT[tile])
    worth += powers[GAIN_CASH] * look.dollar
    worth += powers[GAIN_ROADS] * look.taste.road
    if powers[HALF_PRICE]:
        worth += look.taste.half_price[now]
    if powers[CASH_OR_DOUBLE]:
        worth += max(powers[CASH_OR_DOUBLE] * look.dollar, best_double(look) * look.pay_day)
    if powers[WHITE_COWBOY]:
        worth += look.taste.white
    if powers[FREE_PARCEL] and property_left(look.s, look.me) > 0:
        worth += powers[FREE_PARCEL] * best_land(look)
    if powers[HIRE]:
        worth += max([hire_worth(look, number) for number in range(powers[HIRE] + 1)])
    worth += powers[FIREPOWER] * fighting(look)
    return worth


def best_double(look: Look) -> int:
    return max([int(type_income(look.s, look.me, t)) for t in range(TYPES) if CAP[t]])


def best_land(look: Look) -> float:
    return max([look.plan.land(p) for p in bits(int(unowned_land(look.s)) & ALL)], default=0.0)


def hire_worth(look: Look, number: int) -> float:
    """Cowboys at once, as far as there are any."""
    if number > look.s.reserve[look.me] or HIRE_PRICE[number] > look.s.cash[look.me]:
        return 0.0
    return number * cowboy(look) - HIRE_PRICE[number] * look.dollar


def cowboy(look: Look) -> float:
    """One more cowboy in this round."""
    return int(look.s.rules.wage) * look.dollar + look.nerve


def fighting(look: Look) -> float:
    """One more point of firepower in this round: duels, and the spaces that pay for it."""
    return look.nerve * look.taste.brawl + look.pay_day


def rate_hire(look: Look, actions: list[int]) -> list[float]:
    return [hire_worth(look, action - AMOUNT) for action in actions]


def rate_cash_now(look: Look, actions: list[int]) -> list[float]:
    """The dollars at once, or one type of building doubled at the end of the round."""
    now = POWER[int(look.s.tile[look.me]) * POWERS + CASH_OR_DOUBLE] * look.dollar
    later = best_double(look) * look.pay_day
    return [now if action == YES else later for action in actions]
