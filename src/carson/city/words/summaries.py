"""A game in a few words, from its options: "Gold rush with Horses, 4 players"."""

from carson.city.facts.editions import EDITIONS, NEWEST
from carson.city.options import (
    AS_LISTED,
    EXTRAS,
    PICKED,
    RANDOM,
    VARIANTS,
    chosen,
    expansions,
    is_solo,
    usual,
)
from carson.city.words.boxes import box_name
from carson.city.words.terms import listed, say
from carson.core.game import Options
from carson.core.words import players
from carson.core.words import say as say_any

USUAL_CAST = "first-game"  # of any game for which nobody asks for others


def summary(options: Options) -> str:
    """What is played, what is not as usual, and how many play."""
    parts = [_headed(options), *_box(options), *_cast(options), *_buildings(options), *_rules(options)]
    if not is_solo(options):
        parts.append(players(int(options["seats"])))
    return say_any("list.comma").join(parts)


def _headed(options: Options) -> str:
    """The set of characters, or the solo game, with the variants."""
    variants = listed([say(f"variant.{name}.name") for name in chosen(options)])
    head = _set(options)
    return say("summary.with", head=head, variants=variants) if variants else head


def _set(options: Options) -> str:
    if is_solo(options):
        return say("summary.solo", level=say(f"solo.{options['solo']}.name"))
    cast = options["characters"]
    return say(f"summary.{cast}" if cast in (USUAL_CAST, RANDOM, PICKED) else f"cast.{cast}.name")


def _box(options: Options) -> list[str]:
    """The edition and what is played with it, if it is not the newest alone."""
    own = expansions(options)
    return [box_name(options["edition"], own)] if options["edition"] != NEWEST or own else []


def _cast(options: Options) -> list[str]:
    if is_solo(options):
        return []
    told = [] if options["sides"] == AS_LISTED else [say(f"summary.sides.{options['sides']}")]
    if options["characters-first"] == "yes":
        told.append(say("summary.characters-first"))
    return told


def _buildings(options: Options) -> list[str]:
    """How many of the buildings beyond the basic ones there are, unless it is as many as usual."""
    there = [name for name in options["buildings"].split(",") if name]
    if not EDITIONS[options["edition"]].extra_buildings or options["buildings"] == _usual_buildings(options):
        return []
    return [say("summary.buildings", number=len(there), most=len(EXTRAS))]


def _usual_buildings(options: Options) -> str:
    given = {name: options[name] for name in ("edition", "solo") if options.get(name)}
    return usual(given)["buildings"]


def _rules(options: Options) -> list[str]:
    """What is set by hand: how a variant is played, and single rules."""
    told = [
        say(f"summary.{option.name}")
        for name in chosen(options)
        for option in VARIANTS[name].options
        if options[option.name] != option.default
    ]
    single = [setting for setting in options["rules"].split(",") if setting]
    return [*told, say("summary.rules", number=len(single))] if single else told
