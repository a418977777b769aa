"""Sheets of A New Beginning: what is written on one, what it costs, and what may still be written."""

from typing import Final

from mypy_extensions import i64

from carson.city.facts import geometry, ids, sheets
from carson.city.table.agenda import ASK_SHEETS, kind_of
from carson.city.table.stack import top
from carson.city.table.table import Table

LINE_BITS: Final = 4
MOST_ROUNDS: Final = 10  # rounds in which start parcels are picked


# ---- one sheet, packed into a number


def written(sheet: i64, line: i64) -> i64:
    """The number on a line, or NONE while it is empty."""
    return ((sheet >> (LINE_BITS * line)) & 15) - 1


def lines(s: Table) -> i64:
    """How many lines a sheet of this game has."""
    return sheets.LINES if s.rules.bids else sheets.BID


def next_line(s: Table, sheet: i64) -> i64:
    """The first empty line; the number of lines when all are filled."""
    for line in range(lines(s)):
        if written(sheet, line) == ids.NONE:
            return line
    return lines(s)


def shares_left(sheet: i64) -> i64:
    left: i64 = sheets.SHARES
    line: i64
    for line in range(sheets.LINES):
        left -= max(written(sheet, line), 0) * sheets.LINE_PRICE[line]
    return left


def money_of(sheet: i64) -> i64:
    """Dollars for the shares that are left."""
    return shares_left(sheet) * sheets.DOLLARS


def most_on(s: Table, sheet: i64, line: i64) -> i64:
    """The most that can be written on the next line so that the others can still be filled."""
    left = shares_left(sheet)
    for later in range(line + 1, lines(s)):
        left -= sheets.LINE_LEAST[later] * sheets.LINE_PRICE[later]
    most: i64 = sheets.LINE_MOST[line]
    return min(most, left // sheets.LINE_PRICE[line])


def filled_in(s: Table, sheet: i64, number: i64) -> i64:
    """The sheet with a number on its next line, and with every line after it that leaves no choice."""
    sheet |= (number + 1) << (LINE_BITS * next_line(s, sheet))
    line = next_line(s, sheet)
    if line < lines(s) and most_on(s, sheet, line) == sheets.LINE_LEAST[line]:
        return filled_in(s, sheet, sheets.LINE_LEAST[line])
    return sheet


# ---- the sheets of a game


def are_secret(s: Table) -> bool:
    """Whether sheets are being filled."""
    return s.depth > 0 and kind_of(top(s)) == ASK_SHEETS


def bid_of(s: Table, seat: i64) -> i64:
    """What a seat gives for the first place; 0 where nobody bids."""
    return max(written(s.sheet[seat], sheets.BID), 0)


# ---- start parcels


def start_parcels(s: Table, seat: i64) -> i64:
    """How many parcels a seat starts with; Standish has none."""
    if seat == s.rules.standish:
        return 0
    if (s.rules.sheets & geometry.bit(seat)) != 0:
        return max(written(s.sheet[seat], sheets.PARCELS), 0)
    return s.rules.start_parcels


def start_picker(s: Table, picks: i64) -> i64:
    """Who takes the next start parcel after so many, or NONE: backward and then forward, or the other way.

    Who has more than two goes on forward, in turn order (R-START-PARCELS, R-NB-SHEET).
    """
    n = s.rules.seats
    before = picks
    lap: i64
    for lap in range(MOST_ROUNDS):
        backward = lap < 2 and (lap == 0) != s.rules.forward_first
        for turn in range(n):
            seat = s.pass_order[n - 1 - turn] if backward else s.pass_order[turn]
            if start_parcels(s, seat) > lap:
                if before == 0:
                    return seat
                before -= 1
    return ids.NONE
