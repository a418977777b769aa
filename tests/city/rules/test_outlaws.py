"""Outlaws: how they come and move, and what their presence forbids (2.I)."""

import pytest

from carson.city.facts.geometry import INNER_MASK
from carson.city.facts.outlaws import COMING, OUTLAW_VP, OUTLAWS
from carson.city.options import rules_for, usual
from carson.city.words.actions import TEXTS, parcels_of
from tests.city.rules.draw import DrawnTable, position

INNER = {column + row for column in "bcdefg" for row in "234567"}
WITH_OUTLAWS = """
        option variants outlaws
        round 2
        outlaw-strength 10
"""


def with_outlaws(text: str) -> DrawnTable:
    """A position of round 2 in which outlaws of strength 10 have come."""
    return position(WITH_OUTLAWS + text)


def before_round_2(text: str = "", option: str = "edition 2023") -> DrawnTable:
    """The moment at which the first outlaws come."""
    return position(f"""
        option {option}
        option variants outlaws
{text}
        player A
        player B
        agenda
          round before-choose
    """)


def outlaws(table: DrawnTable) -> set[str]:
    """Where outlaws are."""
    return {TEXTS[parcel] for parcel in parcels_of(int(table.state.outlaws))}


def moved(text: str) -> DrawnTable:
    """A position after the movement of the outlaws."""
    return with_outlaws(f"""{text}
        agenda
          round before-outlaws-move
    """)


# ---- arrival


def test_nobody_comes_in_the_first_round() -> None:
    """R-OUTLAW-TIME: characters are chosen at once."""
    table = position("""
        option variants outlaws
        round 0
        player A
        player B
        agenda
          round before-choose
    """)
    assert table.asked == "A ask-character"


@pytest.mark.parametrize("black", range(1, 7))
def test_the_black_die_gives_their_strength(black: int) -> None:
    """D-49: 8 to 13, before anybody chooses a character."""
    table = before_round_2()
    assert table.asked == "* roll-outlaws"
    table.roll(black, 1)
    assert table.state.outlaw_strength == 7 + black
    table.draw("d4")
    assert table.asked == "A ask-character"


@pytest.mark.parametrize(("white", "number"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_white_die_says_how_many_come(white: int, number: int) -> None:
    """D-50."""
    table = before_round_2()
    table.roll(1, white)
    table.draw(*["d4", "f5", "b7"][:number])
    assert table.asked == "A ask-character"
    assert len(outlaws(table)) == number


def test_dice_bring_them_to_the_inner_parcels_that_are_open_to_them() -> None:
    """R-OUTLAW-REROLL, R-DICE-GRID, R-RIVER-DICE: not to water, hall, outlaw or beside a Prison."""
    table = position("""
               a      b      c      d      e      f      g
         8                                      ~~     ~~
         7                                      ~~
         6          A hs   B        CH
         5            o      ^^
         4
         3                               A pr
         2

        option variants outlaws,river
        option river f8,g8,f7
        round 2
        outlaw-strength 12
        player A
        player B
        agenda
          round before-choose
    """)
    table.roll(1, 6)
    beside_prison = {"d2", "d3", "d4", "e2", "e4", "f2", "f3", "f4"}
    closed = {"f7", "d6", "b5"} | beside_prison
    assert set(table.chances) == INNER - closed
    assert set(table.chances.values()) == {1}
    table.draw("c5")
    assert set(table.chances) == INNER - closed - {"c5"}


def test_nobody_comes_where_no_parcel_is_open() -> None:
    """R-DICE-EXHAUSTED: all inner parcels are under water."""
    table = before_round_2()
    table.state.river = INNER_MASK  # more water than a river has
    table.roll(3, 6)
    assert table.asked == "A ask-character"
    assert outlaws(table) == set()


@pytest.mark.parametrize("edition", ["2023", "2015"])
def test_who_appears_on_a_prison_is_jailed(edition: str) -> None:
    """R-OUTLAW-JAIL, R-OUTLAW-VP: gone at once, and its owner scores the tile of this round."""
    table = before_round_2("               d      e\n         4          B pr\n", f"edition {edition}")
    table.roll(5, 1)
    table.draw("e4")
    assert table.told("jailed") == [("B", "e4")]
    assert table.vp == [0, 4]
    assert outlaws(table) == set()
    assert table.asked == "A ask-character"


def test_a_jailed_outlaw_was_one_of_those_who_came() -> None:
    """R-OUTLAW-JAIL: the others still come, and may even end there, too."""
    table = before_round_2("               d      e\n         4          B pr\n")
    table.roll(1, 6)
    table.draw("e4", "e4", "b7")
    assert table.vp == [0, 4]
    assert outlaws(table) == {"b7"}


def test_two_prisons_side_by_side_keep_everybody_out() -> None:
    """R-OUTLAW-REROLL: a Prison beside the Prison."""
    table = before_round_2("               d      e\n         4   A pr   B pr\n")
    table.roll(1, 1)
    assert not {"d4", "e4"} & set(table.chances)


def test_the_tiles_are_worth_2_to_4_points() -> None:
    """R-OUTLAW-VP: by strength, 8 first; our own values, see docs/components.md."""
    assert list(OUTLAW_VP) == [2, 2, 3, 3, 4, 4]


def test_nine_pieces_are_always_enough() -> None:
    """R-OUTLAW-SUPPLY: three at most in each of three rounds."""
    assert max(COMING) * (rules_for(usual({})).rounds - 1) == OUTLAWS


def test_all_have_the_strength_of_this_round() -> None:
    """R-OUTLAW-STRENGTH: one from last round is as strong, and worth as much, as a new one."""
    table = position("""
               d
         4     o

        option variants outlaws
        round 2
        outlaw-strength 13
        player A
        player B
        agenda
          round before-choose
    """)
    table.roll(1, 1)
    table.draw("f6")
    assert table.told("outlaws-come") == []  # told when the white die was rolled
    assert table.state.outlaw_strength == 8
    assert outlaws(table) == {"d4", "f6"}


# ---- when they move


SALOON_NEXT_DOOR = """
               c      d      e
         4     hs   A sa     o
"""


def test_in_the_newest_edition_they_move_after_the_choice() -> None:
    """R-OUTLAW-TIME, R-EDITION-SWITCH: when the turn order is known, before anybody places a cowboy."""
    table = with_outlaws(
        SALOON_NEXT_DOOR
        + """
        player A cowboys 1
        player B cowboys 1
        agenda
          round choose
          ask-character A 0
    """
    )
    table.play("A banker")
    assert outlaws(table) == {"e4"}
    table.play("B settler", "B a1")
    assert outlaws(table) == {"d4"}
    assert table.told("outlaw-moved") == [("*", "e4", "d4")]
    assert table.asked == "A ask-place"


@pytest.mark.parametrize("option", ["edition 2015", "rules outlaw-move=on-arrival"])
def test_in_the_edition_of_2015_they_move_at_once(option: str) -> None:
    """R-OUTLAW-TIME, R-EDITION-SWITCH: old and new ones, before anybody chooses; and not again later."""
    table = position(f"""
               b      c      d      e      f      g
         4     hs   A sa     o
         3                                      A ra
        option {option}
        option variants outlaws
        round 2
        outlaw-strength 9
        player A
        player B
        agenda
          round before-choose
    """)
    table.roll(1, 1)
    table.draw("f2")
    assert outlaws(table) == {"c4", "g3"}
    assert table.asked == "A ask-character"
    table.play("A banker", "B captain")
    assert outlaws(table) == {"c4", "g3"}


# ---- where they move


def test_an_outlaw_moves_to_the_richest_building_next_door() -> None:
    """EX-25, R-OUTLAW-MOVE: from a Saloon to a Drugstore that pays more; the Church beside it is ignored."""
    table = moved("""
               b      c      d      e      f
         6                        B ch     hs
         5            hs   A sao  B dr     hs
         4                          hs
        player A
        player B
    """)
    assert outlaws(table) == {"e5"}


def test_an_outlaw_on_the_richest_building_stays() -> None:
    """EX-26, R-OUTLAW-MOVE: round 2, a Blacksmith for $10 among a House, a Church, a Bank and a Ranch."""
    table = moved("""
               c      d      e      f
         6     hs   A ch     ^^
         5          B blo  A ba
         4                 B ra
        player A
        player B
    """)
    assert outlaws(table) == {"d5"}


def test_among_equals_the_own_place_is_good_enough() -> None:
    """R-OUTLAW-MOVE: a Hotel is not left for a Hotel."""
    table = moved("""
               c      d      e
         5          A hoo  B ho
        player A
        player B
    """)
    assert outlaws(table) == {"d5"}


def test_without_income_next_door_an_outlaw_stays() -> None:
    """R-OUTLAW-MOVE: Houses, mountains, Churches, Stations and Schools draw nobody."""
    table = moved("""
               c      d      e
         6     hs     ^^   A ch
         5   A st     o    A sc
         4   A        th     CH
        player A
        player B
    """)
    assert outlaws(table) == {"d5"}


def test_an_outlaw_leaves_a_house_for_any_income() -> None:
    """R-OUTLAW-MOVE: what it leaves may be anything; a Ranch pays at least $1."""
    table = moved("""
               c      d      e
         5   A hso  B ra
        player A
        player B
    """)
    assert outlaws(table) == {"d5"}


def test_a_prison_keeps_outlaws_from_its_neighbours() -> None:
    """R-OUTLAW-MOVE: the Hotel beside the Prison does not count, the Ranch does, whoever owns the Prison."""
    table = moved("""
               b      c      d      e      f
         5   B ra     o    A ho   B pr
        player A
        player B
    """)
    assert outlaws(table) == {"b5"}


def test_a_prison_built_next_to_an_outlaw_drives_it_on() -> None:
    """R-OUTLAW-MOVE: its own Saloon for $10 counts 0 now, so that a Ranch is better; without one it stays."""
    ranch = """
               b      c      d      e
         6          A pr     hs
         5          A sao    hs
         4   B ra
        player A
        player B
    """
    assert outlaws(moved(ranch)) == {"b4"}
    assert outlaws(moved(ranch.replace("B ra", "B   "))) == {"c5"}


def test_two_outlaws_never_share_a_building() -> None:
    """R-OUTLAW-MOVE: the Saloon is taken, and its guest stays on it; the other one takes the Ranch."""
    table = moved("""
               b      c      d      e
         6            hs
         5          A sao    o
         4                        B ra
        player A
        player B
    """)
    assert outlaws(table) == {"c5", "e4"}


def test_the_heroes_are_of_no_interest() -> None:
    """R-OUTLAW-MOVE, R-HEROES-Y: the Saloon of the Heroes counts $0, and an outlaw on it moves on."""
    text = """
        option characters prosperity
               b      c      d      e      f
         6            hs     hs
         5            {}   A sa{}        B ra
         4
        player A character heroes
        player B character banker
    """
    assert outlaws(moved(text.format("o ", "  "))) == {"c5"}
    assert outlaws(moved(text.format("  ", "o ").replace("       B ra", "B ra  "))) == {"e5"}


def test_the_mayor_makes_buildings_attractive() -> None:
    """R-OUTLAW-MOVE: the shown income; a Saloon for $5 and $5 more beats a Hotel for $6."""
    text = """
               b      c      d      e      f      g      h
         8                                               CH
                                                       b
         7
         6
         5   A ho     o    B sa     hs
        {}
        player A
        player B
    """
    assert outlaws(moved(text.format("mayor B"))) == {"d5"}
    nobody = moved(text.format("").replace("                                                       b\n", ""))
    assert outlaws(nobody) == {"b5"}


def test_a_blacksmith_pays_by_the_new_round() -> None:
    """R-OUTLAW-MOVE: $10 in round 2 are more than the Bank's $9."""
    table = moved("""
               b      c      d      e
         6     hs     hs
         5   A ba     o    B bl
         4     hs
        player A
        player B
    """)
    assert outlaws(table) == {"d5"}


def test_between_equally_rich_buildings_chance_decides() -> None:
    """R-OUTLAW-MOVE: three Hotels next door, one of them with an outlaw."""
    table = moved("""
               b      c      d
         6   A hoo
         5          o      B ho
         4          A ho
        player A
        player B
    """)
    assert table.asked == "* draw-raid"
    assert table.chances == {"d5": 1, "c4": 1}
    table.draw("c4")
    assert outlaws(table) == {"b6", "c4"}
    assert table.asked == "A ask-place"


# ---- the order of moving

TWO_FOR_ONE_SALOON = """
               b      c      d      e      f
         6                   hs     hs
         5            o    A sa     o    B ra
         4
"""


def test_the_first_in_turn_order_decides_the_order() -> None:
    """R-OUTLAW-FIRST: two outlaws want the same Saloon; the second one gets the Ranch or stays."""
    table = moved(
        TWO_FOR_ONE_SALOON
        + """
        turn B A
        pass A B
        player A
        player B
    """
    )
    assert table.asked == "B ask-outlaw"
    assert table.choices == {"c5", "e5"}
    table.play("B c5")
    assert outlaws(table) == {"d5", "f5"}
    assert table.asked == "B ask-place"


def test_the_order_changes_who_gets_what() -> None:
    """R-OUTLAW-FIRST: the other way round nobody goes to the Ranch."""
    table = moved(TWO_FOR_ONE_SALOON + "\n        player A\n        player B")
    table.play("A e5")
    assert outlaws(table) == {"c5", "d5"}


def test_on_arrival_the_first_on_the_pass_track_decides() -> None:
    """R-OUTLAW-FIRST, R-OUTLAW-TIME: the turn order of last round does not count any more."""
    table = position(f"""
        option rules outlaw-move=on-arrival
        option variants outlaws
        round 2
        outlaw-strength 9
{TWO_FOR_ONE_SALOON}
        turn B A
        pass A B
        player A
        player B
        agenda
          round before-choose
    """)
    table.roll(1, 1)
    table.draw("b2")
    assert table.asked == "A ask-outlaw"
    table.play("A c5")
    assert outlaws(table) == {"b2", "d5", "f5"}


def test_an_outlaw_may_follow_into_a_place_that_becomes_free() -> None:
    """R-OUTLAW-FIRST: if the one on the Hotel leaves for the Saloon first, the other one takes the Hotel."""
    text = """
               b      c      d      e
         6                 B sa     hs
         5     o    A hoo           hs
         4
        player A
        player B
    """
    table = moved(text)
    assert table.choices == {"b5", "c5"}
    table.play("A c5")
    assert outlaws(table) == {"c5", "d6"}
    waits = moved(text)
    waits.play("A b5")
    assert outlaws(waits) == {"b5", "d6"}


def test_nobody_is_asked_while_the_order_does_not_matter() -> None:
    """R-OUTLAW-FIRST: both could go to the Drugstore in the middle, but each one has something better."""
    table = moved("""
               b      c      d      e      f
         6   A ho     o    B dr     o    A ho
         5                   hs
        player A
        player B
    """)
    assert table.asked == "A ask-place"
    assert outlaws(table) == {"b6", "f6"}


# ---- what they forbid


def test_land_with_an_outlaw_is_not_for_sale() -> None:
    """R-OUTLAW-BUY, R-OUTLAW-BUYAFTER: a cowboy there waits for the fight; the other one buys."""
    table = with_outlaws("""
               c      d      e
         4     o
             a      a
        player A cash 9 revolvers 9
        player B
        agenda
          round before-clear-land
    """)
    assert table.asked == "A ask-parcel"
    assert table.parcels == {"d4"}
    table.play("A d4")
    assert table.asked == "* roll-duel c4"


def test_two_on_land_with_an_outlaw_do_not_duel_for_it() -> None:
    """R-OUTLAW-FIGHT, R-LAWYER-MULTI: nor does the Lawyer send anybody home; all meet in the fight."""
    table = with_outlaws("""
        option characters picked
        option tiles sheriff,banker,worker,settler,gunsmith,singer,lawyer
               c
         4     o
             ab
        player A cash 9 character lawyer
        player B character banker
        agenda
          round before-clear-land
    """)
    assert table.asked == "* roll-duel c4"
    assert table.told("left-land") == []


def test_the_lawyer_and_the_auctioneer_leave_such_land_alone() -> None:
    """R-OUTLAW-BUY."""
    text = """
        option characters picked
        option tiles sheriff,banker,settler,singer,auctioneer,lawyer,indian
               c      d
         4     o
        player A cash 9
        player B
        agenda
          round choose
          ask-character A 0
    """
    lawyer = with_outlaws(text)
    lawyer.play("A lawyer")
    assert "d4" in lawyer.parcels
    assert "c4" not in lawyer.parcels
    auctioneer = with_outlaws(text)
    auctioneer.play("A auctioneer")
    assert "d4" in auctioneer.parcels
    assert "c4" not in auctioneer.parcels


def test_land_can_be_a_gift_all_the_same() -> None:
    """R-OUTLAW-BUY, R-SETTLER: the text bars buying and building only."""
    table = with_outlaws("""
               c      d
         4     o
        player A
        player B
        agenda
          round choose
          ask-character A 0
    """)
    table.play("A settler", "A c4")
    table.shows("""
               c
         4   A   o
    """)


def test_nobody_builds_where_an_outlaw_sits() -> None:
    """R-OUTLAW-BUY: neither a building, nor its House, nor a Townhouse (R-HOUSE-LEGAL, R-TOWNHOUSE-COND)."""
    table = with_outlaws("""
               b      c      d      e      f
           +      +      +      +      +      +
         6          A      A      A
           +      +      +------+      +      +
         5          A o  | A hso| A
                         |      |
           +      +      +------+      +      +
         4   B      A      A      A
        player A cash 9 hand saloon
        player B
        agenda
          round before-deferred
    """)
    assert table.asked == "A ask-site"
    assert table.parcels == {"c4", "c6", "d4", "d6", "e4", "e5", "e6"}
    table.play("A e5")
    assert table.parcels == {"c4", "c6", "d4", "d6", "e4", "e6"}


def test_the_city_hall_keeps_away_from_outlaws() -> None:
    """R-CITYHALL-PLACE, R-OUTLAW-BUY."""
    table = with_outlaws("""
               c      d      e
           +      +      +      +
         5     ^^     ^^     ^^
           +      +------+      +
         4     o  |   hs |
                  |      |
           +      +------+      +
         3     ^^     ^^
        market 10:mine 8:ranch 6:saloon 5:bank 4:hotel 3:mine
        player A
        player B
        agenda
          round refill
          draw-tile build-12
    """)
    table.draw("city-hall")
    assert table.parcels == {"e3", "e4"}
