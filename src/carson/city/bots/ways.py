"""Ways: how many roads lead from the road system to a parcel, and which comes first."""

from __future__ import annotations

from typing import Final

from carson.city.bots.masks import ALL
from carson.city.facts.geometry import CROSSINGS, EDGES, END_A, END_B, PARCELS, parcels_at
from carson.city.table.table import Table

FAR: Final = 99
NO_EDGE: Final = -1


def _exits(crossing: int) -> tuple[tuple[int, int], ...]:
    """The road places at a crossing, each with the crossing at its other end."""
    found: list[tuple[int, int]] = []
    for edge in range(EDGES):
        if END_A[edge] == crossing:
            found.append((edge, END_B[edge]))
        elif END_B[edge] == crossing:
            found.append((edge, END_A[edge]))
    return tuple(found)


def _corners(parcel: int) -> tuple[int, ...]:
    return tuple([x for x in range(CROSSINGS) if (int(parcels_at(x)) & ALL) >> parcel & 1])


EXITS: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple([_exits(x) for x in range(CROSSINGS)])
CORNERS: Final[tuple[tuple[int, ...], ...]] = tuple([_corners(p) for p in range(PARCELS)])
LINES: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([line * 8 + k for k in range(8)]) for line in range(1, 8)]
    + [tuple([72 + k * 9 + line for k in range(8)]) for line in range(1, 8)]
)  # straight ways across the map


def laid_roads(s: Table) -> int:
    """The placed roads as one mask."""
    return (int(s.roads[0]) & ALL) | (int(s.roads[1]) & ALL) << 64 | (int(s.roads[2]) & ALL) << 128


class Ways:
    """Distances from the placed roads to every crossing."""

    __slots__ = ("first", "laid", "steps")

    def __init__(self, s: Table) -> None:
        self.laid = laid_roads(s)
        self.steps = [FAR] * CROSSINGS
        self.first = [NO_EDGE] * CROSSINGS
        edge = 0
        front: list[int] = []
        for edge in range(EDGES):
            if self.laid >> edge & 1:
                for end in (END_A[edge], END_B[edge]):
                    if self.steps[end] == FAR:
                        self.steps[end] = 0
                        front.append(end)
        self._spread(front)

    def _spread(self, front: list[int]) -> None:
        """Breadth first: each crossing remembers the first road of a shortest way to it."""
        steps, first = self.steps, self.first
        for crossing in front:
            for edge, end in EXITS[crossing]:
                if steps[end] == FAR:
                    steps[end] = steps[crossing] + 1
                    first[end] = edge if first[crossing] == NO_EDGE else first[crossing]
                    front.append(end)

    def roads_to(self, parcel: int) -> int:
        """How many new roads connect a parcel."""
        return min([self.steps[x] for x in CORNERS[parcel]])

    def first_road(self, parcel: int) -> int:
        """The first of them, or NO_EDGE."""
        return self.first[min(CORNERS[parcel], key=lambda x: self.steps[x])]

    def missing(self, line: tuple[int, ...]) -> list[int]:
        """The road places of a straight line that are still empty."""
        return [edge for edge in line if not self.laid >> edge & 1]

    def next_of_line(self, line: tuple[int, ...]) -> int:
        """A missing road of a line that extends the roads, or NO_EDGE."""
        for edge in self.missing(line):
            if self.steps[END_A[edge]] == 0 or self.steps[END_B[edge]] == 0:
                return edge
        return NO_EDGE
