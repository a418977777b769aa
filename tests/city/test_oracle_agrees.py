"""The engine's counting against the naive oracle, on random positions."""

from hypothesis import given
from hypothesis import strategies as st

from carson.city.count.casting import offered_tiles
from carson.city.count.firepower import firepower
from carson.city.count.incomes import income
from carson.city.count.places import (
    attackable,
    open_spaces,
    road_places,
    station_parcels,
    unowned_land,
    upgradable,
)
from carson.city.count.placing import singer_spaces, target_parcels, target_spaces
from carson.city.count.powers import cash_limit
from carson.city.count.prices import building_price, parcel_price, price_for, spending
from carson.city.count.scores import result_now
from carson.city.facts.buildings import TYPE_BY_NAME
from carson.city.facts.characters import AUCTION_LAND, AUCTION_TOKEN, NO_TILE
from carson.city.facts.geometry import EDGES
from carson.city.facts.ids import AMOUNT, CHARACTER, DIE, EDGE, GUNS, MONEY, NO, PARCEL, YES
from carson.city.facts.spaces import SPACE_BY_NAME
from carson.city.question import IMMEDIATE
from carson.city.state import CityState
from carson.city.table import agenda, schedule
from carson.city.table.agenda import (
    ASK_BID,
    ASK_HEAL,
    ASK_LOT,
    ASK_MOURN,
    ASK_REROLL,
    ROLL_DUEL,
    ROLL_GIFT,
    ROUND,
    frame,
    kind_of,
    seat_of,
)
from carson.city.table.moves import stands_at
from carson.city.table.schedule import ATTACKS, CITY_HALL_DUEL, PARCEL_DUELS, ROUND_STEPS
from carson.city.table.stack import push, top
from carson.city.topics.choosing.rules import chooser
from carson.city.topics.duels.rules import start
from carson.city.topics.powers.doctor import empty_later_spaces
from carson.city.topics.powers.governor import tax_of
from carson.city.topics.roads.rules import lay_own
from carson.city.words.actions import ACTIONS, TEXTS, parcel_text
from carson.core.result import Result
from tests.budget import MANY, SOME
from tests.city.engine_world import names, offered, run_part, space_names, table_of, take, texts, tile_name
from tests.oracle import characters, ending, placing, powers, rules
from tests.oracle.characters import character
from tests.oracle.strategies import choosing_worlds, placing_worlds, worlds
from tests.oracle.world import World

# ---- the map


@MANY
@given(worlds(rivers=True, stars=("8R", "4Y")))
def test_prices_and_connection(world: World) -> None:
    """R-PRICE-OBJECTS, R-INDIAN-R-WHO, R-CHINESE-HALF, R-CONNECTED, R-ROADS-EXTEND, R-ROADS-BORDER.

    R-RIVER-CONNECTED too.
    """
    s = table_of(world)
    for parcel in range(64):
        assert parcel_price(s, parcel) == rules.price(world, parcel_text(parcel))
    for seat in range(world.seats):
        for parcel in range(0, 64, 3):
            assert price_for(s, seat, parcel) == powers.parcel_price(world, parcel_text(parcel), seat)
        for price in placing.BUILDING_PRICES:
            space = SPACE_BY_NAME[f"build-{price}"]
            assert building_price(s, seat, space) == powers.building_price(world, price, seat)
    assert names(s.connected) == rules.connected(world)
    assert names(unowned_land(s)) == rules.buyable(world)
    places = {TEXTS[EDGE + e] for e in range(EDGES) if road_places(s, e >> 6) >> (e & 63) & 1}
    assert places == rules.road_places(world)


@MANY
@given(worlds(rivers=True))
def test_townhouses_and_stations(world: World) -> None:
    """R-TOWNHOUSE-COND, R-STATION-ROAD."""
    s = table_of(world)
    assert names(upgradable(s)) == {p for p in world.houses if rules.townhouse_ready(world, p)}
    for seat in range(world.seats):
        free = names(int(s.owned[seat])) - rules.occupied(world)
        assert names(station_parcels(s)) & free == rules.station_sites(world, seat)


@SOME
@given(worlds(stars=("13Y",)), st.data())
def test_points_for_roads(world: World, data: st.DataObject) -> None:
    """R-GOV-NEWPARCEL: every road the Governor, or anybody else, may lay."""
    places = sorted(rules.road_places(world))
    governor = characters.holder(world, "13Y")
    for edge in data.draw(st.lists(st.sampled_from(places), max_size=8, unique=True)) if places else []:
        s = table_of(world)
        for seat in range(world.seats):
            again = s.clone()
            lay_own(again, seat, ACTIONS[edge] - EDGE)
            expected = powers.road_points(world, edge) if seat == governor else 0
            assert int(again.vp[seat]) - world.vp[seat] == expected


# ---- the income step


@MANY
@given(worlds(rivers=True, stars=("3Y", "18R", "16Y", "1R")))
def test_incomes_and_payments(world: World) -> None:
    """every building, what the income step pays, and the Editor's points (R-EDITOR-BASE)."""
    s = table_of(world)
    for parcel, kind in world.buildings.items():
        if kind == "city-hall":
            continue
        items: list[tuple[str, int, int]] = []
        amount = income(s, world.owner[parcel], TYPE_BY_NAME[kind], ACTIONS[parcel] - PARCEL, items)
        assert amount == rules.income(world, parcel)
        assert sum(adds for _, _, adds in items) == amount
    run_part(s, schedule.PAY_OUT)
    seats = range(world.seats)
    assert [int(s.cash[seat]) - world.cash[seat] for seat in seats] == rules.payments(world)
    editor = characters.holder(world, "18R")
    stories = [powers.story_points(rules.own_income(world, seat), world.round) for seat in seats]
    expected = [stories[seat] if seat == editor else 0 for seat in seats]
    assert [int(s.vp[seat]) - world.vp[seat] for seat in seats] == expected


@MANY
@given(worlds(stars=("7Y", "7R", "16Y", "1R")))
def test_firepower_and_targets(world: World) -> None:
    """R-DUEL-FP, R-AMMO, R-ATTACK-LEGAL, R-CHURCH-ADJ, R-HEROES-Y, R-SHERIFF-R-PROVOKE."""
    s = table_of(world)
    for seat in range(world.seats):
        items: list[tuple[str, int, int]] = []
        assert firepower(s, seat, items) == rules.firepower(world, seat)
        assert sum(adds for _, _, adds in items) == rules.firepower(world, seat)
        assert names(attackable(s, seat)) == rules.attackable(world, seat)


# ---- the end of a round and of the game


@MANY
@given(worlds(stars=("17R",)))
def test_final_scores(world: World) -> None:
    """R-MONEY-VP, R-STATION-COUNT, R-TEACHER-R, R-TIE."""
    result: Result = result_now(table_of(world))
    for seat in range(world.seats):
        lines = {line.key: line.points for line in result.scores[seat] if line.points}
        assert lines == {key: points for key, points in ending.final_score(world, seat).items() if points}
    assert result.ranking == ending.ranking(world)


@MANY
@given(worlds(stars=("2R", "3R", "5R")))
def test_end_of_the_round(world: World) -> None:
    """R-CASH-LIMIT, R-PAPERBOY-LIMIT: every number of VP at the lowest price; then the red sides' powers."""
    s = table_of(world)
    for seat in range(world.seats):
        assert cash_limit(s, seat) == characters.cash_limit(world, seat)
        points = {action - AMOUNT for action in offered(s, agenda.ASK_SPEND, seat)}
        kept = {number: world.cash[seat] - int(spending(s, seat, number)) for number in points}
        assert kept == ending.spending_choices(world, seat)
        if character(world, seat) == "2R":
            sold = {action - AMOUNT for action in offered(s, agenda.ASK_PACKAGE, seat)}
            assert sold - {0} == set(powers.packages(world.cash[seat]))
    run_part(s, schedule.ROUND_END_POWERS)
    gained = [int(s.vp[seat]) - world.vp[seat] for seat in range(world.seats)]
    assert gained == [powers.evening_points(world, seat) for seat in range(world.seats)]


# ---- choosing characters


@SOME
@given(choosing_worlds())
def test_tiles_on_offer(world: World) -> None:
    """R-CHAR-SIDE, R-PAPERBOY-TAKEN, R-PROSPECTOR-FLIP, R-COWBOY-FLIP."""
    s = table_of(world)
    tiles = int(offered_tiles(s))
    assert {tile_name(tile) for tile in range(NO_TILE) if tiles >> tile & 1} == characters.offered(world)
    for seat in range(world.seats):
        if world.tiles[seat] in ("0Y", "0R") and world.fetched[seat] is None:
            price = 3 if world.tiles[seat] == "0Y" else 0
            actions = offered(s, agenda.ASK_SECOND, seat)
            fetched = {tile_name(action - CHARACTER) for action in actions - {NO}}
            assert fetched == (characters.fetchable(world) if world.cash[seat] >= price else set())


@SOME
@given(worlds(stars=("17Y", "14R")))
def test_orders(world: World) -> None:
    """EX-29, D-48, R-TEACHER-Y: the turn order, and who will choose after whom."""
    s = table_of(world)
    run_part(s, schedule.LINE_UP)
    assert [int(seat) for seat in s.turn_order] == characters.turn_order(world)
    run_part(s, schedule.RETURN_TOKEN)  # where older books have the characters go back
    run_part(s, schedule.RETURN_CHARACTERS)
    assert [int(chooser(s, turn)) for turn in range(world.seats)] == characters.choosing_order(world)


@SOME
@given(worlds(stars=("13R", "6Y", "6R", "16R", "19R")), st.integers(1, 6))
def test_powers_at_the_choice(world: World, pips: int) -> None:
    """R-GOV-TAX, R-CAPTAIN-CAP, R-HEROES-R, R-XMAS-COWBOY, D-34, D-35."""
    s = table_of(world)
    for seat in range(world.seats):
        supply = 10 - world.cowboys[seat] - placing.out(world, seat)
        assert tax_of(s, seat, GUNS) == powers.tax(world, seat, weapons=True)
        assert tax_of(s, seat, MONEY) == powers.tax(world, seat, weapons=False)
        amounts: dict[str | None, tuple[int, set[int]]] = {
            "6Y": (agenda.ASK_HIRE, set(powers.hires(world.cash[seat], supply))),
            "6R": (agenda.ASK_ARM, set(powers.arms(world.cash[seat]))),
            "16R": (agenda.ASK_RETIRE, set(powers.heroes_points(world.cowboys[seat]))),
        }
        if character(world, seat) in amounts:
            ask, expected = amounts[character(world, seat)]
            assert {a - AMOUNT for a in offered(s, ask, seat)} == expected
        if character(world, seat) == "19R":
            push(s, ROLL_GIFT, seat)
            take(s, DIE + pips)
            gained = int(s.cash[seat]) - world.cash[seat], int(s.cowboys[seat]) - world.cowboys[seat]
            assert gained == powers.gift(pips, supply)


@SOME
@given(worlds(stars=("12Y", "12R")), st.data())
def test_auctions(world: World, data: st.DataObject) -> None:
    """R-AUCTION-ODD, R-AUCTION-LOT, D-37 to D-39: one bid, and everybody else is out."""
    seller = data.draw(st.integers(0, world.seats - 1))
    bidder = data.draw(st.integers(0, world.seats - 1))
    land = data.draw(st.booleans())
    s = table_of(world)
    tiles_left = 12 - list(world.owner.values()).count(bidder)
    if world.cash[bidder] == 0 or (land and min(tiles_left, len(rules.buyable(world))) < 2):
        return
    bid = data.draw(st.integers(1, world.cash[bidder]))
    IMMEDIATE[AUCTION_LAND if land else AUCTION_TOKEN].give(s, seller, 1)
    while s.depth > 0 and kind_of(top(s)) == ASK_LOT:
        take(s, min(offered(s, ASK_LOT)))
    while s.depth > 0 and kind_of(top(s)) == ASK_BID:
        seat = int(seat_of(top(s)))
        take(s, AMOUNT + bid if seat == bidder else ACTIONS["pass"])
    to_bank, to_seller = (
        powers.land_auction(bid, own_win=bidder == seller)
        if land
        else (0, powers.token_auction(bid, own_win=bidder == seller))
    )
    paid = [0] * world.seats
    paid[bidder] -= to_bank + to_seller
    paid[seller] += to_seller
    assert [int(s.cash[seat]) - world.cash[seat] for seat in range(world.seats)] == paid


# ---- placing


@MANY
@given(placing_worlds(stars=("1Y", "1R", "11Y", "11R", "16Y", "12R", "18Y", "9R")))
def test_placing(world: World) -> None:
    """every place of every kind of piece, for every seat; R-DOCTOR-SPACE at every step."""
    s = table_of(world)
    assert space_names(open_spaces(s)) == placing.open_spaces(world)
    for seat in range(world.seats):
        expected = placing.targets(world, seat)
        words = texts(offered(s, agenda.ASK_PLACE, seat))
        backs = {word.removeprefix("back-") for word in words if word.startswith("back-")}
        assert backs == placing.removable(world, seat)
        words -= {f"back-{place}" for place in backs}
        assert words - {"pass", "white", "sing", "dynamite", "no-duel"} == expected
        if world.cowboys[seat]:
            assert names(target_parcels(s, seat)) | space_names(target_spaces(s, seat)) == expected
        assert ("sing" in words) == placing.may_sing(world, seat)
        check_special_places(s, world, seat, words)
    for step in set(placing.STEPS) - {"deferred placement"}:
        come_to(s, ENGINE_STEPS.get(step, SPACE_BY_NAME.get(step, 0)))
        assert space_names(empty_later_spaces(s)) == placing.doctor_spaces(world, step)


ENGINE_STEPS = {"parcel purchase": PARCEL_DUELS, "building income": ATTACKS}


def come_to(s: CityState, step: int) -> None:
    """Let the round be at one of the engine's steps."""
    s.agenda[0] = frame(ROUND, 0, ROUND_STEPS.index(step) + 1, 0)
    s.depth = 1


def check_special_places(s: CityState, world: World, seat: int, words: set[str]) -> None:
    """White cowboy, no-duel tokens, dynamite: the word that announces them, and where they may go.

    The engine does not offer dynamite on Wages and Road, where it would be thrown away.
    """
    white = placing.white_targets(world, seat)
    assert ("white" in words) == bool(white)
    if white:
        assert texts(offered(s, agenda.ASK_WHITE, seat)) == white
    tokens = placing.token_targets(world, seat)
    assert ("no-duel" in words) == bool(tokens)
    if tokens:
        assert space_names(singer_spaces(s, seat)) == tokens
        assert texts(offered(s, agenda.ASK_NO_DUEL, seat)) == tokens
    dynamite = placing.dynamite_targets(world, seat) - placing.PEACEFUL
    assert ("dynamite" in words) == bool(dynamite)
    if dynamite:
        assert texts(offered(s, agenda.ASK_DYNAMITE, seat)) == dynamite


# ---- duels


@MANY
@given(placing_worlds(stars=("10Y", "10R", "1R", "14Y", "14R", "7Y", "9R", "11Y")), st.data())
def test_duels(world: World, data: st.DataObject) -> None:
    """R-DUEL-ALLROLL, R-DUEL-FP, R-GUNSMITH-REROLL, R-GUNSMITH-Y, R-SHERIFF-R-VP; then R-DOCTOR-SPACE,
    R-DOCTOR-ORDER, R-UNDERTAKER-POOR.
    """
    occupied = sorted({*world.spaces, *world.standing})
    fields = [field for field in occupied if len(placing.duellists(world, field)) > 1]
    if not fields:
        return
    field = data.draw(st.sampled_from(fields))
    s = table_of(world)
    come_to(s, engine_step(world, field))
    for seat in set(world.spaces.get(field, [])) - placing.duellists(world, field):
        s.at_space[seat] &= ~(1 << SPACE_BY_NAME[field])  # she has acted before the duel (R-SINGER-FIRST)
    start(s, ACTIONS[field])
    dice = roll_all(s, world, field, data)
    fighters = placing.duellists(world, field)
    assert set(dice) == fighters
    winner = powers.duel_winner(world, dice)
    assert {seat for seat in fighters if stands_at(s, seat, ACTIONS[field])} == {winner}
    points = powers.duel_points(world, dice, field)
    assert {seat: int(s.vp[seat]) - world.vp[seat] for seat in fighters} == {
        seat: points.get(seat, 0) for seat in fighters
    }
    check_questions(s, world, field, fighters - {winner})


def engine_step(world: World, field: str) -> int:
    """The engine's step in which a place is fought for."""
    if field in placing.SPACES:
        return SPACE_BY_NAME[field]
    if world.buildings.get(field) == "city-hall":
        return CITY_HALL_DUEL
    return ATTACKS if field in world.buildings else PARCEL_DUELS


def roll_all(s: CityState, world: World, field: str, data: st.DataObject) -> dict[int, int]:
    """Roll for every duellist in pass order; the red Gunsmith may roll again. The totals that count."""
    dice: dict[int, int] = {}
    waiting = [seat for seat in world.pass_order if seat in placing.duellists(world, field)]
    while waiting:
        seat = waiting.pop(0)
        pips = [data.draw(st.integers(1, 6)) for _ in range(powers.dice_rolled(world, seat, field))]
        for die in pips:
            assert kind_of(top(s)) == ROLL_DUEL
            take(s, DIE + die)
        rerolled = seat in dice
        dice[seat] = sum(pips)
        gunsmith = characters.holder(world, "10R")
        if not waiting and not rerolled and gunsmith in dice:
            assert kind_of(top(s)) == ASK_REROLL
            assert seat_of(top(s)) == gunsmith
            again = data.draw(st.booleans())
            take(s, YES if again else NO)
            waiting = [gunsmith] if again else []
    return dice


def check_questions(s: CityState, world: World, field: str, losers: set[int]) -> None:
    """Who is asked after the duel, in which order, and what may be answered."""
    pending = [(kind_of(packed), int(seat_of(packed))) for packed in s.agenda[1 : s.depth]][::-1]
    healed = placing.healing_order(world, losers)
    undertaker = characters.holder(world, "14R")
    mourning = [seat for seat in world.pass_order if seat in losers and seat != undertaker]
    expected = [(ASK_HEAL, seat) for seat in healed]
    if undertaker is not None:
        expected += [(ASK_MOURN, seat) for seat in mourning]
    assert pending == expected
    for kind, seat in pending:
        if kind == ASK_HEAL:
            answers = texts(offered(s, ASK_HEAL, seat))
            able = placing.may_be_healed(world, seat, placing.step_of(world, field))
            spaces = placing.doctor_spaces(world, placing.step_of(world, field)) if able else set()
            assert answers == {"no"} | spaces
        else:
            answers = texts(offered(s, ASK_MOURN, seat))
            assert answers == mourning_words(s, world, seat)


def mourning_words(s: CityState, world: World, seat: int) -> set[str]:
    """What the loser may give, counting the points a red Sheriff has just got."""
    after = World(world.seats, tiles=world.tiles, fetched=world.fetched, cash=world.cash)
    after.vp = [int(points) for points in s.vp]
    return powers.mourning(after, seat)
