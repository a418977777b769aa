"""The results of a ladder as tables."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from carson.arena.ladder import Part
from carson.arena.ladder_report import HEADINGS, NUMBERS
from carson.cli.screen import Screen, clean


def show_part(screen: Screen, part: Part, rows: Sequence[Sequence[str]]) -> None:
    """A title and a line for each step."""
    screen.say()
    screen.say(part.title, "title")
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    for column, heading in enumerate(HEADINGS):
        number = column in NUMBERS
        table.add_column(
            heading, justify="right" if number else "left", no_wrap=number or column == 0, overflow="fold"
        )
    for row in rows:
        table.add_row(*(Text(clean(cell)) for cell in row))
    screen.show(table)
