"""What happened, for logs, animation and statistics. Rules never read an event back."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Event:
    """One thing that happened: a named kind, the seat it concerns (or none) and its numbers."""

    kind: str
    seat: int
    data: dict[str, int]
