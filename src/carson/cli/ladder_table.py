"""The results of a ladder as tables."""

from collections.abc import Container, Sequence

from rich import box
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from carson.arena.ladder import Part
from carson.arena.ladder_report import HEADINGS, NUMBERS
from carson.cli.screen import Screen, clean
from carson.cli.words import say

FIRST_TO_GO = ("ms/move", "score", "games")  # columns a narrow screen does without, in this order
ROOM = 1000  # columns in which any table fits
FIGURES = len(HEADINGS) - 2  # columns before what was demanded and what came of it


def show_part(screen: Screen, part: Part, rows: Sequence[Sequence[str]]) -> None:
    """A title, a line of figures for each step, and a line for each demand."""
    screen.say()
    screen.say(part.title, "title")
    screen.show(_fitting(screen, rows))
    for bot, against, *_, demand, said in rows:
        if demand:
            screen.say(clean(say("ladder-table.demand", said=said, bot=bot, against=against, demand=demand)))


def _fitting(screen: Screen, rows: Sequence[Sequence[str]]) -> Table:
    """With as many columns as the screen has room for."""
    anywhere = screen.console.options.update(width=ROOM)
    for gone in range(len(FIRST_TO_GO)):
        table = _figures(rows, FIRST_TO_GO[:gone])
        if Measurement.get(screen.console, anywhere, table).maximum <= screen.width:
            return table
    return _figures(rows, FIRST_TO_GO)


def _figures(rows: Sequence[Sequence[str]], without: Sequence[str]) -> Table:
    shown = [column for column in range(FIGURES) if HEADINGS[column] not in without]
    numbers = [at for at, column in enumerate(shown) if column in NUMBERS]
    headings = [HEADINGS[column] for column in shown]
    return figures_table(headings, numbers, [[row[column] for column in shown] for row in rows])


def figures_table(headings: Sequence[str], numbers: Container[int], rows: Sequence[Sequence[str]]) -> Table:
    """A table of figures, of which some columns are numbers."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    for at, heading in enumerate(headings):
        number = at in numbers
        table.add_column(heading, justify="right" if number else "left", no_wrap=number)
    for row in rows:
        table.add_row(*(Text(clean(cell)) for cell in row))
    return table
