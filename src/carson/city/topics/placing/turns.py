"""Whose turn it is to place a cowboy, and passing."""

from mypy_extensions import i64

from carson.city.count import placing, shifting
from carson.city.facts.ids import NONE
from carson.city.question import run_now
from carson.city.table import Table, agenda, events, stack


def placed(s: Table, seat: i64) -> None:
    """After each cowboy on the board one horse may go into an enclosure (R-HORSE-WHEN)."""
    if s.rules.horses != 0 and not s.rules.all_at_once and shifting.may_bring_horse(s, seat):
        stack.replace(s, agenda.frame(agenda.ASK_HORSE, seat, 0, 0))
    else:
        next_turn(s, seat)


def pass_now(s: Table, seat: i64) -> None:
    """The marker goes to the first free position of the pass track."""
    position: i64 = 0
    while s.pass_order[position] != NONE:
        position += 1
    s.pass_order[position] = seat
    s.tell(events.PASSED, seat, position)


def next_turn(s: Table, seat: i64) -> None:
    """The next seat in turn order that has not passed; when all have, placing is over."""
    n = s.rules.seats
    at: i64 = 0
    while s.turn_order[at] != seat:
        at += 1
    for step in range(at + 1, at + 1 + n):
        candidate = s.turn_order[step if step < n else step - n]
        if not placing.has_passed(s, candidate):
            if s.rules.all_at_once:
                run_now(s, agenda.PLACE_AT_ONCE, candidate)
            else:
                stack.replace(s, agenda.frame(agenda.ASK_PLACE, candidate, 0, 0))
            return
    stack.pop(s)
    if s.rules.take_backs != 0:
        for step in range(n):
            s.shifts[step] = 0  # the next round counts anew
