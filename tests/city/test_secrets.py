"""Nobody learns what is in another hand or on another sheet: views, scenes, logs, records and resampling."""

import json
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from carson.city.count.duel_tiles import known_total, own_tiles, size, total, values_of
from carson.city.game import CityGame
from carson.city.state import CityState
from carson.city.table.agenda import ASK_DUEL_TILES, ASK_SHEETS, DRAW_DUEL_TILE, kind_of
from carson.city.table.stack import top
from carson.city.view.unseen import shares
from carson.core.clock import UNHURRIED
from carson.core.dealer import Dealer
from carson.core.events import Event
from carson.core.match import Match
from carson.core.rng import Rng
from carson.core.state import CHANCE, NOBODY, own
from carson.core.view import View, seen
from tests.budget import SECRET_GAMES
from tests.city.games import random_game
from tests.city.players import rancher
from tests.city.rules.draw import DrawnTable, position
from tests.scenes import sent

GAME = CityGame()
FACE = GAME.face()
NAMES = ["Ann", "Ben", "Cid", "Dot", "Eve", "Fox"]
BOTH = "new-beginning,might-is-right"
SEEN = [0, 1, 2, NOBODY]


def duel() -> DrawnTable:
    """Three players, two of them in a duel; C has taken its tiles from the pile."""
    return position("""
        option variants might-is-right
        face-up 5
        uncounted C
        pass A B C
        player A revolvers 1 duel-tiles 0,2,4 on roads
        player B revolvers 2 duel-tiles 1,2,4 on roads
        player C duel-tiles 0,3
        agenda
          round before-roads
    """)


def player(state: CityState, seat: int, viewer: int) -> dict[str, object]:
    """One player in somebody's view."""
    players = state.view(viewer)["players"]
    assert isinstance(players, list)
    found: dict[str, object] = players[seat]
    return found


def scene(state: CityState, viewer: int) -> dict[str, Any]:
    """What somebody's screen is told, as it is sent."""
    told: dict[str, Any] = sent(FACE.scene(seen(state, viewer)))
    return told


def seat_on_screen(state: CityState, seat: int, viewer: int) -> dict[str, Any]:
    """One player on somebody's screen."""
    found: dict[str, Any] = scene(state, viewer)["players"][seat]
    return found


# ---- screens


def test_a_duel_on_screen_tells_who_has_still_to_choose() -> None:
    """Of equals the first one wins, as the pass order says; what was chosen is on nobody else's screen."""
    text = """
        option variants might-is-right
        pass B C A
        player A revolvers 1 duel-tiles 0,2,4 on roads
        player B revolvers 2 duel-tiles 1,2,4 on roads
        player C duel-tiles 0,3
        agenda
          round before-roads
    """
    table = position(text)
    told = {"place": "roads", "seats": [1, 0], "outlaw": None, "waiting": [0, 1], "shown": False}
    assert scene(table.state, NOBODY)["tileDuel"] == told
    table.play("A tile-4")
    for viewer in SEEN:
        assert scene(table.state, viewer)["tileDuel"] == {**told, "waiting": [1]}
        played = seat_on_screen(table.state, 0, viewer)["duelTiles"]["played"]
        assert played == ([4] if viewer == 0 else None)


def test_an_outlaw_on_screen_comes_with_his_strength() -> None:
    table = position("""
               c      d      e
         4            o
                      a
         3

        option variants might-is-right,outlaws
        round 2
        outlaw-strength 9
        player A duel-tiles 0,2,4
        player B
        agenda
          round before-outlaw-fights
    """)
    assert scene(table.state, 0)["tileDuel"]["outlaw"] == 9
    assert scene(table.state, 0)["tileDuel"]["seats"] == [0]


# ---- views


def test_only_the_own_tiles_are_seen() -> None:
    state = duel().state
    for viewer in SEEN:
        for seat, hand in enumerate([[0, 2, 4], [1, 2, 4], [0, 3]]):
            told = player(state, seat, viewer)
            assert told["duel_tiles"] == (hand if seat == viewer else None)
            assert told["duel_tiles_left"] == len(hand)
            assert told["duel_total"] == (None if seat == 2 else sum(hand))
    assert state.view(NOBODY)["duel_pile"] == {"tiles": 10, "face_up": [5]}


def test_a_tile_on_the_table_is_seen_when_all_are() -> None:
    """R-MIR-REVEAL: before that not even that it has left the hand."""
    table = duel()
    before = player(table.state, 1, 0)
    table.play("B tile-2")
    assert player(table.state, 1, 0) == before
    assert player(table.state, 1, 1)["duel_played"] == [2]
    assert player(table.state, 1, 1)["duel_tiles"] == [1, 4]


def test_what_the_others_have_shown_is_seen_by_the_gunsmith() -> None:
    table = position("""
        option variants might-is-right
        option characters picked
        option tiles sheriff,banker,prospector-red,settler,gunsmith-red,doctor,lawyer
        player A character gunsmith-red duel-tiles 0,2 on roads
        player B character banker duel-tiles 1,3 on roads
        agenda
          round before-roads
    """)
    table.play("B tile-3")
    assert [player(table.state, 1, viewer)["duel_played"] for viewer in (0, NOBODY)] == [[3], [3]]
    assert player(table.state, 1, 0)["duel_tiles_left"] == 1


def test_sheets_are_seen_by_their_owners_until_all_are_shown() -> None:
    state = GAME.new(GAME.settle({"seats": "2", "variants": "new-beginning"}))
    rng = Rng(1)
    while kind_of(top(state)) != ASK_SHEETS:
        state.play(state.actor(), state.pick(rng))
    table = DrawnTable(state)
    table.play("B 3", "B 2")
    assert [player(state, 1, viewer)["sheet"] for viewer in (0, 1, NOBODY)] == [
        None,
        {"cowboys": 3, "parcels": 2},
        None,
    ]
    table.play("B 1", "B 1", "B 0", "B done", *[f"A {number}" for number in (4, 2, 1, 1, 0)], "A done")
    whole = {"cowboys": 3, "parcels": 2, "roads": 1, "revolvers": 1, "bid": 0}
    assert [player(state, 1, viewer)["sheet"] for viewer in (0, 1, NOBODY)] == [whole] * 3
    for viewer in (0, NOBODY):
        shown = seat_on_screen(state, 1, viewer)["sheet"]
        assert {row["line"]: row["number"] for row in shown} == {"money": 15, **whole}


@pytest.mark.parametrize("seed", range(SECRET_GAMES))
def test_views_scenes_and_answers_do_not_tell_what_is_hidden(seed: int) -> None:
    """At every state of a game: what a seat cannot know changes nothing of what it gets."""
    secrets = 0
    seats = 2 + seed % 5
    for number, (state, _) in enumerate(random_game(seats, seed, variants=BOTH, characters="random")):
        if number % 2:
            continue
        for seat in [*range(seats), NOBODY]:
            other = state.resample(seat, Dealer(f"{seed}/{number}/{seat}"))
            secrets += other.dump() != state.dump()
            assert other.view(seat) == state.view(seat)
            assert [other.legal(seat), other.actors()] == [state.legal(seat), state.actors()]
            if number % 10 == 0:
                eyes = state.viewer(seat)
                assert FACE.scene(seen(other, eyes)) == FACE.scene(seen(state, eyes))
                assert FACE.board(seen(other), NAMES[:seats]) == FACE.board(seen(state), NAMES[:seats])
                if seat >= 0:
                    assert FACE.private(seen(other, seat)) == FACE.private(seen(state, seat))
                    assert FACE.question(seen(other, seat), NAMES) == FACE.question(seen(state, seat), NAMES)
                    assert FACE.choices(seen(other, seat), NAMES) == FACE.choices(seen(state, seat), NAMES)
                    assert GAME.inspect(other, seat) == GAME.inspect(state, seat)
    assert secrets > 20


def test_a_spectator_sees_what_everybody_sees() -> None:
    state = duel().state
    assert [state.viewer(seat) for seat in SEEN] == SEEN
    assert FACE.scene(seen(state, NOBODY)) != FACE.scene(seen(state, 0))
    plain = GAME.new(GAME.settle({}))
    assert {plain.viewer(seat) for seat in SEEN} == {NOBODY}


# ---- what is told


def in_words(events: list[Event]) -> str:
    return " ".join(FACE.tell(event, NAMES) for event in events)


@pytest.mark.parametrize("seats", [3, 6])
def test_nothing_that_is_told_while_tiles_are_dealt_tells_a_value(seats: int) -> None:
    """The lowest tiles or the highest: the same words, but for the totals in the end."""
    told: list[list[str]] = []
    for pick in (min, max):
        state = GAME.new(GAME.settle({"seats": str(seats), "variants": "might-is-right"}))
        rng = Rng(2)
        while kind_of(top(state)) != DRAW_DUEL_TILE:
            state.play(state.actor(), state.pick(rng))
        lines = []
        while kind_of(top(state)) == DRAW_DUEL_TILE:
            events = state.take(CHANCE, pick(outcome for outcome, _ in state.chance()))
            lines.append(in_words([event for event in events if event.kind != "counted-tiles"]))
        told.append(lines)
    assert told[0] == told[1] != []


def test_a_tile_on_the_table_is_not_told() -> None:
    table = duel()
    table.play("A tile-4")
    assert table.events == []


# ---- resampling


def test_a_resampled_state_keeps_what_everybody_knows() -> None:
    """Sizes, totals of counted hands, the own hand, what lies face up; and every tile once."""
    state = duel().state
    hands: Counter[tuple[int, ...]] = Counter()
    for number in range(200):
        other = state.resample(0, Dealer(str(number)))
        assert other.duel_tiles[0] == state.duel_tiles[0]
        assert other.face_up == state.face_up
        assert [size(other.duel_tiles[seat]) for seat in range(3)] == [3, 3, 2]
        assert total(other.duel_tiles[1]) == 7
        assert values_of(other.duel_tiles[1]) == [
            1,
            2,
            4,
        ]  # A knows its own, so B's are the other counted ones
        hands[tuple(values_of(other.duel_tiles[2]))] += 1
    assert len(hands) > 15  # any two of the pile that were not turned up since


def test_counted_hands_are_shared_out_in_every_way_alike() -> None:
    """All ways to give 1, 2, 3 and 4 to two hands of two with 5 points each."""
    state = position("""
        option variants might-is-right
        player A duel-tiles 5
        player B duel-tiles 1,4
        player C duel-tiles 2,3
    """).state
    ways = Counter(tuple(sorted(order[:2])) for order in permutations([1, 4, 2, 3]) if sum(order[:2]) == 5)
    seen = Counter(tuple(values_of(state.resample(0, Dealer(str(n))).duel_tiles[1])) for n in range(400))
    assert set(seen) == set(ways) == {(1, 4), (2, 3)}
    assert abs(seen[1, 4] - 200) < 60


def test_the_number_of_ways_counts_equal_tiles_apart() -> None:
    """Two hands of 6 points each out of 0, 1, 1, 1, 4 and 5, counted over all orders of these tiles."""
    pool = [0, 1, 1, 1, 4, 5]
    orders = sum(sum(order[:3]) == 6 for order in permutations(pool))
    packed = sum(1 << 4 * value for value in pool)
    assert shares(packed, ((3, 6), (3, 6))) * 6 * 6 == orders > 0


@pytest.mark.parametrize("seed", range(5))
def test_resampling_depends_only_on_what_the_seat_may_know(seed: int) -> None:
    """Two states that the seat cannot tell apart are resampled to the same state by the same dealer."""
    seats = 2 + seed
    for number, (state, _) in enumerate(random_game(seats, seed, variants=BOTH)):
        if number % 3:
            continue
        for seat in [*range(seats), NOBODY]:
            other = state.resample(seat, Dealer("one"))
            again = other.resample(seat, Dealer(str(number)))
            assert again.dump() == state.resample(seat, Dealer(str(number))).dump()


@pytest.mark.parametrize("seed", range(4))
def test_resampled_states_are_states_of_the_game(seed: int) -> None:
    """They can be written, read and played to the end, and hands that were counted keep their totals."""
    seats = 3 + seed % 4
    for number, (state, _) in enumerate(random_game(seats, seed, variants=BOTH)):
        if number % 29 or not state.depth:
            continue
        other = state.resample(number % seats, Dealer(str(number)))
        assert GAME.read_position(GAME.write_position(other)).dump() == other.dump()
        for seat in range(seats):
            assert size(own_tiles(other, seat)) == size(own_tiles(state, seat))
            assert known_total(other, seat) == known_total(state, seat)
        rng = Rng(number)
        while other.actors():
            other.play(other.actor(), other.pick(rng))
        assert other.result() is not None


# ---- bots


def test_the_bots_tile_does_not_depend_on_what_others_hold() -> None:
    state = duel().state
    answers = {
        rancher("1").choose(View(state, 0, Dealer(str(n))), state.legal(0), UNHURRIED) for n in range(20)
    }
    assert len(answers) == 1


# ---- records


def test_answers_that_are_not_shown_stay_out_of_a_running_record() -> None:
    """Sheets: however many lines one has filled, and even when only one is still asked."""
    match = Match.start(GAME, GAME.settle({"seats": "2", "variants": "new-beginning"}), "s", ["A", "B"])
    assert kind_of(top(own(match.state, CityState))) == ASK_SHEETS
    before = match.history[-1]
    for seat, text in [(1, "2"), (1, "4"), (1, "0"), (1, "0"), (1, "0"), (1, "done"), (0, "3"), (0, "2")]:
        match.act(seat, GAME.parse_action(text))
        assert match.state.holds_sealed_answers()
        assert match.settled(match.history[-1]) == before
    for text in ("1", "1", "0", "done"):
        match.act(0, GAME.parse_action(text))
    assert match.settled(match.history[-1]) == match.history[-1]


def test_hidden_hands_are_declared() -> None:
    """So that a server keeps records and copies of a running game closed."""
    assert GAME.keeps_secrets(GAME.settle({"variants": "might-is-right"}))
    assert not GAME.keeps_secrets(GAME.settle({"variants": "new-beginning"}))
    table = duel()
    assert not table.state.holds_sealed_answers()
    table.play("A tile-0")
    assert table.state.holds_sealed_answers()
    table.play("B tile-1")
    assert not table.state.holds_sealed_answers()
    assert {event.kind for event in table.events} & GAME.reveals


def test_views_are_plain_json() -> None:
    for state, _ in random_game(3, 5, variants=BOTH):
        if state.depth and kind_of(top(state)) in (ASK_DUEL_TILES, ASK_SHEETS):
            json.dumps([state.view(0), sent(FACE.scene(seen(state, 0)))])
