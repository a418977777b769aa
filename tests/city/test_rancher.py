"""The rancher: always legal, the same each time, better than chance, sensible where an answer is plain."""

import pytest

from carson.city.count.incomes import income
from carson.city.count.odds import LOSES_TIES, MAY_TIE, WINS_TIES, chance
from carson.city.count.places import empty_land
from carson.city.evaluator.map_values import MapValues
from carson.city.facts.buildings import CAP
from carson.city.facts.geometry import bit
from carson.city.facts.ids import (
    AMOUNT,
    BANK,
    BUILDING_VP,
    CITY_HALL,
    DONE,
    DRUGSTORE,
    EDGE,
    KEEP,
    MASK_WORDS,
    NO,
    PASS,
    SALOON,
    SPACE,
    STORE,
    YES,
)
from carson.city.game import CityGame
from carson.city.state import CityState
from carson.city.table.agenda import CHANCES
from carson.city.table.stack import allow, push
from carson.city.words.actions import ACTIONS, TEXTS, parcels_of
from carson.core.bot import Bot, RandomBot
from carson.core.clock import UNHURRIED
from carson.core.dealer import Dealer
from carson.core.rng import Rng
from carson.core.state import CHANCE, NOBODY
from carson.core.view import View
from tests.budget import BOTS, GAMES_OF_A_BOT, GAMES_OF_BOTS, first_on_both_engines
from tests.city.games import random_game
from tests.city.players import rancher
from tests.city.rules.draw import DrawnTable, position

GAME = CityGame()
BAGS = {"full bag": {}, "basic bag": {"buildings": ""}}
UNTAUGHT = CHANCES - 1  # a kind of question nobody asks yet
SHOPS = (SALOON, DRUGSTORE, BANK, STORE)
MOST_BY_A_HOUSE = 6  # dollars more for a shop


def new_game(seats: int, bag: str) -> CityState:
    return GAME.new(GAME.settle({"seats": str(seats), **BAGS[bag]}))


def seen(state: CityState, seat: int) -> View:
    return View(state, seat, Dealer("any"))


def finish(state: CityState, bots: list[Bot], rng: Rng, slips: int = 0) -> None:
    """Play to the end; one answer in `slips` is a random one, so that games reach odd places."""
    while (seat := int(state.actor())) != NOBODY:
        action = int(state.pick(rng))
        if seat != CHANCE:
            legal = state.legal(seat)
            chosen = bots[seat].choose(seen(state, seat), legal, UNHURRIED)
            assert chosen in legal
            if not slips or rng.below(slips) > 0:
                action = chosen
        state.play(seat, action)


def winner(state: CityState) -> int:
    result = state.result()
    assert result is not None
    return result.ranking[0]


def answer(table: DrawnTable) -> str:
    """What the bot says to the question on the table."""
    seat = int(table.state.actor())
    return TEXTS[rancher("any").choose(seen(table.state, seat), table.state.legal(seat), UNHURRIED)]


# ---- any game


@pytest.mark.parametrize("bag", BAGS)
@pytest.mark.parametrize("seats", first_on_both_engines([2, 3, 4, 5, 6], 1))
def test_it_plays_every_game_to_the_end(seats: int, bag: str) -> None:
    for game in range(GAMES_OF_BOTS):
        state = new_game(seats, bag)
        finish(state, [rancher(f"{game} {seat}") for seat in range(seats)], Rng(game), slips=game % 4 * 3)
        assert state.result() is not None


@pytest.mark.parametrize("bag", BAGS)
@pytest.mark.parametrize("seats", first_on_both_engines([2, 3, 4, 5, 6], 1))
def test_it_answers_wherever_random_players_end_up(seats: int, bag: str) -> None:
    for game in range(GAMES_OF_A_BOT):
        bots: list[Bot] = [RandomBot(f"{game} {seat}") for seat in range(seats)]
        bots[game % seats] = rancher(str(game))
        finish(new_game(seats, bag), bots, Rng(game), slips=2)


@pytest.mark.once(BOTS)
def test_the_same_seed_and_state_get_the_same_answer_whatever_was_asked_before() -> None:
    old = rancher("same")
    for state, _ in random_game(4, 7):
        seat = int(state.actor())
        if seat >= 0:
            before = state.dump()
            legal = state.legal(seat)
            fresh = rancher("same").choose(seen(state, seat), legal, UNHURRIED)
            assert old.choose(seen(state, seat), legal, UNHURRIED) == fresh
            assert state.dump() == before


@pytest.mark.once(BOTS)
def test_it_beats_random_players() -> None:
    wins = 0
    for game in range(24):
        bots: list[Bot] = [RandomBot(f"{game} {seat}") for seat in range(4)]
        bots[game % 4] = rancher(str(game))
        state = new_game(4, list(BAGS)[game // 4 % 2])
        finish(state, bots, Rng(1000 + game))
        wins += winner(state) == game % 4
    assert wins >= 20


@pytest.mark.parametrize(
    ("legal", "said"),
    [
        ([YES, NO], NO),
        ([5, DONE], DONE),
        ([5, KEEP], KEEP),
        ([PASS, SPACE], PASS),
        ([77], 77),
        ([5, AMOUNT + 2, AMOUNT + 7], AMOUNT + 2),
        ([EDGE + 3, SPACE], SPACE),
    ],
)
def test_it_commits_to_nothing_when_it_does_not_know_the_question(legal: list[int], said: int) -> None:
    assert said_to_an_unknown_question(legal) == said


def test_an_unknown_question_without_a_safe_word_gets_some_answer() -> None:
    assert said_to_an_unknown_question([5, 9, 12]) in (5, 9, 12)


def said_to_an_unknown_question(answers: list[int]) -> int:
    """What it says when these answers are offered and nobody has taught it the question."""
    state = new_game(2, "full bag")
    push(state, UNTAUGHT, 1)
    for word in range(MASK_WORDS):
        state.options[word] = 0
    for action in answers:
        allow(state, action)
    return rancher("any").choose(View(state, 1, Dealer("any")), answers, UNHURRIED)


# ---- its arithmetic


@pytest.mark.once(BOTS)
def test_what_a_house_changes_is_what_the_incomes_say() -> None:
    """The bot's quick sums against the engine, on every free parcel of a few grown cities."""
    checked = 0
    for seed in range(4):
        state = new_game(3, "full bag")
        rng = Rng(seed)
        bots = [rancher(str(seat)) for seat in range(3)]
        while state.round < 4:
            seat = int(state.actor())
            action = int(state.pick(rng))
            if seat >= 0:
                action = bots[seat].choose(seen(state, seat), state.legal(seat), UNHURRIED)
            state.play(seat, action)
        checked += check_houses(state)
    assert checked > 50


def check_houses(state: CityState) -> int:
    values = MapValues(3)
    values.begin(state)
    before = incomes(state)
    if any(0 < CAP[t] - dollars < MOST_BY_A_HOUSE for (_, t, _), dollars in before.items() if t in SHOPS):
        return 0
    free = parcels_of(empty_land(state) & ~state.taken)
    for parcel in free:
        after = state.clone()
        after.houses |= bit(parcel)
        after.occupied |= bit(parcel)
        gains = [0, 0, 0]
        for (seat, t, at), dollars in incomes(after).items():
            gains[seat] += dollars - before[seat, t, at]
        total = gains[0] - values.share * (gains[1] + gains[2])
        assert values.house(state, 0, parcel) == pytest.approx(total * values.stream)
    return len(free)


def incomes(state: CityState) -> dict[tuple[int, int, int], int]:
    found: dict[tuple[int, int, int], int] = {}
    for seat in range(3):
        for t in range(CITY_HALL):
            if CAP[t]:
                for parcel in parcels_of(state.built[t] & state.owned[seat]):
                    found[seat, t, parcel] = int(income(state, seat, t, parcel))
    return found


def test_the_odds_of_a_duel() -> None:
    assert chance(3, []) == 1
    assert chance(3, [(3, LOSES_TIES)]) == pytest.approx(15 / 36)
    assert chance(3, [(3, WINS_TIES)]) == pytest.approx(21 / 36)
    assert chance(3, [(3, MAY_TIE)]) == pytest.approx(1 / 2)
    assert chance(9, [(3, LOSES_TIES)]) == 1
    assert chance(3, [(9, MAY_TIE), (0, MAY_TIE)]) < chance(3, [(8, MAY_TIE)])


# ---- drawn situations with one good answer


def test_it_buys_a_cheap_mine_beside_three_mountains_and_puts_it_there() -> None:
    table = position("""
               c      d      e      f
         5   A        ^^     ^^
         4          A        ^^

        market 4:mine
        player A cash 15 on build-4
        player B
        agenda
          round before-build-4
    """)
    assert answer(table) == "yes"
    table.play("A yes")
    assert answer(table) == "d4"


def test_it_does_not_raid_a_poor_ranch() -> None:
    table = position("""
               c      d      e      f
         5     ^^     ^^     ^^
         4     ^^   B ra     ^^
         3     ^^     ^^     ^^

        player A cash 5 cowboys 3 revolvers 5
        player B cash 5 cowboys 1
    """)
    assert table.asked == "A ask-place"
    assert answer(table) != "d4"
    scores = dict(rancher("any").rated(seen(table.state, 0), table.state.legal(0)))
    assert scores.get(ACTIONS["d4"], -1.0) < min(scores[ACTIONS["pass"]], 0.0)


def test_it_raids_a_rich_saloon_that_nobody_can_defend() -> None:
    table = position("""
               c      d      e      f
         5     hs     hs     hs
         4     hs   B sa     hs
         3     hs     hs     hs

        round 4
        player A cash 0 cowboys 3 revolvers 6 character grocer
        player B cash 5 character banker
        turn A B
        pass B
    """)
    assert answer(table) == "d4"


def test_the_house_goes_next_to_its_own_saloon() -> None:
    table = position("""
               c      d      e      f      g
         5          A sa
           +      +------+------+------+      +
         4        |   hs |   hs |   hs |
                  |      |      |      |
           +      +------+------+------+      +
         3                        B sa

        placing d5
        player A
        player B
        agenda
          round build-12
          ask-house A
    """)
    assert answer(table) in ("c5", "e5", "c4")


def test_the_house_stays_away_from_a_rivals_saloon() -> None:
    table = position("""
               c      d      e      f      g
         5   A      B ho   B ho
           +      +------+      +      +      +
         4   A mi |   hs |
                  |      |
           +      +------+      +      +      +
         3            hs   B sa

        market 12:prison
        player A cash 12 on build-12
        player B
        agenda
          round before-build-12
    """)
    table.play("A yes", "A c5")
    assert table.asked == "A ask-house"
    assert table.parcels == {"e4", "c3"}
    assert answer(table) == "c3"


CROWDED = """
               c      d      e
           +      +------+      +
         8     ^^ |   hs |   ^^
                  |      |
           +      +------+      +
         7   B      A      {e7}

        round {round}
        market 12:saloon
        player A cash 12 on build-12
        player B
        agenda
          round before-build-12
"""


def test_it_refuses_the_only_house_a_rivals_saloon_waits_for() -> None:
    table = position(CROWDED.format(round=1, e7="  ^^"))
    table.play("A yes", "A d7", "A c7")
    assert table.asked == "B ask-consent c7"
    assert answer(table) == "no"


def test_it_agrees_when_a_house_scores_and_the_rival_could_build_anyway() -> None:
    table = position(CROWDED.format(round=4, e7="A"))
    table.play("A yes", "A d7", "A c7")
    assert table.asked == "B ask-consent c7"
    assert answer(table) == "yes"


def test_it_lays_a_road_only_to_open_a_site() -> None:
    table = position("""
               c      d      e      f
         5
           +      +------+      +      +
         4        |   hs |          A
                  |      |
           +      +------+      +      +

        market 8:bank
        player A cash 8 roads 2 on build-8
        player B
        agenda
          round before-build-8
    """)
    table.play("A yes")
    road = answer(table)
    assert road in table.roads
    table.play(f"A {road}")
    assert answer(table) == "f4"


def test_it_keeps_its_roads_when_nothing_waits_for_them() -> None:
    table = position("""
               c      d      e
         5
           +      +------+      +
         4        |   hs | A
                  |      |
           +      +------+      +

        player A roads 3 cowboys 1
        player B roads 3
        agenda
          round before-road-window-1
    """)
    assert table.asked == "A ask-roads"
    assert answer(table) == "done"


def test_in_the_last_round_it_turns_all_its_money_into_points() -> None:
    table = position("""
        round 4
        player A cash 30 on vp-5 character banker
        player B
        agenda
          round before-vp-5
    """)
    assert answer(table) == "6"


def test_it_spends_two_dollars_more_for_a_point() -> None:
    """The rulebook's own example: $28, a limit of $20, and $10 for one point."""
    table = position("""
        player A cash 28 character sheriff
        player B
        agenda
          round before-cash-limit
    """)
    assert answer(table) == "1"


def test_it_doubles_the_type_that_earns_most() -> None:
    table = position("""
               c      d      e      f      g
         5     hs     hs     hs          A
         4     hs   A sa     hs          A ra

        player A character grocer
        player B character banker
        agenda
          round before-doubling
    """)
    assert table.choices == {"8", "ranch", "saloon"}
    assert answer(table) == "saloon"


def test_it_claims_points_for_many_buildings() -> None:
    table = position("""
               c      d      e      f      g
         5   A ra   A ra   A mi
         4   A mi   A ra   A ho

        round 4
        player A cash 0 cowboys 2 revolvers 5 character grocer
        player B cash 5 cowboys 2 character banker
        turn A B
    """)
    assert answer(table) == TEXTS[SPACE + BUILDING_VP]
