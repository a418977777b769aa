"""The solo game: one person against Jeb Standish, whom the rules play (B-SOLO).

It is chosen by an option of its own, since it settles who sits at the table.
"""

from __future__ import annotations

from typing import Final

from carson.city.facts.rules import Rules
from carson.city.facts.standish import CHARACTERS, SEAT, STRATEGIES, STRATEGY_CARDS, UNUSED_TYPES
from carson.core.errors import BadOption
from carson.core.game import Options

__all__ = ["CHARACTERS", "UNUSED_TYPES", "USUAL", "change", "check"]

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
        raise BadOption(f"only the {EDITION} edition has the solo game; take that edition", "edition")
    if options["seats"] != USUAL["seats"]:
        raise BadOption("a solo game has two seats, yours and that of Standish; leave seats out", "seats")
    if options["characters"] != USUAL["characters"]:
        raise BadOption("a solo game draws its seven characters; leave characters out", "characters")
    if options["sides"] != USUAL["sides"]:
        raise BadOption("in a solo game chance decides the sides; leave sides out", "sides")
    for name in options["buildings"].split(","):
        if name in UNUSED_BUILDINGS:
            raise BadOption(f"a solo game is played without the {name}; leave it out", "buildings")
    for name in options["variants"].split(","):
        if name and name not in VARIANTS:
            known = ", ".join(VARIANTS)
            raise BadOption(
                f"Standish cannot play the variant {name}; he knows {known}, so leave it out", "variants"
            )
