"""The twenty characters as the rules print them: who they are, what they keep, who may be chosen.

A tile is its number and its side, "1Y" or "14R". Written from the rulings and the rulebook only.
"""

from tests.oracle.world import World

LIMIT = {
    "0Y": 0, "1Y": 20, "2Y": 120, "3Y": 60, "4Y": 30, "5Y": 30, "6Y": 25, "7Y": 20, "8Y": 20, "9Y": 20,
    "0R": -5, "1R": 20, "2R": 60, "3R": 60, "4R": 30, "5R": 20, "6R": 20, "7R": 30, "8R": 30, "9R": 20,
    "10Y": 30, "11Y": 15, "12Y": 30, "13Y": 50, "14Y": 60, "15Y": 20, "16Y": 240, "17Y": 60, "18Y": 60,
    "10R": 20, "11R": 40, "12R": 30, "13R": 50, "14R": 90, "15R": 20, "16R": 40, "17R": 60, "18R": 40,
    "19Y": 10,
    "19R": 10,
}  # fmt: skip
"""Cash limits (B-CHARACTERS); the Paperboy's own one only changes another (R-PAPERBOY-LIMIT)."""

PAPERBOY, SHERIFF, PROSPECTOR, DOCTOR, COWBOY, TEACHER = 0, 1, 9, 14, 15, 17


def number(tile: str) -> int:
    return int(tile[:-1])


def character(world: World, seat: int) -> str | None:
    """The character whose powers count: the tile a Paperboy fetched, else the chosen one (B-CHARACTERS)."""
    return world.fetched[seat] or world.tiles[seat]


def holder(world: World, tile: str) -> int | None:
    """The seat that has this character in force, if any; tiles are unique (R-TEACHER-TWO)."""
    return next((seat for seat in range(world.seats) if character(world, seat) == tile), None)


def cash_limit(world: World, seat: int) -> int:
    """What a seat may keep; a red Paperboy keeps $5 less than his tile says (R-PAPERBOY-LIMIT, D-48)."""
    own = world.tiles[seat]
    assert own is not None
    other = world.fetched[seat]
    return max(0, LIMIT[own] if other is None else LIMIT[other] + LIMIT[own])


def taken(world: World) -> set[int]:
    """Numbers of the characters somebody has, fetched ones too (R-PAPERBOY-TAKEN)."""
    return {number(tile) for tile in (*world.tiles, *world.fetched) if tile is not None}


def left_to_buy(world: World, kind: str) -> bool:
    """Whether a tile of this type is on the track or in the bag (R-PROSPECTOR-FLIP)."""
    return kind in world.market.values() or kind in world.bag


def sides_offered(world: World, which: int) -> set[str]:
    """The sides with which a character in play is offered (R-CHAR-SIDE, R-PROSPECTOR-FLIP, R-COWBOY-FLIP)."""
    if which == DOCTOR:
        return {"Y", "R"}
    if which == TEACHER:
        return {"R" if world.round == 4 else "Y"}
    if which == PROSPECTOR and not left_to_buy(world, "mine"):
        return {"R"}
    if which == COWBOY and not left_to_buy(world, "ranch"):
        return {"Y"}
    return {world.cast[which]}


def offered(world: World) -> set[str]:
    """The tiles the next chooser may take."""
    return {
        f"{which}{side}" for which in set(world.cast) - taken(world) for side in sides_offered(world, which)
    }


def fetchable(world: World) -> set[str]:
    """The tiles a Paperboy may fetch: untaken, not the Sheriff (R-PAPERBOY-TAKEN, R-PAPERBOY-SIDES)."""
    return {tile for tile in offered(world) if number(tile) not in (PAPERBOY, SHERIFF)}


def turn_order(world: World) -> list[int]:
    """Seats by the number of the tile they chose; a Paperboy stays 0 (B-ROUND, D-48, EX-29)."""
    return sorted(range(world.seats), key=lambda seat: number(world.tiles[seat] or "99Y"))


def choosing_order(world: World) -> list[int]:
    """Who chooses after whom next round: the Teacher, then the pass track (R-TEACHER-Y)."""
    teacher = holder(world, "17Y")
    return sorted(world.pass_order, key=lambda seat: seat != teacher)
