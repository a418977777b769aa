"""Questions to the seat of Standish, answered by his rules: he pays nothing and leaves most things alone."""

from typing import Final

from mypy_extensions import i64

from carson.city.count.places import property_left
from carson.city.facts.geometry import bit, first
from carson.city.facts.ids import DONE, TILE, YES
from carson.city.facts.standish import STRATEGY_TABLE
from carson.city.question import ENTRIES, Entry, Step
from carson.city.table import agenda
from carson.city.table.agenda import a_of, kind_of
from carson.city.table.stack import pop
from carson.city.table.table import Table
from carson.city.topics.choosing.rules import next_chooser
from carson.city.topics.land.rules import wanted
from carson.city.topics.standish import cards, houses


class AnswerForStandish(Step):
    """Answers the question on top of the agenda, or goes a step towards the answer."""

    def run(self, s: Table, packed: i64) -> None:
        kind = kind_of(packed)
        if kind == agenda.ASK_PLACE:
            cards.take_turn(s, packed)
        elif kind == agenda.ASK_PARCEL:
            _buy_land(s, packed)
        elif kind == agenda.ASK_BUILDING:
            ENTRIES[kind].take(s, packed, YES)
        elif kind == agenda.ASK_SITE:
            houses.find_site(s, packed)
        elif kind == agenda.ASK_HOUSE:
            houses.find_house(s, packed)
        elif kind == agenda.ASK_DEFERRED:
            ENTRIES[kind].take(s, packed, TILE + _liked_most(s, a_of(packed)))
        elif kind == agenda.ASK_CHARACTER:
            next_chooser(s, packed)  # R-SOLO-PHASE1
        else:
            pop(s)  # he has no money to spend, no roads to lay and no tokens


def _buy_land(s: Table, packed: i64) -> None:
    """All parcels he has won, as far as his property tiles reach (R-SOLO-TILES)."""
    seat = s.rules.standish
    left = wanted(s, seat)
    while left != 0 and property_left(s, seat) > 0:
        parcel = first(left)
        left &= ~bit(parcel)
        ENTRIES[agenda.ASK_PARCEL].take(s, packed, parcel)
    if left != 0:
        ENTRIES[agenda.ASK_PARCEL].take(s, packed, DONE)


def _liked_most(s: Table, types: i64) -> i64:
    """The type in a mask that his strategy names first."""
    prefers = STRATEGY_TABLE[s.rules.strategy].prefers
    i: i64
    for i in range(len(prefers)):
        if (types & bit(prefers[i])) != 0:
            return prefers[i]
    return first(types)


QUESTIONS: Final[list[Entry]] = [AnswerForStandish(agenda.ANSWER_FOR_STANDISH)]
