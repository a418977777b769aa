"""Labels for the choices that come with horses."""

from __future__ import annotations

from collections.abc import Callable

from carson.city.count.incomes import income
from carson.city.count.payouts import TWOFOLD
from carson.city.facts.enclosures import HAT_COWBOY, HATS, HORSES_FOR_MORE, PURSE_CASH, RIDE
from carson.city.facts.ids import HORSE, MOVE, NO, RANCH
from carson.city.table import agenda
from carson.city.table.stable import has_cowboy_in
from carson.city.words.actions import parcel_text
from carson.city.words.asked import Asked
from carson.city.words.placing_labels import Label, place_label
from carson.city.words.terms import money, number_of, place_name, say

YARD_WORDS = ("guns", "ride", "herd", "purse", "show")


def enclosure_name(yard: int) -> str:
    """The name of an enclosure as a place that can be pointed at."""
    return f"enclosure-{yard + 1}"


def enclosure_word(yard: int, bought: bool = False) -> str:
    """Which words tell what a horse in an enclosure does; a bought one comes too late for riding."""
    return "ride-bought" if bought and yard == RIDE else YARD_WORDS[yard]


def enclosure_text(yard: int, bought: bool = False) -> str:
    """What a horse in an enclosure does."""
    return say(f"enclosure.{enclosure_word(yard, bought)}", many=HORSES_FOR_MORE, cash=PURSE_CASH)


def horse_label(q: Asked, action: int) -> Label:
    """A horse and an enclosure, or none; one is bought only on Wages."""
    bought = q.kind == agenda.ASK_HORSE and q.a != 0
    if action == NO:
        words = say("label.horse-wage", wage=q.state.rules.wage) if bought else say("label.horse-none")
        return words, "finish"
    yard = action - HORSE
    points = HATS[yard] * (HAT_COWBOY if has_cowboy_in(q.state, q.seat, yard) else 1)
    words = say(
        "label.horse",
        number=yard + 1,
        use=enclosure_text(yard, bought),
        points=number_of("count.rodeo-point", points),
    )
    return words, "enclosures"


def _ride(q: Asked, action: int) -> Label:
    if action == NO:
        return say("label.ride-none"), "finish"
    if action == MOVE:
        return say("label.move"), "movers"
    return place_label(q, action)


def _move(q: Asked, action: int) -> Label:
    if q.a == 0:
        return say("label.mover", place=place_name(action)), "movers"
    return (say("label.move-home"), "finish") if action == NO else place_label(q, action)


def _herd(q: Asked, action: int) -> Label:
    amount = int(income(q.state, q.seat, RANCH, action))
    words = say(
        "label.herd", parcel=parcel_text(action), income=money(amount), doubled=money(TWOFOLD * amount)
    )
    return words, "buildings"


HORSE_LABELS: dict[int, Callable[[Asked, int], Label]] = {
    agenda.ASK_HORSE: horse_label,
    agenda.ASK_RIDE: _ride,
    agenda.ASK_MOVE: _move,
    agenda.ASK_HERD: _herd,
}
