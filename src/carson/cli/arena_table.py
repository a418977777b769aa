"""The figures of an arena as a table."""

from collections import Counter
from collections.abc import Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from carson.arena.standings import Standing
from carson.cli.screen import Screen, clean
from carson.cli.words import say
from carson.core.sentence import read


def show_standings(screen: Screen, title: str, found: Sequence[Standing], notes: Sequence[str]) -> None:
    """A line for each bot in the order they were named, then what went wrong, each thing once."""
    screen.say(title, "title")
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("heading.bot"))
    faulty = any(standing.illegal for standing in found)
    headings = ["wins", "interval", "rating", "interval", "score", "time", "slowest"]
    for heading in [*headings, *(["illegal"] if faulty else [])]:
        table.add_column(say(f"heading.{heading}"), justify="right")
    for standing in found:
        low, high = standing.interval
        under, over = standing.rating_interval
        table.add_row(
            Text(clean(f"{standing.entry + 1}. {standing.name}")),
            f"{standing.win_rate:.1%}",
            say("arena-table.span", low=f"{low:.1%}", high=f"{high:.1%}"),
            f"{standing.rating:.1f}",
            say("arena-table.span", low=f"{under:.1f}", high=f"{over:.1f}"),
            f"{standing.mean_score:.1f}",
            _ms(standing.times.mean()),
            _ms(standing.times.quantile(0.99)),
            *([f"{standing.illegal_rate:.1%}"] if faulty else []),
        )
    screen.show(table)
    for note, times in Counter(notes).most_common():
        screen.say(say("arena-table.note", note=read(note), number=times), "wrong")


def _ms(value: float | None) -> str:
    return "-" if value is None else f"{value:.3g}" if value < 100 else f"{value:.0f}"
