"""11 Singer: cowboys with a no-duel token (yellow), one more cowboy that gambles (red) (2.D)."""

import pytest

from tests.city.rules.draw import DrawnTable, position

YELLOW = """
        option characters picked
        option tiles sheriff,banker,worker,settler,gunsmith,singer,lawyer
"""
RED = YELLOW.replace("singer", "singer-red")
TOWN_COUNCIL = {"parcel-vp", "cowboy-vp", "building-vp"}
STATE_BANK = {"parcel-income", "cowboy-income", "gambling"}


def yellow(text: str) -> DrawnTable:
    """A position with the yellow Singer among the characters."""
    return position(YELLOW + text)


def red(text: str) -> DrawnTable:
    """A position with the red Singer among the characters."""
    return position(RED + text)


def tokens(table: DrawnTable, seat: int = 0) -> int:
    """The no-duel tokens in a player's hand."""
    return int(table.state.no_duel[seat])


# ---- yellow: placing


def test_the_singer_has_two_tokens_for_this_round() -> None:
    """R-SINGER-SPACES, R-CHAR-TIMING."""
    table = yellow("""
        player A
        player B
        agenda
          round before-choose
    """)
    table.play("A singer")
    assert tokens(table) == 2
    assert table.asked == "B ask-character"


@pytest.mark.parametrize(
    ("number", "purchases"),
    [(1, "vp-5 vp-4 vp-3 vp-2"), (2, "vp-5 vp-4 vp-3"), (3, "vp-5 vp-4"), (4, "vp-5")],
)
def test_tokens_go_to_three_roads_the_bank_and_the_council(number: int, purchases: str) -> None:
    """R-SINGER-SPACES: open purchases too; no Ammunition, land, buildings, City Hall, Wages or Road."""
    table = yellow(f"""
               c      d      e      f
         5          B ho   A ho     CH
         4

        round {number}
        market 12:mine 8:bank
        player A cowboys 2 character singer no-duel 2
        player B cowboys 1 character banker
    """)
    table.play("A no-duel")
    assert table.asked == "A ask-no-duel"
    assert table.choices == {"roads", *STATE_BANK, *TOWN_COUNCIL, *purchases.split()}


def test_a_token_goes_with_the_cowboy_of_a_turn() -> None:
    """R-SINGER-SPACES: it takes a turn and a cowboy; the third cowboy has none."""
    table = yellow("""
        player A cowboys 3 character singer no-duel 2
        player B cowboys 3 character banker
        turn A B
    """)
    table.play("A no-duel", "A roads")
    assert tokens(table) == 1
    table.shows("player A cowboys 2 on roads")
    assert table.asked == "B ask-place"
    table.play("B roads", "A no-duel", "A vp-5", "B vp-5")
    assert tokens(table) == 0
    assert table.asked == "A ask-place"
    assert "no-duel" not in table.choices
    table.refuses("A no-duel")


def test_nobody_must_use_a_token() -> None:
    """R-SINGER-SPACES: an ordinary cowboy on the same kind of space fights as usual."""
    table = yellow("""
        player A cowboys 1 character singer no-duel 2
        player B cowboys 1 character banker on roads
    """)
    table.play("A roads", "B pass")
    assert table.asked == "* roll-duel roads"


def test_a_token_needs_a_cowboy() -> None:
    """R-FORCED-PASS, R-SINGER-SPACES."""
    table = yellow("""
        player A character singer no-duel 2
        player B cowboys 2 character banker
        turn B A
    """)
    table.play("B wages")
    assert table.asked == "B ask-place"
    table.shows("pass A")


def test_only_the_singer_has_tokens() -> None:
    """R-SINGER-SPACES."""
    table = yellow("""
        player A cowboys 1 character singer no-duel 2
        player B cowboys 1 character banker
        turn B A
    """)
    table.refuses("B no-duel")


def test_one_cowboy_of_a_player_on_a_space_with_or_without_a_token() -> None:
    """R-SINGER-OWN2: neither joins the other."""
    table = yellow("""
        player A cowboys 2 character singer on roads,gambling no-duel 1 no-duel-at gambling
        player B cowboys 1 character banker
    """)
    table.refuses("A gambling", "A roads")
    table.play("A no-duel")
    assert {"roads", "gambling"} & table.choices == set()
    assert "parcel-income" in table.choices


def test_a_token_opens_the_white_cowboys_space() -> None:
    """R-SINGER-SPACES, R-SHERIFF-BLOCK: for a cowboy with a token, and for no other."""
    table = yellow("""
               d
           +------+
         4

        white roads
        turn C A B
        player A cowboys 1 character singer no-duel 2
        player B cowboys 1 character sheriff used
        player C cowboys 1 character banker
    """)
    table.refuses("C roads")
    table.play("C pass")
    table.refuses("A roads")
    table.play("A no-duel", "A roads", "B vp-5")
    assert table.asked == "A ask-roads"
    table.shows("""
        white -
        player A roads 3 reserve 10
        player B roads 3 cowboys 0
        player C roads 0
    """)


BESIDE_A_TOKEN = """
        turn B A
        player A cowboys 1 character singer on roads,ammunition,gambling no-duel-at roads,gambling
        player B cowboys 1 character sheriff on cowboy-vp
"""


def test_the_white_cowboy_may_stand_beside_a_no_duel_token() -> None:
    """R-SHERIFF-WHERE, R-SINGER-FIRST: it starts no duel there, and both act."""
    table = yellow(BESIDE_A_TOKEN)
    table.play("B white")
    assert {"roads", "gambling", "parcel-vp"} <= table.choices
    assert not {"ammunition", "cowboy-vp"} & table.choices
    table.play("B roads", "A pass", "B pass")
    assert table.told("duel") == []
    assert table.told("space-used")[:3] == [("A", "1"), ("A", "2"), ("B", "2")]
    table.shows("""
        white -
        player A roads 3
        player B roads 3 reserve 8
    """)


@pytest.mark.parametrize("edition", ["2015", "2023"])
def test_older_books_want_an_empty_space_for_the_white_cowboy(edition: str) -> None:
    """R-EDITION-SWITCH, R-SHERIFF-WHERE: a token is a cowboy, too."""
    table = yellow(f"""
        option edition {edition}{BESIDE_A_TOKEN}""")
    table.play("B white")
    assert ({"roads", "gambling"} <= table.choices) == (edition == "2023")
    assert "parcel-vp" in table.choices


# ---- yellow: acting


def test_the_singer_and_one_other_both_act() -> None:
    """R-SINGER-FIRST: no duel, both cowboys go to the general supply."""
    table = yellow("""
        player A character banker on roads
        player B character singer on roads,gambling no-duel-at roads
        agenda
          round before-roads
    """)
    assert table.asked == "* roll-gamble"
    table.shows("""
        player A roads 3 cowboys 0 reserve 10
        player B roads 3 cowboys 0 reserve 10
    """)


def test_the_singer_acts_before_the_other() -> None:
    """R-SINGER-FIRST: whatever the pass order says."""
    table = yellow("""
        pass A B
        player A cash 10 character banker on vp-5
        player B cash 10 character singer on vp-5 no-duel-at vp-5
        agenda
          round before-vp-5
    """)
    assert table.asked == "B ask-vp"
    table.play("B 2")
    assert table.asked == "A ask-vp"
    table.play("A 1")
    assert table.cash == [5, 0]
    assert table.vp == [1, 2]


def test_the_others_fight_among_themselves() -> None:
    """R-SINGER-FIRST, R-SINGER-SPACES: A acts, then B and C fight, and A's part is not touched."""
    table = yellow("""
        player A cash 5 character singer on gambling,vp-5 no-duel-at gambling
        player B character banker on gambling
        player C character worker on gambling
        agenda
          round before-gambling
    """)
    assert table.asked == "* roll-gamble"
    table.roll(3, 5)
    assert table.cash == [13, 0, 0]
    assert table.asked == "* roll-duel gambling"
    table.roll(6, 1)
    assert table.told("rolled") == [("B", "6", "0"), ("C", "1", "0")]
    assert table.asked == "* roll-gamble"
    table.roll(1, 1)
    assert table.cash == [13, 2, 0]
    assert table.asked == "A ask-vp"
    table.shows("""
        player A cowboys 0 reserve 10
        player B cowboys 0 reserve 10
        player C cowboys 1 reserve 9
    """)


def test_alone_the_singer_acts_like_anybody() -> None:
    """R-SINGER-FIRST."""
    table = yellow("""
               d      e      f
         4   A      A      A

        player A character singer on parcel-income,gambling no-duel-at parcel-income
        player B character banker
        agenda
          round before-parcel-income
    """)
    assert table.asked == "* roll-gamble"
    table.shows("player A cash 6 cowboys 0 reserve 10")


def test_peaceful_sheriffs_may_join_the_singer() -> None:
    """R-SINGER-SPACES, R-SHERIFF-R-PROVOKE: there would be no duel."""
    table = position("""
        option characters picked
        option tiles sheriff-red,banker,worker,settler,gunsmith,singer,lawyer
        turn B A C
        player A cowboys 1 character singer on roads no-duel-at roads
        player B cowboys 1 character sheriff-red
        player C cowboys 1 character banker on gambling
    """)
    assert "roads" in table.choices
    table.refuses("B gambling")


def test_unused_tokens_are_gone_at_the_end_of_the_round() -> None:
    """R-SINGER-SPACES: and the tile with them."""
    table = yellow("""
        bag -
        player A cowboys 1 character singer no-duel 2
        player B cowboys 1 character banker
        agenda
          round before-return-characters
    """)
    assert tokens(table) == 0
    table.play("A banker", "B singer")
    assert (tokens(table, 0), tokens(table, 1)) == (0, 2)


# ---- red: a cowboy of the general supply gambles


def test_the_red_singer_places_a_cowboy_of_the_general_supply() -> None:
    """R-SINGER-R-TURN: that is the placement of this turn, and there is one of them."""
    table = red("""
        player A cowboys 2 character singer-red
        player B cowboys 1 character banker
        turn A B
    """)
    assert "sing" in table.choices
    assert "no-duel" not in table.choices
    table.play("A sing")
    table.shows("player A cowboys 2 reserve 7 on gambling")
    assert table.asked == "B ask-place"
    table.play("B wages")
    assert table.asked == "A ask-place"
    table.refuses("A sing")


def test_the_red_singer_may_keep_silent() -> None:
    """R-SINGER-R-TURN."""
    table = red("""
        player A character singer-red
        player B cowboys 1 character banker on gambling
    """)
    assert table.choices == {"sing", "pass"}
    table.play("A pass", "B pass")
    table.shows("player A reserve 10 on -")


def test_without_a_cowboy_in_the_general_supply_nobody_sings() -> None:
    """R-SINGER-R-TURN: all ten are at home."""
    table = red("""
        player A cowboys 10 character singer-red
        player B cowboys 1 character banker
    """)
    assert "sing" not in table.choices
    table.refuses("A sing")


@pytest.mark.parametrize(("first", "second", "dollars"), [(4, 6, 24), (1, 1, 1), (6, 6, 36), (1, 6, 6)])
def test_the_dice_are_multiplied(first: int, second: int, dollars: int) -> None:
    """D-46, R-SINGER-R-TURN: $1 to $36; the cowboy goes back to the general supply."""
    table = red("""
        player A cowboys 1 character singer-red
        player B cash 5 character banker on vp-5
    """)
    table.play("A sing", "A pass")
    assert table.asked == "* roll-gamble"
    table.roll(first, second)
    assert table.cash == [dollars, 5]
    assert table.asked == "B ask-vp"
    table.shows("player A cowboys 1 reserve 9 on -")


def test_the_red_singer_does_not_fight_either() -> None:
    """R-SINGER-FIRST, R-SINGER-R-TURN: first the product, then B alone and the sum."""
    table = red("""
        pass B A
        player A character singer-red used on gambling,vp-5 no-duel-at gambling
        player B character banker on gambling
        agenda
          round before-gambling
    """)
    table.roll(5, 6)
    assert table.cash == [30, 0]
    table.roll(5, 6)
    assert table.cash == [30, 11]


def test_two_others_fight_while_the_red_singer_sings() -> None:
    """R-SINGER-FIRST, R-SINGER-R-TURN."""
    table = red("""
        player A character singer-red used on gambling,vp-5 no-duel-at gambling
        player B character banker on gambling
        player C character worker on gambling
        agenda
          round before-gambling
    """)
    table.roll(2, 2)
    assert table.cash == [4, 0, 0]
    assert table.asked == "* roll-duel gambling"
    table.roll(1, 2, 3, 3)
    assert table.cash == [4, 0, 6]


def test_she_sings_beside_the_white_cowboy() -> None:
    """R-SINGER-R-TURN, R-SHERIFF-BLOCK."""
    table = red("""
        white gambling
        player A character singer-red
        player B character sheriff used
    """)
    table.play("A sing")
    table.roll(3, 3)
    assert table.cash == [9, 0]
    table.roll(3, 3)
    assert table.cash == [9, 6]


def test_she_does_not_sing_beside_her_own_cowboy() -> None:
    """R-SINGER-OWN2: one cowboy of a player on Gambling, first this way and then that."""
    table = red("""
        player A cowboys 1 character singer-red on gambling
        player B cowboys 2 character banker
    """)
    table.refuses("A sing")
    table = red("""
        player A cowboys 1 character singer-red used on gambling no-duel-at gambling
        player B cowboys 2 character banker
    """)
    table.refuses("A gambling")


def test_her_ordinary_cowboy_only_adds() -> None:
    """R-SINGER-R-TURN: the product is the singing cowboy's."""
    table = red("""
        player A character singer-red on gambling
        player B character banker
        agenda
          round before-gambling
    """)
    table.roll(4, 6)
    assert table.cash == [10, 0]


# ---- limits


@pytest.mark.parametrize(("tile", "limit"), [("singer", 15), ("singer-red", 40)])
def test_the_singer_keeps_so_much(tile: str, limit: int) -> None:
    """R-CASH-LIMIT, B-CHARACTERS."""
    table = position(f"""
        option characters picked
        option tiles sheriff,banker,worker,settler,gunsmith,{tile},lawyer
        bag -
        player A cash {limit + 4} character {tile}
        player B character banker
        agenda
          round before-cash-limit
    """)
    table.play("A 0")
    table.shows(f"player A cash {limit} vp 0")
