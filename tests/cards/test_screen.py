"""Scenes and explanations: complete, true to the counts, and silent about what is sealed."""

from typing import Any

import msgspec
import pytest

from carson.cards.count.gains import gain_of_card, gain_of_sale, gains_of_places
from carson.cards.count.scores import total_of
from carson.cards.facts.characters import IDS
from carson.cards.facts.deck import CARD_LAYOUT, CARD_NAMES
from carson.cards.facts.grid import SIZE
from carson.cards.facts.ids import TERRAIN
from carson.cards.facts.parcels import LETTERS, NAMES
from carson.cards.screen.scene import scene_of
from carson.cards.state import CardsState
from carson.cards.table.agenda import ASK_BIDS, kind_of
from carson.cards.table.table import CITY
from carson.cards.words.actions import ACTIONS, cell_text
from carson.core.dealer import Dealer
from carson.core.state import NOBODY
from carson.core.view import seen
from tests.cards.games import random_game
from tests.cards.table import GAME, at, city, do
from tests.scenes import sent

FACE = GAME.face()
PEOPLE = ["Ann", "Ben", "Cid", "Dot", "Eve", "Flo"]
OFFER = "offer banker i-04 i-30 i-11 i-12\n"
TAKING = "agenda\n  round taking\n  taking A\n  ask-take A\n"


def scene(state: CardsState, seat: int = 0) -> Any:
    """The scene as a screen gets it."""
    return sent(FACE.scene(seen(state, state.viewer(seat))))


# ---- secrets


def test_scenes_of_states_that_differ_in_secrets_only_are_equal() -> None:
    """At every state with sealed cards, for every seat and a spectator."""
    compared = 0
    for seed in range(2):
        for state, _ in random_game(4, seed):
            if state.agenda and kind_of(state.agenda[-1]) == ASK_BIDS:
                for seat in (0, 1, 2, 3, NOBODY):
                    other = state.resample(seat, Dealer(f"{seed}/{seat}"))
                    assert FACE.scene(seen(other, other.viewer(seat))) == FACE.scene(
                        seen(state, state.viewer(seat))
                    )
                    compared += 1
    assert compared > 300


def test_a_sealed_card_is_face_down_for_the_others() -> None:
    state = at(OFFER, seats=3)
    do(state, "B 7")
    bids = {seat: scene(state, seat)["players"][1]["bid"] for seat in (0, 1, NOBODY)}
    assert bids[1]["value"] == 7
    for seat in (0, NOBODY):
        assert (bids[seat]["chosen"], bids[seat]["sealed"], bids[seat]["value"]) == (True, True, None)
        assert bids[seat]["total"] is None
    assert 7 in scene(state, 0)["players"][1]["hand"]


def test_seats_that_see_the_same_get_the_same_scene() -> None:
    for state, _ in random_game(3, 1):
        eyes = {state.viewer(seat) for seat in (0, 1, 2, 3, NOBODY)}
        assert NOBODY in eyes
        if len(eyes) == 1:
            assert scene(state, 0) == scene(state, 2)


# ---- what is drawn


@pytest.mark.parametrize("seats", [1, 3, 6])
def test_every_state_has_a_scene(seats: int) -> None:
    for number, (state, _) in enumerate(random_game(seats, 7)):
        if number % 5 and state.agenda:
            continue
        drawn = scene(state)
        assert len(drawn["players"]) == state.rules.seats
        for seat, player in enumerate(drawn["players"]):
            assert player["total"] == total_of(state, seat) == sum(line["points"] for line in player["score"])
            assert (
                (player["city"] is None) == state.rules.is_virtual(seat) == (player["strength"] is not None)
            )
            assert sorted(player["hand"] + player["spent"]) == [
                value for value in range(1, 12) if state.rules.stacks[seat] >> value & 1
            ]
            if player["city"]:
                check_city(state, seat, player["city"])


def check_city(state: CardsState, seat: int, drawn: dict[str, object]) -> None:
    """Every visible parcel stands where it is drawn, inside the frame a card may reach."""
    rows, frame = drawn["rows"], drawn["frame"]
    assert isinstance(rows, list)
    assert isinstance(frame, dict)
    assert isinstance(drawn["x"], int)
    assert isinstance(drawn["y"], int)
    seen = 0
    for dy, row in enumerate(rows):
        for dx, letter in enumerate(row):
            if letter != " ":
                cell = (drawn["y"] + dy) * SIZE + drawn["x"] + dx
                assert state.cells[seat * CITY + LETTERS.index(letter)] >> cell & 1
                seen += 1
    assert seen == state.city(seat)[16].bit_count()
    assert frame["width"] >= len(rows[0] if rows else "")
    assert frame["height"] >= len(rows)


def test_places_come_with_the_change_of_the_score() -> None:
    """Every legal place, none else, and within the frame of the city."""
    seen = 0
    for state, _ in random_game(2, 5):
        placing = scene(state)["placing"]
        if placing is None:
            continue
        seat, card = placing["seat"], CARD_NAMES.index(placing["card"]["id"])
        assert [place["at"] for place in placing["places"]] == [cell_text(cell) for cell in state.legal(seat)]
        frame = scene(state)["players"][seat]["city"]["frame"]
        for place in placing["places"]:
            assert place["gain"] == gains_of_places(state, seat, card, [ACTIONS[place["at"]]])[0]
            assert frame["x"] <= place["x"] <= frame["x"] + frame["width"] - 2
            assert frame["y"] <= place["y"] <= frame["y"] + frame["height"] - 2
        seen += 1
    assert seen > 20


def test_cards_of_the_offer_come_with_their_best_gain() -> None:
    state = at(f"offer singer i-04\ncity A i-26@n14\n{TAKING}", seats=1)
    drawn = scene(state)
    assert drawn["taking"] == {
        "seat": 0,
        "gains": {word: gain_of_card(state, 0, ACTIONS[word]) for word in ("singer", "i-04")},
    }
    assert drawn["offer"]["character"]["name"] == "Singer"
    assert drawn["offer"]["terrain"][0]["layout"] == CARD_LAYOUT[CARD_NAMES.index("i-04")]


def test_windows_follow_the_order_of_the_round() -> None:
    state = at(
        "offer banker i-04 i-30 i-11 i-12\nplayer A characters gunsmith\nagenda\n  round gunsmith\n"
        "  ask-use A gunsmith\n",
        seats=1,
    )
    drawn = scene(state)
    assert drawn["using"]["seat"] == 0
    assert drawn["using"]["character"]["id"] == "gunsmith"
    windows = {window["character"]: window for window in drawn["windows"]}
    assert list(windows) == [
        "governor",
        "lawyer",
        "chinese_worker",
        "heroes",
        "gunsmith",
        "mercenary",
        "doctor",
    ]
    assert (windows["gunsmith"]["now"], windows["gunsmith"]["seat"]) == (True, 0)
    assert windows["governor"]["past"]
    assert not windows["doctor"]["past"]


def test_sales_are_drawn_where_the_cards_lie() -> None:
    """A line of three cards: its ends can be sold (A48, A51)."""
    state = at(
        "offer banker i-04 i-30\nplayer A characters auctioneer\ncity A i-26@n14 i-05@p14 i-06@r14\n"
        "agenda\n  round taking\n  taking A\n  ask-sale A\n",
        seats=1,
    )
    drawn = scene(state)
    sales = {card["id"]: card for card in drawn["selling"]["cards"]}
    assert set(sales) == {"i-26", "i-06"}
    assert all(
        card["gain"] == gain_of_sale(state, 0, ACTIONS[word] - TERRAIN) for word, card in sales.items()
    )
    assert drawn["players"][0]["sales"] == 3
    do(state, "A i-06")
    assert [card["id"] for card in scene(state)["players"][0]["sold"]] == ["i-06"]


def test_the_captain_lets_the_frame_grow() -> None:
    """8 x 8, or 9 on one side with the Captain (A20)."""
    rows = "/".join(["........"] * 7)
    plain, large = scene(city(rows)), scene(city(rows, "captain"))
    frames = [drawn["players"][0]["city"]["frame"] for drawn in (plain, large)]
    assert [(frame["width"], frame["height"]) for frame in frames] == [(8, 9), (10, 11)]
    assert [drawn["players"][0]["city"]["limit"] for drawn in (plain, large)] == [[8, 8], [8, 9]]


def test_a_virtual_seat_shows_its_cards_and_their_appeal() -> None:
    state = at("round 5\nplayer B beside i-01 characters sheriff\n" + OFFER, seats=1)
    drawn = scene(state)["players"][1]
    assert drawn["strength"] == "Intermediate"
    assert drawn["total"] == drawn["beside"][0]["appeal"] + drawn["characters"][0]["appeal"]
    assert drawn["characters"][0]["worth"] is None


def test_characters_show_what_they_are_worth() -> None:
    drawn = scene(city("B.B/...", "banker,doctor"))["players"][0]
    assert {one["id"]: one["worth"] for one in drawn["characters"]} == {"banker": 8, "doctor": 5}


# ---- explanations


def test_a_place_is_explained_line_by_line() -> None:
    state = at(f"offer - i-04 i-05\ncity A i-26@n14\n{TAKING}", seats=1)
    do(state, "A i-04")
    for place in scene(state)["placing"]["places"]:
        told = FACE.explain(seen(state, 0), place["at"], PEOPLE)
        assert sum(int(line.amount) for line in told.lines) == place["gain"]
        assert told.total == f"{place['gain']:+d} VP".replace("+0", "0")
    assert "touch" in FACE.explain(seen(state, 0), "a1", PEOPLE).text


def test_every_parcel_is_explained_and_the_parts_make_the_score() -> None:
    """The city with one of everything: the parcels' own points are the score without characters."""
    drawing = "..MX.PM./...X.HHm/H.MRHBM./.M...THH/.mM.LBS./MMMm.TLM/m.MMM.GD/YKC....."
    state = city(drawing)
    total = 0
    for y, row in enumerate(drawing.split("/")):
        for x, _ in enumerate(row):
            told = FACE.explain(seen(state, 0), f"0-{cell_text((11 + y) * SIZE + 11 + x)}", PEOPLE)
            assert told.title
            assert told.text
            total += int(told.total or 0)
    assert total == total_of(state, 0)
    assert "no card" in FACE.explain(seen(state, 0), "0-a1", PEOPLE).title


def test_outlaws_are_explained_with_and_without_a_prison() -> None:
    assert FACE.explain(seen(city("RX/.."), 0), "0-m12", PEOPLE).total == "-6"
    assert FACE.explain(seen(city("RX/.P"), 0), "0-m12", PEOPLE).total == "0"


def test_seats_cards_and_characters_are_explained() -> None:
    state = at(f"offer singer i-04\ncity A i-26@n14\n{TAKING}", seats=1)
    for seat in range(4):
        told = FACE.explain(seen(state, 0), f"player-{seat}", PEOPLE)
        assert told.title == PEOPLE[seat]
        assert told.total == f"{total_of(state, seat)} VP"
    assert "Your best place now" in FACE.explain(seen(state, 0), "i-04", PEOPLE).note
    assert "+2 VP" in FACE.explain(seen(state, 0), "singer", PEOPLE).note
    assert FACE.explain(seen(state, NOBODY), "singer", PEOPLE).note == ""
    for target in (*IDS, *CARD_NAMES, *NAMES):
        told = FACE.explain(seen(state, 0), target, PEOPLE)
        assert told.title
        assert told.text
    assert FACE.explain(seen(state, 0), "nonsense", PEOPLE).title == "nonsense"


def test_a_card_that_fits_nowhere_says_so() -> None:
    """A02: it would stay beside the city."""
    full = "/".join(["HHHHHHHH"] * 8)
    state = at(
        "offer singer i-04\nland A l12\n" + "".join(f"  {row}\n" for row in full.split("/")) + TAKING, seats=1
    )
    assert "fits nowhere" in FACE.explain(seen(state, 0), "i-04", PEOPLE).note


def test_scenes_are_small_and_plain() -> None:
    """A table of six late in the game is still a small message."""
    largest = 0
    for number, (state, _) in enumerate(random_game(6, 2)):
        if number % 40 == 0:
            largest = max(largest, len(msgspec.json.encode(scene_of(state, 0))))
    assert largest < 80_000
