"""One whole round of two players, from setting up to the next choice of characters."""

from tests.city.rules.draw import new_game


def test_a_first_round() -> None:
    """EX-29, R-INCOME-ORDER, R-END-ORDER: the steps of a round one after the other."""
    table = new_game(2)
    table.draw("bank", "saloon", "hotel", "d4", *"b2 c2 d2 e2 f2 g2 b7 c7 d7".split(), "seat-A", "seat-B")
    table.play("B e4", "A c4", "A c5", "B e5")

    # phase 1: A pays $1 for a fourth cowboy, B gets $9; the Banker comes before the Captain
    table.play("A captain", "A 1", "B banker")
    table.shows("""
        turn B A
        player A cash 14 roads 1 revolvers 1 cowboys 4
        player B cash 24 roads 1 revolvers 1 cowboys 3
    """)

    # phase 2: both want the Saloon; without cowboys they pass by themselves
    table.play("B build-6", "A build-6", "B wages", "A d5", "B ammunition", "A road", "A gambling")

    # phase 3: wages, the token, a road; then A pays $2 for d5 and nobody lays a road
    table.shows("""
               b      c      d      e      f      g
         7     ^^     ^^     ^^
         6
         5          A             B
                           a
           +      +      +------+      +      +      +
         4          A    |   hs | B
                         |      |
           +      +      +------+      +      +      +
         3
         2     ^^     ^^     ^^     ^^     ^^     ^^

        pass B A
        ammunition B
        player A cash 14 roads 2
        player B cash 28 roads 1
    """)
    table.play("A d5", "B done", "A done")
    assert table.asked == "* roll-duel build-6"
    table.roll(1, 6)
    assert table.told("rolled") == [("B", "1", "4"), ("A", "6", "1")]
    table.play("A yes", "A d5", "A c4", "B done", "A done")
    table.roll(3, 5)

    # phase 4: the Saloon between two Houses has paid $10; B keeps everything, A buys a point
    assert table.told("income") == [("A", "d5", "10")]
    table.shows("""
        player A cash 24 cowboys 4
        player B cash 28 cowboys 5
    """)
    table.play("B 0", "A 1")
    table.draw("church")

    assert table.asked == "B ask-character"
    table.shows("""
               b      c      d      e      f      g
         7     ^^     ^^     ^^
         6
         5          A      A sa   B
           +      +      +------+      +      +      +
         4          A hs |   hs | B
                         |      |
           +      +      +------+      +      +      +
         3
         2     ^^     ^^     ^^     ^^     ^^     ^^

        round 2
        market 12:church 10:mine 8:ranch 6:hotel 5:bank 4:mine 3:ranch
        ammunition -
        player A cash 14 vp 1 roads 2 revolvers 1 cowboys 4 character -
        player B cash 28 vp 0 roads 1 revolvers 1 cowboys 5 character -
    """)
