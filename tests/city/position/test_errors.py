"""Positions that are refused: the line, and a sentence that helps."""

import pytest

from carson.core.errors import BadPosition
from tests.city.busy import GAME
from tests.city.position.test_reading import DOCS, ONE_SALOON

TEXTS = {
    name: (DOCS / "positions" / f"{name}.txt").read_text(encoding="utf-8")
    for name in ("opening", "duels", "income")
}
TEXTS["saloon"] = ONE_SALOON
AGENDA = "\nagenda\n"


def refused(text: str) -> BadPosition:
    with pytest.raises(BadPosition) as caught:
        GAME.read_position(text)
    return caught.value


def first_difference(text: str, other: str) -> int:
    """The number of the first line in which two texts differ."""
    pairs = zip(text.split("\n"), other.split("\n"), strict=False)
    return next(number for number, (one, two) in enumerate(pairs, 1) if one != two)


def with_agenda(name: str, *entries: str) -> str:
    """A documented position with another agenda."""
    return TEXTS[name].partition(AGENDA)[0].rstrip() + AGENDA + "\n".join(entries) + "\n"


# ---- words and numbers: the changed line is the one to blame


CHANGED = [
    # the head
    (
        "saloon",
        "carson city position 1",
        "carson city position 2",
        "starts with the line “carson city position 1”",
    ),
    ("saloon", "option seats 2", "option seats 9", "seats cannot be “9”"),
    ("saloon", "option seats 2", "option chairs 2", "there is no option “chairs”"),
    ("opening", "option edition 2023", "option seats 3", "the option seats is given twice"),
    ("duels", "round 3", "round 5", "the round must be 0 to 4, not 5"),
    ("duels", "round 3", "round three", "must be a number, not “three”"),
    ("duels", "round 3", "round", "is missing at the end of the line"),
    ("duels", "round 3", "round 3 4", "“4” is one word too many"),
    ("duels", "mayor C", "sheriff C", "“sheriff” starts no line"),
    ("duels", "mayor C", "round 3", "there is a second line “round”"),
    ("duels", "mayor C", "mayor E", "“E” is no seat; there are A to D"),
    ("duels", "mayor C", "mayor ©", "only plain letters"),
    ("duels", "mayor C", "mayor\tC", "only plain letters"),
    # the table
    ("opening", "12:mine", "11:mine", "“11” is no price of a building space"),
    ("opening", "12:mine", "12:mime", "“mime” is no building"),
    ("opening", "12:mine", "12:city-hall", "“city-hall” is no building"),
    ("opening", "12:mine", "mine", "such as 12:saloon"),
    ("opening", "12:mine", "10:mine", "there are two tiles on 10"),
    ("opening", "turn A C B", "turn A C C", "stands twice"),
    ("opening", "turn A C B", "turn", "the seat is missing"),
    ("opening", "turn A C B", "turn A C", "every seat must stand in the turn order once"),
    ("duels", "pass B A D C", "pass B A D", "every seat must stand in the pass order once"),
    ("opening", "turn A C B", "turn A C B\nwhite wages", "the drawing has it"),
    ("opening", "turn A C B", "turn A C B\nbag saloon 3", "this game has 3 tiles “saloon”, not 4"),
    ("opening", "turn A C B", "turn A C B\noutlaw-strength 7", "must be 8 to 13, not 7"),
    ("opening", "turn A C B", "turn A C B\nmayor A", "A is mayor without a cowboy in the City Hall"),
    ("opening", "turn A C B", "turn A C B\ndoubled bank", "only between the steps"),
    ("income", "dice A 2 C 5", "dice A 2 C 7", "C rolls one die, which cannot show 7"),
    ("income", "dice A 2 C 5", "dice A 2 A 5", "A is named twice"),
    ("income", "dice A 2 C 5", "dice A 2 C 13", "the die must be 1 to 12"),
    # the drawing
    ("opening", " 8\n", " 9\n", "row 8 should stand here"),
    ("opening", " 8\n", " 8   X\n", "“X” on a8 is no owner (A to C) and no piece"),
    ("opening", " 8\n", " 8   D\n", "“D” on a8 is no owner (A to C) and no piece"),
    ("opening", " 8\n", " 8 Ahs\n", "stands at character 4, where only a road | may be"),
    ("opening", " 8\n", " 8   A A\n", "two owners on a8"),
    ("opening", " 8\n", " 8  ^^ hs\n", "two pieces on a8"),
    ("opening", " 8\n", " 8    sa\n", "the building on a8 needs an owner"),
    ("opening", " 8\n", " 8  A ~~\n", "a8 cannot have an owner"),
    ("opening", " 8\n", " 8  A CH\n", "a8 cannot have an owner"),
    ("opening", " 8\n", " 8    ~~o\n", "no outlaw on a8"),
    ("opening", " 8\n", " 8" + " " * 60 + "A\n", "longer than 60 characters"),
    ("opening", " 8\n", " 8\n     x\n", "“x” on a8 is no cowboy"),
    ("opening", " 8\n", " 8\n     A\n", "“A” on a8 is no cowboy"),
    ("opening", " 8\n", " 8\n     aa\n", "A has two cowboys on a8"),
    ("opening", "\n 1\n", "\n 1\n     w\n", "only one white cowboy"),
    ("opening", " 8\n", " 8\n 8\n", "does not belong in front"),
    ("opening", " 8\n\n", "", "row 8 should stand here"),
    ("opening", " 8\n", " 8\n   |\n", "has | on both lines"),
    ("opening", "a      b", "b      a", "starts with the column letters"),
    ("opening", "+------+", "+----- +", "a road is ------"),
    ("opening", "+------+", " ------+", "a + belongs at character 25"),
    ("opening", "   +      +      +      +------+", "1  +      +      +      +------+", "“1” starts no line"),
    (
        "opening",
        "   +      +      +      +------+",
        " 1 +      +      +      +------+",
        "does not belong in front",
    ),
    ("opening", "market", "   +\nmarket", "goes on after its last line"),
    # players
    ("opening", "player A cash", "player D cash", "“D” is no seat; there are A to C"),
    ("opening", "player B", "player A", "this player has a line already"),
    ("opening", "cash 15", "cash -1", "cash must be 0 to"),
    ("opening", "cash 15", "cash 3001", "cash must be 0 to 3000, not 3001"),
    ("opening", "cash 15", "cash 5 cash 15", "“cash” is said twice"),
    ("opening", "cash 15", "gold 15", "“gold” is nothing a player has"),
    ("opening", "cowboys 2", "cowboys 10", "A has 11 cowboys, but there are only 10"),
    ("opening", "cowboys 2", "cowboys 2 reserve 8", "A has 11 cowboys, but there are only 10"),
    ("opening", "character sheriff", "character marshal", "“marshal” is no character"),
    ("opening", "character sheriff", "character indian", "the indian is not in this game"),
    ("opening", "character sheriff", "character banker", "the banker is held twice"),
    ("opening", "character sheriff", "character none", "A must have a character at this moment"),
    ("opening", "on wages", "on wages,plaza", "“plaza” is no action space"),
    ("opening", "on wages", "on build-8,build-8", "only one cowboy on build-8"),
    ("opening", "on wages", "on", "is missing"),
    ("opening", "on wages", "hand city-hall", "“city-hall” is no building"),
    ("duels", "on build-8,gambling", "on wages", "no cowboy can stand on wages at this moment"),
    ("duels", "on build-8,gambling", "on build-10", "no cowboy can stand on build-10 at this moment"),
    ("duels", "on build-8,gambling", "on vp-3", "no cowboy can stand on vp-3 at this moment"),
    ("opening", "cash 24", "enclosures 1,2", "needs 5 numbers"),
    ("opening", "cash 24", "hats 6", "“6” is no enclosure"),
    ("opening", "cash 24", "hats 1,1", "named twice"),
    ("opening", "cash 24", "duel-tiles 6", "“6” is no duel tile"),
    ("opening", "cash 24", "duel-tiles " + ",".join("5" * 16), "at most 15 of one duel tile"),
    ("opening", "cash 24", "dynamite-at z1", "“z1” is no parcel or action space"),
    # the agenda
    ("duels", "  ask-fight B parcels", "  ask-fight B mines", "“mines” is no sort of duels"),
    ("duels", "  ask-fight B parcels", "  ask-what B", "“ask-what” is no entry of the agenda"),
    ("duels", "  ask-fight B parcels", "  ask-fight C parcels", "it should ask B"),
    ("duels", "  ask-fight B parcels", "  ask-fight B buildings", "about other duels"),
    ("duels", "  ask-fight B parcels", "  ask-place B", "“ask-place” cannot follow “fights”"),
    ("duels", "  ask-fight B parcels", "  roll-duel b7", "a duel needs two cowboys"),
    ("duels", "  ask-fight B parcels", "  roll-duel e3", "no duel of the entry before it"),
    ("duels", "  ask-fight B parcels", "  round place", "“round” cannot follow “fights”"),
    ("duels", "  round parcel-duels", "  round noon", "“noon” is no step of a round"),
    ("duels", "  round parcel-duels", "  ask-place A", "an agenda starts with the round"),
    ("duels", "agenda\n", "agenda now\n", "“now” is one word too many"),
    ("income", "  fights C buildings", "  fights C parcels", "belong to another step"),
    ("income", "  roll-duel e5", "  roll-duel f6", "a duel needs two cowboys"),
]


@pytest.mark.parametrize(("name", "old", "new", "complaint"), CHANGED)
def test_the_changed_line_is_blamed(name: str, old: str, new: str, complaint: str) -> None:
    text = TEXTS[name].replace(old, new, 1)
    assert text != TEXTS[name]
    error = refused(text)
    assert complaint in str(error)
    assert error.line == first_difference(TEXTS[name], text)


# ---- agendas that do not fit the table: the entry that does not fit is blamed


MISFITS = [
    ("opening", ["round place", "ask-white A"], 1, "A has no white cowboy to place"),
    ("opening", ["round place", "ask-white B"], 1, "B has no white cowboy to place"),
    ("opening", ["round before-place", "ask-place A"], 1, "“ask-place” cannot follow “round outlaws-move”"),
    ("duels", ["round wages", "use-space roads"], 1, "the round is at wages"),
    ("income", ["round attacks", "fights C buildings", "roll-duel d6"], 2, "everybody has rolled"),
    ("income", ["round city-hall-duel", "roll-duel e5"], 1, "the City Hall stands elsewhere"),
    ("saloon", ["round buy-parcels", "buy-parcels 3"], 1, "there are only 2 seats"),
    ("saloon", ["round buy-parcels", "buy-parcels 0", "ask-parcel A"], 2, "nobody's turn is left"),
    ("saloon", ["round buy-parcels", "buy-parcels 1", "ask-parcel B"], 2, "it should ask A"),
    ("saloon", ["round road-window-2", "road-window 2", "ask-roads A"], 2, "it should ask B"),
    ("saloon", ["round deferred", "deferred 0", "ask-site A bank"], 2, "A has no bank in hand"),
    ("saloon", ["round deferred", "deferred 0", "ask-deferred A bank,saloon"], 2, "A has no bank in hand"),
    ("saloon", ["round deferred", "deferred 1", "ask-house A"], 2, "it should ask B"),
    ("saloon", ["round build-3", "ask-house A"], 1, "must name the parcel of a building"),
    ("saloon", ["round build-3", "ask-house A", "ask-consent B c3"], 1, "must name the parcel"),
    ("saloon", ["round build-3", "ask-site A bank"], 1, "A has no bank in hand"),
    ("saloon", ["round cash-limit", "ask-spend A"], 1, "it should ask B"),
    ("saloon", ["round cash-limit", *["ask-spend A"] * 24], 0, "at most 24 entries"),
    ("saloon", ["round doubling", "ask-double A"], 1, "A has no doubling to decide"),
    ("saloon", ["round refill", "draw-tile build-12", "draw-tile build-12"], 2, "filled twice"),
    (
        "saloon",
        ["round refill", "draw-tile build-12", "ask-city-hall A build-10"],
        2,
        "cannot be that of the City Hall",
    ),
    ("saloon", ["round refill", "draw-tile build-12", "ask-city-hall B build-12"], 2, "it should ask A"),
]


@pytest.mark.parametrize(("name", "entries", "misfit", "complaint"), MISFITS)
def test_the_entry_that_does_not_fit_is_blamed(
    name: str, entries: list[str], misfit: int, complaint: str
) -> None:
    text = with_agenda(name, *entries)
    error = refused(text)
    assert complaint in str(error)
    before = text.partition(AGENDA)[0].count("\n") + 2
    assert error.line in (before, before + 1 + misfit)


SET_UP = "carson city position 1\noption seats 2\nround 0\nturn -\n"
CHOOSING = "carson city position 1\noption seats 2\n"
BUILDING = """carson city position 1
option seats 3
market 8:bank 6:bank
dice C 3
player A on build-8,build-6
player B on build-8,build-6
agenda
 round build-8
 """

TOGETHER = [
    (SET_UP + "agenda\n round before-choose\n draw-order 1\n", "0 seats stand on the pass track"),
    (SET_UP + "pass A B\nagenda\n round before-choose\n draw-order 2\n", "2 seats stand on the pass track"),
    (
        SET_UP + "agenda\n round before-choose\n draw-order 0\n draw-mountain 10\n",
        "9 mountains in this game, not 10",
    ),
    (SET_UP + "agenda\n round before-choose\n draw-order 0\n draw-mountain 0\n", "no mountain is left"),
    (
        SET_UP + "option edition 2015\nmarket 8:bank\nagenda\n round before-choose\n draw-order 0\n",
        "the first tiles are drawn after the order",
    ),
    (SET_UP + "agenda\n round before-choose\n ask-start A 0\n", "it should ask B"),
    (SET_UP + "agenda\n round before-choose\n ask-start B 1\n", "B should own 1 parcels"),
    (SET_UP + "agenda\n round before-choose\n ask-start B 4\n", "everybody has all start parcels"),
    (SET_UP + "agenda\n round place\n ask-place A\n", "the round must be 1 to 4, not 0"),
    (CHOOSING + "agenda\n round before-choose\n draw-order 0\n", "the round must be 0, not 1"),
    (CHOOSING + "agenda\n round choose\n ask-character B 0\n", "it should ask A"),
    (CHOOSING + "agenda\n round choose\n ask-character B 1\n", "A must have a character"),
    (
        CHOOSING + "player B character banker\nagenda\n round choose\n ask-character A 0\n",
        "B cannot have a character yet",
    ),
    (CHOOSING + "player A used\nagenda\n round choose\n ask-character A 0\n", "no character whose power"),
    (CHOOSING + "agenda\n round choose\n ask-hire B\n", "B has no such power"),
    (CHOOSING + "player A character captain\nagenda\n round choose\n ask-hire A\n", "it should ask B"),
    (
        CHOOSING + "player B character settler\nagenda\n round choose\n ask-free-parcel B 2\n",
        "another number",
    ),
    (
        CHOOSING + "player B character grocer used\nagenda\n round choose\n ask-cash-now B\n",
        "this power is used",
    ),
    (CHOOSING + "pass A B\n", "nobody is left to place"),
    (CHOOSING + "pass B\nagenda\n round place\n ask-place B\n", "B has passed"),
    (CHOOSING + "turn -\n", "an agenda must say"),
    (CHOOSING + "turn -\nagenda\n round place\n ask-place A\n", "in the turn order once"),
    (CHOOSING + "agenda\n", "the agenda is empty"),
    (CHOOSING + "agenda\n game-over\n", "the round must be 4, not 1"),
    (CHOOSING + "round 4\ndice A 3\nagenda\n game-over\n", "only while a duel is rolled"),
    (CHOOSING + "round 4\nplacing d4\nagenda\n game-over\n", "only with an entry “ask-house”"),
    (CHOOSING + "round 4\nagenda\n round before-refill\n", "the round must be 1 to 3, not 4"),
    (CHOOSING + "round 4\nagenda\n round before-choose\n", "the round must be 0 to 3, not 4"),
    (BUILDING + "use-space build-8\n roll-duel build-6\n", "the entry before it is another one"),
    (BUILDING + "use-space build-8\n roll-duel build-8\n", "not in the duel has a die"),
    (CHOOSING + "agenda\n round build-10\n ask-building A build-10\n", "there is no building on this space"),
    (CHOOSING + "round 3\nagenda\n round vp-3\n ask-vp A vp-3\n", "this space is closed"),
    (CHOOSING + "market 12:mine\nagenda\n round refill\n draw-tile build-12\n", "a tile lies there already"),
    (CHOOSING + "bag city-hall 1\n", "there must be a road on the map"),
    (CHOOSING + "dice A 3\n", "only while a duel is rolled"),
    (CHOOSING + "white wages\n", "nobody has a character who has used it"),
    (CHOOSING + "player A character sheriff used\nwhite vp-2\nplayer B on vp-2\n", "cannot stand here"),
    (CHOOSING + "placing d4\n", "only with an entry “ask-house”"),
    ("", "a position starts with"),
    ("# only a comment\n", "a position starts with"),
    ("carson city position 1\n a b c d e f g h\n", "the drawing is not complete"),
    ("carson city position 1\noption edition 2023 # fine\noption seats 7\n", "seats cannot be “7”"),
]


@pytest.mark.parametrize(("text", "complaint"), TOGETHER)
def test_lines_that_do_not_go_together_are_refused(text: str, complaint: str) -> None:
    assert complaint in str(refused(text))


# ---- pieces on the map that cannot be there


MAP = [
    ("duels", " 8\n", " 8   B\n     a\n", "A cannot have a cowboy on a8: cowboys stand on buildings"),
    ("duels", "A sa | A hs", "A ch | A hs", "B cannot have a cowboy on e5: this building cannot be attacked"),
    ("duels", "| cd   |", "| d    |", "C is mayor without a cowboy in the City Hall"),
    ("income", "mayor B\n", "", "so write “mayor B”"),
    (
        "income",
        "  round attacks\n  fights C buildings\n  roll-duel e5",
        "  round attacks",
        "the duel on e5 should be over",
    ),
    ("income", "| b    |", "| bc   |", "the duel on e4 should be over by now"),
]


@pytest.mark.parametrize(("name", "old", "new", "complaint"), MAP)
def test_pieces_that_cannot_be_there_are_refused(name: str, old: str, new: str, complaint: str) -> None:
    text = TEXTS[name].replace(old, new, 1)
    assert text != TEXTS[name]
    error = refused(text)
    assert complaint in str(error)
    assert error.line > 0


def test_a_thirteenth_property_tile_is_refused() -> None:
    row = " ".join([" 1 ", *[" A    "] * 8]) + "\n\n"
    full = ONE_SALOON.replace("\n 1\n", f"\n{row}").replace("\n 2\n", f"\n{row}".replace(" 1 ", " 2 "))
    assert "A owns 18 parcels, but there are only 12 property tiles" in str(refused(full))


def test_a_tenth_mountain_is_refused() -> None:
    rows = ONE_SALOON.replace("\n 1\n", "\n" + " ".join([" 1 ", *["   ^^ "] * 8]) + "\n")
    GAME.read_position(rows)
    ten = rows.replace("\n 2\n", "\n" + " ".join([" 2 ", *["   ^^ "] * 2]) + "\n")
    assert "there are 9 mountains in this game, not 10" in str(refused(ten))


def test_a_fourth_saloon_is_refused_on_its_line() -> None:
    error = refused(ONE_SALOON.replace("cash 8", "hand saloon,saloon,saloon"))
    assert "this game has 3 tiles “saloon”, not 4" in str(error)
    assert error.line == ONE_SALOON[: ONE_SALOON.index(" 4 ")].count("\n") + 1


def test_a_building_that_is_not_in_the_game_is_refused() -> None:
    error = refused(TEXTS["income"].replace("blacksmith,store", "store"))
    assert "this game has 0 tiles “blacksmith”, not 1" in str(error)
