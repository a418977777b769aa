"""Positions drawn as text, so that a test shows the board it speaks of."""

from tests.oracle.rules import column_row
from tests.oracle.world import World

BUILDING_LETTERS = {
    "R": "ranch",
    "M": "mine",
    "D": "drugstore",
    "B": "bank",
    "S": "saloon",
    "H": "hotel",
    "C": "church",
    "P": "prison",
    "K": "blacksmith",
    "G": "store",
    "L": "school",
    "T": "station",
    "Y": "city-hall",
}


def put(world: World, parcel: str, sign: str) -> None:
    """Put what one two-letter sign says on a parcel."""
    piece, owner = sign[0], sign[1]
    if owner != ".":
        world.owner[parcel] = int(owner)
    if piece in BUILDING_LETTERS:
        world.buildings[parcel] = BUILDING_LETTERS[piece]
    elif piece != ".":
        {"h": world.houses, "t": world.townhouses, "^": world.mountains, "~": world.river}[piece].add(parcel)


def drawn(picture: str, *, at: str = "a1", seats: int = 2) -> World:
    """A World from rows of signs, north on top, whose bottom left sign lies on the parcel `at`.

    A sign is a piece and an owner: "h." a neutral House, "S0" a Saloon of seat 0, ".1" an empty parcel of
    seat 1, "^." a mountain, "t." a Townhouse, "~." the river, ".." nothing; the letters of buildings are in
    BUILDING_LETTERS.
    """
    world = World(seats)
    left, bottom = column_row(at)
    rows = [line.split() for line in reversed(picture.strip().splitlines())]
    for up, row in enumerate(rows):
        for right, sign in enumerate(row):
            put(world, "abcdefgh"[left + right] + "12345678"[bottom + up], sign)
    return world
