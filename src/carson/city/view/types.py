"""The types of what a seat may know: `programs` fills them in, and the JSON Schema is made from them.

Kinds of words are those of `carson.city.wire`.
"""

from typing import Annotated, Literal, NotRequired, TypedDict

from msgspec import Meta

from carson.city.facts.sheets import LINE_NAMES
from carson.city.facts.standish import STRATEGIES
from carson.core.wire import ref

Seat = Annotated[int, Meta(ge=0, lt=6)]
Number = Annotated[int, Meta(ge=0)]
Parcel = Annotated[str, Meta(extra_json_schema=ref("Parcel"))]
Road = Annotated[str, Meta(extra_json_schema=ref("Road"))]
Space = Annotated[str, Meta(extra_json_schema=ref("Space"))]
Place = Annotated[str, Meta(extra_json_schema={"anyOf": [ref("Parcel"), ref("Space")]})]
Character = Annotated[str, Meta(extra_json_schema=ref("Character"))]
Building = Annotated[str, Meta(extra_json_schema=ref("Building"))]
Line = Annotated[str, Meta(extra_json_schema={"enum": list(LINE_NAMES)})]
Strategy = Annotated[str, Meta(extra_json_schema={"enum": list(STRATEGIES)})]
Piece = Literal["white", "dynamite", "no-duel"]


class Asked(TypedDict):
    """The question or chance on top of the agenda."""

    kind: Annotated[str, Meta(extra_json_schema=ref("Kind"))]
    seat: Seat
    seats: NotRequired[list[Seat]]  # who has not answered, where several are asked at once
    place: NotRequired[Place]


class Entry(TypedDict):
    """An entry of the agenda, the first one lowest; each question tells what its seat, a and b are."""

    kind: Annotated[str, Meta(extra_json_schema=ref("Kind"))]
    seat: Annotated[int, Meta(ge=0, lt=256)]
    a: Annotated[int, Meta(ge=0, lt=65536)]
    b: Annotated[int, Meta(ge=0, lt=65536)]


class Placing(TypedDict):
    """The building that waits for its Houses."""

    parcel: Parcel
    building: Building
    houses_due: int
    new_houses: list[Parcel]
    new_townhouses: list[Parcel]
    refused: list[Parcel]


class DuelPile(TypedDict):
    """The common pile of duel tiles; those turned up since it was last shuffled."""

    tiles: Number
    face_up: list[int]


class Stable(TypedDict):
    """A seat's horses, in a game with horses; enclosures count from 1."""

    horses: Number
    tokens: Number
    enclosures: list[int]
    hats: list[int]
    herds: list[Parcel]
    rodeo: int


class Standish(TypedDict):
    """The strategy and the cards of Standish; cards are numbers from 1, and nobody knows their order."""

    seat: Seat
    strategy: Strategy
    drawn: list[int]
    deck: list[int]
    due: int
    beaten: int


class Hidden(TypedDict):
    """The tiles and the sheet of a seat, as far as the viewer may know them."""

    duel_tiles: list[int] | None
    duel_tiles_left: Number
    duel_total: int | None
    duel_played: list[int] | None
    sheet: dict[Line, int] | None


class Open(TypedDict):
    """What lies open in front of a seat."""

    cash: int
    vp: int
    roads: Number
    revolvers: Number
    cowboys: Number
    reserve: Number
    firepower: int
    character: Character | None
    second: Character | None
    limit: int | None
    used: bool
    hand: list[Building]
    due: dict[Building, Number]
    on: list[Place]
    dynamite: Number
    dynamite_on: list[Place]
    no_duel: Number
    no_duel_on: list[Space]
    stable: Stable | None
    taken_back: Number
    in_hand: Piece | None


class Player(Open, Hidden):
    """All that the viewer may know of a seat."""


class Map(TypedDict):
    """What lies on the map."""

    owners: dict[Parcel, Seat]
    buildings: dict[Parcel, Building]
    houses: list[Parcel]
    townhouses: list[Parcel]
    mountains: list[Parcel]
    river: list[Parcel]
    outlaws: list[Parcel]
    outlaw_strength: int
    restless: list[Parcel]
    roads: list[Road]


class View(Map):
    """The table as a seat sees it; seats are numbers, parcels and roads have their text names."""

    round: Number
    asked: Asked | None
    agenda: list[Entry]
    bank: int
    market: list[Building | None]
    bag: dict[Building, Number]
    scrapped: dict[Building, Number]
    in_play: list[Character]
    free_characters: list[Character]
    first_chooser: Seat | None
    turn_order: list[Seat]
    pass_order: list[Seat]
    ammunition: Seat | None
    mayor: Seat | None
    white: Place | None
    dice: list[int]
    placing: Placing | None
    doubled: Building | None
    tripled: list[Parcel]
    provoked: list[Parcel]
    lot: list[Parcel]
    duel_pile: DuelPile | None
    players: list[Player]
    standish: Standish | None
