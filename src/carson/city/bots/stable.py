"""Stable: what a horse is worth, in an enclosure this round and to the end of the game."""

from __future__ import annotations

from typing import Final

from carson.city.bots.look import Look
from carson.city.bots.masks import bits
from carson.city.bots.scene import Scene
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
)
from carson.city.facts.ids import HORSE, NO, RANCH
from carson.city.table.stable import has_cowboy_in, horses_in

WORK: Final = 0.5  # points from the work of a horse in a round
TEMPO: Final = 0.6  # points from another placement or an early pass
MORE_HORSES: Final = 0.5  # horses a player will still get in each later round
RIVALRY: Final = 6.0  # rodeo points by which a rival may still gain on the leader


# ---- to the end of the game


def horse_worth(look: Look) -> float:
    """One more horse: its points at the end with the tokens still to come, and its work until then."""
    rodeos = look.survey.left
    tokens = int(look.s.rodeo_tokens[look.me]) + rodeos / look.survey.seats
    return 1 + tokens + WORK * max(rodeos - 1, 0)


def token_worth(look: Look) -> float:
    """One more rodeo token: a point for every horse at the end."""
    return int(own_horses(look.s, look.me)) + MORE_HORSES * max(look.survey.left - 1, 0)


def win_chance(look: Look, more: int) -> float:
    """How likely the rodeo is won with so many points more; nobody knows what rivals will add."""
    s = look.s
    best = max([int(rodeo_points(s, seat)) for seat in range(look.survey.seats) if seat != look.me])
    lead = int(rodeo_points(s, look.me)) + more - best
    return min(max(0.5 + lead / (2 * RIVALRY), 0.0), 1.0)


def points_worth(look: Look, more: int) -> float:
    """Rodeo points by the token they may win."""
    return token_worth(look) * (win_chance(look, more) - win_chance(look, 0))


# ---- in an enclosure


def enclosure_worth(look: Look, scene: Scene, yard: int, bought: bool) -> float:
    """What one more horse there does this round."""
    s, me = look.s, look.me
    worth = points_worth(look, HATS[yard] * (HAT_COWBOY if has_cowboy_in(s, me, yard) else 1))
    there = int(horses_in(s, me, yard))
    if yard == GUNS and there in (0, HORSES_FOR_MORE - 1):
        worth += scene.point
    elif yard == RIDE and not bought:
        worth += TEMPO
    elif yard == HERD:
        worth += _next_ranch(look, there) * look.pay_day
    elif yard == PURSE:
        worth += PURSE_CASH * look.dollar
    return worth


def _next_ranch(look: Look, horses: int) -> int:
    """What the best Ranch earns for which there is no horse yet."""
    ranches = bits(int(look.s.built[RANCH]) & look.survey.owned[look.me])
    incomes = sorted([int(income(look.s, look.me, RANCH, parcel)) for parcel in ranches], reverse=True)
    return incomes[horses] if horses < len(incomes) else 0


def hat_worth(look: Look, scene: Scene, yard: int) -> float:
    """A cowboy beside the horses of an enclosure, who is gone afterwards."""
    return points_worth(look, int(yard_points(look.s, look.me, yard))) - scene.save


def horse_deal(look: Look, scene: Scene) -> float:
    """A horse bought on Wages, put where it does most."""
    best = max([enclosure_worth(look, scene, yard, True) for yard in range(len(HATS))])
    return horse_worth(look) + best - HORSE_PRICE * look.dollar


def rate_horse(look: Look, actions: list[int]) -> list[float]:
    """The enclosure where a horse does most; a bought one has its price."""
    scene = Scene(look)
    bought = look.a != 0
    price = (int(look.s.rules.wage) + HORSE_PRICE) * look.dollar
    extra = horse_worth(look) - price if bought else 0.0
    return [
        0.0 if action == NO else enclosure_worth(look, scene, action - HORSE, bought) + extra
        for action in actions
    ]


def rate_herd(look: Look, actions: list[int]) -> list[float]:
    """The Ranch that earns its owner most when it pays double; a robber takes half of that, too."""
    s = look.s
    robbers = 0
    for seat in range(look.survey.seats):
        if seat != look.me:
            robbers |= int(s.at_parcel[seat])
    scores: list[float] = []
    for parcel in actions:
        amount = int(income(s, look.me, RANCH, parcel))
        scores.append(amount / 2 if robbers >> parcel & 1 else float(amount))
    return scores
