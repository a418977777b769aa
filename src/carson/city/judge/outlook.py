"""Outlook: the points a seat will have in the end, judged when a round is over.

The weights were fitted by least squares to games between one-ply bots that err now and then: for each round
that is over, what each thing a seat has adds to its final score.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carson.city.count.incomes import building_count, type_income
from carson.city.count.rodeo import own_horses
from carson.city.count.scores import points, score_lines
from carson.city.facts.geometry import bit, count, first, neighbours
from carson.city.facts.ids import (
    BANK,
    BLACKSMITH,
    DRUGSTORE,
    HOTEL,
    MINE,
    RANCH,
    SALOON,
    STORE,
    TYPES,
)
from carson.city.table.table import Table

# by round that is over: 1, 2, 3
DOUBT: Final[tuple[float, ...]] = (6.5, 5.5, 3.7)
WEIGHTS: Final[dict[str, tuple[float, float, float]]] = {
    "points": (1.06, 1.04, 1.05),
    "cash": (0.272, 0.219, 0.165),
    "object": (3.29, 2.64, 2.17),  # building, House or mountain
    "empty": (2.27, 1.13, 0.42),  # parcel
    "ready": (0.55, 0.60, 0.0),  # empty parcel with a road
    "revolver": (2.22, 1.91, 1.04),
    "cowboy": (2.43, 1.60, 0.99),
    "place": (0.0, -0.6, -0.38),  # each step back on the pass track
    "stick": (0.2, 0.05, 0.03),
    "tile": (2.6, 1.67, 0.95),  # in hand
    "building": (1.31, 0.36, 0.42),
    "ranch": (0.145, 0.157, 0.036),  # a dollar of income from Ranches
    "mine": (0.50, 0.295, 0.11),
    "shop": (0.38, 0.183, 0.085),
    "saloon": (0.20, 0.126, 0.066),
    "hotel": (0.459, 0.26, 0.103),
    "smith": (0.642, 0.22, 0.07),
    "counter": (0.957, 0.72, 0.288),  # Drugstore, Bank, Saloon or General store
    "room": (0.163, 0.329, 0.03),  # free connected parcel next to one
    "ranches": (0.733, 0.303, 0.089),
    "mines": (-1.0, -0.424, -0.177),
    "mayor": (1.8, 1.8, 1.1),
    "horse": (2.0, 1.8, 1.5),  # not fitted: a point and what a token adds
}
NAMES: Final = tuple(WEIGHTS)
NUMBER: Final = len(NAMES)


def _rows() -> list[float]:
    return [WEIGHTS[name][row] for row in range(3) for name in NAMES]


class Outlook:
    """The weights as one row of numbers for each round."""

    rows: vec[float]

    def __init__(self) -> None:
        self.rows = vec[float](_rows())

    def guess(self, s: Table, seat: i64, over: i64) -> float:
        """The final points of a seat when round `over`, 1 to 3, has ended."""
        w = self.rows
        at = (over - 1) * NUMBER
        own = s.owned[seat]
        empty = own & ~s.occupied
        shops = (s.built[DRUGSTORE] | s.built[BANK] | s.built[SALOON] | s.built[STORE]) & own
        place = place_of(s, seat)
        total = w[at] * float(s.vp[seat]) + w[at + 1] * float(s.cash[seat])
        total += w[at + 2] * float(count(own & s.occupied)) + w[at + 3] * float(count(empty))
        total += w[at + 4] * float(count(empty & s.connected)) + w[at + 5] * float(s.revolvers[seat])
        total += w[at + 6] * float(s.cowboys[seat]) + w[at + 7] * float(place)
        total += w[at + 8] * float(s.sticks[seat]) + w[at + 9] * float(_tiles(s, seat))
        total += w[at + 10] * float(building_count(s, seat))
        if (s.built[RANCH] & own) != 0:
            total += w[at + 11] * float(type_income(s, seat, RANCH))
            total += w[at + 19] * float(count(s.built[RANCH] & own))
        if (s.built[MINE] & own) != 0:
            total += w[at + 12] * float(type_income(s, seat, MINE))
            total += w[at + 20] * float(count(s.built[MINE] & own))
        if shops != 0:
            goods = type_income(s, seat, DRUGSTORE) + type_income(s, seat, BANK) + type_income(s, seat, STORE)
            total += w[at + 13] * float(goods) + w[at + 14] * float(type_income(s, seat, SALOON))
            total += w[at + 17] * float(count(shops)) + w[at + 18] * float(_room(s, seat, shops))
        total += w[at + 15] * float(type_income(s, seat, HOTEL))
        total += w[at + 16] * float(type_income(s, seat, BLACKSMITH))
        if s.mayor == seat:
            total += w[at + 21]
        if s.rules.horses != 0:
            total += w[at + 22] * float(own_horses(s, seat))
        return total


def _tiles(s: Table, seat: i64) -> i64:
    number: i64 = 0
    t: i64
    for t in range(TYPES):
        number += s.hand[seat * TYPES + t]
    return number


def place_of(s: Table, seat: i64) -> i64:
    """How late a seat has passed."""
    place: i64 = 0
    while place < s.rules.seats and s.pass_order[place] != seat:
        place += 1
    return place


def _room(s: Table, seat: i64, shops: i64) -> i64:
    """Free connected parcels around shops that may get a House the owner can use."""
    free = ~s.occupied & s.connected & (~s.taken | s.owned[seat])
    number: i64 = 0
    while shops != 0:
        parcel = first(shops)
        shops &= ~bit(parcel)
        number += count(neighbours(parcel) & free)
    return number


def final_points(s: Table, seat: i64) -> i64:
    """The score at the end."""
    return points(score_lines(s, seat))
