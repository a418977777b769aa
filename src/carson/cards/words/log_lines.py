"""LogLine: how an event is told, one sentence for each that is worth one."""

from __future__ import annotations

from carson.cards.facts.ids import TERRAIN
from carson.cards.words.actions import TEXTS, cell_text
from carson.cards.words.terms import back_order, card_contents, character_name
from carson.core.events import Event


class LogLine:
    """How an event is told; a room has those of events that need more than their own sentence."""

    def key(self, event: Event) -> str:
        """The key of its sentence; empty when the event is not worth one."""
        return event.kind

    def values(self, event: Event) -> dict[str, object]:
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
        return values


class Silent(LogLine):
    """The table shows it, or another line of the same moment tells it."""

    def key(self, event: Event) -> str:
        return ""
