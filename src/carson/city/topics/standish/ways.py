"""Roads of Standish: he always has as many as he needs, but only one bridge in a game (R-SOLO-BRIDGE)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carson.city.count.places import is_bridge, road_exists
from carson.city.count.ways import BRIDGE_ROADS, FAR, carry_on, corners, extends, roads_for
from carson.city.facts import geometry
from carson.city.facts.ids import EDGE
from carson.city.question import Chance, Entry
from carson.city.table import events
from carson.city.table.agenda import PICK_ROAD, a_of
from carson.city.table.moves import lay_road
from carson.city.table.numbers import filled
from carson.city.table.stack import allow, pop
from carson.city.table.table import Table


def bridges_left(s: Table) -> i64:
    """1 until he has built his bridge: the roads that lie before him are for it."""
    return 1 if s.unplaced_roads[s.rules.standish] >= BRIDGE_ROADS else 0


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
    dry = _spread(s, _laid(s), 0)
    wet = _spread(s, _laid(s), 1) if bridges_left(s) != 0 and s.river != 0 else dry
    roads = filled(geometry.PARCELS, FAR)
    crossing: i64
    for crossing in range(geometry.CROSSINGS):
        way = dry[crossing] if dry[crossing] < FAR else wet[crossing]
        left = geometry.parcels_at(crossing)
        while left != 0:
            parcel = geometry.first(left)
            left &= ~geometry.bit(parcel)
            roads[parcel] = min(roads[parcel], way)
    return roads


class PickRoad(Chance):
    """A road that begins a shortest way to a parcel."""

    def offer(self, s: Table, packed: i64) -> None:
        """A bridge only where there is no way without."""
        goal = corners(geometry.bit(a_of(packed)))
        dry = _spread(s, goal, 0)
        best = _shortest(s, dry, dry, False)
        if best < FAR:
            _offer_ways(s, dry, dry, False, best)
        elif bridges_left(s) != 0:
            wet = _spread(s, goal, 1)
            _offer_ways(s, dry, wet, True, _shortest(s, dry, wet, True))

    def take(self, s: Table, packed: i64, action: i64) -> None:
        """A road from the general supply, or his bridge; then the question below goes on."""
        edge = action - EDGE
        pop(s)
        number = roads_for(s, edge)
        if number == BRIDGE_ROADS:
            s.unplaced_roads[s.rules.standish] -= BRIDGE_ROADS
        lay_road(s, edge)
        s.tell(events.LAID_ROAD, s.rules.standish, edge, number)


def _shortest(s: Table, dry: vec[i64], wet: vec[i64], bridge: bool) -> i64:
    best: i64 = FAR
    edge: i64
    for edge in range(geometry.EDGES):
        if extends(s, edge):
            best = min(best, _way(s, dry, wet, bridge, edge))
    return best


def _offer_ways(s: Table, dry: vec[i64], wet: vec[i64], bridge: bool, best: i64) -> None:
    edge: i64
    for edge in range(geometry.EDGES):
        if best < FAR and extends(s, edge) and _way(s, dry, wet, bridge, edge) == best:
            allow(s, EDGE + edge)


def _way(s: Table, dry: vec[i64], wet: vec[i64], bridge: bool, edge: i64) -> i64:
    """Roads from this one on; after a bridge there is no other."""
    a: i64 = geometry.END_A[edge]
    b: i64 = geometry.END_B[edge]
    if is_bridge(s, edge):
        return BRIDGE_ROADS + min(dry[a], dry[b]) if bridge else FAR
    return 1 + min(wet[a], wet[b])


# ---- steps between crossings


def _laid(s: Table) -> vec[i64]:
    """0 at each crossing that a road touches."""
    steps = filled(geometry.CROSSINGS, FAR)
    crossing: i64
    word: i64
    for crossing in range(geometry.CROSSINGS):
        for word in range(geometry.EDGE_WORDS):
            if (geometry.edges_at(crossing, word) & s.roads[word]) != 0:
                steps[crossing] = 0
    return steps


def _spread(s: Table, start: vec[i64], bridges: i64) -> vec[i64]:
    """New roads from the start to each crossing, with at most so many bridges."""
    dry = start[:]
    carry_on(s, dry, 0, FAR)
    if bridges == 0:
        return dry
    wet = dry[:]
    edge: i64
    for edge in range(geometry.EDGES):
        if is_bridge(s, edge) and not road_exists(s, edge):
            a: i64 = geometry.END_A[edge]
            b: i64 = geometry.END_B[edge]
            wet[a] = min(wet[a], dry[b] + BRIDGE_ROADS)
            wet[b] = min(wet[b], dry[a] + BRIDGE_ROADS)
    carry_on(s, wet, 0, FAR)
    return wet


QUESTIONS: Final[list[Entry]] = [PickRoad(PICK_ROAD)]
