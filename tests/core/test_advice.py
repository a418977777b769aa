"""Bots that explain themselves, and what a review makes of it."""

import pytest

from carson.core import registry
from carson.core.advice import Advice
from carson.core.advisers import adviser_named, advisers, usual_adviser
from carson.core.clock import UNHURRIED, Clock
from carson.core.errors import BadOption
from carson.core.match import Match
from carson.core.review import POINTS, WIN, Slip, costliest, decisions, slip_of, weigh
from carson.core.rng import Rng
from carson.core.view import View, seen
from tests.cli.toy import Pebbles

WORK = {"rancher": "rancher", "marshal": "marshal:playouts=12"}  # how bots are named so that they repeat


def random_match(name: str, seed: str, plies: int) -> Match:
    """A match after some random moves."""
    game = registry.game(name)
    match = Match.start(game, game.settle({"seats": "3"}), seed, ["Ann", "Ben", "Cid"])
    rng = Rng(len(seed))
    for _ in range(plies):
        seat = match.state.actors()[0]
        legal = match.state.legal(seat)
        match.act(seat, legal[int(rng.below(len(legal)))])
    return match


@pytest.mark.parametrize("game", registry.GAMES)
def test_rancher_and_marshal_explain_themselves(game: str) -> None:
    assert set(WORK) <= set(advisers(registry.game(game)))
    assert usual_adviser(registry.game(game)) == "marshal"


@pytest.mark.parametrize("bot", WORK.values())
@pytest.mark.parametrize("game", registry.GAMES)
def test_what_a_bot_explains_first_is_what_it_chooses(game: str, bot: str) -> None:
    match = random_match(game, "advice", 14)
    compared = 0
    for _ in range(12):
        seat = match.state.actors()[0]
        legal = match.state.legal(seat)
        told = adviser_named(match.game, bot, "1").explain(match.view(seat), legal, UNHURRIED)
        chosen = adviser_named(match.game, bot, "1").choose(match.view(seat), legal, UNHURRIED)
        assert told[0].action == chosen
        assert {one.action for one in told} <= set(legal)
        assert len({one.action for one in told}) == len(told)
        compared += len(legal) > 1
        match.act(seat, chosen)
    assert compared > 4


@pytest.mark.parametrize("game", registry.GAMES)
def test_marshal_gives_chances_and_tries_two_answers_evenly(game: str) -> None:
    match = random_match(game, "pair", 20)
    while len(match.state.legal(match.state.actors()[0])) < 5:
        match.act(match.state.actors()[0], match.state.legal(match.state.actors()[0])[0])
    seat = match.state.actors()[0]
    legal = match.state.legal(seat)
    marshal = adviser_named(match.game, "marshal:playouts=40", "1")
    whole = marshal.explain(match.view(seat), legal, UNHURRIED)
    assert sum(one.visits for one in whole) == 40
    assert all(one.win is not None and 0 <= one.win <= 1 for one in whole)
    best = whole[0].action
    left_out = next(action for action in legal if action not in [one.action for one in whole])
    pair = marshal.explain(match.view(seat), sorted([best, left_out]), UNHURRIED)
    assert {one.action for one in pair} == {best, left_out}
    assert sum(one.visits for one in pair) == 40
    assert min(one.visits for one in pair) >= 3


def test_the_rancher_of_the_cards_gives_bids_and_uses_a_worth() -> None:
    """Auction cards differ by more than being chosen or not."""
    game = registry.game("cards")
    match = Match.start(game, game.settle({"seats": "3"}), "bids", ["Ann", "Ben", "Cid"])
    seat = match.state.actors()[0]
    told = adviser_named(game, "rancher", "1").explain(match.view(seat), match.state.legal(seat), UNHURRIED)
    worths = [one.points for one in told]
    assert len(set(worths)) == len(worths) > 3
    assert worths == sorted(worths, key=lambda worth: -(worth or 0.0))


def test_a_bot_that_does_not_explain_itself_says_who_does() -> None:
    with pytest.raises(BadOption, match=r"drifter.*there is rancher, marshal"):
        adviser_named(registry.game("city"), "drifter", "1")
    with pytest.raises(BadOption, match="no bot of Pebbles"):
        usual_adviser(Pebbles())


# ---- reviews


class Opinionated:
    """Knows what each answer is worth, and tells a different story when only two are to be compared."""

    def __init__(self, worths: dict[int, float], pair: dict[int, float] | None = None) -> None:
        self.worths = worths
        self.pair = pair

    def choose(self, view: View, legal: list[int], clock: Clock) -> int:
        return self.explain(view, legal, clock)[0].action

    def explain(self, view: View, legal: list[int], clock: Clock) -> list[Advice]:
        known = self.pair if self.pair is not None and len(legal) == 2 else self.worths
        ranked = sorted((action for action in legal if action in known), key=lambda action: -known[action])
        if self.pair is None:
            return [Advice(action, points=known[action]) for action in ranked]
        return [Advice(action, win=known[action], visits=5) for action in ranked]


def first_parcel() -> View:
    return random_match("city", "first", 0).view(random_match("city", "first", 0).state.actors()[0])


def test_the_cost_of_a_move_is_what_the_best_one_is_worth_more() -> None:
    view = first_parcel()
    best, middle, unknown = view.state.legal(view.seat)[:3]
    bot = Opinionated({best: 7.0, middle: 4.5})
    assert weigh(bot, view, best, UNHURRIED).cost == 0.0
    weighed = weigh(bot, view, middle, UNHURRIED)
    assert (weighed.cost, weighed.better.action, weighed.unit) == (2.5, best, POINTS)
    assert weigh(bot, view, unknown, UNHURRIED).cost is None


def test_a_bot_that_tries_is_asked_for_a_closer_look_at_the_two() -> None:
    view = first_parcel()
    best, middle, bad = view.state.legal(view.seat)[:3]
    bot = Opinionated({best: 0.6, middle: 0.1}, {best: 0.5, middle: 0.55, bad: 0.2})
    assert weigh(bot, view, middle, UNHURRIED).cost == 0.0  # the second look says it was fine
    weighed = weigh(bot, view, bad, UNHURRIED)  # never tried at first
    assert weighed.cost == pytest.approx(0.3)
    assert weighed.unit == WIN


def test_a_review_tells_what_was_done_and_what_would_have_been_better() -> None:
    match = random_match("city", "review", 30)
    moves = [(move.seat, move.action) for move in match.moves]
    found = list(decisions(match.game, match.options, moves, [1], "x"))
    assert found
    assert all(one.seat == 1 and moves[one.ply - 1] == (1, one.action) for one in found)
    assert all(len(one.state.legal(1)) > 1 for one in found)
    rancher = adviser_named(match.game, "rancher", "1")
    slips = []
    for one in found:
        weighed = weigh(rancher, one.view, one.action, UNHURRIED)
        slip = slip_of(match.game, match.names, one, weighed)
        labels = {c.action: c.told for c in match.game.face().choices(seen(one.state, 1), match.names)}
        if slip is not None:
            slips.append(slip)
            assert (slip.done, slip.better) == (labels[one.action], labels[weighed.better.action])
    assert slips  # somebody who plays at random is not a perfect player


def test_the_costliest_moves_of_each_seat_come_first() -> None:
    def slip(ply: int, seat: int, cost: float) -> Slip:
        return Slip(ply, 1, seat, "a", "b", cost, WIN)

    slips = [slip(1, 0, 0.1), slip(2, 1, 0.3), slip(3, 0, 0.4), slip(4, 0, 0.2), slip(5, 1, 0.3)]
    assert [one.ply for one in costliest(slips, 2)] == [3, 4, 2, 5]
