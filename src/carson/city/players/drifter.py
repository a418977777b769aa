"""DrifterBot: does anything that is allowed and not plainly foolish.

A question that nobody has taught it gets any answer; to teach it one, add a line to `SENSES`.
"""

from __future__ import annotations

from typing import Final

from carson.city.count.shifting import question_of
from carson.city.facts.ids import AGAIN, DONE, NO
from carson.city.players.sense import (
    Sense,
    doubling,
    houses,
    is_road,
    land_and_tiles,
    less,
    points,
    raises,
    sites,
    tiles,
    without,
)
from carson.city.players.sense_of_horses import moves
from carson.city.players.sense_of_place import duels, places, shifts, white_places
from carson.city.table.agenda import (
    ASK_BID,
    ASK_BUILDING,
    ASK_CASH_NOW,
    ASK_CONSENT,
    ASK_DEFERRED,
    ASK_DOUBLE,
    ASK_DYNAMITE,
    ASK_HEAL,
    ASK_HORSE,
    ASK_HOUSE,
    ASK_LAND,
    ASK_MOVE,
    ASK_NO_DUEL,
    ASK_PARCEL,
    ASK_PLACE,
    ASK_RIDE,
    ASK_SECOND,
    ASK_SHEETS,
    ASK_SHIFT,
    ASK_SITE,
    ASK_SPEND,
    ASK_TILE,
    ASK_VP,
    ASK_WHITE,
)
from carson.city.table.table import Table
from carson.core.bot import RandomBot
from carson.core.clock import Clock
from carson.core.view import View

# a question -> which of its answers are not foolish; roads are left out elsewhere
SENSES: Final[dict[int, Sense]] = {
    ASK_CASH_NOW: without(NO),
    ASK_PLACE: places,
    ASK_WHITE: white_places,
    ASK_DYNAMITE: duels,
    ASK_NO_DUEL: white_places,
    ASK_HEAL: places,
    ASK_PARCEL: without(DONE),  # it was sent there to buy
    ASK_BUILDING: tiles,
    ASK_SITE: sites,
    ASK_HOUSE: houses,
    ASK_CONSENT: without(NO),
    ASK_DEFERRED: without(DONE),
    ASK_DOUBLE: doubling,
    ASK_VP: points,
    ASK_SPEND: less,
    ASK_SECOND: without(NO),
    ASK_TILE: land_and_tiles,
    ASK_BID: raises,
    ASK_LAND: land_and_tiles,
    ASK_HORSE: without(NO),
    ASK_RIDE: places,
    ASK_MOVE: moves,
    ASK_SHIFT: shifts,
    ASK_SHEETS: without(AGAIN),
}


class DrifterBot(RandomBot):
    """Random but sane; the same seed gives the same choices."""

    def choose(self, view: View, legal: list[int], clock: Clock) -> int:
        return super().choose(view, self.sane(view, legal), clock)

    def sane(self, view: View, legal: list[int]) -> list[int]:
        """The answers that are not foolish, or all when there is no better one."""
        s = view.state
        if not isinstance(s, Table):
            return legal
        sense = SENSES.get(int(question_of(s, view.seat)))
        plain = [action for action in legal if not is_road(action)]
        if sense is None:
            return plain or legal
        return sense(s, view.seat, legal) or plain or legal
