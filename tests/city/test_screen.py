"""What the web is told: scenes agree with the table, and every explanation adds up."""

import json
from itertools import product

import pytest

from carson.city.count.incomes import income
from carson.city.count.odds import LOSES_TIES, WINS_TIES, Rival, chance
from carson.city.count.powers import cash_limit
from carson.city.count.prices import parcel_price
from carson.city.face import CityFace
from carson.city.facts.characters import TILE_BY_NAME
from carson.city.facts.geometry import bit
from carson.city.facts.ids import BUILD_12, GAMBLING, NONE, SPACE, SPACES
from carson.city.facts.spaces import SPACE_TABLE
from carson.city.game import CityGame
from carson.city.options import rules_for
from carson.city.screen.prices import price_of
from carson.city.state import CityState
from carson.city.table.agenda import ASK_BID, ASK_PLACE, ASK_REROLL, ROUND, kind_of
from carson.city.table.moves import building_at, owner_of, refresh
from carson.city.table.schedule import PLACE, ROUND_STEPS
from carson.city.table.stack import push, top
from carson.city.words.actions import action_text, parcel_text
from carson.city.words.questions import asked
from carson.core.view import seen
from tests.budget import GAMES_OF_ANY_KIND
from tests.city.games import played, random_game, random_options
from tests.scenes import sent

NAMES = ["Ann", "Ben", "Cid", "Dot", "Eve", "Fox"]
D4 = 27


@pytest.mark.parametrize("seed", range(4))
def test_scenes_tell_what_is_on_the_table(seed: int) -> None:
    face = CityFace()
    for number, (state, _) in enumerate(random_game(4, seed)):
        if number % 9:
            continue
        scene = sent(face.scene(seen(state, 0)))
        assert len(scene["parcels"]) == 64
        assert [space["at"] for space in scene["spaces"]] == [SPACE_TABLE[n].name for n in range(SPACES)]
        for parcel in range(64):
            told = scene["parcels"][parcel_text(parcel)]
            owner, building = int(owner_of(state, parcel)), int(building_at(state, parcel))
            assert told.get("owner", NONE) == owner
            if told.get("income") is not None:
                assert told["income"] == income(state, owner, building, parcel)
        assert [player["cash"] for player in scene["players"]] == [int(cash) for cash in state.cash]


@pytest.mark.parametrize("seed", range(GAMES_OF_ANY_KIND))
def test_scenes_of_any_game(seed: int) -> None:
    """Any characters, sides and editions: tiles, tokens and auctions are told as they are."""
    face = CityFace()
    for number, (state, _) in enumerate(played(random_options(seed), seed)):
        auction = state.depth > 0 and kind_of(top(state)) == ASK_BID
        if number % 17 and not auction:
            continue
        scene = sent(face.scene(seen(state, 0)))
        assert json.dumps(state.view(0))
        held = {character["tile"] for character in scene["characters"] if character["seat"] is not None}
        seconds = {character["tile"] for character in scene["characters"] if character["second"]}
        assert held == {player["character"] for player in scene["players"]} - {None} | seconds
        assert seconds == {player["second"] for player in scene["players"]} - {None}
        assert all(character["text"] for character in scene["characters"])
        if state.round:
            numbers = {character["number"] for character in scene["characters"]}
            assert numbers == {tile >> 1 for tile in range(40) if state.in_play >> tile & 1}
        for player in scene["players"]:
            if player["character"]:
                assert player["limit"] == cash_limit(state, player["seat"]) >= 0
        assert (scene["auction"] is not None) == auction
        if auction:
            assert scene["auction"]["next"] == state.actor()
            assert (scene["auction"]["what"] == "land") == (len(scene["lot"]) == 2)


def placing(*characters: str) -> CityState:
    """Three seats in round 2; the first ones have these characters."""
    game = CityGame()
    state = CityState(rules_for(game.settle({"seats": "3"})))
    state.round = 2
    for seat in range(3):
        state.cowboys[seat], state.revolvers[seat], state.cash[seat], state.pass_order[seat] = 3, 1, 10, seat
    for seat, name in enumerate(characters):
        state.character[seat] = TILE_BY_NAME[name]
    refresh(state)
    push(state, ROUND, 0, ROUND_STEPS.index(PLACE) + 1)
    push(state, ASK_PLACE, 0)
    return state


def test_pieces_with_tokens_are_told() -> None:
    state = placing("sheriff", "prospector-red", "singer")
    state.at_parcel[1] |= bit(D4)
    state.dynamite_parcels[1] |= bit(D4)
    state.at_space[1] |= bit(GAMBLING)
    state.dynamite_spaces[1] |= bit(GAMBLING)
    state.at_space[2] |= bit(GAMBLING)
    state.no_duel_spaces[2] |= bit(GAMBLING)
    state.tripled, state.lot, state.white_at = bit(0), bit(1) | bit(2), 3
    state.dynamite[1], state.no_duel[2], state.used[0] = 1, 2, 1
    state.first_chooser = 2
    face = CityFace()
    scene = sent(face.scene(seen(state, 0)))
    assert scene["parcels"]["d4"]["dynamite"] == [1]
    assert scene["parcels"]["a1"]["tripled"]
    assert scene["parcels"]["d1"]["white"] == 0
    gambling = next(space for space in scene["spaces"] if space["at"] == "gambling")
    assert (gambling["dynamite"], gambling["noDuel"], gambling["white"]) == ([1], [2], None)
    assert (scene["lot"], scene["firstChooser"]) == (["b1", "c1"], 2)
    assert [(player["dynamite"], player["noDuel"]) for player in scene["players"]] == [(0, 0), (1, 0), (0, 2)]
    # the Singer's cowboy does not duel, the other one rolls two dice
    note = face.explain(seen(state, 0), "gambling", NAMES).note
    odds = round(100 * chance(3, [(4, WINS_TIES)], 1, [2]))
    assert note == f"Duel with Ben (4 and two dice): you would have 3 firepower and a {odds}% chance."
    assert face.explain(seen(state, 2), "gambling", NAMES).note == ""


def test_a_duel_is_shown_until_it_is_settled() -> None:
    state = placing("gunsmith-red")
    state.dice[0], state.dice[1] = 3, 5
    push(state, ASK_REROLL, 0, SPACE + GAMBLING)
    assert sent(CityFace().scene(seen(state, 0)))["duel"] == {
        "place": "gambling",
        "dice": [3, 5, None],
        "outlaw": None,
    }


def test_a_capped_price_is_explained() -> None:
    """R-INDIAN-R-WHO: the holder pays at most $3, the others the whole price."""
    state = placing("indian-red")
    for parcel in (19, 20, 28, 35):
        state.houses |= bit(parcel)
        state.occupied |= bit(parcel)
    face = CityFace()
    assert [face.explain(seen(state, seat), "d4", NAMES).total for seat in (0, 1)] == ["$3", "$5"]
    assert face.explain(seen(state, 0), "d4", NAMES).lines[-1].amount == "-$2"


@pytest.mark.parametrize("seed", range(6))
def test_explanations_add_up(seed: int) -> None:
    """The lines of a price or an income sum up to the total, for every parcel of many states."""
    face = CityFace()
    targets = [parcel_text(parcel) for parcel in range(64)]
    for number, (state, _) in enumerate(played(random_options(seed), seed)):
        if number % 31:
            continue
        for target in [
            *targets,
            *[space.name for space in SPACE_TABLE],
            "saloon",
            "sheriff",
            "player-1",
            "zz",
        ]:
            told = face.explain(seen(state, 0), target, NAMES[: int(state.rules.seats)])
            assert told.title
            summed = [line for line in told.lines if not line.apart]
            if told.total.startswith("$") and summed:
                amounts = [int(line.amount.replace("$", "")) for line in summed]
                assert sum(amounts) == int(told.total.removeprefix("$")), told


def test_the_odds_of_a_duel() -> None:
    """Counted by hand over the 36 rolls of two dice: six of them are ties."""
    assert chance(3, [(3, WINS_TIES)]) == pytest.approx(21 / 36)
    assert chance(3, [(3, LOSES_TIES)]) == pytest.approx(15 / 36)
    assert chance(9, [(1, LOSES_TIES)]) == 1.0
    assert chance(1, []) == 1.0


@pytest.mark.parametrize("mine", range(0, 9, 2))
@pytest.mark.parametrize("dice", [(1, 1, 1), (2, 1, 1), (1, 2, 1), (2, 2, 1), (1, 2, 2), (2, 1, 2)])
def test_the_odds_with_dynamite(mine: int, dice: tuple[int, int, int]) -> None:
    """R-DYNAMITE-STACK: counted over all rolls, one die or two for each duellist."""
    rivals = [(4, WINS_TIES), (3, LOSES_TIES)]
    won = rolls = 0
    for own, *others in product(*[[sum(pips) for pips in product(range(1, 7), repeat=n)] for n in dice]):
        rolls += 1
        won += all(
            mine + own > strength + roll or (mine + own == strength + roll and tie == WINS_TIES)
            for (strength, tie), roll in zip(rivals, others, strict=True)
        )
    fight: list[Rival] = [(float(strength), tie) for strength, tie in rivals]
    assert chance(mine, fight, dice[0], dice[1:]) == pytest.approx(won / rolls)


# ---- horses


def test_a_scene_with_horses_tells_everybody_s_stable() -> None:
    """EX-23: what stands in the enclosures, and what it counts; a plain scene has nothing of the kind."""
    text = (
        "carson city position 1\noption seats 2\noption variants horses\n"
        "player A cowboys 2 horses 1 enclosures 0,1,0,2,0 hats 4\nplayer B cowboys 1 enclosures 1,0,0,0,1\n"
    )
    state = CityGame().read_position(text)
    scene = sent(CityFace().scene(seen(state, 0)))
    assert [row["at"] for row in scene["enclosures"]] == [f"enclosure-{n}" for n in range(1, 6)]
    assert [row["hats"] for row in scene["enclosures"]] == [1, 2, 2, 3, 5]
    assert scene["horsesLeft"] == 25 - 6
    first, second = [player["stable"] for player in scene["players"]]
    assert first == {
        "horses": 1,
        "tokens": 0,
        "inside": [0, 1, 0, 2, 0],
        "cowboys": [False, False, False, True, False],
        "points": [0, 2, 0, 12, 0],
        "rodeo": 14,
    }
    assert second["rodeo"] == 6
    told = CityFace().explain(seen(state, 0), "enclosure-4", NAMES)
    assert [(line.text, line.amount) for line in told.lines] == [("Ann: 2 horses and a cowboy, twice", "12")]
    plain = sent(CityFace().scene(seen(CityGame().read_position("carson city position 1\n"), 0)))
    assert "enclosures" not in plain


def test_a_horse_for_sale_cannot_be_ridden() -> None:
    """R-HORSE-WAGES-E2: the second enclosure says so while a horse is sold, and only then."""
    text = (
        "carson city position 1\noption seats 2\noption variants horses\n"
        "player A cash 9 on wages\nplayer B cowboys 2\n{agenda}"
    )
    sale = "pass A B\nagenda\n round before-wages\n"
    for agenda, sign in (("", "ride"), (sale, "rodeo")):
        state = CityGame().read_position(text.format(agenda=agenda))
        enclosures = sent(CityFace().scene(seen(state, 0)))["enclosures"]
        assert enclosures[1]["sign"] == sign
        assert ("placing is over" in enclosures[1]["text"]) == bool(agenda)


def test_wages_name_the_horse_only_where_there_is_one() -> None:
    for variants, word in (("horses", "horse"), ("", "cowboy")):
        state = CityGame().new(CityGame().settle({"variants": variants}))
        text = CityFace().explain(seen(state, 0), "wages", NAMES).text
        assert word in text
        assert ("horse" in text) == (variants == "horses")


def test_a_ranch_with_a_horse_is_told() -> None:
    """D-21."""
    ranches = "\n".join(rows("A ra", "A ra", "A ra"))
    state = CityGame().read_position(
        f"carson city position 1\noption seats 2\noption variants horses\n{ranches}\n"
        "player A enclosures 0,0,2,0,0 herds a1\nplayer B\nagenda\n round herding\n ask-herd A\n"
    )
    scene = sent(CityFace().scene(seen(state, 0)))
    parcels = scene["parcels"]
    assert isinstance(parcels, dict)
    assert parcels["a1"]["doubled"] is True
    assert "doubled" not in parcels["b1"]
    told = CityFace().explain(seen(state, 0), "a1", NAMES)
    assert told.total == f"${2 * int(income(state, 0, 0, 0))}"
    assert "Horses, twice as much" in [line.text for line in told.lines]


def rows(*things: str) -> list[str]:
    """A map with these on the lowest row."""
    line = "   +      +      +      +      +      +      +      +      +"
    upper = [part for row in range(8, 1, -1) for part in (line, f" {row}")]
    letters = "       a      b      c      d      e      f      g      h"
    return [letters, *upper, line, " 1   " + "   ".join(things), line]


@pytest.mark.parametrize("seed", range(GAMES_OF_ANY_KIND))
def test_choices_tell_their_numbers(seed: int) -> None:
    """What a label says in words a choice has as numbers: the amount it stands for, and what it costs."""
    face, prices = CityFace(), 0
    for number, (state, _) in enumerate(played(random_options(seed), seed)):
        seat = state.actor()
        if number % 5 or seat < 0:
            continue
        for choice in face.choices(seen(state, seat), NAMES):
            text = action_text(choice.action)
            assert choice.amount == (int(text) if text.isdecimal() else None)
            if choice.price:
                prices += 1
                paid = (
                    choice.label,
                    face.question(seen(state, seat), NAMES),
                )  # or the question says it for all
                assert any(f"${choice.price}" in said for said in paid)
    assert prices


def test_a_place_costs_what_is_for_sale_there() -> None:
    state = placing("sheriff")
    q = asked(state, 0, NAMES)
    assert [price_of(q, SPACE + space) for space in (BUILD_12, GAMBLING)] == [12, 0]
    assert price_of(q, D4) == parcel_price(state, D4)
