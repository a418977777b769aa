"""The types of what a seat may know: `programs` fills them in, and the JSON Schema is made from them.

Kinds of words are those of `carson.cards.wire`.
"""

from typing import Annotated, TypedDict

from msgspec import Meta

from carson.cards.facts.ids import Suit
from carson.core.wire import ref

Seat = Annotated[int, Meta(ge=0, lt=6)]
Number = Annotated[int, Meta(ge=0)]
Small = Annotated[int, Meta(ge=0, lt=256)]
Kind = Annotated[str, Meta(extra_json_schema=ref("Kind"))]
Cell = Annotated[str, Meta(extra_json_schema=ref("Cell"))]
TerrainCard = Annotated[str, Meta(extra_json_schema=ref("Terrain"))]
CharacterCard = Annotated[str, Meta(extra_json_schema=ref("Character"))]
CardBack = Annotated[str, Meta(extra_json_schema=ref("BackName"))]


class Card(TypedDict):
    """A terrain card; its layout has four parcels, the upper left first."""

    card: TerrainCard
    appeal: int
    layout: Annotated[str, Meta(min_length=4, max_length=4)]


class CharacterShown(TypedDict):
    """The character of the offer."""

    character: CharacterCard
    appeal: int


class Back(TypedDict):
    """The back of a character card; its suits, the strongest first."""

    back: CardBack
    skull: bool
    suits: list[Suit]


class Offer(TypedDict):
    """What is to be taken in this round."""

    character: CharacterShown | None
    back: Back | None
    terrain: list[Card]


class Asked(TypedDict):
    """The question or chance on top of the agenda; of a sealed question no seat is told."""

    kind: Kind
    seat: Seat | None
    card: Card | None


class Entry(TypedDict):
    """An entry of the agenda, the first one lowest; each question tells what its seat, a and b are."""

    kind: Kind
    seat: Small
    a: Small
    b: Small


class Bottom(TypedDict):
    """A known card at the bottom of the character pile."""

    character: CharacterCard
    back: Back | None


class Pile(TypedDict):
    """The character pile: the visible back, what is in it, and the known cards at its bottom."""

    left: Number
    back: Back | None
    backs_left: dict[CardBack, Number]
    faces: list[CharacterCard]
    bottom: list[Bottom]
    passed: list[CharacterCard]


class Owned(TypedDict):
    """A character in front of a player."""

    character: CharacterCard
    turned: bool


class Laid(TypedDict):
    """A terrain card in a city, by its upper left cell."""

    card: TerrainCard
    cell: Cell


class City(TypedDict):
    """The cards in the order they were placed, and what is visible, by cell."""

    cards: list[Laid]
    parcels: dict[Cell, str]


class Player(TypedDict):
    """What lies in front of a seat."""

    suit: Suit
    virtual: str | None
    cards: list[int]
    chosen: bool
    value: int | None
    boost: int
    outside: bool
    doubled: bool
    characters: list[Owned]
    beside: list[TerrainCard]
    city: City | None
    sold: list[TerrainCard]
    appeal: int | None
    total: int


class View(TypedDict):
    """Everything on a table that a seat sees; seats are numbers, cards and cells have their text names."""

    round: Number
    era: int
    stage: str
    asked: Asked | None
    agenda: list[Entry]
    offer: Offer
    terrain_pile: list[TerrainCard]
    characters: Pile
    ranking: Back | None
    order: list[Seat] | None
    players: list[Player]
