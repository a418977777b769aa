"""The editions and expansions: what each box contains, and the switches in which their rulebooks differ.

A switch is here when two books truly play differently. Rows of the comparison that are omissions, misprints
or the same rule in other words have none; the rulings settle them for all editions (R-EDITION-SWITCH).
"""

import tomllib
from importlib.resources import files
from typing import Final, NamedTuple

NEWEST: Final = "2023"


class Edition(NamedTuple):
    """One box, with the expansions that are played with it."""

    name: str
    seats: int  # players at most
    extra_buildings: bool  # the five types that are not basic
    characters: tuple[int, ...]  # numbers in the box, ascending
    yellow_first: bool  # chance turns up red sides only when it is asked to (R-CHAR-SIDE)
    source: str  # the rulebook it follows
    parts: str  # the line where that lists what is in the box


EDITIONS: Final[dict[str, Edition]] = {
    "2023": Edition("2023", 6, True, tuple(range(20)), False, "000", "L36"),
    "2015": Edition("2015", 6, True, tuple(range(19)), False, "002", "L86"),
    "2009": Edition("2009", 5, False, tuple(range(1, 9)), True, "004", "L6"),
}


class Expansion(NamedTuple):
    """A box that is played together with an edition."""

    name: str
    seats: int  # players at most with it
    characters: tuple[int, ...]  # numbers it adds
    extends: tuple[str, ...]  # editions that lack it; the others have all of it in their own box
    source: str  # its rulebook
    parts: str  # the line where that lists what is in the box


EXPANSIONS: Final[dict[str, Expansion]] = {
    "horses-heroes": Expansion("horses-heroes", 6, (0, 15, 16), ("2009",), "003", "L15")
}


def spans(numbers: tuple[int, ...]) -> str:
    """Ascending numbers in short: 0-8, 15, 16."""
    parts: list[str] = []
    for number in numbers:
        if number - 1 not in numbers or number + 1 not in numbers:
            in_span = number - 1 in numbers and number - 2 in numbers
            parts.append(f"-{number}" if in_span else f", {number}")
    return "".join(parts).removeprefix(", ")


def box_of(edition: str, expansions: list[str]) -> Edition:
    """What an edition and expansions contain together."""
    box = EDITIONS[edition]
    for name in expansions:
        more = EXPANSIONS[name]
        numbers = sorted({*box.characters, *more.characters})
        box = box._replace(seats=max(box.seats, more.seats), characters=tuple(numbers))
    return box


class Switch(NamedTuple):
    """One rule that editions see differently."""

    name: str
    values: tuple[str, str]  # the first one is the newest edition's
    field: str  # of Rules
    others: str  # the editions that have the second one
    ruling: str  # where the difference is argued
    books: str  # the line of each rulebook that says it
    yes: str = ""  # the value for which the field is true; without one it is the number
    only: str = ""  # the editions whose box has what it is about, where not all have

    @property
    def older(self) -> dict[str, str]:
        """The value of other editions where it differs."""
        return dict.fromkeys(self.others.split(), self.values[1])

    def concerns(self, edition: str) -> bool:
        """Whether the box of an edition has what the rule is about."""
        return not self.only or edition in self.only.split()

    @property
    def sources(self) -> dict[str, str]:
        """Section of the rulebook for each edition that says something."""
        books = {book.split()[0]: book for book in self.books.split("; ")}
        return {name: books[box.source] for name, box in EDITIONS.items() if box.source in books}


def _switches() -> tuple[Switch, ...]:
    rows = tomllib.loads((files("carson.city.facts") / "switches.toml").read_text(encoding="utf-8"))["switch"]
    return tuple([Switch(**row | {"values": tuple(row["values"])}) for row in rows])


SWITCHES: Final[tuple[Switch, ...]] = _switches()


def switches_of(edition: str) -> dict[str, str]:
    return {switch.name: switch.older.get(edition, switch.values[0]) for switch in SWITCHES}
