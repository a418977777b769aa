"""When a cowboy is better taken back."""

from typing import Final

from mypy_extensions import i64

from carson.city.count import placing, shifting
from carson.city.evaluator import scale
from carson.city.evaluator.places import NOTHING, RATE, Places
from carson.city.evaluator.rater import Look, Rater
from carson.city.facts.geometry import bit, bits
from carson.city.facts.ids import BACK, BACK_SPACE, DONE, SPACE
from carson.city.table.agenda import ASK_SHIFT, PLACE_TOGETHER
from carson.city.table.moves import take_back
from carson.city.table.table import Table
from carson.city.topics.placing.rules import PlaceRater, SureRater, rate_cowboys


class TakeBackRater(Rater):
    """A cowboy in a duel it will hardly win goes where it is worth more."""

    def rate(self, s: Table, seat: i64, a: i64, look: Look) -> None:
        places = look.places
        parcels = s.options[BACK >> 6] & s.at_parcel[seat] & places.on_parcels
        spaces = s.options[BACK_SPACE >> 6] & s.at_space[seat] & places.on_spaces
        if parcels == 0 and spaces == 0:
            return
        for parcel in bits(parcels):
            look.ranked.add(BACK + parcel, _gain_by_shifting(s, seat, places, parcel))
        for space in bits(spaces):
            look.ranked.add(BACK_SPACE + space, _gain_by_shifting(s, seat, places, SPACE + space))
        places.look(s, seat)


def _gain_by_shifting(s: Table, seat: i64, places: Places, place: i64) -> float:
    """What the best other place is worth more than this one."""
    without = s.clone()
    assert isinstance(without, Table)
    take_back(without, seat, place)
    places.look(without, seat)
    spaces = placing.target_spaces(without, seat)
    land = places.known_land(s, seat) | s.outlaws | s.owned[seat]
    parcels = placing.target_parcels(without, seat) & land
    on_space: i64 = bit(place - SPACE) if place >= SPACE else 0
    on_parcel: i64 = bit(place) if place < SPACE else 0
    is_target = ((spaces & on_space) | (parcels & on_parcel)) != 0
    here = places.rate(without, seat, place) if is_target else 0.0
    best = places.best_of(without, seat, parcels & ~on_parcel, spaces & ~on_space, RATE)
    return max(best, 0.0) - here - scale.TROUBLE


class ShiftRater(SureRater):
    """Where a piece goes that was taken back; at home it gains nothing."""

    def rate(self, s: Table, seat: i64, a: i64, look: Look) -> None:
        if a == shifting.TOOK_WHITE:
            look.ranked.add(DONE, NOTHING)
            super().rate(s, seat, a, look)
        else:
            look.ranked.add(DONE, 0.0)
            look.places.look(s, seat)
            rate_cowboys(s, seat, a, look)


RATERS: Final[dict[int, Rater]] = {PLACE_TOGETHER: PlaceRater(), ASK_SHIFT: ShiftRater()}
MORE_TO_PLACE: Final[list[Rater]] = [TakeBackRater()]
