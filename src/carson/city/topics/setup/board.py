"""The map before the first round: the centre and the mountains, where the dice point (R-DICE-GRID)."""

from typing import Final

from mypy_extensions import i64

from carson.city.facts.geometry import INNER_MASK, bit
from carson.city.facts.ids import NONE, PARCEL
from carson.city.question import Chance, Entry
from carson.city.table import events
from carson.city.table.agenda import DRAW_CENTRE, DRAW_MOUNTAIN
from carson.city.table.moves import lay_road
from carson.city.table.stack import one_less, pop
from carson.city.table.table import Table


class Bare(Chance):
    """An inner parcel that is still bare."""

    def offer(self, s: Table, packed: i64) -> None:
        inner: i64 = INNER_MASK
        s.options[PARCEL] |= inner & ~(s.occupied | s.river)


class DrawCentre(Bare):
    """The Start tile is the first House and has a road on each side (R-START-TILE, R-START-TOWNHOUSE)."""

    def take(self, s: Table, packed: i64, action: i64) -> None:
        s.houses |= bit(action)
        s.occupied |= bit(action)
        row = action >> 3
        column = action & 7
        lay_road(s, row * 8 + column)
        lay_road(s, (row + 1) * 8 + column)
        lay_road(s, 72 + row * 9 + column)
        lay_road(s, 72 + row * 9 + column + 1)
        s.tell(events.CENTRE, NONE, action)
        pop(s)


class DrawMountain(Bare):
    """The next mountain."""

    def take(self, s: Table, packed: i64, action: i64) -> None:
        s.mountains |= bit(action)
        s.occupied |= bit(action)
        s.tell(events.MOUNTAIN, NONE, action)
        one_less(s, packed)


QUESTIONS: Final[list[Entry]] = [DrawCentre(DRAW_CENTRE), DrawMountain(DRAW_MOUNTAIN)]
