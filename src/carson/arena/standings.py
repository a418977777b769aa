"""Who is better, and how sure that is."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from openskill.models import PlackettLuce

from carson.arena.contest import Contest
from carson.arena.playing import Outcome
from carson.arena.times import Times

SURE = 1.959964  # standard deviations to both sides that hold 95 percent

Interval = tuple[float, float]


@dataclass(frozen=True)
class Standing:
    """The figures of one entry. Intervals hold the true value in 95 of 100 such contests."""

    entry: int
    name: str
    virtual: bool
    games: int
    wins: float
    win_rate: float
    interval: Interval
    rating: float
    rating_interval: Interval
    mean_score: float
    times: Times
    illegal: int = 0  # answers that were not legal, of bots that may give some

    @property
    def illegal_rate(self) -> float:
        """The share of its answers that were not legal."""
        answers = self.times.count + self.illegal
        return self.illegal / answers if answers else 0.0


def standings(plan: Contest, outcomes: Sequence[Outcome]) -> list[Standing]:
    """One line for each entry, in the order they were named."""
    played = sorted(outcomes, key=lambda outcome: outcome.job.number)
    ratings = _ratings(len(plan.entries), played)
    return [_standing(plan, entry, played, *ratings[entry]) for entry in range(len(plan.entries))]


def _standing(plan: Contest, entry: int, played: list[Outcome], mu: float, sigma: float) -> Standing:
    games, wins, points, times, illegal = len(played), 0.0, 0, Times(), 0
    for outcome in played:
        seat = outcome.job.seating.index(entry)
        wins += outcome.shares[seat]
        points += outcome.totals[seat]
        times.merge(outcome.times[seat])
        illegal += outcome.illegal[seat] if outcome.illegal else 0
    return Standing(
        entry=entry,
        name=plan.entries[entry],
        virtual=entry >= len(plan.bots),
        games=games,
        wins=wins,
        win_rate=wins / games if games else 0.0,
        interval=wilson(wins, games),
        rating=mu,
        rating_interval=(mu - SURE * sigma, mu + SURE * sigma),
        mean_score=points / games if games else 0.0,
        times=times,
        illegal=illegal,
    )


def together(parts: Sequence[Standing]) -> Standing:
    """The figures of one entry in several contests as if they were one; the rating is that of the last."""
    games, wins, times = sum(one.games for one in parts), sum(one.wins for one in parts), Times()
    for one in parts:
        times.merge(one.times)
    return replace(
        parts[-1],
        games=games,
        wins=wins,
        win_rate=wins / games if games else 0.0,
        interval=wilson(wins, games),
        mean_score=sum(one.mean_score * one.games for one in parts) / games if games else 0.0,
        times=times,
        illegal=sum(one.illegal for one in parts),
    )


def wilson(wins: float, games: int) -> Interval:
    """Wilson's 95% interval of a win rate; a shared victory counts as a part of a win."""
    if games == 0:
        return 0.0, 1.0
    rate, square = wins / games, SURE * SURE
    middle = (rate + square / (2 * games)) / (1 + square / games)
    spread = math.sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    half = SURE / (1 + square / games) * spread
    return max(0.0, middle - half), min(1.0, middle + half)


def _ratings(entries: int, played: Sequence[Outcome]) -> list[tuple[float, float]]:
    """Ratings by Plackett and Luce's model from the places of all games in order: mean and deviation."""
    model = PlackettLuce()
    ratings = [model.rating() for _ in range(entries)]
    for outcome in played if entries > 1 else ():
        seating = outcome.job.seating
        rated = model.rate([[ratings[entry]] for entry in seating], ranks=[float(n) for n in outcome.places])
        for entry, (new,) in zip(seating, rated, strict=True):
            ratings[entry] = new
    return [(rating.mu, rating.sigma) for rating in ratings]
