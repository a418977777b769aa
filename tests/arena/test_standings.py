"""The figures: Wilson's interval, shared victories, ratings, decision times."""

import random

import pytest

from carson.arena.contest import Contest, Job
from carson.arena.playing import Outcome
from carson.arena.standings import standings, wilson
from carson.arena.times import Times

PLAN = Contest("city", {}, ("ann", "ben", "cid"), (), "1")


def outcome(number: int, places: list[int], seating: tuple[int, ...] = (0, 1, 2)) -> Outcome:
    first = places.count(1)
    shares = [1 / first if place == 1 else 0.0 for place in places]
    times = Times()
    times.add(4.0)
    return Outcome(Job(number, "s", seating), [30 - 10 * p for p in places], places, shares, [times] * 3)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # from the formula of E. B. Wilson (1927), worked out by hand for z = 1.96
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (20, 400, 0.0326, 0.0759),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_an_entry_is_followed_from_seat_to_seat() -> None:
    found = standings(PLAN, [outcome(0, [1, 2, 3]), outcome(1, [3, 1, 2], (2, 0, 1))])
    assert [standing.win_rate for standing in found] == [1.0, 0.0, 0.0]
    assert [standing.mean_score for standing in found] == [20.0, 10.0, 0.0]


def test_a_shared_victory_is_a_part_of_a_win() -> None:
    found = standings(PLAN, [outcome(0, [1, 1, 3]), outcome(1, [1, 1, 1])])
    assert [standing.wins for standing in found] == pytest.approx([5 / 6, 5 / 6, 1 / 3])
    assert found[0].rating == pytest.approx(found[1].rating)
    assert found[0].rating > found[2].rating


def test_ratings_order_the_bots_and_grow_sure() -> None:
    few, many = ([outcome(n, [1, 2, 3]) for n in range(games)] for games in (2, 50))
    for played in (few, many):
        ratings = [standing.rating for standing in standings(PLAN, played)]
        assert ratings == sorted(ratings, reverse=True)
        assert len(set(ratings)) == 3
    widths = [standing.rating_interval for played in (few, many) for standing in standings(PLAN, played)[:1]]
    assert widths[1][1] - widths[1][0] < widths[0][1] - widths[0][0]


def test_the_order_in_which_games_end_does_not_matter() -> None:
    played = [outcome(n, [1, 2, 3] if n % 3 else [3, 1, 2]) for n in range(12)]
    mixed = played[:]
    random.Random(1).shuffle(mixed)
    assert standings(PLAN, mixed) == standings(PLAN, played)


def test_decision_times() -> None:
    parts = [Times(), Times()]
    for ms in range(1, 1001):
        parts[ms % 2].add(float(ms))
    parts[0].merge(parts[1])
    assert parts[0].mean() == pytest.approx(500.5)
    assert parts[0].quantile(0.99) == pytest.approx(990, rel=0.02)
    assert parts[0].quantile(0.5) == pytest.approx(500, rel=0.02)
    assert Times().mean() is None
    assert Times().quantile(0.99) is None
