"""Forms: how an entry of the agenda is written, what may lie under it, and when it does not fit the table.

Each room of `carson.city.topics` lists the forms of its entries as FORMS.
"""

from collections.abc import Callable
from typing import NamedTuple

from carson.city.count.powers import power
from carson.city.facts.ids import NONE
from carson.city.position.blame import noun
from carson.city.position.names import BUILDING, PARCEL, PLACE, SPACES_KIND, STEP_NAMES, STEP_TEXTS
from carson.city.position.page import Case
from carson.city.table import Table, agenda, schedule
from carson.city.words.terms import PACKAGE
from carson.core import agenda_forms
from carson.core.agenda_text import Part
from carson.core.position_text import numbers
from carson.core.seats import LETTERS

BEFORE_FIRST = f"round before-{STEP_TEXTS[0]}"
Form = agenda_forms.Form
SEAT = Part("seat")
COUNT = Part("a", numbers(noun("number"), 0, agenda.DEPTH))
ON_SPACE = Part("a", SPACES_KIND)
ON_PARCEL = Part("a", PARCEL)
AT_PLACE = Part("a", PLACE)
OF_BUILDING = Part("a", BUILDING)


class Fitting(agenda_forms.Fitting):
    """An entry of the agenda, and the table it must fit."""

    package = PACKAGE

    def __init__(self, case: Case, at: int) -> None:
        self.case, self.s = case, case.s
        self.step = schedule.ROUND_STEPS[case.moment.frames[0].a - 1]  # of the round that is under way
        values = {"seats": len(case.seats), "step": STEP_NAMES[self.step]}
        super().__init__(agenda.FRAME_NAMES, case.moment.frames, at, **values)

    def must_ask(self, seat: int) -> None:
        """Refuse to ask another seat than the one whose turn it is."""
        self.refuse_if(seat == NONE, "no-turn")
        self.refuse_if(seat != self.seat, "should-ask", seat=LETTERS[seat])

    def must_have(self, *powers: int) -> None:
        """Refuse to ask a seat that has none of these powers."""
        self.refuse_if(not any(power(self.s, self.seat, kind) for kind in powers), "no-power")

    def in_pass_order(self) -> None:
        """Of several seats that are asked the same the first passer lies on top."""
        if self.below.kind == self.frame.kind:
            order = [int(seat) for seat in self.s.pass_order]
            self.refuse_if(order.index(self.below.seat) <= order.index(self.seat), "first-on-top")


Check = Callable[[Fitting], None]  # refuses what does not fit


def refuse(key: str, wrong: Callable[[Fitting], object], **values: object) -> Check:
    """A check with one sentence."""
    return lambda e: e.refuse_if(wrong(e), key, **values)


def asks(whose_turn: Callable[[Fitting], int]) -> Check:
    """Refuse to ask another seat than the one whose turn it is."""
    return lambda e: e.must_ask(int(whose_turn(e)))


def played_with(rule: str) -> Check:
    """Refuse an entry of a variant where there is none of its pieces in the game."""
    what = noun(rule.replace("_", "-"))
    return refuse("not-in-this-game", lambda e: not getattr(e.s.rules, rule), what=what)


def decided(field: str) -> Check:
    """Only Standish notes a decision in his entry before he acts."""
    return refuse("only-standish", lambda e: getattr(e, field) and e.seat != e.s.rules.standish)


few_seats = refuse("few-seats", lambda e: e.a > len(e.case.seats))


class EntryCheck(NamedTuple):
    """What a variant's room asks of an entry of the base game; rooms list them as MORE_CHECKS."""

    check: Check


def steps(*numbers: int) -> set[str]:
    """What lies under the entries that a step of the round has put there."""
    return {f"round {STEP_NAMES[step]}" for step in numbers}


def passed(s: Table, position: int) -> int:
    """The seat at a position of the pass order; NONE outside it."""
    return int(s.pass_order[position]) if 0 <= position < s.rules.seats else NONE
