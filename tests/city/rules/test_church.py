"""A Church that is built next to an attacked building (2.G)."""

from tests.city.rules.draw import position


def test_a_new_church_calls_the_attack_off() -> None:
    """R-CHURCH-CANCEL: attackers go home, the defender stays, nobody has lost a duel, the income is whole."""
    table = position("""
               c      d      e
         5   A sa   A
             abc
           +      +------+      +
         4        |   hs |
                  |      |
           +      +------+      +
         3

        market 6:church
        player A cash 6 character banker on build-6
        player B character worker
        player C character settler on gambling
        agenda
          round before-build-12
    """)
    table.play("A yes", "A d5")
    table.shows("""
               c      d      e
         5   A sa   A ch
             abc
           +      +------+      +
         4        |   hs |
                  |      |
           +      +------+      +
         3
    """)
    table.play("A e3")
    assert table.told("attack-cancelled") == [("A", "c5")]
    assert table.told("lost") == []
    table.shows("""
               c      d      e
         5   A sa   A ch
             a
           +      +------+      +
         4        |   hs |
                  |      |
           +      +------+      +
         3                   hs

        player A cash 0 cowboys 0
        player B cowboys 1
        player C cowboys 1
    """)
    table.roll(1, 1)
    assert table.cash == [10, 0, 2]


def test_a_church_at_a_corner_is_near_enough() -> None:
    """R-CHURCH-CANCEL, R-CHURCH-ADJ: d4 touches c5 at a corner; e5 and f4 are sheltered, h8 is not."""
    table = position("""
               c      d      e      f      g      h
         8                                      A ho
                                                b
         7
         6
         5   A ho          A ho
             b             b
         4          A
           +      +------+      +      +      +      +
         3        |   hs |
                  |      |
           +      +------+      +      +      +      +
         2

        player A hand church
        player B on gambling
        agenda
          round before-deferred
    """)
    table.play("A d4", "A e3")
    table.shows("""
               c      d      e      f      g      h
         8                                      A ho
                                                b
         7
         6
         5   A ho          A ho
         4          A ch
           +      +------+      +      +      +      +
         3        |   hs |   hs
                  |      |
           +      +------+      +      +      +      +
         2

        player A cowboys 0
        player B cowboys 2
    """)
    table.roll(1, 1)
    assert table.cash == [6 + 6 + 3, 3 + 2]


def test_the_church_of_one_player_does_not_shelter_another() -> None:
    """R-CHURCH-CANCEL: B's Hotel next to A's new Church is robbed all the same."""
    table = position("""
               c      d      e
         5   B ho   A
             c
           +      +------+      +
         4        |   hs |
                  |      |
           +      +------+      +
         3

        player A character banker hand church
        player B character worker
        player C character settler on gambling
        agenda
          round before-deferred
    """)
    table.play("A d5", "A e3")
    assert table.told("attack-cancelled") == []
    table.roll(1, 1)
    assert table.cash == [0, 3, 3 + 2]


def test_a_church_that_is_taken_back_shelters_nobody() -> None:
    """R-CHURCH-CANCEL: it counts when it stands for good."""
    table = position("""
               c      d      e
         5   A ho   A
             b
           +      +------+      +
         4        |   hs |
                  |      |
           +      +------+      +
         3

        player A hand church
        player B on gambling
        agenda
          round before-deferred
    """)
    table.play("A d5", "A keep")
    table.shows("""
               c      d      e
         5   A ho   A
             b
           +      +------+      +
         4        |   hs |
                  |      |
           +      +------+      +
         3
    """)
    table.roll(1, 1)
    assert table.cash == [3, 3 + 2]


def test_a_defender_whom_nobody_attacks_is_not_sent_home_by_a_church() -> None:
    """R-CHURCH-CANCEL, R-DEFEND-EMPTY: there is no attack to call off."""
    table = position("""
               c      d      e
         5   A ho   A
             a
           +      +------+      +
         4        |   hs |
                  |      |
           +      +------+      +
         3

        player A hand church
        player B on gambling
        agenda
          round before-deferred
    """)
    table.play("A d5", "A e3")
    table.shows("""
               c      d      e
         5   A ho   A ch
             a
           +      +------+      +
         4        |   hs |
                  |      |
           +      +------+      +
         3                   hs

        player A cowboys 0
    """)


def test_a_defender_behind_another_church_stays() -> None:
    """R-CHURCH-CANCEL: B's cowboy behind B's Church has nothing to do with the Church A builds."""
    table = position("""
               d      e      f      g
         8                        B ho
                                  b
         7                        B ch
         6
         5   A
           +------+      +      +      +
         4 |   hs |
           |      |
           +------+      +      +      +
         3

        player A hand church
        player B on gambling
        agenda
          round before-deferred
    """)
    table.play("A d5", "A e3")
    table.shows("""
               d      e      f      g
         8                        B ho
                                  b
         7                        B ch
         6
         5   A ch
           +------+      +      +      +
         4 |   hs |
           |      |
           +------+      +      +      +
         3            hs

        player B cowboys 0
    """)


def test_cowboys_sent_home_by_a_church_fight_in_later_duels() -> None:
    """R-CHURCH-CANCEL, R-DUEL-FP: they are in the personal supply when Cowboy Income is paid."""
    table = position("""
               c      d      e
         5   A ho   A
             b
           +      +------+      +
         4        |   hs |
                  |      |
           +      +------+      +
         3

        player A hand church
        player B revolvers 1 on cowboy-income
        agenda
          round before-deferred
    """)
    table.play("A d5", "A e3")
    assert table.cash == [6, 2 * 2]
