"""A New Beginning: everybody writes down in secret what to start with."""

from __future__ import annotations

from carson.city.facts.rules import Rules
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


def check(options: Options) -> None:
    """It can be played with everything."""
