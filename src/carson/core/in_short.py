"""A game in a line, for its end: "74 minutes, 11 duels, 20 buildings"."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from carson.core.events import Event
from carson.core.face import Face
from carson.core.words import say

MINUTE: Final = 60.0
# up to how many seconds a game is told in a unit, and its seconds; below a minute it says nothing
UNITS: Final = (("minutes", 120 * MINUTE, MINUTE), ("hours", 48 * 60 * MINUTE, 60 * MINUTE))
DAY: Final = 24 * 60 * MINUTE


def in_short(face: Face, events: Iterable[Event], moves: int, seconds: float | None = None) -> str:
    """How long it took, as far as that is known, and what happened; the moves where a game counts nothing."""
    counted = face.highlights(events) or [say("in-short.moves", number=moves)]
    return say("list.comma").join([*_duration(seconds or 0.0), *counted])


def _duration(seconds: float) -> list[str]:
    if seconds < MINUTE:
        return []
    for unit, most, size in UNITS:
        if seconds < most:
            return [say(f"in-short.{unit}", number=round(seconds / size))]
    return [say("in-short.days", number=round(seconds / DAY))]


def counts_of(events: Iterable[Event], kinds: Sequence[str], words: Callable[[str, int], str]) -> list[str]:
    """How often these kinds of events happened, in words; those that never did are left out."""
    counts = dict.fromkeys(kinds, 0)
    for event in events:
        if event.kind in counts:
            counts[event.kind] += 1
    return [words(kind, number) for kind, number in counts.items() if number]
