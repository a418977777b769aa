"""The options of the board game: sets of characters, editions and single rules, and what is refused."""

import pytest

from carson.city.facts.casts import CASTS
from carson.city.facts.characters import SIDES, TILE_BY_NAME, number_of
from carson.city.facts.editions import EDITIONS, switches_of
from carson.city.game import CityGame
from carson.city.options import box, cast_for, rules_for, switches
from carson.city.state import new_game
from carson.core.errors import BadOption
from carson.core.rng import Rng

GAME = CityGame()
SEVEN = "sheriff,banker,grocer,worker,settler,captain,mercenary"
FIRST_AND_MORE = {"edition": "2009", "expansions": "horses-heroes"}


def in_play(seed: int, **given: str) -> list[str]:
    """The tiles beside the board when the first player chooses."""
    state = new_game(rules_for(GAME.settle(given)))
    rng = Rng(seed)
    while state.round == 0:
        state.play(state.actor(), state.pick(rng))
    return [SIDES[tile].name for tile in range(len(SIDES)) if state.in_play >> tile & 1]


# ---- characters


@pytest.mark.parametrize("name", CASTS)
def test_a_set_with_a_name_is_in_play_as_listed(name: str) -> None:
    """B-CASTS; R-CHAR-EIGHT."""
    tiles = in_play(1, characters=name)
    assert tiles == [SIDES[tile].name for tile in CASTS[name]]
    assert len(tiles) == (8 if tiles[0].startswith("paperboy") else 7)


def test_random_sets_have_seven_characters_or_eight_with_the_paperboy() -> None:
    """R-CHAR-EIGHT, R-COWBOY-Y."""
    seen = set()
    for seed in range(300):
        tiles = in_play(seed, characters="random")
        assert len(tiles) == (8 if {"paperboy", "paperboy-red"} & set(tiles) else 7)
        seen |= set(tiles)
    assert len({name.removesuffix("-red") for name in tiles}) == len(tiles)
    never = {"cowboy", "undertaker", "teacher-red"}  # needs horses; settled during the game
    assert seen == set(TILE_BY_NAME) - never


def test_sides_can_be_turned_or_left_to_chance() -> None:
    """R-CHAR-SIDE: the Doctor's side is picked by the holder, whatever the option says."""
    assert in_play(1, sides="red")[0] == "sheriff-red"
    assert in_play(1, characters="quiet-city", sides="yellow") == [
        "sheriff", "banker", "settler", "singer", "governor", "doctor", "heroes",
    ]  # fmt: skip
    turned = {tuple(in_play(seed, sides="random")) for seed in range(40)}
    assert len(turned) > 20
    assert all(len(tiles) == 7 for tiles in turned)


def test_seven_tiles_can_be_picked() -> None:
    tiles = "sheriff-red,singer,doctor,teacher,lawyer,editor"
    assert in_play(1, characters="picked", tiles=SEVEN) == SEVEN.split(",")
    refused(f"editor,{tiles}", "both sides")


def refused(tiles: str, reason: str, **given: str) -> None:
    with pytest.raises(BadOption, match=reason):
        GAME.settle({"characters": "picked", "tiles": tiles, **given})


@pytest.mark.parametrize(
    ("tiles", "reason"),
    [
        ("sheriff", "has 7 characters, and 1 are picked"),
        (f"{SEVEN},paperboy,indian", "has 8 characters, and 9 are picked"),
        (SEVEN.replace("mercenary", "paperboy"), "has 8 characters, and 7 are picked"),
        (SEVEN.replace("mercenary", "sheriff-red"), "sheriff is picked with both sides"),
        (SEVEN.replace("mercenary", "cowboy"), "needs the variant horses"),
        (SEVEN.replace("mercenary", "marshal"), "cannot contain “marshal”"),
    ],
)
def test_impossible_sets_are_refused_with_the_reason(tiles: str, reason: str) -> None:
    refused(tiles, reason)


def test_tiles_without_picked_are_refused() -> None:
    with pytest.raises(BadOption, match="only with characters picked"):
        GAME.settle({"tiles": SEVEN})


# ---- editions


def test_every_edition_can_be_played_without_saying_more() -> None:
    for name, edition in EDITIONS.items():
        options = GAME.settle({"edition": name})
        assert (options["buildings"] == "") == (not edition.extra_buildings)
        assert switches(options) == switches_of(name)


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"edition": "2009", "seats": "6"}, "at most 5 players"),
        ({"edition": "2009", "buildings": "school"}, "only eight types of buildings"),
        ({"edition": "2009", "characters": "quiet-city"}, "singer is not in the 2009 edition"),
        ({"edition": "2009", "characters": "picked", "tiles": SEVEN.replace("captain", "heroes")}, "1-8"),
        ({"edition": "2009", "seats": "6"}, "or the expansion horses-heroes"),
        ({"edition": "2009", "variants": "horses"}, "or take the expansion horses-heroes"),
        ({"edition": "2009", "rules": "outlaw-move=on-arrival"}, "has nothing that the rule “outlaw-move”"),
        ({"edition": "2009", "rules": "river-mountains=6"}, "has nothing that the rule “river-mountains”"),
        ({"edition": "2009", "variants": "outlaws"}, "leave it out$"),
        (
            {**FIRST_AND_MORE, "characters": "quiet-city"},
            "has the characters 0-8, 15, 16; choose another set$",
        ),
        ({"edition": "2009", "variants": "river", "river": "d8,d7,d6,d5,d4,d3,d2,d1"}, "no tiles"),
        (
            {"edition": "2015", "characters": "picked", "tiles": SEVEN.replace("captain", "christmas")},
            "christmas is not in the 2015 edition",
        ),
        ({"rules": "townhouses=yes,townhouses=no"}, "“townhouses” has two values"),
    ],
)
def test_what_an_edition_does_not_have_is_refused(given: dict[str, str], reason: str) -> None:
    with pytest.raises(BadOption, match=reason):
        GAME.settle(given)


def test_random_characters_of_2009_are_seven_of_eight_yellow_ones() -> None:
    pool = cast_for(GAME.settle({"edition": "2009", "characters": "random"})).pool
    assert [SIDES[tile].name for tile in pool] == [*SEVEN.split(","), "indian"]


def test_red_sides_of_2009_come_only_when_asked_for() -> None:
    """R-CHAR-SIDE."""
    pool = cast_for(GAME.settle({"edition": "2009", "characters": "random", "sides": "random"})).pool
    assert sorted(pool) == list(range(2, 18))
    red = cast_for(GAME.settle({"edition": "2009", "sides": "red"})).tiles
    assert [SIDES[tile].name for tile in red] == [f"{name}-red" for name in SEVEN.split(",")]


def test_the_first_box_with_its_expansion() -> None:
    """B-EDITIONS: Paperboy, Cowboy and Heroes, the Cowboy's yellow side only with horses."""
    pool = cast_for(GAME.settle({**FIRST_AND_MORE, "characters": "random"})).pool
    assert [number_of(tile) for tile in pool] == [*range(9), 16]
    horses = {**FIRST_AND_MORE, "characters": "random", "variants": "horses"}
    assert [number_of(tile) for tile in cast_for(GAME.settle(horses)).pool] == [*range(9), 15, 16]


@pytest.mark.parametrize("edition", ["2023", "2015"])
def test_the_big_boxes_have_the_expansion_anyway(edition: str) -> None:
    """B-EDITIONS."""
    plain = GAME.settle({"edition": edition, "seats": "6", "variants": "horses"})
    assert box(plain) == box({**plain, "expansions": "horses-heroes"}) == EDITIONS[edition]


def test_a_single_rule_overrides_the_edition() -> None:
    options = GAME.settle({"edition": "2009", "rules": "townhouses=yes"})
    assert rules_for(options).townhouses
    assert rules_for(options).deadline
    assert rules_for(GAME.settle({"rules": "station-houses=1"})).station_houses == 1
