"""Games of earlier versions of the rules: the options with which they go on as they began."""

from carson.city.facts.editions import NEWEST, SWITCHES, switches_of
from carson.core.game import Options


def keeps_2023_5(options: Options) -> Options:
    """What 2009 had before 2023.6: no red sides even by chance, rivers of tiles, any single rule."""
    kept = dict(options)
    if options.get("edition") != "2009":
        return kept
    if options.get("sides") == "random":
        kept["sides"] = "yellow"
    if options.get("river") and options.get("characters") != "random":  # whom it draws, no other box can say
        kept["edition"] = NEWEST
        kept["rules"] = _with_rules(options, {**switches_of("2009"), "river-mountains": "6"})
    else:
        kept["rules"] = _with_rules(options, {}, "2009")
    return kept


def _with_rules(options: Options, values: dict[str, str], edition: str = NEWEST) -> str:
    """The single rules of a game, and these where it says nothing, without those a box has nothing for."""
    named = dict([setting.split("=") for setting in options.get("rules", "").split(",") if setting])
    about = {switch.name for switch in SWITCHES if switch.concerns(edition)}
    return ",".join([f"{name}={value}" for name, value in {**values, **named}.items() if name in about])
