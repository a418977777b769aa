"""A New Beginning: everybody writes down in secret what to start with."""

from carson.city.facts.rules import Rules
from carson.city.variant import Variant
from carson.core.game import Options


def change(rules: Rules, options: Options) -> None:
    """The sheets take the place of the usual start."""
    rules.sheets = (1 << int(rules.seats)) - 1
    rules.bids = True
    rules.start_cash = 0
    rules.start_roads = 0
    rules.start_revolvers = 0
    rules.start_cowboys = 0
    rules.start_parcels = 0


VARIANT = Variant("new-beginning", 1, ("2023", "2015"), change, minutes=2.0)
