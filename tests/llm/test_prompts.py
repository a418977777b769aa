"""A question as a text: short enough for any model, complete, and without the secrets of others."""

import pytest

from carson.core import registry
from carson.core.clock import UNHURRIED
from carson.core.dealer import Dealer
from carson.core.errors import BotFailure
from carson.core.following import Played
from carson.core.game import Game
from carson.core.match import Match
from carson.core.rng import Rng
from carson.core.state import NOBODY, State
from carson.core.view import View, view_of
from carson.llm import LIMIT, LanguageBot, action_in, brief, question_text, tokens
from tests.budget import of

CITY = registry.game("city")
EVERYTHING = {"seats": "6", "variants": "horses,outlaws,river", "characters": "random"}
GAMES = [
    ("city", {}),
    ("city", EVERYTHING),
    ("city", {"seats": "3", "variants": "might-is-right"}),
    ("cards", {}),
]
LOOKS = of(40, 12)  # questions of a game that are written


def questions(game: Game, options: dict[str, str], seed: int) -> list[tuple[State, int]]:
    """Moments of a random game at which somebody has a choice, the ones with most answers first."""
    state, rng = game.new(game.settle(options)), Rng(seed)
    found: list[tuple[State, int]] = []
    while (seat := int(state.actor())) != NOBODY:
        if seat >= 0 and len(state.legal(seat)) > 1:
            found.append((state.clone(), seat))
        state.play(seat, int(state.pick(rng)))
    return sorted(found, key=lambda one: -len(one[0].legal(one[1])))


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_every_question_is_short_enough_and_has_every_answer(name: str, options: dict[str, str]) -> None:
    game = registry.game(name)
    news = ["Somebody did something of which there is a lot to tell, and more besides."] * 50
    for state, seat in questions(game, options, 3)[:LOOKS]:
        text = question_text(game, view_of(state, seat, "x", 1), news=news)
        assert tokens(text) <= LIMIT
        offered = text.rpartition("##")[2].splitlines()[1:]
        assert sorted(int(line.partition(":")[0]) for line in offered) == state.legal(seat)
        assert "Rules in brief" in text


def test_what_others_hide_is_not_told() -> None:
    """Two states that a seat cannot tell apart make one text."""
    options = {"seats": "3", "variants": "might-is-right"}
    for state, seat in questions(CITY, options, 5)[:: max(1, 60 // LOOKS)]:
        other = state.resample(seat, Dealer("another guess"))
        texts = {question_text(CITY, View(one, seat, Dealer("seen"))) for one in (state, other)}
        assert len(texts) == 1


def test_the_estimate_is_on_the_safe_side() -> None:
    assert tokens("The quick brown fox jumps over the lazy dog.") >= 10  # as vocabularies of today count it
    assert tokens("unbelievable") == 4
    assert tokens("$12 ⌂") == 5
    assert tokens("") == 0
    assert tokens(brief(CITY, CITY.settle({}))) < 1000


@pytest.mark.parametrize(
    ("reply", "meant"),
    [
        ("17", 17),
        ("17.", 17),
        ("I could take 4 or 17.\nSo:\n17", 17),
        ("Answer: 17", 17),
        ("**17**", 17),
        ("17: Buy b3", 17),
        ("4 or 17", None),
        ("18", None),
        ("-17", None),
        ("1.17", None),
        ("", None),
        ("all of them", None),
    ],
)
def test_a_reply_names_one_legal_answer_or_none(reply: str, meant: int | None) -> None:
    word = CITY.action_text(17)
    assert action_in(CITY, reply, [4, 17]) == meant
    assert action_in(CITY, f"I think of it.\n{word}", [4, 17]) == 17


def test_a_bot_that_asks_a_model_counts_what_was_not_legal() -> None:
    match = Match.start(CITY, CITY.settle({"seats": "2"}), "dice", ["Ann", "Ben"])
    seat = match.state.actors()[0]
    legal = match.state.legal(seat)
    heard: list[str] = []

    def model(prompt: str) -> str:
        heard.append(prompt)
        return "howdy" if len(heard) % 3 else str(legal[1])

    bot = LanguageBot(model)
    bot.hear([Played(1 - seat, legal[0])])
    assert bot.choose(match.view(seat), legal, UNHURRIED) == legal[1]
    assert (bot.answers, bot.illegal) == (3, 2)
    assert f": {CITY.action_text(legal[0])}" in heard[0]
    assert "You replied “howdy”" in heard[1]
    with pytest.raises(BotFailure, match="named no legal answer in 2 replies; the last was “howdy”"):
        LanguageBot(lambda _: "howdy", tries=2).choose(match.view(seat), legal, UNHURRIED)
