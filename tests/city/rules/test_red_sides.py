"""The red sides of characters 1 to 7 (2.D)."""

import pytest

from tests.city.rules.draw import ALL_PARCELS, position

# ---- 1 Sheriff: no duel of his own making


def test_the_red_sheriff_goes_only_where_he_starts_no_duel() -> None:
    """R-SHERIFF-R-PROVOKE: no rival building, no place with a rival's cowboy; but own buildings always."""
    table = position("""
               a      b      c      d      e      f
         3     hs
             b
         2
         1   A sa   B sa     CH   A ra   B ho   A
             b             c

        option characters quiet-city
        market 12:mine 10:ranch
        mayor C
        player A cowboys 1 character sheriff-red
        player B cowboys 1 character banker-red on build-12,roads,road,wages
        player C cowboys 1 character governor on gambling,parcel-vp
    """)
    assert table.asked == "A ask-place"
    assert table.parcels == ALL_PARCELS - set("a3 b1 c1 e1 f1".split())
    assert table.choices - table.parcels == {
        "pass",
        "wages",
        "ammunition",
        "road",
        "build-10",
        "parcel-income",
        "cowboy-income",
        "cowboy-vp",
        "building-vp",
        "vp-5",
        "vp-4",
        "vp-3",
        "vp-2",
    }
    table.refuses("A b1", "A c1", "A a3", "A roads", "A build-12", "A white")
    table.play("A a1")


def test_the_red_sheriff_may_enter_an_empty_city_hall() -> None:
    """R-SHERIFF-R-PROVOKE: nobody is there to fight."""
    table = position("""
               c
         1     CH

        option characters quiet-city
        player A cowboys 1 character sheriff-red
        player B character banker-red
    """)
    assert "c1" in table.choices


def test_others_may_join_the_red_sheriff() -> None:
    """R-SHERIFF-R-PROVOKE: he is no white cowboy; they may attack him and his buildings too."""
    table = position("""
               a      b
         2
             a
         1   A sa

        option characters quiet-city
        turn B A
        player A cowboys 1 character sheriff-red on gambling
        player B cowboys 1 character banker-red
    """)
    assert table.asked == "B ask-place"
    assert {"a1", "a2", "gambling"} <= table.choices


def test_a_token_against_duels_does_not_keep_the_red_sheriff_away() -> None:
    """R-SHERIFF-R-PROVOKE, R-SINGER-FIRST: beside a Singer's token there is no duel to start."""
    table = position("""
        option characters quiet-city
        player A cowboys 1 character sheriff-red
        player B character singer no-duel 1 on gambling,parcel-vp no-duel-at parcel-vp
    """)
    assert "parcel-vp" in table.choices
    assert "gambling" not in table.choices


def test_dynamite_starts_no_duel_for_the_red_sheriff_either() -> None:
    """R-SHERIFF-R-PROVOKE, R-DYNAMITE-WHO: it goes to the same places, as to the own attacked Mine."""
    table = position("""
               a      b      c
         2
             b
         1   A mi   B mi     CH
             b             b

        option characters picked
        option tiles sheriff-red,banker,grocer,worker,settler,captain,prospector-red
        mayor B
        player A cowboys 1 character sheriff-red dynamite 1
        player B cowboys 1 character banker on gambling
    """)
    table.play("A dynamite")
    assert {"a1", "b2", "roads"} <= table.choices
    assert not {"a2", "b1", "c1", "gambling"} & table.choices


def test_the_undertaker_takes_from_the_red_sheriff_too() -> None:
    """R-SHERIFF-R-VP: 3 points for the loss, and one of all points for the Undertaker."""
    table = position("""
               a
         1
             ab

        option characters quiet-city
        player A vp 5 cash 9 character sheriff-red
        player B cash 1 character undertaker
        agenda
          round before-parcel-duels
    """)
    table.roll(1, 6)
    assert table.asked == "A ask-mourn"
    table.play("A points")
    assert table.vp == [5 + 3 - 1, 0]


def test_the_red_sheriff_scores_3_for_every_lost_duel() -> None:
    """D-66, R-SHERIFF-R-VP: one on a space, one in defence."""
    table = position("""
               a
         1   A ho
             ab

        option characters quiet-city
        player A vp 1 character sheriff-red on gambling
        player B vp 1 character banker-red on gambling
        agenda
          round before-gambling
    """)
    table.roll(1, 6)
    assert table.vp == [1 + 3, 1]
    table.roll(3, 3)  # B gambles
    assert table.cash == [0, 6]
    assert table.asked == "* roll-duel a1"
    table.roll(1, 6)
    assert table.vp == [1 + 6, 1]
    assert table.cash == [3, 6 + 3]


def test_the_red_sheriff_scores_for_the_lost_city_hall() -> None:
    """R-SHERIFF-R-VP, R-CITYHALL-STAY: he was the mayor, and a rival came."""
    table = position("""
               a
         1     CH
             ab

        option characters quiet-city
        mayor A
        player A character sheriff-red
        player B character banker-red
        agenda
          round before-city-hall-duel
    """)
    table.roll(1, 6)
    assert table.vp == [3, 0]
    table.shows("mayor B")


def test_the_red_sheriff_scores_nothing_for_a_win() -> None:
    """R-SHERIFF-R-VP: nor do rivals for their losses."""
    table = position("""
               a
         1
             ab

        option characters quiet-city
        player A cash 1 character sheriff-red
        player B character banker-red
        agenda
          round before-parcel-duels
    """)
    table.roll(6, 1)
    assert table.vp == [0, 0]


def test_a_duel_of_three_is_lost_once() -> None:
    """R-SHERIFF-R-VP, R-DUEL-ALLROLL."""
    table = position("""
               a
         1
             abc

        option characters quiet-city
        player A character sheriff-red
        player B cash 1 character banker-red
        player C character governor
        agenda
          round before-parcel-duels
    """)
    table.roll(1, 6, 2)
    assert table.vp == [3, 0, 0]


# ---- 2 Banker: a package of points


@pytest.mark.parametrize(("points", "price"), [(0, 0), (3, 3), (5, 12), (7, 25)])
def test_the_red_banker_buys_one_package(points: int, price: int) -> None:
    """D-36, R-BANKER-R: once, after the last purchase of the Town Council and before the cash limit."""
    table = position("""
        option characters quiet-city
        bag -
        player A cash 85 vp 2 character banker-red on vp-2
        player B character sheriff-red
        agenda
          round before-vp-5
    """)
    assert table.asked == "A ask-vp"
    table.play("A 0")
    assert table.asked == "A ask-package"
    assert table.choices == {"0", "3", "5", "7"}
    table.play(f"A {points}")
    assert table.asked == "A ask-spend"
    table.shows(f"player A cash {85 - price} vp {2 + points}")
    least = max(85 - price - 60, 0) // 10
    assert min(int(choice) for choice in table.choices) == least


@pytest.mark.parametrize(("cash", "packages"), [(24, "0 3 5"), (12, "0 3 5"), (11, "0 3"), (3, "0 3")])
def test_the_purse_limits_the_packages(cash: int, packages: str) -> None:
    """R-BANKER-R, D-36."""
    table = position(f"""
        option characters quiet-city
        bag -
        player A cash {cash} character banker-red
        player B character sheriff-red
        agenda
          round before-vp-5
    """)
    assert table.choices == set(packages.split())


def test_without_3_dollars_there_is_no_package() -> None:
    """R-BANKER-R: nothing is asked."""
    table = position("""
        option characters quiet-city
        bag -
        player A cash 2 character banker-red
        player B character sheriff-red
        agenda
          round before-vp-5
    """)
    assert table.asked == "A ask-character"
    table.shows("player A cash 2 vp 0")


def test_the_red_banker_gets_no_money_when_chosen() -> None:
    """R-BANKER-R: the $9 are the yellow side's."""
    table = position("""
        option characters quiet-city
        player A
        player B
        agenda
          round before-choose
    """)
    table.play("A banker-red")
    table.shows("player A cash 0")
    assert table.asked == "B ask-character"


def test_the_red_banker_buys_in_the_last_round_too() -> None:
    """R-BANKER-R: before money becomes points for the last time."""
    table = position("""
        option characters quiet-city
        round 4
        player A cash 14 character banker-red
        player B character sheriff-red
        agenda
          round before-vp-5
    """)
    table.play("A 5")
    assert table.asked == "over"
    assert table.score("A") == {"track": 5, "money": 0, "property": 0}


# ---- 3 Grocer and 5 Settler: $8 now or points in the evening

HOUSES_AND_MOUNTAINS = """
               a      b      c      d      e
         4   A hs   A th   A hs     hs   B hs
         3   A ^^   A ^^     ^^   B ^^   A
         2   A ra   A ho   A ch   A sc   A st
         1
             a

        option characters home-owner
        bag -
        player A cash 9 character {character} {used}
        player B cash 0 character indian
        agenda
          round before-buy-parcels
"""


def test_the_red_grocer_scores_his_houses() -> None:
    """R-GROCER-R: own Houses and Townhouses; nothing for Ranch, Hotel, Church, School and Station."""
    table = position(HOUSES_AND_MOUNTAINS.format(character="grocer-red", used=""))
    table.play("A done")
    assert table.vp == [3, 0]


def test_the_red_settler_scores_his_mountains() -> None:
    """R-SETTLER-R: neither the neutral one nor the rival's."""
    table = position(HOUSES_AND_MOUNTAINS.format(character="settler-red", used=""))
    table.play("A done")
    assert table.vp == [2, 0]


@pytest.mark.parametrize("character", ["grocer-red", "settler-red"])
def test_after_the_8_dollars_there_are_no_points(character: str) -> None:
    """R-GROCER-R, R-SETTLER-R: it is one or the other."""
    table = position(HOUSES_AND_MOUNTAINS.format(character=character, used="used"))
    table.play("A done")
    assert table.vp == [0, 0]


@pytest.mark.parametrize("character", ["grocer-red", "settler-red"])
def test_the_8_dollars_are_decided_at_the_choice(character: str) -> None:
    """R-GROCER-R, R-SETTLER-R: and there is no second question in the income step."""
    for answer, cash in (("yes", 8), ("no", 0)):
        table = position("""
                   a
             1   A ho

            option characters home-owner
            bag -
            player A cowboys 1
            player B cowboys 1
            agenda
              round before-choose
        """)
        table.play(f"A {character}")
        assert table.asked == "A ask-cash-now"
        assert table.choices == {"yes", "no"}
        table.play(f"A {answer}")
        table.shows(f"player A cash {cash}")
        assert table.asked == "B ask-character"
        table.play("B indian")
        table.draw("d4", "d5")
        table.play("A pass", "B pass")
        assert table.cash[0] == cash + 6
        assert not table.asked.endswith("ask-double")


@pytest.mark.parametrize(
    ("character", "thing"), [("grocer-red", "hs"), ("grocer-red", "th"), ("settler-red", "^^")]
)
def test_what_was_bought_this_round_counts(character: str, thing: str) -> None:
    """R-GROCER-R, R-SETTLER-R: counted at the start of phase 4."""
    table = position(f"""
               a
         1     {thing}
             a

        option characters home-owner
        bag -
        player A cash 2 character {character}
        player B character indian
        agenda
          round before-buy-parcels
    """)
    assert table.asked == "A ask-parcel"
    table.play("A a1")
    assert table.vp == [1, 0]
    assert table.cash == [0, 0]


def test_the_points_come_before_the_cash_limit_and_in_the_last_round() -> None:
    """R-GROCER-R, R-END-ORDER: 1 for the House, then $12 above $60 are 1 more."""
    table = position("""
               a
         1   A hs

        option characters home-owner
        round 4
        player A cash 72 character grocer-red
        player B character indian
        agenda
          round before-vp-5
    """)
    assert table.asked == "A ask-spend"
    assert table.vp == [1, 0]
    table.play("A 1")
    assert table.score("A")["track"] == 2


# ---- 4 Chinese Worker: any tile for $5

WORKER_CHOOSES = """
               c      d      e      f
         5                        A
           +      +------+      +
         4        |   hs | A      A
                  |      |
           +      +------+      +
         3                          ^^

        option characters prosperity
        bag -
        market 12:saloon 3:mine
        player A cash 5 revolvers 1 cowboys 1
        player B cowboys 1
        agenda
          round before-choose
"""


def test_the_red_worker_builds_at_once() -> None:
    """R-CHINESE-R-BUILD: $5 whatever the space says; on own connected land, and the House comes along."""
    table = position(WORKER_CHOOSES)
    table.play("A worker-red", "A build-12")
    assert table.asked == "A ask-site"
    assert table.choices == {"keep", "e4"}
    table.play("A e4")
    assert table.asked == "A ask-house"
    table.play("A e5")
    table.shows("""
               c      d      e      f
         5                   hs   A
           +      +------+      +
         4        |   hs | A sa   A
                  |      |
           +      +------+      +
         3                          ^^

        market 3:mine
        player A cash 0 hand -
    """)


def test_the_red_worker_builds_a_mine_without_a_road() -> None:
    """R-CHINESE-R-BUILD, R-REVOLVER-WHEN: its revolver comes at once; the Saloon slides nowhere but down."""
    table = position(WORKER_CHOOSES)
    table.play("A worker-red", "A build-3")
    assert table.choices == {"keep", "e4", "f4", "f5"}
    table.play("A f4")
    table.shows("""
               c      d      e      f
         5                        A
           +      +------+      +
         4        |   hs | A      A mi
                  |      |
           +      +------+      +
         3                          ^^

        market 10:saloon
        player A cash 0 hand - revolvers 2
    """)
    assert table.asked == "B ask-character"


def test_the_red_worker_may_keep_the_tile_for_the_building_step() -> None:
    """R-CHINESE-R-BUILD, R-REVOLVER-WHEN: no revolver before it stands."""
    table = position(WORKER_CHOOSES)
    table.play("A worker-red", "A build-3", "A keep")
    table.shows("player A cash 0 hand mine revolvers 1")
    assert table.asked == "B ask-character"
    table.play("B indian-red", "A pass", "B pass")
    assert table.asked == "A ask-site"
    table.play("A f4")
    assert table.told("income")[-1] == ("A", "f4", "3")


def test_a_tile_without_a_site_is_kept() -> None:
    """R-CHINESE-R-BUILD: a Saloon needs a connected parcel; nothing is asked."""
    table = position("""
               f
         4   A

        option characters prosperity
        bag -
        market 12:saloon
        player A cash 6
        player B
        agenda
          round before-choose
    """)
    table.play("A worker-red", "A build-12")
    table.shows("player A cash 1 hand saloon")
    assert table.asked == "B ask-character"


def test_roads_may_make_the_site() -> None:
    """R-CHINESE-R-BUILD, R-ROADS-ANYTIME: with a road f4 is connected."""
    table = position(WORKER_CHOOSES.replace("revolvers 1", "roads 1"))
    table.play("A worker-red", "A build-12", "A e4n")
    assert table.choices == {"keep", "e4", "f4", "f5"}


def test_a_house_in_phase_1_needs_its_owners_consent() -> None:
    """R-CHINESE-R-BUILD, R-HOUSE-CONSENT: the usual conditions hold, and a no leaves the tile in hand."""
    table = position("""
               c      d      e
         5   B      B      B
           +      +------+      +
         4   B    |   hs | A
                  |      |
           +      +------+      +
         3   B      B      B

        option characters prosperity
        bag -
        market 12:hotel
        player A cash 5 cowboys 1
        player B cash 5 cowboys 1
        agenda
          round before-choose
    """)
    table.play("A worker-red", "A build-12", "A e4")
    assert table.asked == "A ask-house"
    table.play("A e5")
    assert table.asked == "B ask-consent e5"
    table.play("B yes")
    assert table.asked == "B ask-character"
    table.shows("""
               c      d      e
         5   B      B      B hs
           +      +------+      +
         4   B    |   hs | A ho
                  |      |
           +      +------+      +
         3   B      B      B
    """)


def test_other_buildings_cost_the_red_worker_the_full_price() -> None:
    """R-CHINESE-R-BUILD, R-CHINESE-HALF: half the price is the yellow side's."""
    table = position("""
        option characters prosperity
        market 8:hotel
        player A cash 7 character worker-red on build-8
        player B character indian-red
        agenda
          round before-build-12
    """)
    table.shows("player A cash 7 hand -")
    rich = position("""
        option characters prosperity
        market 8:hotel
        player A cash 9 character worker-red on build-8
        player B character indian-red
        agenda
          round before-build-12
    """)
    rich.play("A yes")
    rich.shows("player A cash 1 hand hotel")


def test_the_red_worker_gets_no_roads() -> None:
    """R-CHINESE-R-BUILD: they are the yellow side's."""
    table = position("""
        option characters prosperity
        player A cash 9
        player B
        agenda
          round before-choose
    """)
    table.play("A worker-red")
    table.shows("player A cash 9 roads 0")
    assert table.asked == "B ask-character"


# ---- 6 Captain: revolvers


@pytest.mark.parametrize(("number", "price"), [(0, 0), (1, 3), (2, 9)])
def test_the_red_captain_buys_revolvers(number: int, price: int) -> None:
    """D-35: one for $3, two for $9; no cowboys."""
    table = position("""
        option characters settling-scores
        player A cash 10 revolvers 1 cowboys 3
        player B
        agenda
          round before-choose
    """)
    table.play("A captain-red")
    assert table.asked == "A ask-arm"
    assert table.choices == {"0", "1", "2"}
    table.play(f"A {number}")
    table.shows(f"player A cash {10 - price} revolvers {1 + number} cowboys 3")
    assert table.asked == "B ask-character"


@pytest.mark.parametrize(("cash", "numbers"), [(9, "0 1 2"), (8, "0 1"), (3, "0 1")])
def test_the_purse_limits_the_red_captain(cash: int, numbers: str) -> None:
    """D-35, R-CHAR-OPTIONAL."""
    table = position(f"""
        option characters settling-scores
        player A cash {cash}
        player B
        agenda
          round before-choose
    """)
    table.play("A captain-red")
    assert table.choices == set(numbers.split())


def test_the_revolvers_stay() -> None:
    """D-35: the tile goes back at the end of the round, the tokens do not."""
    table = position("""
        option characters settling-scores
        bag -
        player A cash 9 cowboys 1
        player B cowboys 1
        agenda
          round before-choose
    """)
    table.play("A captain-red", "A 2", "B mercenary", "A pass", "B pass")
    table.shows("""
        round 3
        player A character - revolvers 2
    """)


# ---- 7 Mercenary: two more


def test_the_red_mercenary_adds_2() -> None:
    """D-09: 2 cowboys, 3 revolvers, the token and 2 are a firepower of 10: $20 and 5 points."""
    table = position("""
        option characters picked
        option tiles sheriff,banker,grocer,worker,settler,captain,mercenary-red
        ammunition A
        player A cowboys 2 revolvers 3 character mercenary-red on cowboy-income,cowboy-vp
        player B character banker
        agenda
          round before-cowboy-income
    """)
    assert table.cash[0] == 20
    assert table.vp[0] == 5


# ---- limits


@pytest.mark.parametrize(
    ("tile", "limit"),
    [
        ("sheriff-red", 20),
        ("banker-red", 60),
        ("grocer-red", 60),
        ("worker-red", 30),
        ("settler-red", 20),
        ("captain-red", 20),
        ("mercenary-red", 30),
        ("indian", 20),
        ("indian-red", 30),
        ("prospector", 20),
        ("prospector-red", 20),
    ],
)
def test_cash_limits(tile: str, limit: int) -> None:
    """R-CASH-LIMIT: of $9 too much no point comes."""
    table = position(f"""
        option characters picked
        option tiles {tile},gunsmith,singer,auctioneer,governor,heroes,lawyer
        bag -
        player A cash {limit + 9} character {tile}
        player B character heroes
        agenda
          round before-cash-limit
    """)
    table.play("A 0")
    table.shows(f"player A cash {limit} vp 0")
