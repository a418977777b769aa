"""Carson River: water that nobody owns, bridges, and what they are worth."""

from typing import Final

from carson.city.facts import rivers
from carson.city.facts.rules import Rules
from carson.city.variant import Variant, later
from carson.core.errors import BadOption
from carson.core.game import Option, Options, When

TILE_BOXES: Final = ("2023", "2015")  # editions with river tiles; the others have a printed river only


def change(rules: Rules, options: Options) -> None:
    parcels = water(options)
    rules.river = rivers.mask_of(parcels)
    rules.bridges = rivers.bridges(parcels)
    rules.banks = rivers.banks(parcels)
    rules.bridge_vp = 1
    rules.mountains = _mountains(rules, options)


def water(options: Options) -> set[int]:
    """The parcels of the river: those named, or the printed ones."""
    named = {rivers.parcel_number(name) for name in options["river"].split(",") if name}
    return named or set(rivers.PRINTED_RIVER)


def _mountains(rules: Rules, options: Options) -> int:
    """Fewer with more water; the gold rush keeps them all where the edition says so (R-GOLDRUSH)."""
    if options["characters"] == "gold-rush" and rules.gold_rush_mountains:
        return int(rules.mountains)
    if not options["river"] or rules.river_mountains:
        return rivers.PRINTED_MOUNTAINS
    return rivers.USUAL_MOUNTAINS - len(water(options)) // rivers.TILES_FOR_A_MOUNTAIN  # EX-22, D-56


def check(options: Options) -> None:
    """A river must be one, and for another than the printed one the box needs tiles (R-RIVER-LAYOUT)."""
    if options["river"] and options["edition"] not in TILE_BOXES:
        raise BadOption(later("options.no-river-tiles", edition=options["edition"]), "river")
    try:
        rivers.check_river(sorted(water(options)))
    except rivers.BadRiver as error:
        raise BadOption(later("options.no-river", problem=error), "river") from error


VARIANT = Variant(
    "river",
    2,
    ("2023", "2015", "2009"),
    change,
    check,
    options=(
        Option(
            "river",
            later("options.river"),
            "",
            rivers.PARCEL_NAMES,
            many=True,
            when=When("variants", ("river",)),
        ),
    ),
    without="options.parcels-without-river",
)
