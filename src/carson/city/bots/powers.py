"""Powers: the questions that come with characters, each answer rated in points."""

from __future__ import annotations

from typing import Final

from carson.city.bots.look import Look
from carson.city.bots.masks import ALL, bits
from carson.city.bots.people import arm_worth, grant_worth, retire_worth, tile_worth
from carson.city.bots.placing import place_worth
from carson.city.bots.scene import Scene
from carson.city.count.firepower import firepower
from carson.city.count.incomes import income
from carson.city.count.outlaws import outlaw_at
from carson.city.count.powers import holder, power
from carson.city.facts.characters import (
    BUY_TILE,
    FETCH_PRICE,
    GRANT_MINE,
    HEAL,
    LIMIT,
    MOURN,
    PACKAGE_PRICE,
)
from carson.city.facts.ids import (
    AMOUNT,
    BUILD_12,
    CHARACTER,
    DONE,
    MINE,
    NO,
    PASS,
    PAY,
    RANCH,
    SPACE,
    YES,
)
from carson.city.table.moves import stands_at
from carson.city.table.stack import top
from carson.city.topics.powers.auctioneer import seller_of
from carson.city.topics.powers.governor import tax_of

WASTE: Final = 0.02  # points that an action without any gain costs
RAISE: Final = 0.1  # points a dollar more in a bid costs, besides the dollar itself


def rate_second(look: Look, actions: list[int]) -> list[float]:
    """A second tile for its price, with the smaller cash limit."""
    cash = float(look.s.cash[look.me]) + look.survey.incomes(look.me)
    price = int(power(look.s, look.me, FETCH_PRICE)) * look.dollar
    less = LIMIT[int(look.s.character[look.me])]
    return [0.0 if a == NO else tile_worth(look, a - CHARACTER, cash, less) - price for a in actions]


def rate_arms(look: Look, actions: list[int]) -> list[float]:
    return [arm_worth(look, action - AMOUNT) for action in actions]


def rate_retirement(look: Look, actions: list[int]) -> list[float]:
    return [retire_worth(look, action - AMOUNT) for action in actions]


def rate_track(look: Look, actions: list[int]) -> list[float]:
    """Any tile of the track, or a Mine or Ranch with land for it."""
    price = int(power(look.s, look.me, look.a)) * look.dollar
    scores: list[float] = []
    for action in actions:
        if action == NO:
            scores.append(0.0)
        elif look.a == BUY_TILE:
            building = int(look.s.market[action - SPACE - BUILD_12])
            scores.append(look.plan.tile(building, True) - price)
        else:
            scores.append(grant_worth(look, MINE if look.a == GRANT_MINE else RANCH) - price)
    return scores


def rate_homestead(look: Look, actions: list[int]) -> list[float]:
    return [look.plan.at(look.a, action) for action in actions]


def rate_gift_land(look: Look, actions: list[int]) -> list[float]:
    """Parcels to put under the hammer, or to buy at once; or none."""
    return [0.0 if a == NO else look.plan.land(a) for a in actions]


def rate_purchase(look: Look, actions: list[int]) -> list[float]:
    """One parcel at its price."""
    scores: list[float] = []
    for action in actions:
        worth = 0.0 if action == NO else look.plan.land(action) - look.survey.price(action) * look.dollar
        scores.append(worth)
    return scores


def rate_bid(look: Look, actions: list[int]) -> list[float]:
    """The smallest raise while the lot is worth it; the own auction gives half or all of it back."""
    s = look.s
    sells = int(seller_of(top(s))) == look.me
    if s.lot != 0:
        worth = sum([look.plan.land(p) for p in bits(int(s.lot) & ALL)])
        cost = 0.5 if sells else 1.0
    else:
        worth = int(s.rules.ammunition) * look.nerve * look.taste.brawl / 2
        cost = 0.0 if sells else 1.0
    scores: list[float] = []
    for action in actions:
        bid = action - AMOUNT
        scores.append(0.0 if action == PASS else worth - bid * (cost * look.dollar + RAISE))
    return scores


def rate_tax(look: Look, actions: list[int]) -> list[float]:
    rivals = [seat for seat in range(look.survey.seats) if seat != look.me]
    return [float(sum([int(tax_of(look.s, seat, action)) for seat in rivals])) for action in actions]


def rate_reroll(look: Look, actions: list[int]) -> list[float]:
    """Again only when the duel is being lost."""
    s = look.s
    totals = {
        seat: int(s.dice[seat] + firepower(s, seat))
        for seat in range(look.survey.seats)
        if stands_at(s, seat, look.a)
    }
    if max(totals.values()) < outlaw_at(s, look.a):
        return [float(action == YES) for action in actions]
    leader = next(int(seat) for seat in s.pass_order if totals.get(int(seat)) == max(totals.values()))
    return [float((action == YES) != (leader == look.me)) for action in actions]


def rate_healing(look: Look, actions: list[int]) -> list[float]:
    """Another place for the beaten cowboy, who would otherwise be saved for the next round."""
    scene = Scene(look)
    fee = 0 if holder(look.s, HEAL) == look.me else int(power(look.s, holder(look.s, HEAL), HEAL))
    scores: list[float] = []
    for action in actions:
        worth = 0.0 if action == NO else place_worth(look, scene, action) - scene.save - fee * look.dollar
        scores.append(worth)
    return scores


def rate_mourning(look: Look, actions: list[int]) -> list[float]:
    price = int(power(look.s, holder(look.s, MOURN), MOURN)) * look.dollar
    return [-price * (1 + look.survey.share) if action == PAY else -1.0 for action in actions]


def rate_mines(look: Look, actions: list[int]) -> list[float]:
    """Two more times the income of a Mine; a token that is kept is worth less each round."""
    token = look.taste.dynamite * (look.survey.rounds - look.survey.round)
    scores: list[float] = []
    for action in actions:
        if action == DONE:
            scores.append(0.0)
        else:
            scores.append(2 * int(income(look.s, look.me, MINE, action)) * look.pay_day - token - WASTE)
    return scores


def rate_package(look: Look, actions: list[int]) -> list[float]:
    """Points for dollars, as far as the dollars are worth less."""
    scores: list[float] = []
    for action in actions:
        points = action - AMOUNT
        scores.append(points - PACKAGE_PRICE.get(points, 0) * look.pay_day)
    return scores


def rate_dynamite(look: Look, actions: list[int]) -> list[float]:
    """Where rivals stand already and most is at stake."""
    scene = Scene(look)
    return [place_worth(look, scene, a) * (1 + len(scene.here(a))) for a in actions]


def rate_no_duel(look: Look, actions: list[int]) -> list[float]:
    """A token makes any of its places sure."""
    scene = Scene(look)
    return [place_worth(look, scene, action) for action in actions]
