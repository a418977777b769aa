"""What everybody starts with: the sheets of A New Beginning, filled in secret, and the first land."""

from __future__ import annotations

from mypy_extensions import i64

from carson.city.count.sheets import (
    filled_in,
    lines,
    money_of,
    most_on,
    next_line,
    sheet_of,
    start_picker,
    written,
)
from carson.city.facts.geometry import bit, first
from carson.city.facts.ids import AGAIN, AMOUNT, DONE, NONE
from carson.city.facts.sheets import COWBOYS, LINE_LEAST, REVOLVERS, ROADS
from carson.city.table import events
from carson.city.table.agenda import ASK_SHEETS, ASK_START, a_of, frame
from carson.city.table.stack import allow, pop, push, replace
from carson.city.table.table import Table


def lay_out(s: Table) -> None:
    push(s, ASK_SHEETS, first(s.rules.sheets), s.rules.sheets)


def offer_sheet(s: Table, seat: i64) -> None:
    """The numbers for the next line; a full sheet can be handed in, and a begun one started again."""
    sheet = sheet_of(s, seat)
    line = next_line(s, sheet)
    if line == lines(s):
        allow(s, DONE)
    else:
        number: i64
        for number in range(LINE_LEAST[line], most_on(s, sheet, line) + 1):
            allow(s, AMOUNT + number)
    if sheet != 0:
        allow(s, AGAIN)


def take_sheet(s: Table, packed: i64, seat: i64, action: i64) -> None:
    """A number on a line, the whole sheet again, or the sheet handed in."""
    waiting = a_of(packed)
    if action == DONE:
        waiting &= ~bit(seat)
        s.tell(events.SHEET_DONE, seat)
    elif action == AGAIN:
        s.sheet[seat] = 0
    else:
        s.sheet[seat] = filled_in(s, sheet_of(s, seat), action - AMOUNT)
    if waiting != 0:
        replace(s, frame(ASK_SHEETS, first(waiting), waiting, 0))
    else:
        pop(s)
        _show(s)


def _show(s: Table) -> None:
    """Everybody gets what is on the own sheet (R-NB-SHEET)."""
    seat: i64
    for seat in range(s.rules.seats):
        if (s.rules.sheets & bit(seat)) == 0:
            continue
        sheet = sheet_of(s, seat)
        money = money_of(sheet)
        s.cash[seat] += money
        s.bank -= money
        s.cowboys[seat] += written(sheet, COWBOYS)
        s.reserve[seat] -= written(sheet, COWBOYS)
        s.unplaced_roads[seat] += written(sheet, ROADS)
        s.revolvers[seat] += written(sheet, REVOLVERS)
        s.tell(events.SHEET, seat, sheet)
    if s.rules.standish != NONE:
        ask_start(s, 0)  # the order is settled, and nobody else takes land


# ---- the parcels everybody starts with


def ask_start(s: Table, picks: i64) -> None:
    """Ask for the next start parcel; when nobody has one to take, the sheets are done with."""
    seat = start_picker(s, picks)
    if seat != NONE:
        push(s, ASK_START, seat, picks)
    else:
        _put_away(s)


def _put_away(s: Table) -> None:
    seat: i64
    for seat in range(s.rules.seats):
        s.sheet[seat] = 0
