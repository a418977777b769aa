"""Casts: which character tiles come into play, as sets with a name (B-CASTS) or by chance."""

from typing import Final, NamedTuple

from carson.city.facts import characters

USUAL_SIZE: Final = 7
PAPERBOY_SIZE: Final = 8  # he uses two tiles (R-CHAR-EIGHT)


def _tiles(text: str) -> bytes:
    """Tiles from numbers with a side: 1y 2r 14."""
    tiles = bytearray()
    for word in text.split():
        side = characters.RED if word.endswith("r") else characters.YELLOW
        tiles.append(int(word.rstrip("yr")) * 2 + side)
    return bytes(tiles)


CASTS: Final[dict[str, bytes]] = {
    "first-game": _tiles("1y 2y 3y 4y 5y 6y 7y"),
    "quiet-city": _tiles("1r 2r 5y 11y 13y 14 16r"),
    "prosperity": _tiles("0y 2y 3y 4r 6y 8r 12y 16y"),
    "gold-rush": _tiles("0r 1y 3y 5r 8r 9y 10r 11r"),
    "home-owner": _tiles("0y 3r 4y 5r 8y 9y 12y 15r"),
    "settling-scores": _tiles("0r 6r 7y 9r 10y 12r 13r 14"),
}

TILE_NAMES: Final = tuple(
    [
        name
        for name, tile in characters.TILE_BY_NAME.items()
        if tile % 2 == characters.YELLOW or not characters.side_is_open(characters.number_of(tile))
    ]
)


class Cast(NamedTuple):
    """What Rules needs to know about the characters of a game."""

    tiles: bytes  # surely in play
    pool: bytes = b""  # what chance may bring
    draws: int = 0  # how many characters chance brings
    open_sides: bytes = b""  # numbers whose side chance decides


def sides_of(number: int, horses: bool, red: bool) -> list[int]:
    """The tiles one character may lie as before the game (R-CHAR-SIDE, R-COWBOY-Y)."""
    if characters.side_is_open(number) or not red:
        return [number * 2 + characters.YELLOW]
    if number == characters.COWBOY and not horses:
        return [number * 2 + characters.RED]
    return [number * 2 + characters.YELLOW, number * 2 + characters.RED]


def size_for(numbers: list[int]) -> int:
    """How many tiles a set with these characters must have."""
    return PAPERBOY_SIZE if characters.PAPERBOY in numbers else USUAL_SIZE


def tiles_named(names: str) -> bytes:
    """The tiles of a comma-separated list, ascending."""
    return bytes(sorted(characters.TILE_BY_NAME[name] for name in names.split(",") if name))
