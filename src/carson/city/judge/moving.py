"""Moving: cowboys that stand on the board already and may go elsewhere, by horse or with Kit Carson."""

from __future__ import annotations

from mypy_extensions import i64

from carson.city.count.placing import target_parcels, target_spaces
from carson.city.count.riding import goal_parcels, goal_spaces, movable_parcels, movable_spaces
from carson.city.facts import ids
from carson.city.facts.geometry import bit, first
from carson.city.facts.ids import BACK, BACK_SPACE, NO, SPACE
from carson.city.judge import scale
from carson.city.judge.answers import is_option
from carson.city.judge.places import Places
from carson.city.judge.tally import Tally
from carson.city.table.agenda import a_of
from carson.city.table.stack import top
from carson.city.table.table import Table


def rate_ride(s: Table, seat: i64, places: Places, tally: Tally) -> None:
    """Beside another cowboy or a pass: a move, or nothing."""
    tally.add(NO, 0.0)
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
    tally.add(ids.MOVE, best - scale.WASTE)


def rate_move(s: Table, seat: i64, places: Places, tally: Tally) -> None:
    """The cowboy that gains most by going elsewhere, and then the best place for it, or home."""
    places.look(s, seat)
    which = a_of(top(s)) == 0
    if not which:
        tally.add(NO, places.save)
    spaces = places.offered(s)
    while spaces != 0:
        space = first(spaces)
        spaces &= ~bit(space)
        place = SPACE + space
        tally.add(place, _gain(s, seat, places, place) if which else places.stand(s, seat, place))
    parcels = s.options[0]
    while parcels != 0:
        parcel = first(parcels)
        parcels &= ~bit(parcel)
        tally.add(parcel, _gain(s, seat, places, parcel) if which else places.stand(s, seat, parcel))


def _gain(s: Table, seat: i64, places: Places, origin: i64) -> float:
    """How much better off a cowboy is at its best other place."""
    best = places.best_stand(s, seat, goal_parcels(s, seat, origin), goal_spaces(s, seat, origin))
    return max(best, places.save) - places.stand(s, seat, origin)


def rate_take_backs(s: Table, seat: i64, places: Places, tally: Tally) -> None:
    """A cowboy in a duel it will hardly win goes where it is worth more."""
    parcels = s.options[BACK >> 6] & s.at_parcel[seat] & places.on_parcels
    spaces = s.options[BACK_SPACE >> 6] & s.at_space[seat] & places.on_spaces
    if parcels == 0 and spaces == 0:
        return
    best = max(places.best_stand(s, seat, target_parcels(s, seat), target_spaces(s, seat)), places.save)
    while parcels != 0:
        parcel = first(parcels)
        parcels &= ~bit(parcel)
        tally.add(BACK + parcel, best - places.stand(s, seat, parcel) - scale.TROUBLE)
    while spaces != 0:
        space = first(spaces)
        spaces &= ~bit(space)
        tally.add(BACK_SPACE + space, best - places.stand(s, seat, SPACE + space) - scale.TROUBLE)
