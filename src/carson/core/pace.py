"""Pace: how long a game may last, from facts beside the game, in words: "about 40 minutes"."""

from dataclasses import dataclass
from typing import Final

from carson.core.words import say

HOUR: Final = 60.0  # minutes
STEP: Final = 5  # minutes below which nobody plans
DAYS_A_WEEK: Final = 7.0
WEEKS_FROM: Final = 11.0  # days
OF_A_DAY_CLOCK: Final = 1 / 8  # what people use, by and large, of the days they have for a move


@dataclass(frozen=True)
class Pace:
    """The minutes a game takes once, for each person who thinks and for each bot; and whom one waits for."""

    once: float
    person: float
    bot: float
    turns: int  # how often one waits for each person


def live(pace: Pace, people: int, bots: int, most: float | None = None) -> str:
    """A game in one go; with a clock nobody has more than so many minutes."""
    thinking = pace.person if most is None else min(pace.person, most)
    return about(pace.once + people * thinking + bots * pace.bot)


def by_days(pace: Pace, people: int, days: int) -> str:
    """A game with so many days for a move."""
    lasts = max(1.0, pace.turns * people * days * OF_A_DAY_CLOCK)
    if lasts < WEEKS_FROM:
        return say("pace.days", number=round(lasts))
    return say("pace.weeks", number=round(lasts / DAYS_A_WEEK))


def about(minutes: float) -> str:
    """Minutes as people say them: in fives, and from an hour and a half on in half hours."""
    if minutes < 1.5 * HOUR - STEP / 2:
        return say("pace.minutes", number=max(STEP, STEP * round(minutes / STEP)))
    halves = round(2 * minutes / HOUR)
    return say("pace.half-hours" if halves % 2 else "pace.hours", number=halves // 2)
