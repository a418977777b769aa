"""What answers are said to be worth is what comes of them: each is played, and the table is counted."""

import pytest

from carson.city.count import places
from carson.city.count.incomes import income, total_income
from carson.city.count.scores import score_lines
from carson.city.face import CityFace
from carson.city.facts.geometry import PARCELS, bit
from carson.city.facts.ids import NONE, TYPES
from carson.city.facts.spaces import SPACE_BY_NAME
from carson.city.state import CityState
from carson.city.table import agenda, moves
from carson.city.table.stack import top
from carson.city.words.actions import ACTIONS, parcels_of
from carson.core.face import DOLLARS, POINTS, Choice
from carson.core.view import seen
from tests.budget import GAMES_OF_ANY_KIND
from tests.city.games import played, random_options
from tests.city.rules.draw import DrawnTable, position

FACE = CityFace()
NAMES = ["Ann", "Ben", "Cid", "Dot", "Eve", "Fox"]


def choices(state: CityState) -> dict[str, Choice]:
    """The answers of whoever is asked, by their words."""
    words = {action: word for word, action in ACTIONS.items()}
    return {words[one.action]: one for one in FACE.choices(seen(state, int(state.actor())), NAMES)}


def chips(table: DrawnTable) -> dict[str, str]:
    return {word: one.worth.chip for word, one in choices(table.state).items() if one.worth is not None}


# ---- spaces


SPACES = """
           c      d      e
     5   A      A hs   A sa
       +      +------+------+
     4   A ra |   hs |
              |      |
       +      +------+------+
     3   A

    player A cash 10 cowboys 4 revolvers 3 character banker
    player B cowboys 1 character settler
"""
GIVES = {
    "wages": 4,
    "parcel-income": 10,
    "cowboy-income": 12,
    "parcel-vp": 2,
    "cowboy-vp": 3,
    "building-vp": 2,
}


@pytest.mark.parametrize(("space", "amount"), GIVES.items())
def test_a_space_gives_what_its_chip_says(space: str, amount: int) -> None:
    """As long as no more cowboys leave home: those at home are firepower."""
    table = position(SPACES)
    worth = choices(table.state)[space].worth
    assert worth is not None
    assert worth.amount == amount
    table.play(f"A {space}", "B pass", "A pass")
    number = str(SPACE_BY_NAME[space])
    kind = "money" if worth.unit == DOLLARS else "points"
    assert ("A", str(amount), number) in table.told(kind)


def test_points_for_dollars_and_a_game_of_chance() -> None:
    told = chips(position(SPACES))
    assert (told["vp-5"], told["vp-3"], told["gambling"]) == ("≤ 2 VP", "≤ 3 VP", "$7")


# ---- buildings


def test_a_building_for_sale_has_its_best_own_place() -> None:
    table = position("""
               c      d      e
         5   A        ^^   A
           +      +------+------+
         4   A    |   hs |   ^^
                  |      |
           +      +------+------+
         3          ^^

        market 10:saloon 8:mine 6:church 3:ranch
        player A cash 20 cowboys 2
        player B cowboys 1
    """)
    found = choices(table.state)
    worths = {word: found[word].worth for word in ("build-10", "build-8", "build-6", "build-3")}
    told = {word: worth and (worth.chip, worth.text) for word, worth in worths.items()}
    assert told == {
        "build-10": ("$10", "best on c4: earns $10"),  # with the House that it brings
        "build-8": ("$6", "best on c4: earns $6"),
        "build-6": None,
        "build-3": ("$6", "best on c5: earns $6"),
    }


def test_a_building_without_land_says_so() -> None:
    table = position("""
               c      d      e
         5
           +      +------+------+
         4        |   hs |
                  |      |
           +      +------+------+
         3

        market 10:saloon
        player A cash 20 cowboys 2
        player B cowboys 1
    """)
    assert chips(table)["build-10"] == "no land"


@pytest.mark.parametrize("seed", range(GAMES_OF_ANY_KIND))
def test_sites_pay_what_they_promise(seed: int) -> None:
    """Any game: the building is placed, with its House where that is best, and its income counted."""
    for state, _ in played(random_options(seed), seed):
        if state.actor() < 0 or agenda.kind_of(top(state)) not in (agenda.ASK_SITE, agenda.ASK_HOMESTEAD):
            continue
        seat, building = int(state.actor()), int(agenda.a_of(top(state)))
        for one in FACE.choices(seen(state, seat), NAMES):
            if one.action < PARCELS and one.worth is not None:
                assert one.worth.amount == best_income(state, seat, building, one.action)


def best_income(state: CityState, seat: int, building: int, parcel: int) -> int:
    """What the building earns once its Houses stand, on land of its owner or of nobody."""
    after = state.clone()
    after.play(seat, parcel)
    if agenda.kind_of(top(after)) != agenda.ASK_HOUSE or after.site != parcel:
        return int(income(after, seat, building, parcel))
    found = int(income(after, seat, building, parcel))
    for action in after.legal(seat):
        if action < PARCELS and moves.owner_of(after, action) in (NONE, seat):
            housed = after.clone()
            housed.play(seat, action)
            found = max(found, int(income(housed, seat, building, parcel)))
    return found


# ---- land


def test_land_tells_what_could_be_built_there() -> None:
    table = position("""
               c      d      e
         5          ^^     ^^
           +      +------+------+
         4        |   hs |
                  |      |
           +      +------+------+
         3

        market 10:saloon 8:mine
        player A cash 20 cowboys 2
        player B cowboys 1
    """)
    found = choices(table.state)
    told = {
        word: (one.worth.chip, one.worth.text) for word in ("e4", "d5", "d4") if (one := found[word]).worth
    }
    assert told == {
        "e4": ("$10", "a Saloon here would earn $10"),
        "d5": ("+2 VP", "2 VP at the end for its owner"),
        "d4": ("+2 VP", "2 VP at the end for its owner"),
    }
    assert found["a1"].worth is None  # nothing that is for sale would earn anything there


@pytest.mark.parametrize("seed", range(GAMES_OF_ANY_KIND))
def test_land_is_worth_what_it_brings(seed: int) -> None:
    """Any game: the points of a thing on it, or the income of the best building that may stand there."""
    looked = 0
    for number, (state, _) in enumerate(played(random_options(seed), seed)):
        asked = state.actor() >= 0 and agenda.kind_of(top(state))
        if asked not in (agenda.ASK_START, agenda.ASK_PARCEL, agenda.ASK_FREE_PARCEL, agenda.ASK_LAND):
            continue
        if asked == agenda.ASK_START and number % 5:
            continue
        seat = int(state.actor())
        for one in FACE.choices(seen(state, seat), NAMES):
            if one.action < PARCELS and one.worth is not None:
                looked += 1
                assert one.worth.amount == brought(state, seat, one)
    assert looked


def brought(state: CityState, seat: int, choice: Choice) -> int:
    after = state.clone()
    moves.claim(after, seat, choice.action)
    assert choice.worth is not None
    if choice.worth.unit == POINTS:
        both = [{line.key: line.points for line in score_lines(s, seat)} for s in (state, after)]
        lines = [sum(line.get(key, 0) for key in ("property", "bridges")) for line in both]
        return lines[1] - lines[0]
    types = {t for t in range(TYPES) if t in state.market or state.hand[seat * TYPES + t]}
    return max(built(after, seat, t, choice.action) for t in types)


def built(state: CityState, seat: int, building: int, parcel: int) -> int:
    """The income of a building put there, with a House wherever one may stand; 0 if it may not stand."""
    if not places.sites(state, seat, building) & bit(parcel):
        return 0
    after = state.clone()
    moves.put_building(after, building, parcel)
    found = [int(income(after, seat, building, parcel))]
    if places.houses_needed(after, building):
        for at in parcels_of(int(places.house_sites(after) & (after.owned[seat] | ~after.taken))):
            housed = after.clone()
            housed.houses |= bit(at)
            housed.occupied |= bit(at)
            found.append(int(income(housed, seat, building, parcel)))
    return max(found)


# ---- Houses, duels, roads


def test_a_house_is_worth_what_the_own_buildings_earn_more() -> None:
    table = position("""
               c      d      e
         5   A sa   A
           +      +------+------+
         4        |   hs |   B
                  |      |
           +      +------+------+
         3

        player A cash 5 hand drugstore
        player B
        agenda
          round before-deferred
    """)
    table.play("A d5")
    before = total_income(table.state, 0)
    amounts: dict[str, int] = {}
    for word, one in choices(table.state).items():
        if one.action < PARCELS and moves.owner_of(table.state, one.action) != 1:
            after = table.state.clone()
            after.play(0, one.action)
            amounts[word] = one.worth.amount if one.worth else 0
            assert amounts[word] == total_income(after, 0) - before, word
    assert set(amounts.values()) == {0, 3, 8}  # for neither, for the Drugstore, and for the Saloon as well


def test_the_odds_of_a_duel_are_those_that_are_explained() -> None:
    table = position("""
        player A cash 20 cowboys 3 revolvers 1 character banker
        player B cowboys 1 revolvers 1 on gambling character settler
    """)
    found = choices(table.state)
    assert found["gambling"].odds == 72
    assert "72% chance" in FACE.explain(seen(table.state, 0), "gambling", NAMES).note
    assert found["gambling"].told.endswith("($7 on average and 72% to win the duel)")
    assert found["wages"].odds is None


ROADS = """
           c      d      e
     5
       +      +------+------+
     4        |   hs |
              |      |
       +      +------+------+
     3                    {far}
       +      +      +      +
     2
       +      +      +      +
     1                    {farther}

    market 3:ranch
    option characters picked
    option tiles sheriff,banker,worker,settler,mercenary,governor,lawyer
    player A cash 5 roads {roads} cowboys 1 {more}
    player B roads 1
    agenda
      round before-road-window-1
"""


def roads_asked(roads: int = 1, more: str = "", far: str = "A", farther: str = "") -> DrawnTable:
    table = position(ROADS.format(roads=roads, more=more, far=far, farther=farther))
    assert table.asked == "A ask-roads"
    return table


@pytest.mark.parametrize(
    ("more", "idle"),
    [
        ("", True),  # e3 is connected, and there is nothing else of A
        ("hand ranch", False),  # room for what is built in this round
        ("on build-3", False),
        ("character governor", False),  # points for roads
    ],
)
def test_roads_that_change_nothing_need_no_answer(more: str, idle: bool) -> None:
    table = roads_asked(more=more)
    assert (FACE.idle(seen(table.state, 0)) == ACTIONS["done"]) == idle
    if idle:
        before = FACE.scene(seen(table.state, 0))
        table.play("A done")
        assert FACE.scene(seen(table.state, 0)).players == before.players


def test_roads_that_reach_own_land_are_asked_about() -> None:
    """Land that one road does not reach can be reached with two."""
    for roads, idle in ((1, True), (2, False)):
        table = roads_asked(roads, far="", farther="A")
        assert (FACE.idle(seen(table.state, 0)) is not None) == idle, roads


def test_who_lays_no_roads_may_say_so_for_the_whole_round() -> None:
    standing = FACE.standing(seen(roads_asked(more="hand ranch").state, 0))
    assert standing is not None
    assert (standing.label, standing.until) == ("Not this round", "ask-roads round 1")
    assert FACE.standing(seen(position(SPACES).state, 0)) is None
