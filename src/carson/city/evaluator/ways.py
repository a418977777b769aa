"""Ways: how many roads lead from the road system to a parcel, and which comes first."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carson.city.count.places import road_exists
from carson.city.facts.buildings import NEEDS_ROAD
from carson.city.facts.geometry import CROSSINGS, EDGE_WORDS, EDGES, END_A, END_B, PARCELS, bit
from carson.city.facts.ids import STATION
from carson.city.table.table import Table

FAR: Final = 99
NO_EDGE: Final = -1
NO_EXIT: Final = 255
EXITS_EACH: Final = 4
CORNERS_EACH: Final = 4
SIDE: Final = 8  # parcels along a side of the map
COLUMNS: Final = 72  # the first road place along a column
NO_LINE: Final = 14  # straight ways across the map


def _exits() -> bytes:
    """For each crossing the up to four road places that end there."""
    table = bytearray([NO_EXIT] * (CROSSINGS * EXITS_EACH))
    used = [0] * CROSSINGS
    for edge in range(EDGES):
        for end in (END_A[edge], END_B[edge]):
            table[end * EXITS_EACH + used[end]] = edge
            used[end] += 1
    return bytes(table)


def _corners() -> bytes:
    """For each parcel its four crossings."""
    table = bytearray()
    for parcel in range(PARCELS):
        row, column = divmod(parcel, 8)
        at = row * 9 + column
        table += bytes([at, at + 1, at + 9, at + 10])
    return bytes(table)


EXITS: Final[bytes] = _exits()
CORNERS: Final[bytes] = _corners()


class Ways:
    """Distances from the placed roads to every crossing; made once and measured as often as needed."""

    roads: vec[i64]  # the roads that were last measured
    steps: vec[i64]
    first: vec[i64]  # the first road of a shortest way
    front: vec[i64]
    missing: vec[i64]  # by straight way across the map: how many roads it lacks
    next: vec[i64]  # and one of them that extends the roads, or NO_EDGE

    def __init__(self) -> None:
        self.roads = vec[i64]([0] * EDGE_WORDS)
        self.steps = vec[i64]([FAR] * CROSSINGS)
        self.first = vec[i64]([NO_EDGE] * CROSSINGS)
        self.front = vec[i64]([0] * CROSSINGS)
        self.missing = vec[i64]([FAR] * (NO_LINE + 1))
        self.next = vec[i64]([NO_EDGE] * (NO_LINE + 1))

    def measure(self, s: Table) -> None:
        """Breadth first from all placed roads, unless these are the roads of last time."""
        if self._knows(s):
            return
        steps = self.steps
        first = self.first
        front = self.front
        x: i64
        edge: i64
        for x in range(CROSSINGS):
            steps[x] = FAR
            first[x] = NO_EDGE
        number: i64 = 0
        for edge in range(EDGES):
            if road_exists(s, edge):
                a: i64 = END_A[edge]
                b: i64 = END_B[edge]
                if steps[a] == FAR:
                    steps[a] = 0
                    front[number] = a
                    number += 1
                if steps[b] == FAR:
                    steps[b] = 0
                    front[number] = b
                    number += 1
        at: i64 = 0
        while at < number:
            here = front[at]
            at += 1
            k: i64
            for k in range(EXITS_EACH):
                way: i64 = EXITS[here * EXITS_EACH + k]
                if way == NO_EXIT:
                    break
                end: i64 = END_A[way] + END_B[way] - here
                if steps[end] == FAR:
                    steps[end] = steps[here] + 1
                    first[end] = way if first[here] == NO_EDGE else first[here]
                    front[number] = end
                    number += 1
        self._measure_lines(s)

    def _measure_lines(self, s: Table) -> None:
        """The straight ways across the map: first those along the rows, then those along the columns."""
        at: i64
        k: i64
        for at in range(NO_LINE):
            missing: i64 = 0
            self.next[at] = NO_EDGE
            for k in range(SIDE):
                edge = (at + 1) * SIDE + k if at < SIDE - 1 else COLUMNS + k * (SIDE + 1) + at - SIDE + 2
                if road_exists(s, edge):
                    continue
                missing += 1
                if self.next[at] == NO_EDGE and (
                    self.steps[END_A[edge]] == 0 or self.steps[END_B[edge]] == 0
                ):
                    self.next[at] = edge
            self.missing[at] = missing

    def _knows(self, s: Table) -> bool:
        """Whether these roads are the ones last measured; from now on they are."""
        known = True
        word: i64
        for word in range(EDGE_WORDS):
            if self.roads[word] != s.roads[word]:
                self.roads[word] = s.roads[word]
                known = False
        return known

    def roads_for(self, s: Table, building: i64, parcel: i64) -> i64:
        """How many new roads a building needs to stand on a parcel."""
        if building == STATION:
            return self.missing[self.line_for(parcel)]
        if not NEEDS_ROAD[building] or (s.connected & bit(parcel)) != 0:
            return 0
        return self.roads_to(parcel)

    def first_for(self, building: i64, parcel: i64) -> i64:
        """The first of them, or NO_EDGE."""
        return self.next[self.line_for(parcel)] if building == STATION else self.first_road(parcel)

    def line_for(self, parcel: i64) -> i64:
        """The straight way across the map along a parcel that lacks fewest roads."""
        row = parcel >> 3
        column = parcel & 7
        best: i64 = NO_LINE
        line: i64
        for line in range(row, row + 2):
            if line > 0 and line < SIDE and self.missing[line - 1] < self.missing[best]:
                best = line - 1
        for line in range(column, column + 2):
            if line > 0 and line < SIDE and self.missing[SIDE + line - 2] < self.missing[best]:
                best = SIDE + line - 2
        return best

    def roads_to(self, parcel: i64) -> i64:
        """How many new roads connect a parcel."""
        best: i64 = FAR
        k: i64
        for k in range(CORNERS_EACH):
            best = min(best, self.steps[CORNERS[parcel * CORNERS_EACH + k]])
        return best

    def first_road(self, parcel: i64) -> i64:
        """The first of them, or NO_EDGE."""
        best: i64 = FAR
        edge: i64 = NO_EDGE
        k: i64
        for k in range(CORNERS_EACH):
            corner: i64 = CORNERS[parcel * CORNERS_EACH + k]
            if self.steps[corner] < best:
                best = self.steps[corner]
                edge = self.first[corner]
        return edge
