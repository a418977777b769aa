"""12 Auctioneer: two parcels (yellow) or the "3 revolvers" token (red) under the hammer (2.D)."""

import pytest

from tests.city.rules.draw import ALL_PARCELS, DrawnTable, position

YELLOW = """
        option characters picked
        option tiles sheriff,banker,worker,settler,mercenary,auctioneer,lawyer
"""
RED = YELLOW.replace("auctioneer", "auctioneer-red")


def yellow(text: str) -> DrawnTable:
    """A position with the yellow Auctioneer among the characters."""
    return position(YELLOW + text)


def red(text: str) -> DrawnTable:
    """A position with the red Auctioneer among the characters."""
    return position(RED + text)


def bids(low: int, high: int) -> set[str]:
    """The answers to a call for bids."""
    return {"pass", *[str(number) for number in range(low, high + 1)]}


# ---- yellow: the lot


def test_the_auctioneer_picks_any_two_parcels_without_an_owner() -> None:
    """R-AUCTION-LOT, R-CHAR-TIMING: Houses and mountains too, but no property and no City Hall."""
    table = yellow("""
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

        player A cash 5
        player B cash 5
        agenda
          round before-choose
    """)
    table.play("A auctioneer")
    assert table.asked == "A ask-lot"
    assert table.choices == ALL_PARCELS - {"g7", "e5", "d3"}
    table.play("A b2")
    assert table.asked == "A ask-lot"
    assert table.choices == ALL_PARCELS - {"g7", "e5", "d3", "b2"}
    table.play("A d4")
    assert table.asked == "A ask-bid"


def test_the_winner_gets_both_parcels() -> None:
    """R-AUCTION-LOT: they are one lot; the next one chooses afterwards (R-CHAR-TIMING)."""
    table = yellow("""
               b      c      d
         4
         3
         2     ^^

        player A cash 5
        player B cash 5
        agenda
          round before-choose
    """)
    table.play("A auctioneer", "A b2", "A d4", "A pass", "B 1")
    table.shows("""
               b      c      d
         4                 B
         3
         2   B ^^
    """)
    assert table.asked == "B ask-character"


def test_bidders_need_two_property_tiles() -> None:
    """R-AUCTION-LOT, R-SUPPLY-LIMITS: B has one left and is not asked, C has two."""
    table = yellow("""
               a      b      c      d      e      f
         4   C      C      C      C      C
         3   C      C      C      C      C
         2   B      B      B      B      B
         1   B      B      B      B      B      B

        player A cash 5
        player B cash 50
        player C cash 5
        agenda
          round before-choose
    """)
    table.play("A auctioneer", "A h8", "A h7", "A 1")
    assert table.asked == "C ask-bid"
    table.play("C 2")
    assert table.asked == "A ask-bid"
    table.play("A pass")
    assert table.asked == "B ask-character"
    assert table.cash == [6, 50, 3]


def test_an_auctioneer_with_one_property_tile_sells_but_does_not_bid() -> None:
    """R-AUCTION-LOT: the lot goes to B."""
    table = yellow("""
               a      b      c      d      e      f
         2   A      A      A      A      A
         1   A      A      A      A      A      A

        player A cash 50
        player B cash 5
        agenda
          round before-choose
    """)
    table.play("A auctioneer", "A h8", "A h7")
    assert table.asked == "B ask-bid"
    table.play("B 4")
    table.shows("""
               a      b      c      d      e      f      g      h
         8                                                    B
         7                                                    B
         6
         5
         4
         3
         2   A      A      A      A      A
         1   A      A      A      A      A      A

        player A cash 52
        player B cash 1
    """)


# ---- yellow: bidding


def test_bids_are_whole_dollars_from_1_to_the_own_cash() -> None:
    """R-AUCTION-MIN: and higher than the one before."""
    table = yellow("""
        player A cash 4
        player B cash 9
        agenda
          round before-choose
    """)
    table.play("A auctioneer", "A h8", "A h7")
    assert table.choices == bids(1, 4)
    table.play("A 3")
    assert table.asked == "B ask-bid"
    assert table.choices == bids(4, 9)
    table.play("B 7")
    assert table.asked == "B ask-character", "A cannot bid more than 7"
    assert table.cash == [4 + 4, 2]


def test_bidding_goes_clockwise_from_the_auctioneer() -> None:
    """R-SEATING, R-AUCTION-MIN: by seats, whatever the tracks say."""
    table = yellow("""
        pass B A D C
        turn D C B A
        player A cash 9
        player B cash 9
        player C cash 9
        player D cash 9
        agenda
          round before-choose
    """)
    table.play("B auctioneer", "B h8", "B h7")
    asked = []
    for bid in range(1, 6):
        asked.append(table.asked)
        table.play(f"{table.asked[0]} {bid}")
    assert asked == [f"{seat} ask-bid" for seat in "BCDAB"]


def test_who_passes_is_out() -> None:
    """R-AUCTION-MIN: A and B raise, C is not asked again."""
    table = yellow("""
        player A cash 9
        player B cash 9
        player C cash 9
        agenda
          round before-choose
    """)
    table.play("A auctioneer", "A h8", "A h7", "A 1", "B 2", "C pass", "A 3", "B 4")
    assert table.asked == "A ask-bid"
    table.play("A 5")
    assert table.asked == "B ask-bid"
    table.play("B pass")
    assert table.asked == "B ask-character"
    assert table.cash == [9 - 2, 9, 9]


def test_the_auctioneer_may_pass_and_the_others_go_on() -> None:
    """R-AUCTION-MIN: the last one left may still make the first bid."""
    table = yellow("""
        player A cash 9
        player B cash 9
        player C cash 9
        agenda
          round before-choose
    """)
    table.play("A auctioneer", "A h8", "A h7", "A pass", "B pass")
    assert table.asked == "C ask-bid"
    assert table.choices == bids(1, 9)
    table.play("C 1")
    assert table.asked == "B ask-character"
    table.shows("player C cash 8")


def test_nobody_without_money_is_asked() -> None:
    """R-AUCTION-MIN: the lowest bid is $1."""
    table = yellow("""
        player A
        player B
        player C cash 1
        agenda
          round before-choose
    """)
    table.play("A auctioneer", "A h8", "A h7")
    assert table.asked == "C ask-bid"
    assert table.choices == {"1", "pass"}


# ---- yellow: paying


@pytest.mark.parametrize(("bid", "bank", "auctioneer"), [(7, 3, 4), (8, 4, 4), (1, 0, 1), (2, 1, 1)])
def test_the_price_is_halved_between_bank_and_auctioneer(bid: int, bank: int, auctioneer: int) -> None:
    """D-37, R-AUCTION-ODD: rounded down for the bank, up for the Auctioneer."""
    table = yellow("""
        player A cash 10
        player B cash 10
        agenda
          round before-choose
    """)
    before = int(table.state.bank)
    table.play("A auctioneer", "A h8", "A h7", "A pass", f"B {bid}")
    assert table.cash == [10 + auctioneer, 10 - bid]
    assert int(table.state.bank) == before + bank


@pytest.mark.parametrize(("bid", "bank"), [(7, 3), (8, 4), (1, 0)])
def test_the_auctioneer_pays_half_for_a_lot_of_his_own(bid: int, bank: int) -> None:
    """D-38, R-AUCTION-ODD: rounded down, to the bank."""
    table = yellow("""
               h
         8
         7

        player A cash 8
        player B cash 10
        agenda
          round before-choose
    """)
    before = int(table.state.bank)
    table.play("A auctioneer", "A h8", "A h7", f"A {bid}", "B pass")
    assert table.cash == [8 - bank, 10]
    assert int(table.state.bank) == before + bank
    table.shows("""
               h
         8   A
         7   A
    """)


@pytest.mark.parametrize(("cash", "possible"), [(6, False), (7, True)])
def test_the_auctioneer_must_hold_the_whole_bid(cash: int, possible: bool) -> None:
    """D-38, R-AUCTION-ODD: although half of it would do."""
    table = yellow(f"""
        player A cash {cash}
        player B cash 10
        agenda
          round before-choose
    """)
    table.play("A auctioneer", "A h8", "A h7")
    assert ("7" in table.choices) == possible


def test_without_bids_the_parcels_stay_as_they_are() -> None:
    """R-AUCTION-LOT: nobody owns them, nobody pays."""
    table = yellow("""
               h
         8
         7

        player A cash 8
        player B cash 10
        agenda
          round before-choose
    """)
    table.play("A auctioneer", "A h8", "A h7", "A pass", "B pass")
    assert table.asked == "B ask-character"
    assert table.cash == [8, 10]
    table.shows("""
               h
         8
         7
    """)
    table.play("B settler")
    assert {"h8", "h7"} < table.choices


# ---- red: the token


def test_the_token_is_paid_to_the_auctioneer() -> None:
    """D-39: 7 from B to A, nothing to the bank; B holds the token."""
    table = red("""
        player A cash 5
        player B cash 10
        agenda
          round before-choose
    """)
    before = int(table.state.bank)
    table.play("A auctioneer-red")
    assert table.asked == "A ask-bid"
    assert table.choices == bids(1, 5)
    table.play("A 5", "B 7")
    assert table.cash == [12, 3]
    assert int(table.state.bank) == before
    table.shows("ammunition B")
    assert table.asked == "B ask-character"


def test_the_auctioneer_takes_the_token_for_nothing() -> None:
    """D-39: but must hold what is bid."""
    table = red("""
        player A cash 7
        player B cash 10
        agenda
          round before-choose
    """)
    table.play("A auctioneer-red")
    assert "8" not in table.choices
    table.play("A 7", "B pass")
    assert table.cash == [7, 10]
    table.shows("ammunition A")


def test_property_tiles_do_not_matter_for_the_token() -> None:
    """R-AUCTION-LOT: they are needed for land."""
    table = red("""
               a      b      c      d      e      f
         2   A      A      A      A      A      A
         1   A      A      A      A      A      A

        player A cash 5
        player B cash 5
        agenda
          round before-choose
    """)
    table.play("A auctioneer-red")
    assert table.asked == "A ask-bid"


def test_the_token_goes_clockwise_too() -> None:
    """R-SEATING, R-AUCTION-MIN."""
    table = red("""
        pass C B A
        player A cash 5
        player B cash 5
        player C cash 5
        agenda
          round before-choose
    """)
    table.play("C auctioneer-red", "C 1")
    assert table.asked == "A ask-bid"
    assert table.choices == bids(2, 5)


def test_without_bids_the_token_goes_back_on_its_space() -> None:
    """R-AUCTION-R-NOBID: Ammunition is open as usual."""
    table = red("""
        player A cash 5 cowboys 1
        player B cash 5 cowboys 1
        agenda
          round before-choose
    """)
    table.play("A auctioneer-red", "A pass", "B pass")
    table.shows("ammunition -")
    table.play("B settler", "B h8")
    assert table.asked == "B ask-place"
    assert "ammunition" in table.choices


def test_after_a_sale_ammunition_is_closed() -> None:
    """R-AUCTION-R-SPACE: also for the white cowboy."""
    table = red("""
        player A cash 5 cowboys 1
        player B cash 5 cowboys 1
        agenda
          round before-choose
    """)
    table.play("A auctioneer-red", "A pass", "B 2", "B sheriff")
    assert table.asked == "B ask-place"
    assert "ammunition" not in table.choices
    table.play("B white")
    assert "ammunition" not in table.choices
    table.play("B gambling")
    assert table.asked == "A ask-place"
    assert "ammunition" not in table.choices


def test_the_bought_token_counts_at_once_and_for_the_round() -> None:
    """R-AUCTION-R-SPACE, R-AMMO: firepower 1 + 3 on Cowboy Income; afterwards Ammunition opens again."""
    table = red("""
        bag -
        ammunition B
        player A character auctioneer-red
        player B revolvers 1 cowboys 1 character banker
        turn B A
    """)
    table.play("B cowboy-income")
    assert table.cash == [0, 2 * 4]
    table.shows("ammunition -")
    table.play("A banker", "B worker")
    assert table.asked == "A ask-place"
    assert "ammunition" in table.choices


# ---- limits


@pytest.mark.parametrize("tile", ["auctioneer", "auctioneer-red"])
def test_the_auctioneer_keeps_30_dollars(tile: str) -> None:
    """R-CASH-LIMIT, B-CHARACTERS."""
    table = position(f"""
        option characters picked
        option tiles sheriff,banker,worker,settler,mercenary,{tile},lawyer
        bag -
        player A cash 39 character {tile}
        player B character banker
        agenda
          round before-cash-limit
    """)
    table.play("A 0")
    table.shows("player A cash 30 vp 0")
