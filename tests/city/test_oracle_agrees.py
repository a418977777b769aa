"""The engine's counting against the naive oracle, on random positions."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings

from carson.city.count.firepower import firepower
from carson.city.count.incomes import income
from carson.city.count.places import (
    attackable,
    road_places,
    station_parcels,
    unowned_land,
    upgradable,
)
from carson.city.count.prices import parcel_price
from carson.city.count.scores import result_now
from carson.city.facts.buildings import TYPE_BY_NAME
from carson.city.facts.characters import TILE_BY_NAME
from carson.city.facts.geometry import EDGES
from carson.city.facts.ids import AMOUNT, EDGE, PARCEL
from carson.city.steps.income import pay_out
from carson.city.steps.round_end import offer_spending, spending
from carson.city.words.actions import ACTIONS, TEXTS, parcel_text
from carson.core.result import Result
from tests.city.engine_world import names, table_of
from tests.oracle import rules
from tests.oracle.strategies import worlds
from tests.oracle.world import World

MANY = settings(max_examples=700, deadline=None, suppress_health_check=list(HealthCheck))


@MANY
@given(worlds(rivers=True))
def test_prices_and_connection(world: World) -> None:
    """R-PRICE-OBJECTS, R-CONNECTED, R-ROADS-EXTEND, R-ROADS-BORDER, R-RIVER-CONNECTED."""
    s = table_of(world)
    for parcel in range(64):
        assert parcel_price(s, parcel) == rules.price(world, parcel_text(parcel))
    assert names(s.connected) == rules.connected(world)
    assert names(unowned_land(s)) == rules.buyable(world)
    places = {TEXTS[EDGE + e] for e in range(EDGES) if road_places(s, e >> 6) >> (e & 63) & 1}
    assert places == rules.road_places(world)


@MANY
@given(worlds(rivers=True))
def test_incomes_and_payments(world: World) -> None:
    """Section 2.G: every building, and what the income step pays to every seat."""
    s = table_of(world)
    for parcel, kind in world.buildings.items():
        if kind == "city-hall":
            continue
        items: list[tuple[str, int, int]] = []
        amount = income(s, world.owner[parcel], TYPE_BY_NAME[kind], ACTIONS[parcel] - PARCEL, items)
        assert amount == rules.income(world, parcel)
        assert sum(adds for _, _, adds in items) == amount
    before = [int(cash) for cash in s.cash]
    expected = rules.payments(world)
    pay_out(s)
    assert [int(s.cash[seat]) - before[seat] for seat in range(world.seats)] == expected


@MANY
@given(worlds())
def test_firepower_and_targets(world: World) -> None:
    """R-DUEL-FP, R-AMMO, R-ATTACK-LEGAL, R-CHURCH-ADJ."""
    s = table_of(world)
    for seat in range(world.seats):
        items: list[tuple[str, int, int]] = []
        assert firepower(s, seat, items) == rules.firepower(world, seat)
        assert sum(adds for _, _, adds in items) == rules.firepower(world, seat)
        assert names(attackable(s, seat)) == rules.attackable(world, seat)


@MANY
@given(worlds(rivers=True))
def test_townhouses_and_stations(world: World) -> None:
    """R-TOWNHOUSE-COND, R-STATION-ROAD."""
    s = table_of(world)
    assert names(upgradable(s)) == {p for p in world.houses if rules.townhouse_ready(world, p)}
    for seat in range(world.seats):
        free = names(int(s.owned[seat])) - rules.occupied(world)
        assert names(station_parcels(s)) & free == rules.station_sites(world, seat)


@MANY
@given(worlds())
def test_final_scores(world: World) -> None:
    """R-MONEY-VP, R-STATION-COUNT, R-TIE."""
    result: Result = result_now(table_of(world))
    for seat in range(world.seats):
        lines = {line.key: line.points for line in result.scores[seat] if line.points}
        assert lines == {key: points for key, points in rules.final_score(world, seat).items() if points}
    assert result.ranking == rules.ranking(world)


@MANY
@given(worlds())
def test_cash_limit(world: World) -> None:
    """R-CASH-LIMIT: every number of VP that can be had, at the lowest price."""
    s = table_of(world)
    for seat in range(world.seats):
        s.tile[seat] = TILE_BY_NAME["sheriff"]
        for word in range(16):
            s.options[word] = 0
        offer_spending(s, seat)
        offered = {action - AMOUNT for action in s.option_list()}
        cash = int(s.cash[seat])
        kept = {points: cash - int(spending(s, seat, points)) for points in offered}
        assert kept == rules.cash_limit_choices(cash, 20)
