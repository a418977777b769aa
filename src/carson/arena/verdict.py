"""Whether a demand of the ladder holds, and whether luck could have decided that."""

import math
from collections.abc import Mapping
from dataclasses import dataclass

from carson.arena.ladder import Speed, StepRow
from carson.arena.speed import Playouts
from carson.arena.standings import Interval, Standing
from carson.arena.words import say


@dataclass(frozen=True)
class Verdict:
    """`sure` means that the 95% interval lies on one side of what is demanded."""

    demand: str
    holds: bool
    sure: bool

    @property
    def text(self) -> str:
        return ("holds" if self.holds else "fails") + ("" if self.sure else " (unsure)")


def verdict(row: StepRow, found: Mapping[str, Standing]) -> Verdict | None:
    """What is to be said about a row of the table; `found` has the figures of the bots in the same place."""
    own = found[row.bots[0]]
    if row.at_least is not None:
        low, high = own.interval
        share = row.at_least
        return Verdict(
            say("verdict.at-least", share=f"{share:.0%}"), own.win_rate >= share, low >= share or high < share
        )
    if row.above is not None:
        rival = found[row.above]
        low, high = difference(own, rival)
        return Verdict(
            say("verdict.more-than", bot=row.above), own.win_rate > rival.win_rate, low > 0 or high < 0
        )
    return None


def speed_verdict(speed: Speed, found: Playouts) -> Verdict:
    """A search is measured, not sampled: what it made is sure."""
    return Verdict(say("verdict.at-least", share=f"{speed.at_least:,}"), found.median >= speed.at_least, True)


def difference(one: Standing, other: Standing) -> Interval:
    """Newcombe's 95% interval of the difference of two win rates, from the Wilson interval of each."""
    gap = one.win_rate - other.win_rate
    below = math.hypot(one.win_rate - one.interval[0], other.interval[1] - other.win_rate)
    above = math.hypot(one.interval[1] - one.win_rate, other.win_rate - other.interval[0])
    return gap - below, gap + above
