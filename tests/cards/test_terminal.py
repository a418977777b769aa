"""The card game in a terminal: what people read there."""

from io import StringIO

import pytest
from rich.console import Console

from carson.cards.state import CardsState
from carson.cli.choosing import keyed, listing
from carson.cli.scores import score_table, sections
from carson.core.face import Line
from carson.core.layout import columns
from carson.core.match import Match
from carson.core.view import seen
from tests.cards.games import random_game
from tests.cards.table import GAME, at, city, do
from tests.contract.hot_seat import Sitting, Typist, Window, typing

FACE = GAME.face()
NAMES = ["Ann", "Bartholomew Longname", "Novice 1", "Expert 2", "Eve", "漢字の名前です"]
TAKING = "agenda\n  round taking\n  taking A\n  ask-take A\n"


def text_of(lines: list[Line]) -> str:
    return "\n".join("".join(span.text for span in line) for line in lines)


def board(state: CardsState, seat: int = 0) -> str:
    small = FACE.small_board(seen(state, seat), NAMES, 80)
    assert small is not None
    return text_of(small)


# ---- a small window


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_a_question_fits_into_80_by_24(seats: int) -> None:
    """The board leaves room for the question and for most lists of choices."""
    high = 0
    for number, (state, _) in enumerate(random_game(seats, 3)):
        for seat in state.actors()[:1]:
            if seat >= 0 and number % 3 == 0:
                lines = FACE.small_board(seen(state, seat), NAMES, 80)
                assert lines is not None
                assert all(sum(columns(span.text) for span in line) <= 80 for line in lines)
                assert len(lines) <= 19
                high += len(lines) > 8
    assert high > 10


def test_own_characters_are_always_readable() -> None:
    """However many there are, each with what it brings now and whether it was used."""
    everybody = (
        "gunsmith*,lawyer,banker,captain,singer,settler,auctioneer,cowboy,grocer,undertaker,doctor,heroes"
    )
    state = at(f"round 12\nplayer A characters {everybody}\n", seats=1)
    for drawn in (board(state), text_of(FACE.board(seen(state), NAMES))):
        assert "Gunsmith (used, not again in this era)" in drawn
        for name in ("Lawyer", "Captain 6 VP", "Undertaker 24 VP", "Doctor 5 VP", "Heroes 6 VP"):
            assert name in drawn


def test_the_order_of_taking_is_shown_while_choosing() -> None:
    state = at(
        """
        offer lawyer i-04 i-30 i-11 i-12
        ranking back-swbhco
        player A bid 5
        player B bid 5
        player C bid 8
        player D bid 7
        agenda
          round taking
          taking -
        """,
        suits="star,cow",
    )
    for drawn in (board(state), text_of(FACE.board(seen(state), NAMES))):
        assert "Order: Novice 1: 8 ✓, Expert 2: 7 ✓, ▸ Ann: 5, Bartholomew Longname: 5" in drawn
    assert "Order" not in board(at("offer lawyer i-04\n"))


# ---- answers


def test_places_come_from_the_most_to_the_least_gain() -> None:
    state = at(f"offer - i-04 i-05\nland A l12\n  MM......\n  H....X.B\n{TAKING}", seats=1)
    do(state, "A i-04")
    lines = [line.plain for line in listing(keyed(GAME, FACE.choices(seen(state, 0), NAMES)), 80)]
    gains = [int(line.split("…: ")[1].split()[0]) for line in lines if "…: " in line]
    assert gains == sorted(gains, reverse=True)
    assert len(gains) > 2


def test_a_sale_says_what_is_sold_and_its_net() -> None:
    state = at(
        f"offer - i-04 i-06\nplayer A characters auctioneer\ncity A i-26@n14 i-05@p14\n{TAKING}", seats=1
    )
    do(state, "A i-04")
    labels = {choice.at: choice.label for choice in FACE.choices(seen(state, 0), NAMES)}
    assert labels["i-26"] == (
        "The card with a house and a saloon on n14: 7 VP for the sale, 2 VP of your city lost, +5 VP in all"
    )
    event = do(state, "A i-26")[0]
    assert FACE.tell(event, NAMES) == "Ann sells the card with a house and a saloon for 7 VP."


class Hasty(Typist):
    """Types `era` once, then always the first answer, and notes every question."""

    def __init__(self, window: Window, match: Match) -> None:
        super().__init__(window, ["era"])
        self.session = Sitting(window, match)
        self.questions: list[tuple[int, str]] = []

    def next_line(self) -> str:
        match = self.session.match
        view = match.view(0)
        self.questions.append((FACE.round_of(view), FACE.question(view, match.names)))
        if FACE.round_of(view) > 11:
            raise EOFError
        return self.lines.pop() if self.lines else self.session.offered[0].word


def test_an_ability_can_be_left_alone_for_the_era() -> None:
    """It is not asked about again before the next era begins."""
    match = Match.start(GAME, GAME.settle({"seats": "1"}), "1", ["Ann", "Novice 1", "Novice 2", "Novice 3"])
    match.state = at(
        """
        round 6
        player A hand 1,2,3,4 characters mercenary bid 5
        player B hand 2,3,4,5 bid 9
        player C hand 2,3,4,5 bid 8
        player D hand 2,3,4,5 bid 7
        offer - i-04 i-05 i-06 i-07
        agenda
          round mercenary
          ask-use A mercenary
        """,
        seats=1,
    )
    hasty = Hasty(Window(), match)
    with typing(hasty):
        hasty.session.run()
    asked = [number for number, question in hasty.questions if "Mercenary?" in question]
    assert asked[:2] == [6, 10]
    assert "3) Not this era" in hasty.looks[0][0]


# ---- explanations and scores


def test_a_parcel_of_the_own_city_is_explained() -> None:
    state = city("RX/.P")
    for target in ("l12", "a-l12", "0-l12"):
        told = FACE.explain(seen(state, 0), target, NAMES)
        assert told.title == "Ranch, l12"
        assert told.total == "+2"
    assert FACE.explain(seen(state, 0), "z-l12", NAMES).text == ""
    assert FACE.explain(seen(state, 0), "b-l12", NAMES).text == ""


def test_while_placing_a_cell_is_a_place_and_a_letter_still_the_parcel() -> None:
    state = at(f"offer - i-04 i-05\nland A l12\n  R.\n  ..\n{TAKING}", seats=1)
    do(state, "A i-04")
    assert FACE.explain(seen(state, 0), "m12", NAMES).title.startswith("Placing")
    assert FACE.explain(seen(state, 0), "a-l12", NAMES).title == "Ranch, l12"


def test_the_city_hall_counts_itself() -> None:
    """A53, and the label of its line says so."""
    assert "itself too" in FACE.score_label("hall", {})
    assert city("YH").result() is None
    told = FACE.explain(seen(city("YH"), 0), "l12", NAMES)
    assert [(line.text, line.value) for line in told.lines][1] == (
        "Buildings of the city, itself too, that are neither house nor townhouse",
        1,
    )


def shown(thing: object) -> str:
    window = Console(file=StringIO(), width=100)
    window.print(thing)
    assert isinstance(window.file, StringIO)
    return window.file.getvalue()


def test_the_final_table_has_each_character_and_one_place_for_equals() -> None:
    """A63: equal totals have the same place, and the next one counts all before it."""
    state = at(
        "round 18\nplayer A characters doctor,heroes\nplayer B beside i-01\nplayer C beside i-02\n"
        "player D characters teacher\nagenda\n  game-over\n",
        seats=1,
    )
    result = state.result()
    assert result is not None
    table = shown(score_table(FACE, GAME.options_of(state), result, NAMES, FACE.score_rows(seen(state))))
    assert "1. Ann" in table
    assert table.count("2. ") == 3
    for row in ("  Doctor", "  Heroes", "  Teacher"):
        assert row in table


def test_inspect_has_one_score_table_in_words() -> None:
    state = city("HM/mX", "banker")
    tables = sections(GAME, state, GAME.inspect(state))
    assert "ranking" not in tables
    table = shown(tables["scores"])
    assert "Mines: mountains around, 2 each" in table
    assert "Banker" in table
    assert "1. " in table
