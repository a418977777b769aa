"""What each character is worth at the end (C-PEOPLE)."""

from carson.cards.facts import characters as who
from carson.cards.facts.characters import ARROWS, DOLLARS
from carson.cards.facts.grid import NEIGHBOURS, bits_of
from carson.cards.facts.parcels import BANK, DRUGSTORE, MINE, MOUNTAIN, PRISON, RANCH
from carson.cards.table.table import COVERED


def character_points(
    city: list[int], owned: int, sold: int, open_land: int, units: int, best_saloon: int
) -> int:
    """All characters of a player together."""
    points = 0
    for character in bits_of(owned & DOLLARS):
        points += worth_of(character, city, owned, sold, open_land, units, best_saloon)
    return points


def worth_of(
    character: int, city: list[int], owned: int, sold: int, open_land: int, units: int, best_saloon: int
) -> int:
    """One character. `open_land` are the cells that count as empty, `units` the house units of the city."""
    if character == who.BANKER:
        return 4 * city[BANK].bit_count()
    if character == who.CAPTAIN or character == who.HEROES:
        return 6
    if character == who.SINGER:
        return best_saloon  # A56
    if character == who.SETTLER:
        return (_around(city[RANCH]) & open_land).bit_count()  # A57
    if character == who.AUCTIONEER:
        return 7 * sold
    if character == who.COWBOY:
        return 3 * city[RANCH].bit_count()
    if character == who.GROCER:
        return 4 * city[DRUGSTORE].bit_count()
    if character == who.UNDERTAKER:
        return 2 * owned.bit_count()  # A60
    if character == who.DOCTOR:
        return 5
    if character == who.EDITOR:
        return (owned & DOLLARS).bit_count() + 4 * (owned & ARROWS).bit_count()  # A58
    if character == who.TEACHER:
        return units
    if character == who.INDIAN:
        ground = 72 if owned >> who.CAPTAIN & 1 else 64  # A21
        return (ground - city[COVERED].bit_count() + 1) // 2
    if character == who.PAPERBOY:
        return 3
    if character == who.PROSPECTOR:
        return city[MOUNTAIN].bit_count() + city[MINE].bit_count()
    if character == who.SHERIFF:
        return 3 * city[PRISON].bit_count()
    return 0  # worth nothing by themselves


def _around(mask: int) -> int:
    """Every cell next to one of the set, each once."""
    cells = 0
    for cell in bits_of(mask):
        cells |= NEIGHBOURS[cell]
    return cells
