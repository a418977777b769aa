"""Positions refused because nobody can hold such duel tiles or have written such a sheet."""

import pytest

from tests.city.busy import GAME
from tests.city.position.refusing import HERE, check_refused, fixed, text_of

MIGHT = "might-is-right"
SHEETS = "new-beginning"
PLAIN = ""
TILES = "sheriff,banker,prospector-red,settler,gunsmith-red,doctor,lawyer"

# ---- hands and the pile

HANDS = [
    ([f"player A duel-tiles 1 {HERE}"], PLAIN, "A has no duel tiles in this game"),
    ([f"player A duel-tiles 5,5,5,5 {HERE}"], MIGHT, "there are only 3 duel tiles 5"),
    ([f"player A duel-tiles 0,0 {HERE}", "player B duel-tiles 0,0"], MIGHT, "there are only 3 duel tiles 0"),
    ([f"player A duel-tiles 0,1,2,3,4,5,5 {HERE}"], MIGHT, "A has 7 duel tiles, more than anybody can have"),
    (["uncounted A", f"player A duel-tiles 0,1,2,3 {HERE}"], MIGHT, "A has 4 duel tiles"),
    ([f"player A played 1 {HERE}"], MIGHT, "duel tiles lie on the table only while a duel is fought"),
    (["player A duel-tiles 0,0", f"face-up 0,0 {HERE}"], MIGHT, "more duel tiles are turned up"),
    ([f"face-up 1 {HERE}"], PLAIN, "more duel tiles are turned up"),
    ([f"uncounted A {HERE}"], PLAIN, "only hands of duel tiles are counted"),
    ([f"player A sheet 3 {HERE}"], SHEETS, "A has no sheet at this moment"),
    ([f"player A duel-tiles 6 {HERE}"], MIGHT, "is no duel tile"),
    ([f"player A sheet 1,1,1,1,1,1 {HERE}"], SHEETS, "a sheet has 5 lines, not 6"),
    ([f"player A sheet 11 {HERE}"], SHEETS, "is no number on the sheet"),
]


@pytest.mark.parametrize(("lines", "variant", "complaint"), HANDS)
def test_tiles_that_cannot_be(lines: list[str], variant: str, complaint: str) -> None:
    players = [f"player {seat}" for seat in "ABC" if not any(f"player {seat}" in line for line in lines)]
    check_refused(text_of(*lines, *players, variants=variant), complaint)


def test_two_players_have_one_of_each() -> None:
    text = text_of(f"player A duel-tiles 1,1 {HERE}", "player B", seats=2, variants=MIGHT)
    check_refused(text, "A starts with one duel tile of each value")
    fixed(text, "1,1", "1,2")
    fixed(text, "player A", "uncounted A\nplayer A")


# ---- a duel

FIGHT = [
    "player A character gunsmith-red duel-tiles 0,2 on roads",
    "player B character banker duel-tiles 1,3 on roads",
    "player C character prospector-red duel-tiles 4,4,4 on roads dynamite-at roads",
    "agenda",
    "  round roads",
    "  use-space roads",
]
DUELS = [
    ("ask-duel-tiles A,B,C roads", "A chooses after the others"),
    ("ask-duel-tiles A roads", "B has still to choose"),
    ("ask-duel-tiles B roads", "C has still to choose"),
    ("ask-duel-tiles B,C gambling", "a duel needs two cowboys"),
]


@pytest.mark.parametrize(("entry", "complaint"), DUELS)
def test_who_is_asked_for_a_tile(entry: str, complaint: str) -> None:
    """R-MIR-REVEAL: everybody with a choice, and the red Gunsmith alone when the others have shown."""
    text = text_of(*FIGHT, f"  {entry} {HERE}", variants=MIGHT, tiles=TILES)
    check_refused(text, complaint)
    fixed(text, entry, "ask-duel-tiles B,C roads")


def test_tiles_on_the_table() -> None:
    entry = f"  ask-duel-tiles B roads {HERE}"
    text = text_of(*FIGHT, entry, variants=MIGHT, tiles=TILES)
    check_refused(text, "C has still to choose")
    GAME.read_position(text.replace("4,4,4 on roads", "4 played 4,4 on roads"))
    check_refused(text.replace("4,4,4 on roads", "4,4 played 4 on roads"), "C has still to choose")
    early = text.replace("4,4,4 on roads", "4 played 4,4 on roads").replace("0,2 on", "0 played 2 on")
    check_refused(early, "A chooses after the others")
    strange = text.replace("4,4,4 on roads", "4,4 on roads played 4,1,1")
    check_refused(strange, "C has too many tiles on the table")
    last = text.replace("ask-duel-tiles B", "ask-duel-tiles A").replace("1,3 on", "1 played 3 on")
    state = GAME.read_position(last.replace("4,4,4 on roads", "4 played 4,4 on roads"))
    assert state.actors() == [0]


def test_a_tile_of_somebody_who_does_not_fight() -> None:
    text = text_of(
        "player A duel-tiles 0,2 on roads",
        "player B duel-tiles 1,3 on roads",
        "player C duel-tiles 4 played 4",
        "agenda",
        "  round roads",
        "  use-space roads",
        f"  ask-duel-tiles A,B roads {HERE}",
        variants=MIGHT,
    )
    check_refused(text, "C is not in the duel but has a tile on the table")
    fixed(text, " played 4", "")


@pytest.mark.parametrize(
    ("entry", "variant", "complaint"),
    [
        ("roll-duel roads", MIGHT, "duels are fought with tiles in this game"),
        ("ask-duel-tiles A,B roads", PLAIN, "duels are fought with dice in this game"),
        ("deal-tiles 4", MIGHT, "everybody takes 3 tiles"),
        ("deal-tiles 3", PLAIN, "there are no duel tiles in this game"),
        ("ask-sheets A", PLAIN, "cannot follow"),
    ],
)
def test_entries_of_another_game(entry: str, variant: str, complaint: str) -> None:
    tiles = " duel-tiles 0,1" if variant else ""
    players = [f"player A{tiles} on roads", f"player B{tiles} on roads", "player C"]
    agenda = ["agenda", "  round roads", "  use-space roads", f"  {entry} {HERE}"]
    check_refused(text_of(*players, *agenda, variants=variant), complaint)


# ---- dealing

SETUP = ["round 0", "turn -", "pass -"]


def dealing(*entries: str) -> list[str]:
    return ["agenda", "  round before-choose", "  draw-order 0", *[f"  {entry}" for entry in entries]]


@pytest.mark.parametrize(
    ("lines", "entries", "complaint"),
    [
        ([], [f"deal-tiles 6 {HERE}"], "nobody has counted the own tiles yet"),
        (["uncounted A B C"], [f"deal-tiles 5 {HERE}"], "everybody is dealt 6 tiles"),
        (["uncounted A B C"], ["deal-tiles 6", f"draw-duel-tile A 7 {HERE}"], "A cannot take 7 tiles more"),
        (["uncounted A B C"], ["deal-tiles 6", f"draw-duel-tile A 0 {HERE}"], "A cannot take 0 tiles more"),
        (
            ["uncounted A B C", "player A duel-tiles 1"],
            [f"deal-tiles 6 {HERE}", "draw-mountain 9"],
            "nobody has been dealt a tile yet",
        ),
    ],
)
def test_dealing_that_cannot_be(lines: list[str], entries: list[str], complaint: str) -> None:
    check_refused(text_of(*SETUP, *lines, *dealing(*entries), variants=MIGHT), complaint)


def test_a_seat_that_takes_no_tiles() -> None:
    text = text_of(
        "uncounted B",
        "player A duel-tiles 1 on roads",
        "player B",
        "player C",
        "agenda",
        "  round roads",
        "  use-space roads",
        "  deal-tiles 3",
        f"  draw-duel-tile A 1 {HERE}",
        variants=MIGHT,
    )
    check_refused(text, "A takes no tiles")
    fixed(text, "draw-duel-tile A", "draw-duel-tile B")


# ---- sheets

ASKING = ["agenda", "  round before-choose", "  draw-order 0", "  ask-sheets A,C"]
WHOLE = "3,2,1,1,0"

WRITTEN = [
    (f"player A sheet 7 {HERE}", "A cannot have 7 on the line cowboys of the sheet"),
    (f"player A sheet 0 {HERE}", "A cannot have 0 on the line cowboys of the sheet"),
    (f"player A sheet 6,4 {HERE}", "A cannot have 4 on the line parcels of the sheet"),
    (f"player A sheet 6,3 {HERE}", "the sheet of A must name every line that leaves no choice"),
]


@pytest.mark.parametrize(("line", "complaint"), WRITTEN)
def test_sheets_that_cannot_be(line: str, complaint: str) -> None:
    text = text_of(*SETUP, line, f"player B sheet {WHOLE}", "player C", *ASKING, variants=SHEETS)
    check_refused(text, complaint)
    GAME.read_position(text.replace(line, "player A sheet 6,3,0,0,0"))


def test_whoever_is_not_asked_has_a_whole_sheet() -> None:
    text = text_of(*SETUP, "player A sheet 4", f"player B sheet 3,2,1 {HERE}", *ASKING, variants=SHEETS)
    check_refused(text, "B must have filled the whole sheet")
    fixed(text, "3,2,1", WHOLE)


def test_sheets_before_and_after() -> None:
    """Nobody has one before the mountains stand, everybody while start parcels are taken."""
    text = text_of(
        *SETUP, f"player A sheet 3 {HERE}", *ASKING, "  draw-mountain 9", "  draw-centre", variants=SHEETS
    )
    check_refused(text, "A has no sheet at this moment")
    later = ["agenda", "  round before-choose", "  ask-start C 0"]
    players = [f"player {seat} sheet {WHOLE}" for seat in "AB"]
    text = text_of("round 0", "turn -", *players, f"player C sheet 3,2 {HERE}", *later, variants=SHEETS)
    check_refused(text, "C must have filled the whole sheet")
    fixed(text, "sheet 3,2 ", f"sheet {WHOLE} ")


def test_the_highest_bid_stands_first() -> None:
    """R-NB-SHEET."""
    sheets = ["player A sheet 3,2,1,1,0", "player B sheet 3,2,1,1,3", "player C sheet 3,2,1,1,2"]
    agenda = ["agenda", "  round before-choose", f"  draw-order 1 {HERE}"]
    text = text_of("round 0", "turn -", "pass A", *sheets, *agenda, variants=SHEETS)
    check_refused(text, "the highest bid must come first on the pass track")
    fixed(text, "pass A", "pass B")


def test_start_parcels_go_by_the_sheets() -> None:
    """R-NB-SHEET: C has none to take, so B is asked first."""
    sheets = ["player A sheet 3,2,1,1,0", "player B sheet 3,1,1,1,0", "player C sheet 3,0,1,1,0"]
    agenda = ["agenda", "  round before-choose", f"  ask-start C 0 {HERE}"]
    text = text_of("round 0", "turn -", *sheets, *agenda, variants=SHEETS)
    check_refused(text, "it should ask B")
    fixed(text, "ask-start C", "ask-start B")


def test_sheets_are_followed_by_the_order() -> None:
    """Without it nobody would ever put the sheets away."""
    agenda = ["agenda", "  round before-choose", f"  ask-sheets A,B,C {HERE}"]
    text = text_of(*SETUP[:2], *agenda, variants=SHEETS)
    check_refused(text, "the mountains are followed by ask-sheets, draw-order")
    fixed(text, "before-choose\n", "before-choose\n  draw-order 0\n")
