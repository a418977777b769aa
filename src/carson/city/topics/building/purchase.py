"""A building is bought, and its site chosen, now or later (R-BUILD-WHEN)."""

from mypy_extensions import i64

from carson.city.count import places, prices
from carson.city.facts.ids import BUILD_12, KEEP, NO, NONE, PARCEL, SPACE, TYPES, YES
from carson.city.question import Question
from carson.city.table import Table, agenda, events, moves, stack
from carson.city.topics.building.deferred import note_kept
from carson.city.topics.houses import rules as houses
from carson.city.topics.roads.rules import offer_own_roads


class AskBuilding(Question):
    """Whether the building of a space is bought."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        stack.allow(s, NO)
        if prices.building_price(s, seat, a) <= s.cash[seat]:
            stack.allow(s, YES)

    def take(self, s: Table, seat: i64, space: i64, action: i64) -> None:
        """The tile goes to the buyer's hand; where it goes from there is the next question."""
        stack.pop(s)
        if action == NO:
            s.tell(events.DECLINED, seat, SPACE + space)
            return
        building = s.market[space - BUILD_12]
        s.market[space - BUILD_12] = NONE
        s.hand[seat * TYPES + building] += 1
        price = prices.building_price(s, seat, space)
        moves.pay(s, seat, price, events.FOR_BUILDING)
        s.tell(events.BOUGHT_TILE, seat, building, price)
        stack.push(s, agenda.ASK_SITE, seat, building)


class AskSite(Question):
    """Where the building stands."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        """Where it can stand and its House can follow; roads may come first (R-HOUSE-LEGAL)."""
        stack.allow(s, KEEP)
        s.options[PARCEL] |= places.useful_sites(s, seat, a)
        if (s.owned[seat] & places.empty_land(s)) != 0:
            offer_own_roads(s, seat)

    def take(self, s: Table, seat: i64, building: i64, action: i64) -> None:
        stack.pop(s)
        if action == KEEP:
            note_kept(s, seat, building)
        else:
            houses.begin(s, seat, building, action)


QUESTIONS = [AskBuilding(agenda.ASK_BUILDING), AskSite(agenda.ASK_SITE)]
