"""The options of the board game: what can be decided before a game, and the Rules that follow from it."""

from __future__ import annotations

from collections.abc import Mapping

from carson.city.facts.buildings import BUILDINGS, TYPE_BY_NAME
from carson.city.facts.casts import CASTS, TILE_NAMES, Cast, sides_of, size_for, tiles_named
from carson.city.facts.characters import CHARACTERS, COWBOY, RED, SIDES, YELLOW, number_of, side_is_open
from carson.city.facts.editions import EDITIONS, NEWEST, SWITCHES, switches_of
from carson.city.facts.rivers import PARCEL_NAMES
from carson.city.facts.rules import BASIC_TYPES, EXTRA_TYPES, Rules, bag_of
from carson.city.facts.standish import STRATEGIES
from carson.city.variants import VARIANTS, chosen, solo
from carson.city.variants.kit_carson import MODES, TURNS
from carson.core.errors import BadOption
from carson.core.game import Option, Options, When

EXTRAS = tuple(BUILDINGS[t].name for t in sorted(EXTRA_TYPES))
RANDOM = "random"
PICKED = "picked"
AS_LISTED = "as-listed"
SETTINGS = tuple(f"{switch.name}={value}" for switch in SWITCHES for value in switch.values)
IN_COMPANY = When("solo", ("",))  # what a solo game settles by itself

OPTIONS = (
    Option("seats", "How many players sit at the table.", "4", ("2", "3", "4", "5", "6"), when=IN_COMPANY),
    Option(
        "solo",
        "Play alone against Jeb Standish, whom the rules play: his strategy, from almost easy to expert.",
        "",
        ("", *STRATEGIES),
    ),
    Option("edition", "Whose rulebook is followed.", NEWEST, tuple(EDITIONS), preset=True, when=IN_COMPANY),
    Option(
        "characters",
        "Which character tiles are in play: a set with a name, seven at random, or the picked ones.",
        "first-game",
        (*CASTS, RANDOM, PICKED),
        when=IN_COMPANY,
    ),
    Option(
        "tiles",
        "With picked characters: seven tiles, or eight if the Paperboy is among them.",
        "",
        TILE_NAMES,
        many=True,
        when=When("characters", (PICKED,)),
    ),
    Option(
        "sides",
        "Which side of the tiles is up: as the set lists it, all yellow, all red, or by chance.",
        AS_LISTED,
        (AS_LISTED, "yellow", "red", RANDOM),
        when=IN_COMPANY,
    ),
    Option(
        "buildings",
        "Which buildings join the eight basic types.",
        ",".join(EXTRAS),
        EXTRAS,
        many=True,
        when=When("edition", tuple(name for name, box in EDITIONS.items() if box.extra_buildings)),
    ),
    Option("variants", "Which variants are played.", "", tuple(VARIANTS), many=True),
    Option(
        "river",
        "With the variant river: its parcels, linked side by side; none for the printed river.",
        "",
        PARCEL_NAMES,
        many=True,
        when=When("variants", ("river",)),
    ),
    Option(
        "kit-mode",
        "With the variant kit-carson: one command each in turn order, or everybody at once.",
        TURNS,
        MODES,
        when=When("variants", ("kit-carson",)),
    ),
    Option(
        "rules", "Single rules that differ from the edition, each as name=value.", "", SETTINGS, many=True
    ),
)


def filled_in(given: Mapping[str, str]) -> dict[str, str]:
    """The given options, and what the edition or a solo game says about those that are not given."""
    if given.get("solo"):
        return {**solo.USUAL, **given}
    edition = EDITIONS.get(given.get("edition", NEWEST))
    if edition is not None and not edition.extra_buildings:
        return {"buildings": "", **given}
    return dict(given)


def usual(given: Mapping[str, str]) -> Options:
    """The given options and, unchecked, the usual values of the others."""
    return {option.name: option.default for option in OPTIONS} | filled_in(given)


# ---- what goes together


def check(options: Options) -> None:
    """Raise BadOption, with the way out, for values that do not go together."""
    edition = EDITIONS[options["edition"]]
    if int(options["seats"]) > edition.seats:
        raise BadOption(
            f"the {edition.name} edition is for at most {edition.seats} players; take fewer seats", "seats"
        )
    if options["buildings"] and not edition.extra_buildings:
        raise BadOption(
            f"the {edition.name} edition has only eight types of buildings; leave out {options['buildings']}",
            "buildings",
        )
    if options["solo"]:
        solo.check(options)
    _check_variants(options)
    _check_rules(options["rules"])
    _check_picked(options)
    _check_tiles(options)


def _check_variants(options: Options) -> None:
    """Every variant must be in the box and be content with the other options."""
    for name in chosen(options):
        if options["edition"] not in VARIANTS[name].editions:
            raise BadOption(
                f"the {options['edition']} edition does not have the variant {name}; leave it out", "variants"
            )
        VARIANTS[name].check(options)
    if options["river"] and "river" not in chosen(options):
        raise BadOption(
            "parcels of a river are named only with the variant river; take it, or leave them out", "river"
        )
    if options["kit-mode"] != TURNS and "kit-carson" not in chosen(options):
        raise BadOption(
            f"{options['kit-mode']} is a way to play the variant kit-carson; take it, or leave this out",
            "kit-mode",
        )


def _check_rules(rules: str) -> None:
    names = [setting.partition("=")[0] for setting in rules.split(",") if setting]
    for name in names:
        if names.count(name) > 1:
            raise BadOption(f"the rule “{name}” has two values; keep one of them", "rules")


def _check_picked(options: Options) -> None:
    """Picked tiles: enough of them, and no character twice."""
    if options["characters"] != PICKED:
        if options["tiles"]:
            wrong = f"tiles are named only with characters {PICKED}; take that, or leave tiles out"
            raise BadOption(wrong, "tiles")
        return
    numbers = [number_of(tile) for tile in tiles_named(options["tiles"])]
    for number in numbers:
        if numbers.count(number) > 1:
            raise BadOption(f"{SIDES[number * 2].name} is picked with both sides; keep one of them", "tiles")
    size = size_for(numbers)
    if len(numbers) != size:
        with_paperboy = "with" if size > 7 else "without"
        raise BadOption(
            f"a set {with_paperboy} the Paperboy has {size} characters, and {len(numbers)} are picked",
            "tiles",
        )


def _check_tiles(options: Options) -> None:
    """Every tile must be in the box of the edition and of use in the game."""
    edition = EDITIONS[options["edition"]]
    cast = cast_for(options)
    blamed = "tiles" if options["characters"] == PICKED else "characters"
    if options["sides"] == "red" and not edition.red_sides:
        raise BadOption(f"the {edition.name} edition is played with the yellow sides", "sides")
    for tile in cast.tiles:
        name = SIDES[tile].name
        if number_of(tile) < CHARACTERS and number_of(tile) not in edition.characters:
            raise BadOption(
                f"{name} is not in the {edition.name} edition, which has the characters "
                f"{edition.characters.start} to {edition.characters.stop - 1}; choose another set",
                blamed,
            )
        if tile % 2 == RED and not edition.red_sides and not side_is_open(number_of(tile)):
            raise BadOption(
                f"{name} is a red side, and the {edition.name} edition is played with yellow ones", blamed
            )
        if tile == COWBOY * 2 + YELLOW and not _has_horses(options):
            raise BadOption(
                "the yellow side of the Cowboy gives a horse and needs the variant horses; "
                "take that, or cowboy-red",
                blamed,
            )


# ---- what follows from them


def keeps_secrets(options: Options) -> bool:
    """Whether players hide something from each other all the time: hands of duel tiles."""
    return "might-is-right" in chosen(options)


def cast_for(options: Options) -> Cast:
    """The characters of a game: the fixed tiles, or what chance decides."""
    edition = EDITIONS[options["edition"]]
    sides = options["sides"]
    if options["characters"] == RANDOM:
        numbers = solo.CHARACTERS if options["solo"] else edition.characters
        pool = [tile for number in numbers for tile in _lying(number, options)]
        useful = [tile for tile in pool if tile != COWBOY * 2 + YELLOW or _has_horses(options)]  # R-COWBOY-Y
        return Cast(b"", bytes(useful), size_for([]))
    if options["characters"] == PICKED:
        listed = tiles_named(options["tiles"])
    else:
        listed = CASTS[options["characters"]]
    if sides == AS_LISTED:
        return Cast(listed)
    lying = {number_of(tile): _lying(number_of(tile), options) for tile in listed}
    return Cast(
        bytes(tiles[0] for tiles in lying.values() if len(tiles) == 1),
        bytes(tile for tiles in lying.values() if len(tiles) > 1 for tile in tiles),
        open_sides=bytes(number for number, tiles in lying.items() if len(tiles) > 1),
    )


def _has_horses(options: Options) -> bool:
    return "horses" in chosen(options)


def _lying(number: int, options: Options) -> list[int]:
    """The tiles of one character that may come into play."""
    sides = options["sides"]
    if sides == "yellow" or sides == "red":
        return [number * 2 + (YELLOW if side_is_open(number) or sides == "yellow" else RED)]
    return sides_of(number, _has_horses(options), EDITIONS[options["edition"]].red_sides)


def switches(options: Options) -> dict[str, str]:
    """The edition's switches with the single rules of this game."""
    values = switches_of(options["edition"])
    for setting in options["rules"].split(","):
        name, _, value = setting.partition("=")
        if name:
            values[name] = value
    return values


def rules_for(options: Options) -> Rules:
    """The Rules of settled options."""
    types = set(BASIC_TYPES) | {TYPE_BY_NAME[name] for name in options["buildings"].split(",") if name}
    if options["solo"]:
        types -= solo.UNUSED_TYPES
    cast = cast_for(options)
    rules = Rules(
        options, cast.tiles, bag_of(types), switches(options), cast.pool, cast.draws, cast.open_sides
    )
    for name in chosen(options):
        VARIANTS[name].change(rules, options)
    if options["solo"]:
        solo.change(rules, options)
    return rules
