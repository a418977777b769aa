"""A game in a line: how long it took and what happened, for any game."""

import pytest

from carson.core import registry
from carson.core.events import Event
from carson.core.in_short import in_short
from carson.core.record import read_record, replay
from tests.server.records import a_record


@pytest.mark.parametrize(
    ("seconds", "told"),
    [
        (None, "one duel"),
        (59.0, "one duel"),
        (60.0, "one minute, one duel"),
        (74 * 60.0, "74 minutes, one duel"),
        (5 * 3600.0, "5 hours, one duel"),
        (12 * 86400.0, "12 days, one duel"),
    ],
)
def test_how_long_a_game_took(seconds: float | None, told: str) -> None:
    duel = Event("duel", -2, {"place": 3, "outlaw": 0})
    assert in_short(registry.game("city").face(), [duel], 1, seconds) == told


@pytest.mark.parametrize(
    ("game", "kind", "word"), [("city", "claimed", "parcels"), ("cards", "placed", "cards laid")]
)
def test_what_happened_is_counted_from_the_events(game: str, kind: str, word: str) -> None:
    record = read_record(a_record(game))
    events = [event for step in replay(record) for event in step.events]
    number = sum(event.kind == kind for event in events)
    assert number > 5
    assert f"{number} {word}" in in_short(record.game.face(), events, len(record.moves))


def test_a_game_that_counts_nothing_has_moves() -> None:
    assert in_short(registry.game("city").face(), [], 57) == "57 moves"
