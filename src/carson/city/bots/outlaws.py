"""Outlaws: when a fight with one is worth a cowboy, what to take from it, and in which order they move."""

from __future__ import annotations

from typing import Final

from carson.city.bots.look import Look, Rater
from carson.city.bots.masks import ALL, bits
from carson.city.bots.scene import Scene
from carson.city.count.incomes import loot
from carson.city.count.odds import WINS_TIES, chance
from carson.city.count.outlaws import is_halved, lure, raid_parcels, tile_vp
from carson.city.count.payouts import full_payout
from carson.city.count.places import attackable
from carson.city.count.powers import power
from carson.city.facts.characters import VP_WON
from carson.city.facts.geometry import PARCELS
from carson.city.facts.ids import NONE, POINTS, ROB, SPACE
from carson.city.table.agenda import ASK_BOOTY, ASK_OUTLAW
from carson.city.table.moves import building_at
from carson.city.table.table import Table

HOPELESS: Final = -1.0


def outlaw_is_at(s: Table, place: int) -> bool:
    return place < SPACE and bool(int(s.outlaws) >> place & 1)


# ---- fighting


def hunt_worth(look: Look, parcel: int) -> float:
    """Points from beating the outlaw on a parcel: its own, and the income that is free again."""
    s = look.s
    worth = float(tile_vp(s))
    freed = _half(look, parcel)
    if look.survey.owner(parcel) == look.me:
        worth += freed
    else:
        worth = max(worth - look.survey.share * freed, _robbery(look, parcel))
    return worth + int(power(s, look.me, VP_WON))


def _half(look: Look, parcel: int) -> float:
    """The income an outlaw keeps from a building's owner, in points."""
    owner, building = look.survey.owner(parcel), int(building_at(look.s, parcel))
    if NONE in (owner, building) or not is_halved(look.s, owner, parcel):
        return 0.0
    return int(loot(full_payout(look.s, owner, building, parcel))) * look.pay_day


def _robbery(look: Look, parcel: int) -> float:
    """Half the income of a rival's building; what the rival loses counts as well."""
    if not int(attackable(look.s, look.me)) >> parcel & 1:
        return HOPELESS
    owner, building = look.survey.owner(parcel), int(building_at(look.s, parcel))
    taken = int(loot(full_payout(look.s, owner, building, parcel)))
    return taken * look.pay_day * (1 + look.survey.share)


def odds(scene: Scene, parcel: int, mine: float) -> float:
    """How likely this much firepower beats the outlaw and whoever stands there."""
    rivals = [scene.rival(seat) for seat in scene.here(parcel)]
    dice = [1] * len(rivals)
    if outlaw_is_at(scene.look.s, parcel):
        rivals.append((float(scene.look.s.outlaw_strength), WINS_TIES))
        dice.append(0)
    return chance(mine, rivals, 1, dice)


def rate_hunt(look: Look, scene: Scene, parcel: int) -> float:
    """A beaten cowboy comes home, so only the hopeless fights are worth nothing at all."""
    likely = odds(scene, parcel, scene.mine)
    gain = hunt_worth(look, parcel) - scene.save
    return likely * gain if likely > 0 and gain > 0 else HOPELESS


# ---- the questions


def rate_booty(look: Look, actions: list[int]) -> list[float]:
    return [_robbery(look, look.a) if a == ROB else float(tile_vp(look.s)) for a in actions]


def rate_outlaw(look: Look, actions: list[int]) -> list[float]:
    """An outlaw that leaves me for a rival first; one that comes to me last."""
    return [_swing(look, action) for action in actions]


def _swing(look: Look, parcel: int) -> float:
    goals = bits(int(raid_parcels(look.s, parcel)) & ALL)
    if not goals:
        return 0.0
    return sum([_harm(look, goal) for goal in goals]) / len(goals) - _harm(look, parcel)


def _harm(look: Look, parcel: int) -> float:
    """Points for me if an outlaw sits here."""
    half = int(lure(look.s, parcel)) / 2 * look.pay_day
    return -half if look.survey.owner(parcel) == look.me else look.survey.share * half


OUTLAW_QUESTIONS: Final[dict[int, tuple[Rater, frozenset[int]]]] = {
    ASK_OUTLAW: (rate_outlaw, frozenset(range(PARCELS))),
    ASK_BOOTY: (rate_booty, frozenset([POINTS, ROB])),
}
