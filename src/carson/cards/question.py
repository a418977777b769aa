"""What can lie on the agenda: steps run by themselves, questions wait for a seat, chances for a draw.

A room of `carson.cards.topics` lists its own as QUESTIONS; ENTRIES has them all by number.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from carson.cards.table.agenda import FRAME_NAMES, KINDS
from carson.cards.table.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Entry:
    """Anything on the agenda, or a part of the round."""

    number: int  # of table/agenda.py, or of table/schedule.py
    even: bool  # whether every answer or outcome is as likely as any other

    def __init__(self, number: int, even: bool = True) -> None:
        self.number = number
        self.even = even

    def run(self, s: Table, packed: int) -> None:
        """A step: do it. Its frame stays on the agenda until it is popped."""
        raise self.missing()

    def offer(self, s: Table, packed: int) -> None:
        """A question or chance: add the answers or outcomes to the options."""
        raise self.missing()

    def take(self, s: Table, packed: int, action: int) -> None:
        """A question or chance: do what an answer or outcome says."""
        raise self.missing()

    def weights(self, s: Table, outcomes: list[int]) -> list[int]:
        """A chance that is not even: how likely each of the outcomes is beside the others."""
        raise self.missing()

    def missing(self) -> LookupError:
        name = FRAME_NAMES.get(self.number, f"number {self.number}")
        return LookupError(f"no room in carson/cards/topics has rules for this entry of the agenda: {name}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Entry):
    """Something that happens without a decision: `run`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Entry):
    """What the seat in the frame decides: `offer` and `take`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Entry):
    """What a draw decides: `offer` and `take`, and `weights` unless it is even."""


ENTRIES: Final[list[Entry]] = [Entry(number) for number in range(KINDS)]
