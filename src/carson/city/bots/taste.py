"""Taste: every number a rancher judges by, in victory points unless a comment says otherwise.

Rows are by round, 1 to 4; the first entry stands for the set-up before round 1. Most numbers were
found in games between bots that differed in one of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

Row = tuple[float, float, float, float, float]
LAST_ROW: Final = 4


@dataclass(frozen=True, slots=True)
class Taste:
    """What a bot likes."""

    # ---- money
    dollar: Row = (0.30, 0.30, 0.25, 0.20, 0.15)  # one dollar while buying
    pay_day: Row = (0.24, 0.24, 0.19, 0.15, 0.13)  # one dollar of income
    need: Row = (20.0, 20.0, 20.0, 20.0, 0.0)  # dollars that are worth `dollar` in the next round
    idle: Row = (0.22, 0.22, 0.19, 0.17, 0.0)  # one dollar beyond that, carried into the next round

    # ---- land and buildings
    land: float = 0.25  # a parcel for each round it may count for income or points
    building: float = 0.15  # a building for each round it may count for points
    site: float = 0.35  # an empty parcel nothing waits for, for each later round
    hope: float = 0.6  # part of a building's worth that a parcel gets before the building is bought
    later: float = 0.3  # part of a building's worth when it cannot be placed this round
    crowd: float = 0.35  # Houses that come next to a building in each later round
    fading: float = 0.4  # dollars a Ranch loses in each later round
    road: float = 0.25  # a road in the supply
    spite: float = 0.6  # what all rivals lose or win together, shared by their number

    # ---- cowboys
    carry: Row = (0.9, 0.9, 0.8, 0.6, 0.0)  # a cowboy saved for the next round
    revolver: Row = (1.6, 1.6, 1.2, 0.8, 0.4)  # a revolver for the rest of the game
    nerve: Row = (0.35, 0.35, 0.7, 0.7, 0.4)  # a point of firepower while all rivals may still come
    calm: float = 0.4  # part of `nerve` that is left against a single rival
    stay: float = 0.7  # part of the cowboys in hand that a player who has not passed keeps
    contest: float = 0.03  # how likely one rival joins a place, for each point it is worth
    contest_most: float = 0.25
    duel_point: float = 0.3  # what one point of firepower adds in a duel of one's own
    first_pass: Row = (0.0, 0.8, 0.8, 0.8, 0.1)  # being the first to pass
    next_pass: float = 0.5  # each later position is worth this part of the one before

    # ---- characters
    half_price: Row = (1.4, 1.4, 1.4, 1.2, 0.7)  # buildings at half price
    white: float = 4.0  # a placement that nobody contests, besides the cowboy it saves
    second: float = 3.0  # a second tile to choose
    dynamite: float = 0.8  # a token of dynamite
    no_duel: float = 1.2  # a no-duel token
    song: float = 2.5  # a cowboy who gambles without a duel
    auction: float = 1.5  # an auction of one's own
    fights: float = 0.8  # how often a duel comes to mind in a round
    package: float = 2.0  # points by the package
    brawl: float = 3.0  # how much more a character's firepower counts than a cowboy's


RANCHER: Final = Taste()
