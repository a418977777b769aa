"""Laying roads: at every own decision, and in the windows of R-ROADS-ANYTIME."""

from mypy_extensions import i64

from carson.city.count import powers, ways
from carson.city.count.places import can_extend, road_places
from carson.city.evaluator.rater import Declining
from carson.city.facts import characters, geometry, ids
from carson.city.question import Begin, Question, Step, Turns
from carson.city.table import Table, agenda, events, moves, schedule, stack


def offer_own_roads(s: Table, seat: i64) -> None:
    """Every place that extends the roads, as far as the roads in the supply reach; not before the game."""
    word: i64
    if s.unplaced_roads[seat] == 0 or s.round == 0:  # R-ROADS-START
        return
    for word in range(geometry.EDGE_WORDS):
        places = road_places(s, word)
        if s.river != 0 and s.unplaced_roads[seat] < ways.BRIDGE_ROADS:
            places &= ~s.rules.bridges[word]
        s.options[(ids.EDGE >> 6) + word] |= places


def lay_own(s: Table, seat: i64, edge: i64) -> None:
    """A road from the personal supply; the question it interrupts is asked again."""
    number = ways.roads_for(s, edge)
    s.unplaced_roads[seat] -= number
    before = s.connected
    moves.lay_road(s, edge)
    s.tell(events.LAID_ROAD, seat, edge, number)
    if s.connected != before:
        points = number * powers.power(s, seat, characters.ROAD_VP)  # R-GOV-NEWPARCEL, R-GOV-TIMING, D-58
        moves.score(s, seat, points, events.FOR_ROAD)


class RoadWindow(Turns):
    """Each seat with roads is asked."""

    def turn(self, s: Table, seat: i64) -> None:
        if s.unplaced_roads[seat] > 0 and can_extend(s):
            stack.push(s, agenda.ASK_ROADS, seat)


class AskRoads(Question):
    """Roads as long as the seat likes; they are laid as at any question."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        stack.allow(s, ids.DONE)
        offer_own_roads(s, seat)

    def take(self, s: Table, seat: i64, a: i64, action: i64) -> None:
        stack.pop(s)


class LastRoads(Step):
    """Before the final scoring, where a road can still be worth or cost somebody points (R-ROADS-ANYTIME)."""

    def run(self, s: Table, seat: i64, a: i64) -> None:
        if s.round == s.rules.rounds and (s.rules.bridge_vp != 0 or powers.in_force(s, characters.ROAD_VP)):
            stack.push(s, agenda.ROAD_TURNS)


QUESTIONS = [RoadWindow(agenda.ROAD_TURNS), AskRoads(agenda.ASK_ROADS)]
ROUND_STEPS = {schedule.ROAD_WINDOW: Begin(agenda.ROAD_TURNS), schedule.LAST_ROADS: LastRoads()}
RATERS = {agenda.ASK_ROADS: Declining(ids.DONE)}
