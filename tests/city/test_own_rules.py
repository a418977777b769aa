"""Every text speaks of the rules of the game that is played, whatever edition or variants it has."""

from itertools import combinations

import pytest

from carson.city.face import CityFace
from carson.city.facts import ids
from carson.city.facts.characters import TILE_BY_NAME
from carson.city.facts.editions import SWITCHES, Switch
from carson.city.facts.rules import Rules
from carson.city.game import CityGame
from carson.city.options import rules_for
from carson.city.state import CityState
from carson.city.table import agenda
from carson.city.table.stack import allow, push
from carson.city.words.help_topics import told
from carson.city.words.terms import character_power
from carson.core.view import seen
from tests.helping import texts
from tests.scenes import sent

GAME = CityGame()
FACE = CityFace()
NAMES = ["Ada", "Ben", "Cleo", "Dusty"]
BANKER_RED = TILE_BY_NAME["banker-red"]
ALL = "horses,kit-carson,might-is-right,new-beginning,outlaws,river"

# With what else a switch makes a difference; most do in every game.
WHERE = {
    "river-mountains": {"variants": "river", "river": "a1,b1,c1"},
    "gold-rush-mountains": {"variants": "river", "characters": "gold-rush"},
    "outlaw-move": {"variants": "outlaws"},
    "dynamite-of-grocer": {"characters": "gold-rush"},
    "red-sheriff": {"characters": "quiet-city"},
}

# Rules that no text about the game needs, and why.
UNTOLD = {
    "seats": "everybody sees who plays",
    "players": "follows from the seats",
    "draws": "the set says how many characters there are",
    "characters_first": "everybody sees whether characters lie there",
    "open_sides": "both sides are told of",
    "bridges": "follow from the river",
    "banks": "follow from the river",
    "start_cash": "duel tiles and sheets have their own",
    "start_parcels": "sheets have their own",
    "start_roads": "sheets have their own",
    "start_revolvers": "sheets have their own",
    "start_cowboys": "sheets have their own",
    "tile_seats": "everybody but Standish",
    "cards": "lie before everybody",
    "strategy": "is nobody's in company",
    "gold_rush_mountains": "only where the gold rush is played, see WHERE",
    "defence_pays": "only with the red Sheriff, see WHERE",
    "notes_challenges": "follows from defence_pays and the set of characters",
    "river_mountains": "only where the river is set, see WHERE",
}


def settled(**given: str) -> dict[str, str]:
    return GAME.settle(given)


@pytest.mark.parametrize("switch", SWITCHES, ids=[switch.name for switch in SWITCHES])
def test_the_help_knows_every_switch(switch: Switch) -> None:
    for one, other in combinations(switch.values, 2):
        told = [
            texts(FACE, GAME.settle({**WHERE.get(switch.name, {}), "rules": f"{switch.name}={value}"}))
            for value in (one, other)
        ]
        assert told[0] != told[1]


FIELDS = [name for name in Rules.__annotations__ if name not in ("options", "origin")]


@pytest.mark.parametrize("field", FIELDS)
def test_the_help_knows_every_rule(field: str) -> None:
    """Each one changed by itself, where all variants are played."""
    plain = GAME.settle({"variants": ALL, "characters": "random", "sides": "yellow"})
    texts = []
    for value in others_than(getattr(rules_for(plain), field)):
        changed = rules_for(plain)
        setattr(changed, field, value)
        texts.append(told(changed))
    is_told = any(text != told(rules_for(plain)) for text in texts)
    assert is_told == (field not in UNTOLD)


def others_than(value: object) -> list[object]:
    """Other values of the same kind."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1] if value <= 0 else [value + 1, 0]
    if isinstance(value, bytes):
        return [bytes([number ^ 1 for number in value])] if value else [bytes([BANKER_RED])]
    assert isinstance(value, list)
    return [[number + 1 for number in value]]


@pytest.mark.parametrize("field", [name for name in FIELDS if name.startswith("start_")])
def test_the_usual_start_is_told(field: str) -> None:
    changed = rules_for(settled())
    setattr(changed, field, 7)
    assert told(changed) != told(rules_for(settled()))


def test_the_help_about_the_river_goes_by_the_game() -> None:
    """R-SCHOOL-RIVER: a limit for Schools only where there are banks and Schools; all else always."""
    title = "Variant: Carson River"
    whole = texts(FACE, settled(variants="river"))[title]
    for word in ("bridge", "Ranch", "Mine", "one School on each side", "Townhouse", "1 VP more"):
        assert word in whole
    assert "School" not in texts(FACE, settled(variants="river", river="a1,b1"))[title]
    assert "School" not in texts(FACE, settled(variants="river", buildings=""))[title]
    assert "Townhouse" not in texts(FACE, settled(variants="river", rules="townhouses=no"))[title]


def test_the_help_about_outlaws_tells_of_the_heroes_where_they_are() -> None:
    """R-HEROES-Y."""
    title = "Variant: Outlaws"
    assert "pay in full" in texts(FACE, settled(variants="outlaws", characters="prosperity"))[title]
    assert "Heroes" not in texts(FACE, settled(variants="outlaws"))[title]
    assert "pay in full" in texts(FACE, None)[title]


# ---- the table


def at_the_table(**given: str) -> CityState:
    """Seat 0 is to place a cowboy in round 2."""
    state = CityState(rules_for(settled(**given)))
    state.round = 2
    state.cowboys[0] = 3
    state.turn_order[0] = 0
    push(state, agenda.ASK_PLACE, 0)
    return state


def test_double_wages_are_shown_everywhere() -> None:
    state = at_the_table()
    state.rules.wage = 8
    allow(state, ids.SPACE + ids.WAGES)
    spaces = sent(FACE.scene(seen(state, 0)))["spaces"]
    assert isinstance(spaces, list)
    assert spaces[0]["effect"] == "$8 a cowboy"
    assert (
        FACE.explain(seen(state, 0), "wages", NAMES).text == "$8 for each cowboy, for everybody who is there."
    )
    assert FACE.choices(seen(state, 0), NAMES)[0].label.startswith("Wages: $8 ")


@pytest.mark.parametrize(("edition", "brings"), [("2023", "Brings no House."), ("2015", "Brings 1 House.")])
def test_a_station_brings_what_its_edition_says(edition: str, brings: str) -> None:
    state = at_the_table(edition=edition)
    assert brings in FACE.explain(seen(state, 0), "station", NAMES).text
    station = texts(FACE, settled(edition=edition))["Buildings"].split("Train Station")[1].splitlines()[0]
    assert brings in station
    assert "brings a House" in FACE.choice_help("buildings", "station")


def test_the_game_of_2009_is_told_by_its_own_rules() -> None:
    topics = texts(FACE, settled(edition="2009"))
    assert "Houses and Townhouses" not in topics
    assert "there are no Townhouses" in topics["Houses"]
    assert "between $1 and $9" in topics["Buying land"]
    assert "may not spend more" in topics["Round end and cash limit"]
    assert "leaves the game" in topics["Buildings"]
    assert "City Hall" not in " ".join(topics.values())
    assert "8 types of buildings" in topics["The boxes"]
    assert "Outlaws" not in topics["The boxes"]
    assert "2015 edition: 2 to 6 players" in texts(FACE)["The boxes"]
    assert "2009 edition with Horses & Heroes: 2 to 6 players" in texts(FACE)["The boxes"]
    assert "8 types of buildings" in FACE.choice_help("edition", "2009")
    assert "red" not in topics["Characters"]


@pytest.mark.parametrize(("edition", "who"), [("2023", "first in turn order"), ("2015", "the first player")])
def test_who_orders_the_outlaws_is_told(edition: str, who: str) -> None:
    assert who in texts(FACE, settled(edition=edition, variants="outlaws"))["Variant: Outlaws"]


def test_a_building_that_must_not_wait_says_so() -> None:
    state = at_the_table(edition="2009")
    push(state, agenda.ASK_SITE, 0, ids.SALOON)
    allow(state, ids.KEEP)
    assert FACE.choices(seen(state, 0), NAMES)[0].label.endswith("or lose it")


@pytest.mark.parametrize(
    ("more", "cash", "question"),
    [
        ("yes", 15, "You may keep all your $15; do you spend some anyway? Every $10 spent gives 1 VP."),
        ("no", 15, "You may keep all your $15."),
        ("no", 95, "You may keep $0 of your $95, and the rest must go. Every $10 spent gives 1 VP."),
    ],
)
def test_spending_is_asked_by_the_rules(more: str, cash: int, question: str) -> None:
    state = at_the_table(rules=f"extra-spending={more}")
    state.character[0] = state.role[0] = TILE_BY_NAME["sheriff" if cash == 15 else "paperboy"]
    state.cash[0] = cash
    push(state, agenda.ASK_SPEND, 0)
    assert FACE.question(seen(state, 0), NAMES) == question


def test_powers_speak_of_what_is_in_the_game() -> None:
    cowboy, grocer = TILE_BY_NAME["cowboy"], TILE_BY_NAME["grocer-red"]
    assert character_power(cowboy, rules_for(settled(variants="horses"))) == "you get 1 horse"
    assert character_power(cowboy, rules_for(settled())) == "you have only the number and the limit"
    assert "Townhouse" in character_power(grocer, rules_for(settled()))
    assert "Townhouse" not in character_power(grocer, rules_for(settled(edition="2009")))


def test_alone_there_are_no_others() -> None:
    topics = texts(FACE, GAME.settle({"solo": "urban"}))
    assert "of equals, Jeb Standish" in topics["Duels"]
    assert "In this game: Urban, expert." in topics["Alone against Jeb Standish"]
    assert not any("all characters go back" in text for text in topics.values())
