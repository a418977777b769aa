"""Seats that are asked at the same time: what a match keeps to itself, and when an answer comes too late."""

import random
from collections.abc import Callable

import pytest

from carson.core import registry
from carson.core.errors import StaleAction
from carson.core.match import Match


def sealed() -> Match:
    """Three players of the card game are asked for a card each."""
    game = registry.game("cards")
    match = Match.start(game, game.settle({"seats": "3"}), "sealed", ["A", "B", "C", "V"])
    while len(match.state.actors()) < 3:
        play(match, match.state.actors()[0])
    return match


def race() -> Match:
    """Three players of the board game place cowboys all at once."""
    game = registry.game("city")
    options = game.settle({"seats": "3", "variants": "kit-carson", "kit-mode": "live"})
    match = Match.start(game, options, "race", ["A", "B", "C"])
    while len(match.state.actors()) < 3:
        play(match, match.state.actors()[0])
    return match


def play(match: Match, seat: int, word: str = "", version: int | None = None) -> None:
    """The first legal action, or the one of this word."""
    action = match.game.parse_action(word) if word else match.state.legal(seat)[0]
    match.act(seat, action, version)


# ---- what is kept secret


def test_answers_to_a_sealed_question_are_left_out() -> None:
    match = sealed()
    before = match.history[-1]
    for seat in (2, 0):
        play(match, seat)
        assert match.settled(match.history[-1]) == before
        assert len(match.path(before)) == len(match.moves) - (1 if seat == 2 else 2)
    play(match, 1)
    assert match.settled(match.history[-1]) == match.history[-1]


def test_open_commands_are_no_secret() -> None:
    match = race()
    assert not match.state.sealed()
    play(match, 2, "wages")
    assert match.settled(match.history[-1]) == match.history[-1]


def test_there_is_a_way_back_from_every_moment() -> None:
    """Also where a single answer was sealed, and no other lies before it."""
    game = registry.game("city")
    options = game.settle({"seats": "3", "variants": "kit-carson,might-is-right"})
    match, chance = Match.start(game, options, "0", ["A", "B", "C"]), random.Random(0)
    while match.state.actors():
        seat = chance.choice(match.state.actors())
        match.act(seat, chance.choice(match.state.legal(seat)))
        assert all((match.way_back([each]) or 0) <= match.version for each in range(3))


# ---- answers to an earlier version


@pytest.mark.parametrize("begin", [sealed, race])
def test_who_is_asked_with_others_is_not_late_because_they_were_faster(begin: Callable[[], Match]) -> None:
    match = begin()
    version = match.version
    play(match, 2, version=version)
    play(match, 0, version=version)
    assert match.version == version + 2


@pytest.mark.parametrize("begin", [sealed, race])
def test_what_others_take_back_does_no_harm_either(begin: Callable[[], Match]) -> None:
    match = begin()
    start = match.version
    play(match, 2)
    version = match.version
    match.back_to(start)
    play(match, 0, version=version)


def test_the_own_action_makes_all_earlier_answers_stale() -> None:
    """So that a command sent twice counts once."""
    match = race()
    version = match.version
    play(match, 1, "wages", version)
    with pytest.raises(StaleAction):
        play(match, 1, "wages", version)
    play(match, 0, "wages", version)


def test_an_answer_to_another_question_is_stale() -> None:
    match = race()
    version = match.version
    for seat in (0, 1, 2):
        play(match, seat, "pass")
    while match.state.actors() != [0]:
        play(match, match.state.actors()[0])
    for old in (version, version - 1, match.version + 1, -1):
        with pytest.raises(StaleAction):
            play(match, 0, version=old)


def test_an_answer_from_before_the_question_was_put_to_all_is_stale() -> None:
    """Who began alone has moved on; the others were not asked then."""
    match = race()
    for seat in (0, 1, 2):
        with pytest.raises(StaleAction):
            play(match, seat, "wages", match.version - 1)
