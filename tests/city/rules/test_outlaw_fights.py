"""Fights with outlaws: who fights, what a victory brings, and half an income without one (2.I, 4.7)."""

import pytest

from carson.city.facts.geometry import bit
from carson.city.words.actions import ACTIONS
from tests.city.rules.draw import DrawnTable, position
from tests.city.rules.test_outlaws import outlaws, with_outlaws

PEOPLE = """
        option characters picked
        option tiles {}
"""


def with_people(tiles: str, text: str) -> DrawnTable:
    """A position with outlaws of strength 10 and these characters."""
    return with_outlaws(PEOPLE.format(tiles) + text)


def fight(revolvers: int, die: int) -> DrawnTable:
    """A's lone cowboy against an outlaw of strength 10 in the open."""
    table = with_outlaws(f"""
               c      d      e
         4     o
             a
        player A used cash 9 revolvers {revolvers} on vp-5
        player B on vp-5
        agenda
          round before-outlaw-fights
    """)
    table.roll(die)
    return table


# ---- strength


def test_who_is_as_strong_as_the_outlaw_wins() -> None:
    """D-51, R-OUTLAW-FIGHT, R-OUTLAW-BUYAFTER: 6 + 4 against 10: 3 points, and the land stays nobody's."""
    table = fight(6, 4)
    assert table.told("won") == [("A", "c4", "10")]
    assert table.told("outlaw-beaten") == [("A", "c4")]
    table.shows("""
               c
         4

        player A cash 9 vp 3 cowboys 0 reserve 9
    """)


def test_who_is_weaker_than_the_outlaw_loses() -> None:
    """D-51, R-OUTLAW-FIGHT: 6 + 3 against 10: the cowboy comes home, and the outlaw stays."""
    table = fight(6, 3)
    assert table.told("outlaw-won") == [("*", "c4", "10")]
    assert table.told("lost") == [("A", "c4", "9")]
    table.shows("""
               c
         4       o

        player A cash 9 vp 0 cowboys 1 reserve 8
    """)


def test_cowboys_at_home_and_all_else_count_as_in_any_duel() -> None:
    """R-OUTLAW-FIGHT, R-DUEL-FP: 2 revolvers, 3 cowboys, the ammunition and a 2."""
    table = with_outlaws("""
               c
         4     o
             a
        ammunition A
        player A revolvers 2 cowboys 3
        player B on vp-5
        agenda
          round before-outlaw-fights
    """)
    table.roll(2)
    assert table.vp == [3, 0]


def test_the_best_of_several_beats_outlaw_and_rivals() -> None:
    """R-OUTLAW-FIGHT: one winner; B's 11 is best, A and C have lost a duel and go home."""
    table = with_outlaws("""
               c
         4     o
             abc
        player A used revolvers 8 on vp-5
        player B revolvers 8 on vp-5
        player C revolvers 8 on vp-5
        agenda
          round before-outlaw-fights
    """)
    table.roll(2, 3, 1)
    assert table.told("won") == [("B", "c4", "11")]
    assert [seat for seat, *_ in table.told("lost")] == ["A", "C"]
    table.shows("""
        player A cowboys 1 vp 0
        player B cowboys 0 vp 3
        player C cowboys 1 vp 0
    """)


def test_among_equal_players_the_first_passer_wins() -> None:
    """R-OUTLAW-FIGHT: 10 each, as much as the outlaw has."""
    table = with_outlaws("""
               c
         4     o
             ab
        pass B A
        player A used revolvers 8 on vp-5
        player B revolvers 8 on vp-5
        agenda
          round before-outlaw-fights
    """)
    table.roll(2, 2)
    assert table.vp == [0, 3]


def test_an_outlaw_beats_all_who_are_weaker() -> None:
    """R-OUTLAW-FIGHT: nobody wins, everybody comes home, and it is there in the next round."""
    table = with_outlaws("""
               c
         4     o
             ab
        player A used revolvers 3 on vp-5
        player B revolvers 3 on vp-5
        agenda
          round before-outlaw-fights
    """)
    table.roll(6, 6)
    assert table.told("won") == []
    assert table.vp == [0, 0]
    table.shows("""
               c
         4       o

        player A cowboys 1
        player B cowboys 1
    """)


# ---- where and when


def test_cowboys_may_go_to_every_outlaw() -> None:
    """R-PLACE-LEGAL: to any land, House, mountain, Church or protected building with an outlaw; once each."""
    table = position("""
        option variants outlaws
        round 4
        outlaw-strength 10
               b      c      d      e      f      g      h
         5   B o    B hso  B ^^o  B cho  B hoo  A o    A hso
         4   B      B hs   B ^^   B ch   B ho   A      A hs
        player A cowboys 4
        player B cowboys 4
    """)
    outlaw_row = {column + "5" for column in "bcdefgh"}
    assert outlaw_row <= table.parcels
    assert not {column + "4" for column in "bcdefgh"} & table.parcels
    table.play("A d5", "B d5")
    assert "d5" not in table.parcels


def test_fights_come_after_gambling_and_before_the_city_hall() -> None:
    """R-INCOME-ORDER: the outlaw, then the City Hall, then the attack."""
    table = with_outlaws("""
               c      d      e      f
         5     o      CH   B ho
             a      ab     ab
        mayor B
        player A revolvers 9 on gambling
        player B
        agenda
          round before-gambling
    """)
    table.roll(1, 1)
    assert table.asked == "* roll-duel c5"
    table.roll(1)
    assert table.asked == "* roll-duel d5"
    table.roll(1, 1)
    assert table.asked == "* roll-duel e5"


def test_the_first_passer_decides_the_order_of_fights() -> None:
    """R-DUEL-ORDER, R-OUTLAW-FIGHT: a cowboy beaten in the first one is worth a point in the second."""
    table = with_outlaws("""
               b      c      d      e
         5     o             o
             a             ab
        pass B A
        player A used revolvers 4 on vp-5
        player B revolvers 4 on vp-5
        agenda
          round before-outlaw-fights
    """)
    assert table.asked == "B ask-fight"
    assert table.choices == {"b5", "d5"}
    table.play("B b5")
    table.roll(1)
    assert table.asked == "* roll-duel d5"
    table.roll(5, 5)
    assert table.told("won") == [("A", "d5", "10")]


# ---- points or a robbery

ON_A_SALOON = """
               b      c      d
         6     hs     hs     hs
         5          B sao
                    {}
        player A revolvers 9 on vp-5
        player B revolvers 1 on vp-5
        agenda
          round before-outlaw-fights
"""


def test_on_a_rivals_building_the_winner_may_rob_instead() -> None:
    """R-OUTLAW-CHOICE: half of 15, rounded down; the owner keeps the rest; the cowboy is used up."""
    table = with_outlaws(ON_A_SALOON.format("a"))
    table.roll(1)
    assert table.asked == "A ask-booty"
    assert table.choices == {"points", "rob"}
    table.play("A rob")
    assert table.cash == [7, 8]
    assert table.vp == [0, 0]
    table.shows("player A cowboys 0 reserve 9")


def test_or_take_the_points() -> None:
    """R-OUTLAW-CHOICE: then the owner earns everything again."""
    table = with_outlaws(ON_A_SALOON.format("a"))
    table.roll(1)
    table.play("A points")
    assert table.cash == [0, 15]
    assert table.vp == [3, 0]
    table.shows("player A cowboys 0 reserve 9")


def test_an_owner_who_wins_gets_points_and_full_income() -> None:
    """R-OUTLAW-CHOICE: there is nothing to choose; the robber A goes home beaten."""
    table = with_outlaws(
        ON_A_SALOON.format("ab").replace("A revolvers 9", "A").replace("B revolvers 1", "B revolvers 9")
    )
    table.roll(1, 1)
    assert table.cash == [0, 15]
    assert table.vp == [0, 3]
    table.shows("""
        player A cowboys 1
        player B cowboys 0
    """)


def test_a_robber_after_a_fight_is_not_fought_again() -> None:
    """R-OUTLAW-CHOICE, R-INCOME-ORDER: the owner has lost that duel already."""
    table = with_outlaws(ON_A_SALOON.format("ab"))
    table.roll(1, 1)
    table.play("A rob")
    assert table.cash == [7, 8]


@pytest.mark.parametrize("building", ["B cho", "B sto", "B hso", "B ^^o", "B o  "])
def test_there_is_nothing_to_rob_here(building: str) -> None:
    """R-OUTLAW-CHOICE: Church and Station, and whatever is no building."""
    table = with_outlaws(f"""
               c
         5   {building}
             a
        player A revolvers 9 on vp-5
        player B on vp-5
        agenda
          round before-outlaw-fights
    """)
    table.roll(1)
    assert table.vp == [3, 0]
    assert table.told("outlaw-beaten") == [("A", "c5")]


def test_a_church_protects_from_robbers_but_not_from_outlaws() -> None:
    """R-OUTLAW-CHOICE, R-ATTACK-LEGAL, EX-25: A may fight there, but takes the points."""
    table = with_outlaws("""
               c      d
         5   B hoo  B ch
             a
        player A revolvers 9 on vp-5
        player B on vp-5
        agenda
          round before-outlaw-fights
    """)
    table.roll(1)
    assert table.vp == [3, 0]
    assert table.cash == [0, 6]


def test_a_new_church_does_not_call_off_the_fight() -> None:
    """R-CHURCH-OUTLAW, R-CHURCH-CANCEL: attacker and defender stay; only the robbing is over."""
    table = with_outlaws("""
               b      c      d      e
           +      +      +      +      +
         5   B hoo  B
             ab
           +      +      +------+      +
         4               |   hs |
                         |      |
           +      +      +------+      +
         3
        player A revolvers 9 on vp-5
        player B hand church on vp-5
        agenda
          round before-deferred
    """)
    table.play("B c5", "B e3")
    assert table.told("attack-cancelled") == []
    assert table.asked == "* roll-duel b5"
    table.roll(1, 1)
    assert table.vp == [3, 0]
    assert table.cash == [0, 6]


def test_a_school_can_be_robbed_of_nothing() -> None:
    """R-OUTLAW-CHOICE, R-ATTACK-LEGAL: the School may be attacked like any other."""
    table = with_outlaws("""
               c
         5   B sco
             a
        player A revolvers 9 on vp-5
        player B on vp-5
        agenda
          round before-outlaw-fights
    """)
    table.roll(1)
    assert table.choices == {"points", "rob"}


# ---- half an income


def test_an_outlaw_halves_the_income() -> None:
    """D-17, R-OUTLAW-HALF: 7 of 15, and nobody gets the rest; neighbours earn as usual."""
    table = with_outlaws("""
               b      c      d      e
         6     hs     hs     hs
         5          A sao         A ho
        player A on vp-5
        player B on vp-5
        agenda
          round before-outlaw-fights
    """)
    assert table.cash == [7 + 6, 0]
    assert table.state.bank == -13


def test_a_doubled_building_is_halved_afterwards() -> None:
    """R-OUTLAW-HALF: 15 doubled are 30, of which 15 are left."""
    table = with_outlaws("""
               b      c      d
         6     hs     hs     hs
         5          A sao
        player A character grocer
        player B character banker on vp-5
        agenda
          round before-outlaw-fights
    """)
    table.play("A saloon")
    assert table.cash == [15, 0]
    assert table.told("halved") == [("A", "c5", "15")]


def test_a_tripled_mine_is_halved_afterwards() -> None:
    """R-OUTLAW-HALF, D-24: 9 tripled are 27, of which 13 are left."""
    table = with_people(
        "sheriff,banker,worker,settler,gunsmith,singer,prospector-red",
        """
               b      c      d
         6     ^^     ^^     ^^
         5          A mio
        tripled c5
        player A character banker
        player B character singer on vp-5
        agenda
          round before-outlaw-fights
    """,
    )
    assert table.cash == [13, 0]


def test_a_lone_defender_who_loses_saves_nothing() -> None:
    """R-OUTLAW-HALF: the outlaw stays and keeps half away."""
    table = with_outlaws("""
               c
         5   A hoo
             a
        player A
        player B on vp-5
        agenda
          round before-outlaw-fights
    """)
    table.roll(6)
    assert table.cash == [3, 0]


def test_the_editor_counts_what_is_left() -> None:
    """R-EDITOR-BASE, R-OUTLAW-HALF: round 2, 10 of 20 dollars are one point, not two."""
    table = with_people(
        "sheriff,banker,worker,settler,gunsmith,singer,editor",
        """
               b      c      d
         6     hs     hs     hs
         5          A sao    hs
        player A character editor
        player B character banker on vp-5
        agenda
          round before-outlaw-fights
    """,
    )
    assert table.cash == [10, 0]
    assert table.vp == [1, 0]


# ---- characters


def test_the_white_cowboy_does_not_fight() -> None:
    """R-SHERIFF-OUTLAW: it would provoke a duel."""
    table = with_outlaws("""
               c      d
         5     o
        player A cowboys 1 character sheriff
        player B cowboys 1 character banker
    """)
    assert "c5" in table.parcels
    table.play("A white")
    assert "d5" in table.parcels
    assert "c5" not in table.parcels


def test_the_red_sheriff_fights_only_on_his_own_buildings() -> None:
    """R-SHERIFF-R-PROVOKE: not on a rival's building, not on his own House."""
    table = with_people(
        "sheriff-red,banker,worker,settler,gunsmith,singer,lawyer",
        """
               c      d      e      f
         5          A hoo  B hoo  A hso
         4
        player A cowboys 1 character sheriff-red
        player B cowboys 1 character banker
    """,
    )
    assert {"d5", "e5", "f5"} & table.parcels == {"d5"}


def test_the_red_sheriff_scores_for_losing_to_an_outlaw() -> None:
    """R-SHERIFF-R-VP, D-66: 3 points for every lost duel."""
    table = with_people(
        "sheriff-red,banker,worker,settler,gunsmith,singer,lawyer",
        """
               c
         5   A hoo
             a
        player A character sheriff-red on vp-5
        player B character banker on vp-5
        agenda
          round before-outlaw-fights
    """,
    )
    table.roll(6)
    assert table.vp == [3, 0]


def test_the_gunsmith_scores_for_beating_outlaws() -> None:
    """D-42, R-GUNSMITH-Y: two duels and an outlaw make 6 points, besides the outlaw's own 3."""
    table = with_people(
        "sheriff,banker,worker,settler,gunsmith,singer,lawyer",
        """
               c      d      e
         5     o           B ho
             a             ab
        player A revolvers 9 character gunsmith on roads
        player B character banker on roads
        agenda
          round before-roads
    """,
    )
    table.roll(6, 1)
    table.roll(1)
    table.roll(6, 1)
    assert table.vp == [6 + 3, 0]


def test_the_red_gunsmith_rolls_again_against_an_outlaw() -> None:
    """R-GUNSMITH-REROLL: alone with the outlaw he may still try twice."""
    table = with_people(
        "sheriff,banker,worker,settler,gunsmith-red,singer,lawyer",
        """
               c
         5     o
             a
        player A revolvers 5 character gunsmith-red on vp-5
        player B character banker on vp-5
        agenda
          round before-outlaw-fights
    """,
    )
    table.roll(1)
    assert table.asked == "A ask-reroll"
    table.play("A yes")
    table.roll(5)
    assert table.vp == [3, 0]


def test_dynamite_gives_two_dice_against_an_outlaw() -> None:
    """R-DYNAMITE-STACK: as in any duel; the token is used up."""
    table = with_people(
        "sheriff,banker,worker,settler,gunsmith,singer,prospector-red",
        """
               c
         5     o
             a
        player A character prospector-red dynamite-at c5 on vp-5
        player B character banker on vp-5
        agenda
          round before-outlaw-fights
    """,
    )
    table.roll(4, 6)
    assert table.told("won") == [("A", "c5", "10")]


def test_the_doctor_is_paid_for_each_beaten_outlaw() -> None:
    """R-DOC-OUTLAW: $3 from the bank, whoever wins; who loses to an outlaw may be healed (R-DOCTOR-WHICH)."""
    table = with_people(
        "sheriff,banker,worker,settler,gunsmith,singer,doctor",
        """
               c      d      e
         5     o             o
             a             bc
        player A revolvers 9 character banker
        player B cash 3 revolvers 3 character singer on parcel-vp
        player C revolvers 3 character doctor on parcel-vp
        agenda
          round before-outlaw-fights
    """,
    )
    table.play("A c5")
    table.roll(1)
    assert table.cash == [0, 3, 3]
    table.roll(1, 1)
    assert table.asked == "C ask-heal"
    table.play("C cowboy-vp")
    assert table.asked == "B ask-heal"
    table.play("B building-vp")
    assert table.cash == [0, 0, 6]


def test_the_undertaker_is_paid_for_both() -> None:
    """R-DOC-OUTLAW: $2 from the bank for a beaten outlaw, $2 or a point from who loses to one."""
    table = with_people(
        "sheriff,banker,worker,settler,gunsmith,singer,doctor",
        """
               c      d      e
         5     o             o
             a             b
        player A revolvers 9 character banker
        player B cash 3 vp 1 revolvers 1 character singer
        player C character undertaker on vp-5
        agenda
          round before-outlaw-fights
    """,
    )
    table.play("A c5")
    table.roll(1)
    assert table.cash == [0, 3, 2]
    table.roll(1)
    assert table.asked == "B ask-mourn"
    table.play("B pay")
    assert table.cash == [0, 1, 4]


def test_nobody_is_paid_for_a_jailed_outlaw() -> None:
    """R-DOC-OUTLAW: it is jailed before anybody has chosen a character."""
    table = position("""
               c
         5   B pr
        option characters picked
        option tiles sheriff,banker,worker,settler,gunsmith,singer,doctor
        option variants outlaws
        player A
        player B
        agenda
          round before-choose
    """)
    table.roll(1, 1)
    table.draw("c5")
    table.play("A doctor", "B banker")
    assert table.cash == [0, 9]
    assert table.vp == [0, 2]


def test_the_heroes_are_immune_to_outlaws() -> None:
    """R-HEROES-Y: full income under an outlaw; a rival may beat it, but only for the points."""
    text = """
               c      d
         5   A hoo
             {}
        player A character heroes on vp-5
        player B revolvers 9 character banker on vp-5
        agenda
          round before-outlaw-fights
    """
    heroes = "sheriff,banker,worker,settler,gunsmith,singer,heroes"
    assert with_people(heroes, text.format("")).cash == [6, 0]
    table = with_people(heroes, text.format("b"))
    table.roll(1)
    assert table.vp == [0, 3]
    assert table.cash == [6, 0]


def test_the_heroes_take_points_on_a_rivals_building() -> None:
    """R-HEROES-Y: they attack no building, but they fight outlaws there."""
    table = with_people(
        "sheriff,banker,worker,settler,gunsmith,singer,heroes",
        """
               c
         5   B hoo
        player A cowboys 1 revolvers 9 character heroes
        player B character banker on vp-5
        pass B
        """,
    )
    assert "c5" in table.parcels
    table.play("A c5")
    table.roll(1)
    assert table.vp[0] == 3


def test_a_beaten_outlaw_is_gone_for_good() -> None:
    """R-OUTLAW-FIGHT: back in the box, and the income of later rounds is whole again."""
    table = fight(6, 6)
    assert outlaws(table) == set()
    assert table.state.outlaws & bit(ACTIONS["c4"]) == 0
