"""Easel: a position to be changed piece by piece; the game tells which pieces there are and where they lie.

A change is made to the text of a position, whether the whole makes sense yet or not; whether it does, the
game's own reader says in words.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from msgspec import Struct

from carson.core.errors import BadAction
from carson.core.seats import LETTERS
from carson.core.words import later


class Piece(Struct, frozen=True):
    """Something that can be put down, as often as one likes."""

    name: str
    label: str
    kind: str  # spots say which kinds they take
    picture: str = ""  # of the icon sheet; without one its name is shown
    seat: int | None = None  # whose colour it has
    short: str = ""  # what stands on it instead of its label


class Spot(Struct, frozen=True):
    """A place for pieces, with its corner and size on the board of its area."""

    name: str
    label: str
    takes: tuple[str, ...]  # kinds of pieces
    lies: tuple[str, ...]  # names of the pieces that are there, the uppermost last
    x: float
    y: float
    wide: float = 1
    high: float = 1


class Area(Struct, frozen=True):
    """A board with spots, so many units wide and high."""

    label: str
    wide: float
    high: float
    spots: tuple[Spot, ...]


class Pick(Struct, frozen=True):
    """A value that a field can have."""

    value: str
    label: str


class Field(Struct, frozen=True):
    """Something that is written: a number from `low` to `high`, or one of some choices."""

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


class Draft:
    """The text of a position, line by line; `words` are those that a player's line may have."""

    def __init__(self, text: str, words: Sequence[str] = ()) -> None:
        self.lines = text.split("\n")
        self.words = words

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    def line(self, word: str) -> str:
        """What follows the first word of a line; empty when there is none."""
        found = (line.partition(" ")[2] for line in self.lines if line.partition(" ")[0] == word)
        return next(found, "")

    def write_line(self, word: str, rest: str, before: str) -> None:
        """Write a line, or leave it out if nothing follows; a new one comes before another one."""
        at = self._at(word)
        if at is not None:
            self.lines[at : at + 1] = [f"{word} {rest}"] if rest else []
        elif rest:
            next_to = self._at(before)
            self.lines.insert(len(self.lines) if next_to is None else next_to, f"{word} {rest}")

    def drop_from(self, word: str) -> None:
        """Leave out a line and all that follows."""
        at = self._at(word)
        if at is not None:
            self.lines[at:] = [""]

    def _at(self, word: str) -> int | None:
        found = (at for at, line in enumerate(self.lines) if line.partition(" ")[0] == word)
        return next(found, None)

    # ---- players

    def word(self, seat: int, word: str) -> str | None:
        """The value of a word of a player's line; None when it is not said."""
        return self._said(seat)[1].get(word)

    def write_word(self, seat: int, word: str, value: str) -> None:
        """Write a word with its value, or leave it out if there is none."""
        at, said = self._said(seat)
        said = {name: value if name == word else old for name, old in said.items() if name != word or value}
        if value:
            said[word] = value
        told = [part for name, rest in said.items() for part in (name, rest) if part]
        line = " ".join(["player", LETTERS[seat], *told])
        self.lines[at : at + 1] = [line] if at < len(self.lines) else [line, ""]

    def _said(self, seat: int) -> tuple[int, dict[str, str]]:
        """Where a player's line is, and its words with their values."""
        start = f"player {LETTERS[seat]}"
        at = next(
            (n for n, line in enumerate(self.lines) if line.split()[:2] == start.split()), len(self.lines)
        )
        said: dict[str, str] = {}
        last = ""
        for part in self.lines[at].split()[2:] if at < len(self.lines) else []:
            if part in self.words:
                last = part
                said[last] = ""
            else:
                said[last] = f"{said.get(last, '')} {part}".strip()
        return at, said
