"""Positions refused for their options, characters, tokens and what the map shows of them."""

import pytest

from carson.core.errors import BadPosition
from tests.city.busy import GAME
from tests.city.position.refusing import (
    HERE,
    LAND_SET,
    PEACE_SET,
    RED_SET,
    SET,
    check_refused,
    fixed,
    text_of,
)

# ---- options


OPTIONS = [
    (["option tiles sheriff # here"], "tiles are named only with characters picked"),
    (["option characters picked", f"option tiles {SET},lawyer # here"], "has 8 characters, and 9 are picked"),
    (["option rules townhouses=no,townhouses=yes # here"], "has two values"),
    (["option edition 2009 # here", "option buildings school"], "has only eight types of buildings"),
]


@pytest.mark.parametrize(("lines", "complaint"), OPTIONS)
def test_options_that_do_not_go_together_are_blamed_on_their_line(lines: list[str], complaint: str) -> None:
    text = "\n".join(["carson city position 1", "option seats 3", *lines]) + "\n"
    with pytest.raises(BadPosition) as caught:
        GAME.read_position(text)
    assert complaint in str(caught.value)
    assert caught.value.line > 2


# ---- the characters in play and in hand


CHARACTERS = [
    (["player A character banker-red # here"], SET, "the banker-red is not in this game"),
    (["player A character teacher-red # here"], SET, "the teacher-red is not in this game"),
    (["round 4", "player A character teacher # here"], SET, "the teacher is not in this game"),
    (["player A character prospector-red # here"], LAND_SET, "the prospector-red is not in this game"),
    (["player A character doctor # here", "player B character undertaker"], SET, "the doctor is held twice"),
    (
        ["player A character paperboy second-character banker # here", "player B character banker"],
        SET,
        "the banker is held twice",
    ),
    (["player A character paperboy second-character sheriff # here"], SET, "cannot be a second character"),
    (["player A character paperboy second-character lawyer # here"], SET, "the lawyer is not in this game"),
    (["player A character banker second-character doctor # here"], SET, "only with the paperboy"),
    (["player A character paperboy-red # here"], LAND_SET, "A must have a second character"),
    (["round 2", "first-chooser A # here"], SET, "only after the end of a round"),
    (["first-chooser A # here", "agenda", " round choose", " ask-character A 0"], SET, "only after the end"),
    (["round 2", "first-chooser A # here"], RED_SET, "the teacher is not in this game"),
    (
        ["round 2", "first-chooser B", "agenda", " round choose", " ask-character A 0 # here"],
        SET,
        "it should ask B",
    ),
    (["in-play sheriff # here"], SET, "the paperboy is in play"),
    ([f"in-play {SET},lawyer # here"], SET, "the lawyer is not in play"),
    (["in-play undertaker # here"], SET, "“undertaker” is no character tile"),
]


@pytest.mark.parametrize(("lines", "tiles", "complaint"), CHARACTERS)
def test_characters_that_cannot_be_there(lines: list[str], tiles: str, complaint: str) -> None:
    check_refused(text_of(*lines, tiles=tiles), complaint)


CHANCE = "banker-red,worker,captain,doctor,teacher,lawyer"

BY_CHANCE = [
    ([f"in-play {CHANCE} # here"], "must name 7 character tiles at this moment, not 6"),
    ([f"in-play {CHANCE},paperboy # here"], "must name 8 character tiles at this moment, not 7"),
    ([f"in-play {CHANCE},cowboy # here"], "the cowboy is not in play"),
    ([f"in-play {CHANCE},banker # here"], "in play with both sides"),
    (
        [f"in-play {CHANCE},indian", "agenda", " round place", " ask-place A", " draw-character # here"],
        "cannot follow “ask-place”",
    ),
]


@pytest.mark.parametrize(("lines", "complaint"), BY_CHANCE)
def test_tiles_by_chance_that_cannot_be_in_play(lines: list[str], complaint: str) -> None:
    check_refused(text_of(*lines, characters="random"), complaint)


SETTING_UP = ["round 0", "turn -", "agenda", " round before-choose", " draw-order 0", " draw-mountain 9"]
DRAWS = [" draw-centre", *[f" draw-tile build-{price} no-city-hall" for price in (8, 6, 5)]]

KNOWN_FIRST = "option characters-first yes"

DRAWING = [
    (
        ["in-play teacher", *SETTING_UP, *DRAWS, *[" draw-character"] * 5, " draw-side teacher # here"],
        "the side of the teacher is settled",
    ),
    (
        ["in-play banker", *SETTING_UP, *DRAWS, *[" draw-character"] * 5, " draw-side banker # here"],
        "the banker is in play already",
    ),
    (
        ["in-play banker # here", *SETTING_UP, *DRAWS, *[" draw-character"] * 5],
        "must name 2 character tiles at this moment, not 1",
    ),
    ([*SETTING_UP, " draw-centre", " draw-tile build-8 # here"], "no-city-hall must follow"),
]


@pytest.mark.parametrize(("lines", "complaint"), DRAWING)
def test_draws_of_the_set_up_that_cannot_be(lines: list[str], complaint: str) -> None:
    given = lines if lines[0].startswith("in-play") else ["in-play " + CHANCE + ",indian", *lines]
    check_refused(text_of(KNOWN_FIRST, *given, characters="random"), complaint)


def test_characters_of_chance_are_drawn_first_or_last() -> None:
    """R-CHAR-LAST."""
    seven = [" draw-character # here", *[" draw-character"] * 6]
    early = text_of("in-play -", *SETTING_UP, *DRAWS, *seven, characters="random", sides="yellow")
    check_refused(early, "characters are drawn last in the set-up of this game")
    late = ["in-play -", *SETTING_UP[:4], *seven]
    GAME.read_position(text_of(*late, characters="random", sides="yellow"))
    check_refused(text_of(KNOWN_FIRST, *late, characters="random", sides="yellow"), "are settled")


def test_the_city_hall_of_the_set_up_goes_by_the_edition() -> None:
    """R-CITYHALL-SETUP."""
    start = ["round 0", "turn -", "agenda", " round before-choose", " ask-start C 0"]
    check_refused(text_of(*start, " draw-tile build-8 no-city-hall # here"), "before the centre")
    check_refused(
        text_of(*start, " draw-tile build-8 no-city-hall # here", edition="2015"), "with the City Hall"
    )
    check_refused(
        text_of(*SETTING_UP, " draw-centre", " draw-tile build-8 # here", edition="2015"), "after the order"
    )


def test_sides_are_drawn_in_the_order_of_the_set() -> None:
    drawn_already = "in-play sheriff,banker,grocer,worker,settler,mercenary"
    text = text_of(
        KNOWN_FIRST, drawn_already, *SETTING_UP, *DRAWS, " draw-side captain # here", sides="random"
    )
    check_refused(text, "sides are drawn in order")
    fixed(text.replace("captain", "mercenary"), "settler,mercenary", "settler,captain")


# ---- tokens


TOKENS = [
    (
        ["player A character doctor dynamite 1 # here"],
        "banker,sheriff,doctor,lawyer,teacher,heroes,indian",
        "nobody",
    ),
    (["player A dynamite 5", "player B dynamite 3"], RED_SET, "only 7 tokens of dynamite"),
    (["player A dynamite-at d4 # here"], RED_SET, "where no cowboy of A stands"),
    (["player A on roads dynamite-at roads,gambling # here"], RED_SET, "where no cowboy of A stands"),
    (["player A character banker no-duel 1 # here"], SET, "A has no character who brings no-duel tokens"),
    (["player A character singer no-duel 3 # here"], SET, "A has more than 2 no-duel tokens"),
    (
        ["player A character singer no-duel 1 on roads,gambling no-duel-at roads,gambling # here"],
        SET,
        "A has more than 2 no-duel tokens",
    ),
    (["player A character singer no-duel-at roads # here"], SET, "no cowboy can stand with it"),
    (
        ["market 12:mine", "player A character singer on build-12 no-duel-at build-12 # here"],
        SET,
        "no cowboy can stand with it",
    ),
    (["player A character singer-red on gambling no-duel-at gambling # here"], RED_SET, "no-duel tokens"),
    (["tripled d4 # here"], RED_SET, "only Mines are tripled"),
    (["tripled d4 # here"], LAND_SET.replace("prospector", "sheriff"), "nobody brings dynamite in this game"),
    (["lot d4 # here"], SET, "only during an auction"),
    (["player A hand bank kept bank # here"], SET, "no tile can be due"),
    (["round 3", "scrapped bank 1 # here"], SET, "no tile can have left the game"),
]


@pytest.mark.parametrize(("lines", "tiles", "complaint"), TOKENS)
def test_tokens_that_cannot_be_there(lines: list[str], tiles: str, complaint: str) -> None:
    text = text_of(*lines, tiles=tiles)
    if HERE not in text:
        text = text.replace(lines[0], f"{lines[0]} {HERE}")
    check_refused(text, complaint)


DEADLINE = [
    (["player A hand bank kept bank # here"], "no tile can be due"),
    (["round 2", "player A hand bank kept bank,bank # here"], "A has kept a bank that is not in hand"),
    (["round 2", "scrapped bank 1 # here"], "no tile can have left the game"),
    (["round 3", "scrapped bank 1 bank 1 # here"], "bank is named twice"),
    (["round 3", "scrapped bank 4 # here", "player A hand bank"], "this game has 4 tiles “bank”, not 5"),
]


@pytest.mark.parametrize(("lines", "complaint"), DEADLINE)
def test_kept_tiles_that_cannot_be(lines: list[str], complaint: str) -> None:
    """R-DEFERRED-LIMIT."""
    text = text_of(*lines, edition="2009")
    if "not 5" in complaint:
        with pytest.raises(BadPosition, match=complaint):
            GAME.read_position(text)
    else:
        check_refused(text, complaint)


# ---- the map


WINDOW = (
    """
       a      b      c      d      e      f      g      h
   +      +      +      +      +      +      +      +      +
 8 {upper}
   {lower}
"""
    + "".join([f"   {'+      ' * 8}+\n {row}\n" for row in range(7, 0, -1)])
    + f"   {'+      ' * 8}+\n"
)


def drawn(upper: str, lower: str) -> str:
    return WINDOW.format(upper=upper, lower=lower).strip("\n")


def test_the_rivals_of_the_lawyer_have_left() -> None:
    """R-LAWYER-MULTI."""
    map_ = drawn(f"{HERE}", "  ab")
    text = text_of(map_, "player A character lawyer", "agenda", " round before-buy-parcels", tiles=RED_SET)
    with pytest.raises(BadPosition, match="the duel on a8 should be over"):
        GAME.read_position(text)
    check_refused(text.replace("buy-parcels", "parcel-duels"), "the rivals of A should have left a8")
    fixed(text, "before-buy-parcels", "before-clear-land")


def test_buildings_of_the_heroes_cannot_be_attacked() -> None:
    """R-HEROES-Y."""
    text = text_of(drawn(f"  A sa {HERE}", "  b"), "player A character heroes", tiles=PEACE_SET)
    check_refused(text, "this building cannot be attacked")
    fixed(text, "character heroes", "character banker")


def test_townhouses_go_by_the_edition() -> None:
    """R-TOWNHOUSE-COND."""
    check_refused(text_of(drawn(f"    th {HERE}", ""), edition="2009"), "no Townhouses in this game")
    GAME.read_position(text_of(drawn("    th", ""), edition="2009", rules="townhouses=yes"))


def test_the_white_cowboy_shares_a_space_with_a_no_duel_token_only() -> None:
    """R-SINGER-SPACES."""
    sheriff = ["player A character sheriff used", f"white roads {HERE}"]
    singer = "player B character singer on roads no-duel-at roads"
    GAME.read_position(text_of(*sheriff, singer, tiles=SET))
    check_refused(text_of(*sheriff, singer.partition(" no-duel")[0], tiles=SET), "cannot stand here")
