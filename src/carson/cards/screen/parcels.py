"""One parcel of a city: what it is and what it scores, reason by reason (C-SCORE)."""

from __future__ import annotations

from carson.cards.count.scores import (
    house_units,
    is_protected,
    open_land_of,
    other_buildings,
    units_around,
)
from carson.cards.facts.grid import NEIGHBOURS, bits_of
from carson.cards.facts.ids import NONE
from carson.cards.facts.parcels import (
    BANK,
    BLACKSMITH,
    CHURCH,
    DRUGSTORE,
    HALL,
    HOTEL,
    HOUSE,
    MINE,
    MOUNTAIN,
    NAMES,
    OUTLAWS,
    RANCH,
    SALOON,
    STORE,
    TOWNHOUSE,
)
from carson.cards.state import CardsState
from carson.cards.table.cities import visible_at
from carson.cards.words.actions import cell_text
from carson.cards.words.terms import parcel_name, say, signed
from carson.core.face import Explanation, Reason

Counted = tuple[str, int, int]  # the key of a text, the points, the cells they come from


def parcel_at(s: CardsState, seat: int, cell: int) -> Explanation:
    """What shows at a cell of a city, and what it scores there."""
    symbol = visible_at(s, seat, cell)
    if symbol == NONE:
        return Explanation(say("explain.bare", cell=cell_text(cell)))
    counted = _counted(s.city(seat), s.owned[seat], symbol, cell)
    lines = tuple(
        Reason(
            say(f"explain.{key}"), signed(points), tuple(cell_text(place) for place in bits_of(cells)), points
        )
        for key, points, cells in counted
    )
    total = signed(sum([points for _, points, _ in counted])) if counted else ""
    title = say("explain.parcel-at", name=parcel_name(symbol).capitalize(), cell=cell_text(cell))
    return Explanation(title, say(f"parcel.{NAMES[symbol]}.text"), total, lines)


def _counted(city: list[int], owned: int, symbol: int, cell: int) -> list[Counted]:
    """Everything that adds to one parcel."""
    ring = NEIGHBOURS[cell]
    double = city[TOWNHOUSE] | city[HOTEL]
    homes = city[HOUSE] | double
    around: Counted = ("units-around", units_around(cell, city[HOUSE], double), ring & homes)
    residents: Counted = ("units-of-city", house_units(city), homes)
    ranches: Counted = ("ranches-of-city", city[RANCH].bit_count(), city[RANCH])
    mines: Counted = ("mines-of-city", city[MINE].bit_count(), city[MINE])
    empty, mountains = ring & open_land_of(city, owned), ring & city[MOUNTAIN]
    table: dict[int, list[Counted]] = {
        RANCH: [("empty-around", empty.bit_count(), empty)],
        MINE: [("mountains-around", 2 * mountains.bit_count(), mountains)],
        DRUGSTORE: [around, ranches],
        BANK: [around, mines],
        SALOON: [("units-around-twice", 2 * around[1], around[2])],
        BLACKSMITH: [mines, ranches],
        CHURCH: [residents],
        STORE: [around, residents],
        HALL: [around, ("other-buildings", other_buildings(city), 0)],
        HOTEL: [("hotel", 3, 0)],
        OUTLAWS: [("outlaws-safe", 0, 0) if is_protected(city, owned) else ("outlaws", -6, 0)],
    }
    return table.get(symbol, [])


def scoring_cells(city: list[int]) -> dict[str, int]:
    """By line of the pad: the parcels it counts."""
    return {
        "ranches": city[RANCH],
        "mines": city[MINE],
        "drugstores": city[DRUGSTORE],
        "banks": city[BANK],
        "saloons": city[SALOON],
        "stores-and-hall": city[STORE] | city[HALL],
        "ranch-trade": city[DRUGSTORE] | city[BLACKSMITH],
        "mine-trade": city[BANK] | city[BLACKSMITH],
        "residents": city[CHURCH] | city[STORE],
        "hotels": city[HOTEL],
        "hall": city[HALL],
        "outlaws": city[OUTLAWS],
    }
