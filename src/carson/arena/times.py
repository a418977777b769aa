"""How long decisions take, kept as counts so that millions of them can be put together."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field

STEPS = 20  # buckets for each doubling: a quantile is right to within two percent
SHORTEST = 1e-4  # milliseconds; what is shorter counts as this


@dataclass
class Times:
    """Durations in milliseconds: their number, their sum, and how many fell into each bucket."""

    count: int = 0
    total: float = 0.0
    buckets: Counter[int] = field(default_factory=Counter)

    def add(self, ms: float) -> None:
        self.count += 1
        self.total += ms
        self.buckets[math.floor(math.log2(max(ms, SHORTEST)) * STEPS)] += 1

    def merge(self, other: Times) -> None:
        self.count += other.count
        self.total += other.total
        self.buckets.update(other.buckets)

    def mean(self) -> float | None:
        return self.total / self.count if self.count else None

    def quantile(self, share: float) -> float | None:
        """The duration that this share of all does not exceed; the middle of its bucket."""
        wanted = math.ceil(share * self.count)
        seen = 0
        for bucket in sorted(self.buckets):
            seen += self.buckets[bucket]
            if seen >= wanted:
                return float(2.0 ** ((bucket + 0.5) / STEPS))
        return None
