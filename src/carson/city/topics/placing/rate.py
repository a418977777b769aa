"""What a cowboy is worth at a place."""

from typing import Final

from mypy_extensions import i64

from carson.city.count.places import taken_parcels, unowned_land
from carson.city.evaluator.look import Look
from carson.city.evaluator.places import SURE, TURN
from carson.city.evaluator.rater import MORE_TO_PLACE, Rater
from carson.city.facts.ids import CITY_HALL, PASS
from carson.city.table.agenda import ASK_PLACE
from carson.city.table.table import Table


def rate_cowboys(s: Table, seat: i64, packed: i64, look: Look) -> None:
    """Every place worth a look, and what else can be done with a cowboy; `places` has looked already."""
    values = look.values
    land = values.shortlist[seat] if look.ranked.found is None else unowned_land(s)
    land |= values.raids[seat] | s.built[CITY_HALL] | s.outlaws | (taken_parcels(s) & s.owned[seat])
    look.places.add_all(s, seat, s.options[0] & land, look.places.offered(s), TURN, look.ranked)
    for more in MORE_TO_PLACE:
        more.rate(s, seat, packed, look)


class PlaceRater(Rater):
    """A cowboy to a place, or a pass."""

    def rate(self, s: Table, seat: i64, packed: i64, look: Look) -> None:
        look.places.look(s, seat)
        look.ranked.add(PASS, look.places.passing)
        rate_cowboys(s, seat, packed, look)


class SureRater(Rater):
    """A cowboy that nobody contests: what a place is worth once it is won."""

    def rate(self, s: Table, seat: i64, packed: i64, look: Look) -> None:
        look.places.look(s, seat)
        look.places.add_all(s, seat, look.known(s, seat), look.places.offered(s), SURE, look.ranked)


RATERS: Final[dict[int, Rater]] = {ASK_PLACE: PlaceRater()}
