"""Fights: in which order duels come, when to throw again, which tile to play, and where outlaws go first."""

from __future__ import annotations

from mypy_extensions import i64

from carson.city.count.duel_tiles import (
    ONE_OF_EACH,
    VALUES,
    are_shown,
    holds_tiles,
    how_many,
    in_hand,
    known_total,
    own_tiles,
    played,
    size,
    tiles_due,
    total,
)
from carson.city.count.firepower import firepower
from carson.city.count.outlaws import lure, outlaw_at, raid_parcels
from carson.city.evaluator import scale
from carson.city.evaluator.best_answers import BestAnswers
from carson.city.evaluator.forecast import place_of
from carson.city.evaluator.places import Places
from carson.city.facts.geometry import bit, count, first
from carson.city.facts.ids import DUEL_TILE, NO, NONE, YES
from carson.city.table.agenda import a_of, b_of
from carson.city.table.moves import owner_of, stands_at
from carson.city.table.stack import top
from carson.city.table.table import Table


def rate_order(s: Table, seat: i64, places: Places, ranked: BestAnswers) -> None:
    """Duels that will be lost come first: a beaten cowboy comes home and shoots in the next one."""
    places.look(s, seat)
    parcels = s.options[0]
    while parcels != 0:
        parcel = first(parcels)
        parcels &= ~bit(parcel)
        lost = 0.0
        if (s.at_parcel[seat] & bit(parcel)) != 0:
            lost = 1.0 - places.challenging(s, seat, parcel)
        ranked.add(parcel, lost)


def rate_reroll(s: Table, seat: i64, ranked: BestAnswers) -> None:
    """Again only when the duel is being lost."""
    place = a_of(top(s))
    best = outlaw_at(s, place) - 1  # of equals the outlaw loses
    leader: i64 = NONE
    position: i64
    for position in range(s.rules.seats):
        other = s.pass_order[position]
        if stands_at(s, other, place):
            strength = s.dice[other] + firepower(s, other)
            if strength > best:
                best = strength
                leader = other
    ranked.add(YES, 0.0)
    ranked.add(NO, 1.0 if leader == seat else -1.0)


def rate_tile(s: Table, seat: i64, places: Places, ranked: BestAnswers) -> None:
    """The chance to win with a tile, times what is at stake, less what the tile would be worth later.

    A tile nobody has seen may show anything.
    """
    values = places.values
    place = b_of(top(s))
    places.look(s, seat)
    stake = max(places.worth(s, seat, place), scale.DUEL_PIP)
    pip = scale.LAST_PIP + scale.DUEL_PIP_LEFT * (values.left - 1.0)
    before = total(played(s, seat)) + firepower(s, seat)
    hand = in_hand(s, seat)
    missing = tiles_due(s, seat, place) - size(played(s, seat)) - 1
    value: i64
    for value in range(VALUES):
        if how_many(hand, value) == 0:
            continue
        mine = float(before + value)
        if missing > 0:
            mine += float(total(hand) - value) / float(max(size(hand) - 1, 1))
        likely = 1.0 if mine >= float(outlaw_at(s, place)) else 0.0
        other: i64
        for other in range(s.rules.seats):
            if other != seat and stands_at(s, other, place):
                likely *= _beats(s, seat, other, place, mine)
        ranked.add(DUEL_TILE + value, stake * likely - pip * float(value))


def _beats(s: Table, seat: i64, rival: i64, place: i64, mine: float) -> float:
    """How likely so much is more than what a rival's tiles will show; of equals who passed first wins."""
    ahead = mine - float(firepower(s, rival))
    if place_of(s, seat) > place_of(s, rival):
        ahead -= 1.0
    left = size(own_tiles(s, rival))
    if not holds_tiles(s, rival) or (are_shown(s) and played(s, rival) != 0):
        return 1.0 if ahead >= float(total(played(s, rival))) else 0.0
    if left == 0:
        return 1.0 if ahead >= 0.0 else 0.0
    if left == 1 and known_total(s, rival) != NONE:
        return 1.0 if ahead >= float(known_total(s, rival)) else 0.0
    unseen = s.rules.duel_tiles * ONE_OF_EACH - own_tiles(s, seat) - s.face_up
    return _at_most(unseen, min(left, tiles_due(s, rival, place)), ahead)


def _at_most(tiles: i64, number: i64, most: float) -> float:
    """How likely so many of these tiles, which nobody has seen, show at most this much."""
    likely = 0.0
    value: i64
    for value in range(VALUES):
        if float(value) > most:
            break
        part = float(how_many(tiles, value))
        likely += part if number <= 1 else part * _at_most(tiles, number - 1, most - float(value))
    return likely / float(max(size(tiles), 1))


def rate_outlaw(s: Table, seat: i64, places: Places, ranked: BestAnswers) -> None:
    """An outlaw that leaves me for a rival first; one that comes to me last."""
    parcels = s.options[0]
    while parcels != 0:
        parcel = first(parcels)
        parcels &= ~bit(parcel)
        goals = raid_parcels(s, parcel)
        number = count(goals)
        worth = 0.0
        if number > 0:
            worth = -_harm(s, seat, places, parcel)
        while goals != 0:
            goal = first(goals)
            goals &= ~bit(goal)
            worth += _harm(s, seat, places, goal) / float(number)
        ranked.add(parcel, worth)


def _harm(s: Table, seat: i64, places: Places, parcel: i64) -> float:
    """Points for a seat if an outlaw sits here."""
    half = float(lure(s, parcel)) / 2.0 * places.values.pay_day
    return -half if owner_of(s, parcel) == seat else places.values.share * half
