"""Forms: how an entry of an agenda is written, what may lie under it, and when it does not fit the table."""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from carson.core.agenda_text import Part, part_formula, parts_text, read_parts
from carson.core.errors import BadPosition
from carson.core.position_blame import Blame
from carson.core.position_text import Kind, Words, seats
from carson.core.seats import LETTERS
from carson.core.sentence import Sentence
from carson.core.words import later

ALL_SEATS = seats(len(LETTERS))


class Frame(NamedTuple):
    """One entry of an agenda and the line it was read from."""

    kind: int
    seat: int = 0
    a: int = 0
    b: int = 0
    line: int = 0


class Form(NamedTuple):
    """What positions know of one kind of entry."""

    parts: tuple[Part, ...]
    under: set[str]  # what may lie directly under it: names of entries, or of the round with a step
    checks: tuple[Callable[[Any], None], ...] = ()  # refuse what does not fit; each game has its own Fitting
    own_order: bool = False  # several of the kind need not lie in the order of the seats


class Entries:
    """All kinds of entries of a game; `steps` tells how far the round is, before its first step at 0."""

    def __init__(
        self, forms: Mapping[int, Form], names: Mapping[int, str], the_round: int, steps: Sequence[str]
    ) -> None:
        self.forms, self.names, self.the_round, self.steps = forms, names, the_round, steps
        self.kinds = Kind(later("position.entry"), {names[kind]: kind for kind in forms})

    def text(self, frame: Frame) -> str:
        """An entry as words."""
        words = parts_text(self.forms[frame.kind].parts, frame._asdict(), ALL_SEATS)
        return " ".join([self.names[frame.kind], *words])

    def read(self, words: Words, number_of_seats: int) -> Frame:
        """The inverse of `text`."""
        kind = words.one(self.kinds)
        fields = read_parts(self.forms[kind].parts, words, seats(number_of_seats))
        return Frame(kind, **fields, line=words.number_of_line)

    def name(self, frame: Frame) -> str:
        """The name of an entry; of the round also the step it is at."""
        name = self.names[frame.kind]
        return f"{name} {self.steps[frame.a]}" if frame.kind == self.the_round else name

    def told(self, kind: int) -> str:
        """What the numbers of an entry are, as formulas: `a = building, b = 1 + parcel`."""
        return ", ".join([part_formula(part, ALL_SEATS) for part in self.forms[kind].parts])

    def check_order(self, frames: Sequence[Frame]) -> None:
        """The round comes first, and each entry lies on one that can have asked for it."""
        if self.forms[frames[0].kind].under:
            example = self.name(Frame(self.the_round, a=1))
            raise BadPosition(later("position.round-first", example=example), frames[0].line)
        for below, frame in pairwise(frames):
            under, lies_on = self.forms[frame.kind].under, self.name(below)
            if lies_on not in under:
                names = {"entry": self.names[frame.kind], "below": lies_on}
                names |= {"allowed": ", ".join(sorted(under))}
                key = "position.follows" if under else "position.follows-nothing"
                raise BadPosition(later(key, **names), frame.line)


class Fitting(Blame):
    """An entry of the agenda that must fit the table; each game adds its table."""

    def __init__(self, names: Mapping[int, str], frames: Sequence[Frame], at: int, **values: object) -> None:
        self.frame, self.frames, self.at = frames[at], frames, at
        self.name = names[self.frame.kind]
        super().__init__(self.frame.line, seat=LETTERS[self.frame.seat], **values)
        self.seat, self.a, self.b = self.frame.seat, self.frame.a, self.frame.b

    @property
    def below(self) -> Frame:
        return self.frames[self.at - 1]

    @property
    def is_last(self) -> bool:
        return self.at == len(self.frames) - 1

    def told(self, sentence: Sentence) -> Sentence:
        return later("position.misfit", entry=self.name, reason=sentence)
