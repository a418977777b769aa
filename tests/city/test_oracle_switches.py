"""Switches in which the books differ: the engine's table against the naive oracle, on random positions."""

from hypothesis import given
from hypothesis import strategies as st

from carson.city.facts.characters import NO_TILE
from carson.city.facts.geometry import EDGES
from carson.city.facts.ids import CHURCH, EDGE, HOTEL, KEEP, NO, TYPES
from carson.city.state import CityState
from carson.city.table import schedule
from carson.city.table.agenda import ASK_CONSENT, ASK_HOUSE, kind_of, seat_of
from carson.city.table.stack import top
from carson.city.topics.houses.rules import begin
from carson.city.topics.roads.rules import lay_own
from carson.city.words.actions import ACTIONS
from tests.budget import SOME
from tests.city.engine_world import names, offered, run_part, table_of, take, texts
from tests.oracle import building, ending, rules
from tests.oracle.strategies import free_land, placing_worlds, worlds
from tests.oracle.world import World


def sites(world: World) -> list[str]:
    """Own empty land, beside buildings where somebody stands if there is any."""
    own = free_land(world) & set(world.owner)
    busy = {near for parcel in world.standing for near in rules.neighbours(parcel)}
    return sorted(own & busy or own)


def begun_at(world: World, kind: int, site: str) -> CityState:
    """The engine's table with a building on its site that waits for its House."""
    s, seat = table_of(world), world.owner[site]
    s.hand[seat * TYPES + kind] += 1
    begin(s, seat, kind, ACTIONS[site])
    return s


@SOME
@given(placing_worlds(), st.data())
def test_a_church_sends_home(world: World, data: st.DataObject) -> None:
    """R-CHURCH-CANCEL, R-CHURCH-ADJ: as soon as it stands for good, and not before."""
    if not sites(world):
        return
    site = data.draw(st.sampled_from(sites(world)))
    seat, s = world.owner[site], begun_at(world, CHURCH, site)
    world.buildings[site] = "church"
    before = [int(s.at_parcel[other]) for other in range(world.seats)]
    free = sorted(p for p in building.house_places(world) if building.must_agree(world, seat, p) is None)
    if not free:
        return
    take(s, ACTIONS[data.draw(st.sampled_from(free))])
    freed = building.sent_home(world, site)
    for other in range(world.seats):
        left = {parcel for parcel, standing in freed.items() if other in standing}
        assert names(before[other]) - names(int(s.at_parcel[other])) == left
        assert int(s.cowboys[other]) == world.cowboys[other] + len(left)


@SOME
@given(worlds(rivers=True), st.data())
def test_who_is_asked_about_a_house(world: World, data: st.DataObject) -> None:
    """R-HOUSE-LEGAL, R-HOUSE-CONSENT, R-TOWNHOUSE-COND, R-TOWNHOUSE-WHOSE."""
    if not sites(world):
        return
    site = data.draw(st.sampled_from(sites(world)))
    seat, s = world.owner[site], begun_at(world, HOTEL, site)
    world.buildings[site] = "hotel"
    answers = {answer for answer in offered(s, ASK_HOUSE, seat) if not EDGE <= answer < EDGE + EDGES}
    places = building.house_places(world)
    assert texts(answers - {KEEP}) == places
    for parcel in data.draw(st.lists(st.sampled_from(sorted(places)), max_size=4)) if places else []:
        asked = s.clone()
        take(asked, ACTIONS[parcel])
        owner = building.must_agree(world, seat, parcel)
        assert (asked.depth > 0 and kind_of(top(asked)) == ASK_CONSENT) == (owner is not None)
        if owner is not None:
            assert seat_of(top(asked)) == owner
            take(asked, NO)
            left = {answer for answer in offered(asked, ASK_HOUSE, seat) if not EDGE <= answer < EDGE + EDGES}
            assert texts(left - {KEEP}) == places - {parcel}


@SOME
@given(worlds(stars=("13Y", "17Y")), st.data())
def test_when_the_characters_go_back(world: World, data: st.DataObject) -> None:
    """R-END-ORDER, R-GOV-TIMING: what a road for the City Hall brings while the track is filled."""
    s = table_of(world)
    run_part(s, schedule.RETURN_TOKEN)
    assert any(tile != NO_TILE for tile in s.character) == ending.in_office(world, "track")
    places = sorted(rules.road_places(world))
    for edge in data.draw(st.lists(st.sampled_from(places), max_size=4, unique=True)) if places else []:
        for seat in range(world.seats):
            after = s.clone()
            lay_own(after, seat, ACTIONS[edge] - EDGE)
            points = ending.evening_road_points(world, seat, edge)
            assert int(after.vp[seat]) - world.vp[seat] == points
    run_part(s, schedule.RETURN_CHARACTERS)
    assert all(tile == NO_TILE for tile in s.character)
