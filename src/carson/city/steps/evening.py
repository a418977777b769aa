"""The start of phase 4: powers that wait for the end of a round (R-END-ORDER)."""

from __future__ import annotations

from mypy_extensions import i64

from carson.city.count.powers import power
from carson.city.facts.characters import HOUSE_VP, MOUNTAIN_VP, PACKAGE_PRICE, PACKAGES
from carson.city.facts.geometry import count
from carson.city.facts.ids import AMOUNT
from carson.city.table import events
from carson.city.table.agenda import ASK_PACKAGE
from carson.city.table.moves import pay, score
from carson.city.table.stack import allow, pop, push
from carson.city.table.table import Table


def begin(s: Table) -> None:
    """Points for Houses and mountains, and the offer of a package (R-GROCER-R, R-SETTLER-R, R-BANKER-R)."""
    seat: i64
    for seat in range(s.rules.seats):
        if s.used[seat] == 0:
            houses = count(s.owned[seat] & (s.houses | s.townhouses))
            mountains = count(s.owned[seat] & s.mountains)
            score(s, seat, houses * power(s, seat, HOUSE_VP), events.FOR_HOUSES)
            score(s, seat, mountains * power(s, seat, MOUNTAIN_VP), events.FOR_MOUNTAINS)
        if power(s, seat, PACKAGES) != 0:
            push(s, ASK_PACKAGE, seat)


def offer_packages(s: Table, seat: i64) -> None:
    """One package or none (D-36)."""
    allow(s, AMOUNT)
    for points, price in PACKAGE_PRICE.items():
        if price <= s.cash[seat]:
            allow(s, AMOUNT + points)


def take_package(s: Table, seat: i64, points: i64) -> None:
    pop(s)
    if points > 0:
        pay(s, seat, PACKAGE_PRICE[int(points)], events.FOR_PACKAGE)
        score(s, seat, points, events.FOR_PACKAGE)
