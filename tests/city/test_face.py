"""The face says something about everything, says it once, and stays inside its hundred columns."""

import re
from collections.abc import Iterator

import pytest

from carson.city.count import shifting
from carson.city.drawing.marks import CONTESTED, FREE
from carson.city.face import CityFace
from carson.city.facts import ids
from carson.city.facts.buildings import BUILDINGS
from carson.city.facts.characters import LIMIT, SIDES, TILE_BY_NAME
from carson.city.facts.geometry import EDGES, bit
from carson.city.facts.spaces import SPACE_TABLE
from carson.city.game import CityGame
from carson.city.options import OPTIONS, rules_for, usual
from carson.city.state import CityState, new_game
from carson.city.table import agenda, events, schedule
from carson.city.table.agenda import CHANCES, FRAME_NAMES, QUESTION, kind_of
from carson.city.table.events import EVENT_TABLE, REASONS
from carson.city.table.moves import claim, lay_road, put_building, refresh
from carson.city.table.schedule import PLACE, ROUND_STEPS
from carson.city.table.stack import allow, push, top
from carson.city.words.actions import ACTIONS, action_text
from carson.city.words.log_lines import SILENT, TOLD_BY_THE_PAYER, TOLD_ELSEWHERE
from carson.city.words.terms import TEXTS, building_name, character_name, character_power, money, place_name
from carson.core.events import Event
from carson.core.face import Line
from carson.core.game import Option, Options
from carson.core.result import Result, ScoreLine
from carson.core.rng import Rng
from carson.core.state import CHANCE
from carson.core.view import seen
from tests.budget import GAMES_OF_ANY_KIND, first_on_both_engines
from tests.city.engine_world import run_part
from tests.city.games import random_options

FACE = CityFace()
KEYS = TEXTS.ids()
NAMES = ["Ada", "Ben", "Cleo", "Dusty", "Ezra", "Flo"]
LONG_NAMES = ["Bartholomew Featherstonehaugh III", "王小明的快樂小鎮", "e\u0301mile", "{0}", "x" * 200, ""]
STYLES = {"", "road", "mountain", "house", "building", "income", "price", "legal", "dim", "title", "river"}
STYLES |= {"outlaws"}
STYLES |= {f"seat-{seat}" for seat in range(6)}
D4, E4, E5 = 27, 28, 36
WAYS_OUT = {ids.PASS, ids.DONE, ids.NO, ids.KEEP}


def first_game(seats: int) -> Options:
    return CityGame().settle({"seats": str(seats)})


# Every number of seats in the usual game, then any characters, sides, editions and single rules.
GAMES = [(first_game(seats), seats) for seats in range(2, 7)]
GAMES += [(random_options(seed), seed) for seed in range(GAMES_OF_ANY_KIND)]
SAID = "what is said in a game is the same on both engines"
IDS = [f"{options['seats']}-{options['characters']}-{seed}" for options, seed in GAMES]


def keen(state: CityState, rng: Rng) -> int:
    """A random choice of somebody who likes to build, so that long games see every kind of question."""
    kind = int(kind_of(top(state)))
    legal = state.option_list()
    specials = [ids.WHITE, ids.DYNAMITE, ids.NO_DUEL, ids.SING]
    likes = {
        agenda.ASK_BUILDING: [ids.YES],
        agenda.ASK_SITE: list(range(64)),
        agenda.ASK_HOUSE: list(range(64)),
        agenda.ASK_PARCEL: list(range(64)),
        agenda.ASK_CASH_NOW: [ids.NO],
        agenda.ASK_SPEND: [ids.AMOUNT],
        agenda.ASK_VP: [ids.AMOUNT],
        agenda.ASK_PLACE: [*specials, *range(ids.SPACE, ids.SPACE + ids.BUILD_3 + 1)],
    }
    liked = [action for action in likes.get(kind, []) if action in legal]
    if not liked or rng.below(8) < 3:
        liked = [action for action in legal if action not in WAYS_OUT and not is_road(action)]
    if not liked or rng.below(8) == 0:
        liked = legal
    return liked[int(rng.below(len(liked)))]


def is_road(action: int) -> bool:
    return ids.EDGE <= action < ids.EDGE + EDGES


def played(options: Options, seed: int) -> Iterator[tuple[CityState, list[Event]]]:
    """Every state of a keen player's game with the events that led to it."""
    state, rng = new_game(rules_for(options)), Rng(seed)
    yield state, []
    while state.depth:
        action = keen(state, rng) if state.actor() >= 0 else int(state.pick(rng))
        yield state, state.take(int(state.actor()), action)


def text_of(line: Line) -> str:
    return "".join(span.text for span in line)


# ---- everything has its text


@pytest.mark.parametrize("name", [name for kind, name in FRAME_NAMES.items() if kind >= QUESTION])
def test_every_question_has_its_sentence(name: str) -> None:
    assert any(re.fullmatch(rf"question-{name}([.-].+)?", key) for key in KEYS)


@pytest.mark.parametrize("kind", [kind for kind, _ in EVENT_TABLE.values()])
def test_every_event_is_told_or_silent_on_purpose(kind: str) -> None:
    fields = next(fields for name, fields in EVENT_TABLE.values() if name == kind)
    for reason in [*range(ids.SPACES), *REASONS] if "reason" in fields else [0]:
        for amount in (-3, 3) if kind in ("money", "points") else (1, 2):
            data = {field: {"reason": reason, "amount": amount}.get(field, 1) for field in fields}
            line = FACE.tell(Event(kind, 1, data), NAMES)
            received = kind == "money" and amount > 0 and reason in TOLD_BY_THE_PAYER
            assert bool(line) != (kind in SILENT or reason in TOLD_ELSEWHERE or received)
            assert "{" not in line
            assert "-" not in line.replace("no-duel", "")
    assert kind not in SILENT or not TEXTS.has(f"log.{kind}")


def test_every_reason_is_named() -> None:
    assert {number for number, name in REASONS.items() if not TEXTS.has(f"reason.{name}")} == TOLD_ELSEWHERE


def test_names_are_there_and_tell_things_apart() -> None:
    for names in (
        [building_name(t) for t in range(len(BUILDINGS))],
        [character_name(tile) for tile in TILE_BY_NAME.values()],
        [place_name(ids.SPACE + space) for space in range(len(SPACE_TABLE))],
    ):
        assert all(names)
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("tile", TILE_BY_NAME.values())
def test_every_side_tells_its_power_and_limit(tile: int) -> None:
    state = placing(2)
    push(state, agenda.ASK_CHARACTER, 0)
    allow(state, ids.CHARACTER + tile)
    (choice,) = FACE.choices(seen(state, 0), NAMES)
    assert choice.label.startswith(f"{tile // 2} {character_name(tile)} (limit {money(LIMIT[tile])}): you ")


@pytest.mark.parametrize("tile", TILE_BY_NAME.values())
def test_a_power_names_its_numbers(tile: int) -> None:
    """All of them but those that only say that there is a power."""
    told = set(re.findall(r"\d+", character_power(tile, rules_for(usual({"variants": "horses"})))))
    for value in SIDES[tile].powers.values():
        assert value == 1 or str(value) in told


def test_score_lines_and_the_end_are_told() -> None:
    state, _ = list(played(first_game(4), 1))[-1]
    result = state.result()
    assert result is not None
    assert "4 rounds" in FACE.reason(result, first_game(4))
    for line in [line for lines in result.scores for line in lines]:
        assert FACE.score_label(line.key, first_game(4))
    assert FACE.score_label("station", first_game(4))
    assert FACE.score_label("bridges", first_game(4))
    assert FACE.score_label("teacher", first_game(4)).startswith("Teacher: 2 VP for each School")
    assert FACE.score_detail(ScoreLine("teacher", 3, 6)) == "3 times"
    assert FACE.question(seen(state, 0), NAMES) == "The game is over."
    assert FACE.choices(seen(state, 0), NAMES) == []
    with pytest.raises(LookupError):
        FACE.reason(Result("boredom", [], []), first_game(4))


@pytest.mark.parametrize("option", OPTIONS, ids=[option.name for option in OPTIONS])
def test_every_option_and_choice_has_its_words(option: Option) -> None:
    assert FACE.option_label(option.name) != option.name
    labels = [FACE.choice_label(option.name, value) for value in option.choices]
    assert all(labels)
    assert len(set(labels)) == len(labels)
    for value in option.choices:
        assert "{" not in FACE.choice_help(option.name, value)
        assert FACE.choice_help(option.name, value) or option.name in ("seats", "river")


# ---- choices


@pytest.mark.parametrize(("options", "seed"), first_on_both_engines(GAMES, 6, SAID), ids=IDS)
def test_everything_is_said(options: Options, seed: int) -> None:
    """Questions and log lines are sentences; choices are the legal actions, each with a label of its own."""
    seats = int(options["seats"])
    for number, (state, told) in enumerate(played(options, seed)):
        for event in told:
            line = FACE.tell(event, NAMES)
            assert not line or re.fullmatch(r"[A-Z][^{}]*[.!]", line), line
            assert set(FACE.places(event)) <= set(ACTIONS)
        actor = int(state.actor())
        for seat in range(seats) if number % 9 == 0 else [max(actor, 0)]:
            assert FACE.question(seen(state, seat), NAMES)[-1] in "?.:!"
            check_choices(state, seat)


def check_choices(state: CityState, seat: int) -> None:
    choices = FACE.choices(seen(state, seat), NAMES)
    assert sorted(choice.action for choice in choices) == state.legal(seat)
    labels = [choice.label for choice in choices]
    assert all(labels)
    assert len(set(labels)) == len(labels), sorted(labels)
    for choice in choices:
        assert choice.group
        assert "{" not in choice.label
        assert (choice.group == "Roads") == is_road(choice.action)
        on_board = choice.action < ids.SPACE + ids.SPACES
        if shifting.is_take_back(choice.action):
            assert action_text(choice.action) == f"back-{choice.at}"
            assert choice.mark == "back"
        elif choice.group == "Enclosures":
            assert choice.at == f"enclosure-{action_text(choice.action)[-1]}"
        else:
            assert choice.at == (action_text(choice.action) if on_board else None)


@pytest.mark.once("which questions come is the same on both engines")
def test_games_of_a_keen_builder_meet_every_question() -> None:
    """So that the test above has seen every kind of label; a few are too rare for its games."""
    met: set[int] = set()
    wanted = {kind for kind in FRAME_NAMES if QUESTION <= kind < CHANCES}
    for seed in range(400):
        met |= {int(kind_of(top(state))) for state, _ in played(random_options(seed), seed) if state.depth}
        if met >= wanted:
            return
    pytest.fail(f"never asked: {sorted(FRAME_NAMES[kind] for kind in wanted - met)}")


@pytest.mark.parametrize(("options", "seed"), GAMES[::3], ids=IDS[::3])
def test_no_refusal_is_without_words(options: Options, seed: int) -> None:
    for number, (state, _) in enumerate(played(options, seed)):
        if number % 23 == 0 and state.actor() >= 0:
            legal = set(state.option_list())
            reasons = {a: state.why_not(int(state.actor()), a) for a in ACTIONS.values() if a not in legal}
            assert all(reasons.values())
            assert not any("{" in reason for reason in reasons.values())


def test_whoever_is_not_asked_reads_who_is() -> None:
    state = next(state for state, _ in played(first_game(3), 5) if state.actor() >= 0)
    actor = int(state.actor())
    assert FACE.question(seen(state, (actor + 1) % 3), NAMES) == f"{NAMES[actor]} is to act."
    assert FACE.waiting(seen(state), NAMES) == f"{NAMES[actor]} is to act."
    state = next(state for state, _ in played(first_game(3), 5) if state.actor() == CHANCE)
    assert FACE.question(seen(state, 0), NAMES) == "A building is drawn from the bag."


def test_a_place_with_rivals_names_them_and_their_firepower() -> None:
    state = placing(3)
    state.at_space[1] |= bit(ids.AMMUNITION)
    state.at_space[2] |= bit(ids.AMMUNITION)
    state.cowboys[1] = 2
    allow(state, ids.SPACE + ids.AMMUNITION)
    (choice,) = FACE.choices(seen(state, 0), NAMES)
    assert choice.label == (
        "Ammunition: +3 firepower for the rest of the round - "
        "duel with Ben (firepower 3) and Cleo (4); you would have 3"
    )
    assert (choice.group, choice.mark, choice.deed) == ("Duels", "fight", "Send a cowboy to Ammunition")


def placing(seats: int) -> CityState:
    """An empty map in round 2; seat 0 is to place a cowboy, but nothing is offered yet."""
    state = CityState(rules_for(first_game(seats)))
    state.round = 2
    for seat in range(seats):
        state.cowboys[seat], state.revolvers[seat], state.cash[seat] = 3, 1, 10
        state.turn_order[seat] = seat
    push(state, agenda.ROUND, 0, ROUND_STEPS.index(PLACE) + 1)
    push(state, agenda.ASK_PLACE, 0)
    return state


def test_an_attack_tells_what_it_would_bring() -> None:
    state = placing(2)
    claim(state, 1, D4)
    put_building(state, ids.SALOON, D4)
    for parcel in (E4, E5, E5 - 1):
        state.houses |= bit(parcel)
        state.occupied |= bit(parcel)
    allow(state, D4)
    (choice,) = FACE.choices(seen(state, 0), NAMES)
    assert choice.label == "Attack Ben's Saloon on d4: half of $15 is $7"
    state.at_parcel[0] |= bit(D4)
    state.pass_order[0], state.pass_order[1] = 0, 1
    state.heard = []
    run_part(state, schedule.PAY_OUT)
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
        "Townhouse on Ben's e4: it counts as two Houses for Ben",
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


def heard(
    state: CityState, kind: int, actions: list[int], seat: int = 0, a: int = 0, b: int = 0
) -> list[str]:
    """A question put on top of the agenda, and the labels of its choices."""
    asked = state.clone()
    push(asked, kind, seat, a, b)
    for action in actions:
        allow(asked, action)
    return [
        FACE.question(seen(asked, seat), NAMES),
        *[choice.label for choice in FACE.choices(seen(asked, seat), NAMES)],
    ]


# ---- characters


def casting(seats: int, *names: str) -> CityState:
    """A state where the first seats have these characters."""
    state = placing(seats)
    for seat, name in enumerate(names):
        state.character[seat] = TILE_BY_NAME[name]
        state.pass_order[seat] = seat
    refresh(state)
    return state


def test_an_auction_tells_what_is_sold_and_who_leads() -> None:
    state = casting(3, "auctioneer")
    state.lot = bit(D4) | bit(E4)
    nobody = 0 | 0 << 3
    assert heard(state, agenda.ASK_BID, [ids.AMOUNT + 1, ids.PASS], seat=1, b=nobody) == [
        "Ada sells the land on d4 and e4, and nobody has bid yet: what do you bid? You have $10.",
        "Bid $1",
        "Bid no more",
    ]
    state.lot = 0
    ben_leads = 2 | 0 << 3
    assert heard(state, agenda.ASK_BID, [ids.AMOUNT + 6], a=5, b=ben_leads)[0] == (
        "Ben bids $5 for the ammunition: do you bid more? You have $10, and who stops is out for good."
    )


def test_rolling_again_tells_all_dice_and_who_leads() -> None:
    state = casting(3, "gunsmith-red", "banker", "grocer")
    for seat, dice in enumerate((2, 9)):
        state.at_space[seat] |= bit(ids.GAMBLING)
        state.dice[seat] = dice
    assert heard(state, agenda.ASK_REROLL, [ids.YES, ids.NO], a=ids.SPACE + ids.GAMBLING) == [
        "Ben leads the duel for Gambling: Ada 6 (dice 2) and Ben 13 (dice 9). Do you roll again?",
        "Roll again; only the new result counts",
        "Keep your 2",
    ]


def test_a_paperboy_reads_the_limit_he_would_have() -> None:
    state = casting(2, "paperboy-red")
    told = heard(state, agenda.ASK_SECOND, [ids.CHARACTER + TILE_BY_NAME["banker"]])
    assert told == [
        "Which second character do you take? You get its power, and its limit less $5.",
        "2 Banker (limit $115): you get $9 at once",
    ]


def test_the_tax_tells_its_sum() -> None:
    state = casting(3, "governor-red")
    state.cash[1], state.revolvers[2] = 31, 4
    assert heard(state, agenda.ASK_TAX, [ids.GUNS, ids.MONEY])[1:] == [
        "Weapons: $1 for each revolver, $5 in all",
        "Money: $1 for every $10, rounded up, $5 in all",
    ]


def test_healing_costs_unless_one_is_the_doctor() -> None:
    state = casting(3, "doctor", "banker")
    wages = [ids.SPACE + ids.WAGES]
    assert heard(state, agenda.ASK_HEAL, wages, seat=1) == [
        "Your cowboy has lost its duel: do you pay Ada $3 to send it on to an empty space? You have $10.",
        "Wages: $4 for each cowboy you have here - the Doctor takes $3",
    ]
    assert heard(state, agenda.ASK_HEAL, wages)[1] == "Wages: $4 for each cowboy you have here"


def test_keeping_everything_comes_first() -> None:
    state = casting(2, "banker")
    state.cash[0] = 20
    told = heard(state, agenda.ASK_SPEND, [ids.AMOUNT, ids.AMOUNT + 1, ids.AMOUNT + 2])
    assert told[1:] == ["Keep all $20", "Spend $10 for 1 VP, keep $10", "Spend $20 for 2 VP, keep $0"]


def test_tokens_and_the_lawyer_change_what_a_place_means() -> None:
    """R-SINGER-SPACES, R-DYNAMITE-STACK, R-LAWYER-MULTI: with whom there is a duel, with how many dice."""
    state = casting(3, "lawyer", "singer", "prospector-red")
    state.at_space[1] |= bit(ids.GAMBLING)
    state.no_duel_spaces[1] |= bit(ids.GAMBLING)
    state.at_space[2] |= bit(ids.ROADS)
    state.dynamite_spaces[2] |= bit(ids.ROADS)
    state.at_parcel[1] |= bit(D4)
    actions = [D4, ids.SPACE + ids.ROADS, ids.SPACE + ids.GAMBLING]
    assert sorted(heard(state, agenda.ASK_PLACE, actions)[1:]) == [
        "Buy d4 for $1 - Ben will go home without a duel",
        "Gambling: roll two dice, get that many dollars - beside Ben, without a duel",
        "Roads: 3 roads - duel with Cleo (firepower 4 and two dice); you would have 3",
    ]
    state.at_parcel[0] |= bit(E4)
    assert heard(state, agenda.ASK_DYNAMITE, [E4], seat=2)[1] == (
        "Buy e4 for $1 - but Ada as Lawyer will send your cowboy home"
    )


@pytest.mark.parametrize(
    ("character", "kind", "action", "reason"),
    [
        ("sheriff-red", agenda.ASK_PLACE, ids.SPACE + ids.GAMBLING, "your Sheriff may not start a duel"),
        ("sheriff-red", agenda.ASK_PLACE, E4, "with this Sheriff you may not attack buildings"),
        ("heroes", agenda.ASK_PLACE, E4, "with the Heroes you may not attack buildings"),
        ("banker", agenda.ASK_PLACE, ids.DYNAMITE, "you have no dynamite"),
        ("banker", agenda.ASK_PLACE, ids.SPACE + ids.AMMUNITION, "the ammunition has an owner this round"),
        ("singer", agenda.ASK_NO_DUEL, ids.SPACE + ids.WAGES, "a no-duel token does not work on wages"),
        ("singer", agenda.ASK_NO_DUEL, D4, "a no-duel token works on action spaces only"),
        ("prospector-red", agenda.ASK_DYNAMITE, ids.SPACE + ids.WAGES, "there are no duels on wages"),
        ("auctioneer", agenda.ASK_BID, ids.AMOUNT + 5, "a bid must be higher than $7"),
        ("auctioneer", agenda.ASK_BID, ids.AMOUNT + 11, "you cannot bid more than your $10"),
        ("paperboy", agenda.ASK_SECOND, ids.CHARACTER + 2, "the Paperboy never brings the Sheriff"),
        ("banker", agenda.ASK_CHARACTER, ids.CHARACTER + 4, "A has banker this round"),
        ("prospector-red", agenda.ASK_TRIPLE, E4, "there is no Mine of yours on e4"),
    ],
)
def test_refusals_tell_the_reason(character: str, kind: int, action: int, reason: str) -> None:
    state = casting(3, character)
    state.in_play = sum(1 << tile for tile in state.rules.tiles)
    state.at_space[1] |= bit(ids.GAMBLING)
    state.ammunition = 1
    claim(state, 1, E4)
    put_building(state, ids.SALOON, E4)
    push(state, kind, 0, 7 if kind == agenda.ASK_BID else 0)
    assert reason in state.why_not(0, action)


# ---- the board


DRAWN = first_on_both_engines(GAMES[::2], 3, "boards are drawn by plain Python, whichever engine plays")


@pytest.mark.parametrize(("options", "seed"), DRAWN, ids=IDS[::2])
def test_the_board_fits(options: Options, seed: int) -> None:
    for number, (state, _) in enumerate(played(options, seed)):
        if number % 5:
            continue
        for names in (NAMES, LONG_NAMES):
            lines = FACE.board(seen(state), names[: int(options["seats"])])
            assert len(lines) <= 48
            for line in lines:
                assert columns(text_of(line)) <= 100, text_of(line)
                assert {span.style for span in line} <= STYLES


def columns(text: str) -> int:
    """A second opinion on the width: wide characters take two columns, accents none."""
    return sum(0 if char == "\u0301" else 2 if ord(char) > 0x2E80 else 1 for char in text)


@pytest.mark.parametrize(("options", "seed"), DRAWN, ids=IDS[::2])
def test_the_board_marks_what_may_be_chosen(options: Options, seed: int) -> None:
    for number, (state, _) in enumerate(played(options, seed)):
        if number % 5:
            continue
        legal = state.legal(int(state.actor()))
        targets = [a for a in legal if a < ids.EDGE or ids.SPACE <= a < ids.SPACE + ids.SPACES]
        drawing = FACE.board(seen(state), NAMES[: int(options["seats"])])[:28]
        marks = [span for line in drawing for span in line if span.text in (FREE, CONTESTED)]
        assert len(marks) == len(targets)
        assert {span.style for span in marks} <= {"legal"}


def map_of(state: CityState) -> list[str]:
    return [
        text_of(line)[:59].rstrip() for line in FACE.board(seen(state), NAMES[: int(state.rules.seats)])[1:27]
    ]


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
    allow(state, 9)
    allow(state, 10)
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
    drawing = [text_of(line).rstrip() for line in FACE.board(seen(state), NAMES)]
    assert [line[:17] for line in map_of(state)[-4:-2]] == ["1   Hall    $2   ", "      all"]
    assert any(line.endswith("Wages             a10b10c10d10e10f10") for line in drawing)
    assert any(line.startswith("City Hall: Dusty") for line in drawing)


def test_roads_that_may_be_laid_are_drawn_when_that_is_the_question() -> None:
    state = placing(2)
    lay_road(state, 0)
    push(state, agenda.ASK_ROADS, 0)
    allow(state, ids.EDGE + 1)
    allow(state, ids.DONE)
    assert map_of(state)[-2].startswith("  ════════──────·")
    assert [choice.label for choice in FACE.choices(seen(state, 0), NAMES)] == [
        "Lay a road on the south side of b1 (b1s)",
        "Lay no more roads now",
    ]


def test_tokens_auctions_and_second_characters_are_drawn() -> None:
    state = casting(2, "paperboy", "prospector-red")
    state.second_character[0] = 1 + TILE_BY_NAME["singer"]
    refresh(state)
    state.no_duel[0] = 1
    state.dynamite[1] = 1
    claim(state, 1, 0)
    put_building(state, ids.MINE, 0)
    state.at_parcel[1] |= bit(0)
    state.dynamite_parcels[1] |= bit(0)
    state.at_space[0] |= bit(ids.GAMBLING)
    state.no_duel_spaces[0] |= bit(ids.GAMBLING)
    state.tripled = bit(0)
    state.lot = bit(1)
    drawing = [text_of(line).rstrip() for line in FACE.board(seen(state), NAMES[:2])]
    assert map_of(state)[-3].startswith("    Bx3b*  !")
    assert any(re.search(r"Gambling +a°", line) for line in drawing)
    assert any(line.endswith("0 as Singer") for line in drawing)
    notes = ["Up for auction: b1", "Dynamite in the Mines: a1"]
    assert "   ".join([*notes, "Ada has 1 no-duel token", "Ben has 1 dynamite token"]) in drawing
    signs = "a* with dynamite  a° with a no-duel token  x3 pays three times as much"
    assert any(signs in line for line in drawing)
