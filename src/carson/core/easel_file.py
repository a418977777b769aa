"""The rows of an easel as data: `easel.toml` beside the positions of a game, and in rooms of variants.

A file lists pieces, words of a position that list them, boxes they lie in, and fields. Texts are found by the
words of the file: `easel.<label>`, for a piece its name, for a box or a field what it is called.
"""

import tomllib
from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from importlib.resources import files
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from carson.core.catalogue import Words
from carson.core.easel import Area, Draft, Easel, Pick, Piece, no_piece
from carson.core.easel_rows import CODECS, YES, Codec, Entry, Holding, Lies, Pile, Rows, tallies, usual_in
from carson.core.options import Options
from carson.core.position_head import option_lines, rules_of
from carson.core.position_lines import Said, Table
from carson.core.position_text import NOTHING
from carson.core.seats import LETTERS
from carson.core.topics import Topics

FILE: Final = "easel.toml"
SEATS: Final = "seats"  # the list of their letters
Rules = Any  # of a game


class Row(Struct, forbid_unknown_fields=True, kw_only=True):
    """Something on the easel of games whose rules have a number or switch, or have not."""

    when: str = ""
    unless: str = ""

    def holds(self, rules: Rules) -> bool:
        asked = ((self.when, True), (self.unless, False))
        return all(bool(getattr(rules, name)) is wanted for name, wanted in asked if name)


class PieceRow(Row):
    """A piece; `each` player has one, or there is one for each name `of` a word, of those a mask has."""

    name: str = ""
    kind: str = ""
    group: str = ""
    picture: str = ""
    label: str = ""
    each: bool = False
    of: str = ""
    among: str = ""


class WordRow(Row):
    """A `Holding`; its names are those of the word's kind, or the letters of the players."""

    word: str
    piece: str
    spot: str
    names: str = ""
    written: str = "commas"
    each: bool = True
    replaces: str = ""
    empty: str | None = None


class BoxRow(Row):
    """A `Pile`, or one for each of some names."""

    place: int
    name: str
    takes: tuple[str, ...]  # kinds, pieces, or the name of a list of them
    label: str = ""
    names: str = ""
    each: bool = True


class FieldRow(Row):
    """An `Entry`, or one for each player of the game; `high` may be a number of the rules."""

    place: int
    word: str
    label: str = ""
    low: int = 0
    high: int | str = 0
    picks: str | tuple[str, ...] = ""  # a list of the game, or values with texts `easel.<word>-<value>`
    none: str = ""  # the value that says nothing
    must: bool = False  # there is no such value
    each: bool = True
    flag: bool = False
    zero: bool = False


class EaselFile(Row):
    """One file."""

    takes: dict[str, tuple[str, ...]] = {}  # lists of kinds; files add to each other's
    pieces: tuple[PieceRow, ...] = ()
    words: tuple[WordRow, ...] = ()
    boxes: tuple[BoxRow, ...] = ()
    fields: tuple[FieldRow, ...] = ()


class Stock(NamedTuple):
    """What the files of a game may name, and the words of its positions."""

    texts: Words
    files: list[EaselFile]
    lines: Mapping[str, Said]
    words: Mapping[str, Said]
    pieces: Mapping[str, Callable[[], Sequence[Piece]]]
    picks: Mapping[str, Callable[[], Sequence[Pick]]] = {}
    names: Mapping[str, tuple[str, ...]] = {}
    codecs: Mapping[str, Codec] = {}
    parts: Mapping[str, tuple[str, ...]] = {}  # words within a line about the table, by its first word
    flags: tuple[str, ...] = ()

    def named(self, name: str) -> tuple[str, ...]:
        """The names of a list, of the things that a word lists, or of the seats."""
        if name in self.names or name == SEATS:
            return self.names.get(name, tuple(LETTERS))
        said = self.words[name] if name in self.words else self.lines[name]
        return tuple(said.kind.names) if said.kind is not None else tuple(LETTERS)


def easel_files(package: str, topics: Topics) -> list[EaselFile]:
    """The file of a game, then those of its rooms."""
    places = [f"{package}.position", *[f"{topics.package}.{room}" for room in topics.rooms()]]
    found = [files(place) / FILE for place in places]
    texts = [file.read_text(encoding="utf-8") for file in found if file.is_file()]
    return [msgspec.convert(tomllib.loads(text), EaselFile) for text in texts]


class Outfit:
    """What the easel of one game has."""

    def __init__(self, stock: Stock, rules: Rules) -> None:
        self.stock, self.rules = stock, rules
        self.say = stock.texts.text
        self.letters = LETTERS[: int(rules.seats)]
        self.files = [file for file in stock.files if file.holds(rules)]
        self.takes: dict[str, tuple[str, ...]] = {}
        for file in self.files:
            for name, kinds in file.takes.items():
                self.takes[name] = self.takes.get(name, ()) + kinds

    def pieces(self) -> tuple[Piece, ...]:
        rows = [row for file in self.files for row in file.pieces if row.holds(self.rules)]
        return tuple([piece for row in rows for piece in self._pieces(row)])

    @cached_property
    def holdings(self) -> list[Holding]:
        """The words that list pieces."""
        return [self._holding(row) for file in self.files for row in file.words if row.holds(self.rules)]

    @cached_property
    def rows(self) -> Rows:
        """These and all boxes and fields."""
        boxes = [row for file in self.files for row in file.boxes if row.holds(self.rules)]
        fields = [row for file in self.files for row in file.fields if row.holds(self.rules)]
        piles = [pile for row in boxes for pile in self._piles(row)]
        entries = [entry for row in fields for entry in self._entries(row)]
        return Rows(len(self.letters), self.holdings, piles, entries)

    def change(self, draft: Draft, piece: str, spot: str, more: bool) -> bool:
        """Write one piece more or less; False when no word can say it, or the piece is not there."""
        seats = len(self.letters)
        return any(holding.change(draft, seats, piece, spot, more) for holding in self.holdings)

    def player(self, seat: int, lies: Lies) -> Area:
        """The boxes of a player."""
        label = self.say("easel.player", seat=self.letters[seat])
        return Area(label, self.rows.boxes(seat, lies), seat=seat)

    def table(self, lies: Lies) -> Area:
        """The boxes of the table."""
        return Area(self.say("easel.table"), self.rows.boxes(None, lies))

    def _pieces(self, row: PieceRow) -> Sequence[Piece]:
        if row.of in self.stock.pieces:
            return self.stock.pieces[row.of]()
        group = self.say(f"easel.group-{row.group}")
        made = partial(Piece, kind=row.kind, picture=row.picture, group=group)
        label = partial(self.say, f"easel.{row.label or row.name}")
        if row.each:
            return [made(f"{row.name}-{a}", label(seat=a), seat=n) for n, a in enumerate(self.letters)]
        if not row.of:
            return [made(row.name, label())]
        there = getattr(self.rules, row.among) if row.among else -1
        names = [name for at, name in enumerate(self.stock.named(row.of)) if there >> at & 1]
        return [made(f"{row.name}-{name}", label(name=name), short=name) for name in names]

    def _holding(self, row: WordRow) -> Holding:
        names = ("",) if row.written == "number" else self.stock.named(row.names or row.word)
        codec = tallies(names) if row.written == "tallies" else {**CODECS, **self.stock.codecs}[row.written]
        return Holding(row.word, row.piece, row.spot, names, codec, row.each, row.replaces, row.empty)

    def _piles(self, row: BoxRow) -> list[Pile]:
        lists = {**self.stock.names, **self.takes}
        takes = tuple([one for kind in row.takes for one in lists.get(kind, (kind,))])
        key = f"easel.{row.label or row.name.partition(' ')[0]}"
        names = self.stock.named(row.names) if row.names else ("",)
        boxes = {row.name.replace("{name}", name): partial(self.say, key, name=name) for name in names}
        return [Pile(row.place, name, label, takes, row.each) for name, label in boxes.items()]

    def _entries(self, row: FieldRow) -> list[Entry]:
        high = int(getattr(self.rules, row.high) if isinstance(row.high, str) else row.high)
        picks = partial(self._picks, row) if row.picks or row.flag else None
        key = f"easel.{row.label or row.word}"
        names = self.letters if "{name}" in row.word else [""]
        entries = {row.word.format(name=name): partial(self.say, key, name=name) for name in names}
        return [
            Entry(row.place, word, label, row.low, high, picks, row.each, row.flag, row.zero)
            for word, label in entries.items()
        ]

    def _picks(self, row: FieldRow) -> Sequence[Pick]:
        if row.flag:
            return [Pick("", self.say("easel.no")), Pick(YES, self.say("easel.yes"))]
        nothing = [] if row.must else [Pick(row.none, NOTHING)]
        if not isinstance(row.picks, str):
            return nothing + [Pick(one, self.say(f"easel.{row.word}-{one}")) for one in row.picks]
        if row.picks in self.stock.picks:
            return [*nothing, *self.stock.picks[row.picks]()]
        return nothing + [Pick(name, name) for name in self.stock.named(row.picks)]


class FiledEasel(Easel):
    """An easel whose rows are files; a game draws the rest."""

    def __init__(
        self, stock: Stock, read: Callable[[str], Table], make_rules: Callable[[Options], Rules]
    ) -> None:
        self.stock, self.read, self.make_rules = stock, read, make_rules

    def changed(self, text: str, piece: str, spot: str, more: bool) -> str:
        draft, outfit = self.opened(text)
        if not outfit.change(draft, piece, spot, more) and not self.drawn(draft, piece, spot, more):
            raise no_piece(piece, spot)
        return draft.text

    @abstractmethod
    def drawn(self, draft: Draft, piece: str, spot: str, more: bool) -> bool:
        """Draw one piece more or less; False when it cannot lie there, or does not."""

    def write(self, text: str, field: str, value: str) -> str:
        draft, outfit = self.opened(text)
        outfit.rows.write(draft, field, value)
        return draft.text

    def opened(self, text: str) -> tuple[Draft, Outfit]:
        """A text to change, and what the easel of its game has."""
        stock = self.stock
        usual = usual_in(stock.lines, stock.words, self.read, text)
        draft = Draft(text, {"player": tuple(stock.words), **stock.parts}, stock.flags, usual)
        return draft, Outfit(stock, rules_of(option_lines(text), self.make_rules))
