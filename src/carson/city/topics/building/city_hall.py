"""The City Hall is placed when it comes out of the bag (R-CITYHALL-PLACE)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carson.city.count.places import free_parcels, road_exists, road_places
from carson.city.facts.geometry import CROSSINGS, EDGES, END_A, END_B, bit, parcels_at
from carson.city.facts.ids import CITY_HALL, EDGE, PARCEL
from carson.city.question import Entry, Question
from carson.city.table import events
from carson.city.table.agenda import ASK_CITY_HALL, seat_of
from carson.city.table.moves import gain_roads, put_building
from carson.city.table.numbers import filled
from carson.city.table.stack import allow, pop
from carson.city.table.table import Table
from carson.city.topics.roads.rules import lay_own, offer_own_roads, roads_for

FAR: Final = 1000


class AskCityHall(Question):
    """Connected free parcels; if there is none, the roads that bring one closest."""

    def offer(self, s: Table, packed: i64) -> None:
        ready = free_parcels(s) & s.connected
        if ready != 0:
            s.options[PARCEL] |= ready
            offer_own_roads(s, seat_of(packed))
        else:
            _offer_shortest(s)

    def take(self, s: Table, packed: i64, action: i64) -> None:
        """A road given by the general supply, or the parcel itself."""
        seat = seat_of(packed)
        if action >= EDGE:
            gain_roads(s, seat, roads_for(s, action - EDGE))
            lay_own(s, seat, action - EDGE)
            return
        pop(s)
        s.bag[CITY_HALL] -= 1
        put_building(s, CITY_HALL, action)
        s.tell(events.BUILT, seat, CITY_HALL, action)


def needs_roads(s: Table) -> bool:
    """Whether no free parcel is connected, so that roads come from the general supply."""
    return (free_parcels(s) & s.connected) == 0


def _offer_shortest(s: Table) -> None:
    """Road places on a shortest way from the roads to a corner of a free parcel."""
    steps = _steps_to_free(s)
    best: i64 = FAR
    edge: i64
    for edge in range(EDGES):
        if _extends(s, edge):
            best = min(best, _way(s, steps, edge))
    for edge in range(EDGES):
        if _extends(s, edge) and _way(s, steps, edge) == best:
            allow(s, EDGE + edge)


def _way(s: Table, steps: vec[i64], edge: i64) -> i64:
    """Roads from this one on to a corner of a free parcel."""
    return roads_for(s, edge) + min(steps[END_A[edge]], steps[END_B[edge]])


def _extends(s: Table, edge: i64) -> bool:
    return (road_places(s, edge >> 6) & bit(edge & 63)) != 0


def _steps_to_free(s: Table) -> vec[i64]:
    """For each crossing, how many new roads lead from it to a corner of a free parcel."""
    steps = filled(CROSSINGS, FAR)
    free = free_parcels(s)
    crossing: i64
    edge: i64
    for crossing in range(CROSSINGS):
        if (parcels_at(crossing) & free) != 0:
            steps[crossing] = 0
    changed = True
    while changed:
        changed = False
        for edge in range(EDGES):
            if road_exists(s, edge):
                continue
            a: i64 = END_A[edge]
            b: i64 = END_B[edge]
            cost = roads_for(s, edge)
            if steps[a] > steps[b] + cost:
                steps[a] = steps[b] + cost
                changed = True
            if steps[b] > steps[a] + cost:
                steps[b] = steps[a] + cost
                changed = True
    return steps


QUESTIONS: Final[list[Entry]] = [AskCityHall(ASK_CITY_HALL)]
