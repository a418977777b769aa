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
from carson.city.table import table
from carson.core.position_text import Kind, Words, numbers

MANY = 999

COUNTS = {
    "horses": table.HORSES,
    "rodeo-tokens": table.RODEO_TOKENS,
    "dynamite": table.DYNAMITE,
    "no-duel": table.NO_DUEL,
}
HORSES_IN_YARD = numbers("number of horses", 0, (1 << YARD_BITS) - 1)
YARD = numbers("enclosure", 1, YARDS)
DUEL_TILE = numbers("duel tile", 0, VALUES - 1)
ON_SHEET = numbers("number on the sheet", 0, MOST_OF_A_LINE)
SECOND = Kind("character", dict(TILE_BY_NAME))
PIECE = Kind(
    "special piece",
    {"white": shifting.WHITE, "dynamite": shifting.DYNAMITE, "no-duel": shifting.NO_DUEL},
)
COUNTED_BACK = (1 << shifting.COUNT_BITS) - 1
GEAR_WORDS = (
    *COUNTS,
    "enclosures",
    "hats",
    "herds",
    "dynamite-at",
    "no-duel-at",
    "duel-tiles",
    "played",
    "sheet",
    "second-character",
    "kept",
    "taken-back",
    "in-hand",
)


def gear_words(gear: list[int]) -> list[str]:
    """The words for everything in `gear` that is not zero."""
    words = [f"{word} {gear[column]}" for word, column in COUNTS.items() if gear[column]]
    if gear[table.ENCLOSURES]:
        horses = _digits(gear[table.ENCLOSURES], YARDS, YARD_BITS)
        words.append(f"enclosures {HORSES_IN_YARD.texts(horses)}")
    if gear[table.HATS]:
        words.append(f"hats {YARD.texts([yard + 1 for yard in bits_of(gear[table.HATS])])}")
    if gear[table.HERDS]:
        words.append(f"herds {PARCEL.texts(bits_of(gear[table.HERDS]))}")
    if gear[table.DYNAMITE_PARCELS] or gear[table.DYNAMITE_SPACES]:
        parcels = bits_of(gear[table.DYNAMITE_PARCELS])
        spaces = [SPACE + space for space in bits_of(gear[table.DYNAMITE_SPACES])]
        words.append(f"dynamite-at {PLACE.texts(parcels + spaces)}")
    if gear[table.NO_DUEL_SPACES]:
        words.append(f"no-duel-at {SPACES_KIND.texts(bits_of(gear[table.NO_DUEL_SPACES]))}")
    for word, column in (("duel-tiles", table.DUEL_TILES), ("played", table.DUEL_PLAYED)):
        if gear[column]:
            words.append(f"{word} {DUEL_TILE.texts(_tiles(gear[column], VALUES, VALUE_BITS))}")
    if gear[table.SHEET]:
        words.append(f"sheet {ON_SHEET.texts(_lines(gear[table.SHEET]))}")
    if gear[table.SECOND_TILE]:
        words.append(f"second-character {SECOND.text(gear[table.SECOND_TILE] - 1)}")
    if gear[table.KEPT_TILES]:
        words.append(f"kept {BUILDING.texts(_tiles(gear[table.KEPT_TILES], TYPES, table.KEPT_BITS))}")
    if gear[table.SHIFTS] & COUNTED_BACK:
        words.append(f"taken-back {gear[table.SHIFTS] & COUNTED_BACK}")
    if gear[table.SHIFTS] >> shifting.COUNT_BITS:
        words.append(f"in-hand {PIECE.text(gear[table.SHIFTS] >> shifting.COUNT_BITS)}")
    return words


def read_gear(gear: list[int], word: str, words: Words) -> None:
    """Put the value of one word of GEAR_WORDS into `gear`."""
    if word in COUNTS:
        gear[COUNTS[word]] = words.number(word, 0, MANY)
    elif word == "enclosures":
        horses = words.many(HORSES_IN_YARD)
        if len(horses) != YARDS:
            words.fail(f"there are {YARDS} enclosures, so {word} needs {YARDS} numbers, such as 0,1,0,2,0")
        gear[table.ENCLOSURES] = _packed(horses, YARD_BITS)
    elif word == "hats":
        gear[table.HATS] = mask_of([yard - 1 for yard in words.different(YARD)])
    elif word == "herds":
        gear[table.HERDS] = mask_of(words.different(PARCEL))
    elif word == "dynamite-at":
        places = words.different(PLACE)
        gear[table.DYNAMITE_PARCELS] = mask_of([place for place in places if place < SPACE])
        gear[table.DYNAMITE_SPACES] = mask_of([place - SPACE for place in places if place >= SPACE])
    elif word == "no-duel-at":
        gear[table.NO_DUEL_SPACES] = mask_of(words.different(SPACES_KIND))
    elif word == "duel-tiles":
        gear[table.DUEL_TILES] = read_duel_tiles(words)
    elif word == "taken-back":
        gear[table.SHIFTS] |= words.number(word, 0, COUNTED_BACK)
    elif word == "in-hand":
        gear[table.SHIFTS] |= words.one(PIECE) << shifting.COUNT_BITS
    elif word == "played":
        gear[table.DUEL_PLAYED] = read_duel_tiles(words)
    elif word == "sheet":
        gear[table.SHEET] = _read_sheet(words)
    elif word == "kept":
        gear[table.KEPT_TILES] = _read_tiles(words, BUILDING, TYPES, table.KEPT_BITS)
    else:
        gear[table.SECOND_TILE] = words.one(SECOND) + 1


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
