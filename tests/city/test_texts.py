"""The help says what the engine does."""

import re

import pytest

from carson.city.count.incomes import income
from carson.city.face import CityFace
from carson.city.facts import ids
from carson.city.facts.buildings import BUILDINGS
from carson.city.facts.casts import Cast
from carson.city.facts.characters import SIDES, TILE_BY_NAME
from carson.city.facts.editions import EDITIONS, SWITCHES
from carson.city.facts.geometry import bit
from carson.city.facts.rules import Rules
from carson.city.game import CityGame
from carson.city.state import CityState
from carson.city.table.agenda import USE_SPACE
from carson.city.table.moves import claim, put_building
from carson.city.table.stack import push
from carson.city.topics.spaces.rules import use
from carson.city.words.rooms import GROUPS
from carson.city.words.terms import TEXTS, building_name, character_name, money
from tests.helping import texts

FACE = CityFace()
KEYS = TEXTS.ids()
FIRST_GAME = bytes(number * 2 for number in range(1, 8))
RULES = Rules({"seats": "2"}, Cast(FIRST_GAME), bytes(ids.TYPES))
D4, E4 = 27, 28


# ---- help


def test_topics_cover_the_game() -> None:
    topics = texts(FACE)
    assert list(topics) == [
        "How a round goes",
        "Placing cowboys",
        "Action spaces",
        "Duels",
        "Buying land",
        "Buildings",
        "Houses and Townhouses",
        "Roads",
        "Characters",
        "Dynamite and no-duel tokens",
        "Auctions",
        "Round end and cash limit",
        "Final scoring",
        "The boxes",
        "Variant: Carson River",
        "Variant: A New Beginning",
        "Variant: Might is Right",
        "Variant: Horses",
        "Variant: Kit Carson",
        "Variant: Outlaws",
        "Alone against Jeb Standish",
    ]
    assert all(building_name(t) in topics["Buildings"] for t in range(len(BUILDINGS)))
    lines = topics["Characters"].splitlines()
    for tile, side in [(tile, SIDES[tile]) for tile in TILE_BY_NAME.values()]:
        start = f"- {tile // 2} {character_name(tile)}, limit {money(side.limit)}: "
        assert [line for line in lines if line.startswith(start)]
    assert not any("{" in text for text in topics.values())


@pytest.mark.parametrize(
    ("building", "dollars", "near"),
    [
        (ids.SALOON, 5, "house"),
        (ids.BANK, 3, "house"),
        (ids.DRUGSTORE, 3, "house"),
        (ids.STORE, 3, "house"),
        (ids.STORE, 6, "own house"),
        (ids.MINE, 3, "mountain"),
        (ids.RANCH, 1, "free"),
        (ids.HOTEL, 6, ""),
    ],
)
def test_the_help_names_the_incomes_the_engine_pays(building: int, dollars: int, near: str) -> None:
    """One more thing next door is worth what the text says."""
    state = CityState(RULES)
    claim(state, 0, D4)
    put_building(state, building, D4)
    before = int(income(state, 0, building, D4))
    if near == "own house":
        claim(state, 0, E4)
    if near == "mountain":
        state.mountains |= bit(E4)
    elif "house" in near:
        state.houses |= bit(E4)
    elif near == "free":
        state.occupied |= bit(E4)
    gained = before if building == ids.HOTEL else abs(int(income(state, 0, building, D4)) - before)
    assert gained == dollars
    lines = texts(FACE)["Buildings"].splitlines()
    (line,) = [line for line in lines if line.startswith(f"- {building_name(building)} (")]
    assert f"${dollars}" in line


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_help_names_the_blacksmith_of_every_round(number: int) -> None:
    state = CityState(RULES)
    state.round = number
    claim(state, 0, D4)
    put_building(state, ids.BLACKSMITH, D4)
    amount = income(state, 0, ids.BLACKSMITH, D4)
    assert f"${amount} in round {number}" in texts(FACE)["Buildings"]


@pytest.mark.parametrize(
    ("space", "dollars", "points", "words"),
    [
        (ids.PARCEL_INCOME, 10, 0, "$2 for each parcel"),
        (ids.COWBOY_INCOME, 14, 0, "$2 for each point of your firepower"),
        (ids.PARCEL_VP, 0, 2, "1 VP for every 2 parcels"),
        (ids.COWBOY_VP, 0, 3, "1 VP for every 2 points of your firepower"),
        (ids.BUILDING_VP, 0, 1, "1 VP for each building"),
    ],
)
def test_the_help_names_what_the_spaces_give(space: int, dollars: int, points: int, words: str) -> None:
    """Five parcels, one building and firepower seven, once the cowboy on the space has acted."""
    state = CityState(RULES)
    for parcel in range(5):
        claim(state, 0, parcel)
    put_building(state, ids.MINE, 0)
    state.cowboys[0], state.revolvers[0] = 4, 3
    state.at_space[0] |= bit(space)
    push(state, USE_SPACE, 0, space)
    use(state, space)
    assert (state.cash[0], state.vp[0]) == (dollars, points)
    assert words in texts(FACE)["Action spaces"]


# ---- the catalogue


def test_every_group_has_a_name() -> None:
    assert all(TEXTS.has(f"group.{group}") for group in GROUPS)


def test_nothing_on_the_track_is_wider_than_its_column() -> None:
    for key in KEYS:
        if re.fullmatch(r"space-.+-gives|board-(land|income)-gives|board-(closed|empty)", key):
            assert len(TEXTS.text(key, wage=4, ammunition=3, roads=3, price=5)) <= 12


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_rule_of_an_edition_is_told(edition: str) -> None:
    lines = CityGame().rules(CityGame().settle({"edition": edition}))
    box = ["players", "building-types", "characters", "variants"]
    assert [line.name for line in lines] == box + [
        switch.name for switch in SWITCHES if switch.concerns(edition)
    ]
    assert all(line.text.endswith(".") and line.source.startswith(("R-", "B-")) for line in lines)
    for switch in SWITCHES:
        assert all(f"switch-{switch.name}-{value}" in KEYS for value in switch.values)
