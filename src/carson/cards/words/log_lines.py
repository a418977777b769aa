"""Log lines: one sentence for each event that is worth one."""

from __future__ import annotations

from collections.abc import Sequence

from carson.cards.facts.ids import CELL, CHARACTER, TERRAIN
from carson.cards.words.actions import TEXTS, cell_text
from carson.cards.words.terms import back_order, card_contents, character_name, say
from carson.core.events import Event

SILENT = {"next-back", "sealed"}  # the table shows it, or another line of the same moment tells it
PLACE_FIELDS = {"cell": CELL, "card": TERRAIN, "character": CHARACTER}  # and what they count from


def log_line(event: Event, names: Sequence[str]) -> str:
    """The sentence for an event; empty when it is not worth one."""
    if event.kind in SILENT:
        return ""
    name = names[event.seat] if event.seat >= 0 else ""
    return say(f"log.{_variant(event)}", name=name, **_values(event))


def _variant(event: Event) -> str:
    """The key of an event's sentence; one kind has two."""
    return "revealed-boosted" if event.kind == "revealed" and event.data["boost"] else event.kind


def places(event: Event) -> list[str]:
    """The cells and cards an event is about, by their text names."""
    return [TEXTS[PLACE_FIELDS[field] + n] for field, n in event.data.items() if field in PLACE_FIELDS]


def _values(event: Event) -> dict[str, object]:
    """The numbers of an event as words."""
    values: dict[str, object] = {}
    for field, number in event.data.items():
        if field == "card":
            values |= {"card": TEXTS[TERRAIN + number], "contents": card_contents(number)}
        elif field == "character":
            values["character"] = character_name(number)
        elif field == "back":
            values["suits"] = back_order(number)
        elif field == "cell":
            values["cell"] = cell_text(number)
        else:
            values[field] = number
    if event.kind == "revealed":
        values["total"] = event.data["value"] + event.data["boost"]
    return values
