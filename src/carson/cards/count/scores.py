"""The score of a city and its characters, line by line as on the score pad (C-SCORE, C-PEOPLE)."""

from typing import Final

from carson.cards.count.appeal import terrain_appeal, town_folk_appeal
from carson.cards.count.people import character_points, worth_of
from carson.cards.facts import parcels
from carson.cards.facts.characters import SHERIFF
from carson.cards.facts.grid import NEIGHBOURS, bits_of
from carson.cards.table.table import COVERED, Table
from carson.core.result import Result, ScoreLine

LINES: Final = (
    "ranches mines drugstores banks saloons stores-and-hall ranch-trade mine-trade residents hotels hall "
    "outlaws characters"
).split()
VIRTUAL_LINES: Final = ("terrain-appeal", "character-appeal")
ALONE: Final = "eighteen-rounds"
SHARED: Final = "shared-victory"


class Points:
    """The thirteen lines of the pad: how many count, and what they give."""

    def __init__(self, counts: list[int], points: list[int]) -> None:
        self.counts = counts
        self.points = points

    def total(self) -> int:
        total = 0
        for points in self.points:
            total += points
        return total


def count_city(city: list[int], owned: int, sold: int) -> Points:
    """Score a city, given as its sets of cells, with these characters and this many sold cards."""
    open_land = open_land_of(city, owned)
    house = city[parcels.HOUSE]
    double = city[parcels.TOWNHOUSE] | city[parcels.HOTEL]
    ranches = city[parcels.RANCH].bit_count()
    mines = city[parcels.MINE].bit_count()
    drugstores = city[parcels.DRUGSTORE].bit_count()
    banks = city[parcels.BANK].bit_count()
    smiths = city[parcels.BLACKSMITH].bit_count()
    stores = city[parcels.STORE].bit_count()
    halls = city[parcels.HALL].bit_count()
    hotels = city[parcels.HOTEL].bit_count()
    churches = city[parcels.CHURCH].bit_count()
    bandits = city[parcels.OUTLAWS].bit_count()
    units = house.bit_count() + 2 * double.bit_count()
    counts = [
        ranches,
        mines,
        drugstores,
        banks,
        city[parcels.SALOON].bit_count(),
        stores + halls,
        drugstores + smiths,
        banks + smiths,
        churches + stores,
        hotels,
        halls,
        bandits,
        owned.bit_count(),
    ]
    points = [
        beside(city[parcels.RANCH], open_land),
        2 * beside(city[parcels.MINE], city[parcels.MOUNTAIN]),
        units_beside(city[parcels.DRUGSTORE], house, double),
        units_beside(city[parcels.BANK], house, double),
        2 * units_beside(city[parcels.SALOON], house, double),
        units_beside(city[parcels.STORE] | city[parcels.HALL], house, double),  # A54
        (drugstores + smiths) * ranches,  # A61
        (banks + smiths) * mines,
        (churches + stores) * units,
        3 * hotels,
        halls * other_buildings(city) if halls else 0,
        0 if is_protected(city, owned) else -6 * bandits,  # A62, A64
        character_points(city, owned, sold, open_land, units, best_saloon_of(city)),
    ]
    return Points(counts, points)


# ---- parts of a count


def is_protected(city: list[int], owned: int) -> bool:
    """A Prison or the Sheriff: outlaws cost nothing and count as empty."""
    return city[parcels.PRISON] != 0 or owned >> SHERIFF & 1 != 0


def open_land_of(city: list[int], owned: int) -> int:
    """The cells that count as empty (A16); bare ground does not (A17)."""
    return city[parcels.EMPTY] | city[parcels.OUTLAWS] if is_protected(city, owned) else city[parcels.EMPTY]


def house_units(city: list[int]) -> int:
    """All house units of a city: 1 for a house, 2 for a townhouse or a hotel (A55)."""
    return city[parcels.HOUSE].bit_count() + 2 * (city[parcels.TOWNHOUSE] | city[parcels.HOTEL]).bit_count()


def other_buildings(city: list[int]) -> int:
    """Buildings that are neither house nor townhouse, the City Hall too (A53)."""
    others = (
        city[parcels.EMPTY]
        | city[parcels.MOUNTAIN]
        | city[parcels.OUTLAWS]
        | city[parcels.HOUSE]
        | city[parcels.TOWNHOUSE]
    )
    return (city[COVERED] ^ others).bit_count()


def best_saloon_of(city: list[int]) -> int:
    """What the best saloon scores, 0 without one (A56)."""
    double = city[parcels.TOWNHOUSE] | city[parcels.HOTEL]
    best = 0
    for cell in bits_of(city[parcels.SALOON]):
        best = max(best, 2 * units_around(cell, city[parcels.HOUSE], double))
    return best


def beside(mask: int, around: int) -> int:
    """For each cell of a set the cells of another set around it, all added up."""
    number = 0
    if around != 0:
        for cell in bits_of(mask):
            number += (NEIGHBOURS[cell] & around).bit_count()
    return number


def units_around(cell: int, house: int, double: int) -> int:
    """House units around one cell."""
    ring = NEIGHBOURS[cell]
    return (ring & house).bit_count() + 2 * (ring & double).bit_count()


def units_beside(mask: int, house: int, double: int) -> int:
    """For each cell of a set the house units around it, all added up."""
    number = 0
    for cell in bits_of(mask):
        number += units_around(cell, house, double)
    return number


# ---- the score of a seat, and the result


def points_of(s: Table, seat: int) -> Points:
    """The lines of a player if the game ended now."""
    return count_city(s.city(seat), s.owned[seat], s.sold.bit_count())


def worth_now(s: Table, seat: int, character: int) -> int:
    """What a character brings its owner if the game ended now."""
    city, owned = s.city(seat), s.owned[seat]
    sold, open_land = s.sold.bit_count(), open_land_of(city, owned)
    return worth_of(character, city, owned, sold, open_land, house_units(city), best_saloon_of(city))


def total_of(s: Table, seat: int) -> int:
    """The score of any seat if the game ended now."""
    if s.rules.is_virtual(seat):
        return terrain_appeal(s.beside[seat]) + town_folk_appeal(s.owned[seat])
    return points_of(s, seat).total()


def score_lines(s: Table, seat: int) -> list[ScoreLine]:
    """The lines of any seat: the pad of a player, or what a virtual player has taken (C-VIRTUAL, A52)."""
    if s.rules.is_virtual(seat):
        return [
            ScoreLine(VIRTUAL_LINES[0], s.beside[seat].bit_count(), terrain_appeal(s.beside[seat])),
            ScoreLine(VIRTUAL_LINES[1], s.owned[seat].bit_count(), town_folk_appeal(s.owned[seat])),
        ]
    counted = points_of(s, seat)
    return [ScoreLine(LINES[n], counted.counts[n], counted.points[n]) for n in range(len(LINES))]


def result_now(s: Table) -> Result:
    """Score and ranking. Equal totals share their place (A63); they stand in the order of the seats."""
    scores = [score_lines(s, seat) for seat in range(s.rules.seats)]
    totals = [sum([line.points for line in lines]) for lines in scores]
    ranking = sorted(range(len(scores)), key=lambda seat: -totals[seat])
    winners = totals.count(max(totals))
    return Result(SHARED if winners > 1 else ALONE, ranking, scores, winners)
