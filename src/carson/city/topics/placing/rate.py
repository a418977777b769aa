"""What a cowboy is worth at a place."""

from typing import Final

from mypy_extensions import i64

from carson.city.count.places import taken_parcels, unowned_land
from carson.city.evaluator.look import Look
from carson.city.evaluator.rater import MORE_TO_PLACE, Rater
from carson.city.facts.geometry import bit, first
from carson.city.facts.ids import CITY_HALL, PASS, SPACE
from carson.city.table import Table, agenda


def rate_places(s: Table, seat: i64, packed: i64, look: Look) -> None:
    """A cowboy to a place, or a pass."""
    look.places.look(s, seat)
    look.ranked.add(PASS, look.places.pass_worth(s))
    rate_cowboys(s, seat, packed, look)


def rate_cowboys(s: Table, seat: i64, packed: i64, look: Look) -> None:
    """Every place worth a look, and what else can be done with a cowboy; `places` has looked already."""
    places = look.places
    ranked = look.ranked
    values = look.values
    spaces = places.offered(s)
    while spaces != 0:
        space = first(spaces)
        spaces &= ~bit(space)
        ranked.add(SPACE + space, places.turn(s, seat, SPACE + space))
    land = values.shortlist[seat] if ranked.found is None else unowned_land(s)
    land |= values.raids[seat] | s.built[CITY_HALL] | s.outlaws | (taken_parcels(s) & s.owned[seat])
    parcels = s.options[0] & land
    while parcels != 0:
        parcel = first(parcels)
        parcels &= ~bit(parcel)
        ranked.add(parcel, places.turn(s, seat, parcel))
    for more in MORE_TO_PLACE:
        more.rate(s, seat, packed, look)


def rate_sure(s: Table, seat: i64, look: Look) -> None:
    """A cowboy that nobody contests: what a place is worth once it is won."""
    places = look.places
    places.look(s, seat)
    spaces = places.offered(s)
    while spaces != 0:
        space = first(spaces)
        spaces &= ~bit(space)
        look.ranked.add(SPACE + space, places.worth(s, seat, SPACE + space))
    parcels = look.known(s, seat)
    while parcels != 0:
        parcel = first(parcels)
        parcels &= ~bit(parcel)
        look.ranked.add(parcel, places.worth(s, seat, parcel))


class PlaceRater(Rater):
    """A cowboy to a place, or a pass."""

    def rate(self, s: Table, seat: i64, packed: i64, look: Look) -> None:
        rate_places(s, seat, packed, look)


class SureRater(Rater):
    """A place that nobody contests."""

    def rate(self, s: Table, seat: i64, packed: i64, look: Look) -> None:
        rate_sure(s, seat, look)


RATERS: Final[dict[int, Rater]] = {agenda.ASK_PLACE: PlaceRater()}
