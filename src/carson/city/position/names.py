"""The names a position uses for numbers: seats, parcels, spaces, tiles, and the steps of a round."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from carson.city.facts.buildings import TYPE_BY_NAME
from carson.city.facts.casts import TILE_NAMES
from carson.city.facts.characters import NO_TILE, TILE_BY_NAME, YELLOW
from carson.city.facts.geometry import PARCELS, bit
from carson.city.facts.ids import BUILD_12, CITY_HALL, MARKET, SPACE
from carson.city.facts.spaces import PRICE, SPACE_BY_NAME, SPACE_TABLE
from carson.city.facts.standish import CARDS
from carson.city.position.blame import noun
from carson.city.table import schedule
from carson.city.words import actions, terms
from carson.core.position_lines import Said, several
from carson.core.position_text import Kind, numbers

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

HEADER = "carson city position 1"
GAME_OVER = "game-over"

PARCEL = Kind(noun("parcel"), {actions.parcel_text(p): p for p in range(PARCELS)}, noun("parcels"))
SPACES_KIND = Kind(noun("action-space"), dict(SPACE_BY_NAME))
PLACE = Kind(
    noun("parcel-or-action-space"),
    PARCEL.names | {name: SPACE + space for name, space in SPACE_BY_NAME.items()},
    noun("places"),
)
BUILDING = Kind(noun("building"), {name: t for name, t in TYPE_BY_NAME.items() if t != CITY_HALL})
TILE = Kind(noun("building"), dict(TYPE_BY_NAME))
CHARACTER = Kind(noun("character"), {"none": NO_TILE, **TILE_BY_NAME})
CHARACTER_TILE = Kind(noun("character-tile"), {name: TILE_BY_NAME[name] for name in TILE_NAMES})
_YELLOW_SIDES = {name: tile >> 1 for name, tile in TILE_BY_NAME.items() if tile % 2 == YELLOW}
CHARACTER_NUMBER = Kind(noun("character"), _YELLOW_SIDES)
SLOT = Kind(noun("building-space"), {SPACE_TABLE[BUILD_12 + slot].name: slot for slot in range(MARKET)})
PRICE_SLOT = Kind(
    noun("price-of-a-building-space"), {str(PRICE[BUILD_12 + slot]): slot for slot in range(MARKET)}
)

CARD = numbers(noun("card"), 1, CARDS)

_NAMES = [name for name, _ in schedule.THE_ROUND]
STEP_NAMES = {step: name for name, step in schedule.THE_ROUND}  # the same for every occurrence
STEP_TEXTS = [  # a step that comes again is numbered
    f"{name}-{_NAMES[: at + 1].count(name)}" if _NAMES.count(name) > 1 else name
    for at, name in enumerate(_NAMES)
]
MOMENT = Kind(
    noun("step-of-a-round"),
    {f"before-{text}": at for at, text in enumerate(STEP_TEXTS)}
    | {text: at + 1 for at, text in enumerate(STEP_TEXTS)},
    terms.later("position.steps", steps=", ".join(STEP_TEXTS)),
)


bits_of = actions.parcels_of  # the numbers in any mask


def mask_of(parcels: Iterable[int]) -> int:
    """The signed 64-bit mask of parcels, or of any small numbers."""
    mask = 0
    for parcel in parcels:
        mask |= int(bit(parcel))
    return mask


def parcels(place: int, word: str, field: str) -> Said:
    """A line or word with a mask of parcels."""
    return several(place, word, field, PARCEL, mask_of=mask_of)


def put(row: vec[i64], numbers: Iterable[int]) -> None:
    """Write numbers into a row of the table, in place: a row that is handed over whole is never freed."""
    for at, number in zip(range(len(row)), numbers, strict=True):
        row[at] = number
