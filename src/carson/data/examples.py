"""Examples: decisions as tensors in arrays of NumPy."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from carson.core.extras import needed
from carson.core.game import Game, Options
from carson.core.state import State
from carson.data.rebuilding import GameRows, rebuilt


@dataclass(frozen=True)
class Examples:
    """Some decisions; the first dimension of each array counts them."""

    observations: Any  # int16, n x `Legend.size`: what the seat knew
    masks: Any  # uint8, n x actions: 1 for what it could answer
    chosen: Any  # int64: what it did
    wins: Any  # float32: its share of the victory in the end
    scores: Any  # int16: its points in the end

    def __len__(self) -> int:
        return len(self.chosen)


def examples_of(game: Game, options: Options, games: Iterable[GameRows], size: int) -> Iterator[Examples]:
    """So many decisions at a time; the last ones may be fewer."""
    kept = _Kept()

    def look(state: State, row: dict[str, Any]) -> None:
        kept.seen.append(state.observe(row["seat"]))
        kept.masks.append(state.mask(row["seat"]))
        kept.rows.append(row)

    for rows in games:
        rebuilt(game, options, rows, look)
        while len(kept.rows) >= size:
            yield kept.taken(size)
    if kept.rows:
        yield kept.taken(len(kept.rows))


class _Kept:
    """Decisions that wait until there are enough."""

    def __init__(self) -> None:
        self.seen: list[bytes] = []
        self.masks: list[bytes] = []
        self.rows: list[dict[str, Any]] = []

    def taken(self, size: int) -> Examples:
        numpy = needed("numpy", "carson.data")
        rows = self.rows[:size]
        examples = Examples(
            numpy.frombuffer(b"".join(self.seen[:size]), numpy.int16).reshape(len(rows), -1),
            numpy.frombuffer(b"".join(self.masks[:size]), numpy.uint8).reshape(len(rows), -1),
            numpy.array([row["chosen"] for row in rows], numpy.int64),
            numpy.array([row["win"] for row in rows], numpy.float32),
            numpy.array([row["score"] for row in rows], numpy.int16),
        )
        del self.seen[:size], self.masks[:size], self.rows[:size]
        return examples
