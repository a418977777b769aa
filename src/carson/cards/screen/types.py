"""The scene of the card game as types: what is sent as JSON, and what TypeScript knows of it."""

from typing import Literal

from msgspec import Struct

from carson.cards.facts.ids import Suit
from carson.cards.table.schedule import Stage


class Part(Struct, rename="camel"):
    """A part of a scene."""


# ---- cards


class Back(Part):
    skull: bool
    suits: list[Suit]  # strongest first


class Terrain(Part):
    id: str
    layout: str  # four letters of parcels, upper left first
    appeal: int
    contents: str


class Character(Part):
    id: str
    name: str
    text: str
    appeal: int
    kinds: list[str]


class OwnCharacter(Character):
    turned: bool
    worth: int | None  # what it brings now; it counts for players only


# ---- cities


class Place(Part):
    at: str
    x: int
    y: int
    gain: int


class Sale(Place):
    id: str


class Laid(Terrain):
    at: str
    x: int
    y: int


class Area(Part):
    x: int
    y: int
    width: int
    height: int


class City(Part):
    x: int
    y: int
    rows: list[str]  # letters of parcels, a space for bare ground
    frame: Area
    limit: tuple[int, int]
    safe: bool
    cards: list[Laid]


# ---- seats


class Bid(Part):
    chosen: bool
    sealed: bool
    value: int | None
    boost: int
    total: int | None
    outside: bool
    double: bool


class Points(Part):
    label: str
    points: int


class Seat(Part):
    seat: int
    suit: Suit
    strength: str | None  # of a virtual player, in words; null for one who decides
    hand: list[int]
    spent: list[int]
    bid: Bid
    characters: list[OwnCharacter]
    city: City | None
    beside: list[Terrain]
    sold: list[Terrain]
    sales: int
    total: int
    score: list[Points]


# ---- what the table waits for


class Window(Part):
    character: str
    name: str
    seat: int | None
    turned: bool
    now: bool
    past: bool


class Using(Part):
    seat: int
    character: Character


class Taking(Part):
    seat: int
    gains: dict[str, int]


class Placing(Part):
    seat: int
    card: Terrain
    places: list[Place]


class Selling(Part):
    seat: int
    cards: list[Sale]


# ---- all of it


class ParcelName(Part):
    thing: str
    name: str


class Offer(Part):
    character: Character | None
    terrain: list[Terrain]


class Piles(Part):
    terrain: int
    characters: int


class CardsScene(Part, kw_only=True):
    """Everything a screen draws of the card game, for one seat or a spectator."""

    game: Literal["cards"] = "cards"
    era: int
    round: int
    rounds: int
    stage: Stage
    stage_name: str
    parcels: dict[str, ParcelName]
    offer: Offer
    piles: Piles
    next: Back | None
    ranking: Back | None
    under: list[Character]
    passed: list[Character]
    windows: list[Window]
    using: Using | None
    taking: Taking | None
    placing: Placing | None
    selling: Selling | None
    fetching: int | None
    order: list[int]
    taken: list[int]
    players: list[Seat]
