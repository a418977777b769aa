"""The Paperboy: number 0, and a second tile he acts with (2.D)."""

import pytest

from tests.city.rules.draw import DrawnTable, position

YELLOW_SET = "option tiles paperboy,sheriff,banker,grocer,worker,settler,captain,mercenary"
RED_SET = "option tiles paperboy-red,sheriff,banker,grocer,worker,settler,captain,mercenary"


def choosing(tiles: str, first: str, second: str = "cash 0") -> DrawnTable:
    """Three seats with a cowboy each before the choice, A first; bag and track are empty."""
    return position(f"""
        option characters picked
        {tiles}
        bag -
        player A cowboys 1 {first}
        player B cowboys 1 {second}
        player C cowboys 1
        agenda
          round before-choose
    """)


# ---- which tile


@pytest.mark.parametrize(
    ("tiles", "paperboy", "nothing"), [(YELLOW_SET, "paperboy", {"no"}), (RED_SET, "paperboy-red", set())]
)
def test_he_fetches_a_tile_nobody_has_but_not_the_sheriff(
    tiles: str, paperboy: str, nothing: set[str]
) -> None:
    """R-PAPERBOY-TAKEN: what others have chosen is gone; only the side that costs can be declined."""
    table = choosing(tiles, "cash 0", "cash 3")
    table.play("A banker", f"B {paperboy}")
    assert table.asked == "B ask-second"
    assert table.choices == {"grocer", "worker", "settler", "captain", "mercenary"} | nothing
    table.refuses("B sheriff", "B banker", f"B {paperboy}")


def test_the_red_sheriff_is_not_fetched_either() -> None:
    """R-PAPERBOY-TAKEN."""
    table = choosing(RED_SET.replace("sheriff", "sheriff-red"), "cash 0")
    table.play("A paperboy-red")
    assert table.choices == {"banker", "grocer", "worker", "settler", "captain", "mercenary"}


def test_the_fetched_tile_is_gone_for_the_others() -> None:
    """R-PAPERBOY-TAKEN: he uses two tiles; the Sheriff is still there for the others."""
    table = choosing(RED_SET, "cash 0")
    table.play("A paperboy-red", "A mercenary")
    assert table.asked == "B ask-character"
    assert table.choices == {"sheriff", "banker", "grocer", "worker", "settler", "captain"}
    table.play("B captain", "C sheriff")
    table.shows("""
        turn A C B
        player A character paperboy-red
    """)


def test_both_tiles_come_back_at_the_end_of_the_round() -> None:
    """R-PAPERBOY-TAKEN: next round everybody may choose them again."""
    table = position(f"""
        option characters picked
        {RED_SET}
        bag -
        player A character paperboy-red second-character mercenary
        player B character banker
        agenda
          round before-return-characters
    """)
    assert table.asked == "A ask-character"
    assert {"paperboy-red", "mercenary", "banker"} <= table.choices
    table.play("A mercenary")
    assert "paperboy-red" in table.choices


# ---- the price


def test_the_yellow_side_costs_3_dollars() -> None:
    """R-PAPERBOY-TAKEN, R-CHAR-TIMING: paid before the other tile gives its $9."""
    table = choosing(YELLOW_SET, "cash 3")
    table.play("A paperboy", "A banker")
    table.shows("player A cash 9 character paperboy")
    assert table.asked == "B ask-character"
    assert "banker" not in table.choices


def test_the_red_side_is_free() -> None:
    """R-PAPERBOY-TAKEN."""
    table = choosing(RED_SET, "cash 0")
    table.play("A paperboy-red", "A banker")
    table.shows("player A cash 9 character paperboy-red")


def test_without_3_dollars_he_is_only_a_number() -> None:
    """R-PAPERBOY-NOPAY, R-PAPERBOY-LIMIT: first in turn order, no second tile, and all money goes."""
    table = choosing(YELLOW_SET, "cash 2")
    table.play("A paperboy")
    assert table.asked == "B ask-character"
    table.play("B sheriff", "C settler", "C d4")
    table.shows("turn A B C")
    table.play("A pass", "B pass", "C pass")
    table.shows("player A cash 0 vp 0 character -")


def test_who_declines_must_spend_everything() -> None:
    """R-PAPERBOY-NOPAY, D-68: limit $0, and $25 are two points."""
    table = choosing(YELLOW_SET, "cash 25")
    table.play("A paperboy", "A no", "B banker", "C mercenary", "A pass", "B pass", "C pass")
    table.shows("player A cash 0 vp 2")


# ---- number and limit


def test_the_settler_with_the_paperboys_limit() -> None:
    """D-48, R-PAPERBOY-LIMIT: number 0 and $30 - $5; the parcel comes at once."""
    table = choosing(RED_SET, "cash 34")
    table.play("A paperboy-red", "A settler")
    assert table.asked == "A ask-free-parcel"
    table.play("A d4", "B sheriff", "C banker")
    table.shows("""
               d
         4   A

        turn A B C
    """)
    table.play("A pass", "B pass", "C pass")
    assert table.asked == "A ask-spend"
    table.play("A 0")
    table.shows("player A cash 25 vp 0")


@pytest.mark.parametrize(
    ("paperboy", "other", "limit"),
    [
        ("paperboy", "banker", 120),
        ("paperboy-red", "banker", 115),
        ("paperboy", "captain", 25),
        ("paperboy-red", "captain", 20),
        ("paperboy-red", "christmas", 5),
    ],
)
def test_his_limit_is_the_other_tiles(paperboy: str, other: str, limit: int) -> None:
    """R-PAPERBOY-LIMIT: with the red side $5 less."""
    table = position(f"""
        option characters picked
        option tiles {paperboy},sheriff,banker,grocer,worker,settler,captain,christmas
        bag -
        round 2
        player A cash {limit + 9} character {paperboy} second-character {other}
        player B character sheriff
        agenda
          round before-cash-limit
    """)
    table.play("A 0")
    table.shows(f"player A cash {limit} vp 0")


# ---- he acts as the other character


def test_he_fights_as_the_mercenary() -> None:
    """R-PAPERBOY-TAKEN: 1 revolver and 3 more."""
    table = position(f"""
               d
         4
             ab

        option characters picked
        {RED_SET}
        player A cash 9 revolvers 1 character paperboy-red second-character mercenary
        player B cash 9 revolvers 1 character banker
        agenda
          round before-parcel-duels
    """)
    table.roll(2, 4)
    assert table.told("rolled") == [("A", "2", "4"), ("B", "4", "1")]
    assert table.asked == "A ask-parcel"


def test_he_pays_the_captain_with_what_is_left() -> None:
    """R-PAPERBOY-TAKEN, R-CAPTAIN-CAP: of $11, $8 are left, enough for two cowboys."""
    table = choosing(YELLOW_SET, "cash 11")
    table.play("A paperboy", "A captain")
    assert table.asked == "A ask-hire"
    assert table.choices == {"0", "1", "2"}
    table.play("A 2")
    table.shows("player A cash 4 cowboys 3")
    assert table.asked == "B ask-character"


def test_he_buys_buildings_at_the_workers_price() -> None:
    """R-PAPERBOY-TAKEN, R-CHINESE-HALF: $3 for the $5 space, and two roads at once."""
    table = choosing(RED_SET, "cash 3")
    table.play("A paperboy-red", "A worker")
    table.shows("player A roads 2")
    table = position(f"""
        option characters picked
        {RED_SET}
        market 5:hotel
        player A cash 3 character paperboy-red second-character worker on build-5
        player B character banker
        agenda
          round before-build-12
    """)
    table.play("A yes")
    table.shows("player A cash 0 hand hotel")


def test_the_grocer_he_fetched_doubles() -> None:
    """R-PAPERBOY-TAKEN, R-GROCER-CHOICE: asked at the choice and again in the income step."""
    table = position(f"""
               d
         4   A ho

        option characters picked
        {YELLOW_SET}
        bag -
        player A cash 3 cowboys 1
        player B cowboys 1
        agenda
          round before-choose
    """)
    table.play("A paperboy", "A grocer")
    assert table.asked == "A ask-cash-now"
    table.play("A no", "B banker", "A pass", "B pass")
    assert table.asked == "A ask-double"
    assert table.choices == {"8", "hotel"}
    table.play("A hotel")
    assert table.cash == [12, 9]


# ---- tiles with a side of their own


def test_he_picks_the_doctors_side_as_any_holder() -> None:
    """R-PAPERBOY-SIDES: both sides are offered; the Undertaker's $90 less $5; nobody else has the Doctor."""
    table = position("""
        option characters settling-scores
        bag -
        player A cash 95 cowboys 1
        player B cowboys 1
        agenda
          round before-choose
    """)
    table.play("A paperboy-red")
    assert {"doctor", "undertaker"} <= table.choices
    table.play("A undertaker")
    assert not {"doctor", "undertaker"} & table.choices
    table.play("B mercenary")
    table.shows("""
        turn A B
        player A character paperboy-red
    """)
    table.play("A pass", "B pass", "A 1")
    table.shows("player A cash 85 vp 1")


def test_the_losers_pay_the_undertaker_he_fetched() -> None:
    """R-PAPERBOY-SIDES: as if chosen directly."""
    table = position("""
               d
         4
             bc

        option characters settling-scores
        player A character paperboy-red second-character undertaker
        player B cash 5 vp 3 character mercenary
        player C cash 5 vp 3 character gunsmith
        agenda
          round before-parcel-duels
    """)
    table.roll(6, 1)
    assert table.asked == "C ask-mourn"
    table.play("C pay")
    assert table.cash == [2, 5, 3]


TEACHER_SET = "option tiles paperboy-red,sheriff,banker,grocer,worker,settler,captain,teacher"


def test_with_the_teacher_he_chooses_first_next_round() -> None:
    """R-PAPERBOY-SIDES, R-TEACHER-Y: though he passed last; he plays with number 0."""
    table = choosing(TEACHER_SET, "cash 0")
    table.play("A paperboy-red", "A teacher", "B sheriff", "C banker")
    table.shows("turn A B C")
    assert table.asked == "A ask-place"
    table.play("A wages", "B pass", "C pass")
    table.shows("pass B C A")
    assert table.asked == "A ask-character"


def test_in_round_4_he_fetches_the_red_teacher() -> None:
    """R-PAPERBOY-SIDES, R-TEACHER-R: points for the Prison and for having no Saloon."""
    table = position(f"""
               d
         4   A pr

        option characters picked
        {TEACHER_SET}
        round 3
        player A cowboys 1
        player B cowboys 1
        agenda
          round before-choose
    """)
    table.play("A paperboy-red")
    assert "teacher-red" in table.choices
    assert "teacher" not in table.choices
    table.play("A teacher-red", "B sheriff", "A pass", "B pass")
    assert table.asked == "over"
    assert table.score("A")["teacher"] == 4
    assert "teacher" not in table.score("B")


PROSPECTOR_SET = "option tiles paperboy,sheriff,banker,grocer,worker,settler,captain,prospector"


@pytest.mark.parametrize(("cash", "spaces"), [(13, {"no", "build-3"}), (12, set())])
def test_he_pays_for_the_prospectors_mine_as_well(cash: int, spaces: set[str]) -> None:
    """R-PAPERBOY-TAKEN, R-CHAR-OPTIONAL: $3 and $10; with $9 left there is no Mine."""
    table = position(f"""
        option characters picked
        {PROSPECTOR_SET}
        bag -
        market 3:mine
        player A cash {cash}
        player B
        agenda
          round before-choose
    """)
    table.play("A paperboy", "A prospector")
    assert table.cash[0] == cash - 3
    if spaces:
        assert table.asked == "A ask-tile"
        assert table.choices == spaces
        table.play("A build-3", "A d4")
        table.shows("""
                   d
             4   A mi

            player A cash 0 revolvers 1
        """)
    assert table.asked == "B ask-character"


def test_he_fetches_the_prospector_as_it_lies() -> None:
    """R-PROSPECTOR-FLIP, R-PAPERBOY-SIDES: red when no Mine is left."""
    table = position(f"""
               a      b      c      d      e      f
         1   B mi   B mi   B mi   B mi   B mi   B mi

        option characters picked
        {PROSPECTOR_SET}
        player A cash 3
        player B
        agenda
          round before-choose
    """)
    table.play("A paperboy")
    assert "prospector-red" in table.choices
    assert "prospector" not in table.choices
    table.play("A prospector-red")
    assert table.asked == "B ask-character"
    assert table.told("gained-dynamite") == [("A", "2")]
