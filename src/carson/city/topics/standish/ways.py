"""Roads of Standish: he always has as many as he needs, but only one bridge in a game (R-SOLO-BRIDGE)."""

from librt.vecs import vec
from mypy_extensions import i64

from carson.city.count.places import is_bridge, road_exists
from carson.city.count.ways import BRIDGE_ROADS, FAR, carry_on, corners, extends, laid, roads_for
from carson.city.facts import geometry
from carson.city.facts.ids import EDGE
from carson.city.question import Chance
from carson.city.table import Table, agenda, events, moves, stack
from carson.core import rows


def has_bridge(s: Table) -> bool:
    """Until he has built his bridge: the roads that lie before him are for it."""
    return s.unplaced_roads[s.rules.standish] >= BRIDGE_ROADS


def reachable(s: Table) -> i64:
    """Land that his roads can connect; all of it where no water is in the way."""
    if s.river == 0:
        return -1
    roads = roads_to_parcels(s)
    mask: i64 = 0
    parcel: i64
    for parcel in range(geometry.PARCELS):
        if roads[parcel] < FAR:
            mask |= geometry.bit(parcel)
    return mask & ~s.river


def connectable(s: Table) -> i64:
    """Land he can connect now: none as long as no road lies on the map, which every road must join."""
    if (s.roads[0] | s.roads[1] | s.roads[2]) == 0:
        return 0
    return reachable(s)


def roads_to_parcels(s: Table) -> vec[i64]:
    """For each parcel, how many roads he would have to lay to connect it."""
    spread = Spread(s, laid(s))
    roads = rows.filled(geometry.PARCELS, FAR)
    crossing: i64
    for crossing in range(geometry.CROSSINGS):
        way = spread.dry[crossing] if spread.dry[crossing] < FAR else spread.wet[crossing]
        for parcel in geometry.bits(geometry.parcels_at(crossing)):
            roads[parcel] = min(roads[parcel], way)
    return roads


class Spread:
    """New roads from some crossings to every other one."""

    dry: vec[i64]  # without a bridge
    wet: vec[i64]  # with his bridge, where he has one

    def __init__(self, s: Table, start: vec[i64]) -> None:
        dry = start[:]
        carry_on(s, dry, 0, FAR)
        wet = dry[:]
        edge: i64
        if has_bridge(s):
            for edge in range(geometry.EDGES):
                if is_bridge(s, edge) and not road_exists(s, edge):
                    a: i64 = geometry.END_A[edge]
                    b: i64 = geometry.END_B[edge]
                    wet[a] = min(wet[a], dry[b] + BRIDGE_ROADS)
                    wet[b] = min(wet[b], dry[a] + BRIDGE_ROADS)
            carry_on(s, wet, 0, FAR)
        self.dry = dry
        self.wet = wet

    def way(self, s: Table, edge: i64, bridge: bool) -> i64:
        """Roads from one on that may be laid, with a bridge or without; after a bridge there is no other."""
        if not extends(s, edge) or (is_bridge(s, edge) and not bridge):
            return FAR
        roads = roads_for(s, edge)
        steps = self.wet if bridge and roads < BRIDGE_ROADS else self.dry
        return roads + min(steps[geometry.END_A[edge]], steps[geometry.END_B[edge]])


class PickRoad(Chance):
    """A road that begins a shortest way to a parcel."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        """A bridge only where there is no way without."""
        spread = Spread(s, corners(geometry.bit(a)))
        if not _offer_shortest(s, spread, False) and has_bridge(s):
            _offer_shortest(s, spread, True)

    def take(self, s: Table, seat: i64, a: i64, action: i64) -> None:
        """A road from the general supply, or his bridge; then the question below goes on."""
        edge = action - EDGE
        stack.pop(s)
        number = roads_for(s, edge)
        if number == BRIDGE_ROADS:
            s.unplaced_roads[s.rules.standish] -= BRIDGE_ROADS
        moves.lay_road(s, edge)
        s.tell(events.LAID_ROAD, s.rules.standish, edge, number)


def _offer_shortest(s: Table, spread: Spread, bridge: bool) -> bool:
    """The roads that begin a shortest way; whether there is one."""
    best: i64 = FAR
    edge: i64
    for edge in range(geometry.EDGES):
        best = min(best, spread.way(s, edge, bridge))
    for edge in range(geometry.EDGES):
        if best < FAR and spread.way(s, edge, bridge) == best:
            stack.allow(s, EDGE + edge)
    return best < FAR


QUESTIONS = [PickRoad(agenda.PICK_ROAD)]
