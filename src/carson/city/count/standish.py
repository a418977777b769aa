"""What can be counted about Jeb Standish: the strength of his cards, his beaten cowboys, his bonus."""

from typing import Final

from mypy_extensions import i64

from carson.city.count.items import Items, note
from carson.city.facts.geometry import bits, count
from carson.city.facts.standish import BEATEN_POWER, BEATEN_VP, CARDS_IN_ROUND, POWER, STRATEGY_TABLE
from carson.city.table.table import Table

AVERAGE_DIE: Final = 3.5


def card_power(s: Table) -> i64:
    return _power_of(s.drawn)


def _power_of(cards: i64) -> i64:
    total: i64 = 0
    for card in bits(cards):
        total += POWER[card]
    return total


def cards_due(s: Table) -> i64:
    """How many cards he has still to draw this round (D-61)."""
    due: i64 = CARDS_IN_ROUND[s.round - 1]
    return due - count(s.drawn)


def beaten(s: Table) -> i64:
    """The cowboys on his character card: they are what he has in his personal supply (R-SOLO-G-CARD)."""
    return s.cowboys[s.rules.standish]


def beaten_power(s: Table) -> i64:
    """What the beaten cowboys add to his firepower (R-SOLO-DEFEATED, EX-27)."""
    return BEATEN_POWER[s.rules.strategy] * beaten(s)


def beaten_points(s: Table) -> i64:
    """What the beaten cowboys score at the end of a round (D-60)."""
    return BEATEN_VP[s.rules.strategy][beaten(s)]


def standish_firepower(s: Table, items: Items | None = None) -> i64:
    """Cards and beaten cowboys; neither revolvers nor a die."""
    cards = card_power(s)
    more = beaten_power(s)
    note(items, "cards", cards, cards)
    note(items, "beaten", beaten(s), more)
    return cards + more


def expected_strength(s: Table) -> float:
    """A guess at his strength when the duels come, less the die that others roll and he does not."""
    left = s.deck if s.deck != 0 else s.rules.cards & ~s.drawn  # an empty deck is made anew
    number = count(left)
    to_come = float(cards_due(s) * _power_of(left)) / float(number) if number > 0 else 0.0
    return float(standish_firepower(s)) + to_come - AVERAGE_DIE


def has_bonus(s: Table) -> bool:
    """Whether all buildings his strategy card asks for stand on his land (EX-28)."""
    own = s.owned[s.rules.standish]
    wanted = STRATEGY_TABLE[s.rules.strategy].bonus_for
    for t in wanted:
        if count(s.built[t] & own) < wanted.count(t):
            return False
    return True
