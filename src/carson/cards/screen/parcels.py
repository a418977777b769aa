"""One parcel of a city: what it is and what it scores, reason by reason (C-SCORE)."""

from carson.cards.count import scores
from carson.cards.facts import parcels
from carson.cards.facts.grid import NEIGHBOURS, bits_of
from carson.cards.facts.ids import NONE
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
    return Explanation(title, say(f"parcel.{parcels.NAMES[symbol]}.text"), total, lines)


def _counted(city: list[int], owned: int, symbol: int, cell: int) -> list[Counted]:
    """Everything that adds to one parcel."""
    ring = NEIGHBOURS[cell]
    double = city[parcels.TOWNHOUSE] | city[parcels.HOTEL]
    homes = city[parcels.HOUSE] | double
    around: Counted = ("units-around", scores.units_around(cell, city[parcels.HOUSE], double), ring & homes)
    residents: Counted = ("units-of-city", scores.house_units(city), homes)
    ranches: Counted = ("ranches-of-city", city[parcels.RANCH].bit_count(), city[parcels.RANCH])
    mines: Counted = ("mines-of-city", city[parcels.MINE].bit_count(), city[parcels.MINE])
    empty, mountains = ring & scores.open_land_of(city, owned), ring & city[parcels.MOUNTAIN]
    table: dict[int, list[Counted]] = {
        parcels.RANCH: [("empty-around", empty.bit_count(), empty)],
        parcels.MINE: [("mountains-around", 2 * mountains.bit_count(), mountains)],
        parcels.DRUGSTORE: [around, ranches],
        parcels.BANK: [around, mines],
        parcels.SALOON: [("units-around-twice", 2 * around[1], around[2])],
        parcels.BLACKSMITH: [mines, ranches],
        parcels.CHURCH: [residents],
        parcels.STORE: [around, residents],
        parcels.HALL: [around, ("other-buildings", scores.other_buildings(city), 0)],
        parcels.HOTEL: [("hotel", 3, 0)],
        parcels.OUTLAWS: [("outlaws-safe", 0, 0) if scores.is_protected(city, owned) else ("outlaws", -6, 0)],
    }
    return table.get(symbol, [])


def scoring_cells(city: list[int]) -> dict[str, int]:
    """By line of the pad: the parcels it counts."""
    return {
        "ranches": city[parcels.RANCH],
        "mines": city[parcels.MINE],
        "drugstores": city[parcels.DRUGSTORE],
        "banks": city[parcels.BANK],
        "saloons": city[parcels.SALOON],
        "stores-and-hall": city[parcels.STORE] | city[parcels.HALL],
        "ranch-trade": city[parcels.DRUGSTORE] | city[parcels.BLACKSMITH],
        "mine-trade": city[parcels.BANK] | city[parcels.BLACKSMITH],
        "residents": city[parcels.CHURCH] | city[parcels.STORE],
        "hotels": city[parcels.HOTEL],
        "hall": city[parcels.HALL],
        "outlaws": city[parcels.OUTLAWS],
    }
