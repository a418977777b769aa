"""Random but possible Worlds for Hypothesis.

Hypothesis draws one seed and a handful of knobs that say how much of everything there is. Each layer (roads,
owners, Houses, ...) has its own stream of chance and takes the first so many entries of a shuffled list, so
turning one knob down removes pieces of that layer and leaves most of the other layers as they were: that is
what shrinks.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

from hypothesis import strategies as st

from tests.oracle import rules
from tests.oracle.characters import LIMIT, number
from tests.oracle.physics import INNER, PRINTED_RIVER, mountain_count
from tests.oracle.staging import (
    back_to_choosing,
    clear_fights,
    deal_buildings,
    deal_characters,
    doubled_type,
    place_cowboys,
    tripled_mines,
)
from tests.oracle.world import World

SPOTS = sorted(INNER)
STARS = tuple(sorted(set(LIMIT) - {"0Y", "0R"}))
"""Every character but the Paperboy, who fetches one of them."""


@cache
def distances(spot: str) -> dict[str, int]:
    """How many steps every parcel is from a spot, diagonal steps allowed."""
    x, y = rules.column_row(spot)
    places = {parcel: rules.column_row(parcel) for parcel in sorted(rules.PARCELS)}
    return {parcel: max(abs(column - x), abs(row - y)) for parcel, (column, row) in places.items()}


@dataclass(frozen=True)
class Knobs:
    """How much of everything a World gets."""

    seed: int
    crowding: int
    """0 scatters the pieces over the board, 8 packs them around one spot."""
    lines: int
    """Straight roads across the map."""
    roads: int
    parcels: int
    """At most this many property tiles per seat."""
    baron: bool
    """Seat 0 owns and builds more than the others, so that incomes reach their caps."""
    buildings: int
    bulk: bool
    """Tiles of one type come one after the other."""
    houses: int
    townhouses: int
    robberies: int
    cash: int
    vp: int
    city_hall: bool
    lawful: bool
    stars: tuple[str, ...]
    """Characters somebody surely has."""

    def chance(self, layer: str) -> Random:
        """The stream of chance of one layer."""
        return Random(f"{self.seed} {layer}")

    def order(self, layer: str) -> list[str]:
        """All parcels in the order in which a layer fills them."""
        chance = self.chance(layer)
        near = distances(self.chance("spot").choice(SPOTS))
        rank = {parcel: self.crowding * steps + 8 * chance.random() for parcel, steps in near.items()}
        return sorted(rank, key=rank.__getitem__)


SWITCHED = st.sampled_from(
    (
        "R-PRICE-OBJECTS",
        "R-TOWNHOUSE-COND",
        "R-CASH-LIMIT",
        "R-DYNAMITE-GROCER",
        "R-SHERIFF-WHERE",
        "R-SHERIFF-R-VP",
        "R-END-ORDER",
        "R-CHURCH-CANCEL",
        "R-TOWNHOUSE-WHOSE",
    )
)
"""What an older edition plays differently among the things the oracle counts (B-EDITIONS)."""


def starring(stars: Sequence[str], seats: int) -> st.SearchStrategy[tuple[str, ...]]:
    """Some of these characters, each with one of its sides, at most one for every seat."""
    if not stars:
        return st.just(())
    return st.lists(st.sampled_from(stars), max_size=min(seats, 3), unique_by=number).map(tuple)


@st.composite
def worlds(
    draw: st.DrawFn, *, rivers: bool = False, lawful: bool = False, stars: Sequence[str] = ()
) -> World:
    """Possible Worlds of 2 to 6 seats, after the round's duels, with some characters of the `stars`.

    With `rivers` some have a river. Normally Houses and buildings stand on any free parcel; with `lawful`
    each stands where the placement rules allow it (connected, Townhouse closed in, Station by a straight
    road, one School per bank).
    """
    seats = draw(st.integers(2, 6))
    world = World(
        seats, round=draw(st.integers(1, 4)), older=draw(st.sets(SWITCHED)), kit_carson=draw(st.booleans())
    )
    knobs = Knobs(
        seed=draw(st.integers(0, 2**32 - 1)),
        crowding=draw(st.integers(0, 8)),
        lines=draw(st.integers(0, 3)),
        roads=draw(st.integers(0, 60)),
        parcels=draw(st.integers(0, 12)),
        baron=draw(st.booleans()),
        buildings=draw(st.integers(0, 37)),
        bulk=draw(st.booleans()),
        houses=draw(st.integers(0, 40)),
        townhouses=draw(st.integers(0, 40)),
        robberies=draw(st.integers(0, 12)),
        cash=draw(st.integers(0, 250)),
        vp=draw(st.integers(0, 100)),
        city_hall=draw(st.booleans()),
        lawful=lawful,
        stars=draw(starring(stars, seats)),
    )
    if rivers and draw(st.booleans()):
        world.river = river(knobs.chance("river"))
    for layer in LAYERS:
        layer(world, knobs)
    return world


@st.composite
def placing_worlds(draw: st.DrawFn, *, stars: Sequence[str] = ()) -> World:
    """Worlds in phase 2, with some cowboys placed by the rules."""
    world = draw(worlds(stars=stars))
    chance = Random(draw(st.integers(0, 2**32 - 1)))
    clear_fights(world, chance)
    place_cowboys(world, chance, draw(st.integers(0, 25)))
    return world


@st.composite
def choosing_worlds(draw: st.DrawFn) -> World:
    """Worlds in phase 1, where some have chosen a character."""
    world = draw(worlds(stars=STARS))
    clear_fights(world, Random(world.round))
    back_to_choosing(world, draw(st.integers(0, world.seats)))
    return world


def river(chance: Random) -> set[str]:
    """The printed river, or one of 8 to 15 tiles from edge to edge (R-RIVER-LAYOUT, R-BRIDGE-DIAG)."""
    if chance.random() < 0.25:
        return set(PRINTED_RIVER)
    column = chance.randrange(8)
    wet = {(column, 0)}
    for row in range(1, 8):
        wet.add((column, row))
        column = min(7, max(0, column + chance.choice((-1, 0, 1))))
        wet.add((column, row))
    if chance.random() < 0.5:
        wet = {(y, x) for x, y in wet}
    return {"abcdefgh"[x] + "12345678"[y] for x, y in wet}


def lay_land(world: World, knobs: Knobs) -> None:
    """The centre with its roads, and the mountains (R-DICE-GRID, R-RIVER-DICE)."""
    chance = knobs.chance("land")
    inner = sorted(INNER - world.river)
    centre, *mountains = chance.sample(inner, 1 + mountain_count(world.river))
    world.houses.add(centre)
    world.roads |= rules.sides(centre)
    world.mountains |= set(mountains)


def lay_roads(world: World, knobs: Knobs) -> None:
    """Roads that always extend others: first straight ones, then anyhow (R-ROADS-EXTEND)."""
    chance = knobs.chance("roads")
    for _ in range(knobs.lines):
        places = rules.road_places(world)
        line = chance.choice([line for line in rules.crossing_lines() if line & places])
        while more := line & rules.road_places(world):
            world.roads |= more
    waiting = chance.sample(sorted(rules.EDGES), len(rules.EDGES))
    reached = rules.road_ends(world)
    for _ in range(knobs.roads):
        extending = (edge for edge in waiting if edge not in world.roads and rules.ends(edge) & reached)
        road = next(extending, None)
        if road is None:
            break
        world.roads.add(road)
        reached |= rules.ends(road)


def free_land(world: World) -> set[str]:
    """Land parcels nothing stands on (R-HOUSE-LEGAL)."""
    return set(rules.PARCELS) - rules.occupied(world) - world.river


def lay_city_hall(world: World, knobs: Knobs) -> None:
    """City Hall on an unowned parcel, before anybody owns one (R-CITYHALL-PLACE)."""
    if not knobs.city_hall:
        return
    free = free_land(world) & (rules.connected(world) if knobs.lawful else rules.PARCELS)
    site = next((parcel for parcel in knobs.order("city hall") if parcel in free), None)
    if site is not None:
        world.buildings[site] = "city-hall"


def lay_owners(world: World, knobs: Knobs) -> None:
    """Property tiles, a different number for every seat (R-SUPPLY-LIMITS)."""
    chance = knobs.chance("owners")
    least = 0 if knobs.baron else knobs.parcels // 2
    tiles = [seat for seat in range(1, world.seats) for _ in range(chance.randint(least, knobs.parcels))]
    tiles += [0] * knobs.parcels
    chance.shuffle(tiles)
    buyable = rules.buyable(world)
    parcels = [parcel for parcel in knobs.order("owners") if parcel in buyable]
    world.owner.update(zip(parcels, tiles, strict=False))


def building_sites(world: World, kind: str, lawful: bool) -> set[str]:
    """Owned free parcels that may carry a tile of this type (R-STATION-ROAD, R-SCHOOL-RIVER, R-CONNECTED)."""
    sites = free_land(world) & set(world.owner)
    if not lawful or kind in ("ranch", "mine"):
        return sites
    if kind == "station":
        return {parcel for seat in range(world.seats) for parcel in rules.station_sites(world, seat)}
    if kind == "school":
        sites -= rules.closed_to_schools(world)
    return sites & rules.connected(world)


def lay_buildings(world: World, knobs: Knobs) -> None:
    """Tiles in random order, each on the next parcel that can carry it."""
    kinds = sorted(set(rules.TILES) - {"city-hall"})
    chance = knobs.chance("tiles")
    chance.shuffle(kinds)
    tiles = [kind for kind in kinds for _ in range(rules.TILES[kind])]
    if not knobs.bulk:
        chance.shuffle(tiles)
    parcels = knobs.order("buildings")
    if knobs.baron:
        parcels.sort(key=lambda parcel: world.owner.get(parcel) != 0)
    for kind in tiles[: knobs.buildings]:
        sites = building_sites(world, kind, knobs.lawful)
        site = next((parcel for parcel in parcels if parcel in sites), None)
        if site is not None:
            world.buildings[site] = kind


def lay_houses(world: World, knobs: Knobs) -> None:
    """Houses on free parcels, some of them grown to Townhouses (R-HOUSE-LEGAL, R-TOWNHOUSE-COND)."""
    sites = free_land(world) & (rules.connected(world) if knobs.lawful else rules.PARCELS)
    world.houses.update([parcel for parcel in knobs.order("houses") if parcel in sites][: knobs.houses])
    grown = {parcel for parcel in world.houses if not knobs.lawful or rules.townhouse_ready(world, parcel)}
    at_most = 0 if "R-TOWNHOUSE-COND" in world.older else knobs.townhouses
    chosen = [parcel for parcel in knobs.order("townhouses") if parcel in grown][:at_most]
    world.townhouses.update(chosen)
    world.houses.difference_update(chosen)


def lay_seats(world: World, knobs: Knobs) -> None:
    """Money, points, weapons, characters and the building tiles that are not placed (R-TEN-LIMIT)."""
    chance = knobs.chance("seats")
    bought = [chance.randrange(world.seats) for _ in range(chance.randint(0, 2 * world.round))]
    for seat in range(world.seats):
        world.cash[seat] = chance.randint(0, knobs.cash)
        world.vp[seat] = chance.randint(0, knobs.vp)
        world.cowboys[seat] = chance.randint(0, 10)
        world.revolvers[seat] = 1 + rules.revolvers_built(world, seat) + bought.count(seat)
    chance.shuffle(world.pass_order)
    world.ammo = chance.choice((None, *range(world.seats)))
    deal_buildings(world, knobs.chance("track"))
    deal_characters(world, knobs.chance("characters"), knobs.stars)


def lay_fights(world: World, knobs: Knobs) -> None:
    """The mayor and the robbers, who all need one of the ten cowboys (R-CITYHALL-STAY, R-ATTACK-LEGAL)."""
    chance = knobs.chance("fights")
    if "city-hall" in world.buildings.values():
        world.mayor = chance.choice((None, *range(world.seats)))
    if world.mayor is not None:
        world.cowboys[world.mayor] = min(9, world.cowboys[world.mayor])
    targets = {seat: rules.attackable(world, seat) for seat in range(world.seats)}
    for parcel in knobs.order("fights"):
        if len(world.robbers) == knobs.robberies:
            break
        seat = chance.randrange(world.seats)
        out = (world.mayor == seat) + list(world.robbers.values()).count(seat)
        if parcel in targets[seat] and world.cowboys[seat] + out < 10:
            world.robbers[parcel] = seat
    world.doubled = doubled_type(world, chance)
    world.tripled = tripled_mines(world, chance)


LAYERS = (lay_land, lay_roads, lay_city_hall, lay_owners, lay_buildings, lay_houses, lay_seats, lay_fights)
"""What a World is made of, in the order in which one layer needs another."""
