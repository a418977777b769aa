"""Ways over the crossings of the map: how many new roads lead from one to another."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carson.city.count.places import is_bridge, road_exists, road_places
from carson.city.facts.geometry import CROSSINGS, EDGES, END_A, END_B, bit, parcels_at
from carson.city.table.table import Table
from carson.core.rows import filled

FAR: Final = 1000  # more roads than any way takes; as a cost: no way at all
BRIDGE_ROADS: Final = 2


def roads_for(s: Table, edge: i64) -> i64:
    """How many roads a place takes (R-BRIDGE-DEF)."""
    return BRIDGE_ROADS if is_bridge(s, edge) else 1


def extends(s: Table, edge: i64) -> bool:
    """Whether a road may be laid at a place."""
    return (road_places(s, edge >> 6) & bit(edge & 63)) != 0


def corners(land: i64) -> vec[i64]:
    """0 at each corner of some parcels, FAR elsewhere."""
    steps = filled(CROSSINGS, FAR)
    crossing: i64
    for crossing in range(CROSSINGS):
        if (parcels_at(crossing) & land) != 0:
            steps[crossing] = 0
    return steps


def laid(s: Table) -> vec[i64]:
    """0 at each crossing that a road touches, FAR elsewhere."""
    steps = filled(CROSSINGS, FAR)
    edge: i64
    for edge in range(EDGES):
        if road_exists(s, edge):
            steps[END_A[edge]] = 0
            steps[END_B[edge]] = 0
    return steps


def within_roads(s: Table, number: i64) -> i64:
    """The parcels that so many roads could connect and that no road touches yet."""
    steps = laid(s)
    carry_on(s, steps, 0, BRIDGE_ROADS)
    mask: i64 = 0
    crossing: i64
    for crossing in range(CROSSINGS):
        if steps[crossing] <= number:
            mask |= parcels_at(crossing)
    return mask & ~(s.river | s.connected)


def carry_on(s: Table, steps: vec[i64], laid: i64, bridge: i64) -> None:
    """Carry the numbers on along all roads; `laid` is what a laid road costs, `bridge` a new bridge."""
    changed = True
    edge: i64
    while changed:
        changed = False
        for edge in range(EDGES):
            cost: i64 = laid if road_exists(s, edge) else bridge if is_bridge(s, edge) else 1
            a: i64 = END_A[edge]
            b: i64 = END_B[edge]
            if cost < FAR and (steps[a] > steps[b] + cost or steps[b] > steps[a] + cost):
                steps[a] = min(steps[a], steps[b] + cost)
                steps[b] = min(steps[b], steps[a] + cost)
                changed = True
