"""15 Cowboy and 19 Father Christmas: a Ranch with its land, points and a gift (2.C, 2.D)."""

import pytest

from carson.core.errors import BadOption
from tests.city.rules.draw import ALL_PARCELS, DrawnTable, new_game, position

CAST = """
        option characters picked
        option tiles sheriff,banker,worker,settler,singer,cowboy-red,christmas
"""
RED = CAST.replace("christmas", "christmas-red")
FULL_TRACK = "12:mine 10:ranch 8:saloon 6:bank 5:hotel 4:mine 3:ranch"


def drawn(text: str) -> DrawnTable:
    """A position with the red Cowboy and the yellow Father Christmas among the characters."""
    return position(CAST + text)


def red(text: str) -> DrawnTable:
    """A position with the red Father Christmas among the characters."""
    return position(RED + text)


# ---- 15 Cowboy, red


def test_a_ranch_of_the_track_with_its_parcel() -> None:
    """R-WHICH-TILE, R-SHIFT-REFILL, R-REVOLVER-WHEN: $8, any Ranch, a revolver; dearer tiles slide."""
    table = drawn(f"""
               c      d      e
         5
         4
         3

        market {FULL_TRACK}
        player A cash 9
        player B
        agenda
          round before-choose
    """)
    table.play("A cowboy-red")
    assert table.asked == "A ask-tile"
    assert table.choices == {"build-10", "build-3", "no"}
    table.play("A build-10")
    assert table.asked == "A ask-homestead"
    table.play("A d4")
    table.shows("""
               c      d      e
         5
         4          A ra
         3

        player A cash 1 revolvers 1 hand -
    """)
    assert table.asked == "* draw-tile"
    table.draw("school")
    table.shows("market 12:school 10:mine 8:saloon 6:bank 5:hotel 4:mine 3:ranch")
    assert table.asked == "B ask-character"


def test_the_cheapest_ranch_moves_the_whole_track() -> None:
    """R-WHICH-TILE, R-SHIFT-REFILL."""
    table = drawn(f"""
        market {FULL_TRACK}
        player A cash 8
        player B
        agenda
          round before-choose
    """)
    table.play("A cowboy-red", "A build-3", "A h8")
    table.draw("church")
    table.shows("market 12:church 10:mine 8:ranch 6:saloon 5:bank 4:hotel 3:mine")


def test_any_parcel_nobody_owns_and_nothing_stands_on() -> None:
    """R-FREE-PARCEL: near a road or not."""
    table = drawn(f"""
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

        market {FULL_TRACK}
        player A cash 8
        player B
        agenda
          round before-choose
    """)
    table.play("A cowboy-red", "A build-3")
    assert table.choices == ALL_PARCELS - {"g7", "e5", "d4", "d3", "b2"}


def test_without_a_ranch_on_the_track_one_comes_out_of_the_bag() -> None:
    """R-SHIFT-REFILL: nothing slides and nothing is drawn."""
    track = "12:mine 10:bank 8:saloon 6:bank 5:hotel 4:mine 3:church"
    table = drawn(f"""
        market {track}
        bag ranch 2 hotel 1
        player A cash 8
        player B
        agenda
          round before-choose
    """)
    table.play("A cowboy-red")
    assert table.choices == {"ranch", "no"}
    table.play("A ranch", "A h8")
    assert table.asked == "B ask-character"
    table.shows(f"""
        market {track}
        bag ranch 1 hotel 1
        player A cash 0 revolvers 1
    """)


def test_nobody_must_buy_the_ranch() -> None:
    """R-CHAR-OPTIONAL."""
    table = drawn(f"""
        market {FULL_TRACK}
        player A cash 8
        player B
        agenda
          round before-choose
    """)
    table.play("A cowboy-red", "A no")
    table.shows(f"""
        market {FULL_TRACK}
        player A cash 8 revolvers 0
    """)
    assert table.asked == "B ask-character"


@pytest.mark.parametrize("cash", [7, 50])
def test_without_8_dollars_or_a_property_tile_there_is_no_ranch(cash: int) -> None:
    """R-CHAR-OPTIONAL, R-SUPPLY-LIMITS: $7 are too few, and twelve parcels too many."""
    row = "A      A      A      A      A      A" if cash > 8 else ""
    table = drawn(f"""
               a      b      c      d      e      f
         2   {row}
         1   {row}

        market {FULL_TRACK}
        player A cash {cash}
        player B
        agenda
          round before-choose
    """)
    table.play("A cowboy-red")
    assert table.asked == "B ask-character"
    table.shows(f"player A cash {cash} revolvers 0")


def test_the_city_hall_drawn_for_the_track_is_placed_at_once() -> None:
    """R-SHIFT-CITYHALL, R-CHAR-TIMING: by the first on the pass track (B), then the draw goes on."""
    table = drawn(f"""
               c      d      e
         5
           +      +------+      +
         4        |   hs |
                  |      |
           +      +------+      +
         3

        market {FULL_TRACK}
        pass B A
        player A cash 8
        player B
        agenda
          round before-choose
    """)
    table.play("B banker", "A cowboy-red", "A build-10", "A e5")
    table.draw("city-hall")
    assert table.asked == "B ask-city-hall"
    assert table.choices == {"c5", "d5", "c4", "e4", "c3", "d3", "e3"}
    table.play("B c3")
    assert table.asked == "* draw-tile"
    assert "city-hall" not in table.options


def test_the_new_ranch_may_be_attacked_in_the_same_round() -> None:
    """R-ATTACK-NEW."""
    table = drawn(f"""
        market {FULL_TRACK}
        player A cash 8 cowboys 1
        player B cowboys 1
        agenda
          round before-choose
    """)
    table.play("A cowboy-red", "A build-3", "A h8")
    table.draw("church")
    table.play("B banker")
    assert table.asked == "B ask-place"
    assert "h8" in table.parcels


# ---- 15 Cowboy, when the Ranches are gone

SIX_RANCHES = """
               a      b      c      d      e      f
         2   A ra          A ra          A ra
         1   B ra          B ra          B ra
"""


def test_when_all_ranches_are_bought_the_cowboy_turns_yellow() -> None:
    """R-COWBOY-FLIP, R-COWBOY-Y: without horses it gives its number and its limit, and nothing else."""
    table = drawn(f"""{SIX_RANCHES}
        market 12:mine 3:bank
        player A cash 20 cowboys 1
        player B cowboys 1
        agenda
          round before-choose
    """)
    assert "cowboy-red" not in table.choices
    table.play("A cowboy")
    assert table.asked == "B ask-character"
    table.shows("""
        market 12:mine 3:bank
        player A cash 20 revolvers 0 cowboys 1 roads 0 vp 0 hand - character cowboy
    """)
    table.play("B singer")
    table.shows("turn B A")


def test_a_ranch_in_hand_is_bought_too() -> None:
    """R-COWBOY-FLIP: five stand and B keeps the sixth."""
    table = drawn("""
               a      b      c      d      e      f
         2   A ra          A ra
         1   B ra          B ra          B ra

        player A cash 20
        player B hand ranch
        agenda
          round before-choose
    """)
    assert {"cowboy", "cowboy-red"} & table.choices == {"cowboy"}


def test_it_stays_yellow() -> None:
    """R-COWBOY-FLIP: in the next round too."""
    table = drawn(f"""{SIX_RANCHES}
        bag -
        player A character cowboy
        player B character banker
        agenda
          round before-return-characters
    """)
    assert {"cowboy", "cowboy-red"} & table.choices == {"cowboy"}


@pytest.mark.parametrize("place", ["market 3:ranch", "bag ranch 1"])
def test_as_long_as_one_ranch_is_left_it_is_red(place: str) -> None:
    """R-COWBOY-FLIP: on the track or in the bag."""
    table = drawn(f"""
               a      b      c      d      e      f
         2   A ra          A ra
         1   B ra          B ra          B ra

        {place}
        player A cash 20
        player B
        agenda
          round before-choose
    """)
    assert {"cowboy", "cowboy-red"} & table.choices == {"cowboy-red"}


def test_without_horses_the_yellow_cowboy_is_not_offered() -> None:
    """R-COWBOY-Y: a game cannot be set up with it."""
    with pytest.raises(BadOption):
        new_game(2, characters="picked", tiles="sheriff,banker,worker,settler,singer,cowboy,lawyer")


# ---- 19 Father Christmas


def test_father_christmas_brings_5_points() -> None:
    """R-CHAR-TIMING: at once."""
    table = drawn("""
        player A vp 1
        player B
        agenda
          round before-choose
    """)
    table.play("A christmas")
    assert table.vp == [6, 0]
    assert table.cash == [0, 0]
    assert table.asked == "B ask-character"


@pytest.mark.parametrize(
    ("pips", "dollars", "cowboys"), [(1, 0, 0), (2, 0, 0), (3, 5, 0), (4, 5, 0), (5, 5, 1), (6, 5, 1)]
)
def test_two_points_and_what_the_die_says(pips: int, dollars: int, cowboys: int) -> None:
    """D-45: nothing, $5, or $5 and a cowboy of the general supply."""
    table = red("""
        player A cash 1 cowboys 3
        player B
        agenda
          round before-choose
    """)
    table.play("A christmas-red")
    assert table.asked == "* roll-gift"
    assert table.chances == {f"die-{number}": 1 for number in range(1, 7)}
    table.roll(pips)
    table.shows(f"player A vp 2 cash {1 + dollars} cowboys {3 + cowboys} reserve {7 - cowboys}")
    assert table.asked == "B ask-character"


@pytest.mark.parametrize("pips", [5, 6])
def test_no_cowboy_is_left_to_give(pips: int) -> None:
    """R-XMAS-COWBOY: all ten are at home, so there are only $5."""
    table = red("""
        player A cowboys 10
        player B
        agenda
          round before-choose
    """)
    table.play("A christmas-red")
    table.roll(pips)
    table.shows("player A vp 2 cash 5 cowboys 10 reserve 0")


# ---- limits


@pytest.mark.parametrize(
    ("tile", "limit", "city"),
    [("cowboy", 20, SIX_RANCHES), ("cowboy-red", 20, ""), ("christmas", 10, ""), ("christmas-red", 10, "")],
)
def test_they_keep_so_much(tile: str, limit: int, city: str) -> None:
    """R-CASH-LIMIT, R-COWBOY-Y, B-CHARACTERS."""
    lying = "cowboy-red" if tile == "cowboy" else tile
    table = position(f"""{city}
        option characters picked
        option tiles sheriff,banker,worker,settler,singer,{lying},lawyer
        bag -
        player A cash {limit + 4} character {tile}
        player B character banker
        agenda
          round before-cash-limit
    """)
    table.play("A 0")
    table.shows(f"player A cash {limit} vp 0")
