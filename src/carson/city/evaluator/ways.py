"""Ways: how many roads lead from the road system to a parcel, and which comes first."""

from typing import Final

from mypy_extensions import i64

from carson.city.count import places, ways
from carson.city.facts import buildings, geometry, ids
from carson.city.table.table import Table
from carson.core.rows import filled

FAR: Final = 99
NO_EDGE: Final = -1
NO_EXIT: Final = 255
EXITS_EACH: Final = 4
CORNERS_EACH: Final = 4


def _exits(crossing: int) -> bytes:
    """The up to four road places that end at a crossing."""
    edges = range(geometry.EDGES)
    exits = [edge for edge in edges if crossing in (geometry.END_A[edge], geometry.END_B[edge])]
    return bytes(exits + [NO_EXIT] * (EXITS_EACH - len(exits)))


EXITS: Final[bytes] = b"".join([_exits(crossing) for crossing in range(geometry.CROSSINGS)])
CORNERS: Final[bytes] = bytes(  # for each parcel its four crossings
    [parcel + parcel // 8 + corner for parcel in range(geometry.PARCELS) for corner in (0, 1, 9, 10)]
)


class Ways:
    """Distances from the placed roads to every crossing; made once and measured as often as needed."""

    def __init__(self) -> None:
        self.roads = filled(geometry.EDGE_WORDS, 0)  # the roads that were last measured
        self.steps = filled(geometry.CROSSINGS, FAR)
        self.first = filled(geometry.CROSSINGS, NO_EDGE)  # the first road of a shortest way
        self.front = filled(geometry.CROSSINGS, 0)  # the crossings in the order in which they are reached
        self.reached: i64 = 0
        self.missing = filled(geometry.LINES + 1, FAR)  # by straight way across the map: roads it lacks
        self.next = filled(geometry.LINES + 1, NO_EDGE)  # and one of them that extends the roads, or NO_EDGE

    def measure(self, s: Table) -> None:
        """Breadth first from all placed roads, unless these are the roads of last time."""
        if self._knows(s):
            return
        steps = self.steps
        x: i64
        edge: i64
        for x in range(geometry.CROSSINGS):
            steps[x] = FAR
            self.first[x] = NO_EDGE
        self.reached = 0
        for edge in range(geometry.EDGES):
            if places.road_exists(s, edge):
                self._reach(geometry.END_A[edge], 0, NO_EDGE)
                self._reach(geometry.END_B[edge], 0, NO_EDGE)
        at: i64 = 0
        while at < self.reached:
            here = self.front[at]
            at += 1
            k: i64
            for k in range(EXITS_EACH):
                way: i64 = EXITS[here * EXITS_EACH + k]
                if way == NO_EXIT:
                    break
                end: i64 = geometry.END_A[way] + geometry.END_B[way] - here
                self._reach(end, steps[here] + 1, way if steps[here] == 0 else self.first[here])
        self._measure_lines(s)

    def _reach(self, crossing: i64, steps: i64, first: i64) -> None:
        """Note the way to a crossing, if it is the first."""
        if self.steps[crossing] == FAR:
            self.steps[crossing] = steps
            self.first[crossing] = first
            self.front[self.reached] = crossing
            self.reached += 1

    def _measure_lines(self, s: Table) -> None:
        """The straight ways across the map."""
        line: i64
        k: i64
        for line in range(geometry.LINES):
            missing: i64 = 0
            self.next[line] = NO_EDGE
            for k in range(geometry.SIDE):
                edge: i64 = geometry.LINE_ROADS[line * geometry.SIDE + k]
                if places.road_exists(s, edge):
                    continue
                missing += 1
                if self.next[line] == NO_EDGE and ways.extends(s, edge):
                    self.next[line] = edge
            self.missing[line] = missing

    def _knows(self, s: Table) -> bool:
        """Whether these roads are the ones last measured; from now on they are."""
        known = True
        word: i64
        for word in range(geometry.EDGE_WORDS):
            if self.roads[word] != s.roads[word]:
                self.roads[word] = s.roads[word]
                known = False
        return known

    def roads_for(self, s: Table, building: i64, parcel: i64) -> i64:
        """How many new roads a building, or NONE for a House, needs to stand on a parcel."""
        if building == ids.STATION:
            return self.missing[self.line_for(parcel)]
        alone = building != ids.NONE and not buildings.NEEDS_ROAD[building]
        if alone or (s.connected & geometry.bit(parcel)) != 0:
            return 0
        return self.roads_to(parcel)

    def first_for(self, building: i64, parcel: i64) -> i64:
        """The first of them, or NO_EDGE."""
        return self.next[self.line_for(parcel)] if building == ids.STATION else self.first_road(parcel)

    def line_for(self, parcel: i64) -> i64:
        """The straight way across the map along a parcel that lacks fewest roads."""
        best: i64 = geometry.LINES
        line: i64
        for line in range(geometry.LINES):
            if self.missing[line] < self.missing[best] and (geometry.along(line) & geometry.bit(parcel)) != 0:
                best = line
        return best

    def roads_to(self, parcel: i64) -> i64:
        """How many new roads connect a parcel."""
        return self.steps[self._corner(parcel)]

    def first_road(self, parcel: i64) -> i64:
        """The first of them, or NO_EDGE."""
        return self.first[self._corner(parcel)]

    def _corner(self, parcel: i64) -> i64:
        """The corner of a parcel that is nearest to the roads."""
        best: i64 = CORNERS[parcel * CORNERS_EACH]
        k: i64
        for k in range(1, CORNERS_EACH):
            corner: i64 = CORNERS[parcel * CORNERS_EACH + k]
            if self.steps[corner] < self.steps[best]:
                best = corner
        return best
