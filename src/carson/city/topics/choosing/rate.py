"""What a character is worth."""

from mypy_extensions import i64

from carson.city.count.places import unowned_land
from carson.city.evaluator.rater import Look, Rater, is_option
from carson.city.facts.characters import NO_TILE
from carson.city.facts.ids import CHARACTER
from carson.city.table import Table, agenda


def rate_characters(s: Table, seat: i64, look: Look, less: i64) -> None:
    """Characters by their powers and their cash limit, which `less` changes."""
    look.plan.make(s, seat, look.values)
    land = unowned_land(s)
    if look.ranked.found is None:
        land &= look.values.shortlist[seat]
    tile: i64
    for tile in range(NO_TILE):
        if is_option(s, CHARACTER + tile):
            look.ranked.add(CHARACTER + tile, look.characters.tile(s, seat, tile, look.plan, less, land))


class CharacterRater(Rater):
    """A character for the round."""

    def rate(self, s: Table, seat: i64, packed: i64, look: Look) -> None:
        rate_characters(s, seat, look, 0)


RATERS = {agenda.ASK_CHARACTER: CharacterRater()}
