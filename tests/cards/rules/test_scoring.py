"""Every line of the score pad and every character."""

import pytest

from carson.cards.facts.characters import IDS
from carson.cards.words.inspect import inspect
from tests.cards.table import GAME, at, city, lines_of

TOWN = "..MX.PM./...X.HHm/H.MRHBM./.M...THH/.mM.LBS./MMMm.TLM/m.MMM..D"


def worth(people: str, drawing: str = TOWN, sold: str = "", who: str = "") -> int:
    """What one character is worth, the last named unless another is asked for."""
    state = city(drawing, people, more=f"sold {sold}" if sold else "")
    counted = inspect(state)["characters"]
    assert isinstance(counted, dict)
    return int(counted["A"][who or people.rpartition(",")[2]])


def test_the_rulebooks_city() -> None:
    """T06 and A70: every number of the example; the Schoolteacher is the Teacher."""
    state = city(TOWN, "doctor,teacher,banker,lawyer")
    assert lines_of(state) == {
        "ranches": 6,
        "mines": 28,
        "drugstores": 2,
        "banks": 15,
        "saloons": 16,
        "ranch-trade": 1,
        "mine-trade": 8,
        "hotels": 6,
        "characters": 27,
    }
    result = GAME.inspect(state)["scores"]
    assert isinstance(result, list)
    assert result[0]["total"] == 109


@pytest.mark.parametrize(
    ("people", "points"),
    [
        ("banker", 8),
        ("captain", 6),
        ("singer", 16),
        ("settler", 6),
        ("auctioneer", 0),
        ("cowboy", 3),
        ("grocer", 4),
        ("undertaker", 2),
        ("doctor", 5),
        ("editor", 1),
        ("heroes", 6),
        ("teacher", 14),
        ("indian", 4),
        ("paperboy", 3),
        ("prospector", 17),
        ("sheriff", 3),
        ("gunsmith", 0),
        ("lawyer", 0),
        ("governor", 0),
        ("chinese_worker", 0),
        ("mercenary", 0),
    ],
)
def test_one_character_at_a_time(people: str, points: int) -> None:
    """T09."""
    assert worth(people) == points


def test_all_characters_are_in_the_table_above() -> None:
    marks = [mark for mark in vars(test_one_character_at_a_time)["pytestmark"] if mark.name == "parametrize"]
    assert sorted(people for people, _ in marks[0].args[1]) == sorted(IDS)


def test_characters_that_count_others() -> None:
    """T09, A44, A58, A60: turned characters count; Doctor and Heroes give the Editor five each."""
    assert worth("doctor,teacher,lawyer,undertaker") == 8
    assert worth("doctor,teacher,lawyer*,undertaker") == 8
    assert worth("doctor,teacher,lawyer,editor") == 11
    assert worth("editor") == 1
    assert worth("doctor,editor") - worth("editor") == 5
    assert worth("heroes,editor") - worth("editor") == 5


def test_icons_of_the_special_ones() -> None:
    """A59: Auctioneer, Captain, Sheriff and Paperboy carry the dollar sign only."""
    for other in ("auctioneer", "captain", "sheriff", "paperboy"):
        assert worth(f"{other},editor") == 2


def test_sold_cards() -> None:
    """T09: seven points each."""
    assert worth("auctioneer", "../..", "i-01,i-02") == 14
    assert worth("auctioneer", "../..", "i-01,i-02,i-03") == 21


def test_free_cells_for_the_indian() -> None:
    """T07 and A21: half a point each, rounded up; 72 cells with the Captain, whatever the city's form."""
    forty = "/".join(["." * 8] * 5)
    assert worth("indian", forty) == 12
    assert worth("captain,indian", forty, who="indian") == 16
    assert worth("indian", "/".join([*["." * 8] * 4, "." * 7])) == 13


def test_a_cell_counts_once_for_the_indian() -> None:
    """A21: however many cards lie on it."""
    state = at("player A characters indian\ncity A i-48@n14 i-47@n14 i-46@n14\n", seats=1)
    assert inspect(state)["characters"] == {"A": {"indian": 30}}


# ---- buildings


@pytest.mark.parametrize(
    ("building", "neighbour", "line", "points"),
    [
        ("R", ".", "ranches", 8),
        ("m", "M", "mines", 16),
        ("D", "T", "drugstores", 16),
        ("B", "T", "banks", 16),
        ("S", "T", "saloons", 32),
        ("G", "T", "stores-and-hall", 16),
        ("Y", "T", "stores-and-hall", 16),
    ],
)
def test_eight_best_neighbours(building: str, neighbour: str, line: str, points: int) -> None:
    """T08 and A55: a townhouse counts two wherever houses are counted."""
    ring = neighbour * 3
    assert lines_of(city(f"{ring}/{neighbour}{building}{neighbour}/{ring}"))[line] == points


def test_outlaws_cost_and_count() -> None:
    """T10, A15, A16, A64: six points each; with a prison or the Sheriff they are empty land."""
    assert lines_of(city("RX/..")) == {"ranches": 2, "outlaws": -6}
    assert lines_of(city("RX/..", "sheriff")) == {"ranches": 3}
    assert lines_of(city("RX/.P")) == {"ranches": 2}
    assert lines_of(city("XX/X.")) == {"outlaws": -18}


def test_covered_outlaws_cost_nothing() -> None:
    """A62 and A14: also when the prison that made it possible is sold later."""
    state = at(
        """
        player A characters auctioneer
        city A i-30@n14 i-19@p14 i-47@q15
        agenda
          round taking
          taking A
          ask-sale A
        """,
        seats=1,
    )
    state.apply(0, GAME.parse_action("i-30"))
    assert lines_of(state) == {"ranches": 3, "characters": 7}


def test_selling_the_prison() -> None:
    """A14: legal, and visible outlaws cost again."""
    state = at(
        """
        player A characters auctioneer
        city A i-30@n14 i-19@p14
        agenda
          round taking
          taking A
          ask-sale A
        """,
        seats=1,
    )
    assert lines_of(state) == {"ranches": 3}
    state.apply(0, GAME.parse_action("i-30"))
    assert lines_of(state) == {"ranches": 2, "outlaws": -6, "characters": 7}


def test_bare_ground_is_not_empty_land() -> None:
    """A17."""
    assert lines_of(city("RH/H.")) == {"ranches": 1}


def test_trades_and_residents() -> None:
    """T13, A54, A61: the blacksmith counts mines and ranches, the store an adjacent house twice."""
    state = city("KRmm/CGHT")
    assert lines_of(state) == {"ranch-trade": 1, "mine-trade": 2, "residents": 6, "stores-and-hall": 1}


def test_the_city_hall() -> None:
    """T13 and A53: hotel, mine, bank, prison and itself; not houses, townhouses, mountains, outlaws."""
    lines = lines_of(city("YHLm/BTMX/P..."))
    assert lines["hall"] == 5
    assert lines["stores-and-hall"] == 3
    assert lines["hotels"] == 3


def test_the_best_saloon_sings() -> None:
    """T13 and A56."""
    assert worth("singer", "SHSTH") == 6
    assert worth("singer", "HHHHH") == 0


def test_hotels_and_townhouses_count_twice() -> None:
    """A55: for drugstore, bank, saloon, store, hall, church and Teacher."""
    for building in "DBG":
        one = city(f"{building}H/..")
        for double in "TL":
            two = city(f"{building}{double}/..")
            key = {"D": "drugstores", "B": "banks", "G": "stores-and-hall"}[building]
            assert lines_of(two)[key] == 2 * lines_of(one)[key]
    assert lines_of(city("CT/L."))["residents"] == 4
    assert worth("teacher", "HT/L.") == 5


def test_protected_outlaws_for_the_settler() -> None:
    """A57."""
    assert worth("settler", "RX/X.") == 1
    assert worth("sheriff,settler", "RX/X.") == 3


def test_each_parcel_once_for_the_settler() -> None:
    """A57: two ranches share their empty neighbours."""
    assert worth("settler", "R.R/...") == 4


# ---- virtual players and the end


def test_a_virtual_player_scores_appeal() -> None:
    """A25 and A52: every card it took counts once."""
    state = at("player B characters teacher,captain beside i-01,i-02,i-48\n", seats=1)
    scores = GAME.inspect(state)["scores"]
    assert isinstance(scores, list)
    assert scores[1]["total"] == 8 + 6 + 8 + 8 + 3


def test_equal_totals_share_the_victory() -> None:
    """A63: they stand beside each other in the ranking, and the reason says so."""
    state = at("round 18\nplayer B beside i-01\nplayer C beside i-02\nagenda\n  game-over\n", seats=1)
    result = state.result()
    assert result is not None
    assert result.ranking[:2] == [1, 2]
    assert result.total(1) == result.total(2)
    assert "share" in GAME.face().reason(result, {})


def test_negative_scores_are_possible() -> None:
    """A64."""
    state = city("XX/XX", more="round 18")
    scores = GAME.inspect(state)["scores"]
    assert isinstance(scores, list)
    assert scores[0]["total"] == -24
