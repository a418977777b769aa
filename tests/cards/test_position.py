"""Positions: written and read back exactly, errors with their line, and no crash on broken ones."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carson.cards.state import CardsState
from carson.core.catalogue import words
from carson.core.errors import BadPosition
from carson.core.rng import Rng
from tests.budget import BROKEN, SOURCES, WRITTEN, first_on_both_engines
from tests.cards.games import random_game
from tests.cards.table import GAME, at, city
from tests.code import complaints


def sample(seats: int, seed: int, **options: str) -> list[CardsState]:
    return [state.clone() for state, _ in random_game(seats, seed, **options)]


@pytest.mark.parametrize("seats", first_on_both_engines([1, 3, 6], 2, WRITTEN))
@pytest.mark.parametrize("backs", ["dealt", "printed"])
def test_every_state_round_trips(seats: int, backs: str) -> None:
    for seed in range(2):
        for state in sample(seats, seed, backs=backs, paperboy="top" if seed else "any"):
            text = GAME.write_position(state)
            again = GAME.read_position(text)
            assert again.dump() == state.dump()
            assert again.actors() == state.actors()
            assert again.chance() == state.chance()
            assert (again.cells, again.box) == (state.cells, state.box)
            assert GAME.write_position(again) == text


def test_a_drawn_city_round_trips() -> None:
    state = city("RX-/.PM", "sheriff,heroes*")
    text = GAME.write_position(state)
    assert "land A l12\n  RX-\n  .PM\n" in text
    assert GAME.read_position(text).dump() == state.dump()


@pytest.mark.once(SOURCES)
def test_every_complaint_has_its_sentence() -> None:
    assert len(complaints("carson.cards")) > 20
    assert [key for key in sorted(complaints("carson.cards")) if not words("carson.cards").has(key)] == []


def test_what_is_usual_may_be_left_out() -> None:
    state = at("", seats=1)
    assert state.round == 1
    assert state.actors() == [0]
    assert state.unseen.bit_count() == 21
    assert state.pile.bit_count() == 48


def test_lines_come_in_any_order() -> None:
    state = sample(3, 4)[150]
    text = GAME.write_position(state)
    head, *blocks = text.split("\n\n")
    blocks = ["\n".join(line for line in block.splitlines() if line[0] != "#") for block in blocks]
    again = GAME.read_position("\n\n".join([head, *reversed(blocks)]))
    assert again.dump() == state.dump()


@pytest.mark.parametrize(
    ("lines", "number", "complaint"),
    [
        ("round 19", 3, "must be 0 to 18"),
        ("round one", 3, "must be a number"),
        ("round 2\nround 3", 4, "second line “round”"),
        ("wagon 3", 3, "starts no line"),
        ("round 3\n  round 4", 4, "belongs under"),
        ("offer dentist i-01", 3, "no character"),
        ("offer - i-01 i-99", 3, "no terrain card"),
        ("offer - i-01 i-01", 3, "two places"),
        ("offer - ii-01", 3, "second era"),
        ("round 10\noffer - i-01", 4, "first era"),
        ("player A hand 1,1", 3, "named twice"),
        ("player A hand 11", 3, "does not play with"),
        ("player A bid 10", 3, "does not play with"),
        ("player A hand 1,2 bid 3", 3, "still in the hand"),
        ("player C bid 3", 3, "when all have chosen"),
        ("player A boots 3", 3, "nothing a player has"),
        ("player A hand 1 hand 2", 3, "said twice"),
        ("player E hand 1", 3, "no seat"),
        ("player A suit star", 3, "two seats have the suit star"),
        ("player A characters banker,banker", 3, "named twice"),
        ("player A characters banker*", 0, "never turned"),
        ("player A characters banker\nplayer B characters banker", 0, "two places"),
        ("player A hand -", 3, "fewer auction cards than rounds left"),
        ("city A i-01", 3, "i-01@n14"),
        ("city A i-01@n14 i-01@p14", 3, "named twice"),
        ("city A i-01@n14 i-02@s14", 3, "several parts"),
        ("city A i-01@ab28", 3, "no card can lie"),
        ("city A i-01@n14\ncity B i-01@n14", 0, "two places"),
        ("city C i-01@n14", 3, "no seat"),
        ("land A l12", 3, "comes a drawing"),
        ("land A l12\n  .Q", 4, "no parcel"),
        ("land A ab28\n  ..", 4, "leaves the ground"),
        ("land A l12\n  .........", 3, "larger than 8 x 8"),
        ("sold i-01", 3, "nobody has the Auctioneer"),
        ("bottom banker", 3, "banker:back"),
        ("back back-hscbow", 3, "no back"),
        ("backs-seen back-swhbco back-swhbco", 3, "not so many"),
        ("agenda", 3, "agenda is empty"),
        ("agenda\n  round taking", 3, "what is to do"),
        ("agenda\n  ask-take A", 4, "starts with the round"),
        ("agenda\n  round choice\n  ask-take A", 5, "“ask-take” cannot follow “round choice”"),
        ("agenda\n  round governor\n  ask-use A lawyer", 5, "“ask-use” does not fit: each character has"),
        ("agenda\n  round feast", 4, "no step of a round"),
        ("agenda\n  round taking\n  taking A\n  ask-take C", 6, "no seat"),
        ("agenda\n  round taking\n  taking A\n  ask-take A now", 6, "one word too many"),
        ("agenda\n  round taking\n  taking A\n  ask-place A", 6, "is missing"),
        ("agenda\n  round turn-over\n  draw-value A", 5, "virtual players only"),
        ("round 0", 3, "setting up"),
        ("back -", 3, "is visible unless"),
        ("option seats 9", 2, "cannot be|given twice"),
        ("player A hand 1 é", 3, "plain letters"),
    ],
)
def test_errors_name_their_line(lines: str, number: int, complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint) as refused:
        at(lines)
    blamed = re.match(r"line (\d+):", str(refused.value))
    if number and "option" not in lines:
        assert blamed is not None
        assert int(blamed[1]) == number


def test_a_refused_option_is_blamed_on_its_line() -> None:
    text = "carson cards position 1\noption seats 4\noption virtual novice,novice,novice\n"
    with pytest.raises(BadPosition, match=r"line 3: .*do not fit"):
        GAME.read_position(text)
    with pytest.raises(BadPosition, match=r"line 2: .*cannot be"):
        GAME.read_position("carson cards position 1\noption seats nine\n")
    with pytest.raises(BadPosition, match="line 1: a position starts"):
        GAME.read_position("carson city position 1\n")


def test_a_pile_too_short_for_the_rounds_left_is_refused() -> None:
    """A45: a character for each round to come, and one for the Paperboy if he may still come."""
    gone = "gunsmith,lawyer,banker,captain,singer,settler,auctioneer,cowboy,grocer,undertaker,doctor,editor"
    with pytest.raises(BadPosition, match=r"line 4: only 9 characters are in the pile, .* may draw 14"):
        at(f"round 5\npassed {gone}", seats=1)
    at(f"round 10\npassed {gone}", seats=1)
    with pytest.raises(BadPosition, match=r"only 9 characters are in the pile, .* may draw 10"):
        at(f"round 9\npassed {gone}", seats=1)
    state = at(f"round 9\npassed {gone.replace('banker', 'paperboy')}", seats=1)  # he will never come
    played(state, Rng(1))
    with pytest.raises(BadPosition, match=r"only 9 characters are in the pile, .* may draw 11"):
        at(f"round 9\noffer -\npassed {gone}\nagenda\n  round character\n  reveal 0 draw", seats=1)


OPTIONS: list[dict[str, str]] = [{}, {"backs": "printed"}, {"paperboy": "top", "rematch-on-tie": "yes"}]
TEXTS = [
    GAME.write_position(state)
    for seed in range(6)
    for state in sample(1 + seed % 4, seed, **OPTIONS[seed % 3])[::9]
]


def played(state: CardsState, rng: Rng) -> None:
    """Play to the end."""
    for _ in range(6000):
        if not state.actors():
            break
        state.play(state.actor(), state.pick(rng))
    assert state.result() is not None


@BROKEN
@given(st.sampled_from(TEXTS), st.data())
def test_broken_positions_are_refused_or_played(text: str, data: st.DataObject) -> None:
    """A line dropped, doubled, moved, from elsewhere or with another word: no crash, now or until the end."""
    lines = text.splitlines()
    at_line = data.draw(st.integers(1, len(lines) - 1))
    change = data.draw(st.sampled_from(["drop", "double", "swap", "word", "other"]))
    if change == "drop":
        del lines[at_line]
    elif change == "double":
        lines.insert(at_line, lines[at_line])
    elif change == "swap":
        other = data.draw(st.integers(1, len(lines) - 1))
        lines[at_line], lines[other] = lines[other], lines[at_line]
    elif change == "other":
        kind = lines[at_line].partition(" ")[0]
        others = [line for line in data.draw(st.sampled_from(TEXTS)).splitlines() if line.startswith(kind)]
        lines[at_line] = data.draw(st.sampled_from(others or [lines[at_line]]))
    else:
        words = lines[at_line].split(" ")
        words[data.draw(st.integers(0, len(words) - 1))] = data.draw(st.sampled_from(text.split()))
        lines[at_line] = " ".join(words)
    try:
        state = GAME.read_position("\n".join(lines))
    except BadPosition:
        return
    played(state, Rng(1))
