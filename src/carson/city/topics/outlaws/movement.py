"""Outlaws move on to richer buildings; where they are in each other's way, somebody decides the order."""

from typing import Final

from mypy_extensions import i64

from carson.city.count.outlaws import entangled, movers, order_seat, raid_parcels, undecided
from carson.city.facts.geometry import bit, count, first
from carson.city.facts.ids import NONE, PARCEL
from carson.city.question import Chance, Entry, Question, Step
from carson.city.table import events, schedule
from carson.city.table.agenda import ASK_OUTLAW, DRAW_RAID, MOVE_OUTLAWS, a_of, frame
from carson.city.table.stack import pop, push, replace
from carson.city.table.table import Table


class OutlawsMove(Step):
    """At the end of phase 1, unless they have moved on arrival (R-OUTLAW-TIME)."""

    def run(self, s: Table, packed: i64) -> None:
        if s.outlaws != 0 and not s.rules.outlaws_move_early:
            push(s, MOVE_OUTLAWS)


class MoveOutlaws(Step):
    """Those nobody is in the way of move; of the others somebody decides the order (R-OUTLAW-FIRST)."""

    def run(self, s: Table, packed: i64) -> None:
        if a_of(packed) == 0:
            s.restless = s.outlaws
            replace(s, frame(MOVE_OUTLAWS, 0, 1, 0))
        s.restless = movers(s)
        if s.restless == 0:
            pop(s)
        elif undecided(s, s.restless) != 0:
            push(s, ASK_OUTLAW, order_seat(s))
        else:
            alone = s.restless & ~entangled(s, s.restless)
            _move(s, first(alone if alone != 0 else s.restless))


class AskOutlaw(Question):
    """Which outlaw moves next."""

    def offer(self, s: Table, packed: i64) -> None:
        s.options[PARCEL] |= undecided(s, s.restless)

    def take(self, s: Table, packed: i64, action: i64) -> None:
        pop(s)
        _move(s, action)


def _move(s: Table, parcel: i64) -> None:
    """To the richest building next door; among equals chance decides."""
    places = raid_parcels(s, parcel)
    if count(places) > 1:
        push(s, DRAW_RAID, 0, parcel)
    else:
        _go(s, parcel, places)


class DrawRaid(Chance):
    """Which of the equally rich buildings it is."""

    def offer(self, s: Table, packed: i64) -> None:
        s.options[PARCEL] |= raid_parcels(s, a_of(packed))

    def take(self, s: Table, packed: i64, action: i64) -> None:
        pop(s)
        _go(s, a_of(packed), bit(action))


def _go(s: Table, parcel: i64, place: i64) -> None:
    """An outlaw has had its turn; an empty mask means that it stays."""
    s.restless &= ~bit(parcel)
    if place != 0:
        s.outlaws = (s.outlaws & ~bit(parcel)) | place
        s.tell(events.OUTLAW_MOVED, NONE, parcel, first(place))


QUESTIONS: Final[list[Entry]] = [MoveOutlaws(MOVE_OUTLAWS), AskOutlaw(ASK_OUTLAW), DrawRaid(DRAW_RAID)]
ROUND_STEPS: Final[dict[int, Step]] = {schedule.OUTLAWS_MOVE: OutlawsMove()}
