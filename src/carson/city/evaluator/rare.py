"""Rare: which of the questions that few games ask is rated by what."""

from __future__ import annotations

from mypy_extensions import i64

from carson.city.evaluator import fights, moving, powers, stable
from carson.city.evaluator.answers import rate_unknown
from carson.city.evaluator.best_answers import BestAnswers
from carson.city.evaluator.places import Places
from carson.city.table import agenda
from carson.city.table.table import Table


def rate(s: Table, seat: i64, kind: i64, places: Places, ranked: BestAnswers) -> None:
    """Rate the answers; to a question nobody knows they are all alike."""
    if kind == agenda.ASK_DUEL_TILES:
        fights.rate_tile(s, seat, places, ranked)
    elif kind == agenda.ASK_FIGHT:
        fights.rate_order(s, seat, places, ranked)
    elif kind == agenda.ASK_REROLL:
        fights.rate_reroll(s, seat, ranked)
    elif kind == agenda.ASK_OUTLAW:
        fights.rate_outlaw(s, seat, places, ranked)
    elif kind == agenda.ASK_HORSE:
        stable.rate_horse(s, seat, places, ranked)
    elif kind == agenda.ASK_HERD:
        stable.rate_herd(s, seat, ranked)
    elif kind == agenda.ASK_MOVE:
        moving.rate_move(s, seat, places, ranked)
    elif kind == agenda.ASK_BID:
        powers.rate_bid(s, seat, places, ranked)
    elif kind == agenda.ASK_ARM:
        powers.rate_arms(s, seat, places, ranked)
    elif kind == agenda.ASK_RETIRE:
        powers.rate_retirement(s, seat, places, ranked)
    elif kind == agenda.ASK_TILE:
        powers.rate_track(s, seat, places, ranked)
    elif kind == agenda.ASK_HOMESTEAD:
        powers.rate_homestead(s, seat, places, ranked)
    elif kind == agenda.ASK_TAX:
        powers.rate_tax(s, seat, places, ranked)
    elif kind == agenda.ASK_HEAL:
        powers.rate_healing(s, seat, places, ranked)
    elif kind == agenda.ASK_MOURN:
        powers.rate_mourning(s, places, ranked)
    elif kind == agenda.ASK_PACKAGE:
        powers.rate_package(s, places, ranked)
    else:
        rate_unknown(s, ranked)
