"""The character tiles of a scene: how each one lies, and who has it."""

from carson.city.count.casting import offered_tiles
from carson.city.facts.characters import LIMIT, NO_TILE, SIDES, TILES, YELLOW
from carson.city.screen.types import Character
from carson.city.state import CityState
from carson.city.words.terms import character_name, character_number, character_power


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
    return [_character(s, tile, holders) for tile in range(TILES) if tile in holders or free >> tile & 1]


def _character(s: CityState, tile: int, holders: dict[int, tuple[int, bool]]) -> Character:
    """What a character tile says in this game, and who has it."""
    seat, second = holders.get(tile, (None, False))
    return Character(
        tile=SIDES[tile].name,
        number=character_number(tile),
        name=character_name(tile),
        side="yellow" if tile % 2 == YELLOW else "red",
        limit=LIMIT[tile],
        text=character_power(tile, s.rules),
        seat=seat,
        second=second,
    )
