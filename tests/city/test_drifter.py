"""The drifter: always legal, random, and never foolish where an answer is plain."""

from collections.abc import Callable

import pytest

from carson.city.facts.geometry import PARCELS
from carson.city.facts.ids import DONE, PASS
from carson.city.game import CityGame
from carson.city.players.drifter import DrifterBot
from carson.city.players.sense import is_road
from carson.city.state import CityState
from carson.city.table.agenda import ASK_CITY_HALL, ASK_HOUSE, ASK_SITE, CHANCES, kind_of
from carson.city.table.stack import push, top
from carson.city.words.actions import TEXTS
from carson.core.bot import Bot, RandomBot
from carson.core.clock import UNHURRIED
from carson.core.dealer import Dealer
from carson.core.rng import Rng
from carson.core.state import CHANCE, NOBODY
from carson.core.view import View
from tests.budget import GAMES_OF_ANY_KIND
from tests.city.games import random_options
from tests.city.players import rancher
from tests.city.rules.draw import DrawnTable, position

GAME = CityGame()
UNTAUGHT = CHANCES - 1  # a kind of question nobody asks yet


def seen(state: CityState, seat: int) -> View:
    return View(state, seat, Dealer("any"))


def finish(state: CityState, bots: list[Bot], rng: Rng) -> None:
    """Play to the end; roads are laid only where a building or a House waits for one."""
    while (seat := int(state.actor())) != NOBODY:
        action = int(state.pick(rng))
        if seat != CHANCE:
            legal = state.legal(seat)
            action = bots[seat].choose(seen(state, seat), legal, UNHURRIED)
            assert action in legal
            if isinstance(bots[seat], DrifterBot) and is_road(action):
                assert kind_of(top(state)) in (ASK_SITE, ASK_HOUSE, ASK_CITY_HALL)
                assert not any(other < PARCELS for other in legal)
        state.play(seat, action)


def winner(state: CityState) -> int:
    result = state.result()
    assert result is not None
    return result.ranking[0]


def sane(table: DrawnTable) -> set[str]:
    """What the drifter may say to the question on the table."""
    seat = int(table.state.actor())
    return {TEXTS[a] for a in DrifterBot("any").sane(seen(table.state, seat), table.state.legal(seat))}


@pytest.mark.parametrize("seed", range(GAMES_OF_ANY_KIND))
def test_it_plays_every_game_to_the_end(seed: int) -> None:
    """All editions, sets of characters and variants, as chance has it."""
    options = random_options(seed)
    state = GAME.new(options)
    finish(state, [DrifterBot(f"{seed} {seat}") for seat in range(int(options["seats"]))], Rng(seed))
    assert state.result() is not None


def duel(first: Callable[[str], Bot], second: Callable[[str], Bot], games: int) -> int:
    """How often one bot wins against three others."""
    wins = 0
    for game in range(games):
        bots: list[Bot] = [second(f"{game} {seat}") for seat in range(4)]
        bots[game % 4] = first(str(game))
        state = GAME.new(GAME.settle({"seats": "4"}))
        finish(state, bots, Rng(game))
        wins += winner(state) == game % 4
    return wins


@pytest.mark.once("bots are the same on both engines")
def test_it_beats_random_players() -> None:
    assert duel(DrifterBot, RandomBot, 24) >= 20


@pytest.mark.once("bots are the same on both engines")
def test_the_rancher_beats_it() -> None:
    assert duel(rancher, DrifterBot, 12) >= 10


def test_the_same_seed_gives_the_same_answers() -> None:
    one, two = (GAME.new(GAME.settle({"seats": "3"})) for _ in range(2))
    for state in (one, two):
        finish(state, [DrifterBot(str(seat)) for seat in range(3)], Rng(1))
    assert one.dump() == two.dump()


def test_a_question_nobody_taught_it_gets_any_answer_but_a_road() -> None:
    state = GAME.new(GAME.settle({"seats": "2"}))
    push(state, UNTAUGHT, 1)
    assert DrifterBot("any").sane(seen(state, 1), [5, 70, DONE]) == [5, DONE]


# ---- drawn situations


def test_it_goes_where_it_can_pay_and_does_not_pass_early() -> None:
    table = position("""
               c      d      e      f
         5     ^^     ^^     ^^
         4     ^^   B ra     ^^

        market 12:mine 3:ranch
        player A cash 0 cowboys 5 revolvers 5
        player B cash 5 cowboys 1
    """)
    assert table.asked == "A ask-place"
    assert {"c3", "build-3", "parcel-vp", "building-vp", TEXTS[PASS]}.isdisjoint(sane(table))
    assert {"wages", "gambling", "cowboy-vp", "ammunition"} <= sane(table)


def test_it_does_not_fight_a_stronger_rival() -> None:
    table = position("""
        player A cash 9 cowboys 3
        player B cash 5 revolvers 6 on gambling
        turn A B
        pass B
    """)
    assert "gambling" not in sane(table)
    assert "cowboy-income" in sane(table)


def test_few_cowboys_may_be_kept_but_not_in_the_last_round() -> None:
    drawn = """
        round {round}
        player A cash 9 cowboys 2 character banker
        player B cash 5 character grocer
        turn A B
        pass B
    """
    assert TEXTS[PASS] in sane(position(drawn.format(round=3)))
    assert TEXTS[PASS] not in sane(position(drawn.format(round=4)))


def test_it_spends_no_more_than_it_must() -> None:
    table = position("""
        player A cash 48 character sheriff
        player B
        agenda
          round before-cash-limit
    """)
    assert table.choices == {"2", "3", "4"}
    assert sane(table) == {"2"}


def test_it_buys_no_building_at_the_end_without_land_for_it() -> None:
    drawn = """
               c      d
         5   {land}

        round {round}
        market 4:mine
        player A cash 15 on build-4
        player B
        agenda
          round before-build-4
    """
    assert sane(position(drawn.format(land="  ", round=4))) == {"no"}
    assert sane(position(drawn.format(land="A ", round=4))) == {"yes"}
    assert sane(position(drawn.format(land="  ", round=1))) == {"yes"}


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
    assert sane(table) == {"done"}


def test_it_lays_a_road_to_open_a_site() -> None:
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
    assert sane(table) <= table.roads
    table.play(f"A {sane(table).pop()}")
    assert sane(table) == {"f4"}


def test_it_does_not_double_what_earns_less() -> None:
    table = position("""
               c      d      e      f      g
         5     hs     hs     hs     ^^     ^^
         4     hs   A sa     hs          A ra

        player A character grocer
        player B character banker
        agenda
          round before-doubling
    """)
    assert table.choices == {"8", "ranch", "saloon"}
    assert sane(table) == {"8", "saloon"}


def test_in_the_last_round_it_turns_its_money_into_points() -> None:
    table = position("""
        round 4
        player A cash 30 on vp-5 character banker
        player B
        agenda
          round before-vp-5
    """)
    assert sane(table) == {"6"}
