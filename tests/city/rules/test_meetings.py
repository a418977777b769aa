"""Rules that meet in one round: characters and spaces, new buildings and duels, Houses and neighbours."""

from tests.city.rules.draw import position


def test_land_bought_in_a_round_may_be_built_on_in_the_same_round() -> None:
    """R-BUILD-WHEN."""
    table = position("""
               c      d      e
         5
           +      +------+      +
         4        |   hs |
                  |      | a
           +      +------+      +
         3

        market 6:hotel
        player A cash 8 on build-6
        player B on gambling
        agenda
          round before-parcel-duels
    """)
    table.play("A e4", "A yes", "A e4", "A c3")
    table.shows("""
               c      d      e
         5
           +      +------+      +
         4        |   hs | A ho
                  |      |
           +      +------+      +
         3     hs

        player A cash 0
    """)


def test_the_worker_wins_what_only_the_worker_can_pay() -> None:
    """R-CHINESE-HALF, R-WINNER-POOR: $6 are enough for the tile on $12."""
    table = position("""
        market 12:hotel
        player A cash 6 revolvers 1 character worker on build-12
        player B cash 6 revolvers 1 character banker on build-12
        agenda
          round before-build-12
    """)
    table.roll(6, 1)
    assert table.asked == "A ask-building"
    table.play("A yes")
    table.shows("player A cash 0 hand hotel")


def test_token_mercenary_revolvers_and_cowboys_defend_together() -> None:
    """R-AMMO, R-DUEL-FP, R-MULTI-ATTACK: 1 + 2 + 3 + 3 hold against two attackers."""
    table = position("""
               d
         4   A ho
             abc

        ammunition A
        player A revolvers 1 cowboys 2 character mercenary
        player B revolvers 2 character banker
        player C revolvers 3 character worker
        agenda
          round before-attacks
    """)
    table.roll(1, 6, 6)
    assert table.told("won") == [("A", "d4", "10")]
    assert table.told("lost") == [("B", "d4", "8"), ("C", "d4", "9")]
    assert table.cash == [6, 0, 0]


def test_a_prison_built_in_the_round_helps_to_defend() -> None:
    """R-REVOLVER-WHEN, R-DUEL-FP: its two revolvers count in the attack that follows."""
    table = position("""
               c      d      e
         5   A ho   A
             ab
           +      +------+      +
         4        |   hs |
                  |      |
           +      +------+      +
         3

        player A character banker hand prison
        player B revolvers 1 character worker
        agenda
          round before-deferred
    """)
    table.play("A d5", "A e3")
    assert table.asked == "* roll-duel c5"
    table.roll(3, 3)
    assert table.told("rolled") == [("A", "3", "2"), ("B", "3", "1")]
    assert table.cash == [6, 0]


def test_city_hall_grocer_and_robber() -> None:
    """R-CITYHALL-LEVEL, R-GROCER-ATTACK, R-ATTACK-BASE: 3 + 3, doubled 12, and 6 for each."""
    table = position("""
               c      d      e      f      g      h
         8                                        CH
                                                a
         7
         6
         5
         4     hs   A dr
                    b

        mayor A
        player A character grocer
        player B character banker
        agenda
          round before-attacks
    """)
    table.play("A drugstore")
    assert table.cash == [6, 6]


def test_the_city_hall_is_lost_before_the_grocer_doubles() -> None:
    """R-INCOME-ORDER, R-CITYHALL-WHEN: without its level the Saloon has nothing to double, the Hotel has."""
    table = position("""
               d      e      f      g      h
         8                                 CH
                                         ab
         7
         6
         5
         4   A sa          A ho

        mayor A
        player A character grocer
        player B character banker
        agenda
          round before-city-hall-duel
    """)
    table.roll(1, 6)
    assert table.asked == "A ask-double"
    assert table.choices == {"hotel", "8"}


def test_the_settler_makes_a_house_private_before_the_round_begins() -> None:
    """R-SETTLER, R-NEUTRAL-LATER: B's Saloon has lost its only House."""
    table = position("""
               c      d      e
         4   B sa     hs   A sa

        player A cowboys 1
        player B cowboys 1
        agenda
          round before-choose
    """)
    table.play("A settler", "A d4", "B worker", "B pass", "A pass")
    assert table.cash == [5, 0]


def test_the_cowboy_in_the_city_hall_limits_the_captain() -> None:
    """R-CAPTAIN-CAP, R-CITYHALL-STAY: eight at home and one there, so one is left to hire."""
    table = position("""
               d
         4     CH
             a

        mayor A
        player A cash 20 cowboys 8
        player B
        agenda
          round before-choose
    """)
    table.play("A captain")
    assert table.choices == {"0", "1"}


def test_a_house_on_foreign_land_pays_its_owner_in_the_same_round() -> None:
    """R-HOUSE-CONSENT, R-HOUSEVALUE-OWNER: for B's Saloon, not for A's."""
    table = position("""
               c      d      e      f
         5   A      A sa   B      B sa
           +      +------+      +      +
         4        |   th |
                  |      |
           +      +------+      +      +
         3

        player A hand hotel
        player B on gambling
        agenda
          round before-deferred
    """)
    table.play("A c5", "A e5", "B yes")
    table.roll(1, 1)
    incomes = {parcel: amount for _, parcel, amount in table.told("income")}
    assert incomes == {"c5": "6", "d5": "20", "f5": "5"}


def test_a_townhouse_pays_twice_at_once() -> None:
    """R-TOWNHOUSE-COND: the House in the ring grows, and B's Saloon gets $10 instead of $5."""
    table = position("""
               c      d      e
         5   A      B sa     ^^
           +      +------+      +
         4   A    |   hs |   ^^
                  |      |
           +      +------+      +
         3     ^^     ^^     ^^

        player A hand prison
        player B on gambling
        agenda
          round before-deferred
    """)
    table.play("A c5", "A d4")
    table.roll(1, 1)
    assert table.cash == [0, 10 + 2]


def test_a_beaten_buyer_is_stronger_on_the_building() -> None:
    """R-DUEL-FP: B loses the parcel and, with that cowboy at home, wins the Hotel."""
    table = position("""
               d      e      f      g
         7                        A ho
                                  ab
         6
         5
         4
             ab

        player A cash 0 character banker
        player B cash 0 character worker
        agenda
          round before-parcel-duels
    """)
    table.roll(6, 1)
    assert table.asked == "* roll-duel g7"
    table.roll(3, 3)
    assert table.told("won") == [("B", "g7", "4")]
    assert table.cash == [3, 3]
