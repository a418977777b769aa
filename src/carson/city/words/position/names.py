"""The names a position uses for numbers: seats, parcels, spaces, tiles, and the steps of a round."""

from __future__ import annotations

from collections.abc import Iterable

from carson.city import flow
from carson.city.facts.buildings import TYPE_BY_NAME
from carson.city.facts.characters import NO_TILE, TILE_BY_NAME
from carson.city.facts.geometry import PARCELS, bit
from carson.city.facts.ids import BUILD_12, CITY_HALL, MARKET, SPACE, SPACES
from carson.city.facts.spaces import PRICE, SPACE_BY_NAME, SPACE_TABLE
from carson.city.words.actions import parcel_text
from carson.core.seats import LETTERS

HEADER = "carson city position 1"
GAME_OVER = "game-over"
NOTHING = "-"


class Kind:
    """One kind of thing that has names; of several names for one value the last one is written."""

    def __init__(self, what: str, names: dict[str, int], hint: str = "") -> None:
        self.what = what
        self.names = names
        self.hint = hint
        self.by_value = {value: name for name, value in names.items()}

    def text(self, value: int) -> str:
        """The name of a value."""
        return self.by_value[value]

    def texts(self, values: Iterable[int]) -> str:
        """The names of several values as one word."""
        return ",".join([self.text(value) for value in values]) or NOTHING

    def choices(self) -> str:
        return self.hint or ", ".join(self.names)


def numbers(what: str, low: int, high: int) -> Kind:
    """A small range of numbers as a kind of thing."""
    return Kind(what, {str(n): n for n in range(low, high + 1)}, f"{low} to {high}")


def seats(number: int) -> Kind:
    """The seats of a game."""
    return Kind("seat", {LETTERS[seat]: seat for seat in range(number)}, f"A to {LETTERS[number - 1]}")


PARCEL = Kind("parcel", {parcel_text(p): p for p in range(PARCELS)}, "a1 to h8")
SPACES_KIND = Kind("action space", dict(SPACE_BY_NAME))
PLACE = Kind(
    "parcel or action space",
    PARCEL.names | {name: SPACE + space for name, space in SPACE_BY_NAME.items()},
    "a1 to h8, wages, ammunition and so on",
)
BUILDING = Kind("building", {name: t for name, t in TYPE_BY_NAME.items() if t != CITY_HALL})
TILE = Kind("building", dict(TYPE_BY_NAME))
CHARACTER = Kind("character", {"none": NO_TILE, **TILE_BY_NAME})
SLOT = Kind("building space", {SPACE_TABLE[BUILD_12 + slot].name: slot for slot in range(MARKET)})
PRICE_SLOT = Kind("price of a building space", {str(PRICE[BUILD_12 + slot]): slot for slot in range(MARKET)})

# ---- the steps of a round

STEP_NAMES = {
    flow.CHOOSE: "choose",
    flow.LINE_UP: "line-up",
    flow.PLACE: "place",
    flow.PARCEL_DUELS: "parcel-duels",
    flow.BUY_PARCELS: "buy-parcels",
    flow.ROAD_WINDOW: "road-window",
    flow.DEFERRED: "deferred",
    flow.CITY_HALL_DUEL: "city-hall-duel",
    flow.SEAT_MAYOR: "seat-mayor",
    flow.ATTACKS: "attacks",
    flow.DOUBLING: "doubling",
    flow.PAY_OUT: "pay-out",
    flow.NEW_COWBOYS: "new-cowboys",
    flow.CASH_LIMIT: "cash-limit",
    flow.LAST_ROUND: "last-round",
    flow.RETURN_TOKEN: "return-token",
    flow.REFILL: "refill",
    flow.RETURN_CHARACTERS: "return-characters",
}


def step_name(step: int) -> str:
    """The name of an entry of ROUND_STEPS; the same for every occurrence."""
    return SPACE_TABLE[step].name if step < SPACES else STEP_NAMES[step]


def _step_texts() -> list[str]:
    """A name for each position in ROUND_STEPS; a step that comes again is numbered."""
    texts: list[str] = []
    for at, step in enumerate(flow.ROUND_STEPS):
        again = f"-{flow.ROUND_STEPS[: at + 1].count(step)}" if flow.ROUND_STEPS.count(step) > 1 else ""
        texts.append(step_name(step) + again)
    return texts


STEP_TEXTS = _step_texts()
MOMENT = Kind(
    "step of a round",
    {f"before-{text}": at for at, text in enumerate(STEP_TEXTS)}
    | {text: at + 1 for at, text in enumerate(STEP_TEXTS)},
    f"{', '.join(STEP_TEXTS)}, each also with before- in front",
)


def mask_of(parcels: Iterable[int]) -> int:
    """The signed 64-bit mask of parcels, or of any small numbers."""
    mask = 0
    for parcel in parcels:
        mask |= int(bit(parcel))
    return mask


def bits_of(mask: int) -> list[int]:
    """The numbers in a mask, ascending."""
    return [n for n in range(PARCELS) if mask >> n & 1] if mask else []
