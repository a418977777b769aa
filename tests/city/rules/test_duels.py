"""Duels: what counts, who wins, and which comes first (2.F)."""

from tests.city.rules.draw import position


def test_three_fight_for_a_parcel() -> None:
    """EX-01, R-DUEL-ALLROLL: Randy (A) 5 + 1, John (B) 3 + 2 + 1, Sarah (C) 2 + 1; Randy passed first."""
    table = position("""
               c      d      e
         5
         4
                    abc
         3

        pass A B C
        player A cash 3 revolvers 1 character banker
        player B cash 3 revolvers 2 cowboys 1 character worker
        player C cash 3 revolvers 1 character settler on gambling
        agenda
          round before-parcel-duels
    """)
    assert table.asked == "* roll-duel d4"
    table.roll(5, 3, 2)
    assert table.told("won") == [("A", "d4", "6")]
    assert table.told("lost") == [("B", "d4", "6"), ("C", "d4", "3")]
    table.shows("""
               c      d      e
         5
         4
                    a
         3

        player A cowboys 0
        player B cowboys 2
        player C cowboys 1
    """)
    assert table.asked == "A ask-parcel"
    table.play("A d4")
    table.shows("""
               c      d      e
         5
         4          A
         3

        player A cash 2 cowboys 0 reserve 10
        player B cash 3 cowboys 2
        player C cash 3 cowboys 1
    """)


def test_of_three_equals_the_first_on_the_pass_track_wins() -> None:
    """R-DUEL-ALLROLL: one roll each, no second round."""
    table = position("""
               c      d      e
         5
         4
                    abc
         3

        pass C A B
        player A revolvers 2 character banker
        player B revolvers 1 character worker
        player C revolvers 3 character settler
        agenda
          round before-parcel-duels
    """)
    table.roll(2, 3, 4)
    assert [(seat, strength) for seat, _, strength in table.told("won")] == [("C", "5")]
    assert [(seat, strength) for seat, _, strength in table.told("lost")] == [("A", "5"), ("B", "5")]


def test_of_two_equals_behind_a_weaker_first_passer_the_earlier_wins() -> None:
    """R-DUEL-ALLROLL: passing first helps only among equals."""
    table = position("""
               c      d      e
         5
         4
                    abc
         3

        pass C B A
        player A character banker
        player B character worker
        player C character settler
        agenda
          round before-parcel-duels
    """)
    table.roll(1, 6, 6)
    assert table.told("won") == [("B", "d4", "6")]


def test_the_die_of_a_duel_has_six_equal_faces() -> None:
    """R-COMBAT-DIE."""
    table = position("""
        player A on roads
        player B on roads
        agenda
          round before-roads
    """)
    assert table.asked == "* roll-duel roads"
    assert table.chances == {f"die-{number}": 1 for number in range(1, 7)}


def test_the_winner_acts_and_the_loser_takes_the_cowboy_back() -> None:
    """R-DUEL-ALLROLL: on a space of the track."""
    table = position("""
        player A on roads
        player B on roads,gambling
        agenda
          round before-roads
    """)
    table.roll(1, 4)
    table.shows("""
        player A roads 0 cowboys 1 reserve 9
        player B roads 3 cowboys 0 reserve 10
    """)


def test_only_cowboys_at_home_and_revolvers_count() -> None:
    """R-DUEL-FP: not those on the track, on the map or in the general supply."""
    table = position("""
               d      e      f
         4                 A ra
             ab     a      a

        market 12:mine
        player A revolvers 2 cowboys 3 character banker on build-12,gambling
        player B character worker
        agenda
          round before-parcel-duels
    """)
    table.roll(1, 1)
    assert table.told("rolled") == [("A", "1", "5"), ("B", "1", "0")]


def test_a_beaten_cowboy_counts_in_the_next_duel() -> None:
    """R-DUEL-FP: B loses on Roads and so is one stronger on d4."""
    table = position("""
               c      d      e
         5
         4
                    ab
         3

        pass A B
        player A revolvers 1 character banker on roads
        player B revolvers 1 character worker on roads
        agenda
          round before-roads
    """)
    table.roll(6, 1)
    assert table.told("rolled") == [("A", "6", "1"), ("B", "1", "1")]
    assert table.asked == "* roll-duel d4"
    table.roll(3, 3)
    assert table.told("won") == [("B", "d4", "5")]
    assert table.told("lost") == [("A", "d4", "4")]


def test_the_first_passer_among_the_duellists_orders_the_duels() -> None:
    """R-DUEL-ORDER: A passed first but fights nowhere, so B chooses; the last duel needs no choice."""
    table = position("""
               b      c      d      e      f      g      h
         8
                                                       a
         7
                                                bd
         6
         5
         4
                           cd
         3
         2
             bc

        pass A B C D
        player A cash 1 character banker
        player B cash 1 character worker
        player C cash 1 character settler
        player D cash 1 character captain
        agenda
          round before-parcel-duels
    """)
    assert table.asked == "B ask-fight"
    assert table.choices == {"b2", "d4", "g7"}
    table.play("B g7")
    assert table.asked == "* roll-duel g7"
    table.roll(6, 1)
    assert table.asked == "B ask-fight"
    assert table.choices == {"b2", "d4"}
    table.play("B d4")
    table.roll(1, 6)
    assert table.asked == "* roll-duel b2"
    table.roll(1, 6)
    table.shows("""
               b      c      d      e      f      g      h
         8
                                                       a
         7
                                                b
         6
         5
         4
                           d
         3
         2
             c
    """)


def test_whoever_orders_the_duels_does_so_to_the_end() -> None:
    """R-DUEL-ORDER: A's own duel is over, and A still chooses between the two of others."""
    table = position("""
               b      c      d      e      f      g
         7
                                                bc
         6
         5
         4
                           bc
         3
         2
             ab

        player A character banker
        player B character worker
        player C character settler
        agenda
          round before-parcel-duels
    """)
    table.play("A b2")
    table.roll(6, 1)
    assert table.asked == "A ask-fight"
    assert table.choices == {"d4", "g7"}
