"""The end of a round: new cowboys, the cash limit, the track, and what goes back (2.H)."""

import pytest

from tests.city.rules.draw import position

# ---- new cowboys


@pytest.mark.parametrize(("number", "cowboys"), [(1, 3 + 4), (2, 3 + 5), (3, 3 + 5)])
def test_new_cowboys_join_those_at_home(number: int, cowboys: int) -> None:
    """D-13: four after the first round, five after the second and third."""
    table = position(f"""
        round {number}
        bag -
        player A cowboys 3
        player B
        agenda
          round before-new-cowboys
    """)
    assert table.asked == "A ask-character"
    table.shows(f"player A cowboys {cowboys} reserve {10 - cowboys}")


def test_nobody_comes_after_the_last_round() -> None:
    """D-13, R-END-ORDER."""
    table = position("""
        round 4
        player A cowboys 3
        player B
        agenda
          round before-new-cowboys
    """)
    assert table.asked == "over"
    table.shows("player A cowboys 3")


@pytest.mark.parametrize(("cowboys", "afterwards"), [(5, 10), (6, 10), (9, 10), (10, 10)])
def test_there_are_ten_cowboys_of_a_colour(cowboys: int, afterwards: int) -> None:
    """R-TEN-LIMIT, R-SUPPLY-LIMITS."""
    table = position(f"""
        round 2
        bag -
        player A cowboys {cowboys}
        player B
        agenda
          round before-new-cowboys
    """)
    table.shows(f"player A cowboys {afterwards} reserve 0")


def test_the_cowboy_in_the_city_hall_is_one_of_the_ten() -> None:
    """D-14, R-TEN-LIMIT, R-CITYHALL-STAY: seven at home and one there, so two can come."""
    table = position("""
               d
         4     CH
             a

        round 2
        bag -
        mayor A
        player A cowboys 7
        player B
        agenda
          round before-new-cowboys
    """)
    table.shows("player A cowboys 9 reserve 0")


# ---- the cash limit


def test_randy_john_and_sarah_spend_down() -> None:
    """EX-10, EX-11, EX-12: Randy (A) keeps $54, John (B) spends 10 for a point, Sarah (C) 4 for none."""
    table = position("""
        player A cash 54 character banker
        player B cash 28 character sheriff
        player C cash 34 character worker
        agenda
          round before-cash-limit
    """)
    assert table.asked == "A ask-spend"
    assert table.choices == {"0", "1", "2", "3", "4", "5"}
    table.play("A 0")
    table.shows("player A cash 54 vp 0")
    assert table.asked == "B ask-spend"
    assert table.choices == {"0", "1", "2"}
    table.play("B 1")
    table.shows("player B cash 18 vp 1")
    assert table.asked == "C ask-spend"
    table.play("C 0")
    table.shows("player C cash 30 vp 0")


@pytest.mark.parametrize(("points", "left"), [(2, 20), (3, 15), (4, 5)])
def test_what_must_be_spent_earns_points_too(points: int, left: int) -> None:
    """R-CASH-LIMIT: of $45 the Sheriff's player keeps 20 at most; the 25 give two points, more may follow."""
    table = position("""
        bag -
        player A cash 45 character sheriff
        player B
        agenda
          round before-cash-limit
    """)
    assert table.choices == {"2", "3", "4"}
    table.play(f"A {points}")
    table.shows(f"player A cash {left} vp {points}")


@pytest.mark.parametrize(
    ("character", "limit"),
    [
        ("sheriff", 20),
        ("banker", 120),
        ("grocer", 60),
        ("worker", 30),
        ("settler", 30),
        ("captain", 25),
        ("mercenary", 20),
    ],
)
def test_every_character_has_its_limit(character: str, limit: int) -> None:
    """D-68, R-CASH-LIMIT: of $155 nobody keeps more."""
    table = position(f"""
        bag -
        player A cash 155 character {character}
        player B
        agenda
          round before-cash-limit
    """)
    points = (155 - limit) // 10
    assert table.choices == {str(number) for number in range(points, 15 + 1)}
    table.play(f"A {points}")
    table.shows(f"player A cash {limit} vp {points}")


def test_with_less_than_10_dollars_there_is_nothing_to_ask() -> None:
    """R-CASH-LIMIT."""
    table = position("""
        bag -
        player A cash 9 character sheriff
        player B cash 9
        agenda
          round before-cash-limit
    """)
    assert table.asked == "A ask-character"
    assert table.cash == [9, 9]


@pytest.mark.parametrize(
    ("points", "score"), [("2", {"track": 2, "money": 3}), ("4", {"track": 4, "money": 0})]
)
def test_the_limit_holds_in_the_last_round_too(points: str, score: dict[str, int]) -> None:
    """R-CASH-LIMIT, R-MONEY-VP: first $10 for a point down to the limit, then $6 for a point of the rest."""
    table = position("""
        round 4
        player A cash 45 character sheriff
        player B
        agenda
          round before-cash-limit
    """)
    table.play(f"A {points}")
    assert table.asked == "over"
    assert table.score("A") == {**score, "property": 0}


# ---- the track


def test_tiles_slide_to_the_cheap_end_and_new_ones_follow() -> None:
    """R-SHIFT: in their order, and the cheapest gap is filled first."""
    table = position("""
        market 12:saloon 8:bank 4:mine
        player A
        player B
        agenda
          round before-refill
    """)
    table.shows("market 5:saloon 4:bank 3:mine")
    table.draw("church")
    table.shows("market 6:church 5:saloon 4:bank 3:mine")
    table.draw("hotel", "prison", "ranch")
    table.shows("market 12:ranch 10:prison 8:hotel 6:church 5:saloon 4:bank 3:mine")
    assert table.asked == "A ask-character"


def test_a_track_on_which_nothing_was_bought_stays() -> None:
    """R-SHIFT."""
    table = position("""
        market 12:mine 10:ranch 8:hotel 6:saloon 5:bank 4:mine 3:ranch
        player A
        player B
        agenda
          round before-refill
    """)
    table.shows("market 12:mine 10:ranch 8:hotel 6:saloon 5:bank 4:mine 3:ranch")
    assert table.asked == "A ask-character"


def test_the_city_hall_takes_no_space_on_the_track() -> None:
    """R-SHIFT, R-CITYHALL-PLACE: another tile is drawn for the same gap, and then the next."""
    table = position("""
               c      d      e
         5
           +      +------+      +
         4        |   hs |
                  |      |
           +      +------+      +
         3

        market 8:ranch 6:saloon 5:bank 4:mine 3:ranch
        player A
        player B
        agenda
          round before-refill
    """)
    table.draw("city-hall")
    table.play("A e5")
    table.draw("hotel", "church")
    table.shows("market 12:church 10:hotel 8:ranch 6:saloon 5:bank 4:mine 3:ranch")


def test_an_empty_bag_leaves_spaces_empty_and_closed() -> None:
    """R-BAG-EMPTY: a first game with one Hotel left in the bag and four gaps to fill."""
    table = position("""
        option buildings
        market 12:saloon 8:bank 4:mine
        bag hotel 1
        player A cowboys 3
        player B cowboys 3
        agenda
          round before-refill
    """)
    assert table.chances == {"hotel": 1}
    table.draw("hotel")
    table.shows("""
        market 6:hotel 5:saloon 4:bank 3:mine
        bag -
    """)
    table.play("A banker", "B worker")
    spaces = {choice for choice in table.choices if choice.startswith("build-")}
    assert spaces == {"build-6", "build-5", "build-4", "build-3"}


# ---- the order


def test_cowboys_then_money_then_the_token_then_the_track_then_the_characters() -> None:
    """R-END-ORDER."""
    table = position("""
        ammunition A
        market 12:saloon 10:ranch 8:hotel 6:drugstore 5:bank 4:mine
        pass B A
        player A cash 15 cowboys 2 character mercenary
        player B cash 0 cowboys 0 character banker
        agenda
          round before-new-cowboys
    """)
    assert table.asked == "A ask-spend"
    table.shows("""
        round 1
        ammunition A
        market 12:saloon 10:ranch 8:hotel 6:drugstore 5:bank 4:mine
        player A cash 15 cowboys 6 character mercenary
        player B cowboys 4 character banker
    """)
    table.play("A 0")
    assert table.asked == "* draw-tile"
    table.shows("""
        ammunition -
        market 10:saloon 8:ranch 6:hotel 5:drugstore 4:bank 3:mine
        player A character mercenary
        player B character banker
    """)
    table.draw("mine")
    assert table.asked == "B ask-character"
    table.shows("""
        round 2
        market 12:mine 10:saloon 8:ranch 6:hotel 5:drugstore 4:bank 3:mine
        pass B A
        player A character -
        player B character -
    """)


def test_after_the_last_round_the_game_is_over_at_once() -> None:
    """R-END-ORDER: no cowboys, no token, no new tiles; only the cash limit is left."""
    table = position("""
        round 4
        ammunition A
        market 12:saloon
        player A cash 15 cowboys 2 character mercenary
        player B
        agenda
          round before-new-cowboys
    """)
    assert table.asked == "A ask-spend"
    table.play("A 1")
    assert table.asked == "over"
    table.shows("""
        round 4
        market 12:saloon
        player A cash 5 vp 1 cowboys 2
    """)


def test_the_first_to_pass_chooses_first_in_the_next_round() -> None:
    """R-END-ORDER, EX-29."""
    table = position("""
        bag -
        pass C A B
        player A
        player B
        player C
        agenda
          round before-return-characters
    """)
    asked = []
    for character in "banker worker mercenary".split():
        asked.append(table.asked)
        table.play(f"{table.asked[0]} {character}")
    assert asked == ["C ask-character", "A ask-character", "B ask-character"]
