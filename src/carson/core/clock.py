"""Clock: how long a bot may think."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Clock:
    """The time for one move."""

    ms: int | None = None  # milliseconds at most; None is as long as the bot usually takes

    def within(self, usual: int) -> int:
        """The milliseconds a bot has that usually takes so many."""
        return usual if self.ms is None else min(usual, self.ms)


UNHURRIED = Clock()  # every bot takes its usual time
