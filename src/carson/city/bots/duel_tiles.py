"""Duel tiles: which one to play, by what the place is worth and what the tile may be worth later.

Only what the seat may know is looked at: its own hand, what was turned up, how many tiles the others have.
"""

from __future__ import annotations

from typing import Final

from carson.city.bots.look import Look
from carson.city.bots.placing import place_worth
from carson.city.bots.scene import Scene
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
from carson.city.count.outlaws import outlaw_at
from carson.city.facts.ids import DUEL_TILE
from carson.city.table.agenda import b_of
from carson.city.table.moves import stands_at
from carson.city.table.stack import top

PIP: Final = 0.12  # points that a pip is worth in a later duel, for each round to come
LAST_PIP: Final = 0.02  # and in the last round

Odds = list[float]  # the chance of each sum of tiles, from 0


def rate_duel_tile(look: Look, actions: list[int]) -> list[float]:
    """The chance to win with a tile, times what is at stake, less what the tile would be worth later."""
    s, place = look.s, int(b_of(top(look.s)))
    stake = max(place_worth(look, Scene(look), place), PIP)
    pip = LAST_PIP + PIP * (look.survey.rounds - look.survey.round)
    rivals = [seat for seat in range(look.survey.seats) if seat != look.me and stands_at(s, seat, place)]
    ahead = [_needed(look, seat) for seat in rivals]
    odds = [_odds(look, seat, place) for seat in rivals]
    outlaw = int(outlaw_at(s, place) - firepower(s, look.me))  # what the tiles must show at least
    before = int(total(played(s, look.me)))
    missing = int(tiles_due(s, look.me, place) - size(played(s, look.me))) - 1
    scores: list[float] = []
    for action in actions:
        value = action - DUEL_TILE
        mine = before + value + missing * _middle(look, value)
        likely = 1.0 if mine >= outlaw else 0.0
        for need, chances in zip(ahead, odds, strict=True):
            likely *= sum([chances[pips] for pips in range(len(chances)) if pips + need <= mine])
        scores.append(stake * likely - pip * value)
    return scores


def _needed(look: Look, rival: int) -> int:
    """How much more than this rival's tiles the own ones must show; of equals who passed first wins."""
    s = look.s
    order = [int(seat) for seat in s.pass_order]
    tie = 0 if order.index(look.me) < order.index(rival) else 1
    return int(firepower(s, rival) - firepower(s, look.me)) + tie


def _middle(look: Look, value: int) -> float:
    """What a second tile would show on average."""
    hand = in_hand(look.s, look.me)
    left = int(size(hand)) - 1
    return (int(total(hand)) - value) / left if left > 0 else 0.0


def _odds(look: Look, rival: int, place: int) -> Odds:
    """What a rival's tiles may show: what lies open, the last counted tile, or any that was not seen."""
    s = look.s
    left = int(size(own_tiles(s, rival)))
    if not holds_tiles(s, rival) or (are_shown(s) and played(s, rival) != 0):
        return _sure(int(total(played(s, rival))))
    if left == 0:
        return _sure(0)
    if left == 1 and known_total(s, rival) >= 0:
        return _sure(int(known_total(s, rival)))
    one = _unseen(look)
    if min(left, int(tiles_due(s, rival, place))) == 1:
        return one
    both = [0.0] * (2 * VALUES - 1)
    for first in range(VALUES):
        for second in range(VALUES):
            both[first + second] += one[first] * one[second]
    return both


def _sure(value: int) -> Odds:
    return [0.0] * value + [1.0]


def _unseen(look: Look) -> Odds:
    """Each value by the number of its tiles that this seat has not seen."""
    s = look.s
    tiles = int(s.rules.duel_tiles) * ONE_OF_EACH - int(own_tiles(s, look.me)) - int(s.face_up)
    number = max(int(size(tiles)), 1)
    return [int(how_many(tiles, value)) / number for value in range(VALUES)]
