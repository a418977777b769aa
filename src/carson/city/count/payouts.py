"""What a building will pay this round as things stand, with dynamite, horses and outlaws."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carson.city.count.incomes import income
from carson.city.count.outlaws import is_halved
from carson.city.facts.geometry import bit
from carson.city.table.table import GEAR, HERDS, Table

THREEFOLD: Final = 3  # what dynamite makes of a Mine's income
TWOFOLD: Final = 2  # what a horse makes of a Ranch's income


def full_payout(s: Table, owner: i64, building: i64, parcel: i64) -> i64:
    """With dynamite in a Mine or horses for a Ranch, and without any outlaw."""
    amount = income(s, owner, building, parcel)
    if (s.tripled & bit(parcel)) != 0:
        return THREEFOLD * amount
    return TWOFOLD * amount if (s.gear[owner * GEAR + HERDS] & bit(parcel)) != 0 else amount


def payout(s: Table, owner: i64, building: i64, parcel: i64) -> i64:
    """Half of it while an outlaw sits there (R-OUTLAW-HALF)."""
    amount = full_payout(s, owner, building, parcel)
    return amount >> 1 if is_halved(s, owner, parcel) else amount
