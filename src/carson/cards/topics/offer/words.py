"""The offer in the log."""

from __future__ import annotations

from carson.cards.table import events
from carson.cards.words.log_lines import LogLine, Silent

LOG: dict[int, LogLine] = {events.NEXT_BACK: Silent()}
