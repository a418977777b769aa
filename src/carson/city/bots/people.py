"""People: the first parcels, the choice of a character and what it gives at once."""

from __future__ import annotations

from typing import Final

from carson.city.bots.look import Look
from carson.city.bots.masks import ALL, bits
from carson.city.bots.money import keep_worth
from carson.city.bots.stable import horse_worth
from carson.city.count.casting import tile_is_left
from carson.city.count.incomes import type_income
from carson.city.count.places import free_parcels, property_left, unowned_land
from carson.city.count.powers import power
from carson.city.facts.buildings import CAP
from carson.city.facts.characters import (
    ARM,
    ARM_PRICE,
    AUCTION_LAND,
    AUCTION_TOKEN,
    BUY_PARCEL,
    BUY_TILE,
    CASH_NOW,
    CASH_OR_DOUBLE,
    CHOOSE_FIRST,
    FETCH,
    FETCH_PRICE,
    FIREPOWER,
    FREE_PARCEL,
    GAIN_CASH,
    GAIN_DYNAMITE,
    GAIN_HORSES,
    GAIN_NO_DUEL,
    GAIN_ROADS,
    GAIN_VP,
    GIFT,
    GRANT_MINE,
    GRANT_RANCH,
    HALF_PRICE,
    HEAL,
    HIRE,
    HIRE_PRICE,
    HOUSE_VP,
    IMMUNE,
    LIMIT,
    MOUNTAIN_VP,
    MOURN,
    PACKAGES,
    PARCEL_CAP,
    POWER,
    POWERS,
    RANDOM_PARCELS,
    REROLL,
    RETIRE,
    RETIRE_VP,
    ROAD_VP,
    SCHOOL_VP,
    SING,
    STORY,
    TAX,
    UNCONTESTED_LAND,
    VP_LOST,
    VP_WON,
    WHITE_COWBOY,
)
from carson.city.facts.ids import AMOUNT, CHARACTER, CHURCH, MINE, PRISON, RANCH, SALOON, SCHOOL, TYPES, YES

SPENT: Final = 0.7  # part of the cash that is spent before the end of a round
WORK: Final = 10.0  # dollars that cowboys bring in a round
GIFT_WORTH: Final = 1.0  # points a gift by the die is worth on average


def rate_land(look: Look, actions: list[int]) -> list[float]:
    """Free land by the best that can be made of it."""
    return [look.plan.land(action) for action in actions]


# ---- characters


def rate_character(look: Look, actions: list[int]) -> list[float]:
    cash = int(look.s.cash[look.me]) * (1 - SPENT) + look.survey.incomes(look.me) + WORK
    return [tile_worth(look, action - CHARACTER, cash) for action in actions]


def tile_worth(look: Look, tile: int, cash: float, less: int = 0) -> float:
    """The powers of a character and its cash limit, which `less` changes."""
    powers = POWER[tile * POWERS : tile * POWERS + POWERS]
    now = look.survey.round
    worth = keep_worth(look, cash, max(LIMIT[tile] + less, 0)) + _wider_worth(look, powers)
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


def _wider_worth(look: Look, powers: bytes) -> float:
    """The powers beyond those of a first game."""
    s = look.s
    taste = look.taste
    dollar = look.dollar
    own = look.survey.owned[look.me]
    worth = float(powers[GAIN_VP] + powers[GIFT] * GIFT_WORTH)
    worth += taste.dynamite * min(powers[GAIN_DYNAMITE], 2)
    if s.rules.horses != 0:
        worth += powers[GAIN_HORSES] * horse_worth(look)
    worth += taste.no_duel * powers[GAIN_NO_DUEL] + taste.song * powers[SING]
    worth += taste.second * powers[FETCH] - powers[FETCH_PRICE] * dollar
    if property_left(s, look.me) > 0:
        worth += powers[RANDOM_PARCELS] * taste.land * look.survey.left
        worth += powers[BUY_PARCEL] * max(best_land(look) - dollar, 0.0) / 2
        if powers[GRANT_MINE]:
            worth += max(grant_worth(look, MINE) - powers[GRANT_MINE] * dollar, 0.0)
        if powers[GRANT_RANCH]:
            worth += max(grant_worth(look, RANCH) - powers[GRANT_RANCH] * dollar, 0.0)
    if powers[BUY_TILE]:
        tiles = [look.plan.tile(t, True) for t in look.plan.goods]
        worth += max(max(tiles, default=0.0) - powers[BUY_TILE] * dollar, 0.0)
    if powers[ARM]:
        worth += max([arm_worth(look, number) for number in range(powers[ARM] + 1)])
    if powers[RETIRE]:
        worth += max([retire_worth(look, number) for number in range(powers[RETIRE] + 1)])
    if powers[AUCTION_LAND] or powers[AUCTION_TOKEN]:
        worth += taste.auction
    if powers[TAX]:
        rivals = [seat for seat in range(look.survey.seats) if seat != look.me]
        worth += dollar * sum([(int(s.cash[seat]) + 9) // 10 for seat in rivals])
    if powers[CASH_NOW]:
        things = int(s.houses | s.townhouses) & own if powers[HOUSE_VP] else int(s.mountains) & own
        later = things.bit_count() if powers[HOUSE_VP] or powers[MOUNTAIN_VP] else 0
        if not powers[CASH_OR_DOUBLE]:
            worth += max(powers[CASH_NOW] * dollar, later)
    worth += powers[VP_WON] * taste.fights + powers[VP_LOST] * taste.fights / 2
    worth += (powers[REROLL] + powers[UNCONTESTED_LAND] + powers[IMMUNE]) * taste.fights
    worth += (powers[HEAL] + powers[MOURN]) * dollar
    worth += powers[ROAD_VP] * int(s.unplaced_roads[look.me]) * dollar
    worth += powers[STORY] * look.survey.incomes(look.me) / (5 * max(look.survey.round, 1))
    worth += powers[PACKAGES] * taste.package + powers[PARCEL_CAP] * dollar / 2
    worth += powers[CHOOSE_FIRST] * taste.first_pass[look.survey.round]
    if powers[SCHOOL_VP]:
        things = int(s.built[SCHOOL] | s.built[PRISON] | s.built[CHURCH]) & own
        worth += powers[SCHOOL_VP] * (things.bit_count() + (int(s.built[SALOON]) & own == 0))
    return worth


def grant_worth(look: Look, building: int) -> float:
    """A building on the best free parcel, connected or not."""
    if not tile_is_left(look.s, building):
        return 0.0
    free = bits(int(free_parcels(look.s)) & ALL)
    return max([look.plan.at(building, parcel) for parcel in free], default=0.0) + look.taste.land


def arm_worth(look: Look, number: int) -> float:
    """Revolvers for the rest of the game."""
    if ARM_PRICE[number] > look.s.cash[look.me]:
        return 0.0
    return number * look.taste.revolver[look.survey.round] - ARM_PRICE[number] * look.dollar


def retire_worth(look: Look, number: int) -> float:
    """Points, less the cowboys they cost."""
    if number > look.s.cowboys[look.me]:
        return 0.0
    return RETIRE_VP[number] - number * (cowboy(look) + look.taste.carry[look.survey.round])


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
    """The dollars at once, or the power at the end of the round."""
    s = look.s
    own = look.survey.owned[look.me]
    now = int(power(s, look.me, CASH_NOW)) * look.dollar
    if power(s, look.me, HOUSE_VP):
        later = float((int(s.houses | s.townhouses) & own).bit_count())
    elif power(s, look.me, MOUNTAIN_VP):
        later = float((int(s.mountains) & own).bit_count())
    else:
        later = best_double(look) * look.pay_day
    return [now if action == YES else later for action in actions]
