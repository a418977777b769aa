"""The City Hall is placed when it comes out of the bag (R-CITYHALL-PLACE)."""

from librt.vecs import vec
from mypy_extensions import i64

from carson.city.count.places import free_parcels
from carson.city.count.ways import BRIDGE_ROADS, FAR, carry_on, corners, extends, roads_for
from carson.city.facts.geometry import EDGES, END_A, END_B
from carson.city.facts.ids import CITY_HALL, EDGE, PARCEL
from carson.city.question import Question
from carson.city.table import Table, agenda, events, moves, stack
from carson.city.topics.roads.rules import lay_own, offer_own_roads


class AskCityHall(Question):
    """Connected free parcels; if there is none, the roads that bring one closest."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        if needs_roads(s):
            _offer_shortest(s)
        else:
            s.options[PARCEL] |= free_parcels(s) & s.connected
            offer_own_roads(s, seat)

    def take(self, s: Table, seat: i64, a: i64, action: i64) -> None:
        """A road given by the general supply, or the parcel itself."""
        if action >= EDGE:
            moves.gain_roads(s, seat, roads_for(s, action - EDGE))
            lay_own(s, seat, action - EDGE)
            return
        stack.pop(s)
        s.bag[CITY_HALL] -= 1
        moves.put_building(s, CITY_HALL, action)
        s.tell(events.BUILT, seat, CITY_HALL, action)


def needs_roads(s: Table) -> bool:
    """Whether no free parcel is connected, so that roads come from the general supply."""
    return (free_parcels(s) & s.connected) == 0


def _offer_shortest(s: Table) -> None:
    """Road places on a shortest way from the roads to a corner of a free parcel."""
    steps = corners(free_parcels(s))
    carry_on(s, steps, FAR, BRIDGE_ROADS)
    best: i64 = FAR
    edge: i64
    for edge in range(EDGES):
        if extends(s, edge):
            best = min(best, _way(s, steps, edge))
    for edge in range(EDGES):
        if extends(s, edge) and _way(s, steps, edge) == best:
            stack.allow(s, EDGE + edge)


def _way(s: Table, steps: vec[i64], edge: i64) -> i64:
    """Roads from this one on to a corner of a free parcel."""
    return roads_for(s, edge) + min(steps[END_A[edge]], steps[END_B[edge]])


QUESTIONS = [AskCityHall(agenda.ASK_CITY_HALL)]
