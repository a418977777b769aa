"""What a character is worth."""

from mypy_extensions import i64

from carson.city.count.places import unowned_land
from carson.city.evaluator.rater import Look, Rater, is_option
from carson.city.facts.characters import LIMIT, NO_TILE
from carson.city.facts.ids import CHARACTER, NO
from carson.city.table import Table, agenda


class CharacterRater(Rater):
    """Characters by their powers and their cash limit, less that of the one the seat has already."""

    def rate(self, s: Table, seat: i64, packed: i64, look: Look) -> None:
        if is_option(s, NO):
            look.ranked.add(NO, 0.0)
        look.plan.make(s, seat, look.values)
        land = unowned_land(s)
        if look.ranked.found is None:
            land &= look.values.shortlist[seat]
        less: i64 = LIMIT[s.character[seat]]
        tile: i64
        for tile in range(NO_TILE):
            if is_option(s, CHARACTER + tile):
                look.ranked.add(CHARACTER + tile, look.characters.tile(s, seat, tile, look.plan, less, land))


RATERS = {agenda.ASK_CHARACTER: CharacterRater()}
