"""Kit Carson in turns: cowboys are shifted, and passing early pays at the end (2.I)."""

import pytest

from carson.city.game import CityGame
from carson.city.table.table import HELD
from carson.core.errors import BadOption
from tests.city.rules.draw import DrawnTable, position

KIT = "option variants kit-carson"
SINGERS = """
        option variants kit-carson
        option characters picked
        option tiles sheriff,banker,worker,settler,prospector-red,singer,lawyer
"""
RED_SINGERS = SINGERS.replace("singer", "singer-red")


def backs(table: DrawnTable) -> set[str]:
    """What may be taken back now."""
    return {choice for choice in table.choices if choice.startswith("back-")}


# ---- shifting


def test_a_cowboy_is_shifted_in_one_turn() -> None:
    """R-KIT-REALTIME: taken back, and placed anew before the next seat's turn."""
    table = position(f"""
        {KIT}
        player A cowboys 1 character banker on roads,gambling
        player B cowboys 2 character worker
    """)
    assert backs(table) == {"back-roads", "back-gambling"}
    table.play("A back-roads")
    assert table.asked == "A ask-shift"
    assert table.told("took-back") == [("A", "roads")]
    table.shows("player A cowboys 2 on gambling")
    table.play("A ammunition")
    table.shows("player A cowboys 1 on ammunition,gambling")
    assert table.asked == "B ask-place"


def test_a_cowboy_is_taken_back_and_stays_at_home() -> None:
    """R-KIT-REALTIME: that is a command of its own; neither passing nor another take-back is part of it."""
    table = position(f"""
               d      e
         4
             a

        {KIT}
        player A cowboys 1 character banker on wages,wages,road
        player B cowboys 2 character worker
    """)
    assert backs(table) == {"back-d4", "back-wages", "back-road"}
    table.play("A back-wages")
    assert backs(table) == set()
    assert "done" in table.choices
    table.refuses("A pass", "A back-d4")
    table.play("A done")
    table.shows("player A cowboys 2 reserve 5 on wages,road")
    assert table.asked == "B ask-place"
    table.play("B wages", "A back-d4", "A done", "B wages", "A back-road", "A roads")
    table.shows("player A cowboys 3 on wages,roads")


def test_a_cowboy_goes_back_to_where_it_came_from() -> None:
    """R-KIT-REALTIME: the place it left is open to everybody again, itself included."""
    table = position(f"""
        {KIT}
        player A cowboys 1 character banker on roads
        player B cowboys 1 character worker
    """)
    table.play("A back-roads", "A roads", "B roads", "A back-roads")
    assert "roads" in table.choices
    table.play("A done")
    table.shows("""
        player A cowboys 2 on -
        player B cowboys 0 on roads
    """)


def test_nobody_takes_back_more_than_six_times_in_a_round() -> None:
    """R-KIT-REALTIME: a limit of our own, so that every game comes to an end; the next round counts anew."""
    table = position(f"""
        {KIT}
        player A cowboys 1 character banker on roads
        player B character worker
        pass B
    """)
    for _ in range(6):
        table.play("A back-roads", "A roads")
    assert backs(table) == set()
    table.refuses("A back-roads")
    assert "pass" in table.choices
    table.play("A pass")
    assert not any(number for name in HELD for number in getattr(table.state, name))


def test_who_has_placed_everything_may_still_shift() -> None:
    """R-KIT-REALTIME, R-FORCED-PASS: only who can neither place nor take back must pass."""
    table = position(f"""
        {KIT}
        player A cowboys 1 character banker
        player B cowboys 2 character worker
    """)
    table.play("A wages", "B wages")
    assert table.asked == "A ask-place"
    assert table.choices == {"back-wages", "pass"}


def test_after_passing_nobody_places_or_shifts() -> None:
    """R-KIT-REALTIME."""
    table = position(f"""
        {KIT}
        player A cowboys 2 character banker on roads
        player B cowboys 2 character worker
    """)
    table.play("A pass", "B wages")
    assert table.asked == "B ask-place"
    table.refuses("A back-roads", "A wages")


def test_only_own_cowboys_are_taken_back() -> None:
    """R-KIT-REALTIME."""
    table = position(f"""
               d      e
         4
             ab     b

        {KIT}
        player A cowboys 1 character banker
        player B cowboys 1 character worker on roads
    """)
    assert backs(table) == {"back-d4"}
    table.refuses("A back-e4", "A back-roads", "A back-wages")


def test_without_the_variant_cowboys_stay() -> None:
    """R-KIT-REALTIME."""
    table = position("""
        player A cowboys 2 character banker on roads
        player B cowboys 2 character worker
    """)
    assert backs(table) == set()
    table.refuses("A back-roads")


# ---- the City Hall


def test_the_mayor_of_earlier_rounds_stays() -> None:
    """R-KIT-REALTIME, R-CITYHALL-STAY: who came this round may leave again."""
    table = position(f"""
               d      e
         4     CH
             ab

        {KIT}
        round 2
        mayor A
        player A cowboys 1 character banker
        player B cowboys 1 character worker
    """)
    assert backs(table) == set()
    table.refuses("A back-d4")
    table.play("A wages")
    assert backs(table) == {"back-d4"}
    table.play("B back-d4", "B done")
    table.shows("""
               d      e
         4     CH
             a

        mayor A
        player B cowboys 2
    """)


# ---- what a cowboy carries


def test_dynamite_comes_back_with_its_cowboy() -> None:
    """R-KIT-REALTIME, R-DYNAMITE-MINE: an own Mine is no longer tripled, and the token is as good as new."""
    table = position(f"""
               d      e
         5            ^^
         4   A mi

        {SINGERS}
        player A cowboys 2 character prospector-red dynamite 2
        player B cowboys 3 character worker
    """)
    table.play("A dynamite", "A d4", "B wages")
    assert table.state.tripled
    table.play("A back-d4")
    assert not table.state.tripled
    assert {"dynamite", "d4", "roads", "done"} < table.choices
    table.play("A dynamite")
    assert table.asked == "A ask-dynamite"
    table.play("A roads", "B wages", "A back-roads", "A wages")
    assert "dynamite 2" in CityGame().write_position(table.state)


def test_a_no_duel_token_comes_back_with_its_cowboy() -> None:
    """R-KIT-REALTIME, R-SINGER-SPACES."""
    table = position(f"""
        {SINGERS}
        player A cowboys 1 character singer on roads,gambling no-duel 1 no-duel-at roads
        player B cowboys 3 character worker
    """)
    table.play("A back-roads")
    assert {"no-duel", "done", "wages"} < table.choices
    table.play("A no-duel", "A vp-5", "B vp-5", "A back-gambling", "A no-duel")
    assert "gambling" in table.choices
    table.play("A gambling")
    assert "on gambling,vp-5 no-duel-at gambling,vp-5" in CityGame().write_position(table.state)


def test_the_cowboy_who_sings_goes_back_to_the_general_supply() -> None:
    """R-KIT-REALTIME, R-SINGER-R-TURN: it came from there, so no other place is offered."""
    table = position(f"""
        {RED_SINGERS}
        player A cowboys 1 character singer-red
        player B cowboys 3 character worker
    """)
    table.play("A sing", "B wages", "A back-gambling")
    assert table.asked == "B ask-place"
    table.shows("player A cowboys 1 reserve 9 on -")
    table.play("B wages")
    assert "sing" in table.choices


# ---- the white cowboy


def test_the_white_cowboy_is_shifted_to_an_empty_place() -> None:
    """R-KIT-SHERIFF: only to where it starts no duel; what it leaves is open again."""
    table = position(f"""
               d      e
         4
             w      b

        {KIT}
        player A cowboys 1 character sheriff used
        player B cowboys 2 character worker on roads
    """)
    assert backs(table) == {"back-d4"}
    table.play("A back-d4")
    assert table.asked == "A ask-shift"
    assert table.told("took-back-white") == [("A", "d4")]
    assert {"d4", "ammunition", "wages", "done"} < table.choices
    assert not {"e4", "roads", "white", "pass"} & table.choices
    table.play("A ammunition")
    table.shows("""
        white ammunition
        player A cowboys 1
    """)
    table.refuses("B ammunition")
    table.play("B d4")


def test_the_white_cowboy_stays_at_home_until_it_is_wanted() -> None:
    """R-KIT-SHERIFF: taken back it can be placed again, this turn or later."""
    table = position(f"""
        {KIT}
        white roads
        player A cowboys 1 character sheriff used
        player B cowboys 2 character worker
    """)
    table.play("A back-roads", "A done")
    table.shows("white -")
    table.play("B roads")
    assert "white" in table.choices
    table.play("A white")
    table.refuses("A roads")
    table.play("A wages")
    table.shows("white wages")


def test_on_wages_the_own_cowboy_goes_before_the_white_one() -> None:
    """R-KIT-SHERIFF: two pieces of one player stand together only there and on Road."""
    table = position(f"""
        {KIT}
        white wages
        player A cowboys 1 character sheriff used on wages
        player B cowboys 3 character worker
    """)
    table.play("A back-wages", "A done", "B wages")
    table.shows("""
        white wages
        player A cowboys 2 on -
    """)
    table.play("A back-wages", "A done")
    table.shows("white -")


# ---- the end of the game


def finished(pass_order: str, options: str) -> DrawnTable:
    return position(f"""
        {options}
        round 4
        pass {pass_order}
        player A
        player B
        player C
        agenda
          round before-last-round
    """)


def test_each_player_behind_on_the_pass_track_is_worth_a_point() -> None:
    """R-KIT-FINAL, EX-13: Sarah (B), Randy (C) and John (A) passed in this order: 2, 1 and 0 points."""
    table = finished("B C A", KIT)
    assert [table.score(seat)["pass-track"] for seat in "BCA"] == [2, 1, 0]
    assert table.ranking == "B C A"


def test_in_other_games_passing_is_worth_nothing() -> None:
    """R-KIT-FINAL."""
    assert "pass-track" not in finished("B C A", "").score("B")


def test_the_points_come_once_and_not_after_each_round() -> None:
    """R-KIT-FINAL: they are a line of the final score and never on the track."""
    table = finished("B C A", KIT)
    assert table.vp == [0, 0, 0]


# ---- who may play it


def test_which_editions_have_it() -> None:
    """R-EDITION-SWITCH: B-EDITIONS."""
    game = CityGame()
    for edition in ("2023", "2015"):
        assert game.settle({"edition": edition, "variants": "kit-carson"})["kit-mode"] == "turns"
    with pytest.raises(BadOption, match="leave it out"):
        game.settle({"edition": "2009", "variants": "kit-carson"})


def test_its_mode_needs_the_variant() -> None:
    """R-KIT-REALTIME."""
    with pytest.raises(BadOption, match="take it") as refused:
        CityGame().settle({"kit-mode": "live"})
    assert refused.value.option == "kit-mode"


# ---- with horses


HORSES = "option variants kit-carson,horses"


def test_with_horses_the_second_enclosure_is_not_used() -> None:
    """R-HORSE-WHEN: B-PAIRS, all others are."""
    table = position(f"""
        {HORSES}
        player A cowboys 2 horses 2 character banker
        player B cowboys 2 horses 1 character worker
    """)
    assert {"hat-1", "hat-3", "hat-4", "hat-5"} < table.choices
    table.refuses("A hat-2")
    table.play("A wages")
    assert table.asked == "A ask-horse"
    assert table.choices == {"no", "horse-1", "horse-3", "horse-4", "horse-5"}


def test_a_cowboy_brings_a_horse_once_however_often_it_is_shifted() -> None:
    """R-KIT-REALTIME, R-HORSE-WHEN: one for each cowboy on the board; what is in an enclosure stays."""
    table = position(f"""
        {HORSES}
        player A cowboys 2 horses 2 character banker
        player B cowboys 3 horses 1 character worker
    """)
    table.play("A wages", "A horse-4", "B wages", "B no", "A back-wages", "A roads")
    assert table.asked == "B ask-place"
    table.play("B wages", "B no", "A ammunition")
    assert table.asked == "A ask-horse"
    table.play("A horse-5", "B wages", "B no")
    assert "enclosures 0,0,0,1,1" in CityGame().write_position(table.state)


def test_a_cowboy_that_stayed_without_a_horse_may_bring_it_when_it_is_shifted() -> None:
    """R-KIT-REALTIME, R-HORSE-WHEN."""
    table = position(f"""
        {HORSES}
        player A cowboys 2 horses 2 character banker on roads
        player B cowboys 3 horses 1 character worker
    """)
    table.play("A back-roads", "A wages")
    assert table.asked == "A ask-horse"


def test_a_cowboy_is_shifted_from_an_enclosure() -> None:
    """R-KIT-ENCLOSURES: to the board or to another enclosure; horses stay, and one may follow it."""
    table = position(f"""
        {HORSES}
        player A cowboys 0 horses 1 enclosures 0,0,1,0,0 hats 3 character banker on roads
        player B cowboys 3 horses 1 character worker
    """)
    assert backs(table) == {"back-roads", "back-enclosure-3"}
    table.play("A back-enclosure-3")
    assert table.asked == "A ask-shift"
    assert {"done", "d4", "wages", "hat-1", "hat-3"} <= table.choices
    assert "hat-2" not in table.choices
    table.play("A wages")
    assert table.asked == "A ask-horse"
    table.play("A horse-3", "B wages", "B no", "A back-wages", "A hat-1")
    assert table.asked == "B ask-place"
    assert "enclosures 0,0,2,0,0 hats 1" in CityGame().write_position(table.state)


def test_cowboys_in_enclosures_count_among_those_taken_back() -> None:
    """R-KIT-ENCLOSURES, R-KIT-REALTIME: six in a round; who has passed takes none back."""
    table = position(f"""
        {HORSES}
        player A cowboys 1 horses 0 enclosures 0,0,1,0,0 hats 1,3 taken-back 5 character banker
        player B cowboys 3 horses 1 character worker
    """)
    assert backs(table) == {"back-enclosure-1", "back-enclosure-3"}
    table.play("A back-enclosure-1", "A done", "B wages", "B no")
    assert backs(table) == set()
    table.shows("player A cowboys 2")
    table.play("A pass")
    table.refuses("A back-enclosure-3")


def test_without_kit_carson_a_cowboy_stays_in_its_enclosure() -> None:
    """R-KIT-ENCLOSURES, R-HORSE-E2: a horse moves cowboys that stand on the board."""
    table = position("""
        option variants horses
        player A cowboys 1 horses 0 enclosures 0,1,0,0,0 hats 2 character banker on roads
        player B cowboys 3 horses 1 character worker
        agenda
          round place
          ask-ride A
    """)
    table.refuses("A back-enclosure-2")
    table.play("A move")  # which one needs no answer: only that on Roads can
    assert {"no", "d4", "wages"} <= table.choices
    assert "hat-1" not in table.choices
