"""The Sheriff's white cowboy: one placement that nobody may contest."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carson.city.count.places import open_spaces, taken_parcels, taken_spaces, unowned_land
from carson.city.facts.characters import WHITE_COWBOY
from carson.city.facts.ids import PARCEL, SPACE
from carson.city.position.forms import SEAT, Form
from carson.city.question import Entry, Question
from carson.city.table import events
from carson.city.table.agenda import ASK_WHITE, seat_of
from carson.city.table.table import Table
from carson.city.topics.placing.position import PLACING, has_white, in_turn
from carson.city.topics.placing.turns import placed


class AskWhite(Question):
    """Empty open spaces and empty unowned parcels; Wages and Road always (R-SHERIFF-WHERE)."""

    def offer(self, s: Table, packed: i64) -> None:
        s.options[SPACE >> 6] |= open_spaces(s) & ~taken_spaces(s)
        s.options[PARCEL] |= unowned_land(s) & ~(taken_parcels(s) | s.outlaws)  # R-SHERIFF-OUTLAW

    def take(self, s: Table, packed: i64, action: i64) -> None:
        seat = seat_of(packed)
        s.white_at = action
        s.used[seat] = 1
        s.tell(events.PLACED_WHITE, seat, action)
        placed(s, seat)


QUESTIONS: Final[list[Entry]] = [AskWhite(ASK_WHITE, WHITE_COWBOY)]
FORMS: Final[dict[int, Form]] = {ASK_WHITE: Form((SEAT,), PLACING, (has_white, in_turn))}
