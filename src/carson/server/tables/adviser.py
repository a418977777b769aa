"""Who gives hints at a table, and whether anybody does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carson.server.tables.seating import SeatState

if TYPE_CHECKING:
    from carson.server.tables.card import Card
    from carson.server.tables.hall import Hall


def adviser(hall: Hall, card: Card, seats: list[SeatState]) -> str | None:
    """The bot that gives hints, as people call it; None where there are no hints."""
    if not hints_allowed(card, seats):
        return None
    return hall.faces[card.game].bot_label(hall.advisers[card.game].partition(":")[0])


def hints_allowed(card: Card, seats: list[SeatState]) -> bool:
    """As the host has set it; otherwise when one person plays against bots."""
    if card.hints is not None:
        return card.hints
    kinds = [seat.kind for seat in seats]
    return kinds.count("person") == 1 and "open" not in kinds
