"""Whole busy games by the switches in which the books differ, move by move against the naive oracle."""

from collections.abc import Iterator
from random import Random

import pytest

from carson.city.facts.characters import NO_TILE
from carson.city.facts.editions import SWITCHES
from carson.city.facts.geometry import EDGES, PARCELS
from carson.city.facts.ids import CHURCH, EDGE
from carson.city.game import CityGame
from carson.city.state import CityState
from carson.city.table import schedule
from carson.city.table.agenda import (
    ASK_CITY_HALL,
    ASK_HOUSE,
    ASK_PLACE,
    ASK_WHITE,
    PLACE_TOGETHER,
    a_of,
    kind_of,
    seat_of,
)
from carson.city.table.events import FOR_DUEL
from carson.city.table.stack import top
from carson.city.words.actions import TEXTS
from carson.core.events import Event
from carson.core.game import Options
from carson.core.rng import Rng
from tests.budget import ORACLE_GAMES
from tests.city.busy import busy_action
from tests.city.engine_world import OLDER, world_of
from tests.oracle import building, ending, placing
from tests.oracle.characters import holder
from tests.oracle.world import World

GAME = CityGame()
RULINGS = {switch.name: switch.ruling for switch in SWITCHES}
SETS = ("quiet-city", "gold-rush", "random", "random", "picked", "picked")
PARCEL_NAMES = {TEXTS[parcel] for parcel in range(PARCELS)}
PICKED = (
    "sheriff,banker,singer,worker,settler,captain,governor",
    "sheriff-red,banker-red,grocer,settler,captain-red,governor,teacher",
)
ASKED = {ASK_PLACE, ASK_WHITE, PLACE_TOGETHER}


def options_of(number: int) -> Options:
    """Some of the oracle's switches turned, characters they are about, horses and Kit Carson."""
    random = Random(f"oracle {number}")
    given = {"edition": random.choice(["2023", "2015"]), "seats": str(random.randint(2, 5))}
    given["characters"] = random.choice(SETS)
    if given["characters"] == "picked":
        given["tiles"] = random.choice(PICKED)
    given["variants"] = ",".join(name for name in ("kit-carson", "horses") if random.random() < 0.4)
    turned = [name for name, _ in OLDER.values() if random.random() < 0.4]
    values = {switch.name: random.choice(switch.values) for switch in SWITCHES if switch.name in turned}
    given["rules"] = ",".join(f"{name}={value}" for name, value in values.items())
    return GAME.settle(given)


def test_the_oracle_knows_every_switch_of_play() -> None:
    """All but those about set-up, deadlines, the Station and outlaws, which rules/test_editions.py draws."""
    drawn = {
        "start-parcels",
        "start-revolvers",
        "city-hall-at-setup",
        "station-houses",
        "kept-buildings",
        "river-mountains",
        "gold-rush-mountains",
        "outlaw-move",
    }
    assert {name for name, _ in OLDER.values()} == set(RULINGS) - drawn
    assert all(RULINGS[name] == ruling for ruling, (name, _) in OLDER.items())


@pytest.mark.parametrize("number", range(ORACLE_GAMES))
def test_a_whole_game(number: int) -> None:
    """R-SHERIFF-WHERE, R-SHERIFF-BLOCK, R-KIT-ENCLOSURES, R-SHERIFF-R-VP, R-TOWNHOUSE-WHOSE, R-CHURCH-CANCEL,
    R-END-ORDER: what may be done and what is done, at every move they are about.
    """
    state, watch = GAME.new(options_of(number)), Watch()
    rng = Rng(number)
    while state.depth:
        before = world_of(state)
        check_question(state, before)
        watch.see(before)
        kind, seat = int(kind_of(top(state))), int(seat_of(top(state)))
        action = busy_action(state, rng)
        events = state.take(int(state.actor()), action)
        if kind == ASK_HOUSE and action < PARCELS:
            asked = [event.data["owner"] for event in events if event.kind == "asked"]
            owner = building.must_agree(before, seat, TEXTS[action])
            assert asked == ([] if owner is None else [owner])
        for parcel in churches(events):
            cancelled = {TEXTS[event.data["parcel"]] for event in events if event.kind == "attack-cancelled"}
            assert cancelled == set(building.sent_home(before, parcel))
        watch.hear(events)


def churches(events: list[Event]) -> Iterator[str]:
    for event in events:
        if event.kind == "built" and event.data["tile"] == CHURCH:
            yield TEXTS[event.data["parcel"]]


def check_question(state: CityState, world: World) -> None:
    """What is offered to who places, and who is in office when the City Hall is drawn."""
    kind = int(kind_of(top(state)))
    if kind in ASKED:
        for seat in state.actors():
            legal = state.legal(seat)
            words = {TEXTS[action] for action in legal if not EDGE <= action < EDGE + EDGES}
            check_placing(state, world, seat, kind, words)
    if kind == ASK_CITY_HALL and schedule.ROUND_STEPS[int(a_of(state.agenda[0])) - 1] == schedule.REFILL:
        in_office = any(tile != NO_TILE for tile in state.character)
        assert in_office == (world.round > 0 and ending.in_office(world, "track"))


def check_placing(state: CityState, world: World, seat: int, kind: int, words: set[str]) -> None:
    """Places, the white cowboy's too, and what may be taken back, while any may."""
    places = {word for word in words if word in placing.SPACES or word in PARCEL_NAMES}
    if kind == ASK_WHITE:
        assert places == placing.white_targets(world, seat)
    elif not state.shifts[seat] >> 4:  # nothing special in hand
        assert places == placing.targets(world, seat)
        assert ("white" in words) == bool(placing.white_targets(world, seat))
        if state.shifts[seat] < state.rules.take_backs:
            backs = {word.removeprefix("back-") for word in words if word.startswith("back-")}
            assert backs == placing.removable(world, seat)


class Watch:
    """Who came last to which of his buildings, noted by hand; and what a red Sheriff is paid for it."""

    def __init__(self) -> None:
        self.begun: set[str] = set()
        self.world = World(2)

    def see(self, world: World) -> None:
        self.world = world

    def hear(self, events: list[Event]) -> None:
        sheriff = holder(self.world, "1R")
        here = {place: set(seats) for place, seats in self.world.standing.items()}
        lost = paid = 0
        for event in events:
            place = TEXTS.get(event.data.get("place", -1), "")
            if event.kind in ("placed", "placed-dynamite"):
                others = here.get(place, set()) - {event.seat}
                came_last = self.world.owner.get(place) == event.seat and others
                self.begun = self.begun | {place} if came_last else self.begun - {place}
                here.setdefault(place, set()).add(event.seat)
            elif event.kind in ("took-back", "lifted"):
                here.get(place, set()).discard(event.seat)
            elif event.kind == "lost" and event.seat == sheriff:
                older = "R-SHERIFF-R-VP" in self.world.older
                lost += 0 if older and place in self.begun else 1
            elif event.kind == "points" and event.data["reason"] == FOR_DUEL and event.seat == sheriff:
                paid += 1
            elif event.kind == "round-starts":
                self.begun = set()
        assert paid == lost
