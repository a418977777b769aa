"""Deferred placement: buildings kept in hand get their turn in pass order (R-DEFERRED-LIMIT).

With a deadline a building must be placed in the next Building step. How many tiles of each type are due in
the coming one is noted in a seat's `kept_tiles`, the oldest is placed first, and the rest leaves the game.
"""

from mypy_extensions import i64

from carson.city.count.places import empty_land, useful_sites
from carson.city.facts.geometry import bit, bits, count, first
from carson.city.facts.ids import DONE, TILE, TYPES
from carson.city.question import Begin, Question, Step
from carson.city.table import agenda, events, schedule, stack
from carson.city.table.table import KEPT_BITS, Table


class Deferred(Step):
    """Each seat in pass order places what waits in its hand, one tile after the other."""

    def run(self, s: Table, seat: i64, position: i64) -> None:
        if position == s.rules.seats:
            stack.pop(s)
            return
        seat = s.pass_order[position]
        types = placeable(s, seat) & ~agenda.b_of(stack.top(s))
        if types == 0:
            stack.replace(s, agenda.frame(agenda.DEFERRED_TURNS, 0, position + 1, 0))
        elif count(types) == 1:
            stack.push(s, agenda.ASK_SITE, seat, first(types))
        else:
            stack.push(s, agenda.ASK_DEFERRED, seat, types)


def placeable(s: Table, seat: i64) -> i64:
    """Mask of the types in hand that have a site, or that a road could give one."""
    mask: i64 = 0
    has_roads = s.unplaced_roads[seat] > 0 or seat == s.rules.standish
    hopeful = has_roads and (s.owned[seat] & empty_land(s)) != 0
    for t in range(TYPES):
        if s.hand[seat * TYPES + t] > 0 and (hopeful or useful_sites(s, seat, t) != 0):
            mask |= bit(t)
    return mask


class AskDeferred(Question):
    """Which of the buildings in hand is placed next, or no more."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        stack.allow(s, DONE)
        for t in bits(a):
            stack.allow(s, TILE + t)

    def take(self, s: Table, seat: i64, a: i64, action: i64) -> None:
        stack.pop(s)
        if action == DONE:
            stack.replace(s, agenda.frame(agenda.DEFERRED_TURNS, 0, agenda.a_of(stack.top(s)) + 1, 0))
        else:
            stack.push(s, agenda.ASK_SITE, seat, action - TILE)


def note_kept(s: Table, seat: i64, building: i64) -> None:
    """A building stays in hand; in deferred placement its type is not asked about again this turn."""
    s.tell(events.KEPT, seat, building)
    packed = stack.top(s)
    if agenda.kind_of(packed) == agenda.DEFERRED_TURNS:
        stack.replace(
            s,
            agenda.frame(agenda.DEFERRED_TURNS, 0, agenda.a_of(packed), agenda.b_of(packed) | bit(building)),
        )


# ---- the deadline


def old_tiles(s: Table, seat: i64, building: i64) -> i64:
    """Tiles of a type this seat has kept since an earlier Building step."""
    return (s.kept_tiles[seat] >> (KEPT_BITS * building)) & 15


def note_due(s: Table, seat: i64, building: i64) -> None:
    """A tile from phase 1 must be placed in the Building step that comes next: this round's."""
    if s.rules.deadline:
        s.kept_tiles[seat] += bit(KEPT_BITS * building)


def note_placed(s: Table, seat: i64, building: i64) -> None:
    if old_tiles(s, seat, building) > 0:
        s.kept_tiles[seat] -= bit(KEPT_BITS * building)


class Deadline(Step):
    """Tiles kept once already leave the game; the others are kept from now on."""

    def run(self, s: Table, _seat: i64, _a: i64) -> None:
        if not s.rules.deadline:
            return
        for seat in range(s.rules.seats):
            kept: i64 = 0
            for t in range(TYPES):
                late = old_tiles(s, seat, t)
                if late > 0:
                    s.hand[seat * TYPES + t] -= late
                    s.scrapped += late << (KEPT_BITS * t)
                    s.tell(events.SCRAPPED, seat, t, late)
                kept |= s.hand[seat * TYPES + t] << (KEPT_BITS * t)
            s.kept_tiles[seat] = kept


QUESTIONS = [Deferred(agenda.DEFERRED_TURNS), AskDeferred(agenda.ASK_DEFERRED)]
ROUND_STEPS = {schedule.DEFERRED: Begin(agenda.DEFERRED_TURNS), schedule.DEADLINE: Deadline()}
