"""The board game's positions to be changed by hand: the map, the track, and what the players have."""

from collections.abc import Callable
from typing import Final

from carson.city.facts.buildings import BUILDINGS, TYPE_BY_NAME
from carson.city.facts.characters import TILE_BY_NAME, number_of
from carson.city.facts.rules import Rules
from carson.city.facts.spaces import SPACE_TABLE
from carson.city.position.easel_map import EDGES, PARCELS, ROAD, MapDraft, across
from carson.city.position.names import BUILDING, CHARACTER_TILE, TILE
from carson.city.position.players import WORDS
from carson.city.position.table_lines import LINES, ON_SITE
from carson.city.table.table import Table
from carson.city.topics import TOPICS
from carson.city.words import terms
from carson.core.easel import Area, Draft, Field, Pick, Piece, Sheet, Spot
from carson.core.easel_file import FiledEasel, Outfit, Stock, easel_files
from carson.core.easel_rows import Lies
from carson.core.game import Options
from carson.core.seats import LETTERS

FIRST: Final = "first"  # the field that says who places the next cowboy
BUILD: Final = "build-"
SHOPS: Final = [row.name.removeprefix(BUILD) for row in SPACE_TABLE if row.name.startswith(BUILD)]
DRAWINGS: Final = {"store": "b-general", "city-hall": "b-cityhall"}  # of other names than the buildings


def _buildings() -> list[Piece]:
    pictures = {one.name: DRAWINGS.get(one.name, f"b-{one.name}") for one in BUILDINGS}
    kind, group = "sign", terms.say("easel.group-buildings")
    names = {name: terms.building_name(TYPE_BY_NAME[name]) for name in pictures}
    return [Piece(name, label, kind, pictures[name], group=group) for name, label in names.items()]


def _characters() -> list[Piece]:
    kind, group, tiles = "character", terms.say("easel.group-characters"), CHARACTER_TILE.names
    names = {name: terms.character_name(tile) for name, tile in tiles.items()}
    return [
        Piece(name, label, kind, f"c-{number_of(tiles[name])}", group=group) for name, label in names.items()
    ]


STOCK: Final = Stock(
    terms.TEXTS,
    easel_files("carson.city", TOPICS),
    LINES,
    WORDS,
    pieces={"buildings": _buildings, "characters": _characters},
    picks={
        "sides": lambda: [Pick(name, terms.character_name(tile)) for name, tile in TILE_BY_NAME.items()],
        "buildings": lambda: [Pick(name, terms.building_name(tile)) for name, tile in BUILDING.names.items()],
    },
    names={
        "parcels": PARCELS,
        "sales": tuple([f"{price}:{tile}" for price in SHOPS for tile in BUILDING.names]),
        "buildings": tuple(BUILDING.names),
        "tiles": tuple(TILE.names),
    },
    parts={"placing": ("due", *ON_SITE), "dice": tuple(LETTERS)},
    flags=("used",),
)


class CityEasel(FiledEasel):
    """The map and roads, the track, and boxes for each player and for the table."""

    def __init__(self, read: Callable[[str], Table], make_rules: Callable[[Options], Rules]) -> None:
        super().__init__(STOCK, read, make_rules)

    def sheet(self, text: str) -> Sheet:
        draft, outfit = self.opened(text)
        lies, drawing = outfit.rows.lies(draft), MapDraft(draft)
        for at, name in enumerate(PARCELS):
            lies[name] = [*drawing.lies(at), *lies[name]]  # what is drawn lies lowest
        players = [outfit.player(seat, lies) for seat in range(len(outfit.letters))]
        areas = (_map(drawing, outfit, lies), _track(outfit, lies), *players, outfit.table(lies))
        fields = (_first(draft, outfit.letters), *outfit.rows.fields(draft))
        return Sheet(areas, outfit.pieces(), fields)

    def drawn(self, draft: Draft, piece: str, spot: str, more: bool) -> bool:
        return MapDraft(draft).change(piece, spot, more)

    def write(self, text: str, field: str, value: str) -> str:
        if field != FIRST:
            return super().write(text, field, value)
        draft, _ = self.opened(text)
        _let_place(draft, value)
        return draft.text


def _map(drawing: MapDraft, outfit: Outfit, lies: Lies) -> Area:
    takes = outfit.takes["parcels"]
    spots = [
        Spot(name, name, takes, tuple(lies[name]), at % 8, 7 - at // 8) for at, name in enumerate(PARCELS)
    ]
    for edge, name in enumerate(EDGES):
        laid = (ROAD,) if drawing.has_road(edge) else ()
        spots.append(Spot(name, terms.say("easel.edge", edge=name), (ROAD,), laid, *across(edge)))
    return Area(terms.say("easel.map"), tuple(spots), 8, 8)


def _track(outfit: Outfit, lies: Lies) -> Area:
    takes = outfit.takes["spaces"]
    spots = []
    for number, space in enumerate(SPACE_TABLE):
        sells = space.name.startswith(BUILD)
        label = terms.say("easel.build", price=space.price) if sells else terms.space_name(number)
        kinds = (*takes, *BUILDING.names) if sells else takes
        spots.append(Spot(space.name, label, kinds, tuple(lies.get(space.name, ()))))
    return Area(terms.say("easel.track"), tuple(spots))


def _first(draft: Draft, letters: str) -> Field:
    order = [letter for letter in draft.value("turn").split() if letter in letters]
    picks = tuple([Pick(letter, letter) for letter in letters])
    return Field(FIRST, terms.say("easel.first"), order[0] if order else letters[0], choices=picks)


def _let_place(draft: Draft, letter: str) -> None:
    """Let a player place the next cowboy, whatever was to be done."""
    order = draft.value("turn").split()
    at = order.index(letter) if letter in order else 0
    draft.write("turn", " ".join(order[at:] + order[:at]) or None)
    draft.write("pass", None)
    draft.drop_from("agenda")
