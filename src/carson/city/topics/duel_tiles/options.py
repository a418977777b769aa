"""Might is Right: duel tiles in hidden hands instead of dice."""

from typing import Final

from carson.city.facts.rules import Rules
from carson.city.variant import Variant
from carson.core.game import Options

SETS: Final = 5  # of tiles 0 to 5 in the box
VALUES: Final = 6


def change(rules: Rules, options: Options) -> None:
    """Two start with a set each; more are dealt as many sets as they are, as far as there are sets (D-52)."""
    seats = int(rules.seats)
    rules.tile_seats = (1 << seats) - 1
    rules.duel_tiles = min(seats, SETS)
    rules.dealt_tiles = 0 if seats == 2 else rules.duel_tiles * VALUES // seats


VARIANT = Variant("might-is-right", 3, ("2023", "2015", "2009"), change, secret=True, minutes=1.0)
