"""Copies to try things out: every moment of a game can be played on, whoever or whatever was to come next."""

import asyncio
import random

import pytest

from carson.core import registry
from carson.core.match import Match
from carson.core.record import read_record
from carson.core.state import CHANCE
from carson.server.accounts.sessions import Visitor
from carson.server.tables.live import LiveTable
from carson.server.tables.opening import Opening
from tests.server.conftest import RunningServer
from tests.server.people import Browser

GAMES = [
    ("city", {"seats": "2", "variants": "might-is-right,outlaws"}),
    ("city", {"solo": "rancher"}),
    ("cards", {"seats": "2"}),
]

AT_ONCE = 20  # copies that are stored together


def played(game_name: str, options: dict[str, str]) -> Match:
    """A whole random game."""
    game, chance = registry.game(game_name), random.Random(1)
    settled = game.settle(options)
    match = Match.start(game, settled, "copies", [f"Player {n}" for n in range(game.seats(settled))])
    while actors := match.state.actors():
        seat = chance.choice(actors)
        match.act(seat, chance.choice(match.state.legal(seat)))
    return match


@pytest.mark.parametrize(("game", "options"), GAMES, ids=["city", "solo", "cards"])
def test_a_copy_of_any_moment_is_played_on(
    server: RunningServer, ann: Browser, game: str, options: dict[str, str]
) -> None:
    match = played(game, options)
    assert any(match.state_at(version).actors() == [CHANCE] for version in range(match.version))
    visitor = Visitor(ann.me["id"], ann.me["name"], None)
    opening: Opening = Opening(server.app.state.tables)

    old = server.on_loop(opening.add_record(visitor, read_record(match.text())))

    async def copies(versions: range) -> list[LiveTable]:
        return await asyncio.gather(*(opening.fork(visitor, old, version) for version in versions))

    made: list[LiveTable] = []
    for start in range(0, match.version, AT_ONCE):
        made += server.on_loop(copies(range(start, min(start + AT_ONCE, match.version))))
    assert len(made) == match.version
    for copy in made:
        if copy.match.state.result() is None:
            assert copy.settings.state == "playing"
            assert copy.match.state.legal(copy.actors[0])
        else:  # nothing but dice and draws was missing to the end
            assert copy.settings.state == "over"
