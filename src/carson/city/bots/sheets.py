"""Sheets: what to start with."""

from __future__ import annotations

from carson.city.bots.look import Look
from carson.city.count.sheets import next_line, sheet_of
from carson.city.facts.ids import AMOUNT, DONE
from carson.city.facts.sheets import LINES
from carson.city.judge.scale import SHEET


def rate_sheet(look: Look, actions: list[int]) -> list[float]:
    """As near to the wish for the next line as there are shares; a full sheet is handed in."""
    line = int(next_line(look.s, sheet_of(look.s, look.me)))
    wish = SHEET[line] if line < LINES else 0
    return [1.0 if action == DONE else -float(abs(action - AMOUNT - wish)) for action in actions]
