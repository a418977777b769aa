"""Easel: a position to be changed piece by piece; the game tells which pieces there are and where they lie.

A change is made to the text of a position, whether the whole makes sense yet or not; whether it does, the
game's own reader says in words.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping
from typing import Final

from msgspec import Struct

from carson.core.errors import BadAction
from carson.core.seats import LETTERS
from carson.core.words import later

AGENDA: Final = "agenda"
Usual = Callable[[str, int | None], str]


class Piece(Struct, frozen=True):
    """Something that can be put down, as often as one likes."""

    name: str
    label: str
    kind: str  # spots say which kinds they take
    picture: str = ""  # of the icon sheet; without one its name is shown
    seat: int | None = None  # whose colour it has
    short: str = ""  # what stands on it instead of its label
    group: str = ""  # the part of the tray it lies in, by its label
    parts: tuple[str, ...] = ()  # what is drawn on it, for a game that has drawings of its own


class Spot(Struct, frozen=True):
    """A place for pieces, with its corner and size if its area is a board."""

    name: str
    label: str
    takes: tuple[str, ...]  # kinds of pieces, or the names of some
    lies: tuple[str, ...]  # names of the pieces that are there, the uppermost last
    x: float = 0
    y: float = 0
    wide: float = 1
    high: float = 1


class Area(Struct, frozen=True):
    """A board with spots, so many units wide and high; without a size they are boxes in a row."""

    label: str
    spots: tuple[Spot, ...]
    wide: float = 0
    high: float = 0
    seat: int | None = None  # whose it is


class Pick(Struct, frozen=True):
    """A value that a field can have."""

    value: str
    label: str


class Field(Struct, frozen=True):
    """Something that is written: a number from `low` to `high`, one of some choices, or words."""

    name: str
    label: str
    value: str
    low: int = 0
    high: int = 0
    choices: tuple[Pick, ...] = ()
    seat: int | None = None  # whose it is


class Sheet(Struct, frozen=True):
    """All that can be changed in a position."""

    areas: tuple[Area, ...]
    pieces: tuple[Piece, ...]
    fields: tuple[Field, ...]


class Easel(ABC):
    """How a game's positions are changed. Texts are as the game writes them."""

    @abstractmethod
    def sheet(self, text: str) -> Sheet:
        """What can be changed."""

    def put(self, text: str, piece: str, spot: str) -> str:
        """The text with one more piece on a spot."""
        return self.changed(text, piece, spot, more=True)

    def take(self, text: str, piece: str, spot: str) -> str:
        """The text with one piece less."""
        return self.changed(text, piece, spot, more=False)

    @abstractmethod
    def changed(self, text: str, piece: str, spot: str, more: bool) -> str:
        """The text with one piece more or less on a spot; BadAction where it cannot lie, or does not."""

    @abstractmethod
    def write(self, text: str, field: str, value: str) -> str:
        """The text with another value."""


def no_piece(piece: str, spot: str) -> BadAction:
    """A piece that cannot lie there, or does not."""
    return BadAction(later("easel.no-piece", piece=piece, spot=spot))


PLAYER: Final = "player"


class Draft:
    """The text of a position, line by line.

    `words` are those that begin a part of a line, by the first word of the line: `player A cash 3 vp 2`.
    Flags have no value. What the text does not say `usual` tells, by its word and its seat.
    """

    def __init__(
        self,
        text: str,
        words: Mapping[str, Collection[str]],
        flags: Collection[str] = (),
        usual: Usual = lambda word, seat: "",
    ) -> None:
        self.lines = text.split("\n")
        self.words = words
        self.flags = flags
        self.usual = usual

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    # ---- words of players and of the table: `cash` of a seat, `market`, or `placing houses`

    def value(self, word: str, seat: int | None = None) -> str:
        """What a word says, or what is usual."""
        said = self.said(word, seat)
        return self.usual(word, seat) if said is None else said

    def said(self, word: str, seat: int | None = None) -> str | None:
        """What the text says; None when it does not."""
        start, part = _address(word, seat)
        at = self.line_at(start)
        if at is None:
            return None
        rest = self.lines[at][len(start) :].strip()
        return rest if part is None else self._parts(start, rest).get(part)

    def write(self, word: str, value: str | None, seat: int | None = None) -> None:
        """Let a word say something; None leaves it out."""
        start, part = _address(word, seat)
        at = self.line_at(start)
        if part is not None:
            parts = self._parts(start, "" if at is None else self.lines[at][len(start) :])
            parts = {name: old for name, old in parts.items() if name != part or value is not None}
            parts |= {} if value is None else {part: value}
            told = " ".join(
                [f"{name} {rest}".strip() for name, rest in sorted(parts.items(), key=_bare_first)]
            )
            value = told if told or seat is not None else None
        line = [] if value is None else [f"{start} {value}".rstrip()]
        where = self._end() if at is None else at
        self.lines[where : where if at is None else at + 1] = line

    def line_at(self, start: str) -> int | None:
        """Where the line is that begins with these words."""
        found = (at for at, line in enumerate(self.lines) if f"{line} ".startswith(f"{start} "))
        return next(found, None)

    def drop_from(self, word: str) -> None:
        """Leave out a line and all that follows."""
        at = self.line_at(word)
        if at is not None:
            self.lines[at:] = [""]

    def _end(self) -> int:
        """Where a new line goes: the agenda comes last."""
        agenda = self.line_at(AGENDA)
        return len(self.lines) - (self.lines[-1] == "") if agenda is None else agenda

    def _parts(self, start: str, rest: str) -> dict[str, str]:
        """The words of a line with what follows each; what comes first may have no word."""
        words = self.words[start.partition(" ")[0]]
        said: dict[str, str] = {}
        parts = iter(rest.split())
        for part in parts:
            if part in self.flags:
                said[part] = ""
            elif part in words:
                said[part] = next(parts, "")
            else:
                said[""] = part
        return said


def _address(word: str, seat: int | None) -> tuple[str, str | None]:
    """The beginning of the line that has a word, and the word if it is a part of the line."""
    if seat is not None:
        return f"{PLAYER} {LETTERS[seat]}", word
    start, space, part = word.partition(" ")
    return start, part if space else None


def _bare_first(part: tuple[str, str]) -> bool:
    return part[0] != ""
