"""What a player holds besides the base game's pieces, as words, and back."""

from __future__ import annotations

from carson.city.count import shifting
from carson.city.count.duel_tiles import VALUE_BITS, VALUES
from carson.city.count.sheets import LINE_BITS, written
from carson.city.facts.characters import TILE_BY_NAME
from carson.city.facts.enclosures import YARD_BITS, YARDS
from carson.city.facts.ids import NONE, SPACE, TYPES
from carson.city.facts.sheets import LINES, MOST_OF_A_LINE
from carson.city.position.names import BUILDING, PARCEL, PLACE, SPACES_KIND, bits_of, mask_of
from carson.city.table.table import KEPT_BITS
from carson.core.position_text import Kind, Words, numbers

MANY = 999

COUNTS = {
    "horses": "horses",
    "rodeo-tokens": "rodeo_tokens",
    "dynamite": "dynamite",
    "no-duel": "no_duel",
}
HORSES_IN_YARD = numbers("number of horses", 0, (1 << YARD_BITS) - 1)
YARD = numbers("enclosure", 1, YARDS)
DUEL_TILE = numbers("duel tile", 0, VALUES - 1)
ON_SHEET = numbers("number on the sheet", 0, MOST_OF_A_LINE)
SECOND = Kind("character", dict(TILE_BY_NAME))
PIECE = Kind(
    "special piece",
    {"white": shifting.WHITE_PIECE, "dynamite": shifting.DYNAMITE_PIECE, "no-duel": shifting.NO_DUEL_PIECE},
)
COUNTED_BACK = (1 << shifting.COUNT_BITS) - 1
LISTS = {
    "enclosures": HORSES_IN_YARD,
    "hats": YARD,
    "herds": PARCEL,
    "dynamite-at": PLACE,
    "no-duel-at": SPACES_KIND,
    "duel-tiles": DUEL_TILE,
    "played": DUEL_TILE,
    "sheet": ON_SHEET,
    "second-character": SECOND,
    "kept": BUILDING,
    "taken-back": numbers("number", 0, COUNTED_BACK),
    "in-hand": PIECE,
}
HELD_WORDS = (*COUNTS, *LISTS)


def held_words(held: dict[str, int]) -> list[str]:
    """The words for everything a player holds."""
    words = [f"{word} {held[name]}" for word, name in COUNTS.items() if held[name]]
    spaces = [SPACE + space for space in bits_of(held["dynamite_spaces"])]
    back, in_hand = held["shifts"] & COUNTED_BACK, held["shifts"] >> shifting.COUNT_BITS
    written = {
        "enclosures": _digits(held["enclosures"], YARDS, YARD_BITS) if held["enclosures"] else [],
        "hats": [yard + 1 for yard in bits_of(held["enclosure_cowboys"])],
        "herds": bits_of(held["herds"]),
        "dynamite-at": bits_of(held["dynamite_parcels"]) + spaces,
        "no-duel-at": bits_of(held["no_duel_spaces"]),
        "duel-tiles": _tiles(held["duel_tiles"], VALUES, VALUE_BITS),
        "played": _tiles(held["duel_played"], VALUES, VALUE_BITS),
        "sheet": _lines(held["sheet"]),
        "second-character": [held["second_character"] - 1] if held["second_character"] else [],
        "kept": _tiles(held["kept_tiles"], TYPES, KEPT_BITS),
        "taken-back": [back] if back else [],
        "in-hand": [in_hand] if in_hand else [],
    }
    return words + [f"{word} {LISTS[word].texts(listed)}" for word, listed in written.items() if listed]


def read_held(held: dict[str, int], word: str, words: Words) -> None:
    """Put what follows one of HELD_WORDS into `held`."""
    if word in COUNTS:
        held[COUNTS[word]] = words.number(word, 0, MANY)
    elif word == "enclosures":
        horses = words.many(HORSES_IN_YARD)
        if len(horses) != YARDS:
            words.fail(f"there are {YARDS} enclosures, so {word} needs {YARDS} numbers, such as 0,1,0,2,0")
        held["enclosures"] = _packed(horses, YARD_BITS)
    elif word == "hats":
        held["enclosure_cowboys"] = mask_of([yard - 1 for yard in words.different(YARD)])
    elif word == "herds":
        held["herds"] = mask_of(words.different(PARCEL))
    elif word == "dynamite-at":
        places = words.different(PLACE)
        held["dynamite_parcels"] = mask_of([place for place in places if place < SPACE])
        held["dynamite_spaces"] = mask_of([place - SPACE for place in places if place >= SPACE])
    elif word == "no-duel-at":
        held["no_duel_spaces"] = mask_of(words.different(SPACES_KIND))
    elif word == "duel-tiles":
        held["duel_tiles"] = read_duel_tiles(words)
    elif word == "taken-back":
        held["shifts"] |= words.number(word, 0, COUNTED_BACK)
    elif word == "in-hand":
        held["shifts"] |= words.one(PIECE) << shifting.COUNT_BITS
    elif word == "played":
        held["duel_played"] = read_duel_tiles(words)
    elif word == "sheet":
        held["sheet"] = _read_sheet(words)
    elif word == "kept":
        held["kept_tiles"] = _read_tiles(words, BUILDING, TYPES, KEPT_BITS)
    else:
        held["second_character"] = words.one(SECOND) + 1


def read_duel_tiles(words: Words) -> int:
    """A list of values, as packed duel tiles."""
    return _read_tiles(words, DUEL_TILE, VALUES, VALUE_BITS)


def _read_sheet(words: Words) -> int:
    """The numbers of the first lines of a sheet."""
    written_so_far = words.many(ON_SHEET)
    if len(written_so_far) > LINES:
        words.fail(f"a sheet has {LINES} lines, not {len(written_so_far)}")
    return _packed([number + 1 for number in written_so_far], LINE_BITS)


def _lines(sheet: int) -> list[int]:
    """The inverse: the numbers up to the first empty line."""
    return [int(written(sheet, line)) for line in range(LINES) if written(sheet, line) != NONE]


def _read_tiles(words: Words, kind: Kind, values: int, bits: int) -> int:
    """A list with repetitions, as the packed numbers of each value."""
    tiles = words.many(kind)
    counts = [tiles.count(value) for value in range(values)]
    if max(counts) >= 1 << bits:
        words.fail(f"there are at most {(1 << bits) - 1} of one {kind.what}")
    return _packed(counts, bits)


def _tiles(packed: int, values: int, bits: int) -> list[int]:
    """The inverse: every value as often as it is there."""
    return [value for value, count in enumerate(_digits(packed, values, bits)) for _ in range(count)]


def _digits(packed: int, number: int, bits: int) -> list[int]:
    """The small numbers packed into one."""
    return [packed >> (bits * n) & ((1 << bits) - 1) for n in range(number)]


def _packed(digits: list[int], bits: int) -> int:
    packed = 0
    for n, digit in enumerate(digits):
        packed |= digit << (bits * n)
    return packed
