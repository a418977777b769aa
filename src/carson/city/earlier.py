"""Games of earlier versions of the rules: the options with which they go on as they began."""

from typing import Final

from carson.city.facts.editions import NEWEST, SWITCHES, switches_of
from carson.core.game import Options

# the switches of 2023.6, as everybody played before
BEFORE: Final = {
    "round-end": "characters-last",
    "white-cowboy": "no-duel",
    "red-sheriff": "every-duel",
    "cancelled-attack": "defender-home",
}


def keeps_2023_5(options: Options) -> Options:
    """All editions had these four rules; 2009 had no red sides even by chance, and river tiles."""
    edition = options.get("edition", NEWEST)
    before = {name: value for name, value in BEFORE.items() if switches_of(edition)[name] != value}
    kept = {**options, "rules": _with_rules(options, before, edition)}
    if edition != "2009":
        return kept
    if options.get("sides") == "random":
        kept["sides"] = "yellow"
    if options.get("river") and options.get("characters") != "random":  # whom it draws, no other box can say
        kept["edition"] = NEWEST
        kept["rules"] = _with_rules(options, {**switches_of("2009"), "river-mountains": "6", **BEFORE})
    return kept


def _with_rules(options: Options, values: dict[str, str], edition: str = NEWEST) -> str:
    """The single rules of a game, and these where it says nothing, without those a box has nothing for."""
    named = dict([setting.split("=") for setting in options.get("rules", "").split(",") if setting])
    about = {switch.name for switch in SWITCHES if switch.concerns(edition)}
    return ",".join([f"{name}={value}" for name, value in {**values, **named}.items() if name in about])
