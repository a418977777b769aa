"""The second enclosure: another cowboy, a move, or a pass at once (R-HORSE-E2)."""

import pytest

from carson.city.count.firepower import firepower
from carson.city.words.actions import ACTIONS
from tests.city.rules.draw import GAME, DrawnTable, position

HORSES = """
        option variants horses
"""
TOKENS = """
        option variants horses
        option characters picked
        option tiles sheriff,banker,singer,prospector-red,gunsmith,settler,captain
"""


def drawn(text: str) -> DrawnTable:
    """A position with horses."""
    return position(HORSES + text)


def tokens(text: str) -> DrawnTable:
    """A position with horses, the Singer and dynamite."""
    return position(TOKENS + text)


RIDING = """
        player A cowboys 2 horses 1 enclosures 0,1,0,0,0 on roads
        player B cowboys 2
        agenda
          round place
          ask-ride A
"""


def test_a_horse_in_the_second_enclosure_asks_what_to_do() -> None:
    """R-HORSE-E2: another cowboy, a move, a pass; or nothing, since nobody has to."""
    table = drawn("""
        player A cowboys 3 horses 1
        player B cowboys 2
    """)
    table.play("A roads", "A horse-2")
    assert table.asked == "A ask-ride"
    assert {"no", "pass", "move", "ammunition", "d4", "hat-2", "wages"} <= table.choices
    assert not {"horse-1", "roads"} & table.choices
    table.play("A no")
    assert table.asked == "B ask-place"
    table.shows("player A cowboys 2 enclosures 0,1,0,0,0")


def test_another_cowboy_may_bring_another_horse() -> None:
    """R-HORSE-E2, R-HORSE-WHEN: and so on, as long as there are horses."""
    table = drawn(RIDING)
    table.play("A d4")
    assert table.asked == "A ask-horse"
    table.play("A horse-2")
    assert table.asked == "A ask-ride"
    table.play("A ammunition")
    assert table.asked == "B ask-place"
    table.shows("player A cowboys 0 horses 0 enclosures 0,2,0,0,0 on ammunition,roads")


def test_the_other_cowboy_may_go_into_an_enclosure() -> None:
    """R-HORSE-WHEN: no horse follows it there."""
    table = drawn(RIDING)
    table.play("A hat-2")
    assert table.asked == "B ask-place"
    table.shows("player A cowboys 1 hats 2")


def test_passing_at_once() -> None:
    """R-HORSE-E2: the marker goes to the first free position."""
    table = drawn(RIDING)
    table.play("A pass")
    assert table.asked == "B ask-place"
    table.shows("pass A")


def test_the_other_cowboy_comes_from_the_personal_supply() -> None:
    """R-HORSE-E2: without a cowboy only the rest is left."""
    table = drawn("""
        player A cowboys 0 enclosures 0,1,0,0,0 on roads character banker
        player B cowboys 2
        agenda
          round place
          ask-ride A
    """)
    assert table.choices == {"no", "pass", "move"}


def test_the_white_cowboy_may_be_the_other_one() -> None:
    """R-HORSE-E2: it is in the personal supply, too; a horse may follow it."""
    table = drawn("""
        player A cowboys 0 horses 1 enclosures 0,1,0,0,0 on roads character sheriff
        player B cowboys 2
        agenda
          round place
          ask-ride A
    """)
    assert table.choices == {"no", "pass", "move", "white"}
    table.play("A white", "A ammunition")
    assert table.asked == "A ask-horse"
    table.shows("white ammunition")


WHITE_RIDES = """
               d      e
         4
             b

        white {place}
        player A cowboys 1 enclosures 0,1,0,0,0 character sheriff used on road
        player B cowboys 2 on gambling
        agenda
          round place
          ask-ride A
"""


def test_the_white_cowboy_moves_by_its_own_rules() -> None:
    """R-HORSE-E2, R-SHERIFF-WHERE: elsewhere, where nobody stands; no horse follows."""
    table = drawn(WHITE_RIDES.format(place="roads"))
    table.play("A move")
    assert table.choices == {"roads", "road"}
    table.play("A roads")
    assert {"no", "ammunition", "wages", "e4"} <= table.choices
    assert not {"roads", "gambling"} & table.choices
    table.play("A e4")
    assert table.asked == "B ask-place"
    table.refuses("B e4")
    assert table.state.white_at == ACTIONS["e4"]
    table.play("B roads")


def test_the_white_cowboy_may_come_home() -> None:
    """R-HORSE-E2, R-SHERIFF-FP: it counts again, and may be placed later."""
    table = drawn(WHITE_RIDES.format(place="roads"))
    table.play("A move", "A roads", "A no")
    assert table.asked == "B ask-place"
    assert firepower(table.state, 0) == 2
    table.play("B pass")
    assert "white" in table.choices


def test_where_both_stand_the_white_cowboy_stays() -> None:
    """R-HORSE-E2: on Road the other one moves first."""
    table = drawn(WHITE_RIDES.format(place="road"))
    table.play("A move", "A ammunition")
    table.shows("""
        white road
        player A on ammunition
    """)


@pytest.mark.parametrize("number", [1, 3, 4, 5])
def test_no_other_enclosure_does_this(number: int) -> None:
    """R-HORSE-E2: after any other enclosure the next player places."""
    table = drawn("""
        player A cowboys 3 horses 1
        player B cowboys 2
    """)
    table.play("A roads", f"A horse-{number}")
    assert table.asked == "B ask-place"


# ---- moving


def test_a_cowboy_moves_to_another_place() -> None:
    """R-HORSE-E2: by the rules of placing; no horse follows."""
    table = drawn("""
               c      d      e
         5   B hs
         4   A sa   B ba
                    a
         3

        player A cowboys 1 horses 1 enclosures 0,1,0,0,0 on roads,wages
        player B cowboys 2 on ammunition
        agenda
          round place
          ask-ride A
    """)
    table.play("A move")
    assert table.asked == "A ask-move"
    assert table.choices == {"d4", "roads", "wages"}
    table.play("A roads")
    assert table.asked == "A ask-move"
    assert {"no", "ammunition", "wages", "c4", "d3", "vp-2"} <= table.choices
    assert not {"roads", "d4", "c5", "pass", "hat-1", "move"} & table.choices
    table.play("A ammunition")
    assert table.asked == "B ask-place"
    table.shows("player A cowboys 1 horses 1 on wages,ammunition")
    assert table.told("lifted") == [("A", "roads")]
    assert table.told("placed") == [("A", "ammunition")]


@pytest.mark.parametrize(
    ("place", "left"), [("wages", "wages,road"), ("road", "wages,wages"), ("d4", "wages,wages,road")]
)
def test_a_cowboy_is_taken_home(place: str, left: str) -> None:
    """R-HORSE-E2: back into the personal supply, from any place."""
    table = drawn("""
               c      d      e
         4
                    a

        player A cowboys 1 enclosures 0,1,0,0,0 on wages,wages,road
        player B cowboys 2
        agenda
          round place
          ask-move A
    """)
    table.play(f"A {place}", "A no")
    table.shows(f"player A cowboys 2 on {left}")
    assert table.asked == "B ask-place"


def test_a_cowboy_from_wages_goes_elsewhere_or_home() -> None:
    """R-HORSE-E2: another location, not the same again."""
    table = drawn("""
        player A cowboys 1 enclosures 0,1,0,0,0 on wages,road
        player B cowboys 2
        agenda
          round place
          ask-move A from wages
    """)
    assert "wages" not in table.choices
    assert "road" in table.choices


def test_the_last_cowboy_on_the_board_moves_without_being_named() -> None:
    table = drawn(RIDING)
    table.play("A move")
    assert table.asked == "A ask-move"
    assert {"no", "gambling"} <= table.choices
    table.play("A no")
    table.shows("player A cowboys 3 on -")


def test_who_holds_the_city_hall_stays() -> None:
    """R-HORSE-E2, R-CITYHALL-STAY: but a cowboy sent there this round may move."""
    text = """
               c      d      e
         4   A      {a} CH
                    ab

        mayor {mayor}
        player A cowboys 1 enclosures 0,1,0,0,0 on roads
        player B cowboys 2
        agenda
          round place
          ask-move A
    """
    assert "d4" not in drawn(text.format(a=" ", mayor="A")).choices
    assert drawn(text.format(a=" ", mayor="B")).choices == {"d4", "roads"}


def test_the_red_sheriff_moves_in_peace() -> None:
    """R-SHERIFF-R-PROVOKE, R-HORSE-E2: the rules of placing apply to a move."""
    table = position("""
        option variants horses
        option characters quiet-city
        player A cowboys 1 enclosures 0,1,0,0,0 on roads character sheriff-red
        player B cowboys 2 on ammunition
        agenda
          round place
          ask-move A from roads
    """)
    assert "gambling" in table.choices
    assert "ammunition" not in table.choices


# ---- what a moving cowboy carries


def test_dynamite_goes_along() -> None:
    """R-HORSE-E2, R-DYNAMITE-MINE: only where it could be placed; the Mine it leaves pays as usual again."""
    table = tokens("""
               c      d      e
         5          A ^^
         4   A mi   A mi
             a

        tripled c4
        player A cowboys 1 enclosures 0,1,0,0,0 character prospector-red dynamite-at c4
        player B cowboys 2
        agenda
          round place
          ask-move A from c4
    """)
    assert not {"wages", "road"} & table.choices
    table.play("A d4")
    assert table.told("placed-dynamite") == [("A", "d4")]
    text = written(table)
    assert "tripled d4\n" in text
    assert "dynamite-at d4" in text


def test_dynamite_taken_home_can_be_used_again() -> None:
    """R-HORSE-E2, R-DYNAMITE-WHO: it was not used."""
    table = tokens("""
        player A cowboys 1 enclosures 0,1,0,0,0 on roads character prospector-red dynamite-at roads
        player B cowboys 2
        agenda
          round place
          ask-move A from roads
    """)
    table.play("A no")
    assert " dynamite 1 " in written(table)
    assert "dynamite-at" not in written(table)


def test_a_no_duel_token_goes_along() -> None:
    """R-HORSE-E2, R-SINGER-SPACES: only where it works, even beside others."""
    table = tokens("""
        player A cowboys 1 enclosures 0,1,0,0,0 on roads character singer no-duel 1 no-duel-at roads
        player B cowboys 2 on gambling
        agenda
          round place
          ask-move A from roads
    """)
    assert not {"wages", "ammunition", "build-3", "d4"} & table.choices
    table.play("A gambling")
    assert "no-duel-at gambling" in written(table)
    assert table.told("placed-no-duel") == [("A", "gambling")]


def test_a_no_duel_token_taken_home_is_in_hand_again() -> None:
    table = tokens("""
        player A cowboys 1 enclosures 0,1,0,0,0 on roads character singer no-duel-at roads
        player B cowboys 2
        agenda
          round place
          ask-move A from roads
    """)
    table.play("A no")
    assert " no-duel 1 " in written(table)


def test_the_cowboy_who_sings_stays() -> None:
    """R-SINGER-R-TURN: it came from the general supply and goes back there."""
    table = position("""
        option variants horses
        option characters gold-rush
        player A enclosures 0,1,0,0,0 on gambling,wages character singer-red used no-duel-at gambling
        player B cowboys 2
        agenda
          round place
          ask-move A
    """)
    assert {"no", "road", "roads"} <= table.choices  # the one on Wages moves: there is no other
    assert "wages" not in table.choices


def test_another_cowboy_may_carry_a_token() -> None:
    """R-HORSE-E2, R-DYNAMITE-STACK: it is placed by the same rules as any other."""
    table = tokens("""
        player A cowboys 2 enclosures 0,1,0,0,0 on roads character prospector-red dynamite 1
        player B cowboys 2
        agenda
          round place
          ask-ride A
    """)
    table.play("A dynamite")
    assert table.asked == "A ask-dynamite"
    table.play("A ammunition")
    assert table.asked == "B ask-place"


@pytest.mark.parametrize("answer", ["A no", "A pass"])
def test_without_a_cowboy_on_the_board_nothing_moves(answer: str) -> None:
    """R-HORSE-E2: only a cowboy that stands on the board can; one in an enclosure is not there."""
    table = drawn("""
        player A cowboys 1 enclosures 0,1,0,0,0 hats 3 character banker
        player B cowboys 2
        agenda
          round place
          ask-ride A
    """)
    assert "move" not in table.choices
    table.play(answer)
    assert table.asked == "B ask-place"


def written(table: DrawnTable) -> str:
    """The position as text."""
    return GAME.write_position(table.state)
