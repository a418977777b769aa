"""One ruling on the screen, or those whose names begin as told."""

from difflib import get_close_matches
from typing import NamedTuple

from rich.table import Table

from carson.cli.screen import Screen
from carson.cli.words import later, say
from carson.core import registry
from carson.core.errors import BadOption
from carson.core.rulings import Ruling
from carson.core.sentence import Sentence
from carson.core.words import either

NEAR = 3  # rulings that a mistyped name may have meant


class Found(NamedTuple):
    """A ruling, and the title of the page it is on."""

    page: str
    ruling: Ruling


def show_ruling(screen: Screen, name: str) -> None:
    """The ruling of that name in capitals or not, or a list of those that begin so."""
    known = _by_name()
    wanted = name.upper()
    if wanted in known:
        _print(screen, known[wanted])
        return
    beginning = [found.ruling for key, found in known.items() if key.startswith(wanted)]
    if not beginning:
        raise BadOption(_nothing(name, get_close_matches(wanted, known, NEAR)))
    table = _table()
    for ruling in beginning:
        table.add_row(ruling.id, ruling.title)
    screen.show(table)


def _by_name() -> dict[str, Found]:
    """Every ruling of every game, by its name in capitals."""
    pages = [page for game in registry.GAMES for page in registry.game(game).rulings()]
    return {ruling.id.upper(): Found(page.title, ruling) for page in pages for ruling in page.rulings}


def _nothing(name: str, near: list[str]) -> Sentence:
    if near:
        return later("rulings.near", name=name, near=either(near))
    games = ", ".join(registry.GAMES)
    return later("rulings.unknown", name=name, games=games)


def _print(screen: Screen, found: Found) -> None:
    ruling = found.ruling
    screen.say(f"{ruling.id}: {ruling.title}", "title")
    screen.say(found.page, "dim")
    screen.say()
    for line in ruling.text.splitlines():
        screen.say(f"· {line[2:]}" if line.startswith("- ") else line)
    if ruling.why:
        screen.say()
        screen.say(say("rulings.why", why=ruling.why))
    if ruling.readings:
        table = _table()
        for reading in ruling.readings:
            table.add_row(reading.editions, reading.text)
        screen.say()
        screen.show(table)


def _table() -> Table:
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    return table
