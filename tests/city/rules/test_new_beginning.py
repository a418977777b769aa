"""A New Beginning: sheets filled in secret, shown together, and the order and parcels that follow (2.I)."""

import pytest

from carson.city.count.sheets import money_of, start_picker, written
from carson.city.facts.geometry import count
from carson.city.facts.ids import AMOUNT
from carson.city.facts.sheets import LINE_NAMES, LINE_PRICE, NORMAL_CASH, NORMAL_START, SHARES
from carson.city.game import CityGame
from carson.city.options import rules_for
from carson.city.state import CityState, new_game
from carson.city.table.agenda import ASK_SHEETS, DRAW_DUEL_TILE, DRAW_ORDER, kind_of
from carson.city.table.stack import top
from carson.core.errors import BadOption
from carson.core.rng import Rng
from tests.city.rules.draw import DrawnTable

NORMAL = "3 2 1 1 0"


def filling(seats: int, **options: str) -> DrawnTable:
    """A new game in which everybody fills a sheet."""
    variants = ",".join(["new-beginning", *options.pop("variants", "").split()])
    given = {"seats": str(seats), "variants": variants, **options}
    state = new_game(rules_for(CityGame().settle(given)))
    run_to(state, ASK_SHEETS)
    return DrawnTable(state)


def run_to(state: CityState, kind: int, seed: int = 1) -> None:
    """Let chance and everybody decide at random up to a question or draw."""
    rng = Rng(seed)
    while kind_of(top(state)) != kind:
        state.play(state.actor(), state.pick(rng))


def fill(table: DrawnTable, *sheets: str) -> None:
    """Sheets like “3 2 1 1 0”, seat by seat; the lines that leave no choice fill themselves."""
    for seat, sheet in zip("ABCDEF", sheets, strict=False):
        for line, number in enumerate(sheet.split()):
            if written(table.state.sheet["ABCDEF".index(seat)], line) < 0:
                table.play(f"{seat} {number}")
        table.play(f"{seat} done")


def pieces(table: DrawnTable, seat: int) -> tuple[int, ...]:
    """Money, cowboys, roads and revolvers."""
    s = table.state
    return tuple(
        int(number) for number in (s.cash[seat], s.cowboys[seat], s.unplaced_roads[seat], s.revolvers[seat])
    )


# ---- the sheet


def test_the_usual_start_costs_all_shares() -> None:
    """R-NB-SHEET: $15, three cowboys, two parcels, a road and a revolver are the reference."""
    spent = sum(number * price for number, price in zip(NORMAL_START, LINE_PRICE, strict=True))
    assert SHARES == 18
    assert (SHARES - spent) * 3 == NORMAL_CASH == 15
    table = filling(2)
    fill(table, NORMAL, NORMAL)
    assert pieces(table, 0) == pieces(table, 1) == (15, 3, 1, 1)
    assert [int(number) for number in table.state.reserve] == [7, 7]


def test_each_line_offers_what_the_shares_reach_for() -> None:
    """R-NB-SHEET: cowboys for 2 shares, parcels for 2, roads for 1, revolvers for 2, a bid for 1."""
    table = filling(2)
    assert table.options == set("123456")
    table.play("A 6")
    assert table.options == {*"0123", "again"}  # six shares are left
    table.play("A 2")
    assert table.options == {*"012", "again"}
    table.play("A 0")
    assert table.options == {*"01", "again"}
    table.play("A 0")
    assert table.options == {*"012", "again"}
    table.refuses("A 3", "A done")
    table.play("A 1")
    assert table.options == {"done", "again"}
    assert money_of(table.state.sheet[0]) == 3


@pytest.mark.parametrize(
    ("line", "most"), [("cowboys", 6), ("parcels", 4), ("roads", 4), ("revolvers", 3), ("bid", 6)]
)
def test_no_line_goes_further_than_its_limit(line: str, most: int) -> None:
    """R-NB-SHEET: however many shares are left."""
    table = filling(2)
    for name in LINE_NAMES:
        if name == line:
            assert max(int(option) for option in table.options - {"again"}) == most
            return
        table.play(f"A {1 if name == 'cowboys' else 0}")


def test_lines_without_a_choice_fill_themselves() -> None:
    """R-NB-SHEET: with no share left nothing more is asked but whether to hand it in."""
    table = filling(2)
    table.play("A 6", "A 3")
    assert table.options == {"done", "again"}
    assert [int(written(table.state.sheet[0], line)) for line in range(5)] == [6, 3, 0, 0, 0]


def test_a_sheet_can_be_started_again_until_it_is_handed_in() -> None:
    """R-NB-SHEET."""
    table = filling(2)
    table.refuses("A again")
    table.play("A 6", "A again")
    assert table.state.sheet[0] == 0
    fill(table, "2 3 1 1 0")
    assert table.state.actors() == [1]
    table.refuses("A again")


def test_sheets_are_filled_together_and_shown_together() -> None:
    """R-NB-SHEET: in any order, and nobody has anything before the last one has finished."""
    table = filling(3)
    assert table.state.actors() == [0, 1, 2]
    table.play("C 2", "A 4", "B 1", "C 2")
    assert table.state.actors() == [0, 1, 2]
    assert pieces(table, 2) == (0, 0, 0, 0)
    table.play("C 0", "C 0", "C 0", "C done")
    assert [event.kind for event in table.events] == ["sheet-done"]
    assert table.state.actors() == [0, 1]
    table.play("A again")
    fill(table, NORMAL, "1 0 4 3 6")
    assert table.told("sheet")[0][0] == "A"
    assert pieces(table, 1) == (0, 1, 4, 3)
    assert pieces(table, 2) == (30, 2, 0, 0)


# ---- the order of play


def test_the_highest_bid_is_first_and_equal_bids_are_drawn() -> None:
    """R-NB-SHEET."""
    table = filling(4)
    fill(table, "2 2 1 1 1", "2 2 1 1 4", "2 2 1 1 1", "2 2 1 1 2")
    assert kind_of(top(table.state)) == DRAW_ORDER
    assert table.chances == {"seat-B": 1}
    table.draw("seat-B", "seat-D")
    assert table.chances == {"seat-A": 1, "seat-C": 1}
    table.draw("seat-C", "seat-A")
    table.shows("pass B D C A")


# ---- parcels


def take_all(table: DrawnTable) -> str:
    """Take the first parcel each time; who took one, in order."""
    taken = ""
    while table.asked.endswith("ask-start"):
        seat = table.asked[0]
        table.play(f"{seat} {min(table.parcels)}")
        taken += seat
    return taken


def ordered(*sheets: str, **options: str) -> DrawnTable:
    """Sheets with bids that give the order A, B, C ..."""
    table = filling(len(sheets), **options)
    fill(table, *sheets)
    while kind_of(top(table.state)) == DRAW_ORDER:
        table.draw(min(table.chances))
    return table


def test_parcels_are_taken_backward_forward_and_then_on_in_order() -> None:
    """R-NB-SHEET, R-START-PARCELS: who has more than two goes on in turn order, who has fewer is left out."""
    table = ordered("1 4 0 0 3", "1 1 0 0 2", "1 3 0 0 1", "1 0 0 0 0")
    assert take_all(table) == "CBA" + "AC" + "AC" + "A"
    assert [int(count(mask)) for mask in table.state.owned] == [4, 1, 3, 0]
    assert table.state.round == 1


def test_the_first_picks_go_forward_where_the_rule_says_so() -> None:
    """R-START-PARCELS."""
    table = ordered("1 3 0 0 3", "1 2 0 0 2", "1 3 0 0 1", rules="start-parcels=forward-first")
    assert take_all(table) == "ABC" + "CBA" + "AC"


def test_nobody_needs_to_own_land() -> None:
    """R-NB-SHEET: without parcels the first round begins at once."""
    table = ordered("2 0 0 0 1", "2 0 0 0 0")
    assert table.state.round == 1
    assert [int(count(mask)) for mask in table.state.owned] == [0, 0]


@pytest.mark.parametrize("parcels", ["0", "2"])
def test_the_city_hall_may_come_before_the_first_round(parcels: str) -> None:
    """R-CITYHALL-SETUP: in the book of 2015 the first tiles come after the order, land or no land."""
    table = ordered(f"1 {parcels} 0 0 1", f"1 {parcels} 0 0 0", edition="2015")
    assert table.asked == "* draw-tile"
    table.draw("hotel", "bank", "saloon")
    assert (table.state.round == 1) == (parcels == "0")


def test_the_sheets_are_put_away_when_the_game_begins() -> None:
    """R-NB-SHEET: until then everybody may read them."""
    table = ordered(NORMAL.replace("3 2", "2 2").replace(" 0", " 2"), "2 2 1 1 0")
    assert written(table.state.sheet[0], 4) == 2
    take_all(table)
    assert [int(table.state.sheet[seat]) for seat in (0, 1)] == [0, 0]


# ---- with others


@pytest.mark.parametrize(("hand", "cash"), [("0 0 0 1 1 1", 21), ("0 1 2 3 4 5", 9), ("4 4 5 5 5 5", 1)])
def test_with_duel_tiles_the_sheets_money_changes_by_the_hand(hand: str, cash: int) -> None:
    """R-MIR-NB, R-MIR-CASH: $9 on the sheet, and 15 less the total of the hand; at least $1."""
    table = filling(5, variants="might-is-right")
    fill(table, *["3 3 1 1 0"] * 5)
    assert pieces(table, 0)[0] == 9
    assert kind_of(top(table.state)) == DRAW_DUEL_TILE
    table.draw(*[f"tile-{value}" for value in hand.split()])
    run_to(table.state, DRAW_ORDER)
    assert table.cash[0] == cash


def test_the_agenda_holds_the_fullest_set_up() -> None:
    """R-NB-SHEET, R-CHAR-SIDE: sheets, tiles to deal, and eight characters whose sides chance decides."""
    variants = "new-beginning,might-is-right"
    options = {"seats": "3", "variants": variants, "characters": "home-owner", "sides": "random"}
    state = new_game(rules_for(CityGame().settle(options)))
    assert state.depth <= len(state.agenda) - 4
    run_to(state, ASK_SHEETS)


def test_a_seat_without_a_sheet_starts_without_anything() -> None:
    """R-NB-SHEET: as the opponent in a game for one, for which nothing changes; and nobody bids."""
    rules = rules_for(CityGame().settle({"seats": "2", "variants": "new-beginning"}))
    rules.sheets = 1
    rules.bids = False
    state = new_game(rules)
    run_to(state, ASK_SHEETS)
    assert state.actors() == [0]
    for number in (3, 2, 1, 1):
        state.apply(0, AMOUNT + number)
    assert len(state.legal(0)) == 2  # hand it in, or again
    state.apply(0, state.legal(0)[0])
    assert [int(cash) for cash in state.cash] == [15, 0]
    for seat in (0, 1):
        state.pass_order[seat] = 1 - seat
    assert [int(start_picker(state, pick)) for pick in range(3)] == [0, 0, -1]


def test_the_first_edition_has_no_sheets() -> None:
    """R-NB-SHEET: its box lists none."""
    with pytest.raises(BadOption, match="2009 edition does not have the variant new-beginning"):
        CityGame().settle({"variants": "new-beginning", "edition": "2009"})
