"""Why an answer to a question of a variant is not possible."""

from __future__ import annotations

from collections.abc import Callable

from carson.city.count.duel_tiles import VALUES, how_many, in_hand
from carson.city.count.sheets import lines, most_on, next_line, shares_left, sheet_of
from carson.city.facts.ids import AMOUNT, DUEL_TILE
from carson.city.facts.sheets import LINE_LEAST, LINE_MOST, LINE_PRICE
from carson.city.table import agenda
from carson.city.table.table import Table
from carson.city.words.terms import number_of, say


def _no_tile(s: Table, seat: int, action: int) -> str:
    value = action - DUEL_TILE
    if 0 <= value < VALUES and how_many(in_hand(s, seat), value) == 0:
        return say("why.no-such-tile", value=value)
    return ""


def _no_line(s: Table, seat: int, action: int) -> str:
    """A number that a line of the sheet does not take, or that the shares do not reach for."""
    sheet = int(sheet_of(s, seat))
    line = int(next_line(s, sheet))
    number = action - AMOUNT
    if number < 0 or line == lines(s):
        return ""
    if not LINE_LEAST[line] <= number <= LINE_MOST[line]:
        return say("why.sheet-limit", least=LINE_LEAST[line], most=LINE_MOST[line])
    if number > most_on(s, sheet, line):
        cost = number_of("count.share", number * LINE_PRICE[line])
        return say("why.sheet-too-dear", cost=cost, left=number_of("count.share", int(shares_left(sheet))))
    return ""


VARIANT_REASONS: dict[int, Callable[[Table, int, int], str]] = {
    agenda.ASK_DUEL_TILES: _no_tile,
    agenda.ASK_SHEETS: _no_line,
}
