"""Characters: choosing them, the order they make, and what each of the first seven gives (2.C, 2.D).

Sheriff and Grocer have modules of their own; the cash limits are in test_round_end.
"""

import pytest

from tests.city.rules.draw import ALL_PARCELS, position

# ---- choosing


def test_the_numbers_make_the_turn_order_and_the_first_to_pass_leads_the_pass_track() -> None:
    """EX-29: John (A) takes number 1, Randy (B) number 3 and Sarah (C) number 7; Randy passes first."""
    table = position("""
        pass C B A
        player A cowboys 3
        player B cowboys 3
        player C cowboys 3
        agenda
          round choose
          ask-character C 0
    """)
    table.play("C mercenary", "B grocer", "B no", "A sheriff")
    table.shows("turn A B C")
    assert table.asked == "A ask-place"
    table.play("A wages", "B pass")
    table.shows("pass B")
    assert table.asked == "C ask-place"


def test_a_character_is_chosen_once() -> None:
    """EX-29: in pass order, and everybody another one."""
    table = position("""
        pass B A
        player A
        player B
        agenda
          round before-choose
    """)
    assert table.asked == "B ask-character"
    table.play("B banker")
    assert table.asked == "A ask-character"
    assert table.choices == {"sheriff", "grocer", "worker", "settler", "captain", "mercenary"}


def test_gifts_come_before_the_next_choice() -> None:
    """R-CHAR-TIMING: the Settler has the parcel and the Captain the cowboys when the next one chooses."""
    table = position("""
        player A cash 9 cowboys 3
        player B cowboys 3
        player C
        agenda
          round before-choose
    """)
    table.play("A captain")
    assert table.asked == "A ask-hire"
    table.play("A 3")
    table.shows("player A cash 0 cowboys 6")
    assert table.asked == "B ask-character"
    table.play("B settler")
    assert table.asked == "B ask-free-parcel"
    table.play("B d4")
    assert table.asked == "C ask-character"
    table.shows("""
               d
         4   B
    """)


# ---- 2 Banker


def test_the_banker_gives_9_dollars() -> None:
    """R-CHAR-TIMING: at once."""
    table = position("""
        player A cash 1
        player B
        agenda
          round before-choose
    """)
    table.play("A banker")
    table.shows("player A cash 10 character banker")
    assert table.asked == "B ask-character"


# ---- 4 Chinese Worker


def test_the_worker_gives_two_roads() -> None:
    """R-CHAR-TIMING: at once."""
    table = position("""
        player A roads 1
        player B
        agenda
          round before-choose
    """)
    table.play("A worker")
    table.shows("player A roads 3")


@pytest.mark.parametrize(("price", "half"), [(3, 2), (4, 2), (5, 3), (6, 3), (8, 4), (10, 5), (12, 6)])
def test_buildings_cost_the_worker_half(price: int, half: int) -> None:
    """D-04, R-CHINESE-HALF: rounded up."""
    table = position(f"""
        market {price}:hotel
        player A cash {half} character worker on build-{price}
        player B character banker
        agenda
          round before-build-12
    """)
    table.play("A yes")
    table.shows("player A cash 0 hand hotel")


def test_nothing_else_is_cheaper_for_the_worker() -> None:
    """R-CHINESE-HALF: land and points cost the full price."""
    table = position("""
               c      d      e
         5     hs     hs     hs
         4
                    a

        player A cash 8 character worker on vp-4
        player B character banker
        agenda
          round before-buy-parcels
    """)
    table.play("A d4")
    assert table.cash[0] == 8 - 4
    assert table.asked == "A ask-vp"
    assert table.choices == {"0", "1"}


# ---- 5 Settler


def test_the_settler_takes_any_land_without_an_owner() -> None:
    """R-SETTLER: mountains and Houses too, near a road or not, but no property and no City Hall."""
    table = position("""
               b      c      d      e      f      g
         7                                        CH
         6
         5                        B
           +      +      +------+      +      +      +
         4               |   hs |
                         |      |
           +      +      +------+      +      +      +
         3                 A
         2     ^^

        player A cash 0
        player B
        agenda
          round before-choose
    """)
    table.play("A settler")
    assert table.choices == ALL_PARCELS - {"g7", "e5", "d3"}
    table.play("A b2")
    table.shows("""
               b      c      d      e      f      g
         7                                        CH
         6
         5                        B
           +      +      +------+      +      +      +
         4               |   hs |
                         |      |
           +      +      +------+      +      +      +
         3                 A
         2   A ^^

        player A cash 0
    """)


def test_without_a_property_tile_the_settler_has_nothing_to_give() -> None:
    """R-SUPPLY-LIMITS, R-SETTLER: all twelve lie on the map."""
    table = position("""
               a      b      c      d      e      f
         2   A      A      A      A      A      A
         1   A      A      A      A      A      A

        player A
        player B
        agenda
          round before-choose
    """)
    table.play("A settler")
    assert table.asked == "B ask-character"


def test_the_last_property_tile_may_be_the_settlers() -> None:
    """R-SUPPLY-LIMITS, R-SETTLER: eleven lie on the map."""
    table = position("""
               a      b      c      d      e      f
         2   A      A      A      A      A
         1   A      A      A      A      A      A

        player A
        player B
        agenda
          round before-choose
    """)
    table.play("A settler", "A f2")
    table.shows("""
               a      b      c      d      e      f
         2   A      A      A      A      A      A
         1   A      A      A      A      A      A
    """)


# ---- 6 Captain


@pytest.mark.parametrize(("cowboys", "price"), [(1, 1), (2, 4), (3, 9)])
def test_the_captain_hires(cowboys: int, price: int) -> None:
    """D-34: one for $1, two for $4, three for $9, out of the general supply."""
    table = position("""
        player A cash 10 cowboys 3
        player B
        agenda
          round before-choose
    """)
    table.play("A captain", f"A {cowboys}")
    table.shows(f"player A cash {10 - price} cowboys {3 + cowboys} reserve {7 - cowboys}")


def test_nobody_must_hire() -> None:
    """R-CHAR-OPTIONAL."""
    table = position("""
        player A cash 10 cowboys 3
        player B
        agenda
          round before-choose
    """)
    table.play("A captain", "A 0")
    table.shows("player A cash 10 cowboys 3 character captain")


def test_the_captain_may_be_chosen_without_money() -> None:
    """R-CHAR-OPTIONAL: then there is nothing to ask."""
    table = position("""
        player A cowboys 3
        player B
        agenda
          round before-choose
    """)
    assert "captain" in table.choices
    table.play("A captain")
    table.shows("player A cash 0 cowboys 3 character captain")
    assert table.asked == "B ask-character"


@pytest.mark.parametrize(
    ("cash", "cowboys", "numbers"),
    [(20, 7, "0 1 2 3"), (20, 8, "0 1 2"), (20, 9, "0 1"), (8, 3, "0 1 2"), (3, 3, "0 1")],
)
def test_purse_and_supply_limit_the_captain(cash: int, cowboys: int, numbers: str) -> None:
    """R-CAPTAIN-CAP: there are ten cowboys of a colour."""
    table = position(f"""
        player A cash {cash} cowboys {cowboys}
        player B
        agenda
          round before-choose
    """)
    table.play("A captain")
    assert table.choices == set(numbers.split())


# ---- 7 Mercenary


def test_the_mercenary_adds_3_to_every_duel() -> None:
    """R-DUEL-FP: the Mercenary's player (A) has 1 + 3, the other one 1 and a better die."""
    table = position("""
               c      d      e
         5
         4
                    ab
         3

        pass B A
        player A cash 5 revolvers 1 character mercenary
        player B cash 5 revolvers 1 character banker
        agenda
          round before-parcel-duels
    """)
    table.roll(4, 2)
    assert table.told("rolled") == [("B", "4", "1"), ("A", "2", "4")]
    assert table.asked == "A ask-parcel"


def test_the_mercenary_leaves_at_the_end_of_the_round() -> None:
    """R-DUEL-FP: next round it is somebody else's."""
    table = position("""
        bag -
        player A revolvers 1 character mercenary
        player B character banker
        agenda
          round before-return-characters
    """)
    table.shows("""
        player A character -
        player B character -
    """)
    assert table.asked == "A ask-character"
    assert "mercenary" in table.choices
