"""DrifterBot: does anything that is allowed and not plainly foolish.

A question that nobody has taught it gets any answer; to teach it one, add a line to `SENSES`.
"""

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
from carson.city.table import Table, agenda
from carson.core.bot import RandomBot
from carson.core.clock import Clock
from carson.core.view import View

# a question -> which of its answers are not foolish; roads are left out elsewhere
SENSES: Final[dict[int, Sense]] = {
    agenda.ASK_CASH_NOW: without(NO),
    agenda.ASK_PLACE: places,
    agenda.ASK_WHITE: white_places,
    agenda.ASK_DYNAMITE: duels,
    agenda.ASK_NO_DUEL: white_places,
    agenda.ASK_HEAL: places,
    agenda.ASK_PARCEL: without(DONE),  # it was sent there to buy
    agenda.ASK_BUILDING: tiles,
    agenda.ASK_SITE: sites,
    agenda.ASK_HOUSE: houses,
    agenda.ASK_CONSENT: without(NO),
    agenda.ASK_DEFERRED: without(DONE),
    agenda.ASK_DOUBLE: doubling,
    agenda.ASK_VP: points,
    agenda.ASK_SPEND: less,
    agenda.ASK_SECOND: without(NO),
    agenda.ASK_TILE: land_and_tiles,
    agenda.ASK_BID: raises,
    agenda.ASK_LAND: land_and_tiles,
    agenda.ASK_HORSE: without(NO),
    agenda.ASK_RIDE: places,
    agenda.ASK_MOVE: moves,
    agenda.ASK_SHIFT: shifts,
    agenda.ASK_SHEETS: without(AGAIN),
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
