"""The face says something about everything, says it once, and stays inside its hundred columns."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from carson.city.face import CityFace
from carson.city.facts import ids
from carson.city.facts.buildings import BUILDINGS
from carson.city.facts.characters import LIMIT, PLAYABLE, SIDES
from carson.city.facts.geometry import EDGES, bit
from carson.city.facts.rules import Rules, bag_of
from carson.city.facts.spaces import SPACE_TABLE
from carson.city.state import CityState, new_game
from carson.city.steps.income import pay_out
from carson.city.table import agenda, events
from carson.city.table.agenda import FRAME_NAMES, QUESTION, kind_of
from carson.city.table.events import EVENT_TABLE
from carson.city.table.moves import claim, lay_road, put_building
from carson.city.table.stack import offer, push, top
from carson.city.words.actions import ACTIONS, action_text
from carson.city.words.log_lines import REASONS, SILENT, TOLD_ELSEWHERE
from carson.city.words.marks import CONTESTED, FREE
from carson.city.words.terms import TEXTS, building_name, character_name, place_name
from carson.core.events import Event
from carson.core.face import Line
from carson.core.result import Result
from carson.core.rng import Rng
from carson.core.state import CHANCE

FACE = CityFace()
KEYS = TEXTS.keys()
NAMES = ["Ada", "Ben", "Cleo", "Dusty", "Ezra", "Flo"]
LONG_NAMES = ["Bartholomew Featherstonehaugh III", "王小明的快樂小鎮", "e\u0301mile", "{0}", "x" * 200, ""]
STYLES = {"", "road", "mountain", "house", "building", "income", "price", "legal", "dim", "title", "river"}
STYLES |= {f"seat-{seat}" for seat in range(6)}
ALL_TYPES = bag_of(set(range(ids.TYPES)))
FIRST_GAME = bytes(number * 2 for number in range(1, 8))
D4, E4, E5 = 27, 28, 36


def rules(seats: int) -> Rules:
    return Rules({"seats": str(seats)}, FIRST_GAME, ALL_TYPES)


def keen(state: CityState, rng: Rng) -> int:
    """A random choice of somebody who likes to build, so that long games see every kind of question."""
    kind = int(kind_of(top(state)))
    legal = state.option_list()
    likes = {
        agenda.ASK_BUILDING: [ids.YES],
        agenda.ASK_SITE: list(range(64)),
        agenda.ASK_HOUSE: list(range(64)),
        agenda.ASK_PARCEL: list(range(64)),
        agenda.ASK_CASH_NOW: [ids.NO],
        agenda.ASK_SPEND: [ids.AMOUNT],
        agenda.ASK_VP: [ids.AMOUNT],
        agenda.ASK_PLACE: list(range(ids.SPACE, ids.SPACE + ids.BUILD_3 + 1)),
    }
    liked = [action for action in likes.get(kind, []) if action in legal]
    if not liked or rng.below(8) < 3:
        liked = legal
    return liked[int(rng.below(len(liked)))]


def played(seats: int, seed: int) -> Iterator[tuple[CityState, list[Event]]]:
    """Every state of a game with the events that led to it."""
    state, rng = new_game(rules(seats)), Rng(seed)
    yield state, []
    while state.depth:
        action = keen(state, rng) if state.actor() >= 0 else int(state.pick(rng))
        yield state, state.take(int(state.actor()), action)


GAMES = [(seats, seed) for seats in range(2, 7) for seed in range(3)]


def text_of(line: Line) -> str:
    return "".join(span.text for span in line)


# ---- everything has its text


@pytest.mark.parametrize("name", [name for kind, name in FRAME_NAMES.items() if kind >= QUESTION])
def test_every_question_has_its_sentence(name: str) -> None:
    assert any(re.fullmatch(rf"question\.{name}([.-].+)?", key) for key in KEYS)


@pytest.mark.parametrize("kind", [kind for kind, _ in EVENT_TABLE.values()])
def test_every_event_is_told_or_silent_on_purpose(kind: str) -> None:
    fields = next(fields for name, fields in EVENT_TABLE.values() if name == kind)
    for reason in [*range(ids.SPACES), *REASONS, *TOLD_ELSEWHERE] if "reason" in fields else [0]:
        for amount in (-3, 3) if kind == "money" else (1, 2):
            data = {field: {"reason": reason, "amount": amount}.get(field, 1) for field in fields}
            line = FACE.tell(Event(kind, 1, data), NAMES)
            assert bool(line) != (kind in SILENT or reason in TOLD_ELSEWHERE)
            assert "{" not in line
    assert kind not in SILENT or f"log.{kind}" not in KEYS


def test_every_reason_is_named() -> None:
    named = {value for name, value in vars(events).items() if name.startswith("FOR_")}
    assert set(REASONS) | TOLD_ELSEWHERE == named
    assert not set(REASONS) & TOLD_ELSEWHERE


def test_names_are_there_and_tell_things_apart() -> None:
    for names in (
        [building_name(t) for t in range(len(BUILDINGS))],
        [character_name(tile) for tile in range(len(SIDES))],
        [place_name(ids.SPACE + space) for space in range(len(SPACE_TABLE))],
    ):
        assert all(names)
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("tile", [tile for tile in range(len(SIDES)) if PLAYABLE[tile]])
def test_every_playable_side_tells_its_power_and_limit(tile: int) -> None:
    state = placing(2)
    push(state, agenda.ASK_CHARACTER, 0)
    offer(state, ids.CHARACTER + tile)
    (choice,) = FACE.choices(state, 0, NAMES)
    assert choice.label.startswith(f"{tile // 2} {character_name(tile)} (limit ${LIMIT[tile]}): you ")


def test_score_lines_and_the_end_are_told() -> None:
    state, _ = list(played(4, 1))[-1]
    result = state.result()
    assert result is not None
    assert "4 rounds" in FACE.reason(result)
    for line in [line for lines in result.scores for line in lines]:
        assert FACE.score_label(line.key)
    assert FACE.score_label("station")
    assert FACE.question(state, 0, NAMES) == "The game is over."
    assert FACE.choices(state, 0, NAMES) == []
    with pytest.raises(LookupError):
        FACE.reason(Result("boredom", [], []))


# ---- choices


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_choices_are_exactly_the_legal_actions(seats: int, seed: int) -> None:
    for state, _ in played(seats, seed):
        for seat in range(seats):
            choices = FACE.choices(state, seat, NAMES)
            assert sorted(choice.action for choice in choices) == state.legal(seat)
            labels = [choice.label for choice in choices]
            assert all(labels)
            assert len(set(labels)) == len(labels), sorted(labels)
            for choice in choices:
                assert choice.group
                assert "{" not in choice.label
                assert (choice.group == "Roads") == (ids.EDGE <= choice.action < ids.EDGE + EDGES)
                on_board = choice.action < ids.SPACE + ids.SPACES
                assert choice.at == (action_text(choice.action) if on_board else None)


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_questions_and_log_lines_are_sentences(seats: int, seed: int) -> None:
    for state, told in played(seats, seed):
        for seat in range(seats):
            assert FACE.question(state, seat, NAMES)[-1] in "?.:!"
        for line in (FACE.tell(event, NAMES) for event in told):
            assert not line or re.fullmatch(r"[A-Z][^{}]*[.!]", line), line
        for event in told:
            assert set(FACE.places(event)) <= set(ACTIONS)


def test_games_of_a_keen_builder_meet_every_question() -> None:
    """So that the tests above have seen every kind of label."""
    met: set[int] = set()
    for seed in range(60):
        met |= {int(kind_of(top(state))) for state, _ in played(2 + seed % 5, seed) if state.depth}
        if met == {kind for kind in FRAME_NAMES if kind >= QUESTION}:
            return
    missing = {name for kind, name in FRAME_NAMES.items() if kind >= QUESTION and kind not in met}
    pytest.fail(f"never asked: {sorted(missing)}")


def test_whoever_is_not_asked_reads_who_is() -> None:
    state = next(state for state, _ in played(3, 5) if state.actor() >= 0)
    actor = int(state.actor())
    assert FACE.question(state, (actor + 1) % 3, NAMES) == f"{NAMES[actor]} is to act."
    assert FACE.waiting(state, actor, NAMES) == f"{NAMES[actor]} is to act."
    state = next(state for state, _ in played(3, 5) if state.actor() == CHANCE)
    assert FACE.question(state, 0, NAMES) == "A building is drawn from the bag."


def test_a_place_with_rivals_names_them_and_their_firepower() -> None:
    state = placing(3)
    state.at_space[1] |= bit(ids.AMMUNITION)
    state.at_space[2] |= bit(ids.AMMUNITION)
    state.cowboys[1] = 2
    offer(state, ids.SPACE + ids.AMMUNITION)
    (choice,) = FACE.choices(state, 0, NAMES)
    assert choice.label == (
        "Ammunition: +3 firepower for the rest of the round - "
        "duel with Ben (firepower 3) and Cleo (4); you would have 3"
    )
    assert (choice.group, choice.mark) == ("Action spaces with a duel", "fight")


def placing(seats: int) -> CityState:
    """An empty map in round 2; seat 0 is to place a cowboy, but nothing is offered yet."""
    state = CityState(rules(seats))
    state.round = 2
    for seat in range(seats):
        state.cowboys[seat], state.revolvers[seat], state.cash[seat] = 3, 1, 10
        state.turn_order[seat] = seat
    push(state, agenda.ROUND, 0, 3)
    push(state, agenda.ASK_PLACE, 0)
    return state


def test_an_attack_tells_what_it_would_bring() -> None:
    state = placing(2)
    claim(state, 1, D4)
    put_building(state, ids.SALOON, D4)
    for parcel in (E4, E5, E5 - 1):
        state.houses |= bit(parcel)
        state.occupied |= bit(parcel)
    offer(state, D4)
    (choice,) = FACE.choices(state, 0, NAMES)
    assert choice.label == "Attack Ben's Saloon on d4: half of $15 is $7"
    state.at_parcel[0] |= bit(D4)
    state.pass_order[0], state.pass_order[1] = 0, 1
    state.heard = []
    pay_out(state)
    assert (events.STOLE, 0, D4, 7) in state.heard


def test_rare_questions() -> None:
    """What random games hardly ever meet: each pair is a question and its choices."""
    state = placing(3)
    claim(state, 0, D4)
    put_building(state, ids.BANK, D4)
    claim(state, 1, E4)
    state.houses |= bit(E4)
    state.site, state.site_type, state.houses_due = D4, ids.BANK, 1
    assert heard(state, agenda.ASK_HOUSE, [E4, ids.KEEP]) == [
        "Your Bank on d4 brings a House: where does it go?",
        "Townhouse on Ben's e4, if Ben agrees",
        "Take the Bank back and keep it for a later time",
    ]
    assert heard(state, agenda.ASK_CONSENT, [ids.YES, ids.NO], seat=1, a=E4) == [
        "Ada would like to turn your House on e4 into a Townhouse: do you agree?",
        "Yes: it will count as two Houses for your buildings",
        "No",
    ]
    state.at_parcel[0] |= bit(D4)
    state.at_parcel[1] |= bit(D4)
    assert heard(state, agenda.ASK_FIGHT, [D4], a=1) == [
        "You passed first of all who fight over buildings: which duel comes next?",
        "The duel over Ada's Bank on d4: Ada (firepower 4) and Ben (4)",
    ]
    assert heard(state, agenda.ASK_SITE, [E5, ids.KEEP], a=ids.STATION) == [
        "Where do you build your Train Station? It must stand beside a straight road across the whole map.",
        "e5",
        "Keep the Train Station for a later time",
    ]
    assert heard(state, agenda.ASK_CITY_HALL, [ids.EDGE]) == [
        "The City Hall has come out of the bag, and no empty parcel touches a road: "
        "lay the free roads that reach one.",
        "Lay a free road on the south side of a1 (a1s)",
    ]


def heard(state: CityState, kind: int, actions: list[int], seat: int = 0, a: int = 0) -> list[str]:
    """A question put on top of the agenda, and the labels of its choices."""
    asked = state.clone()
    push(asked, kind, seat, a)
    for action in actions:
        offer(asked, action)
    return [FACE.question(asked, seat, NAMES), *[choice.label for choice in FACE.choices(asked, seat, NAMES)]]


# ---- the board


@pytest.mark.parametrize("names", [NAMES, LONG_NAMES], ids=["short", "long"])
@pytest.mark.parametrize(("seats", "seed"), GAMES[::2])
def test_the_board_fits(seats: int, seed: int, names: list[str]) -> None:
    for number, (state, _) in enumerate(played(seats, seed)):
        if number % 3 or not state.round:
            continue
        lines = FACE.board(state, names[:seats])
        assert len(lines) <= 46
        for line in lines:
            assert columns(text_of(line)) <= 100, text_of(line)
            assert {span.style for span in line} <= STYLES


def columns(text: str) -> int:
    """A second opinion on the width: wide characters take two columns, accents none."""
    return sum(0 if char == "\u0301" else 2 if ord(char) > 0x2E80 else 1 for char in text)


@pytest.mark.parametrize(("seats", "seed"), GAMES[::2])
def test_the_board_marks_what_may_be_chosen(seats: int, seed: int) -> None:
    for number, (state, _) in enumerate(played(seats, seed)):
        if number % 3:
            continue
        legal = state.legal(int(state.actor()))
        targets = [a for a in legal if a < ids.EDGE or ids.SPACE <= a < ids.SPACE + ids.SPACES]
        drawing = FACE.board(state, NAMES[:seats])[:28]
        marks = [span for line in drawing for span in line if span.text in (FREE, CONTESTED)]
        assert len(marks) == len(targets)
        assert {span.style for span in marks} <= {"legal"}


def map_of(state: CityState) -> list[str]:
    return [text_of(line)[:59].rstrip() for line in FACE.board(state, NAMES[: int(state.rules.seats)])[1:27]]


def test_the_map_draws_land_roads_buildings_and_cowboys() -> None:
    state = placing(3)
    state.round = 1
    for edge in (0, 1, 72, 73, 8):
        lay_road(state, edge)
    claim(state, 1, 0)
    put_building(state, ids.SALOON, 0)
    state.houses |= bit(1)
    state.townhouses |= bit(8)
    state.mountains |= bit(9)
    state.occupied |= bit(1) | bit(8) | bit(9)
    state.at_parcel[0] |= bit(0)
    state.at_parcel[2] |= bit(0) | bit(9)
    offer(state, 9)
    offer(state, 10)
    assert [line[:24] for line in map_of(state)[-8:]] == [
        "  ·      ·      ·      ·",
        "2   ⌂⌂ $5 ○▲ $5  • $3   ",
        "               c",
        "  ╔══════╗      ·      ·",
        "1 ║ Sa$15║ ⌂ $5    $3   ",
        "  ║ B  ac║",
        "  ╚══════╩═══════      ·",
        "      a      b      c   ",
    ]


def test_a_crowd_on_a_parcel_and_on_wages_is_drawn_in_full() -> None:
    state = placing(6)
    put_building(state, ids.CITY_HALL, 0)
    state.mayor = 3
    for seat in range(6):
        state.at_parcel[seat] |= bit(0)
        state.wages[seat] = 10
    drawing = [text_of(line).rstrip() for line in FACE.board(state, NAMES)]
    assert [line[:17] for line in map_of(state)[-4:-2]] == ["1   Hall    $2   ", "      all"]
    assert any(line.endswith("Wages             a10b10c10d10e10f10") for line in drawing)
    assert any(line.startswith("City Hall: Dusty") for line in drawing)


def test_roads_that_may_be_laid_are_drawn_when_that_is_the_question() -> None:
    state = placing(2)
    lay_road(state, 0)
    push(state, agenda.ASK_ROADS, 0)
    offer(state, ids.EDGE + 1)
    offer(state, ids.DONE)
    assert map_of(state)[-2].startswith("  ════════──────·")
    assert [choice.label for choice in FACE.choices(state, 0, NAMES)] == [
        "Lay a road on the south side of b1 (b1s)",
        "Lay no more roads now",
    ]
