"""The Governor's tax on weapons or on money (R-GOV-TAX)."""

from __future__ import annotations

from mypy_extensions import i64

from carson.city.facts.ids import GUNS, MONEY
from carson.city.table import events
from carson.city.table.moves import hand_over
from carson.city.table.stack import offer, pop
from carson.city.table.table import Table


def offer_taxes(s: Table) -> None:
    offer(s, GUNS)
    offer(s, MONEY)


def tax_of(s: Table, payer: i64, on: i64) -> i64:
    """$1 for each revolver token or each $10 begun, at most what there is (D-40, D-41)."""
    due = s.revolvers[payer] if on == GUNS else (s.cash[payer] + 9) // 10
    return min(due, s.cash[payer])


def take_tax(s: Table, seat: i64, on: i64) -> None:
    """Everybody else pays; nobody can refuse."""
    pop(s)
    s.tell(events.TAXED, seat, on)
    payer: i64
    for payer in range(s.rules.seats):
        if payer != seat:
            hand_over(s, payer, seat, tax_of(s, payer, on), events.FOR_TAX)
