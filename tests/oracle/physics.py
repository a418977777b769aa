"""What the box and the board allow at all, whatever the players did."""

from collections import Counter
from collections.abc import Iterator

from tests.oracle import placing, rules
from tests.oracle.characters import LIMIT, character, holder, left_to_buy, number, taken
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
        *tile_problems(world),
        *character_problems(world),
        *placing_problems(world),
        *income_problems(world),
    ]


def piece_problems(world: World) -> Iterator[str]:
    """Pieces off the board, two on a parcel, a wrong number of mountains (B-GRID, B-BUILDINGS)."""
    layers = [set(world.buildings), world.houses, world.townhouses, world.mountains, world.river]
    for parcel, pieces in Counter(parcel for layer in layers for parcel in layer).items():
        if parcel not in rules.PARCELS:
            yield f"{parcel} is not on the board"
        if pieces > 1:
            yield f"{pieces} pieces on {parcel}"
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
        out = placing.out(world, seat)
        if world.cowboys[seat] < 0 or world.cowboys[seat] + out > 10:
            yield f"seat {seat} has {world.cowboys[seat]} cowboys and {out} at work"
        if world.cash[seat] < 0 or world.vp[seat] < 0:
            yield f"seat {seat} is below zero"
        if world.revolvers[seat] < 1 + rules.revolvers_built(world, seat):
            yield f"seat {seat} lacks revolvers"
    if world.ammo is not None and world.ammo not in range(world.seats):
        yield f"no seat {world.ammo} for the 3 revolvers"


def tile_problems(world: World) -> Iterator[str]:
    """More building tiles on the map, on the track, in hands and in the bag than in the box (B-BUILDINGS)."""
    hands = [kind for hand in world.hands for kind in hand]
    everywhere = Counter([*world.buildings.values(), *world.market.values(), *world.bag, *hands])
    for kind, used in everywhere.items():
        if used > rules.TILES.get(kind, 0):
            yield f"{used} tiles of {kind} in all"
    if "city-hall" in (*world.market.values(), *hands):
        yield "City Hall for sale"
    if not set(world.market) <= set(placing.BUILDING_PRICES):
        yield f"building spaces {sorted(world.market)}"
    placed = sum(len(seats) for seats in world.charged.values())
    if sum(world.dynamite) + len(world.tripled) + placed > 7 or min(world.dynamite) < 0:
        yield f"dynamite {world.dynamite}"


def character_problems(world: World) -> Iterator[str]:
    """Tiles twice or not in play, sides that cannot be up, Paperboys with a Sheriff.

    R-CHAR-SIDE, R-CHAR-EIGHT, R-PAPERBOY-TAKEN, R-PAPERBOY-NOPAY, R-COWBOY-Y.
    """
    held = [tile for tile in (*world.tiles, *world.fetched) if tile is not None]
    if not set(held) <= set(LIMIT) or len(taken(world)) < len(held):
        yield f"characters {held}"
    if world.cast and not taken(world) <= set(world.cast):
        yield f"characters {held} of {sorted(world.cast)}"
    if world.cast and len(world.cast) != (8 if 0 in world.cast else 7):
        yield f"{len(world.cast)} characters in play"
    if ("17Y" if world.round == 4 else "17R") in held:
        yield f"the wrong Teacher in round {world.round}"
    if "15Y" in held and left_to_buy(world, "ranch"):
        yield "a Cowboy without horses"
    for own, second in zip(world.tiles, world.fetched, strict=True):
        if second is not None and (own not in ("0Y", "0R") or number(second) in (0, 1)):
            yield f"{own} has fetched {second}"
        if second is None and own == "0R":
            yield "a red Paperboy alone"


def placing_problems(world: World) -> Iterator[str]:
    """Cowboys where none can be placed, or special pieces of somebody who has none.

    R-DUP-COWBOY, R-BOXES, R-SHERIFF-BLOCK, R-SINGER-SPACES, R-SINGER-R-TURN.
    """
    for place, seats in world.spaces.items():
        if place not in placing.open_spaces(world):
            yield f"cowboys on the closed {place}"
        if place not in placing.PEACEFUL and len(seats) > len(set(seats)):
            yield f"two cowboys of one colour on {place}"
    for parcel, standing in world.standing.items():
        for seat in standing:
            if parcel not in world.buildings and parcel not in rules.buyable(world):
                yield f"seat {seat} on {parcel}"
            if world.owner.get(parcel, seat) != seat and parcel not in rules.attackable(world, seat):
                yield f"seat {seat} cannot attack {parcel}"
            if world.mayor == seat and world.buildings.get(parcel) == "city-hall":
                yield f"seat {seat} twice in City Hall"
    guests = placing.present(world, world.white or "nowhere") - {holder(world, "1Y")}
    singer = holder(world, "11Y") if holder(world, "11R") is None else holder(world, "11R")
    if world.white is not None and holder(world, "1Y") is None:
        yield "a white cowboy without a Sheriff"
    elif (
        guests - ({singer} if world.white in world.singing else set()) and world.white not in placing.PEACEFUL
    ):
        yield f"seats {guests} with the white cowboy"
    allowed = placing.SINGER_SPACES if holder(world, "11Y") is not None else {"gambling"}
    if world.singing and (singer is None or not world.singing <= allowed or len(world.singing) > 2):
        yield f"no-duel tokens on {sorted(world.singing)}"
    if any(singer not in world.spaces.get(place, []) for place in world.singing):
        yield "a no-duel token without a cowboy"


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
        elif character(world, grocer) != "3Y":
            yield f"seat {grocer} is no Grocer"
    if any(world.buildings.get(parcel) != "mine" for parcel in world.tripled):
        yield "dynamite outside the Mines"
