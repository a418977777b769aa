"""Which options go together: a BadOption, with the way out, for those that do not."""

from collections.abc import Callable

from carson.city.facts.casts import USUAL_SIZE, size_for, tiles_named
from carson.city.facts.characters import CHARACTERS, COWBOY, SIDES, YELLOW, number_of
from carson.city.facts.editions import EXPANSIONS, SWITCHES, Expansion, spans
from carson.city.options import PICKED, SOLO, VARIANTS, box, cast_for, chosen, expansions, has_horses, is_solo
from carson.city.variant import Variant, later
from carson.core.errors import BadOption
from carson.core.options import Options, names_in


def check(options: Options) -> None:
    """Raise BadOption for values that do not go together."""
    edition, seats = box(options), int(options["seats"])
    if seats > edition.seats:
        wider = _missing(options, lambda more: more.seats >= seats)
        raise _refusal(
            "seats", "options.too-many-seats", edition=edition.name, most=edition.seats, expansion=wider
        )
    if options["buildings"] and not edition.extra_buildings:
        named = options["buildings"]
        raise _refusal("buildings", "options.no-buildings", edition=edition.name, buildings=named)
    _check_variants(options)
    _check_rules(options)
    _check_picked(options)
    _check_tiles(options)


def _refusal(option: str, key: str, **values: object) -> BadOption:
    return BadOption(later(key, **values), option)


def _missing(options: Options, helps: Callable[[Expansion], bool]) -> str:
    """The expansion that would help and is not on the table; "none" if there is none."""
    for name, expansion in EXPANSIONS.items():
        if options["edition"] in expansion.extends and name not in expansions(options) and helps(expansion):
            return name
    return "none"


def _check_variants(options: Options) -> None:
    """Every variant must be in the box and be content with the other options, the solo game first of all."""
    if SOLO is not None and is_solo(options):
        SOLO.check(options)
    for name in chosen(options):
        _check_in_box(VARIANTS[name], options)
        VARIANTS[name].check(options)
    for variant in VARIANTS.values():
        for option in variant.options:
            value = options[option.name]
            if value != option.default and variant.name not in chosen(options):
                raise _refusal(option.name, variant.without, value=value)


def _check_in_box(variant: Variant, options: Options) -> None:
    if not {options["edition"], *expansions(options)}.intersection(variant.boxes):
        named = {"edition": options["edition"], "variant": variant.name}
        lacks = _missing(options, lambda more: more.name in variant.boxes)
        raise _refusal("variants", "options.no-variant", **named, expansion=lacks)


def _check_rules(options: Options) -> None:
    """Single rules: each with one value, and about something in the box."""
    names = [setting.partition("=")[0] for setting in names_in(options["rules"])]
    for switch in SWITCHES:
        if names.count(switch.name) > 1:
            raise _refusal("rules", "options.rule-twice", rule=switch.name)
        if switch.name in names and not switch.concerns(options["edition"]):
            raise _refusal("rules", "options.no-rule", edition=options["edition"], rule=switch.name)


def _check_picked(options: Options) -> None:
    """Picked tiles: enough of them, and no character twice."""
    if options["characters"] != PICKED:
        if options["tiles"]:
            raise _refusal("tiles", "options.not-picked", picked=PICKED)
        return
    numbers = [number_of(tile) for tile in tiles_named(options["tiles"])]
    for number in numbers:
        if numbers.count(number) > 1:
            raise _refusal("tiles", "options.both-sides", tile=SIDES[number * 2].name)
    size = size_for(numbers)
    if len(numbers) != size:
        key = "options.set-with-paperboy" if size > USUAL_SIZE else "options.set-without-paperboy"
        raise _refusal("tiles", key, size=size, picked=len(numbers))


def _check_tiles(options: Options) -> None:
    """Every tile must be in the box of the edition and of use in the game."""
    for tile in cast_for(options).tiles:
        _check_tile(tile, options)


def _check_tile(tile: int, options: Options) -> None:
    blamed = "tiles" if options["characters"] == PICKED else "characters"
    number, numbers = number_of(tile), box(options).characters
    if number < CHARACTERS and number not in numbers:
        named = {"tile": SIDES[tile].name, "edition": options["edition"], "numbers": spans(numbers)}
        lacks = _missing(options, lambda more: number in more.characters)
        raise _refusal(blamed, "options.not-in-box", **named, expansion=lacks)
    if tile == COWBOY * 2 + YELLOW and not has_horses(options):
        raise _refusal(blamed, "options.cowboy-without-horses")
