"""Positions of Kit Carson: take-backs, pieces in hand, and everybody placing at once."""

import pytest

from carson.city.game import CityGame
from tests.city.position.refusing import HERE, RED_SET, check_refused, fixed, text_of

KIT = {"variants": "kit-carson"}
LIVE = {"variants": "kit-carson", "kit-mode": "live"}
PLAYERS = ["player A cowboys 2 character banker on roads", "player B cowboys 2 character worker"]
PLACING = ["agenda", " round place"]


def test_a_shift_comes_back() -> None:
    text = text_of(
        "player A cowboys 2 character banker taken-back 2",
        "player B cowboys 2 character worker",
        *PLACING,
        " ask-shift A",
        seats=2,
        **KIT,
    )
    written = CityGame().write_position(CityGame().read_position(text))
    assert "taken-back 2" in written
    assert "  ask-shift A\n" in written


def test_a_piece_in_hand_comes_back() -> None:
    text = text_of(
        "player A cowboys 2 character sheriff in-hand white taken-back 1",
        "player B cowboys 2 character worker",
        "player C cowboys 2 character settler",
        "pass C",
        *PLACING,
        " place-together B of A,B",
        seats=3,
        **LIVE,
    )
    written = CityGame().write_position(CityGame().read_position(text))
    assert "taken-back 1 in-hand white" in written
    assert "  place-together B of A,B\n" in written


WRONG = [
    ({}, "taken-back 1", " ask-place A", "only with the variant kit-carson"),
    (KIT, "taken-back 7", " ask-place A", "at most 6 cowboys"),
    (LIVE, "in-hand dynamite", " place-together A of A,B", "no cowboy with such a token"),
    (LIVE, "in-hand no-duel", " place-together A of A,B", "no cowboy with such a token"),
    (LIVE, "in-hand white", " place-together A of A,B", "no white cowboy to place"),
    (LIVE, "in-hand white", " ask-place A", "cannot have a special piece in hand"),
    (KIT, "in-hand dynamite", " ask-place A", "cannot have a special piece in hand"),
]


@pytest.mark.parametrize(("options", "word", "entry", "complaint"), WRONG)
def test_what_a_player_cannot_have(options: dict[str, str], word: str, entry: str, complaint: str) -> None:
    """The same player without the word is read."""
    first = f"player A cowboys 2 character banker on roads {word} {HERE}"
    text = text_of(first, PLAYERS[1], *PLACING, entry, seats=2, **options)
    check_refused(text, complaint)
    fixed(text, word, "")


def test_take_backs_are_forgotten_after_placing() -> None:
    first = f"player A character banker on roads taken-back 1 {HERE}"
    text = text_of(first, PLAYERS[1], "agenda", " round before-wages", seats=2, **KIT)
    check_refused(text, "only while they are placed")
    fixed(text, "taken-back 1", "")


ENTRIES = [
    (KIT, "place-together A of A,B", "cowboys are placed in turns"),
    (LIVE, "place-together A of A", "those who have not passed are A, B"),
    (LIVE, "ask-shift A", "has just taken back no cowboy"),
    (KIT, "ask-shift A", "has just taken back no cowboy"),
    (LIVE, "ask-place B", "it should ask A"),
]


@pytest.mark.parametrize(("options", "entry", "complaint"), ENTRIES)
def test_entries_that_do_not_fit(options: dict[str, str], entry: str, complaint: str) -> None:
    check_refused(text_of(*PLAYERS, *PLACING, f" {entry} {HERE}", seats=2, **options), complaint)


def test_who_has_passed_is_not_asked_with_the_others() -> None:
    players = [*PLAYERS, "player C cowboys 1 character settler", "pass B"]
    text = text_of(*players, *PLACING, f" place-together B of A,C {HERE}", seats=3, **LIVE)
    check_refused(text, "B has passed")
    fixed(text, "together B", "together C")


def test_only_the_white_cowboy_at_home_is_shifted() -> None:
    first = "player A cowboys 2 character sheriff used taken-back 1"
    lines = ["white roads", first, "player B cowboys 1 character gunsmith-red"]
    text = text_of(*lines, *PLACING, f" ask-shift A white {HERE}", seats=2, tiles=RED_SET, **KIT)
    check_refused(text, "A has no white cowboy to place")
    fixed(text, " white # here", "")


def test_a_shift_needs_a_cowboy() -> None:
    lines = ["player A character banker taken-back 1", PLAYERS[1]]
    text = text_of(*lines, *PLACING, f" ask-shift A {HERE}", seats=2, **KIT)
    check_refused(text, "A has no cowboy to place")
    fixed(text, "player A", "player A cowboys 1")
