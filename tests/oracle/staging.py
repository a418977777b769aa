"""Dealing characters and building tiles to a World, and placing cowboys as the rules allow."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from tests.oracle import placing, rules
from tests.oracle.characters import COWBOY, PAPERBOY, SHERIFF, TEACHER, holder, left_to_buy, number
from tests.oracle.world import World

DYNAMITE = 7
"""Tokens in the box (R-SUPPLY-LIMITS)."""


def deal_buildings(world: World, chance: Random) -> None:
    """The tiles that are not on the map: in hands, on the track, in the bag (R-BAG-EMPTY, R-SHIFT)."""
    rest = list(
        (Counter(rules.TILES) - Counter(world.buildings.values()) - Counter(["city-hall"])).elements()
    )
    chance.shuffle(rest)
    kept = chance.choice((0, chance.randint(0, 6), len(rest) - chance.randint(0, min(7, len(rest)))))
    if chance.random() < 0.4:
        gone = chance.choice(({"mine"}, {"ranch"}, {"mine", "ranch"}))
        rest.sort(key=lambda kind: kind not in gone)
        kept = max(kept, sum(kind in gone for kind in rest))
    for kind in rest[:kept]:
        world.hands[chance.randrange(world.seats)].append(kind)
    on_track = dict(zip(sorted(placing.BUILDING_PRICES), rest[kept:], strict=False))
    world.market.update(on_track)
    world.bag.extend(rest[kept + len(on_track) :])


def side_up(world: World, which: int, chance: Random) -> str:
    """A side for a character in play (R-CHAR-SIDE, R-COWBOY-Y)."""
    if which == TEACHER:
        return "R" if world.round == 4 else "Y"
    return "R" if which == COWBOY else chance.choice("YR")


def as_printed(world: World, tile: str) -> str:
    """The tile, or its other side where the rules settle the side (R-CHAR-SIDE, R-COWBOY-FLIP)."""
    if number(tile) == TEACHER:
        return "17R" if world.round == 4 else "17Y"
    return "15R" if tile == "15Y" and left_to_buy(world, "ranch") else tile


def deal_characters(world: World, chance: Random, stars: Sequence[str]) -> None:
    """A cast, and one of it for every seat, the stars surely; sometimes a Paperboy has fetched his tile.

    R-CHAR-EIGHT, R-PAPERBOY-TAKEN, R-PAPERBOY-NOPAY.
    """
    stars = [as_printed(world, tile) for tile in stars]
    sides = {number(tile): tile[-1] for tile in stars}
    others = [which for which in range(1, 20) if which not in sides]
    chance.shuffle(others)
    for which in others[: 7 - len(sides)]:
        sides[which] = side_up(world, which, chance)
    world.cast.update(sorted(sides.items()))
    lucky = [*stars, *(f"{which}{side}" for which, side in sides.items() if f"{which}{side}" not in stars)]
    seats = chance.sample(range(world.seats), world.seats)
    for seat, tile in zip(seats, lucky, strict=False):
        world.tiles[seat] = tile
    if chance.random() < 0.4:
        send_paperboy(world, chance.choice(seats), chance.choice("YR"), stars)
    deal_dynamite(world, chance)


def send_paperboy(world: World, seat: int, side: str, stars: Sequence[str]) -> None:
    """Let a seat have its tile by a Paperboy; nobody fetches the Sheriff, so then he stays alone.

    R-PAPERBOY-TAKEN, R-PAPERBOY-NOPAY.
    """
    tile = world.tiles[seat]
    assert tile is not None
    if number(tile) != SHERIFF:
        world.fetched[seat] = tile
    elif tile in stars:
        return
    else:
        side = "Y"
    world.cast[PAPERBOY] = side
    world.tiles[seat] = f"{PAPERBOY}{side}"


def deal_dynamite(world: World, chance: Random) -> None:
    """Dynamite in hands, from this round or earlier ones (R-DYNAMITE-WHO)."""
    for _ in range(chance.choice((0, 0, 2, 5))):
        world.dynamite[chance.randrange(world.seats)] += 1


def clear_fights(world: World, chance: Random) -> None:
    """Make it phase 2: nobody has robbed yet, and the "3 revolvers" are out only if they were auctioned."""
    world.robbers.clear()
    world.tripled.clear()
    world.doubled = None
    if holder(world, "12R") is None:
        world.ammo = None
    if chance.random() < 0.5:
        world.cowboys[:] = [max(2, supply) for supply in world.cowboys]
    if world.mayor is not None:
        world.cowboys[world.mayor] = min(9, world.cowboys[world.mayor])


def place_cowboys(world: World, chance: Random, turns: int) -> None:
    """Let random seats put random pieces on random places, more often where somebody stands."""
    for _ in range(turns):
        seat = chance.randrange(world.seats)
        if placing.may_sing(world, seat) and chance.random() < 0.3:
            world.singing.add("gambling")
            world.spaces.setdefault("gambling", []).append(seat)
        elif white := placing.white_targets(world, seat) if chance.random() < 0.5 else set():
            world.white = chance.choice(sorted(white))
        elif token := placing.token_targets(world, seat) if chance.random() < 0.5 else set():
            place = chance.choice(sorted(token))
            world.singing.add(place)
            put(world, seat, place)
        elif open_to_all := placing.targets(world, seat):
            busy = [place for place in open_to_all if placing.present(world, place)]
            spaces = [place for place in open_to_all if place in placing.SPACES]
            built = [place for place in open_to_all if place in world.buildings]
            pool = chance.choice((busy or spaces, spaces, built or spaces, open_to_all))
            place = chance.choice(sorted(pool))
            put(world, seat, place)
            if world.dynamite[seat] and place not in placing.PEACEFUL and chance.random() < 0.6:
                world.dynamite[seat] -= 1
                world.charged.setdefault(place, set()).add(seat)


def put(world: World, seat: int, place: str) -> None:
    """Take a cowboy from the supply to a place."""
    world.cowboys[seat] -= 1
    if place in placing.SPACES:
        world.spaces.setdefault(place, []).append(seat)
    else:
        came_last = world.owner.get(place) == seat and bool(placing.present(world, place))
        world.begun = world.begun | {place} if came_last else world.begun - {place}
        world.standing.setdefault(place, set()).add(seat)


def back_to_choosing(world: World, chosen: int) -> None:
    """Only the first so many seats of the pass track have chosen a character yet."""
    for seat in world.pass_order[chosen:]:
        world.tiles[seat] = world.fetched[seat] = None


def tripled_mines(world: World, chance: Random) -> set[str]:
    """Some Mines with dynamite, as far as there is any (R-DYNAMITE-MINE)."""
    mines = sorted(parcel for parcel, kind in world.buildings.items() if kind == "mine")
    return set(chance.sample(mines, min(len(mines), DYNAMITE - sum(world.dynamite), chance.randint(0, 6))))


def doubled_type(world: World, chance: Random) -> tuple[int, str] | None:
    """What the yellow Grocer, if somebody has him, doubles (R-GROCER-TYPES)."""
    grocer = holder(world, "3Y")
    if grocer is None or chance.random() < 0.25:
        return None
    built = sorted(kind for kind in rules.CAP if rules.owned_count(world, grocer, kind))
    if "mine" in built and chance.random() < 0.5:
        return grocer, "mine"
    return grocer, chance.choice(built or sorted(rules.CAP))
