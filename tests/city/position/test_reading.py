"""Positions: any state as a text, and the same state back."""

import re
from collections import Counter
from itertools import islice
from pathlib import Path

import pytest

from carson.city.facts import ids
from carson.city.facts.characters import TILE_BY_NAME
from carson.city.facts.ids import SPACE, TYPES
from carson.city.position.entries import FORMS
from carson.city.position.names import STEP_TEXTS
from carson.city.position.players import WORDS
from carson.city.position.table_lines import LINES
from carson.city.state import CityState
from carson.city.table import agenda, schedule
from carson.city.table.agenda import FRAME_NAMES, kind_of
from carson.core.playout import playout
from carson.core.rng import Rng
from tests.budget import AGENDAS_OF_A_SORT, BUSY_GAMES, GAMES_OF_ANY_KIND, WRITTEN, first_on_both_engines
from tests.city.busy import GAME, any_busy_game, busy_game
from tests.city.games import played, random_game, random_options

RARE = {agenda.DRAW_RAID}  # two equally rich buildings beside an outlaw: drawn in test_outlaws.py
DOCS = Path(__file__).parents[3] / "docs"
FILES = sorted((DOCS / "positions").glob("*.txt"))

ONE_SALOON = """\
carson city position 1
option seats 2

       a      b      c      d      e      f      g      h
   +      +      +      +      +      +      +      +      +
 8
   +      +      +      +      +      +      +      +      +
 7
   +      +      +      +      +      +      +      +      +
 6
   +      +      +      +      +      +      +      +      +
 5                 A
   +      +      +      +------+      +      +      +      +
 4                 A sa |   hs |   hs
                        |      |
   +      +      +      +------+      +      +      +      +
 3                 B      B ra
   +      +      +      +      +      +      +      +      +
 2
   +      +      +      +      +      +      +      +      +
 1
   +      +      +      +      +      +      +      +      +

player A cash 12 cowboys 3
player B cash 8 cowboys 2
"""


def check_round_trip(state: CityState) -> CityState:
    text = GAME.write_position(state)
    again = GAME.read_position(text)
    assert again.dump() == state.dump(), text
    assert list(again.options) == list(state.options), text
    assert GAME.write_position(again) == text
    assert GAME.options_of(again) == GAME.options_of(state)
    return again


# ---- round trips


@pytest.mark.parametrize("seats", first_on_both_engines(range(2, 7), 2, WRITTEN))
def test_states_of_random_games_come_back(seats: int) -> None:
    for seed in range(2):
        for number, (state, _) in enumerate(random_game(seats, seed)):
            if number % 2 == seed:
                check_round_trip(state)


@pytest.mark.parametrize("seed", range(GAMES_OF_ANY_KIND))
def test_states_of_any_game_come_back(seed: int) -> None:
    """Any cast, sides, edition, single rules and seats."""
    for number, (state, _) in enumerate(played(random_options(seed), seed)):
        if number % 13 == seed % 13:
            check_round_trip(state)


def shape(state: CityState) -> tuple[int, ...]:
    """The kinds of entries on the agenda."""
    return tuple([int(kind_of(packed)) for packed in state.agenda[: state.depth]])


@pytest.mark.once(WRITTEN)
def test_every_sort_of_agenda_comes_back() -> None:
    """Rare moments as often as common ones, and each kind of entry at least once."""
    seen: Counter[tuple[int, ...]] = Counter()
    missing = set(FRAME_NAMES) - RARE
    for seed in range(400):
        for state in any_busy_game(seed) if seed % 4 else busy_game(2 + seed % 5, seed):
            seen[shape(state)] += 1
            if seen[shape(state)] <= AGENDAS_OF_A_SORT:
                check_round_trip(state)
        missing -= {kind for kinds in seen for kind in kinds}
        if not missing and seed >= BUSY_GAMES:
            break
    assert missing == set()
    assert () in seen  # the end of the game


def test_games_without_the_extra_buildings_come_back() -> None:
    for number, (state, _) in enumerate(random_game(3, 5, buildings="")):
        if number % 9 == 0:
            assert "option buildings\n" in GAME.write_position(state)
            check_round_trip(state)


def test_a_state_that_was_read_plays_on_the_same() -> None:
    for number, state in enumerate(busy_game(4, 3)):
        if number % 40 == 0:
            again = check_round_trip(state)
            one, other = Rng(number), Rng(number)
            original = state.clone()
            playout(original, one)
            playout(again, other)
            assert again.dump() == original.dump()


def test_every_kind_of_entry_has_a_form() -> None:
    assert set(FORMS) == set(FRAME_NAMES)


def test_the_steps_of_a_round_have_different_names() -> None:
    assert len(set(STEP_TEXTS)) == len(schedule.ROUND_STEPS)


# ---- the documented positions


def test_there_are_five_documented_positions() -> None:
    assert [path.stem for path in FILES] == ["auction", "duels", "dynamite", "income", "opening"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_documented_positions_are_canonical_and_playable(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    state = GAME.read_position(text)
    assert GAME.write_position(state) == text
    assert f"```text\n{text}```\n" in (DOCS / "position.md").read_text(encoding="utf-8")
    for seed in range(20):
        playout(state.clone(), Rng(seed))


def test_complete_examples_in_the_document_can_be_read() -> None:
    document = (DOCS / "position.md").read_text(encoding="utf-8")
    examples = [
        block for block in re.findall(r"```text\n(.*?)```\n", document, re.S) if block.startswith("carson ")
    ]
    assert len(examples) == len(FILES) + 1
    assert ONE_SALOON in examples
    for example in examples:
        GAME.read_position(example)


def test_the_document_names_every_entry_every_step_and_every_word() -> None:
    document = (DOCS / "position.md").read_text(encoding="utf-8")
    for name in [*FRAME_NAMES.values(), *STEP_TEXTS, *LINES, *WORDS]:
        assert re.search(rf"`{re.escape(name)}\b", document), name


# ---- what is left out


def test_the_first_line_alone_is_a_position() -> None:
    state = GAME.read_position("carson city position 1\n")
    assert state.rules.seats == 4
    assert state.round == 1
    assert state.actors() == [0]
    assert [int(cash) for cash in state.cash] == [0] * 4
    assert [int(number) for number in state.reserve] == [10] * 4
    assert [int(seat) for seat in state.turn_order] == [0, 1, 2, 3]
    assert [int(seat) for seat in state.pass_order] == [-1] * 4
    assert sum(state.bag) == 38


def test_what_is_left_out_is_as_usual() -> None:
    state = GAME.read_position(ONE_SALOON)
    assert state.bank == -20
    assert [int(number) for number in state.reserve] == [7, 8]
    assert [int(tile) for tile in state.character] == [TILE_BY_NAME["sheriff"], TILE_BY_NAME["banker"]]
    assert sum(state.bag) == 36
    assert sum(state.hand) == 0
    playout(state, Rng(1))


def test_characters_left_out_are_the_lowest_free_ones_in_turn_order() -> None:
    text = ONE_SALOON.replace("player A", "turn B A\nplayer A")
    state = GAME.read_position(text)
    assert [int(tile) for tile in state.character] == [TILE_BY_NAME["banker"], TILE_BY_NAME["sheriff"]]
    state = GAME.read_position(text.replace("cash 8", "character sheriff used"))
    assert [int(tile) for tile in state.character] == [TILE_BY_NAME["banker"], TILE_BY_NAME["sheriff"]]


def test_nobody_has_passed_while_cowboys_are_placed_and_everybody_has_later() -> None:
    later = GAME.read_position(ONE_SALOON + "agenda\n  round before-cowboy-vp\n")
    assert [int(seat) for seat in later.pass_order] == [0, 1]
    passed = GAME.read_position(ONE_SALOON + "pass A\n")
    assert passed.actors() == [1]


def test_reading_runs_on_to_the_next_question() -> None:
    """A step that needs no answer is done when the position is read: one House, five free neighbours."""
    state = GAME.read_position(ONE_SALOON + "agenda\n  round before-pay-out\n")
    assert [int(cash) for cash in state.cash] == [12 + 5, 8 + 5]
    assert state.bank == -30


@pytest.mark.parametrize("seats", [2, 6])
def test_any_step_can_come_next(seats: int) -> None:
    """A hand-written position may start anywhere in a round and plays on to the end."""
    for step in STEP_TEXTS:
        for number in (1, 3):
            text = ONE_SALOON.replace("seats 2", f"seats {seats}\nround {number}")
            state = GAME.read_position(text + f"agenda\n  round before-{step}\n")
            check_round_trip(state)
            playout(state, Rng(number))


def test_comments_and_blank_lines_mean_nothing() -> None:
    with_comments = ONE_SALOON.replace("cowboys 3", "cowboys 3 # — at home").replace(
        "\n\n", "\n# a note\n\n\n"
    )
    assert GAME.read_position(with_comments).dump() == GAME.read_position(ONE_SALOON).dump()


def test_lines_may_come_in_any_order() -> None:
    head, *rest = ONE_SALOON.strip().split("\n\n")
    shuffled = "\n".join(["carson city position 1", *rest[::-1], head.split("\n")[1]])
    assert GAME.read_position(shuffled).dump() == GAME.read_position(ONE_SALOON).dump()


def test_the_white_cowboy_is_drawn_on_parcels_and_named_on_spaces() -> None:
    sheriff = ONE_SALOON.replace("cash 12", "character sheriff used cash 12")
    on_land = GAME.read_position(sheriff.replace("\n 1\n", "\n 1\n                                  w\n"))
    assert on_land.white_at == 4
    on_space = GAME.read_position(sheriff + "white vp-2\n")
    assert on_space.white_at == SPACE + 20


OUTLAWS_BY_A_RIVER = "seats 2\noption variants outlaws,river\noption river a1,b1"


def test_outlaws_and_the_river_are_drawn() -> None:
    row = " ".join([" 1 ", "   ~~ ", "   ~~ ", "     o", " A sao", "   ^^o"])
    played = ONE_SALOON.replace("\n 1\n", f"\n{row}\n").replace("seats 2", OUTLAWS_BY_A_RIVER)
    state = GAME.read_position(played + "round 2\noutlaw-strength 9\n")
    assert (state.river, state.outlaws, state.outlaw_strength) == (0b11, 0b11100, 9)
    check_round_trip(state)


def test_six_cowboys_fit_on_a_parcel() -> None:
    six = ONE_SALOON.replace("seats 2", "seats 6").replace("\n 1\n", "\n 1\n                  abcdef\n")
    state = GAME.read_position(six)
    assert all(mask == 0b100 for mask in state.at_parcel)
    check_round_trip(state)


def test_a_building_that_waits_for_its_houses() -> None:
    text = ONE_SALOON + "placing c4 refused d3,c3\nagenda\n  round build-8\n  ask-house A\n"
    state = GAME.read_position(text)
    assert (state.houses_due, state.site_type) == (1, 4)
    check_round_trip(state)
    several = GAME.read_position(text.replace("placing c4", "placing c4 due 2 houses d4"))
    assert (several.houses_due, several.new_houses) == (2, 1 << 27)
    check_round_trip(several)


# ---- what comes with characters and editions


PICKED = """\
carson city position 1
option seats 3
option characters picked
option tiles paperboy,banker,worker-red,gunsmith-red,singer,doctor,teacher,lawyer
"""


def read(text: str) -> CityState:
    """A state that also comes back."""
    return check_round_trip(GAME.read_position(text))


def test_tokens_stand_with_cowboys() -> None:
    state = read(
        PICKED
        + "market 12:mine\n"
        + "player A character singer cowboys 1 no-duel 1 on gambling no-duel-at gambling\n"
        + "player B character gunsmith-red cowboys 2 dynamite 2 on build-12,roads dynamite-at roads\n"
        + "player C character doctor dynamite 1\n"
    )
    assert [int(state.dynamite[seat]) for seat in range(3)] == [0, 2, 1]
    assert state.dynamite_spaces[1] == 1 << ids.ROADS
    assert state.no_duel_spaces[0] == 1 << ids.GAMBLING


def test_the_character_in_force_follows_from_the_second_one() -> None:
    fetched = "player A character paperboy second-character undertaker\n"
    state = read(PICKED + fetched + "player B character banker\n")
    assert state.character[0] == TILE_BY_NAME["paperboy"]
    assert state.role[0] == TILE_BY_NAME["undertaker"]
    assert state.character[2] == TILE_BY_NAME["worker-red"]  # the lowest free one


def test_the_teacher_lies_red_in_the_last_round() -> None:
    named = "round 4\nplayer A character banker\nplayer B character lawyer\n"
    tiles = "banker,teacher,lawyer,governor,singer,doctor,heroes"
    text = f"{PICKED.partition('option tiles')[0]}option tiles {tiles}\n{named}"
    assert read(text + "player C character teacher-red\n").character[2] == TILE_BY_NAME["teacher-red"]


def test_the_prospector_turns_when_no_mine_is_left() -> None:
    """R-PROSPECTOR-FLIP: with Mines left the yellow side lies up, without any the red one may."""
    tiles = "option characters picked\noption tiles sheriff,banker,grocer,worker,settler,captain,prospector\n"
    text = f"carson city position 1\noption seats 2\n{tiles}bag saloon 1\nplayer A character prospector-red\n"
    assert read(text + "player B character banker\n").role[0] == TILE_BY_NAME["prospector-red"]


def test_who_chooses_first_is_asked_first() -> None:
    """R-TEACHER-Y: then the others in pass order."""
    text = PICKED + "round 2\nfirst-chooser B\npass C A B\n"
    first = read(text + "agenda\n round choose\n ask-character B 0\n")
    assert first.first_chooser == 1
    last = "player B character lawyer\nplayer C character banker\nagenda\n round choose\n ask-character A 2\n"
    assert read(text + last).actors() == [0]


def test_tiles_by_chance_are_named() -> None:
    tiles = "banker-red,worker,captain,doctor,teacher,lawyer,christmas-red"
    text = f"carson city position 1\noption seats 2\noption characters random\nin-play {tiles}\n"
    state = read(text)
    assert [int(tile) for tile in state.character] == [TILE_BY_NAME["banker-red"], TILE_BY_NAME["worker"]]
    assert f"\nin-play {tiles}\n" in GAME.write_position(state)


def test_kept_and_scrapped_tiles() -> None:
    """R-DEFERRED-LIMIT, for editions with a deadline."""
    text = (
        "carson city position 1\noption seats 2\noption edition 2009\nround 3\n"
        "scrapped bank 2 saloon 1\nplayer A hand hotel,hotel,ranch kept hotel,ranch\n"
    )
    state = read(text)
    assert state.scrapped == 2 << (4 * ids.BANK) | 1 << (4 * ids.SALOON)
    assert state.kept_tiles[0] == 1 << (4 * ids.HOTEL) | 1 << (4 * ids.RANCH)
    assert state.bag[ids.BANK] == 2


def test_a_tile_of_phase_1_is_due_in_the_first_building_step() -> None:
    """R-DEFERRED-LIMIT with R-CHINESE-R-BUILD."""
    text = PICKED + "option rules kept-buildings=one-round\nplayer A character worker-red"
    state = read(text + " cowboys 1 hand bank kept bank\n")
    assert state.kept_tiles[0] == 1 << (4 * ids.BANK)
    over = read(text + "\nscrapped bank 1\nagenda\n round before-vp-5\n")
    assert over.scrapped == 1 << (4 * ids.BANK)


def test_an_auction_of_the_token() -> None:
    text = (
        "carson city position 1\noption seats 3\noption characters settling-scores\npass C A B\n"
        "player A cash 5\nplayer B cash 30\nplayer C cash 9 character auctioneer-red\n"
        "agenda\n round choose\n ask-character A 1\n ask-bid B seller C out A\n"
    )
    state = read(text)
    assert state.legal(1)[-1] == ids.AMOUNT + 30
    assert read(text.replace("ask-bid B", "ask-bid B high 9 by C")).legal(1)[1] == ids.AMOUNT + 10


# ---- other numbers


def test_other_numbers_come_back_too() -> None:
    """What is usual need not be so: the bank, the bag, the general supply."""
    state = next(islice(busy_game(3, 4), 90, None)).clone()
    state.bank = 7
    state.reserve[1] -= 1
    for t in range(TYPES):
        state.bag[t] = 0
    text = GAME.write_position(check_round_trip(state))
    assert "\nbank 7\n" in text
    assert "\nbag -\n" in text
    assert " reserve " in text
