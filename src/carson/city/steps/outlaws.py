"""Outlaws come at the start of a round, and move on to richer buildings (variant Outlaws)."""

from __future__ import annotations

from mypy_extensions import i64

from carson.city.count.outlaws import (
    entangled,
    landing_parcels,
    movers,
    raid_parcels,
    tile_vp,
    undecided,
)
from carson.city.facts.geometry import bit, count, first
from carson.city.facts.ids import NONE, PARCEL, PRISON
from carson.city.facts.outlaws import COMING, WEAKEST
from carson.city.table import events
from carson.city.table.agenda import (
    ASK_OUTLAW,
    DRAW_OUTLAW,
    DRAW_RAID,
    MOVE_OUTLAWS,
    ROLL_OUTLAWS,
    a_of,
    frame,
)
from carson.city.table.moves import owner_of, score
from carson.city.table.stack import pop, push, replace
from carson.city.table.table import Table

# ---- arrival


def arrive(s: Table) -> None:
    """In every round but the first, before anybody chooses a character."""
    if s.round > 1:
        if s.rules.outlaws_move_early:
            push(s, MOVE_OUTLAWS)
        push(s, ROLL_OUTLAWS)


def roll(s: Table, packed: i64, pips: i64) -> None:
    """The black die gives the strength of all outlaws, the white one the number of new ones (D-49, D-50)."""
    if a_of(packed) == 0:
        replace(s, frame(ROLL_OUTLAWS, 0, pips, 0))
        return
    s.outlaw_strength = WEAKEST - 1 + a_of(packed)  # R-OUTLAW-STRENGTH
    s.tell(events.OUTLAWS_COME, NONE, s.outlaw_strength, COMING[pips])
    replace(s, frame(DRAW_OUTLAW, 0, COMING[pips], 0))


def offer_landing(s: Table) -> None:
    """If there is no parcel for them, no more come (R-DICE-EXHAUSTED)."""
    s.options[PARCEL] |= landing_parcels(s)


def land(s: Table, packed: i64, parcel: i64) -> None:
    """One outlaw appears, or ends in a Prison (R-OUTLAW-JAIL)."""
    if (s.built[PRISON] & bit(parcel)) != 0:
        owner = owner_of(s, parcel)
        s.tell(events.JAILED, owner, parcel)
        score(s, owner, tile_vp(s), events.FOR_JAIL)
    else:
        s.outlaws |= bit(parcel)
        s.tell(events.OUTLAW_ARRIVED, NONE, parcel)
    left = a_of(packed) - 1
    if left == 0:
        pop(s)
    else:
        replace(s, frame(DRAW_OUTLAW, 0, left, 0))


# ---- movement


def begin_moving(s: Table) -> None:
    """At the end of phase 1, unless they have moved on arrival (R-OUTLAW-TIME)."""
    if s.outlaws != 0 and not s.rules.outlaws_move_early:
        push(s, MOVE_OUTLAWS)


def move_next(s: Table, packed: i64) -> None:
    """Move those nobody is in the way of; of the others somebody decides the order (R-OUTLAW-FIRST)."""
    if a_of(packed) == 0:
        s.restless = s.outlaws
        replace(s, frame(MOVE_OUTLAWS, 0, 1, 0))
    s.restless = movers(s)
    if s.restless == 0:
        pop(s)
        return
    if undecided(s, s.restless) != 0:
        push(s, ASK_OUTLAW, order_seat(s))
        return
    alone = s.restless & ~entangled(s, s.restless)
    _move(s, first(alone if alone != 0 else s.restless))


def order_seat(s: Table) -> i64:
    """Who decides the order: the first in turn order, before there is one the first on the pass track."""
    return s.pass_order[0] if s.rules.outlaws_move_early else s.turn_order[0]


def offer_outlaws(s: Table) -> None:
    s.options[PARCEL] |= undecided(s, s.restless)


def take_outlaw(s: Table, parcel: i64) -> None:
    pop(s)
    _move(s, parcel)


def _move(s: Table, parcel: i64) -> None:
    """To the richest building next door; among equals chance decides."""
    places = raid_parcels(s, parcel)
    if count(places) > 1:
        push(s, DRAW_RAID, 0, parcel)
    else:
        _go(s, parcel, places)


def offer_raids(s: Table, packed: i64) -> None:
    s.options[PARCEL] |= raid_parcels(s, a_of(packed))


def take_raid(s: Table, packed: i64, parcel: i64) -> None:
    pop(s)
    _go(s, a_of(packed), bit(parcel))


def _go(s: Table, parcel: i64, place: i64) -> None:
    """An outlaw has had its turn; an empty mask means that it stays."""
    s.restless &= ~bit(parcel)
    if place != 0:
        s.outlaws = (s.outlaws & ~bit(parcel)) | place
        s.tell(events.OUTLAW_MOVED, NONE, parcel, first(place))
