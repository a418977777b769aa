"""Shifting: with Kit Carson a cowboy in a duel it will hardly win goes where it is worth more."""

from __future__ import annotations

from typing import Final

from carson.city.bots.look import Look
from carson.city.bots.masks import ALL, bits
from carson.city.bots.placing import NOTHING, rate_place, rate_white
from carson.city.bots.scene import Scene
from carson.city.bots.stable import enclosure_worth
from carson.city.count import shifting
from carson.city.count.placing import target_parcels, target_spaces
from carson.city.facts.enclosures import YARDS
from carson.city.facts.ids import BACK, DONE, HORSE, PASS, SPACE
from carson.city.table import moves
from carson.city.table.table import Table

TROUBLE: Final = 0.6  # points that the time and the take-back are worth
NEVER: Final = -100.0  # not worth a thought
AT_ONCE: Final = 100.0  # a horse costs no time
HASTE: Final = 0.5  # part of a player on the pass track that is lost by placing one more cowboy


def rate_place_or_shift(look: Look, actions: list[int]) -> list[float]:
    """Placing and passing as ever; a take-back for what is gained elsewhere; a horse as soon as it may."""
    if not look.s.rules.take_backs:
        return rate_place(look, actions)
    placing = [action for action in actions if not BACK <= action < HORSE + YARDS]
    scores = dict(zip(placing, rate_place(look, placing), strict=True))
    if look.last_round and PASS in scores:
        scores[PASS] += HASTE * int(look.s.rules.pass_vp)
    scene = Scene(look)
    for action in actions:
        if shifting.is_take_back(action):
            scores[action] = _gain_by_shifting(look, scene, int(shifting.place_of(action)))
        elif HORSE <= action < HORSE + YARDS:
            scores[action] = AT_ONCE + enclosure_worth(look, scene, action - HORSE, bought=False)
    return [scores[action] for action in actions]


def _gain_by_shifting(look: Look, scene: Scene, place: int) -> float:
    """What the best other place is worth more than this one, where rivals have come."""
    if not scene.here(place) or not moves.stands_at(look.s, look.me, place):
        return NEVER
    without = look.s.clone()
    if not isinstance(without, Table):
        return NEVER
    moves.take_back(without, look.me, place)
    look.survey.s = without
    elsewhere = _places(without, look.me)
    worths = dict(zip(elsewhere, rate_place(Look(look.survey), elsewhere), strict=True))
    look.survey.s = look.s
    here = worths.pop(place, 0.0)
    return max([0.0, *worths.values()]) - here - TROUBLE


def _places(s: Table, seat: int) -> list[int]:
    spaces = [SPACE + space for space in bits(int(target_spaces(s, seat)))]
    return bits(int(target_parcels(s, seat)) & ALL) + spaces


def rate_shift(look: Look, actions: list[int]) -> list[float]:
    """Where a piece goes that was taken back; at home it gains nothing."""
    rated = [action for action in actions if action != DONE]
    rater = rate_white if look.a == shifting.TOOK_WHITE else rate_place
    scores = dict(zip(rated, rater(look, rated), strict=True))
    scores[DONE] = NOTHING if look.a == shifting.TOOK_WHITE else 0.0
    return [scores[action] for action in actions]
