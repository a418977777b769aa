"""Choices that are made once for all tables say what they would say if they were made anew."""

import random

import pytest

from carson.city.screen import choices
from carson.core import registry
from carson.core.match import Match
from tests.budget import of

TABLES = [{"seats": "4"}, {"seats": "3", "variants": "outlaws,horses"}]


@pytest.mark.parametrize("options", TABLES)
def test_kept_choices_are_as_if_made_anew(options: dict[str, str]) -> None:
    game = registry.game("city")
    face = game.face()
    for number in range(of(4, 1)):
        match = Match.start(game, game.settle(options), f"choices {number}", ["Ann", "Ben", "Cleo", "Dan"])
        chance = random.Random(number)
        while seats := match.state.actors():
            view = match.view(seats[0])
            kept, known = face.choices(view, match.names), dict(choices._known)
            choices._known.clear()
            made = face.choices(view, match.names)
            assert kept == made
            choices._known.update(known)
            match.act(seats[0], chance.choice(made).action)
    assert any(choices._known.values())
