"""Statistics of tasks: what is counted is what was played, and bits are bits."""

from math import log2
from pathlib import Path
from typing import Any

import pytest

from carson.arena.playing import play
from carson.arena.statistics import counted, games_of, hidden_bits, plan_of, surprise, tree_size
from carson.arena.statistics_report import TO_CHOOSE, UNKNOWN, Studied, as_json, markdown
from carson.core.rng import Rng
from carson.core.state import State
from carson.env.tasks import TASKS, task
from tests.budget import BOTS

pytestmark = pytest.mark.once(BOTS)


def studied(name: str, games: int) -> Studied:
    plan = plan_of(task(name), "random", "test")
    return Studied(task(name), plan, [counted(plan, play(plan, job)) for job in games_of(plan, games)])


def sealed(name: str) -> State:
    """A moment at which somebody has answered in secret."""
    state, rng = task(name).first.clone(), Rng(1)
    while not state.holds_sealed_answers():
        state.play(state.actor(), state.pick(rng))
    return state


def test_surprise_is_counted_in_bits() -> None:
    assert surprise([(1, 1), (2, 1)], 2) == 1
    assert surprise([(1, 3), (2, 1)], 2) == 2
    assert surprise([(7, 5)], 7) == 0


def test_a_sealed_card_hides_as_much_as_a_hand_holds() -> None:
    state = sealed("Cards4p-v0")
    (answered,) = [seat for seat in range(4) if seat not in state.actors()]
    assert hidden_bits(state, state.actors()[0]) == pytest.approx(log2(9))
    assert hidden_bits(state, answered) == 0  # the others have chosen nothing yet


def test_what_is_counted_is_what_was_played() -> None:
    plan = plan_of(task("City2p-v0"), "random", "test")
    outcome = play(plan, games_of(plan, 1)[0])
    counts = counted(plan, outcome)
    assert counts.answers == [len(ply.legal) for ply in outcome.plies]
    assert counts.questions.total() == counts.rounds.total() == len(outcome.plies)
    last = outcome.plies[-1].number
    assert len(counts.answers) + counts.forced + counts.chances >= last + 1
    assert counts.first in (0, 1)
    assert counts.chances > 0
    assert counts.luck > counts.chances  # most draws are worth more than a coin
    assert set(counts.hidden) == {0.0}  # nothing is hidden in the usual game
    assert 50 < tree_size(counts) < 200


def test_hidden_hands_are_found() -> None:
    one = studied("CityMightIsRight-v0", 1)
    assert max(one.hidden) > 2
    told: Any = as_json("test", [one])
    assert told["tasks"][0]["hidden"]["decisions"] > 0.9


def test_the_tables_have_a_line_for_each_task() -> None:
    pages = markdown("test", [studied(name, 1) for name in ("City2p-v0", "CardsExpert-v0", "Cards4p-v0")])
    assert pages.count("| City2p-v0 |") == pages.count("| CardsExpert-v0 |") == 2
    duel, alone, together = pages.splitlines()[-3:]
    assert "% to " in duel
    assert alone.endswith("|  |  |")  # nobody is first who is alone
    assert together.endswith("|  |  |")  # nor where all bid at once


def test_the_page_has_the_tables_of_the_command() -> None:
    page = (Path(__file__).parents[2] / "docs" / "statistics.md").read_text(encoding="utf-8")
    for headings in (TO_CHOOSE, UNKNOWN):
        assert page.count(f"| {' | '.join(headings)} |\n") == 2, (
            "make them anew with the commands beside them"
        )
    assert all(page.count(f"\n| {name} |") == 4 for name in TASKS)
