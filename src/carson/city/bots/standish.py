"""Jeb Standish as a rival: how strong he will be when the duels come."""

from __future__ import annotations

from typing import Final

from carson.city.bots.masks import bits
from carson.city.count.firepower import firepower
from carson.city.count.standish import cards_due, discards
from carson.city.facts.standish import POWER
from carson.city.table.table import Table

AVERAGE_DIE: Final = 3.5  # rivals are expected to roll one; he rolls none


def strength_of_standish(s: Table) -> float:
    """His cards so far, and an average card for each he has still to draw; less the die he does not roll."""
    left = bits(int(s.deck)) or bits(int(discards(s)))
    average = sum([POWER[card] for card in left]) / len(left) if left else 0.0
    return int(firepower(s, int(s.rules.standish))) + int(cards_due(s)) * average - AVERAGE_DIE
