"""Small questions the checks of the agenda's entries share."""

from __future__ import annotations

from collections.abc import Callable

from carson.city.count.powers import power
from carson.city.facts.ids import NONE
from carson.city.position.frames import Frame
from carson.city.table import agenda, schedule
from carson.city.table.table import Table
from carson.core.seats import LETTERS

Check = Callable[[Table, list[Frame], int], str]  # why an entry does not fit; empty when it does


def passed(s: Table, position: int) -> int:
    """The seat at a position of the pass order; NONE outside it."""
    return int(s.pass_order[position]) if 0 <= position < s.rules.seats else NONE


def step_of(frames: list[Frame]) -> int:
    """The step of the round that is under way."""
    return schedule.ROUND_STEPS[frames[0].a - 1]


def must_be(seat: int, frame: Frame) -> str:
    """A complaint when another seat is asked than the one whose turn it is."""
    if seat == frame.seat:
        return ""
    return f"it should ask {LETTERS[seat]}" if seat != NONE else "nobody's turn is left"


def choosing_order(s: Table) -> list[int]:
    """Pass order, but who chooses first by a power goes first (R-TEACHER-Y)."""
    order = [int(seat) for seat in s.pass_order]
    if s.first_chooser in order:
        order.remove(int(s.first_chooser))
        order.insert(0, int(s.first_chooser))
    return order


def last_chooser(s: Table, frames: list[Frame]) -> int:
    """Who has chosen a character last; NONE when nobody has."""
    turns = [entry.a for entry in frames if entry.kind == agenda.ASK_CHARACTER]
    position = (turns[0] if turns else int(s.rules.seats)) - 1
    order = choosing_order(s)
    return order[position] if 0 <= position < len(order) else NONE


def lacks_power(s: Table, frame: Frame, *kinds: int) -> str:
    """A complaint when the seat that is asked has none of these powers."""
    if any(power(s, frame.seat, kind) for kind in kinds):
        return ""
    return f"{LETTERS[frame.seat]} has no such power"


def out_of_order(s: Table, frames: list[Frame], at: int) -> str:
    """A complaint unless questions of one kind lie in pass order, the first passer on top."""
    below, entry = frames[at - 1], frames[at]
    order = [int(seat) for seat in s.pass_order]
    if below.kind == entry.kind and order.index(below.seat) <= order.index(entry.seat):
        return "the first in pass order must be on top"
    return ""
