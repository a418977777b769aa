"""Moving: cowboys that stand on the board already and may go elsewhere, by horse or with Kit Carson."""

from __future__ import annotations

from mypy_extensions import i64

from carson.city.count.placing import target_parcels, target_spaces
from carson.city.count.riding import goal_parcels, goal_spaces, movable_parcels, movable_spaces
from carson.city.evaluator import scale
from carson.city.evaluator.answers import is_option
from carson.city.evaluator.best_answers import BestAnswers
from carson.city.evaluator.places import Places
from carson.city.facts import ids
from carson.city.facts.geometry import bit, first
from carson.city.facts.ids import BACK, BACK_SPACE, NO, SPACE
from carson.city.table.agenda import a_of
from carson.city.table.moves import take_back
from carson.city.table.stack import top
from carson.city.table.table import Table


def rate_ride(s: Table, seat: i64, places: Places, ranked: BestAnswers) -> None:
    """Beside another cowboy or a pass: a move, or nothing."""
    ranked.add(NO, 0.0)
    if not is_option(s, ids.MOVE):
        return
    best = -1.0
    spaces = movable_spaces(s, seat)
    while spaces != 0:
        space = first(spaces)
        spaces &= ~bit(space)
        best = max(best, _gain(s, seat, places, SPACE + space))
    parcels = movable_parcels(s, seat)
    while parcels != 0:
        parcel = first(parcels)
        parcels &= ~bit(parcel)
        best = max(best, _gain(s, seat, places, parcel))
    ranked.add(ids.MOVE, best - scale.WASTE)


def rate_move(s: Table, seat: i64, places: Places, ranked: BestAnswers) -> None:
    """The cowboy that gains most by going elsewhere, and then the best place for it, or home."""
    places.look(s, seat)
    which = a_of(top(s)) == 0
    if not which:
        ranked.add(NO, places.save)
    spaces = places.offered(s)
    while spaces != 0:
        space = first(spaces)
        spaces &= ~bit(space)
        place = SPACE + space
        ranked.add(place, _gain(s, seat, places, place) if which else places.stand(s, seat, place))
    parcels = s.options[0]
    while parcels != 0:
        parcel = first(parcels)
        parcels &= ~bit(parcel)
        ranked.add(parcel, _gain(s, seat, places, parcel) if which else places.stand(s, seat, parcel))


def _gain(s: Table, seat: i64, places: Places, origin: i64) -> float:
    """How much better off a cowboy is at its best other place."""
    best = places.best_stand(s, seat, goal_parcels(s, seat, origin), goal_spaces(s, seat, origin))
    return max(best, places.save) - places.stand(s, seat, origin)


def rate_take_backs(s: Table, seat: i64, places: Places, ranked: BestAnswers) -> None:
    """A cowboy in a duel it will hardly win goes where it is worth more."""
    parcels = s.options[BACK >> 6] & s.at_parcel[seat] & places.on_parcels
    spaces = s.options[BACK_SPACE >> 6] & s.at_space[seat] & places.on_spaces
    if parcels == 0 and spaces == 0:
        return
    while parcels != 0:
        parcel = first(parcels)
        parcels &= ~bit(parcel)
        ranked.add(BACK + parcel, _gain_by_shifting(s, seat, places, parcel))
    while spaces != 0:
        space = first(spaces)
        spaces &= ~bit(space)
        ranked.add(BACK_SPACE + space, _gain_by_shifting(s, seat, places, SPACE + space))
    places.look(s, seat)


def _gain_by_shifting(s: Table, seat: i64, places: Places, place: i64) -> float:
    """What the best other place is worth more than this one."""
    without = s.clone()
    assert isinstance(without, Table)
    take_back(without, seat, place)
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
