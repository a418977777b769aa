"""Which options go together: a BadOption, with the way out, for those that do not."""

from carson.city.facts.casts import USUAL_SIZE, size_for, tiles_named
from carson.city.facts.characters import CHARACTERS, COWBOY, RED, SIDES, YELLOW, number_of, side_is_open
from carson.city.facts.editions import EDITIONS, Edition
from carson.city.options import PICKED, SOLO, VARIANTS, cast_for, chosen, has_horses, is_solo
from carson.city.variant import later
from carson.core.errors import BadOption
from carson.core.game import Options


def check(options: Options) -> None:
    """Raise BadOption for values that do not go together."""
    edition = EDITIONS[options["edition"]]
    if int(options["seats"]) > edition.seats:
        raise _refusal("seats", "options.too-many-seats", edition=edition.name, most=edition.seats)
    if options["buildings"] and not edition.extra_buildings:
        named = options["buildings"]
        raise _refusal("buildings", "options.no-buildings", edition=edition.name, buildings=named)
    _check_variants(options)
    _check_rules(options["rules"])
    _check_picked(options)
    _check_tiles(options)


def _refusal(option: str, key: str, **values: object) -> BadOption:
    return BadOption(later(key, **values), option)


def _check_variants(options: Options) -> None:
    """Every variant must be in the box and be content with the other options, the solo game first of all."""
    if SOLO is not None and is_solo(options):
        SOLO.check(options)
    for name in chosen(options):
        if options["edition"] not in VARIANTS[name].editions:
            raise _refusal("variants", "options.no-variant", edition=options["edition"], variant=name)
        VARIANTS[name].check(options)
    for variant in VARIANTS.values():
        for option in variant.options:
            value = options[option.name]
            if value != option.default and variant.name not in chosen(options):
                raise _refusal(option.name, variant.without, value=value)


def _check_rules(rules: str) -> None:
    names = [setting.partition("=")[0] for setting in rules.split(",") if setting]
    for name in names:
        if names.count(name) > 1:
            raise _refusal("rules", "options.rule-twice", rule=name)


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
    edition = EDITIONS[options["edition"]]
    if options["sides"] == "red" and not edition.red_sides:
        raise _refusal("sides", "options.yellow-edition", edition=edition.name)
    for tile in cast_for(options).tiles:
        _check_tile(tile, edition, options)


def _check_tile(tile: int, edition: Edition, options: Options) -> None:
    blamed = "tiles" if options["characters"] == PICKED else "characters"
    name = SIDES[tile].name
    if number_of(tile) < CHARACTERS and number_of(tile) not in edition.characters:
        first, last = edition.characters.start, edition.characters.stop - 1
        raise _refusal(blamed, "options.not-in-box", tile=name, edition=edition.name, first=first, last=last)
    if tile % 2 == RED and not edition.red_sides and not side_is_open(number_of(tile)):
        raise _refusal(blamed, "options.red-side", tile=name, edition=edition.name)
    if tile == COWBOY * 2 + YELLOW and not has_horses(options):
        raise _refusal(blamed, "options.cowboy-without-horses")
