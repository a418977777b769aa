"""What the board game without variants has on its easel."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from carson.city.facts import buildings
from carson.city.facts.buildings import TYPE_BY_NAME
from carson.city.facts.characters import TILE_BY_NAME, number_of
from carson.city.facts.rules import Rules
from carson.city.facts.spaces import SPACE_TABLE
from carson.city.position.easel_map import PARCELS, ROAD, WHITE_PIECE
from carson.city.position.easel_part import HOME, EaselPart, label, of_each, piece
from carson.city.position.names import BUILDING, CHARACTER_TILE, TILE
from carson.city.position.table_lines import MOST_HOUSES, MOST_MONEY, TWO_DICE
from carson.city.words import terms
from carson.core.easel import Pick, Piece
from carson.core.easel_rows import NUMBER, PAIRS, SPACES, SPOT, WORD, Entry, Holding, Pile
from carson.core.position_text import NOTHING
from carson.core.seats import LETTERS

DRAWINGS: Final = {"store": "b-general", "city-hall": "b-cityhall", "river": ""} | {
    name: name for name in ("house", "townhouse", "mountain")
}
SPACE_NAMES: Final = tuple([space.name for space in SPACE_TABLE])
BUILD: Final = "build-"
SALES: Final = tuple(
    [
        f"{name.removeprefix(BUILD)}:{tile}"
        for name in SPACE_NAMES
        if name.startswith(BUILD)
        for tile in BUILDING.names
    ]
)
EACH: Final = tuple(LETTERS)


# ---- cowboys, land and buildings


def _people(rules: Rules) -> list[Piece]:
    white = piece(WHITE_PIECE, "cowboy", "people", "sheriff")
    return [*of_each(rules, "cowboy", "cowboy", "people", "cowboy"), white]


def _land(rules: Rules) -> list[Piece]:
    found = of_each(rules, "land", "land", "land", "parcel")
    signs = ["house", "mountain", *(["townhouse"] if rules.townhouses else [])]
    signs += ["river"] if rules.river else []
    found += [piece(name, "sign", "land", DRAWINGS[name]) for name in signs]
    return [*found, piece(ROAD, ROAD, "land", ROAD)]


def _buildings(rules: Rules) -> list[Piece]:
    group = terms.say("easel.group-buildings")
    return [
        Piece(
            one.name,
            terms.building_name(TYPE_BY_NAME[one.name]),
            "sign",
            DRAWINGS.get(one.name, f"b-{one.name}"),
            group=group,
        )
        for one in buildings.BUILDINGS
    ]


MAP: Final = EaselPart(
    pieces=lambda rules: [*_people(rules), *_land(rules), *_buildings(rules)],
    holdings=(
        Holding("cowboys", "cowboy-{seat}", HOME, codec=NUMBER),
        Holding("roads", ROAD, HOME, codec=NUMBER),
        Holding("on", "cowboy-{seat}", "{name}", SPACE_NAMES),
        Holding("white", WHITE_PIECE, "{name}", SPACE_NAMES, SPACES, each=False, replaces=WORD),
        Holding("market", "{tail}", "build-{head}", SALES, SPACES, each=False, replaces=SPOT),
        Holding("hand", "{name}", "hand {seat}", tuple(BUILDING.names)),
        Holding("bag", "{name}", "bag", tuple(TILE.names), PAIRS, each=False, empty=NOTHING),
    ),
    piles=(
        Pile(10, HOME, label("home"), ()),
        Pile(20, "hand {seat}", label("hand"), tuple(BUILDING.names)),
        Pile(200, "bag", label("bag"), tuple(TILE.names), each=False),
    ),
    parcels=("land", "sign", "cowboy"),
    spaces=("cowboy",),
    home=("cowboy-{seat}", ROAD),
)


# ---- tokens and marks


def _tokens(rules: Rules) -> list[Piece]:
    found = [piece("revolver", "revolver", "tokens", "revolver")]
    found += [piece("ammunition", "ammunition", "tokens", "duel"), piece("mayor", "mayor", "tokens", "gavel")]
    found += of_each(rules, "dynamite", "dynamite", "tokens", "dynamite")
    return [*found, *of_each(rules, "no-duel", "no-duel", "tokens", "no-duel")]


TOKENS: Final = EaselPart(
    pieces=_tokens,
    holdings=(
        Holding("revolvers", "revolver", HOME, codec=NUMBER),
        Holding("dynamite", "dynamite-{seat}", HOME, codec=NUMBER),
        Holding("no-duel", "no-duel-{seat}", HOME, codec=NUMBER),
        Holding("ammunition", "ammunition", "home {name}", EACH, SPACES, each=False, replaces=WORD),
        Holding("mayor", "mayor", "home {name}", EACH, SPACES, each=False, replaces=WORD),
        Holding("dynamite-at", "dynamite-{seat}", "{name}", PARCELS + SPACE_NAMES),
        Holding("no-duel-at", "no-duel-{seat}", "{name}", SPACE_NAMES),
    ),
    parcels=("dynamite",),
    spaces=("dynamite", "no-duel"),
    home=("revolver", "ammunition", "mayor", "dynamite-{seat}", "no-duel-{seat}"),
)
MARKS: Final = {  # pieces that only say something about a parcel, and the words that list them
    "tripled": "tripled",
    "provoked": "provoked",
    "lot": "lot",
    "site": "placing ",
    "new-house": "placing houses",
    "new-townhouse": "placing townhouses",
    "refused": "placing refused",
}
ON_PARCELS: Final = EaselPart(
    pieces=lambda rules: [piece(name, "mark", "marks") for name in MARKS],
    holdings=tuple(
        [
            Holding(word, name, "{name}", PARCELS, each=False, replaces=WORD if name == "site" else "")
            for name, word in MARKS.items()
        ]
    ),
    parcels=("mark",),
)
DEADLINE: Final = EaselPart(
    when=lambda rules: rules.deadline,
    holdings=(
        Holding("kept", "{name}", "kept {seat}", tuple(BUILDING.names)),
        Holding("scrapped", "{name}", "scrapped", tuple(BUILDING.names), PAIRS, each=False),
    ),
    piles=(
        Pile(30, "kept {seat}", label("kept"), tuple(BUILDING.names)),
        Pile(210, "scrapped", label("scrapped"), tuple(BUILDING.names), each=False),
    ),
)


# ---- characters and orders


def _characters(rules: Rules) -> list[Piece]:
    group = terms.say("easel.group-characters")
    return [
        Piece(name, terms.character_name(tile), "character", f"c-{number_of(tile)}", group=group)
        for name, tile in CHARACTER_TILE.names.items()
    ]


CAST: Final = EaselPart(
    pieces=_characters,
    holdings=(
        Holding("in-play", "{name}", "in-play", tuple(CHARACTER_TILE.names), each=False, empty=NOTHING),
    ),
    piles=(Pile(190, "in-play", label("in-play"), ("character",), each=False),),
)
ORDERS: Final = EaselPart(
    pieces=lambda rules: of_each(rules, "seat", "seat", "orders"),
    holdings=tuple(
        [
            Holding(word, "seat-{name}", word, EACH, SPACES, each=False, empty=NOTHING)
            for word in ("turn", "pass")
        ]
    ),
    piles=(
        Pile(170, "turn", label("turn"), ("seat",), each=False),
        Pile(180, "pass", label("pass"), ("seat",), each=False),
    ),
)


# ---- numbers and choices


def seat_picks() -> list[Pick]:
    return [Pick("", NOTHING), *[Pick(letter, letter) for letter in LETTERS]]


def _character_picks() -> list[Pick]:
    return [Pick("none", NOTHING), *_sides()]


def _second_picks() -> list[Pick]:
    return [Pick("", NOTHING), *_sides()]


def _sides() -> list[Pick]:
    return [Pick(name, terms.character_name(tile)) for name, tile in TILE_BY_NAME.items()]


def _building_picks() -> list[Pick]:
    return [
        Pick("", NOTHING),
        *[Pick(name, terms.building_name(tile)) for name, tile in BUILDING.names.items()],
    ]


def yes_or_no() -> list[Pick]:
    return [Pick("", terms.say("easel.no")), Pick("yes", terms.say("easel.yes"))]


def _fields(rules: Rules) -> Sequence[Entry]:
    dice = [
        Entry(80, f"dice {letter}", partial(terms.say, "easel.dice", seat=letter), 0, TWO_DICE, each=False)
        for letter in LETTERS[: int(rules.seats)]
        if not rules.duel_tiles
    ]
    return [
        Entry(0, "round", label("round"), 0, int(rules.rounds), each=False, zero=True),
        Entry(20, "cash", label("cash"), 0, 3000),
        Entry(30, "vp", label("vp"), 0, 9999),
        Entry(40, "reserve", label("reserve"), 0, int(rules.cowboys), zero=True),
        Entry(50, "character", label("character"), picks=_character_picks),
        Entry(60, "second-character", label("second"), picks=_second_picks),
        Entry(70, "used", label("used"), picks=yes_or_no, flag=True),
        Entry(40, "first-chooser", label("first-chooser"), picks=seat_picks, each=False),
        Entry(50, "doubled", label("doubled"), picks=_building_picks, each=False),
        Entry(60, "bank", label("bank"), -MOST_MONEY, MOST_MONEY, each=False, zero=True),
        Entry(70, "placing due", label("due"), 0, MOST_HOUSES, each=False),
        *dice,
    ]


NUMBERS: Final = EaselPart(entries=_fields)
BASE: Final = (MAP, TOKENS, ON_PARCELS, DEADLINE, CAST, ORDERS, NUMBERS)
