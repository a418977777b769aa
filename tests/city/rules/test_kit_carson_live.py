"""Kit Carson live: everybody places at once, in the order in which commands arrive (2.I)."""

from carson.city.game import CityGame
from tests.city.rules.draw import DrawnTable, position

LIVE = "option variants kit-carson\n        option kit-mode live"
TOKENS = f"""
        {LIVE}
        option characters picked
        option tiles sheriff,banker,worker,settler,prospector-red,singer,lawyer
"""
GAME = CityGame()


def actors(table: DrawnTable) -> set[str]:
    return {"ABCDEF"[seat] for seat in table.state.actors()}


def three() -> DrawnTable:
    """Three players; A has given the first command."""
    table = position(f"""
        {LIVE}
        player A cowboys 3 character banker
        player B cowboys 3 character worker
        player C cowboys 3 character settler
    """)
    table.play("A wages")
    return table


# ---- who may act when


def test_the_first_player_begins_alone() -> None:
    """R-KIT-REALTIME: after the first cowboy everybody may act."""
    table = position(f"""
        {LIVE}
        turn B C A
        player A cowboys 2 character settler
        player B cowboys 2 character banker
        player C cowboys 2 character worker
    """)
    assert table.asked == "B ask-place"
    table.refuses("A wages", "C wages")
    table.play("B d4")
    assert len(table.told("all-at-once")) == 1
    assert actors(table) == {"A", "B", "C"}
    assert table.asked == "C place-together"


def test_a_first_player_who_passes_opens_the_round_too() -> None:
    """R-KIT-REALTIME: a ruling of our own, nobody could begin otherwise."""
    table = position(f"""
        {LIVE}
        player A cowboys 2 character banker
        player B cowboys 2 character worker
        player C cowboys 2 character settler
    """)
    table.play("A pass")
    assert actors(table) == {"B", "C"}
    table.play("C d4", "C e4", "B d4")
    table.shows("pass A")


def test_commands_count_in_the_order_in_which_they_arrive() -> None:
    """R-KIT-REALTIME: one player may place everything while others think."""
    table = three()
    table.play("C d4", "C e4", "C f4", "A d4", "B roads", "C back-f4", "C roads", "B back-roads")
    table.shows("""
        player A cowboys 1 on wages
        player B cowboys 3 on -
        player C cowboys 0 on roads
    """)
    assert table.asked.endswith("place-together")


def test_passing_gives_the_next_position_and_ends_the_placing_of_a_seat() -> None:
    """R-KIT-REALTIME."""
    table = three()
    table.play("C pass", "A pass")
    assert actors(table) == {"B"}
    table.refuses("A wages", "C wages", "A back-wages", "C pass")
    table.play("B roads", "B ammunition")
    table.shows("pass C A")
    table.play("B pass")
    assert [int(seat) for seat in table.state.pass_order] == [2, 0, 1]
    assert not table.asked.endswith("place-together")


def test_a_cowboy_taken_back_is_at_home_at_once() -> None:
    """R-KIT-REALTIME: nobody waits for where it goes, and others may act first."""
    table = three()
    table.play("B d4", "B back-d4", "A d4")
    assert {"d4", "wages", "pass"} < table.choices_of("B")
    assert "back-d4" not in table.choices_of("B")
    table.shows("""
        player A cowboys 1
        player B cowboys 3
    """)


def test_who_can_do_nothing_passes_at_once_in_turn_order() -> None:
    """R-KIT-REALTIME, R-FORCED-PASS: B and D have no cowboy at all."""
    table = position(f"""
        {LIVE}
        turn C D B A
        player A cowboys 2 character settler
        player B character worker
        player C cowboys 1 character banker
        player D character captain
    """)
    table.play("C wages")
    table.shows("pass D B")
    assert actors(table) == {"A", "C"}
    assert table.choices_of("C") == {"back-wages", "pass"}


def test_six_take_backs_and_then_who_has_no_cowboy_passes() -> None:
    """R-KIT-REALTIME, R-FORCED-PASS: the limit counts for each seat alone."""
    table = position(f"""
        {LIVE}
        player A cowboys 1 character banker
        player B cowboys 2 character worker
    """)
    table.play("A wages", "B wages")
    for _ in range(5):
        table.play("A back-wages", "A wages")
    table.play("A back-wages")
    assert actors(table) == {"A", "B"}
    table.play("A roads")
    table.shows("pass A")
    assert "back-wages" in table.choices_of("B")


def test_roads_are_laid_at_any_time_by_anybody() -> None:
    """R-KIT-REALTIME, R-ROADS-ANYTIME."""
    table = position(f"""
               d      e
           +------+      +
         4     hs

        {LIVE}
        player A roads 1 cowboys 2 character banker
        player B roads 1 cowboys 2 character worker
    """)
    table.play("A wages", "B e4n", "A roads")
    table.shows("""
        player A roads 1
        player B roads 0
    """)
    assert actors(table) == {"A", "B"}


# ---- special pieces


def test_dynamite_is_taken_in_hand_and_then_placed() -> None:
    """R-KIT-REALTIME: others are not held up, and only its places are offered to who has it in hand."""
    table = position(f"""
        {TOKENS}
        player A cowboys 2 character prospector-red dynamite 1
        player B cowboys 3 character worker
    """)
    table.play("A wages", "A dynamite")
    assert actors(table) == {"A", "B"}
    assert {"d4", "roads", "pass", "no"} < table.choices_of("A")
    assert not {"wages", "road", "dynamite", "back-wages"} & table.choices_of("A")
    table.play("B roads", "A roads", "B wages")
    assert "dynamite-at roads" in GAME.write_position(table.state)
    assert "back-roads" in table.choices_of("A")


def test_putting_a_piece_away_counts_as_taking_back() -> None:
    """R-KIT-REALTIME: or a game could go on for ever."""
    table = position(f"""
        {TOKENS}
        player A cowboys 2 character prospector-red dynamite 1
        player B cowboys 3 character worker
    """)
    table.play("A wages")
    for _ in range(6):
        table.play("A dynamite", "A no")
    assert "dynamite" in table.choices_of("A")
    assert not {choice for choice in table.choices_of("A") if choice.startswith("back-")}
    table.play("A dynamite")
    assert "no" not in table.choices_of("A")
    table.play("A pass")
    table.shows("pass A")
    assert "in-hand" not in GAME.write_position(table.state)


def test_a_no_duel_token_is_taken_in_hand() -> None:
    """R-KIT-REALTIME, R-SINGER-SPACES."""
    table = position(f"""
        {TOKENS}
        player A cowboys 2 character singer no-duel 2
        player B cowboys 3 character worker
    """)
    table.play("A wages", "B vp-5", "A no-duel")
    assert {"vp-5", "gambling"} < table.choices_of("A")
    assert "d4" not in table.choices_of("A")
    table.play("A vp-5")
    assert "no-duel-at vp-5" in GAME.write_position(table.state)


def test_the_singer_brings_a_cowboy_with_one_command() -> None:
    """R-KIT-REALTIME, R-SINGER-R-TURN."""
    table = position(f"""
        {TOKENS.replace("singer", "singer-red")}
        player A cowboys 2 character singer-red
        player B cowboys 3 character worker
    """)
    table.play("A wages", "B gambling", "A sing")
    table.shows("player A cowboys 1 on wages,gambling")
    table.play("A back-gambling")
    assert "sing" in table.choices_of("A")


def test_the_white_cowboy_closes_its_place_while_it_stands_there() -> None:
    """R-KIT-SHERIFF: who comes second is too late, on either side."""
    table = position(f"""
        {LIVE}
        player A cowboys 2 character sheriff
        player B cowboys 3 character worker
    """)
    table.play("A wages", "A white", "B ammunition")
    table.refuses("A ammunition")
    table.play("A roads")
    table.refuses("B roads")
    assert "back-roads" in table.choices_of("A")
    table.play("A back-roads", "B roads", "A white")
    table.refuses("A roads")
    table.play("A d4")
    table.refuses("B d4")
    table.shows("""
        white d4
        player A cowboys 1 on wages
    """)


def test_the_white_cowboy_may_be_left_at_home_after_all() -> None:
    """R-KIT-SHERIFF."""
    table = position(f"""
        {LIVE}
        player A cowboys 2 character sheriff
        player B cowboys 3 character worker
    """)
    table.play("A wages", "A white", "A no")
    assert {"white", "d4", "back-wages"} < table.choices_of("A")
    table.shows("white -")


# ---- with horses


def test_a_horse_is_a_command_of_its_own() -> None:
    """R-KIT-REALTIME, R-HORSE-WHEN: one for each own cowboy on the board, and nobody waits for it."""
    table = position(f"""
        {LIVE.replace("kit-carson", "kit-carson,horses")}
        player A cowboys 2 horses 3 character banker
        player B cowboys 2 horses 1 character worker
    """)
    table.play("A wages")
    assert {"horse-1", "horse-3", "horse-4", "horse-5"} < table.choices_of("A")
    assert "horse-2" not in table.choices_of("A")
    assert not {choice for choice in table.choices_of("B") if choice.startswith("horse-")}
    table.play("B d4", "A horse-4", "B horse-1")
    table.refuses("A horse-4", "B horse-1")
    table.shows("player A cash 2")
    table.play("A back-wages", "A roads")
    table.refuses("A horse-4")
    table.play("A d4", "A horse-1", "A pass")
    assert "enclosures 1,0,0,1,0" in GAME.write_position(table.state)


def test_a_cowboy_comes_back_from_an_enclosure_by_one_command() -> None:
    """R-KIT-ENCLOSURES: its horses stay, and nobody waits for where it goes instead."""
    table = position(f"""
        {LIVE.replace("kit-carson", "kit-carson,horses")}
        player A cowboys 2 horses 1 character banker
        player B cowboys 2 horses 1 character worker
    """)
    table.play("A hat-3", "A wages", "A horse-3")
    backs = {choice for choice in table.choices_of("A") if choice.startswith("back-")}
    assert backs == {"back-wages", "back-enclosure-3"}
    table.refuses("B back-enclosure-3")
    table.play("A back-enclosure-3")
    assert table.told("took-back-hat") == [("A", "2")]
    table.refuses("A back-enclosure-3")
    table.play("B wages", "A roads")
    assert "enclosures 0,0,1,0,0" in GAME.write_position(table.state)
    assert "hats" not in GAME.write_position(table.state)
    table.shows("player A cowboys 0 on wages,roads")
