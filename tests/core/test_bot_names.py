"""A bot has one name everywhere, with or without parameters, and a wrong name says what is right."""

import re

import pytest

from carson.core import registry
from carson.core.bot_names import bot_maker, exact_name, known_bots, usual_bot
from carson.core.errors import BadOption
from tests.cli.toy import DozyBot, Pebbles

TOY = Pebbles()


def naps(text: str) -> int:
    bot = bot_maker(TOY, text)("seed")
    assert isinstance(bot, DozyBot)
    return bot.naps


@pytest.mark.parametrize(
    ("text", "exact", "expected"),
    [
        ("dozy", "dozy", 2),
        ("dozy:naps=5", "dozy:naps=5", 5),
        ("dozy:naps=2", "dozy", 2),
        ("dozy:dreams=3,naps=0", "dozy:naps=0,dreams=3", 0),
        (" dozy:naps=9 ", "dozy:naps=9", 9),
    ],
)
def test_parameters_have_usual_values_and_one_order(text: str, exact: str, expected: int) -> None:
    assert exact_name(TOY, text) == exact
    assert naps(text) == naps(exact) == expected


def test_the_registry_makes_the_usual_bot() -> None:
    bot = TOY.bots()["dozy"]("seed")
    assert isinstance(bot, DozyBot)
    assert bot.naps == 2


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("clever", "there is no bot “clever”; there is random, sleepy, dozy:naps=2,dreams=1"),
        ("", "there is no bot “”"),
        ("sleepy:naps=2", "the bot “sleepy” takes no parameters; write sleepy"),
        ("sleepy:", "takes no parameters"),
        ("dozy:", "its parameters are as in dozy:naps=2,dreams=1"),
        ("dozy:naps", "“naps” tells dozy nothing"),
        ("dozy:wings=2", "“wings=2” tells dozy nothing"),
        ("dozy:naps=1,naps=2", "naps is given twice"),
        ("dozy:naps=10", "naps of dozy cannot be “10”; it is a whole number from 0 to 9"),
        ("dozy:naps=-1", "cannot be “-1”"),
        ("dozy:naps=", "cannot be “”"),
        ("dozy:naps=two", "cannot be “two”"),
        ("dozy:naps=²", "cannot be “²”"),
    ],
)
def test_a_wrong_name_says_what_is_right(text: str, says: str) -> None:
    for reader in (exact_name, bot_maker):
        with pytest.raises(BadOption, match=re.escape(says)):
            reader(TOY, text)


@pytest.mark.parametrize("name", sorted(registry.GAMES))
def test_every_bot_of_every_game_can_be_named(name: str) -> None:
    game = registry.game(name)
    assert usual_bot(game) == next(iter(game.bots()))
    for text in known_bots(game):
        kind = text.partition(":")[0]
        assert exact_name(game, text) == kind
        assert isinstance(bot_maker(game, text)("1"), type(game.bots()[kind]("1")))


@pytest.mark.parametrize(("name", "old"), [("city", "greedy"), ("cards", "builder")])
def test_a_bot_that_a_saved_table_names_by_its_old_name_still_plays(name: str, old: str) -> None:
    game = registry.game(name)
    assert exact_name(game, old) == "rancher"
    assert type(bot_maker(game, old)("1")) is type(game.bots()["rancher"]("1"))
