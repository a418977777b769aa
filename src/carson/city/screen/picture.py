"""The map from above, for previews and films: what lies and stands on it, whose it is, roads and cowboys."""

from typing import Final

from carson.city.screen.types import Parcel, Scene
from carson.core.face import Picture

CELL: Final = 100
SIZE: Final = 8 * CELL
RIVER: Final = "river"
ON_LAND: Final = ("house", "townhouse", "mountain", RIVER)  # they have no plate under them
OTHER_NAMES: Final = {"store": "b-general", "city-hall": "b-cityhall"}  # of drawings
SIDES: Final = {"n": (0, 0, 1, 0), "s": (0, 1, 1, 1), "e": (1, 0, 1, 1), "w": (0, 0, 0, 1)}  # of a parcel


def picture_of(scene: Scene) -> Picture:
    parts = [f'<rect class="land" width="{SIZE}" height="{SIZE}"/>', _lattice()]
    for name, parcel in scene.parcels.items():
        parts += _parcel(*_corner(name), parcel)
    for road in scene.roads:
        x, y = _corner(road)
        x1, y1, x2, y2 = (CELL * step for step in SIDES[road[2]])
        parts.append(f'<path class="road" d="M{x + x1} {y + y1}L{x + x2} {y + y2}"/>')
    for name, parcel in scene.parcels.items():
        parts += _men(*_corner(name), parcel)
    return Picture(SIZE, SIZE, "".join(parts))


def _lattice() -> str:
    lines = [f"M0 {n * CELL}H{SIZE}M{n * CELL} 0V{SIZE}" for n in range(9)]
    return f'<path class="line" d="{"".join(lines)}"/>'


def _corner(name: str) -> tuple[int, int]:
    """The upper left corner of a parcel such as d4, or of that of a road such as d4n."""
    return "abcdefgh".index(name[0]) * CELL, (8 - int(name[1])) * CELL


def _parcel(x: int, y: int, parcel: Parcel) -> list[str]:
    thing, owner = parcel.thing, parcel.owner
    if thing == RIVER:
        return [f'<rect class="water" x="{x}" y="{y}" width="{CELL}" height="{CELL}"/>']
    parts: list[str] = []
    building = thing is not None and thing not in ON_LAND
    if building:
        parts.append(_square("plate", x, y))
    if owner is not None:
        parts.append(_square(f"seat-{owner} {'rim' if building else 'tint'}", x, y))
    if thing is not None:
        drawing = OTHER_NAMES.get(thing, f"b-{thing}") if building else thing
        parts.append(_use(drawing, "ink" if building else "house", x + 17, y + 17, 66))
    elif owner is not None:
        parts.append(_use(f"p-seat-{owner}", f"seat-{owner}", x + 32, y + 32, 36))
    return parts


def _square(kind: str, x: int, y: int) -> str:
    return f'<rect class="{kind}" x="{x + 7}" y="{y + 7}" width="86" height="86" rx="9"/>'


def _men(x: int, y: int, parcel: Parcel) -> list[str]:
    """Cowboys side by side."""
    seats = list(parcel.cowboys)
    step = 60 // max(1, len(seats))
    return [
        _use("cowboy", f"seat-{seat}", x + 40 - step * (len(seats) - 1 - 2 * n) // 2 - 10, y + 30, 60)
        for n, seat in enumerate(seats)
    ]


def _use(drawing: str, kind: str, x: int, y: int, size: int) -> str:
    return f'<use class="{kind}" href="#{drawing}" x="{x}" y="{y}" width="{size}" height="{size}"/>'
