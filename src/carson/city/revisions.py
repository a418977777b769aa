"""The versions of the rules, and which games each of them has changed (CHANGELOG.md tells what)."""

from typing import Final

from carson.city import options as settings
from carson.city.facts.characters import SIDES
from carson.core.game import Options, Revision


def _touched_by_7(options: Options) -> bool:
    """The white cowboy beside a no-duel token, take-backs from enclosures, the red Sheriff of 2015."""
    cast, rules = settings.cast_for(options), settings.switches(options)
    tiles = {SIDES[tile].name for tile in (*cast.tiles, *cast.pool)}
    beside = "sheriff" in tiles and tiles.intersection(("singer", "singer-red"))
    begun = "sheriff-red" in tiles and rules["red-sheriff"] == "challenged"
    shifted = {"kit-carson", "horses"} <= {*settings.chosen(options)}
    return bool((beside and rules["white-cowboy"] == "no-duel") or begun or shifted)


REVISIONS: Final = (
    *(Revision(f"2023.{n}") for n in range(1, 6)),  # none changed a game that could be played
    Revision("2023.6", lambda options: True),
    Revision("2023.7", _touched_by_7),
)
