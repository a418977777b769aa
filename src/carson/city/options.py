"""The options of the board game: what can be decided before a game, and the Rules that follow from it."""

from collections.abc import Iterator, Mapping

from carson.city.facts.buildings import BUILDINGS, TYPE_BY_NAME
from carson.city.facts.casts import CASTS, TILE_NAMES, Cast, sides_of, size_for, tiles_named
from carson.city.facts.characters import COWBOY, RED, YELLOW, number_of, side_is_open
from carson.city.facts.editions import EDITIONS, EXPANSIONS, NEWEST, SWITCHES, Edition, box_of, switches_of
from carson.city.facts.rules import BASIC_TYPES, EXTRA_TYPES, Rules, bag_of
from carson.city.facts.standish import CHARACTERS, UNUSED_TYPES
from carson.city.topics import listed
from carson.city.variant import Variant, later
from carson.core.game import Option, When
from carson.core.options import Options, names_in

EXTRAS = tuple(BUILDINGS[t].name for t in sorted(EXTRA_TYPES))
RANDOM = "random"
PICKED = "picked"
AS_LISTED = "as-listed"
SETTINGS = tuple(f"{switch.name}={value}" for switch in SWITCHES for value in switch.values)

# ---- variants: those whose rooms exist

_FOUND = sorted(listed("options", "VARIANT", Variant), key=lambda variant: variant.place)
SOLO: Variant | None = next((variant for variant in _FOUND if variant.name == "solo"), None)
VARIANTS: dict[str, Variant] = {variant.name: variant for variant in _FOUND if variant is not SOLO}


def chosen(options: Mapping[str, str]) -> list[str]:
    return names_in(options["variants"])


def is_solo(options: Mapping[str, str]) -> bool:
    return bool(options.get("solo"))


def in_game(options: Mapping[str, str]) -> Iterator[Variant]:
    """The variants of a game; the solo game last, which has its say about all others."""
    yield from (VARIANTS[name] for name in chosen(options))
    if SOLO is not None and is_solo(options):
        yield SOLO


# ---- the options

IN_COMPANY = When("solo", ("",)) if SOLO is not None else None  # what a solo game settles by itself
WITH_EXTRAS = When("edition", tuple(name for name, box in EDITIONS.items() if box.extra_buildings))
WITH_EXPANSIONS = When(
    "edition", tuple(name for name in EDITIONS if any(name in more.extends for more in EXPANSIONS.values()))
)

OPTIONS = (
    Option("seats", later("options.seats"), "4", ("2", "3", "4", "5", "6"), when=IN_COMPANY),
    *(SOLO.options if SOLO is not None else ()),
    Option("edition", later("options.edition"), NEWEST, tuple(EDITIONS), preset=True, when=IN_COMPANY),
    Option("expansions", later("options.expansions"), "", tuple(EXPANSIONS), many=True, when=WITH_EXPANSIONS),
    Option(
        "characters", later("options.characters"), "first-game", (*CASTS, RANDOM, PICKED), when=IN_COMPANY
    ),
    Option("tiles", later("options.tiles"), "", TILE_NAMES, many=True, when=When("characters", (PICKED,))),
    Option("sides", later("options.sides"), AS_LISTED, (AS_LISTED, "yellow", "red", RANDOM), when=IN_COMPANY),
    Option(
        "characters-first",
        later("options.characters-first"),
        "no",
        ("no", "yes"),
        when=When("characters", (RANDOM,)),
    ),
    Option("buildings", later("options.buildings"), ",".join(EXTRAS), EXTRAS, many=True, when=WITH_EXTRAS),
    Option("variants", later("options.variants"), "", tuple(VARIANTS), many=True),
    *(option for variant in VARIANTS.values() for option in variant.options),
    Option("rules", later("options.rules"), "", SETTINGS, many=True),
)


def filled_in(given: Mapping[str, str]) -> dict[str, str]:
    """The given options, and what the edition or a solo game says about those that are not given."""
    if SOLO is not None and is_solo(given):
        return {**SOLO.usual, **given}
    edition = EDITIONS.get(given.get("edition", NEWEST))
    if edition is not None and not edition.extra_buildings:
        return {"buildings": "", **given}
    return dict(given)


def usual(given: Mapping[str, str]) -> Options:
    """The given options and, unchecked, the usual values of the others."""
    return {option.name: option.default for option in OPTIONS} | filled_in(given)


# ---- what follows from them


def expansions(options: Mapping[str, str]) -> list[str]:
    return names_in(options["expansions"])


def box(options: Options) -> Edition:
    """What is in the boxes on the table."""
    return box_of(options["edition"], expansions(options))


def keeps_secrets(options: Options) -> bool:
    """Whether players hide something from each other all the time: hands of duel tiles."""
    return any(variant.secret for variant in in_game(options))


def cast_for(options: Options) -> Cast:
    """The characters of a game: the fixed tiles, or what chance decides."""
    sides = options["sides"]
    if options["characters"] == RANDOM:
        numbers = CHARACTERS if is_solo(options) else box(options).characters
        pool = [tile for number in numbers for tile in _lying(number, options)]
        useful = [tile for tile in pool if tile != COWBOY * 2 + YELLOW or has_horses(options)]  # R-COWBOY-Y
        return Cast(b"", bytes(useful), size_for([]))
    picked = options["characters"] == PICKED
    named = tiles_named(options["tiles"]) if picked else CASTS[options["characters"]]
    if sides == AS_LISTED:
        return Cast(named)
    lying = {number_of(tile): _lying(number_of(tile), options) for tile in named}
    return Cast(
        bytes(tiles[0] for tiles in lying.values() if len(tiles) == 1),
        bytes(tile for tiles in lying.values() if len(tiles) > 1 for tile in tiles),
        open_sides=bytes(number for number, tiles in lying.items() if len(tiles) > 1),
    )


def has_horses(options: Options) -> bool:
    return "horses" in chosen(options)


def _lying(number: int, options: Options) -> list[int]:
    """The tiles of one character that may come into play."""
    sides = options["sides"]
    if sides == "yellow" or sides == "red":
        return [number * 2 + (YELLOW if side_is_open(number) or sides == "yellow" else RED)]
    return sides_of(number, has_horses(options), sides == RANDOM or not box(options).yellow_first)


def switches(options: Options) -> dict[str, str]:
    """The edition's switches with the single rules of this game."""
    values = switches_of(options["edition"])
    for setting in names_in(options["rules"]):
        name, _, value = setting.partition("=")
        values[name] = value
    return values


def rules_for(options: Options) -> Rules:
    types = set(BASIC_TYPES) | {TYPE_BY_NAME[name] for name in names_in(options["buildings"])}
    if is_solo(options):
        types -= UNUSED_TYPES
    rules = Rules(options, cast_for(options), bag_of(types), switches(options))
    for variant in in_game(options):
        variant.change(rules, options)
    return rules
