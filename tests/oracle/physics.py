"""What the box and the board allow at all, whatever the players did."""

from collections import Counter
from collections.abc import Iterator

from tests.oracle import rules
from tests.oracle.world import World

INNER = frozenset(column + row for column in "bcdefg" for row in "234567")
"""The parcels two dice can point at (B-GRID, R-DICE-GRID)."""

PRINTED_RIVER = frozenset("e8 e7 d7 d6 d5 e5 e4 f4 f3 f2 f1".split())


def mountain_count(river: set[str] | frozenset[str]) -> int:
    """Mountains of the setup: 9, 6 on the printed river, one less per three river tiles (D-56, EX-22)."""
    return 6 if river == PRINTED_RIVER else 9 - len(river) // 3


def problems(world: World) -> list[str]:
    """Everything impossible about a position, in words; empty for a possible one."""
    return [
        *piece_problems(world),
        *owner_problems(world),
        *road_problems(world),
        *seat_problems(world),
        *income_problems(world),
    ]


def piece_problems(world: World) -> Iterator[str]:
    """Pieces off the board, two on a parcel, too many of a kind (B-GRID, R-SUPPLY-LIMITS, section 4.2)."""
    layers = [set(world.buildings), world.houses, world.townhouses, world.mountains, world.river]
    for parcel, pieces in Counter(parcel for layer in layers for parcel in layer).items():
        if parcel not in rules.PARCELS:
            yield f"{parcel} is not on the board"
        if pieces > 1:
            yield f"{pieces} pieces on {parcel}"
    for kind, number in Counter(world.buildings.values()).items():
        if number > rules.TILES.get(kind, 0):
            yield f"{number} tiles of {kind}"
    if len(world.mountains) != mountain_count(world.river):
        yield f"{len(world.mountains)} mountains"
    if not world.mountains <= INNER:
        yield "a mountain where no dice can put it"


def owner_problems(world: World) -> Iterator[str]:
    """Property where none can be, or buildings without an owner (R-SUPPLY-LIMITS, R-CITYHALL-PLACE)."""
    if not set(world.owner) <= rules.PARCELS - world.river:
        yield "property off the land"
    for seat, parcels in Counter(world.owner.values()).items():
        if seat not in range(world.seats):
            yield f"no seat {seat}"
        if parcels > 12:
            yield f"seat {seat} has {parcels} property tiles"
    for parcel, kind in world.buildings.items():
        if kind == "city-hall" and parcel in world.owner:
            yield f"City Hall on {parcel} is owned"
        if kind != "city-hall" and parcel not in world.owner:
            yield f"the {kind} on {parcel} has no owner"


def road_problems(world: World) -> Iterator[str]:
    """No centre, or roads that do not grow from it (R-ROADS-EXTEND)."""
    if not world.roads <= rules.EDGES:
        yield "a road off the board"
        return
    centres = {
        parcel for parcel in (world.houses | world.townhouses) & INNER if rules.sides(parcel) <= world.roads
    }
    if not centres:
        yield "no House with its four roads"
        return
    grown = World(world.seats, roads=set(rules.sides(min(centres))))
    while more := rules.road_places(grown) & world.roads:
        grown.roads |= more
    if grown.roads != world.roads:
        yield "roads that do not extend the first ones"


def seat_problems(world: World) -> Iterator[str]:
    """Numbers no seat can have (R-PLAYERCOUNT, R-TEN-LIMIT, R-VP-NEG, R-REVOLVER-WHEN)."""
    if world.seats not in range(2, 7) or world.round not in range(1, 5):
        yield f"{world.seats} seats in round {world.round}"
    if sorted(world.pass_order) != list(range(world.seats)):
        yield f"pass order {world.pass_order}"
    for seat in range(world.seats):
        out = (world.mayor == seat) + list(world.robbers.values()).count(seat)
        if world.cowboys[seat] < 0 or world.cowboys[seat] + out > 10:
            yield f"seat {seat} has {world.cowboys[seat]} cowboys and {out} at work"
        if world.cash[seat] < 0 or world.vp[seat] < 0:
            yield f"seat {seat} is below zero"
        if world.revolvers[seat] < 1 + rules.revolvers_built(world, seat):
            yield f"seat {seat} lacks revolvers"
    if sum(extra > 0 for extra in world.mercenary) > 1 or not set(world.mercenary) <= {0, 2, 3}:
        yield f"mercenaries {world.mercenary}"
    if world.ammo is not None and world.ammo not in range(world.seats):
        yield f"no seat {world.ammo} for the 3 revolvers"


def income_problems(world: World) -> Iterator[str]:
    """A mayor without City Hall, robbers where none may be, a Grocer who is somebody else too.

    R-CITYHALL-STAY, R-ATTACK-LEGAL, R-GROCER-TYPES.
    """
    if world.mayor is not None and (
        world.mayor not in range(world.seats) or "city-hall" not in world.buildings.values()
    ):
        yield f"mayor {world.mayor}"
    for parcel, seat in world.robbers.items():
        if seat not in range(world.seats) or parcel not in rules.attackable(world, seat):
            yield f"seat {seat} cannot rob {parcel}"
    if world.doubled is not None:
        grocer, kind = world.doubled
        if grocer not in range(world.seats) or kind not in rules.CAP:
            yield f"seat {grocer} cannot double {kind}"
        elif world.mercenary[grocer]:
            yield f"seat {grocer} is Grocer and Mercenary"
