"""The red Gunsmith may roll his dice again once in each duel (R-GUNSMITH-REROLL)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carson.city.count.duels import AFTER_REROLL
from carson.city.count.powers import power
from carson.city.facts.characters import REROLL
from carson.city.facts.ids import YES
from carson.city.position.forms import AT_PLACE, SEAT, Fitting, Form
from carson.city.question import Entry, YesOrNo
from carson.city.table import events
from carson.city.table.agenda import ASK_REROLL, ROLL_DUEL, a_of, frame, seat_of
from carson.city.table.moves import stands_at
from carson.city.table.stack import pop, replace
from carson.city.table.table import Table
from carson.city.topics.duels.position import DUELLING, to_roll, with_dice
from carson.city.topics.duels.rules import settle


class AskReroll(YesOrNo):
    """All his dice together, once; the new result counts."""

    def take(self, s: Table, packed: i64, action: i64) -> None:
        place = a_of(packed)
        if action == YES:
            seat = seat_of(packed)
            s.dice[seat] = 0
            s.tell(events.REROLLED, seat, place)
            replace(s, frame(ROLL_DUEL, 0, place, AFTER_REROLL))
        else:
            pop(s)
            settle(s, place)


QUESTIONS: Final[list[Entry]] = [AskReroll(ASK_REROLL, REROLL)]


# ---- in a position


def _fits(e: Fitting) -> None:
    e.refuse_if(to_roll(e), "still-to-roll")
    e.refuse_if(not power(e.s, e.seat, REROLL) or not stands_at(e.s, e.seat, e.a), "no-second-try")


FORMS: Final[dict[int, Form]] = {ASK_REROLL: Form((SEAT, AT_PLACE), DUELLING, (with_dice, _fits))}
