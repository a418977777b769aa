"""The scene of the board game as types: what is sent as JSON, and what TypeScript knows of it.

A screen fills in what a `Parcel` leaves out. Parts of variants are empty in a game without them.
"""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field

from carson.city.words.phases import Phase

Piece = Literal["white", "dynamite", "no-duel"]


class Part(Struct, rename="camel", gc=False):
    """A part of a scene. None is part of itself, so the collector need not look at them."""


# ---- the map and the track


class Parcel(Part, omit_defaults=True):
    """A parcel, with what sets it apart from bare land."""

    owner: int | None = None
    thing: str | None = None
    name: str = ""
    income: int | None = None
    cap: int | None = None
    price: int | None = None
    cowboys: tuple[int, ...] = ()
    white: int | None = None  # the seat the white cowboy works for, where he stands
    dynamite: tuple[int, ...] = ()  # the seats whose cowboys carry a token here
    shield: bool = False
    connected: bool = False
    fresh: bool = False
    tripled: bool = False  # a Mine that pays three times as much
    outlaw: bool = False
    halved: bool = False  # the outlaw leaves the owner half of the income
    doubled: bool = False  # a Ranch that pays twice as much


class Space(Part):
    at: str
    name: str
    effect: str
    price: int | None
    duel: bool
    tile: str | None
    tile_name: str | None
    closed: bool
    cowboys: tuple[int, ...] = ()
    white: int | None = None
    dynamite: tuple[int, ...] = ()
    no_duel: tuple[int, ...] = ()


class Character(Part):
    tile: str
    number: int
    name: str
    side: Literal["yellow", "red"]
    limit: int
    text: str
    seat: int | None = None
    second: bool = False  # fetched by the Paperboy: the holder's second tile


# ---- players


class Amount(Part):
    text: str
    amount: int


class Points(Part):
    label: str
    points: int


class Stable(Part):
    """A player's horses: at home, won rodeos, and what stands in each of the enclosures."""

    horses: int
    tokens: int
    inside: list[int]
    cowboys: list[bool]
    points: list[int]
    rodeo: int


class DuelTiles(Part):
    """A hand of duel tiles: how many for everybody, the values for whoever may see them."""

    left: int
    total: int | None  # the points in the hand, as far as everybody can count them
    own: list[int] | None
    played: list[int] | None


class ShownLine(Part):
    line: str
    name: str
    number: int


class Player(Part, kw_only=True):
    seat: int
    vp: int
    cash: int
    limit: int | None
    roads: int
    revolvers: int
    cowboys: int
    firepower: int
    parts: list[Amount]
    parcels: int
    hand: list[str]
    character: str | None
    second: str | None
    dynamite: int
    no_duel: int
    take_backs: int | None = None  # how often a cowboy may still be taken back this round
    in_hand: Piece | None = None  # what is to be placed next, while everybody places at once
    stable: Stable | None = None
    passed: int | None
    mayor: bool
    ammunition: bool
    total: int
    score: list[Points]
    duel_tiles: DuelTiles | None = None
    sheet: list[ShownLine] | None = None  # from the moment all are shown to the first round


# ---- what is contested


class Duel(Part):
    place: str
    dice: list[int | None]
    outlaw: int | None  # the strength of the outlaw in this fight


class TileDuel(Part):
    """A duel for which tiles are being chosen in secret."""

    place: str
    seats: list[int]  # of equals the first one wins
    outlaw: int | None  # the strength of the outlaw in this fight: he loses to equals
    waiting: list[int]
    shown: bool


class TilePile(Part):
    left: int
    open: list[int]  # what was turned up since it was shuffled


class Auction(Part):
    what: Literal["land", "ammunition"]
    bid: int
    leader: int | None
    seller: int
    out: list[int]
    next: int


# ---- variants


class SheetLine(Part):
    line: str
    name: str
    price: int
    least: int
    most: int
    usual: int


class SheetForm(Part):
    """The sheet on which everybody writes what to start with."""

    shares: int
    dollars: int
    tiles: int | None  # duel tiles will be dealt: this many dollars less their points is added
    lines: list[SheetLine]
    own: dict[str, int]
    waiting: list[int]


class Enclosure(Part):
    """What is printed on an enclosure."""

    at: str
    number: int
    kind: str
    sign: str
    text: str
    hats: int
    closed: bool


class Outlaws(Part):
    """This round's tile of the outlaws."""

    strength: int
    vp: int
    count: int


class CowboyCard(Part):
    at: str  # the name a line of the log calls it by
    letter: str
    power: int
    text: str


class Tile(Part):
    tile: str
    name: str


class Bonus(Part):
    vp: int
    tiles: list[Tile]
    reached: bool


class Standish(Part):
    """Jeb Standish, the opponent of a solo game, whom the rules play."""

    seat: int
    strategy: str
    character: str
    text: str
    cards: list[CowboyCard]  # of this round: what each tells him, and the sum of their powers
    to_come: int
    deck: int
    power: int
    beaten: int  # his cowboys on the character card, their strength, and their points when the round ends
    beaten_power: int
    beaten_vp: int
    prefers: list[Tile]
    bonus: Bonus


class TileCount(Part):
    tile: str
    count: int


# ---- all of it


class Scene(Part, kw_only=True):
    """Everything a screen draws of the board game, for one seat or a spectator."""

    round: int
    rounds: int
    phase: Phase
    now: str | None
    parcels: dict[str, Parcel]
    roads: list[str]
    spaces: list[Space]
    characters: list[Character]
    first_chooser: int | None  # who chooses first in the next round, if a character decides it
    turn: list[int]
    passed: list[int] = field(name="pass")
    bag: list[TileCount]
    players: list[Player]
    lot: list[str]  # parcels under the hammer
    duel: Duel | None = None
    auction: Auction | None = None
    tile_pile: TilePile | None = None
    tile_duel: TileDuel | None = None
    sheet_form: SheetForm | None = None
    outlaws: Outlaws | None = None
    enclosures: list[Enclosure] | UnsetType = UNSET
    horses_left: int | UnsetType = UNSET
    standish: Standish | None = None
