"""What can lie on the agenda: steps run by themselves, questions wait for a seat, chances for a die or draw.

A room of `carson.city.topics` lists its own as QUESTIONS; ENTRIES has them all by number. The rules of the
base game import no variant: they push its number, or `run_now` it.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from carson.city.facts.characters import POWERS
from carson.city.facts.ids import DIE, NO, NONE, YES
from carson.city.table.agenda import FRAME_NAMES, KINDS, frame
from carson.city.table.stack import allow, pop, push, replace
from carson.city.table.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Entry:
    """Anything on the agenda."""

    number: i64  # of table/agenda.py; NONE for a part of the round, which never lies there
    name: str  # as positions write it
    power: i64  # of the character who brings it, or NONE

    def __init__(self, number: i64 = NONE, power: i64 = NONE, name: str = "") -> None:
        """`name` is for entries of one's own, whose numbers table/agenda.py leaves free."""
        if name:
            FRAME_NAMES[int(number)] = name
        self.number = number
        self.name = FRAME_NAMES.get(int(number), f"number {int(number)}")
        self.power = power

    def run(self, s: Table, seat: i64, a: i64) -> None:
        """A step: do it. Its frame, with this seat and this a, stays on the agenda until it is popped."""
        raise self.missing()

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        """A question or chance: add the answers or outcomes to the options."""
        raise self.missing()

    def take(self, s: Table, seat: i64, a: i64, action: i64) -> None:
        """A question or chance: do what an answer or outcome says."""
        raise self.missing()

    def missing(self) -> LookupError:
        return LookupError(
            f"no room in carson/city/topics has rules for this entry of the agenda: {self.name}"
        )


# ---- steps


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Entry):
    """Something that happens without a decision: `run`."""


class Begin(Step):
    """A part of the round that puts a step on the agenda, which goes on from there."""

    def __init__(self, first: i64, a: i64 = 0) -> None:
        super().__init__()
        self.first = first
        self.a = a

    def run(self, s: Table, seat: i64, a: i64) -> None:
        push(s, self.first, 0, self.a)


@mypyc_attr(allow_interpreted_subclasses=True)
class Turns(Step):
    """Every seat has a turn, in pass order; a of the frame is the next place of the pass track."""

    def run(self, s: Table, seat: i64, position: i64) -> None:
        if position == s.rules.seats:
            pop(s)
            return
        replace(s, frame(self.number, 0, position + 1, 0))
        self.turn(s, s.pass_order[position])

    def turn(self, s: Table, seat: i64) -> None:
        raise self.missing()


@mypyc_attr(allow_interpreted_subclasses=True)
class AskAll(Step):
    """A part of the round that puts a question to everybody it concerns, the first passer first."""

    def __init__(self, question: i64) -> None:
        super().__init__()
        self.question = question

    def run(self, s: Table, seat: i64, a: i64) -> None:
        for position in range(s.rules.seats - 1, -1, -1):
            if self.concerns(s, s.pass_order[position]):
                push(s, self.question, s.pass_order[position])

    def concerns(self, s: Table, seat: i64) -> bool:
        return True


# ---- questions


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Entry):
    """What the seat in the frame decides: `offer`, and `act` for what an answer does."""

    def take(self, s: Table, seat: i64, a: i64, action: i64) -> None:
        """One answer is enough, and `no` does nothing. A question for which that is not so has its own."""
        pop(s)
        if action != NO:
            self.act(s, seat, action)

    def act(self, s: Table, seat: i64, action: i64) -> None:
        raise self.missing()


@mypyc_attr(allow_interpreted_subclasses=True)
class YesOrNo(Question):
    def offer(self, s: Table, seat: i64, a: i64) -> None:
        allow(s, YES)
        allow(s, NO)


# ---- chances


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Entry):
    """What a die or a draw decides: `offer` and `take`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Die(Chance):
    def offer(self, s: Table, seat: i64, a: i64) -> None:
        pips: i64
        for pips in range(1, 7):
            allow(s, DIE + pips)


# ---- powers of characters


@mypyc_attr(allow_interpreted_subclasses=True)
class Immediate:
    """What a power does as soon as its character is chosen (R-CHAR-TIMING)."""

    def give(self, s: Table, seat: i64, number: i64) -> None:
        """`number` is that of the power. Most powers have their moment later."""


class Asks(Immediate):
    """A power that puts a question or chance to its seat; one that counts has its number in the frame."""

    def __init__(self, entry: i64, counts: bool = False) -> None:
        self.entry = entry
        self.counts = counts

    def give(self, s: Table, seat: i64, number: i64) -> None:
        push(s, self.entry, seat, number if self.counts else 0)


# ---- all that there are, by number; `carson.city.flow` fills in what the rooms have

ENTRIES: Final[list[Entry]] = [Entry(number) for number in range(KINDS)]
IMMEDIATE: Final[list[Immediate]] = [Immediate()] * POWERS


def run_now(s: Table, number: i64, seat: i64 = 0, a: i64 = 0) -> None:
    """Run a step at once, without putting it on the agenda."""
    ENTRIES[number].run(s, seat, a)
