"""Limits: so much of something in a time on average, with a burst, and so many at once."""

import time
from collections import Counter


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
    def wait(self) -> float:
        """Seconds until there is one to take."""
        self._refill()
        return max(0.0, (1 - self.left) / self.rate)

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
    """The same allowance for everybody: for each person, or each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.spent: dict[str, int] | None = None  # since it was last told to others, if they share it
        self._of: dict[str, Allowance] = {}
        self._room = 1000  # how many are kept before those that are full again are forgotten

    def spend(self, who: str) -> bool:
        """Take one of somebody's; False when none is left."""
        if who not in self._of:
            self._make_room()
            self._of[who] = Allowance(self.rate, self.burst)
        may = self._of[who].spend()
        if may and self.spent is not None:
            self.spent[who] = self.spent.get(who, 0) + 1
        return may

    def put(self, who: str, left: float) -> None:
        """So much was left of somebody's when all was added up that was told."""
        one = self._of.setdefault(who, Allowance(self.rate, self.burst))
        one.left = left - (self.spent or {}).get(who, 0)
        one.at = time.monotonic()

    def wanting(self) -> list[str]:
        """Those whose allowance is not full."""
        return [who for who, one in self._of.items() if not one.is_full]

    def wait(self, who: str) -> float:
        """Seconds until somebody may take one again."""
        return self._of[who].wait if who in self._of else 0.0

    def _make_room(self) -> None:
        if len(self._of) >= self._room:
            self._of = {who: one for who, one in self._of.items() if not one.is_full}
            self._room = max(1000, 2 * len(self._of))


class Places:
    """So many at once for each: sockets of a person, connections of an address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._taken: Counter[str] = Counter()

    def take(self, who: str) -> bool:
        """Take a place; False when all of somebody's are taken."""
        if self._taken[who] >= self.most:
            return False
        self._taken[who] += 1
        return True

    def give_back(self, who: str) -> None:
        self._taken[who] -= 1
        if not self._taken[who]:
            del self._taken[who]
