"""The log: what every event is about, as its room tells it."""

from collections.abc import Sequence
from typing import Final

from carson.cards.facts.ids import CELL, CHARACTER, TERRAIN
from carson.cards.table.events import EVENT_TABLE
from carson.cards.topics import TOPICS
from carson.cards.words.actions import TEXTS
from carson.cards.words.speech import LogLine
from carson.cards.words.terms import say
from carson.core.events import Event

PLACE_FIELDS: Final = {"cell": CELL, "card": TERRAIN, "character": CHARACTER}  # and what they count from
USUAL: Final = LogLine()
LINES: Final[dict[str, LogLine]] = {
    EVENT_TABLE[kind][0]: line for kind, line in TOPICS.collected("words", "LOG", LogLine).items()
}

HIGHLIGHTS: Final[list[str]] = [
    EVENT_TABLE[kind][0] for _, kind in sorted(TOPICS.collected("words", "HIGHLIGHTS", int).items())
]


def log_line(event: Event, names: Sequence[str]) -> str:
    """The sentence for an event; empty when it is not worth one."""
    line = LINES.get(event.kind, USUAL)
    key = line.key(event)
    name = names[event.seat] if event.seat >= 0 else ""
    return say(f"log.{key}", name=name, **line.values(event)) if key else ""


def places(event: Event) -> list[str]:
    """The cells and cards an event is about, by their text names."""
    return [TEXTS[PLACE_FIELDS[field] + n] for field, n in event.data.items() if field in PLACE_FIELDS]
