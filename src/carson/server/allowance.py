"""Allowance: so much of something in a time on average, with a burst."""

from __future__ import annotations

import time


class Allowance:
    """So many a second on average, with a burst."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def spend(self) -> bool:
        """Take one; False when none is left."""
        self._refill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    @property
    def is_full(self) -> bool:
        """Whether nothing was spent lately, so that a fresh one would do as well."""
        self._refill()
        return self.left >= self.burst

    def _refill(self) -> None:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now


class Allowances:
    """The same allowance for everybody."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._by_person: dict[str, Allowance] = {}

    def spend(self, person: str) -> bool:
        """Take one of a person's; False when none is left."""
        if person not in self._by_person:
            self._by_person = {who: one for who, one in self._by_person.items() if not one.is_full}
            self._by_person[person] = Allowance(self.rate, self.burst)
        return self._by_person[person].spend()
