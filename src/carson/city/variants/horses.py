"""Horses: enclosures to put them in, a horse for sale on Wages, a rodeo each round, points at the end."""

from __future__ import annotations

from carson.city.facts.enclosures import HORSES, RIDE, START_HORSES, YARDS
from carson.city.facts.rules import Rules
from carson.core.game import Options

ALL_AT_ONCE = "kit-carson"  # the variant in which nobody waits for a turn


def change(rules: Rules, options: Options) -> None:
    """When all place at once, nobody needs the second enclosure (B-PAIRS)."""
    rules.start_horses = START_HORSES
    rules.horses = HORSES
    rules.enclosures = (1 << YARDS) - 1
    if ALL_AT_ONCE in options["variants"].split(","):
        rules.enclosures &= ~(1 << RIDE)


def check(options: Options) -> None:
    """They go together with everything."""
