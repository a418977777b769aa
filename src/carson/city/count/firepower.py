"""Firepower: what a seat adds to its die."""

from mypy_extensions import i64

from carson.city.count import powers, rodeo, standish
from carson.city.count.items import Items, each
from carson.city.facts.characters import FIREPOWER
from carson.city.table.table import Table


def firepower(s: Table, seat: i64, items: Items | None = None) -> i64:
    """Revolvers, cowboys in the personal supply, token, character, horses.

    R-DUEL-FP, R-AMMO, R-HORSE-E1; the white cowboy is one of them until it is placed (R-SHERIFF-FP).
    """
    if seat == s.rules.standish:
        return standish.standish_firepower(s, items)
    token: i64 = s.rules.ammunition if s.ammunition == seat else 0
    cowboys = s.cowboys[seat]
    if powers.has_white(s, seat):
        cowboys += 1
    strength = each(items, "revolvers", s.revolvers[seat], 1) + each(items, "cowboys", cowboys, 1)
    strength += each(items, "ammunition", token, 1)
    strength += each(items, "character", powers.power(s, seat, FIREPOWER), 1)
    if s.rules.horses != 0:
        strength += each(items, "horses", rodeo.horse_firepower(s, seat), 1)
    return strength
