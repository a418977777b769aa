"""Outlaws on the engine's table against the naive oracle, on random positions."""

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from carson.city.count.outlaws import landing_parcels, outlaw_at, raid_parcels
from carson.city.count.placing import target_parcels
from carson.city.facts.geometry import bit
from carson.city.facts.ids import DIE, NONE
from carson.city.question import ENTRIES
from carson.city.state import CityState
from carson.city.table import schedule
from carson.city.table.agenda import ASK_OUTLAW, DRAW_RAID, MOVE_OUTLAWS, a_of, kind_of
from carson.city.table.events import OUTLAW_WON, WON
from carson.city.table.stack import push, top
from carson.city.topics.duels.rules import next_to_roll, start
from carson.city.words.actions import ACTIONS
from tests.budget import SOME
from tests.city.engine_world import mask, names, offered, run_part, table_of, take
from tests.oracle import outlaws as oracle
from tests.oracle import placing, rules
from tests.oracle.characters import character
from tests.oracle.strategies import placing_worlds, worlds
from tests.oracle.world import World


def settle(world: World, data: st.DataObject, least: int, most: int) -> CityState:
    """Let outlaws sit anywhere but on water, Prison and City Hall; more likely on and beside buildings."""
    closed = {p for p, kind in world.buildings.items() if kind in ("prison", "city-hall")}
    near = {n for p in world.buildings for n in (*rules.neighbours(p), p)} - closed - world.river
    if len(near) >= least:
        sitting = st.sets(st.sampled_from(sorted(near)), min_size=least, max_size=most)
        world.outlaws.update(data.draw(sitting) if near else ())
    s = table_of(world)
    s.outlaws = mask(world.outlaws)
    s.outlaw_strength = 10
    return s


@SOME
@given(worlds(rivers=True, stars=("16Y",)), st.data())
def test_where_outlaws_come_and_go(world: World, data: st.DataObject) -> None:
    """R-OUTLAW-REROLL, R-RIVER-DICE, R-OUTLAW-MOVE, EX-25."""
    s = settle(world, data, 1, 9)
    assert names(landing_parcels(s)) == oracle.landing(world)
    for parcel in world.outlaws:
        expected = oracle.goals(world, parcel, frozenset(world.outlaws - {parcel}))
        assert names(raid_parcels(s, ACTIONS[parcel])) == expected - {parcel}


@SOME
@given(worlds(stars=("16Y",)), st.data())
def test_somebody_is_asked_whenever_the_order_matters(world: World, data: st.DataObject) -> None:
    """R-OUTLAW-FIRST: without a question every order ends alike, and all ends are possible."""
    s = settle(world, data, 2, 4)
    asked, ends = ends_of(s)
    if not asked:
        assert not oracle.order_matters(world)
        assert ends == oracle.outcomes(world, tuple(sorted(world.outlaws)))
    assert ends <= {end for order in orders(world) for end in oracle.outcomes(world, order)}


def orders(world: World) -> list[tuple[str, ...]]:
    return list(permutations(sorted(world.outlaws)))


def ends_of(s: CityState) -> tuple[bool, set[frozenset[str]]]:
    """Every end of the movement, whatever is answered and drawn, and whether anybody is asked."""
    push(s, MOVE_OUTLAWS)
    asked, ends, open_ = False, set[frozenset[str]](), [s]
    while open_:
        state = open_.pop()
        while state.depth and kind_of(top(state)) == MOVE_OUTLAWS:
            ENTRIES[MOVE_OUTLAWS].run(state, 0, a_of(top(state)))
        if not state.depth:
            ends.add(frozenset(names(state.outlaws)))
            continue
        asked |= kind_of(top(state)) == ASK_OUTLAW
        open_ += [answered(state, parcel) for parcel in possible(state)]
    return asked, ends


def possible(s: CityState) -> list[int]:
    assert kind_of(top(s)) in (ASK_OUTLAW, DRAW_RAID)
    return sorted(offered(s, int(kind_of(top(s))), a=int(a_of(top(s)))))


def answered(s: CityState, parcel: int) -> CityState:
    after = s.clone()
    take(after, parcel)
    if kind_of(top(s)) == DRAW_RAID:
        assert after.restless & bit(int(a_of(top(s)))) == 0
    return after


@SOME
@given(worlds(stars=("3Y", "16Y")), st.data())
def test_what_outlaws_cost(world: World, data: st.DataObject) -> None:
    """R-OUTLAW-HALF, R-HEROES-Y, D-17: whoever has come to an outlaw has been beaten or has robbed before."""
    for parcel in list(world.robbers):
        del world.robbers[parcel]
    s = settle(world, data, 1, 6)
    run_part(s, schedule.PAY_OUT)
    gained = [int(s.cash[seat]) - world.cash[seat] for seat in range(world.seats)]
    assert gained == oracle.payments(world)


@SOME
@given(placing_worlds(stars=("1R", "16Y", "10Y")), st.data())
def test_who_may_fight_and_who_wins(world: World, data: st.DataObject) -> None:
    """R-PLACE-LEGAL, R-SHERIFF-R-PROVOKE, R-OUTLAW-FIGHT, D-51."""
    s = settle(world, data, 1, 4)
    for seat in range(world.seats):
        for parcel in world.outlaws:
            here = seat in placing.present(world, parcel) or parcel == world.white
            own = world.owner.get(parcel) == seat and parcel in world.buildings
            able = own or character(world, seat) != "1R"
            assert (parcel in names(target_parcels(s, seat))) == (able and not here)
    fields = sorted(p for p in world.outlaws if world.standing.get(p) and p != world.white)
    if not fields:
        return
    field = data.draw(st.sampled_from(fields))
    s.heard = []
    start(s, ACTIONS[field])
    totals: dict[int, int] = {}
    while s.depth:
        assert outlaw_at(s, ACTIONS[field]) == 10
        die = data.draw(st.integers(1, 6))
        seat = int(next_to_roll(s, ACTIONS[field]))
        totals[seat] = totals.get(seat, rules.firepower(world, seat)) + die
        take(s, DIE + die)
        if any(kind in (WON, OUTLAW_WON) for kind, *_ in s.heard):
            break
    expected = oracle.fight_winner(world, totals, 10)
    (winner,) = [seat for kind, seat, *_ in s.heard if kind in (WON, OUTLAW_WON)]
    assert winner == (NONE if expected is None else expected)
    assert (field in names(s.outlaws)) == (expected is None)
