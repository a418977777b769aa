"""Outlaws: where they may appear, what draws them on, and whose order matters (variant Outlaws)."""

from mypy_extensions import i64

from carson.city.count.incomes import income
from carson.city.count.places import all_buildings
from carson.city.count.powers import power
from carson.city.facts import characters, ids, outlaws
from carson.city.facts.geometry import INNER_MASK, bit, bits, first, neighbours
from carson.city.table.moves import building_at, owner_of
from carson.city.table.table import Table


def beside_prison(s: Table) -> i64:
    """Parcels next to a Prison, whoever owns it: outlaws keep away."""
    mask: i64 = 0
    for parcel in bits(s.built[ids.PRISON]):
        mask |= neighbours(parcel)
    return mask


def landing_parcels(s: Table) -> i64:
    """Where the dice may bring an outlaw (R-OUTLAW-REROLL, R-RIVER-DICE, R-DICE-GRID)."""
    inner: i64 = INNER_MASK
    return inner & ~(s.outlaws | s.river | s.built[ids.CITY_HALL] | beside_prison(s))


def tile_vp(s: Table) -> i64:
    """Points on this round's tile; old outlaws are worth as much as new ones (R-OUTLAW-STRENGTH)."""
    return outlaws.OUTLAW_VP[s.outlaw_strength - outlaws.WEAKEST]


def outlaw_at(s: Table, place: i64) -> i64:
    """The strength of the outlaw who fights at a place, 0 where there is none."""
    return s.outlaw_strength if place < ids.SPACE and (s.outlaws & bit(place)) != 0 else 0


def is_halved(s: Table, owner: i64, parcel: i64) -> bool:
    """Whether an outlaw keeps half of a building's income away; not from the Heroes (R-OUTLAW-HALF)."""
    return (s.outlaws & bit(parcel)) != 0 and power(s, owner, characters.IMMUNE) == 0


def order_seat(s: Table) -> i64:
    """Who decides the order: the first in turn order, before there is one the first on the pass track."""
    return s.pass_order[0] if s.rules.outlaws_move_early else s.turn_order[0]


def lure(s: Table, parcel: i64) -> i64:
    """The income an outlaw sees: none beside a Prison and none with the Heroes (R-OUTLAW-MOVE)."""
    if (all_buildings(s) & ~beside_prison(s) & bit(parcel)) == 0:
        return 0
    owner = owner_of(s, parcel)
    return 0 if power(s, owner, characters.IMMUNE) != 0 else income(s, owner, building_at(s, parcel), parcel)


def better_parcels(s: Table, parcel: i64) -> i64:
    """Neighbours that pay more than the outlaw's own place, whoever stands there; it wins ties."""
    own = lure(s, parcel)
    mask: i64 = 0
    for near in bits(neighbours(parcel) & all_buildings(s)):
        if lure(s, near) > own:
            mask |= bit(near)
    return mask


def richest(s: Table, parcels: i64) -> i64:
    most: i64 = 0
    mask: i64 = 0
    for parcel in bits(parcels):
        pays = lure(s, parcel)
        if pays > most:
            most = pays
            mask = 0
        if pays == most:
            mask |= bit(parcel)
    return mask


def raid_parcels(s: Table, parcel: i64) -> i64:
    """Where an outlaw goes now: the richest better neighbours without another outlaw; none if it stays."""
    return richest(s, better_parcels(s, parcel) & ~s.outlaws)


def movers(s: Table) -> i64:
    """Outlaws still to move for whom something better is free, or may become free when another one leaves."""
    moving = s.restless
    left = moving
    while left != 0:
        parcel = first(left)
        left &= ~bit(parcel)
        if (better_parcels(s, parcel) & ~(s.outlaws & ~moving)) == 0:
            moving &= ~bit(parcel)
            left = moving  # it stays, so others may have to
    return moving


def undecided(s: Table, moving: i64) -> i64:
    """The movers somebody must choose from; none while one may go first without changing anything."""
    tangle = entangled(s, moving)
    return tangle if tangle == moving and order_matters(s, tangle) else 0


def entangled(s: Table, moving: i64) -> i64:
    """Movers that want a place of another one, or the same place as another one."""
    mask: i64 = 0
    for parcel in bits(moving):
        wants = better_parcels(s, parcel)
        for other in bits(moving & ~bit(parcel)):
            if (wants & (bit(other) | better_parcels(s, other))) != 0:
                mask |= bit(parcel) | bit(other)
    return mask


def order_matters(s: Table, moving: i64) -> bool:
    """Whether two of these may go for the same place first of all, or one for the place of another."""
    settled = s.outlaws & ~moving
    claimed = moving
    for parcel in bits(moving):
        goes = richest(s, better_parcels(s, parcel) & ~settled)
        if (goes & claimed) != 0:
            return True
        claimed |= goes
    return False
