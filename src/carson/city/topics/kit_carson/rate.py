"""When a cowboy is better taken back."""

from mypy_extensions import i64

from carson.city.count.placing import target_parcels, target_spaces
from carson.city.count.shifting import TOOK_WHITE, place_of
from carson.city.evaluator import scale
from carson.city.evaluator.places import NOTHING, Places
from carson.city.evaluator.rater import Look, Rater
from carson.city.facts.geometry import bit, first
from carson.city.facts.ids import BACK, BACK_SPACE, DONE, SPACE
from carson.city.table import Table, agenda, moves
from carson.city.topics.placing.rate import PlaceRater, rate_cowboys, rate_sure


class TakeBackRater(Rater):
    """A cowboy in a duel it will hardly win goes where it is worth more."""

    def rate(self, s: Table, seat: i64, packed: i64, look: Look) -> None:
        places = look.places
        ranked = look.ranked
        parcels = s.options[BACK >> 6] & s.at_parcel[seat] & places.on_parcels
        spaces = s.options[BACK_SPACE >> 6] & s.at_space[seat] & places.on_spaces
        if parcels == 0 and spaces == 0:
            return
        base: i64
        for base in (BACK, BACK_SPACE):
            left = parcels if base == BACK else spaces
            while left != 0:
                action = base + first(left)
                left &= ~bit(action - base)
                ranked.add(action, _gain_by_shifting(s, seat, places, place_of(action)))
        places.look(s, seat)


def _gain_by_shifting(s: Table, seat: i64, places: Places, place: i64) -> float:
    """What the best other place is worth more than this one."""
    without = s.clone()
    assert isinstance(without, Table)
    moves.take_back(without, seat, place)
    places.look(without, seat)
    spaces = target_spaces(without, seat)
    parcels = target_parcels(without, seat) & places.known_land(without, seat)
    here = 0.0
    if place >= SPACE and (spaces & bit(place - SPACE)) != 0:
        here = places.rate(without, seat, place)
        spaces &= ~bit(place - SPACE)
    elif place < SPACE and (parcels & bit(place)) != 0:
        here = places.rate(without, seat, place)
        parcels &= ~bit(place)
    return max(places.best_rated(without, seat, parcels, spaces), 0.0) - here - scale.TROUBLE


class ShiftRater(Rater):
    """Where a piece goes that was taken back; at home it gains nothing."""

    def rate(self, s: Table, seat: i64, packed: i64, look: Look) -> None:
        if agenda.a_of(packed) == TOOK_WHITE:
            look.ranked.add(DONE, NOTHING)
            rate_sure(s, seat, look)
        else:
            look.ranked.add(DONE, 0.0)
            look.places.look(s, seat)
            rate_cowboys(s, seat, packed, look)


RATERS = {agenda.PLACE_TOGETHER: PlaceRater(), agenda.ASK_SHIFT: ShiftRater()}
MORE_TO_PLACE = [TakeBackRater()]
