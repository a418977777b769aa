"""Placing: what each place is worth to a cowboy, how likely he gets it, and when to stop."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from carson.city.bots.look import Look
from carson.city.bots.masks import ALL, bits
from carson.city.bots.money import limit_of, purchase_worth
from carson.city.bots.outlaws import hunt_worth, odds, outlaw_is_at, rate_hunt
from carson.city.bots.scene import (
    DOLLARS_FOR_FIREPOWER,
    DOLLARS_FOR_PARCEL,
    GAMBLE,
    POINTS_FOR_FIREPOWER,
    Scene,
)
from carson.city.bots.stable import hat_worth, horse_deal
from carson.city.count.incomes import building_count, income
from carson.city.count.places import open_spaces, taken_parcels, taken_spaces, unowned_land
from carson.city.count.placing import singer_spaces, target_parcels, target_spaces
from carson.city.count.prices import building_price
from carson.city.facts.buildings import LEVEL
from carson.city.facts.ids import (
    AMMUNITION,
    BUILD_3,
    BUILD_12,
    BUILDING_VP,
    CITY_HALL,
    COWBOY_INCOME,
    COWBOY_VP,
    DYNAMITE,
    GAMBLING,
    HAT,
    NO_DUEL,
    NONE,
    PARCEL_INCOME,
    PARCEL_VP,
    PASS,
    ROAD,
    ROADS,
    SING,
    SPACE,
    TYPES,
    VP_2,
    VP_5,
    WAGES,
    WHITE,
)
from carson.city.facts.spaces import DUEL, PRICE
from carson.city.table.moves import building_at

NOTHING: Final = -1.0  # the worth of a place that is of no use
ROUNDING_DOWN: Final = 0.25  # points lost on average when half of a number counts
SONG: Final = 12.25  # dollars two multiplied dice show on average
TWO_DICE: Final = 0.8  # how likely dynamite decides a duel
LIKELY: Final = 0.9  # how likely a planned building stands at the end of the round


# ---- the worth of a place once it is won


def place_worth(look: Look, scene: Scene, place: int) -> float:
    if place >= SPACE:
        space = place - SPACE
        if space in SPACE_WORTH:
            return SPACE_WORTH[space](look, scene)
        if BUILD_12 <= space <= BUILD_3:
            return _tile(look, space)
        if VP_5 <= space <= VP_2:
            return _purchase(look, scene, space)
        return NOTHING
    if outlaw_is_at(look.s, place):
        return hunt_worth(look, place)
    if look.survey.taken >> place & 1:
        return _defence(look, scene, place) if look.survey.owner(place) == look.me else _raid(look, place)
    if int(look.s.built[CITY_HALL]) >> place & 1:
        return _city_hall(look, scene)
    return _land(look, place)


def _land(look: Look, parcel: int) -> float:
    price = look.survey.price(parcel)
    budget = look.plan.budget + (price if look.plan.wanted >> parcel & 1 else 0)
    if price > budget:
        return NOTHING
    return look.plan.land(parcel) - price * look.dollar


def _tile(look: Look, space: int) -> float:
    building = int(look.s.market[space - BUILD_12])
    price = int(building_price(look.s, look.me, space))
    if building == NONE or price > look.plan.budget:
        return NOTHING
    return look.plan.tile(building, look.s.cowboys[look.me] > 1) - price * look.dollar


def _purchase(look: Look, scene: Scene, space: int) -> float:
    """Buying points, as far as no cheaper purchase is claimed already."""
    limit = limit_of(look)
    gain = purchase_worth(look, scene.end_cash, limit, PRICE[space])
    for other in range(VP_5, VP_2 + 1):
        if other != space and look.plan.spaces >> other & 1:
            gain -= purchase_worth(look, scene.end_cash, limit, PRICE[other])
    return gain


def _raid(look: Look, parcel: int) -> float:
    """Half of what a building earns; it changes hands, so a rival's loss counts as well."""
    owner = look.survey.owner(parcel)
    building = int(building_at(look.s, parcel))
    loot = int(income(look.s, owner, building, parcel)) // 2
    return loot * look.pay_day * (1 + look.survey.share)


def _defence(look: Look, scene: Scene, parcel: int) -> float:
    """Half of what an own building earns, when somebody is after it."""
    return _raid(look, parcel) if scene.here(parcel) else NOTHING


def _city_hall(look: Look, scene: Scene) -> float:
    """One level more for own buildings from now on, and for nobody else's."""
    worth = float(_levels(look, look.me))
    for seat in scene.here(int(look.s.built[CITY_HALL]).bit_length() - 1):
        worth += look.survey.share * _levels(look, seat)
    return worth * look.survey.stream


def _levels(look: Look, seat: int) -> int:
    mine = look.survey.owned[seat]
    return sum([LEVEL[t] * (int(look.s.built[t]) & mine).bit_count() for t in range(TYPES) if LEVEL[t]])


def _wages(look: Look, scene: Scene) -> float:
    wage = int(look.s.rules.wage) * look.dollar
    if look.s.rules.horses == 0 or look.s.wages[look.me] > 0:
        return wage
    return max(wage, horse_deal(look, scene))  # one horse for each player


def _ammunition(look: Look, scene: Scene) -> float:
    return int(look.s.rules.ammunition) * scene.point


def _roads(look: Look, scene: Scene) -> float:
    return _new_roads(look, int(look.s.rules.roads_won))


def _road(look: Look, scene: Scene) -> float:
    return _new_roads(look, 1)


def _new_roads(look: Look, number: int) -> float:
    """Roads in the supply, and more when a planned building cannot be reached without them."""
    plan = look.plan
    worth = number * look.taste.road
    for building, parcel in plan.used:
        short = look.survey.roads_needed(building, parcel) - plan.unplaced_roads
        if short > 0:
            gained = look.survey.tile_worth(building, parcel) * (1 - plan.patience)
            worth = max(worth, gained * min(number / short, 1.0) * look.taste.hope)
    return worth


def _parcel_income(look: Look, scene: Scene) -> float:
    parcels = look.survey.owned[look.me].bit_count() + look.plan.wanted.bit_count()
    return DOLLARS_FOR_PARCEL * parcels * look.pay_day


def _cowboy_income(look: Look, scene: Scene) -> float:
    return DOLLARS_FOR_FIREPOWER * scene.mine * look.pay_day


def _gambling(look: Look, scene: Scene) -> float:
    return GAMBLE * look.pay_day


def _parcel_vp(look: Look, scene: Scene) -> float:
    parcels = look.survey.owned[look.me].bit_count() + look.plan.wanted.bit_count()
    return float(parcels // 2)


def _cowboy_vp(look: Look, scene: Scene) -> float:
    return POINTS_FOR_FIREPOWER * scene.mine - ROUNDING_DOWN


def _building_vp(look: Look, scene: Scene) -> float:
    return int(building_count(look.s, look.me)) + LIKELY * len(look.plan.used)


SPACE_WORTH: Final[dict[int, Callable[[Look, Scene], float]]] = {
    WAGES: _wages,
    AMMUNITION: _ammunition,
    ROADS: _roads,
    ROAD: _road,
    PARCEL_INCOME: _parcel_income,
    COWBOY_INCOME: _cowboy_income,
    GAMBLING: _gambling,
    PARCEL_VP: _parcel_vp,
    COWBOY_VP: _cowboy_vp,
    BUILDING_VP: _building_vp,
}


# ---- the questions


def rate_place(look: Look, actions: list[int]) -> list[float]:
    """Chance times worth, less what the cowboy would be worth in hand; or pass."""
    scene = Scene(look)
    return [rate_placing(look, scene, action) for action in actions]


def rate_placing(look: Look, scene: Scene, action: int) -> float:
    """One way to place a cowboy, or to pass."""
    if action == PASS:
        return _pass_worth(look, scene)
    if action == WHITE:
        return _white_worth(look, scene)
    if action == SING:
        return SONG * look.pay_day
    if action == NO_DUEL:
        return _sure_worth(look, scene, int(singer_spaces(look.s, look.me)))
    if action == DYNAMITE:
        return _blast_worth(look, scene)
    if action >= HAT:
        return hat_worth(look, scene, action - HAT)
    if outlaw_is_at(look.s, action):
        return rate_hunt(look, scene, action)
    worth = place_worth(look, scene, action)
    if action >= SPACE and not DUEL[action - SPACE]:
        return worth - scene.save
    gain = worth - scene.save
    if scene.here(action):
        gain += look.survey.share * worth
    return scene.win(action, worth) * gain if gain > 0 else gain


def _pass_worth(look: Look, scene: Scene) -> float:
    """Being early on the pass track, while others still place."""
    if len(scene.passed) == look.survey.seats - 1:
        return 0.0
    return look.taste.first_pass[look.survey.round] * look.taste.next_pass ** len(scene.passed)


def _sure_worth(look: Look, scene: Scene, spaces: int) -> float:
    """The best of these spaces without any risk."""
    return max([place_worth(look, scene, SPACE + space) for space in bits(spaces)]) - scene.save


def _blast_worth(look: Look, scene: Scene) -> float:
    """Dynamite where rivals stand already: the best duel to win with two dice."""
    s = look.s
    crowded = (int(taken_parcels(s)) & int(target_parcels(s, look.me)) & ALL, int(taken_spaces(s)))
    places = bits(crowded[0]) + [SPACE + i for i in bits(crowded[1] & int(target_spaces(s, look.me)))]
    worths = [place_worth(look, scene, place) for place in places if scene.here(place)]
    return max(worths, default=NOTHING) * TWO_DICE - scene.save - look.taste.dynamite


def _white_worth(look: Look, scene: Scene) -> float:
    s = look.s
    spaces = bits(int(open_spaces(s)) & ~int(taken_spaces(s)))
    parcels = bits(int(unowned_land(s)) & ~int(taken_parcels(s) | s.outlaws) & ALL)
    return max([place_worth(look, scene, place) for place in [SPACE + i for i in spaces] + parcels])


def rate_white(look: Look, actions: list[int]) -> list[float]:
    """The white cowboy gets whatever he is sent for."""
    scene = Scene(look)
    return [place_worth(look, scene, action) for action in actions]


def rate_fight(look: Look, actions: list[int]) -> list[float]:
    """Duels that will be lost come first: a beaten cowboy comes home and shoots in the next one."""
    scene = Scene(look)
    s = look.s
    scores: list[float] = []
    for action in actions:
        if int(s.at_parcel[look.me]) >> action & 1:
            scores.append(1 - odds(scene, action, scene.firepower[look.me]))
        else:
            scores.append(0.0)
    return scores
