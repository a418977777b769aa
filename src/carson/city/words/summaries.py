"""A game in a few words, from its options: "Gold rush with Horses, 4 players"."""

from collections.abc import Iterator

from carson.city.facts.editions import EDITIONS, NEWEST
from carson.city.options import AS_LISTED, EXTRAS, PICKED, RANDOM, VARIANTS, chosen, is_solo, usual
from carson.city.words.boxes import box_name
from carson.city.words.terms import listed, say
from carson.core.options import Options, names_in
from carson.core.words import players
from carson.core.words import say as say_any

USUAL_CAST = "first-game"  # of any game for which nobody asks for others


def summary(options: Options) -> str:
    """What is played, what is not as usual, and how many play."""
    variants = listed([say(f"variant.{name}.name") for name in chosen(options)])
    head = _set(options)
    parts = [say("summary.with", head=head, variants=variants) if variants else head, *_unusual(options)]
    if not is_solo(options):
        parts.append(players(int(options["seats"])))
    return say_any("list.comma").join(parts)


def _set(options: Options) -> str:
    """The set of characters, or the solo game."""
    if is_solo(options):
        return say("summary.solo", level=say(f"solo.{options['solo']}.name"))
    cast = options["characters"]
    return say(f"summary.{cast}" if cast in (USUAL_CAST, RANDOM, PICKED) else f"cast.{cast}.name")


def _unusual(options: Options) -> Iterator[str]:
    """The box, the characters, the number of buildings, how a variant is played, and single rules."""
    edition, more, buildings = options["edition"], names_in(options["expansions"]), options["buildings"]
    if edition != NEWEST or more:
        yield box_name(edition, more)
    if options["sides"] != AS_LISTED and not is_solo(options):
        yield say(f"summary.sides.{options['sides']}")
    if options["characters-first"] == "yes" and not is_solo(options):
        yield say("summary.characters-first")
    given = {name: options[name] for name in ("edition", "solo") if options.get(name)}
    if EDITIONS[edition].extra_buildings and buildings != usual(given)["buildings"]:
        yield say("summary.buildings", number=len(names_in(buildings)), most=len(EXTRAS))
    for option in [option for name in chosen(options) for option in VARIANTS[name].options]:
        if options[option.name] != option.default:
            yield say(f"summary.{option.name}")
    if options["rules"]:
        yield say("summary.rules", number=len(names_in(options["rules"])))
