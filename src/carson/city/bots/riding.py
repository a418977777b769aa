"""Riding: what a player does with a horse in the second enclosure."""

from __future__ import annotations

from typing import Final

from carson.city.bots.look import Look
from carson.city.bots.masks import ALL, bits
from carson.city.bots.placing import place_worth, rate_placing
from carson.city.bots.scene import Scene
from carson.city.count.riding import goal_parcels, goal_spaces, movable_parcels, movable_spaces
from carson.city.facts.ids import MOVE, NO, SPACE
from carson.city.facts.spaces import DUEL

WASTE: Final = 0.05  # points that a move without any gain costs


def rate_ride(look: Look, actions: list[int]) -> list[float]:
    """Another cowboy, a pass, a move; or nothing."""
    scene = Scene(look)
    scores: list[float] = []
    for action in actions:
        if action == NO:
            scores.append(0.0)
        elif action == MOVE:
            movers = bits(int(movable_parcels(look.s, look.me)) & ALL)
            movers += [SPACE + space for space in bits(int(movable_spaces(look.s, look.me)))]
            scores.append(max([_gain(look, scene, place) for place in movers]) - WASTE)
        else:
            scores.append(rate_placing(look, scene, action))
    return scores


def rate_move(look: Look, actions: list[int]) -> list[float]:
    """The cowboy that gains most by going elsewhere, and then the best place for it, or home."""
    scene = Scene(look)
    if look.a == 0:
        return [_gain(look, scene, action) for action in actions]
    return [scene.save if action == NO else _stand(look, scene, action) for action in actions]


def _gain(look: Look, scene: Scene, origin: int) -> float:
    """How much better off a cowboy is at its best other place."""
    goals = bits(int(goal_parcels(look.s, look.me, origin)) & ALL)
    goals += [SPACE + space for space in bits(int(goal_spaces(look.s, look.me, origin)))]
    best = max([_stand(look, scene, place) for place in goals], default=scene.save)
    return max(best, scene.save) - _stand(look, scene, origin)


def _stand(look: Look, scene: Scene, place: int) -> float:
    """What a cowboy at a place will bring."""
    worth = place_worth(look, scene, place)
    if worth <= 0 or (place >= SPACE and not DUEL[place - SPACE]):
        return worth
    return scene.win(place, worth) * worth
