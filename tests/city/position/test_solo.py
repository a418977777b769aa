"""Positions of solo games: what they say about Jeb Standish, and what no game could reach."""

import pytest

from carson.city.facts.ids import MINE
from tests.city.busy import GAME
from tests.city.position.refusing import check_refused, fixed, text_of

CAST = "in-play banker,grocer,worker,settler,captain,mercenary,indian"
GONE = "in-play banker,grocer,worker,settler,captain,mercenary"  # from round 2 on one is gone


def solo(*lines: str, cast: str = CAST, **options: str) -> str:
    """A position of a solo game against the strategy urban."""
    return text_of(cast, *lines, seats=2, solo="urban", **options)


def test_his_cards_and_beaten_cowboys_are_written_and_read() -> None:
    text = solo(
        "round 2",
        "deck 1,2,8,9",
        "drawn 3,18",
        "player A cowboys 2 on roads",
        "player B cowboys 2 on vp-3 hand saloon",
        cast=GONE,
    )
    state = GAME.read_position(text)
    assert state.actors() == [-1]
    assert state.cowboys[1] == 2
    written = GAME.write_position(state)
    for line in ("option solo urban", "deck 1,2,8,9", "drawn 3,18", "player B cowboys 2 hand saloon on vp-3"):
        assert line in written
    assert GAME.read_position(written).dump() == state.dump()


def test_an_empty_deck_is_a_dash() -> None:
    text = solo("deck -", "drawn 3,4,5", "pass B", "player A cowboys 1", "player B")
    assert "deck -" in GAME.write_position(GAME.read_position(text))


def test_his_buildings_may_have_a_deadline() -> None:
    """R-DEFERRED-LIMIT: with this rule his tiles are due as everybody's are."""
    cast = {"cast": GONE, "rules": "kept-buildings=one-round"}
    state = GAME.read_position(
        solo("round 2", "player A cowboys 2", "player B hand saloon kept saloon", **cast)
    )
    written = GAME.write_position(state)
    assert "kept" in written
    assert GAME.read_position(written).dump() == state.dump()


PASSED = ["pass B", "player A cowboys 1"]
BUYING = ["drawn 3,4,5", "player A", "agenda", "  round before-build-12"]


@pytest.mark.parametrize(
    ("lines", "complaint", "old", "new"),
    [
        (["drawn 7 # here"], "belong to other strategies", "drawn 7", "drawn 6"),
        (["deck 7 # here"], "belong to other strategies", "deck 7", "deck 6"),
        (["deck 3,4", "drawn 3 # here"], "in the deck and drawn", "deck 3,4", "deck 4"),
        (["drawn 3,4,5,6 # here"], "has 3 cards in this round", "3,4,5,6", "3,4,5"),
        ([*PASSED, "drawn 3,4 # here"], "draws all of them before he passes", "drawn 3,4", "drawn 3,4,5"),
        (["player B cash 3 # here"], "neither money nor revolvers", "cash 3 ", ""),
        (["player B revolvers 1 # here"], "neither money nor revolvers", "revolvers 1 ", ""),
        (["player B roads 2 # here"], "only the 2 roads for a bridge", "roads 2 ", ""),
        (["player B on road,road # here"], "never has two cowboys on one space", "road,road ", "road "),
        (["player B dynamite 1 # here"], "has no tokens", "dynamite 1 ", ""),
        (["player B reserve 3 # here"], "all 10 cowboys", "reserve 3 ", ""),
        (["player B character grocer # here"], "cannot have a character", "character grocer ", ""),
        (
            [*BUYING[:-1], "  round parcel-duels", "  fights B parcels # here"],
            "does not choose the order",
            "fights B",
            "fights A",
        ),
        (
            ["player A", "agenda", "  round place", "  ask-place B", "  draw-card B # here"],
            "not his turn after a card",
            "ask-place B",
            "ask-place B card",
        ),
        (
            ["player A", "agenda", "  round place", "  ask-place A card # here"],
            "only Standish decides",
            " card",
            "",
        ),
        (
            ["deck -", "player A", "agenda", "  round place", "  ask-place B card", "  draw-card B # here"],
            "the deck is empty",
            "deck -\n",
            "",
        ),
    ],
)
def test_what_no_solo_game_could_reach_is_refused(
    lines: list[str], complaint: str, old: str, new: str
) -> None:
    text = solo(*lines)
    check_refused(text, complaint)
    fixed(text, old, new)


def test_a_used_character_is_not_in_play() -> None:
    text = solo("round 2", "player A", "player B").replace(CAST, f"{CAST} # here")
    check_refused(text, "must name 6 character tiles")
    fixed(text, ",indian", "")


def test_only_a_solo_game_has_cards() -> None:
    check_refused(text_of("drawn 3 # here"), "only a solo game has cards")


def test_his_two_roads_are_for_a_bridge() -> None:
    state = GAME.read_position(solo("player A", "player B roads 2", variants="river"))
    assert state.unplaced_roads[1] == 2


@pytest.mark.parametrize(
    ("entry", "complaint"),
    [
        ("  ask-site B saloon at c3 # here", "he cannot build there"),
        ("  ask-site B saloon at d4 # here", "he cannot build there"),
        ("  ask-site B mine at d4", ""),
    ],
)
def test_a_decision_he_cannot_have_made_is_refused(entry: str, complaint: str) -> None:
    """c3 is nobody's, and without any road on the map a Saloon cannot stand on his d4, but a Mine can."""
    drawing = [
        "       a      b      c      d      e      f      g      h",
        "   +      +      +      +      +      +      +      +      +",
        *[f" {row}\n   +      +      +      +      +      +      +      +      +" for row in (8, 7, 6, 5)],
        " 4                        B",
        "   +      +      +      +      +      +      +      +      +",
        *[f" {row}\n   +      +      +      +      +      +      +      +      +" for row in (3, 2, 1)],
    ]
    lines = ["drawn 3,4,5", "player A", "player B hand saloon,mine", "agenda", "  round build-12", entry]
    text = solo(*drawing, *lines)
    if complaint:
        check_refused(text, complaint)
    else:
        assert GAME.read_position(text).built[MINE] != 0
