"""Help of any game: each topic once, a start in two minutes, and links that lead to pages of rulings."""

import pytest

from carson.core import registry
from carson.core.game import Game

GAMES = [registry.game(name) for name in registry.GAMES]
OURS = [registry.game(name) for name in registry.OURS]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_topic_has_its_name_its_title_and_its_text_once(game: Game) -> None:
    for options in (None, game.first_game()):
        topics = game.face().topics(options)
        assert all(topic.name and topic.title and topic.text for topic in topics)
        assert len({topic.title for topic in topics}) == len(topics)


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_every_page_of_rulings_is_linked_and_every_link_leads_to_one(game: Game) -> None:
    linked = {name for topic in game.face().topics() for name in topic.rulings}
    assert linked == {page.name for page in game.rulings()}


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_the_start_takes_two_minutes(game: Game) -> None:
    """Six to eight panels of two or three sentences each, in a game of any option."""
    for options in (None, game.first_game(), game.settle({})):
        shorts = [topic.short for topic in game.face().topics(options) if topic.short]
        assert 6 <= len(shorts) <= 8
        assert max(map(len, shorts)) < 230
        assert all("{" not in short for short in shorts)


def test_the_start_follows_the_options() -> None:
    city = registry.game("city")

    def duel(**given: str) -> str:
        topics = city.face().topics(city.settle(given))
        return next(topic.short for topic in topics if topic.name == "duels")

    assert "rolls a die" in duel()
    assert "plays a duel tile" in duel(variants="might-is-right")
