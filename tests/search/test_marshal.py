"""Marshal at the tables of both games."""

import pytest

from carson.core import registry
from carson.core.bot_names import bot_maker
from carson.core.clock import Clock
from carson.core.dealer import Dealer
from carson.core.rng import Rng
from carson.core.view import View, view_of
from carson.search.marshal import MarshalBot
from tests.budget import BOTS, first_on_both_engines
from tests.search.tables import check_answers, match_of, searcher

GAMES = [
    ("city", {"seats": "4"}),
    ("city", {"seats": "2", "characters": "random"}),
    ("city", {"seats": "3", "variants": "horses,kit-carson", "kit-mode": "live"}),
    ("cards", {"seats": "3"}),
]


def marshal(game: str, seed: str, playouts: int) -> MarshalBot:
    return searcher(game, "marshal", seed, playouts)


@pytest.mark.parametrize(("name", "options"), first_on_both_engines(GAMES, 1))
def test_its_answers_are_legal_from_the_first_to_the_last(name: str, options: dict[str, str]) -> None:
    check_answers(match_of(name, options, "7"), marshal(name, "1", 3))


@pytest.mark.once(BOTS)
@pytest.mark.parametrize(("name", "options"), GAMES)
def test_the_same_seed_gives_the_same_answer(name: str, options: dict[str, str]) -> None:
    match = match_of(name, options, "3")
    rng = Rng(3)
    for _ in range(12):
        seat = match.state.actors()[0]
        reports = [marshal(name, "1", 20).consider(view_of(match.state, seat, "3", 0)) for _ in range(2)]
        assert reports[0].options == reports[1].options
        legal = match.state.legal(seat)
        match.act(seat, legal[int(rng.below(len(legal)))])


@pytest.mark.once(BOTS)
def test_what_others_have_sealed_plays_no_part() -> None:
    """In the card game, where the others may have chosen their cards already."""
    met = 0
    for number in range(6):
        match = match_of("cards", {"seats": "3"}, str(number))
        rng = Rng(number)
        while match.state.actors() and met < 3 * (number + 1):
            seat = match.state.actors()[-1]
            if 0 < len(match.state.actors()) < 3 and match.state.actors() != [seat]:
                met += 1
                answers = set()
                for guess in range(4):
                    other = match.state.resample(seat, Dealer(f"guess {guess}"))
                    view = View(other, seat, Dealer("view"))
                    answers.add(marshal("cards", "1", 30).consider(view).options[0])
                assert len(answers) == 1
            legal = match.state.legal(seat)
            match.act(seat, legal[int(rng.below(len(legal)))])
    assert met > 5


def test_a_clock_that_is_nearly_over_shortens_its_search() -> None:
    match = match_of("city", {"seats": "4"}, "5")
    seat = match.state.actors()[0]
    bot = bot_maker(registry.game("city"), "marshal:ms=60000")("1")
    assert isinstance(bot, MarshalBot)
    bot.choose(view_of(match.state, seat, "5", 0), match.state.legal(seat), Clock(1))
    assert bot.report is not None
    assert bot.report.playouts < 1000


def test_it_tells_what_it_thinks_of_the_other_answers() -> None:
    match = match_of("city", {"seats": "4"}, "5")
    seat = match.state.actors()[0]
    report = marshal("city", "1", 60).consider(view_of(match.state, seat, "5", 0))
    assert report.playouts == 60
    assert len(report.options) > 1
    assert [option.visits for option in report.options] == sorted(
        [option.visits for option in report.options], reverse=True
    )
    assert all(0 <= option.win <= 1 and 0 <= option.value <= 1 for option in report.options)
