"""The track of buildings for sale: tiles are drawn for it, and slide towards $3 at the end of a round."""

from typing import Final

from mypy_extensions import i64

from carson.city.count.places import free_parcels
from carson.city.facts.ids import CITY_HALL, MARKET, MINE, NONE, RANCH, TILE, TYPES
from carson.city.question import Chance, Step
from carson.city.table import Table, agenda, events, schedule, stack

FIRST_TILES: Final[tuple[int, ...]] = (MINE, RANCH, NONE, NONE, NONE, MINE, RANCH)  # from $12 down to $3
FIRST_DRAWN: Final = bytes([slot for slot in range(MARKET) if FIRST_TILES[slot] == NONE])  # from the bag


def lay_out_track(s: Table) -> None:
    for slot in range(MARKET):
        s.market[slot] = FIRST_TILES[slot]


def draw_first_tiles(s: Table, without_city_hall: i64) -> None:
    slot: i64
    for slot in FIRST_DRAWN:  # the last one is filled first
        stack.push(s, agenda.DRAW_TILE, 0, slot, without_city_hall)


class DrawTile(Chance):
    """The tiles the next draw may show (R-CITYHALL-SETUP)."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        without_city_hall = agenda.b_of(stack.top(s)) != 0
        for t in range(TYPES):
            if s.bag[t] > 0 and not (without_city_hall and t == CITY_HALL):
                stack.allow(s, TILE + t)

    def take(self, s: Table, seat: i64, slot: i64, action: i64) -> None:
        """It goes to its slot; the City Hall goes to the city instead and another tile is drawn."""
        building = action - TILE
        if building == CITY_HALL and free_parcels(s) != 0:
            stack.push(s, agenda.ASK_CITY_HALL, s.pass_order[0], slot)
            return
        s.bag[building] -= 1
        if building != CITY_HALL:
            stack.pop(s)
            s.market[slot] = building
            s.tell(events.DREW_TILE, NONE, building, slot)


class Refill(Step):
    """Unsold tiles slide towards $3; new ones fill the dear end, the cheapest gap first (R-SHIFT)."""

    def run(self, s: Table, seat: i64, a: i64) -> None:
        target: i64 = MARKET - 1
        for slot in range(MARKET - 1, -1, -1):
            building = s.market[slot]
            if building != NONE:
                if slot != target:
                    s.market[slot] = NONE
                    s.market[target] = building
                    s.tell(events.SHIFTED, NONE, building, target)
                target -= 1
        for slot in range(target + 1):
            stack.push(s, agenda.DRAW_TILE, 0, slot)


QUESTIONS = [DrawTile(agenda.DRAW_TILE)]
ROUND_STEPS = {schedule.REFILL: Refill()}
