"""The cities from above, for previews and films."""

from typing import Final

from carson.cards.screen.types import CardsScene, City
from carson.core.face import Picture

PANEL: Final = 400  # a city with what is around it
LEAST: Final = 6  # cells a city is drawn on at least
LAND: Final = "empty"
ON_LAND: Final = ("mountain", "house", "townhouse")  # they have no plate under them
OTHER_NAMES: Final = {"store": "b-general", "hall": "b-cityhall", "outlaws": "outlaw"}  # of drawings
BARE: Final = " "


def picture_of(scene: CardsScene) -> Picture:
    """Two cities beside each other."""
    things = {letter: parcel.thing or LAND for letter, parcel in scene.parcels.items()}
    built = [(seat.seat, seat.city) for seat in scene.players if seat.city is not None]
    columns = 1 if len(built) == 1 else 2
    rows = -(-len(built) // columns)
    width, height = columns * PANEL, rows * PANEL
    parts = [f'<rect class="ground" width="{width}" height="{height}"/>']
    for n, (seat, city) in enumerate(built):
        parts += _city(seat, city, n % columns * PANEL, n // columns * PANEL, things)
    return Picture(width, height, "".join(parts))


def _city(seat: int, city: City, left: int, top: int, things: dict[str, str]) -> list[str]:
    wide = len(city.rows[0]) if city.rows else 0
    cell = (PANEL - 30) / max(LEAST, wide, len(city.rows))
    x0, y0 = left + (PANEL - wide * cell) / 2, top + (PANEL - len(city.rows) * cell) / 2
    size = PANEL - 10
    parts = [
        f'<rect class="seat-{seat} rim" x="{left + 5}" y="{top + 5}" width="{size}" height="{size}" rx="9"/>'
    ]
    for dy, row in enumerate(city.rows):
        for dx, letter in enumerate(row):
            if letter != BARE:
                parts += _parcel(things[letter], x0 + dx * cell, y0 + dy * cell, cell)
    return parts


def _parcel(thing: str, x: float, y: float, cell: float) -> list[str]:
    parts = [f'<rect class="land edge" x="{x:.1f}" y="{y:.1f}" width="{cell:.1f}" height="{cell:.1f}"/>']
    if thing == LAND:
        return parts
    kind, gap = "house", cell * 0.06
    if thing not in ON_LAND:
        kind, gap, side = "ink", cell * 0.14, cell * 0.86
        at = f'x="{x + cell * 0.07:.1f}" y="{y + cell * 0.07:.1f}"'
        parts.append(
            f'<rect class="plate" {at} width="{side:.1f}" height="{side:.1f}" rx="{cell / 10:.1f}"/>'
        )
    drawing, size = OTHER_NAMES.get(thing, thing if thing in ON_LAND else f"b-{thing}"), cell - 2 * gap
    at = f'x="{x + gap:.1f}" y="{y + gap:.1f}"'
    parts.append(f'<use class="{kind}" href="#{drawing}" {at} width="{size:.1f}" height="{size:.1f}"/>')
    return parts
