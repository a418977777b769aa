"""The engine and the oracle agree about horses, in random but possible worlds."""

from hypothesis import given
from hypothesis import strategies as st

from carson.city.count.firepower import firepower
from carson.city.count.rodeo import rodeo_points
from carson.city.count.scores import score_lines
from carson.city.facts.geometry import bit
from carson.city.state import CityState
from carson.city.table import schedule
from carson.city.table.agenda import ASK_HERD, ASK_PLACE, kind_of, seat_of
from carson.city.table.stack import pop, top
from carson.city.words.actions import ACTIONS, TEXTS
from tests.budget import FEW
from tests.city.engine_world import offered, run_part, table_of, take, texts
from tests.oracle import horses, placing
from tests.oracle.strategies import worlds
from tests.oracle.world import Stable, World


@st.composite
def worlds_with_horses(draw: st.DrawFn) -> World:
    """Worlds with at most four horses for each seat, and now and then a cowboy beside them."""
    world = draw(worlds(stars=("3Y", "7Y")))
    for seat in range(world.seats):
        enclosures = draw(st.lists(st.integers(1, 5), max_size=4))
        room = 9 - world.cowboys[seat] - list(world.robbers.values()).count(seat)
        cowboys = draw(st.sets(st.integers(1, 5), max_size=min(max(room, 0), 5)))
        counts = {number: enclosures.count(number) for number in set(enclosures)}
        world.stables.append(Stable(draw(st.integers(0, 1)), counts, cowboys, draw(st.integers(0, 1))))
    return world


def table_with_horses(world: World) -> CityState:
    s = table_of(world)
    s.rules.horses = 25
    s.rules.enclosures = 31
    for seat, stable in enumerate(world.stables):
        s.horses[seat] = stable.at_home
        s.rodeo_tokens[seat] = stable.tokens
        for number, there in stable.enclosures.items():
            s.enclosures[seat] += there << (5 * (number - 1))
        for number in stable.cowboys:
            s.enclosure_cowboys[seat] |= bit(number - 1)
            s.reserve[seat] -= 1
    return s


@FEW
@given(worlds_with_horses())
def test_firepower_and_points(world: World) -> None:
    """R-HORSE-E1, EX-24."""
    s = table_with_horses(world)
    for seat in range(world.seats):
        assert firepower(s, seat) == horses.firepower(world, seat)
        lines = {line.key: line.points for line in score_lines(s, seat) if line.points}
        assert lines == {key: points for key, points in horses.final_score(world, seat).items() if points}


@FEW
@given(worlds_with_horses())
def test_what_is_taken_back(world: World) -> None:
    """R-KIT-ENCLOSURES, R-KIT-REALTIME: cowboys in enclosures, while any may be taken back."""
    world.robbers.clear()
    s = table_with_horses(world)
    for seat in range(world.seats):
        words = texts(offered(s, ASK_PLACE, seat))
        backs = {word.removeprefix("back-") for word in words if word.startswith("back-")}
        assert backs == placing.removable(world, seat)


@FEW
@given(worlds_with_horses())
def test_the_rodeo(world: World) -> None:
    """EX-23, R-HORSE-E5, R-RODEO-ZERO, R-RODEO-COWBOY."""
    s = table_with_horses(world)
    for seat, stable in enumerate(world.stables):
        assert rodeo_points(s, seat) == horses.rodeo_points(stable)
    before = [int(s.reserve[seat]) for seat in range(world.seats)]
    run_part(s, schedule.RODEO)
    winner = horses.rodeo_winner(world)
    for seat, stable in enumerate(world.stables):
        assert s.rodeo_tokens[seat] == stable.tokens + (seat == winner)
        assert s.horses[seat] == horses.horses(stable)
        assert s.reserve[seat] == before[seat] + len(stable.cowboys)


@FEW
@given(worlds_with_horses(), st.data())
def test_ranches_that_pay_double(world: World, data: st.DataObject) -> None:
    """D-21, R-HORSE3-GROCER, R-ATTACK-BASE: asked where there is a choice, as often as there are horses."""
    s = table_with_horses(world)
    run_part(s, schedule.HERDING)
    doubled = {seat: horses.ranches(world, seat) for seat in range(world.seats)}
    asked: dict[int, set[str]] = {}
    while s.depth > 0:
        assert kind_of(top(s)) == ASK_HERD
        seat = int(seat_of(top(s)))
        chosen = asked.setdefault(seat, set())
        left = {TEXTS[action] for action in offered(s, ASK_HERD, seat)}
        if len(chosen) == horses.may_double(world, seat):
            assert left == set()
            pop(s)
        else:
            assert left == doubled[seat] - chosen
            parcel = data.draw(st.sampled_from(sorted(left)))
            take(s, ACTIONS[parcel])
            chosen.add(parcel)
    for seat, ranches in doubled.items():
        number = horses.may_double(world, seat)
        assert (seat in asked) == (0 < number < len(ranches))
        if number < len(ranches):
            doubled[seat] = asked.get(seat, set())
    run_part(s, schedule.PAY_OUT)
    changes = [int(s.cash[seat]) - world.cash[seat] for seat in range(world.seats)]
    assert changes == horses.payments(world, {parcel for parcels in doubled.values() for parcel in parcels})
