"""Which duel tile to play."""

from typing import Final

from mypy_extensions import i64

from carson.city.count import duel_tiles, outlaws, placing
from carson.city.count.firepower import firepower
from carson.city.evaluator import scale
from carson.city.evaluator.look import Look
from carson.city.evaluator.rater import Rater
from carson.city.facts.ids import DUEL_TILE, NONE
from carson.city.table.agenda import ASK_DUEL_TILES, b_of
from carson.city.table.moves import stands_at
from carson.city.table.table import Table


class DuelTileRater(Rater):
    """The chance to win with a tile, times what is at stake, less what the tile would be worth later.

    A tile nobody has seen may show anything.
    """

    def rate(self, s: Table, seat: i64, packed: i64, look: Look) -> None:
        place = b_of(packed)
        look.places.look(s, seat)
        stake = max(look.places.worth(s, seat, place), scale.DUEL_PIP)
        pip = scale.LAST_PIP + scale.DUEL_PIP_LEFT * (look.values.left - 1.0)
        before = duel_tiles.total(duel_tiles.played(s, seat)) + firepower(s, seat)
        hand = duel_tiles.in_hand(s, seat)
        missing = duel_tiles.tiles_due(s, seat, place) - duel_tiles.size(duel_tiles.played(s, seat)) - 1
        value: i64
        for value in range(duel_tiles.VALUES):
            if duel_tiles.how_many(hand, value) == 0:
                continue
            mine = float(before + value)
            if missing > 0:
                mine += float(duel_tiles.total(hand) - value) / float(max(duel_tiles.size(hand) - 1, 1))
            likely = 1.0 if mine >= float(outlaws.outlaw_at(s, place)) else 0.0
            other: i64
            for other in range(s.rules.seats):
                if other != seat and stands_at(s, other, place):
                    likely *= _beats(s, seat, other, place, mine)
            look.ranked.add(DUEL_TILE + value, stake * likely - pip * float(value))


def _beats(s: Table, seat: i64, rival: i64, place: i64, mine: float) -> float:
    """How likely so much is more than what a rival's tiles will show; of equals who passed first wins."""
    ahead = mine - float(firepower(s, rival))
    if placing.pass_place(s, seat) > placing.pass_place(s, rival):
        ahead -= 1.0
    left = duel_tiles.size(duel_tiles.own_tiles(s, rival))
    if not duel_tiles.holds_tiles(s, rival) or (duel_tiles.are_shown(s) and duel_tiles.played(s, rival) != 0):
        return 1.0 if ahead >= float(duel_tiles.total(duel_tiles.played(s, rival))) else 0.0
    if left == 0:
        return 1.0 if ahead >= 0.0 else 0.0
    if left == 1 and duel_tiles.known_total(s, rival) != NONE:
        return 1.0 if ahead >= float(duel_tiles.known_total(s, rival)) else 0.0
    unseen = s.rules.duel_tiles * duel_tiles.ONE_OF_EACH - duel_tiles.own_tiles(s, seat) - s.face_up
    return _at_most(unseen, min(left, duel_tiles.tiles_due(s, rival, place)), ahead)


def _at_most(tiles: i64, number: i64, most: float) -> float:
    """How likely so many of these tiles, which nobody has seen, show at most this much."""
    likely = 0.0
    value: i64
    for value in range(duel_tiles.VALUES):
        if float(value) > most:
            break
        part = float(duel_tiles.how_many(tiles, value))
        likely += part if number <= 1 else part * _at_most(tiles, number - 1, most - float(value))
    return likely / float(max(duel_tiles.size(tiles), 1))


RATERS: Final[dict[int, Rater]] = {ASK_DUEL_TILES: DuelTileRater()}
