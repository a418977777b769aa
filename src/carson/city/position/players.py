"""What one player has, as a line of words, and back.

A word and its value follow each other in any order; what is not named is zero or nothing.
"""

from carson.city import topics
from carson.city.facts.characters import NO_TILE, PAPERBOY, TILE_BY_NAME
from carson.city.facts.ids import ROAD, SPACE, TYPES, WAGES
from carson.city.facts.spaces import DUEL
from carson.city.position import usual
from carson.city.position.blame import noun, on
from carson.city.position.cast import tiles_to_hold
from carson.city.position.names import BUILDING, CHARACTER, PLACE, SPACES_KIND, bits_of, mask_of
from carson.city.table.table import KEPT_BITS, Table
from carson.core.position_lines import Said, amount, one, repeated, several, stored
from carson.core.position_text import Kind, Words

SECOND = Kind(noun("character"), dict(TILE_BY_NAME))


def _read_hand(s: Table, seat: int, words: Words) -> None:
    for building in words.many(BUILDING):
        s.hand[seat * TYPES + building] += 1


def _hand(s: Table, seat: int) -> str | None:
    tiles = [t for t in range(TYPES) for _ in range(s.hand[seat * TYPES + t])]
    return BUILDING.texts(tiles) if tiles else None


def _read_spaces(s: Table, seat: int, words: Words) -> None:
    """Spaces with cowboys; only Wages and Road hold several of one player (R-DUP-COWBOY)."""
    spaces = words.many(SPACES_KIND)
    for space in spaces:
        twice = DUEL[space] and spaces.count(space) > 1
        on(words).refuse_if(twice, "cowboy-twice", space=SPACES_KIND.text(space))
    s.at_space[seat] = mask_of([space for space in spaces if DUEL[space]])
    s.wages[seat] = spaces.count(WAGES)
    s.road_cowboys[seat] = spaces.count(ROAD)


def _spaces(s: Table, seat: int) -> str | None:
    on_spaces = bits_of(int(s.at_space[seat]))
    spaces = [WAGES] * int(s.wages[seat]) + [ROAD] * int(s.road_cowboys[seat]) + on_spaces
    return SPACES_KIND.texts(spaces) if spaces else None


def _read_dynamite_at(s: Table, seat: int, words: Words) -> None:
    places = words.different(PLACE)
    s.dynamite_parcels[seat] = mask_of([place for place in places if place < SPACE])
    s.dynamite_spaces[seat] = mask_of([place - SPACE for place in places if place >= SPACE])


def _dynamite_at(s: Table, seat: int) -> str | None:
    places = bits_of(int(s.dynamite_parcels[seat]))
    places += [SPACE + space for space in bits_of(int(s.dynamite_spaces[seat]))]
    return PLACE.texts(places) if places else None


def _character(s: Table, seat: int) -> str:
    return CHARACTER.text(int(s.character[seat]))


_OWN = [
    amount(10, "cash", "cash", 3000),
    amount(20, "vp", "vp", 9999),
    amount(30, "roads", "unplaced_roads"),
    amount(40, "revolvers", "revolvers", 99),
    amount(50, "cowboys", "cowboys", 99),
    amount(60, "reserve", "reserve", 99, usual.reserve),
    one(70, "character", "character", CHARACTER, NO_TILE)._replace(whole=_character),
    stored(80, "used", "used", lambda s, words: 1, lambda used: ""),
    Said(90, "hand", _read_hand, _hand, kind=BUILDING),
    Said(100, "on", _read_spaces, _spaces, kind=SPACES_KIND),
    amount(130, "dynamite", "dynamite"),
    amount(140, "no-duel", "no_duel"),
    Said(180, "dynamite-at", _read_dynamite_at, _dynamite_at, kind=PLACE),
    several(190, "no-duel-at", "no_duel_spaces", SPACES_KIND),
    one(230, "second-character", "second_character", SECOND, usual=0, plus=1),
    repeated(240, "kept", "kept_tiles", BUILDING, KEPT_BITS),
]
WORDS = {word.word: word for word in sorted(_OWN + topics.listed("position", "PLAYER_WORDS", Said))}


def give_characters(s: Table, seats: list[int]) -> None:
    """Once all have chosen, those with no character named get the lowest free ones, in turn order."""
    held = {int(tile) >> 1 for tile in s.character if tile != NO_TILE}
    held |= {PAPERBOY, *[int(tile) - 1 >> 1 for tile in s.second_character if tile]}
    lying = {tile >> 1: tile for tile in reversed(tiles_to_hold(s))}
    free = [lying[number] for number in sorted(lying) if number not in held]
    for seat, tile in zip(seats, free, strict=False):
        s.character[seat] = tile
