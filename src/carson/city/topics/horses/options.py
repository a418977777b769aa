"""Horses: enclosures to put them in, a horse for sale on Wages, a rodeo each round, points at the end."""

from carson.city.facts.enclosures import HORSES, RIDE, START_HORSES, YARDS
from carson.city.facts.rules import Rules
from carson.city.variant import Variant
from carson.core.game import Options


def change(rules: Rules, options: Options) -> None:
    """When all place at once, nobody needs the second enclosure (B-PAIRS)."""
    rules.start_horses = START_HORSES
    rules.horses = HORSES
    rules.enclosures = (1 << YARDS) - 1
    if "kit-carson" in options["variants"].split(","):
        rules.enclosures &= ~(1 << RIDE)


VARIANT = Variant("horses", 6, ("2023", "2015", "horses-heroes"), change, minutes=4.0)
