"""The character tiles of a scene: how each one lies, and who has it."""

from carson.city.count.casting import offered_tiles
from carson.city.facts.characters import LIMIT, NO_TILE, SIDES, TILES, YELLOW
from carson.city.screen.types import Character
from carson.city.state import CityState
from carson.city.words.terms import character_name, character_number, character_power
from carson.core.language import kept


def characters(s: CityState) -> list[Character]:
    """Every tile of this game as it lies, taken or free; the free Doctor with both sides."""
    holders: dict[int, tuple[int, bool]] = {}
    for seat in range(int(s.rules.seats)):
        tile, second = int(s.character[seat]), int(s.second_character[seat])
        if tile != NO_TILE:
            holders[tile] = (seat, False)
        if second != 0:
            holders[second - 1] = (seat, True)
    free = int(offered_tiles(s))
    tiles = [tile for tile in range(TILES) if tile in holders or free >> tile & 1]
    return [
        _character(tile, character_power(tile, s.rules), *holders.get(tile, (None, False))) for tile in tiles
    ]


@kept
def _character(tile: int, text: str, seat: int | None, second: bool) -> Character:
    """What a character tile says in this game, and who has it."""
    return Character(
        tile=SIDES[tile].name,
        number=character_number(tile),
        name=character_name(tile),
        side="yellow" if tile % 2 == YELLOW else "red",
        limit=LIMIT[tile],
        text=text,
        seat=seat,
        second=second,
    )
