"""What a building pays this round as things stand, with a Grocer, dynamite, horses and outlaws."""

from typing import Final

from mypy_extensions import i64

from carson.city.count import incomes, outlaws, powers
from carson.city.facts.characters import CASH_OR_DOUBLE, GROCER
from carson.city.facts.geometry import bit
from carson.city.facts.ids import NONE
from carson.city.table.table import Table

THREEFOLD: Final = 3  # what dynamite makes of a Mine's income
TWOFOLD: Final = 2  # what a Grocer makes of an income, or a horse of a Ranch's


def is_doubled(s: Table, owner: i64, building: i64) -> bool:
    """Whether the Grocer doubles this type of his buildings."""
    return s.doubled == building and powers.power(s, owner, CASH_OR_DOUBLE) != 0


def doubles(s: Table, owner: i64) -> bool:
    """Whether the Grocer doubles any type of his buildings."""
    return s.doubled != NONE and powers.power(s, owner, CASH_OR_DOUBLE) != 0


def may_triple(s: Table, owner: i64) -> bool:
    """Whether dynamite triples Mines of this seat; not for a Grocer (R-DYNAMITE-GROCER)."""
    if s.rules.grocer_without_dynamite and s.role[owner] >> 1 == GROCER:
        return False
    return not doubles(s, owner)


def full_payout(s: Table, owner: i64, building: i64, parcel: i64) -> i64:
    """Of a Grocer, dynamite in a Mine and a horse for a Ranch the first counts; without any outlaw."""
    amount = incomes.income(s, owner, building, parcel)
    if is_doubled(s, owner, building):
        return TWOFOLD * amount  # R-GROCER-ATTACK, R-GROCER-MINES
    if (s.tripled & bit(parcel)) != 0 and may_triple(s, owner):
        return THREEFOLD * amount  # D-24
    if s.rules.horses != 0 and (s.herds[owner] & bit(parcel)) != 0:
        return TWOFOLD * amount  # D-21
    return amount


def payout(s: Table, owner: i64, building: i64, parcel: i64) -> i64:
    """Half of it while an outlaw sits there (R-OUTLAW-HALF)."""
    amount = full_payout(s, owner, building, parcel)
    return amount >> 1 if outlaws.is_halved(s, owner, parcel) else amount
