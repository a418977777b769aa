"""Every game in words: presets that can be played, and summaries without a raw option in them."""

from collections.abc import Iterator

import pytest

from carson.core.errors import BadOption
from carson.core.game import Game, Options
from carson.core.pace import Pace, about, by_days, live
from carson.core.registry import OURS, game
from tests.guide.conftest import add_nuggets

GAMES = [*OURS, "nuggets"]
LONGEST = 200  # letters, with everything that can be chosen


@pytest.fixture(autouse=True)
def with_nuggets(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of somebody else, which has neither presets nor summaries of its own."""
    add_nuggets(monkeypatch)


def settings(wanted: Game) -> Iterator[Options]:
    """Every value of every option that goes by itself or with what it needs."""
    for option in wanted.options():
        for value in option.choices:
            needs = {} if option.when is None else {option.when.option: option.when.values[-1]}
            for given in ({option.name: value}, {option.name: value, **needs}):
                try:
                    yield wanted.settle(given)
                except BadOption:
                    continue
    for preset in wanted.presets():
        yield wanted.settle(preset.options)


def raw_words(wanted: Game) -> set[str]:
    """Keys and values that only a program would write."""
    words = {word for option in wanted.options() for word in (option.name, *option.choices)}
    return {word for word in words if "-" in word or "=" in word}


@pytest.mark.parametrize("name", GAMES)
def test_no_summary_has_a_raw_option(name: str) -> None:
    wanted = game(name)
    raw, seen = raw_words(wanted), 0
    for options in settings(wanted):
        told = wanted.summary(options)
        assert not [sign for sign in "_=" if sign in told], told
        assert not [word for word in raw if word in told], told
        assert len(told) <= LONGEST
        seen += 1
    assert seen > 5


@pytest.mark.parametrize("name", GAMES)
def test_summaries_tell_games_apart(name: str) -> None:
    """Whatever is chosen shows, though not in every detail."""
    wanted = game(name)
    usual = wanted.settle({})
    for options in settings(wanted):
        changed = {key for key, value in options.items() if value != usual[key]}
        if changed and options.get("virtual") != "intermediate":  # that is whom one gets without a word
            assert wanted.summary(options) != wanted.summary(usual), changed


def test_a_gold_rush_with_horses() -> None:
    city = game("city")
    told = city.summary(city.settle({"characters": "gold-rush", "variants": "horses"}))
    assert told == "Gold rush with Horses, 4 players"


@pytest.mark.parametrize("name", GAMES)
def test_presets_can_be_played(name: str) -> None:
    wanted, face = game(name), game(name).face()
    presets = wanted.presets()
    assert len({preset.name for preset in presets}) == len(presets) > 0
    for preset in presets:
        options = wanted.settle(preset.options)
        assert wanted.new(options).actors()
        assert not preset.bot or preset.bot in wanted.bots()
        assert bool(face.preset_label(preset.name)) == (name != "nuggets")
    assert wanted.first_game() == wanted.settle(presets[0].options)


def test_no_two_games_have_a_preset_of_one_name() -> None:
    names = [preset.name for name in OURS for preset in game(name).presets()]
    assert sorted(names) == ["cards", "first-game", "full-box", "quick-duel", "solo"]


@pytest.mark.parametrize("name", OURS)
def test_every_bot_has_its_stars(name: str) -> None:
    """The ladder demands the same order: random, Drifter, Rancher, Marshal, Legend."""
    wanted = game(name)
    by_strength = sorted(wanted.bots(), key=wanted.stars)
    assert by_strength == ["random", "drifter", "rancher", "marshal", "legend"]
    assert [wanted.stars(bot) for bot in by_strength] == [1, 2, 3, 4, 5]


# ---- how long it lasts


@pytest.mark.parametrize(
    ("minutes", "told"),
    [
        (1, "about 5 minutes"),
        (38, "about 40 minutes"),
        (61, "about 60 minutes"),
        (89, "about one and a half hours"),
        (115, "about 2 hours"),
        (152, "about 2 and a half hours"),
    ],
)
def test_minutes_as_people_say_them(minutes: float, told: str) -> None:
    assert about(minutes) == told


def test_people_and_clocks_decide_how_long_it_lasts() -> None:
    pace = Pace(once=5, person=20, bot=5, turns=30)
    assert live(pace, 1, 2) == "about 35 minutes"
    assert live(pace, 3, 0) == "about 65 minutes"
    assert live(pace, 3, 0, most=5) == "about 20 minutes"
    assert by_days(pace, 1, 1) == "about 4 days"
    assert by_days(pace, 4, 2) == "about 4 weeks"
