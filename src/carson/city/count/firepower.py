"""Firepower: what a seat adds to its die."""

from mypy_extensions import i64

from carson.city.count.items import Items, note
from carson.city.count.powers import power
from carson.city.count.rodeo import horse_firepower
from carson.city.count.standish import standish_firepower
from carson.city.facts.characters import FIREPOWER
from carson.city.table.table import Table


def firepower(s: Table, seat: i64, items: Items | None = None) -> i64:
    """Revolvers, cowboys in the personal supply, token, character, horses (R-DUEL-FP, R-AMMO, R-HORSE-E1)."""
    if seat == s.rules.standish:
        return standish_firepower(s, items)
    token: i64 = 0
    if s.ammunition == seat:
        token = s.rules.ammunition
    hired = power(s, seat, FIREPOWER)
    note(items, "revolvers", s.revolvers[seat], s.revolvers[seat])
    note(items, "cowboys", s.cowboys[seat], s.cowboys[seat])
    note(items, "ammunition", token, token)
    note(items, "character", hired, hired)
    strength = s.revolvers[seat] + s.cowboys[seat] + token + hired
    if s.rules.horses != 0:
        horses = horse_firepower(s, seat)
        note(items, "horses", horses, horses)
        strength += horses
    return strength
