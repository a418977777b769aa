"""The solo game: one person against Jeb Standish, whom the rules play (B-SOLO).

It is chosen by an option of its own, since it settles who sits at the table.
"""

from typing import Final

from carson.city.facts.rules import Rules
from carson.city.facts.standish import SEAT, STRATEGIES, STRATEGY_CARDS
from carson.city.variant import Variant, later
from carson.core.errors import BadOption
from carson.core.game import Option, Options

EDITION: Final = "2023"
VARIANTS: Final = ("new-beginning", "river", "might-is-right")  # that Standish knows how to play
UNUSED_BUILDINGS: Final = ("school", "station", "city-hall")  # D-62, besides the Church

# what is not said about a solo game
USUAL: Final = {"seats": "2", "characters": "random", "sides": "random", "buildings": "blacksmith,store"}


def change(rules: Rules, options: Options) -> None:
    rules.standish = SEAT
    rules.players = rules.seats - 1
    rules.strategy = STRATEGIES.index(options["solo"])
    rules.cards = STRATEGY_CARDS[rules.strategy]
    rules.city_hall_at_setup = False  # there is none
    people = (1 << int(rules.players)) - 1  # Standish has neither tiles nor a sheet, and nobody bids
    rules.tile_seats &= people
    rules.duel_tiles = min(rules.duel_tiles, rules.players)
    rules.sheets &= people
    rules.bids = False


def check(options: Options) -> None:
    """Raise BadOption, with the way out, for what does not go with a solo game."""
    if options["edition"] != EDITION:
        raise BadOption(later("options.solo-edition", edition=EDITION), "edition")
    for name in ("seats", "characters", "sides"):
        if options[name] != USUAL[name]:
            raise BadOption(later(f"options.solo-{name}"), name)
    for name in options["buildings"].split(","):
        if name in UNUSED_BUILDINGS:
            raise BadOption(later("options.solo-building", building=name), "buildings")
    for name in options["variants"].split(","):
        if name and name not in VARIANTS:
            raise BadOption(
                later("options.solo-variant", variant=name, known=", ".join(VARIANTS)), "variants"
            )


VARIANT = Variant(
    "solo",
    0,
    (EDITION,),
    change,
    check,
    options=(Option("solo", later("options.solo"), "", ("", *STRATEGIES)),),
    usual=USUAL,
)
