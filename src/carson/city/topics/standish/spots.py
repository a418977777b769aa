"""Where on the map Standish sends a cowboy: the equally good parcels for each purpose."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carson.city.count.incomes import income, total_income
from carson.city.count.places import attackable, free_parcels
from carson.city.count.prices import parcel_price
from carson.city.facts.geometry import bit, count, first
from carson.city.facts.ids import NONE, PARCEL
from carson.city.facts.standish import MINER, RICH_INCOME
from carson.city.question import Chance, Entry
from carson.city.table import events
from carson.city.table.agenda import PICK_SPOT, a_of, b_of
from carson.city.table.moves import building_at
from carson.city.table.numbers import zeros
from carson.city.table.stack import pop
from carson.city.table.table import Table
from carson.city.topics.standish import why
from carson.city.topics.standish.land import (
    best_land,
    buildable,
    likes_rivals,
    rival,
    room_around,
    top_ranked,
    wanted_land,
)
from carson.city.topics.standish.send import send

# ---- purposes of a cowboy on the map
LAND: Final = 0  # to build there (C2)
RIVAL_BUILDING: Final = 1  # to rob it (E)
RIVAL_LAND: Final = 2  # where the person wants to buy (F)
SCENERY: Final = 3  # an ownerless House or mountain (G)
PURPOSES: Final = ("land", "raid", "duel", "scenery")


def spots_for(s: Table, purpose: i64, building: i64) -> i64:
    """The equally good parcels for a purpose; 0 when there is none."""
    if purpose == LAND:
        return _building_land(s, building)
    if purpose == RIVAL_BUILDING:
        return _rich_buildings(s)
    if purpose == RIVAL_LAND:
        return _dearest(s, wanted_land(s) & s.at_parcel[rival(s)])
    return _scenery(s)


class PickSpot(Chance):
    """One of the equally good parcels for a purpose."""

    def offer(self, s: Table, packed: i64) -> None:
        s.options[PARCEL] |= spots_for(s, a_of(packed), b_of(packed) - 1)

    def take(self, s: Table, packed: i64, action: i64) -> None:
        """Send the cowboy and say why."""
        equals = count(s.options[PARCEL])
        purpose = a_of(packed)
        pop(s)
        if purpose == LAND:
            _take_land(s, b_of(packed) - 1, action, equals)
        elif purpose == RIVAL_BUILDING:
            standing = building_at(s, action)
            dollars = income(s, rival(s), standing, action)
            send(s, action, why.RAID, standing, dollars, equals)
        elif purpose == RIVAL_LAND:
            send(s, action, why.DEAREST_RIVAL, NONE, parcel_price(s, action), equals)
        else:
            send(s, action, why.HURTS, NONE, _harm(s, action), equals)


def _take_land(s: Table, building: i64, parcel: i64, equals: i64) -> None:
    if building == NONE:
        send(s, parcel, why.SPITE, NONE, _harm(s, parcel), equals)
    elif likes_rivals(building):
        send(s, parcel, why.NEAR_RIVAL, building, 0, equals)
    else:
        dollars = income(s, s.rules.standish, building, parcel)
        send(s, parcel, why.MOST_INCOME, building, dollars, equals)


def shelter(s: Table) -> None:
    """A cowboy goes to the character card at once and counts as beaten (R-SOLO-G-CARD)."""
    seat = s.rules.standish
    s.reserve[seat] -= 1
    s.cowboys[seat] += 1
    s.tell(events.SHELTERED, seat)


# ---- land to build on


def _building_land(s: Table, building: i64) -> i64:
    """Empty land for a type; without one what costs the person most (R-SOLO-DECIDE)."""
    land = wanted_land(s) & free_parcels(s)
    if building == NONE:
        return _most_harm(s, land)
    return best_land(s, building, buildable(s, building, land))


# ---- the person's buildings and land


def _rich_buildings(s: Table) -> i64:
    """The person's best building that is worth an attack; of equals the one with most room to grow (E)."""
    seat = rival(s)
    ranks = zeros(64)
    land = attackable(s, s.rules.standish) & s.owned[seat] & ~s.at_parcel[s.rules.standish]
    rich: i64 = 0
    while land != 0:
        parcel = first(land)
        land &= ~bit(parcel)
        dollars = income(s, seat, building_at(s, parcel), parcel)
        if dollars >= RICH_INCOME:
            rich |= bit(parcel)
            ranks[parcel] = (dollars << 8) | room_around(s, parcel, s.rules.standish)
    return top_ranked(rich, ranks)


def _dearest(s: Table, land: i64) -> i64:
    ranks = zeros(64)
    left = land
    while left != 0:
        parcel = first(left)
        left &= ~bit(parcel)
        ranks[parcel] = parcel_price(s, parcel)
    return top_ranked(land, ranks)


# ---- Houses and mountains


def _scenery(s: Table) -> i64:
    """G: what the person would miss most, then what protects his own income best."""
    things = s.mountains if s.rules.strategy == MINER else s.houses | s.townhouses
    return _most_harm(s, wanted_land(s) & things)


def _most_harm(s: Table, land: i64) -> i64:
    ranks: vec[i64] = zeros(64)
    left = land
    while left != 0:
        parcel = first(left)
        left &= ~bit(parcel)
        ranks[parcel] = (_harm(s, parcel) << 10) + _shield(s, parcel)
    return top_ranked(land, ranks)


def _harm(s: Table, parcel: i64) -> i64:
    """Dollars the person's buildings earn less if a parcel becomes his."""
    seat = rival(s)
    before = total_income(s, seat)
    return before - _income_if(s, seat, parcel, s.rules.standish)


def _shield(s: Table, parcel: i64) -> i64:
    """Dollars his own buildings would earn less if the person and not he got a parcel."""
    seat = s.rules.standish
    return _income_if(s, seat, parcel, seat) - _income_if(s, seat, parcel, rival(s))


def _income_if(s: Table, seat: i64, parcel: i64, owner: i64) -> i64:
    """What a seat's buildings would earn if somebody owned an unowned parcel."""
    s.owned[owner] |= bit(parcel)
    s.taken |= bit(parcel)
    dollars = total_income(s, seat)
    s.owned[owner] &= ~bit(parcel)
    s.taken &= ~bit(parcel)
    return dollars


QUESTIONS: Final[list[Entry]] = [PickSpot(PICK_SPOT)]
