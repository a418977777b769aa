"""Seats rotate, every rotation plays the same seeds, and the same contest gives the same games."""

import re
from collections import Counter

import pytest

from carson.arena.contest import contest, jobs
from carson.arena.playing import play
from carson.core import registry
from carson.core.clock import UNHURRIED
from carson.core.errors import BadOption
from carson.core.match import Match


@pytest.mark.parametrize("count", [2, 3, 4])
def test_every_bot_sits_on_every_seat_equally_often_with_every_seed(count: int) -> None:
    plan = contest(registry.game("city"), {}, ["random"] * count, "s")
    played = jobs(plan, 3 * count)
    assert [job.number for job in played] == list(range(3 * count))
    sat = Counter((job.seed, seat, entry) for job in played for seat, entry in enumerate(job.seating))
    assert set(sat.values()) == {1}
    assert len(sat) == 3 * count * count


def test_rotations_are_never_cut() -> None:
    plan = contest(registry.game("city"), {}, ["random"] * 4, "s")
    assert [len(jobs(plan, games)) for games in (1, 4, 5, 40)] == [4, 4, 8, 40]
    assert jobs(plan, 5)[:4] == jobs(plan, 1)


def test_virtual_players_keep_their_seats() -> None:
    plan = contest(registry.game("cards"), {"virtual": "expert"}, ["rancher", "random"], "s")
    assert plan.entries[:2] == ("rancher", "random")
    assert len(plan.virtual) == 2
    assert [job.seating for job in jobs(plan, 2)] == [(0, 1, 2, 3), (1, 0, 2, 3)]
    outcome = play(plan, jobs(plan, 1)[0])
    assert [times.count > 0 for times in outcome.times] == [True, True, False, False]


@pytest.mark.parametrize(("name", "bots"), [("city", ["rancher", "random"]), ("cards", ["rancher"])])
def test_a_game_is_the_one_that_its_seed_and_bots_give(name: str, bots: list[str]) -> None:
    game = registry.game(name)
    plan = contest(game, {}, bots, "7")
    job = jobs(plan, 1)[-1]
    outcome = play(plan, job)
    assert (outcome.totals, outcome.places) == (play(plan, job).totals, play(plan, job).places)
    match = Match.start(game, plan.options, job.seed, list(plan.entries))
    players = {
        seat: game.bots()[bots[entry]](f"{job.seed}/{entry}")
        for seat, entry in enumerate(job.seating)
        if entry < len(bots)
    }
    while seats := match.state.actors():
        legal = match.state.legal(seats[0])
        chosen = legal[0]
        if len(legal) > 1:
            chosen = players[seats[0]].choose(match.view(seats[0]), legal, UNHURRIED)
        match.act(seats[0], chosen)
    result = match.state.result()
    assert result is not None
    assert [result.total(seat) for seat in range(len(job.seating))] == outcome.totals
    assert sum(outcome.shares) == pytest.approx(1)


@pytest.mark.parametrize(
    ("bots", "given", "says"),
    [
        (["random"] * 2, {"seats": "3"}, "this game has 3 seats for 2 bots"),
        (["random"] * 9, {}, "seats for 9 bots"),
        (["random", "hal"], {}, "there is no bot “hal”"),
        (["random", "random:ms=3"], {}, "takes no parameters"),
        (["random"] * 2, {"wings": "3"}, "there is no option “wings”"),
    ],
)
def test_what_cannot_be_played_is_refused(bots: list[str], given: dict[str, str], says: str) -> None:
    with pytest.raises(BadOption, match=re.escape(says)):
        contest(registry.game("city"), given, bots, "s")
