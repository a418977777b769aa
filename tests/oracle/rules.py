"""The rules read as literally as possible: the map, the incomes, the scores, and what the river changes.

Written from the rulings and the rulebook only, never from the engine, so that the two can
disagree.
"""

from functools import cache
from itertools import product

from tests.oracle.characters import character, holder
from tests.oracle.world import World

PARCELS = frozenset(column + row for column, row in product("abcdefgh", "12345678"))

TILES = {
    "ranch": 6,
    "mine": 6,
    "drugstore": 4,
    "bank": 4,
    "saloon": 3,
    "hotel": 3,
    "church": 2,
    "prison": 2,
    "blacksmith": 2,
    "store": 2,
    "school": 2,
    "station": 1,
    "city-hall": 1,
}
"""Building tiles in the box (B-BUILDINGS)."""

CAP = {
    "ranch": 8,
    "mine": 24,
    "drugstore": 33,
    "bank": 45,
    "saloon": 55,
    "hotel": 6,
    "blacksmith": 40,
    "store": 33,
}
"""Highest income; exactly the types that have an income at all (B-BUILDINGS, R-CAPS)."""

LEVEL = {"drugstore": 3, "bank": 3, "store": 3, "saloon": 5, "blacksmith": 5}
"""What one step of the City Hall is worth (R-CITYHALL-LEVEL)."""

HOUSE_VALUE = {"ranch": 1, "hotel": 2, "church": 1, "school": 1, "station": 2, "city-hall": 1}
"""House symbols on building tiles (B-BUILDINGS, R-STATION-COUNT)."""

REVOLVERS = {"ranch": 1, "mine": 1, "prison": 2}
"""Revolver tokens a building brings when it is placed (B-BUILDINGS, R-REVOLVER-WHEN)."""

UNTOUCHABLE = frozenset({"church", "prison", "station", "city-hall"})
"""Types nobody may attack (R-ATTACK-LEGAL)."""

Node = tuple[int, int]


# The grid


def column_row(parcel: str) -> Node:
    """Column and row of a parcel, both from 0 (B-GRID)."""
    return "abcdefgh".index(parcel[0]), "12345678".index(parcel[1])


@cache
def neighbours(parcel: str) -> frozenset[str]:
    """The up to eight parcels beside it, diagonals included (B-GRID, R-CHURCH-ADJ)."""
    x, y = column_row(parcel)
    return frozenset(
        other
        for other in PARCELS - {parcel}
        if abs(column_row(other)[0] - x) <= 1 and abs(column_row(other)[1] - y) <= 1
    )


@cache
def corners(parcel: str) -> frozenset[Node]:
    """The four lattice points at its corners; (0, 0) is the bottom left corner of the board (B-ROADGRID)."""
    x, y = column_row(parcel)
    return frozenset({(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)})


EDGES = frozenset(
    {parcel + side for parcel in PARCELS for side in "ne"}
    | {column + "1s" for column in "abcdefgh"}
    | {"a" + row + "w" for row in "12345678"}
)
"""All 144 places for a road (B-ROADGRID, R-ROADS-BORDER)."""


@cache
def ends(edge: str) -> frozenset[Node]:
    """The two lattice points an edge joins (B-ROADGRID)."""
    x, y = column_row(edge[:2])
    by_side = {
        "n": {(x, y + 1), (x + 1, y + 1)},
        "e": {(x + 1, y), (x + 1, y + 1)},
        "s": {(x, y), (x + 1, y)},
        "w": {(x, y), (x, y + 1)},
    }
    return frozenset(by_side[edge[2]])


@cache
def sides(parcel: str) -> frozenset[str]:
    """The four edges around a parcel (B-ROADGRID)."""
    return frozenset(edge for edge in EDGES if ends(edge) <= corners(parcel))


@cache
def beside(edge: str) -> frozenset[str]:
    """The parcels that have this edge as a side: two, or one on the border (B-ROADGRID)."""
    return frozenset(parcel for parcel in PARCELS if edge in sides(parcel))


@cache
def crossing_lines() -> tuple[frozenset[str], ...]:
    """The 14 interior straight lines of eight edges from border to border (R-STATION-ROAD)."""
    return tuple(
        frozenset(edge for edge in EDGES if {node[axis] for node in ends(edge)} == {at})
        for axis in (0, 1)
        for at in range(1, 8)
    )


# Land


def occupied(world: World) -> set[str]:
    """Parcels with a building, House, Townhouse or mountain (R-PRICE-OBJECTS, R-RANCH-FREE)."""
    return set(world.buildings) | world.houses | world.townhouses | world.mountains


def buyable(world: World) -> set[str]:
    """Parcels that can become property: unowned, no river, no City Hall (R-PLACE-LEGAL, R-SETTLER)."""
    city_hall = {parcel for parcel, kind in world.buildings.items() if kind == "city-hall"}
    return set(PARCELS) - set(world.owner) - world.river - city_hall


def price(world: World, parcel: str) -> int:
    """$1 plus $1 for every occupied parcel of the 3x3 block around it (R-PRICE-OBJECTS).

    The first edition counts only the neighbours, not what stands on the parcel itself.
    """
    block = neighbours(parcel) | (set() if "R-PRICE-OBJECTS" in world.older else {parcel})
    return 1 + len(block & occupied(world))


def banks(world: World) -> list[set[str]]:
    """The land, cut by the river into areas linked side by side (R-BANK-SIDE)."""
    found: list[set[str]] = []
    unseen = set(PARCELS) - world.river
    while unseen:
        bank: set[str] = set()
        edge_of_bank = {min(unseen)}
        while edge_of_bank:
            bank |= edge_of_bank
            linked = {other for parcel in edge_of_bank for side in sides(parcel) for other in beside(side)}
            edge_of_bank = (linked & unseen) - bank
        unseen -= bank
        found.append(bank)
    return found


def closed_to_schools(world: World) -> set[str]:
    """Banks that have their School; where the river leaves one bank there is no limit (R-SCHOOL-RIVER)."""
    schools = {parcel for parcel, kind in world.buildings.items() if kind == "school"}
    sides_of_river = banks(world)
    if len(sides_of_river) == 1:
        return set()
    return {parcel for bank in sides_of_river if bank & schools for parcel in bank}


# Roads


def road_ends(world: World) -> set[Node]:
    """The lattice points touched by a placed road (R-CONNECTED, R-ROADS-EXTEND)."""
    return {node for road in world.roads for node in ends(road)}


def connected(world: World) -> set[str]:
    """Land parcels with a corner at the end of a road (R-CONNECTED, R-RIVER-CONNECTED)."""
    reached = road_ends(world)
    return {parcel for parcel in PARCELS - world.river if corners(parcel) & reached}


def road_places(world: World) -> set[str]:
    """Empty edges, border included, that share an end with a placed road (R-ROADS-EXTEND, R-ROADS-BORDER)."""
    reached = road_ends(world)
    return {edge for edge in EDGES - world.roads if ends(edge) & reached}


def crosses_river(world: World, edge: str) -> bool:
    """Whether a road here is a bridge and costs two: river on every side it has (R-BRIDGE-DEF)."""
    return beside(edge) <= world.river


def by_bridge(world: World) -> set[str]:
    """Land parcels with a corner at the end of a bridge (R-BRIDGE-ADJ)."""
    bridge_ends = {node for road in world.roads if crosses_river(world, road) for node in ends(road)}
    return {parcel for parcel in PARCELS - world.river if corners(parcel) & bridge_ends}


# Income


def house_value(world: World, parcel: str) -> int:
    """House symbols on a parcel, whoever owns it (B-BUILDINGS, R-START-TILE)."""
    if parcel in world.townhouses:
        return 2
    if parcel in world.houses:
        return 1
    return HOUSE_VALUE.get(world.buildings.get(parcel, ""), 0)


def usable(world: World, parcel: str, seat: int) -> bool:
    """Whether what stands there is neutral or the seat's own (R-HOUSEVALUE-OWNER, R-NEUTRAL-LATER)."""
    return world.owner.get(parcel) in (None, seat)


def adjacent_house_values(world: World, parcel: str, seat: int) -> int:
    """Usable House values around a building (R-HOUSEVALUE-OWNER, R-CITYHALL-HOUSE)."""
    return sum(house_value(world, other) for other in neighbours(parcel) if usable(world, other, seat))


def owned_count(world: World, seat: int, kind: str) -> int:
    """Placed buildings of one type on a seat's parcels (R-BLACKSMITH, B-BUILDINGS)."""
    return [world.buildings.get(parcel) for parcel, owner in world.owner.items() if owner == seat].count(kind)


def ranch_income(world: World, parcel: str) -> int:
    """$1 per free neighbour, river included, at least $1 (R-RANCH-FREE, R-MIN-INCOME)."""
    return max(1, len(neighbours(parcel) - occupied(world)))


def mine_income(world: World, parcel: str, seat: int) -> int:
    """$3 per usable mountain, $3 once for the river (R-MINE-MOUNTAIN, R-MINE-RIVER-DIAG)."""
    mountains = [other for other in neighbours(parcel) & world.mountains if usable(world, other, seat)]
    return 3 * len(mountains) + (3 if neighbours(parcel) & world.river else 0)


def store_income(world: World, parcel: str, seat: int) -> int:
    """$6 per own and $3 per other House value around a General store (R-GS-READ, R-CITYHALL-HOUSE)."""
    return sum(
        house_value(world, other) * (6 if world.owner.get(other) == seat else 3)
        for other in neighbours(parcel)
    )


def uncapped_income(world: World, parcel: str, seat: int) -> int:
    """What the formula of the type gives its owner, before City Hall and cap (B-BUILDINGS, R-BLACKSMITH)."""
    houses = adjacent_house_values(world, parcel, seat)
    match world.buildings[parcel]:
        case "ranch":
            return ranch_income(world, parcel)
        case "mine":
            return mine_income(world, parcel, seat)
        case "drugstore":
            return 3 * (houses + owned_count(world, seat, "ranch"))
        case "bank":
            return 3 * (houses + owned_count(world, seat, "mine"))
        case "saloon":
            return 5 * houses
        case "hotel":
            return 6
        case "blacksmith":
            return 5 * world.round + 5 * owned_count(world, seat, "ranch")
        case "store":
            return store_income(world, parcel, seat)
    return 0


def income(world: World, parcel: str) -> int:
    """What a standing building pays its owner, without multipliers (R-CAPS, R-CITYHALL-LEVEL)."""
    kind = world.buildings[parcel]
    seat = world.owner.get(parcel)
    if seat is None or kind not in CAP:
        return 0
    level = LEVEL.get(kind, 0) if world.mayor == seat else 0
    return min(CAP[kind], uncapped_income(world, parcel, seat) + level)


def pays(world: World, parcel: str) -> int:
    """What a building pays this round, to its owner and its robber together.

    R-GROCER-TYPES, R-GROCER-MINES: what the Grocer doubles is not tripled.
    """
    seat = world.owner.get(parcel)
    if world.doubled == (seat, world.buildings[parcel]):
        return 2 * income(world, parcel)
    tripled = parcel in world.tripled and seat is not None and triples(world, seat)
    return 3 * income(world, parcel) if tripled else income(world, parcel)


def triples(world: World, seat: int) -> bool:
    """Whether dynamite works in the Mines of a seat (R-DYNAMITE-GROCER).

    In 2015 not if the seat doubles a type with the Grocer, today not if it has the Grocer at all.
    """
    if "R-DYNAMITE-GROCER" in world.older:
        return world.doubled is None or world.doubled[0] != seat
    return character(world, seat) not in ("3Y", "3R")


def own_income(world: World, seat: int) -> int:
    """What a seat keeps of the income of its own buildings (R-ATTACK-ROUND, R-ATTACK-BASE, R-EDITOR-BASE)."""
    total = 0
    for parcel in world.buildings:
        if world.owner.get(parcel) == seat:
            whole = pays(world, parcel)
            total += whole - (whole // 2 if parcel in world.robbers else 0)
    return total


def payments(world: World) -> list[int]:
    """What every seat receives in the Building Income step.

    R-ATTACK-ROUND, R-ATTACK-BASE, R-GROCER-ATTACK, R-MULTI-ATTACK.
    """
    received = [own_income(world, seat) for seat in range(world.seats)]
    for parcel, robber in world.robbers.items():
        received[robber] += pays(world, parcel) // 2
    return received


# Strength and attacks


def revolvers_built(world: World, seat: int) -> int:
    """Revolver tokens the placed buildings of a seat have brought (R-REVOLVER-WHEN)."""
    return sum(number * owned_count(world, seat, kind) for kind, number in REVOLVERS.items())


def firepower(world: World, seat: int) -> int:
    """Revolvers, cowboys in supply, the white one too, Mercenary and the "3 revolvers" token.

    R-DUEL-FP, R-AMMO, R-SHERIFF-FP.
    """
    ammunition = 3 if world.ammo == seat else 0
    helper = {"7Y": 3, "7R": 2, "1Y": 1 if world.white is None else 0}.get(character(world, seat) or "", 0)
    return world.revolvers[seat] + world.cowboys[seat] + helper + ammunition


def protected(world: World) -> set[str]:
    """Churches, Prisons, and buildings beside a Church of the same owner (R-CHURCH-ADJ)."""
    churches = {parcel for parcel, kind in world.buildings.items() if kind == "church"}
    prisons = {parcel for parcel, kind in world.buildings.items() if kind == "prison"}
    sheltered = {
        parcel
        for church in churches
        for parcel in neighbours(church) & set(world.buildings)
        if world.owner.get(parcel) == world.owner[church]
    }
    return churches | prisons | sheltered


def attackable(world: World, seat: int) -> set[str]:
    """Rival buildings a seat may attack; a School too, though it pays nothing.

    R-ATTACK-LEGAL, R-HEROES-Y, R-SHERIFF-R-PROVOKE.
    """
    if character(world, seat) in ("1R", "16Y"):
        return set()
    rivals = {
        parcel
        for parcel, kind in world.buildings.items()
        if kind not in UNTOUCHABLE and world.owner.get(parcel) not in (None, seat, holder(world, "16Y"))
    }
    return rivals - protected(world)


# Placement


def townhouse_ready(world: World, parcel: str) -> bool:
    """Whether the House there may become a Townhouse: eight neighbours, each filled, owned or river.

    R-TOWNHOUSE-COND, R-START-TOWNHOUSE. The first edition has no Townhouses.
    """
    if "R-TOWNHOUSE-COND" in world.older:
        return False
    closed = occupied(world) | set(world.owner) | world.river
    return parcel in world.houses and len(neighbours(parcel)) == 8 and neighbours(parcel) <= closed


def station_sites(world: World, seat: int) -> set[str]:
    """Own unoccupied parcels with a side on a road that crosses the map straight (R-STATION-ROAD)."""
    crossing = {edge for line in crossing_lines() if line <= world.roads for edge in line}
    own = {parcel for parcel, owner in world.owner.items() if owner == seat}
    return {parcel for parcel in own - occupied(world) if sides(parcel) & crossing}
