"""Rows of an easel: which words of a position list pieces, and which are fields.

A word is one of every player's line or a line about the table, and its value is a list of names. Each name
is that of a piece, of the spot where a piece lies, or of both.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from carson.core.easel import Draft, Field, Pick, Spot, Usual, no_piece
from carson.core.errors import BadPosition
from carson.core.position_lines import NO_SEAT, Said, Table
from carson.core.position_text import NOTHING
from carson.core.seats import LETTERS

Lies = dict[str, list[str]]  # the pieces on each spot


class Codec(NamedTuple):
    """How a list of names is written."""

    read: Callable[[str], list[str]]
    write: Callable[[list[str]], str]


def _read_pairs(value: str) -> list[str]:
    words = [word for word in value.split() if word != NOTHING]
    return [name for name, number in zip(words[::2], words[1::2], strict=True) for _ in range(int(number))]


def _pairs(names: list[str]) -> str:
    return " ".join([f"{name} {names.count(name)}" for name in dict.fromkeys(names)])


@cache
def tallies(names: tuple[str, ...]) -> Codec:
    """How often each of some names is there: 0,1,0,2."""

    def read(value: str) -> list[str]:
        numbers = [int(number) for number in value.split(",") if number]
        return [name for name, number in zip(names, numbers, strict=False) for _ in range(number)]

    return Codec(read, lambda found: ",".join([str(found.count(name)) for name in names]))


COMMAS: Final = Codec(
    lambda value: [name for name in value.split(",") if name not in ("", NOTHING)], ",".join
)
SPACES: Final = Codec(lambda value: [name for name in value.split() if name != NOTHING], " ".join)
CODECS: Final[dict[str, Codec]] = {
    "commas": COMMAS,
    "spaces": SPACES,
    "pairs": Codec(_read_pairs, _pairs),
    "number": Codec(lambda value: [""] * int(value or 0), lambda names: str(len(names))),
}
SPOT: Final = "spot"  # what a new piece takes the place of: one on its spot
WORD: Final = "word"  # any that the word lists
YES: Final = "yes"  # of a flag
JOINED: Final = ":"  # a name of two: of a spot and of a piece


class Holding(NamedTuple):
    """A word that lists pieces. In its patterns {name} is what is listed, {seat} the letter of the player."""

    word: str
    piece: str
    spot: str
    names: tuple[str, ...]
    codec: Codec
    each: bool = True  # of every player
    replaces: str = ""  # SPOT or WORD; nothing when it is empty
    empty: str | None = None  # what is written when nothing lies there; None leaves the word out

    def lying(self, draft: Draft, seats: int) -> Iterator[tuple[str, str]]:
        """Pieces and their spots."""
        for seat in range(seats) if self.each else [None]:
            for name in self._listed(draft, seat):
                if name in self.names:
                    yield self._filled(name, seat)

    def change(self, draft: Draft, seats: int, piece: str, spot: str, more: bool) -> bool:
        """Write one more or one less; False when this is not the word for it, or the piece is not there."""
        found = _ways(self, seats).get((piece, spot))
        if found is None:
            return False
        name, seat = found
        names = self._listed(draft, seat)
        if more:
            names = [one for one in names if not self._gives_way(one, spot, seat)] + [name]
        elif name in names:
            names.reverse()  # the one that was put last
            names.remove(name)
            names.reverse()
        else:
            return False
        draft.write(self.word, self.codec.write(names) if names else self.empty, seat)
        return True

    def _listed(self, draft: Draft, seat: int | None) -> list[str]:
        return self.codec.read(draft.value(self.word, seat))

    def _filled(self, name: str, seat: int | None) -> tuple[str, str]:
        """The piece and the spot that a name stands for."""
        head, _, tail = name.partition(JOINED)
        values = {"name": name, "head": head, "tail": tail, "seat": "" if seat is None else LETTERS[seat]}
        return self.piece.format(**values), self.spot.format(**values)

    def _gives_way(self, name: str, spot: str, seat: int | None) -> bool:
        return self.replaces == WORD or (self.replaces == SPOT and self._filled(name, seat)[1] == spot)


@cache
def _ways(holding: Holding, seats: int) -> dict[tuple[str, str], tuple[str, int | None]]:
    """The name and the player of each piece and spot that a word can list."""
    players: Sequence[int | None] = range(seats) if holding.each else [None]
    return {holding._filled(name, seat): (name, seat) for seat in players for name in holding.names}


class Pile(NamedTuple):
    """A box for pieces: of every player, or of the table."""

    place: int
    name: str  # with {seat} for the letter of the player
    label: Callable[[], str]
    takes: tuple[str, ...]
    each: bool = True

    def spot(self, seat: int | None, lies: Lies) -> Spot:
        letter = "" if seat is None else LETTERS[seat]
        takes = tuple([kind.format(seat=letter) for kind in self.takes])
        name = self.name.format(seat=letter)
        return Spot(name, self.label(), takes, tuple(lies[name]))


class Entry(NamedTuple):
    """A word that is a field: a number between two, one of some choices, or words."""

    place: int
    word: str
    label: Callable[[], str]
    low: int = 0
    high: int = 0
    picks: Callable[[], Sequence[Pick]] | None = None
    each: bool = True
    flag: bool = False  # the word stands alone, or not at all
    zero: bool = False  # nought is written, too, since it is not what goes without saying

    def field(self, draft: Draft, name: str, seat: int | None) -> Field:
        value = draft.value(self.word, seat)
        if self.flag:
            value = YES if draft.said(self.word, seat) is not None else ""
        elif self.high and not self.zero:
            value = value or "0"
        picks = tuple(self.picks()) if self.picks else ()
        if picks and value not in [pick.value for pick in picks]:
            picks = (Pick(value, value or NOTHING), *picks)
        return Field(name, self.label(), value, self.low, self.high, picks, seat)

    def write(self, draft: Draft, seat: int | None, value: str) -> None:
        left_out = value == "" or (value == "0" and self.high and not self.zero)
        draft.write(self.word, None if left_out else "" if self.flag else value, seat)


class Rows:
    """The rows of a game with so many players."""

    def __init__(
        self, seats: int, holdings: Sequence[Holding], piles: Iterable[Pile], entries: Iterable[Entry]
    ) -> None:
        self.seats = seats
        self.holdings = holdings
        self.piles = sorted(piles, key=lambda pile: pile.place)
        rows = sorted(entries, key=lambda entry: entry.place)
        everybody: list[int | None] = list(range(seats))
        self.entries = {_name(row, None): (row, None) for row in rows if not row.each} | {
            _name(row, seat): (row, seat) for seat in everybody for row in rows if row.each
        }

    def lies(self, draft: Draft) -> Lies:
        """The pieces on each spot, as words list them."""
        found: Lies = defaultdict(list)
        for holding in self.holdings:
            for piece, spot in holding.lying(draft, self.seats):
                found[spot].append(piece)
        return found

    def boxes(self, seat: int | None, lies: Lies) -> tuple[Spot, ...]:
        """The boxes of a player, or of the table."""
        return tuple([pile.spot(seat, lies) for pile in self.piles if pile.each == (seat is not None)])

    def fields(self, draft: Draft) -> list[Field]:
        return [row.field(draft, name, seat) for name, (row, seat) in self.entries.items()]

    def write(self, draft: Draft, field: str, value: str) -> None:
        if field not in self.entries:
            raise no_piece(value, field)
        row, seat = self.entries[field]
        row.write(draft, seat, value)


def _name(entry: Entry, seat: int | None) -> str:
    return entry.word if seat is None else f"{entry.word} {LETTERS[seat]}"


def usual_in(
    lines: Mapping[str, Said], words: Mapping[str, Said], read: Callable[[str], Table], text: str
) -> Usual:
    """What the words that a text leaves out would say of the table, if one can be made of the text."""

    @cache
    def table() -> Table | None:
        try:
            return read(text)
        except BadPosition:
            return None

    def usual(word: str, seat: int | None) -> str:
        said = lines.get(word) if seat is None else words.get(word)
        if said is None or said.whole is None or table() is None:
            return ""
        return said.whole(table(), NO_SEAT if seat is None else seat)

    return usual
