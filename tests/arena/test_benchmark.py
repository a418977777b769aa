"""The benchmark: ratings that follow from games won, and that somebody else finds again."""

import math

import pytest

from carson.arena import benchmark
from carson.arena.contest import Job
from carson.arena.playing import play
from carson.arena.standings import Standing, standings, wilson
from carson.arena.times import Times
from carson.env.tasks import TASKS, task
from tests.budget import BOTS

pytestmark = pytest.mark.once(BOTS)
DUEL = task("City2p-v0")


def standing(wins: float, games: int) -> Standing:
    share = wins / games
    return Standing(0, "bot", False, games, wins, share, wilson(wins, games), 0, (0, 0), 0, Times())


@pytest.mark.parametrize(("name", "rivals"), [("City2p-v0", 1), ("City4p-v0", 3), ("City6p-v0", 5)])
def test_whoever_wins_as_often_as_rancher_stands_where_rancher_stands(name: str, rivals: int) -> None:
    (trial,) = benchmark.trials(["drifter"], [task(name)], "1")
    assert trial.plan.bots == ("drifter", *["rancher"] * rivals)
    found = benchmark.found(trial, standing(400 / (rivals + 1), 400), None)
    assert found.strength.rating == pytest.approx(benchmark.AT, abs=2)
    better = benchmark.found(trial, standing(200, 400), None)
    assert better.strength.rating == pytest.approx(benchmark.AT + 400 * math.log10(rivals), abs=2)


@pytest.mark.parametrize("name", ["CitySolo-v0", "CardsExpert-v0"])
def test_alone_one_is_compared_with_rancher_in_the_same_place(name: str) -> None:
    (trial,) = benchmark.trials(["drifter"], [task(name)], "1")
    assert trial.reference is not None
    assert trial.reference.bots == ("rancher",)
    assert trial.reference.seed == trial.plan.seed
    same = benchmark.found(trial, standing(120, 400), standing(120, 400))
    assert same.strength.rating == pytest.approx(benchmark.AT)
    surer = benchmark.found(trial, standing(120, 400), standing(12000, 40000))
    assert same.strength.variance > surer.strength.variance


def test_all_tasks_together_are_surer_than_each() -> None:
    parts = [
        benchmark.found(trial, standing(130, 400), standing(100, 400) if trial.reference else None)
        for trial in benchmark.trials(["drifter"], list(TASKS.values()), "1")
    ]
    assert len(parts) == 8
    whole = benchmark.pooled(parts)
    assert whole.variance < min(part.strength.variance for part in parts)
    ratings = [part.strength.rating for part in parts]
    assert min(ratings) < whole.rating < max(ratings)


def test_who_never_wins_has_a_rating_too() -> None:
    (trial,) = benchmark.trials(["drifter"], [DUEL], "1")
    found = benchmark.found(trial, standing(0, 400), None)
    assert found.strength.rating < 200
    assert math.isfinite(found.strength.interval[0])


def rated(bot: str, seed: str, games: int) -> benchmark.Strength:
    (trial,) = benchmark.trials([bot], [DUEL], seed)
    played = [play(trial.plan, Job(n, f"{seed}/{n // 2}", (n % 2, 1 - n % 2))) for n in range(games)]
    return benchmark.found(trial, standings(trial.plan, played)[0], None).strength


def test_a_rerun_lies_in_the_interval() -> None:
    """Somebody else with other dice finds about the same; who plays otherwise is told apart."""
    ours, theirs = rated("rancher", "ours", 16), rated("rancher", "theirs", 16)
    low, high = ours.interval
    assert low <= theirs.rating <= high
    assert low <= benchmark.AT <= high
    assert rated("random", "ours", 48).interval[1] < low
