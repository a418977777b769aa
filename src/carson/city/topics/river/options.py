"""Carson River: water that nobody owns, bridges, and what they are worth."""

from __future__ import annotations

from typing import Final

from carson.city.facts.rivers import (
    PARCEL_NAMES,
    PRINTED_MOUNTAINS,
    PRINTED_RIVER,
    BadRiver,
    banks,
    bridges,
    check_river,
    mask_of,
    mountains_for,
    parcel_number,
)
from carson.city.facts.rules import Rules
from carson.city.variant import Variant, later
from carson.core.errors import BadOption
from carson.core.game import Option, Options, When


def change(rules: Rules, options: Options) -> None:
    parcels = water(options)
    rules.river = mask_of(parcels)
    rules.bridges = bridges(parcels)
    rules.banks = banks(parcels)
    rules.bridge_vp = 1
    rules.mountains = _mountains(rules, options)


def water(options: Options) -> set[int]:
    """The parcels of the river: those named, or the printed ones."""
    named = {parcel_number(name) for name in options["river"].split(",") if name}
    return named or set(PRINTED_RIVER)


def _mountains(rules: Rules, options: Options) -> int:
    """Fewer with more water; the gold rush keeps them all where the edition says so (R-GOLDRUSH)."""
    if options["characters"] == "gold-rush" and rules.gold_rush_mountains:
        return int(rules.mountains)
    if not options["river"] or rules.river_mountains:
        return PRINTED_MOUNTAINS
    return mountains_for(len(water(options)))


def check(options: Options) -> None:
    """A river must be one (R-RIVER-LAYOUT)."""
    try:
        check_river(sorted(water(options)))
    except BadRiver as error:
        raise BadOption(later("options.no-river", problem=error), "river") from error


VARIANT: Final = Variant(
    "river",
    2,
    ("2023", "2015", "2009"),
    change,
    check,
    options=(
        Option(
            "river", later("options.river"), "", PARCEL_NAMES, many=True, when=When("variants", ("river",))
        ),
    ),
    without="options.parcels-without-river",
)
