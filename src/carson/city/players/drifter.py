"""DrifterBot: does anything that is allowed and not plainly foolish.

A question that nobody has taught it gets any answer; to teach it one, add a line to `SENSES`.
"""

from typing import Final

from carson.city.count.shifting import question_of
from carson.city.facts.ids import AGAIN, DONE, NO
from carson.city.players import sense
from carson.city.table import Table, agenda
from carson.core.bot import SaneBot
from carson.core.view import View

# a question -> which of its answers are not foolish; roads are left out elsewhere
SENSES: Final[dict[int, sense.Sense]] = {
    agenda.ASK_CASH_NOW: sense.without(NO),
    agenda.ASK_PLACE: sense.places,
    agenda.ASK_WHITE: sense.white_places,
    agenda.ASK_DYNAMITE: sense.duels,
    agenda.ASK_NO_DUEL: sense.white_places,
    agenda.ASK_HEAL: sense.places,
    agenda.ASK_PARCEL: sense.without(DONE),  # it was sent there to buy
    agenda.ASK_BUILDING: sense.tiles,
    agenda.ASK_SITE: sense.sites,
    agenda.ASK_HOUSE: sense.houses,
    agenda.ASK_CONSENT: sense.without(NO),
    agenda.ASK_DEFERRED: sense.without(DONE),
    agenda.ASK_DOUBLE: sense.doubling,
    agenda.ASK_VP: sense.points,
    agenda.ASK_SPEND: sense.less,
    agenda.ASK_SECOND: sense.without(NO),
    agenda.ASK_TILE: sense.land_and_tiles,
    agenda.ASK_BID: sense.raises,
    agenda.ASK_LAND: sense.land_and_tiles,
    agenda.ASK_HORSE: sense.without(NO),
    agenda.ASK_RIDE: sense.places,
    agenda.ASK_MOVE: sense.rides,
    agenda.ASK_SHIFT: sense.shifts,
    agenda.ASK_SHEETS: sense.without(AGAIN),
}


class DrifterBot(SaneBot):
    """Random but sane; the same seed gives the same choices."""

    def sane(self, view: View, legal: list[int]) -> list[int]:
        """The answers that are not foolish, or all when there is no better one."""
        s = view.state
        if not isinstance(s, Table):
            return legal
        known = SENSES.get(int(question_of(s, view.seat)))
        plain = [action for action in legal if not sense.is_road(action)]
        if known is None:
            return plain or legal
        return known(s, view.seat, legal) or plain or legal
