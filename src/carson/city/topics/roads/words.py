"""Laying roads, in words."""

from carson.city.count.places import is_bridge
from carson.city.facts.characters import GAIN_ROADS, ROAD_VP
from carson.city.facts.geometry import EDGES, bit
from carson.city.facts.ids import EDGE
from carson.city.facts.rules import Rules
from carson.city.table import agenda, events, schedule
from carson.city.topics.building.city_hall import needs_roads
from carson.city.words import Asked, HelpTopic, Label, LogLine, Values, Words, listed, say
from carson.city.words.actions import edge_text
from carson.city.words.asked import step_next, step_now
from carson.city.words.own_rules import sides_with
from carson.city.words.speech import Answers
from carson.city.words.terms import character_name, edge_words
from carson.core.language import kept


def _values(q: Asked) -> Values:
    form = "waiting" if step_next(q.state) == schedule.DEFERRED else "buildings"
    if step_now(q.state) == schedule.LAST_ROADS:
        form = "last"
    roads = say("count.road", number=int(q.state.unplaced_roads[q.seat]))
    return {"form": form, "roads": roads, "vp": q.power(ROAD_VP)}


def _road(q: Asked, action: int) -> Label:
    free = q.kind == agenda.ASK_CITY_HALL and needs_roads(q.state)
    return _road_label(action - EDGE, free, is_bridge(q.state, action - EDGE)), "roads"


@kept
def _road_label(edge: int, free: bool, bridge: bool) -> str:
    key = ("free-" if free else "") + ("bridge" if bridge else "road")
    return say(f"label.{key}", **edge_words(edge))


def _no_road(q: Asked, action: int) -> str:
    s, edge = q.state, action - EDGE
    name = edge_text(edge)
    if s.round == 0:
        return say("why.road-before-the-game")
    if s.roads[edge >> 6] & bit(edge & 63):
        return say("why.road-there", edge=name)
    if not s.reach[edge >> 6] & bit(edge & 63):
        return say("why.road-alone", edge=name)
    return say("why.no-road-left") if s.unplaced_roads[q.seat] == 0 else ""


WORDS = {agenda.ASK_ROADS: Words(values=_values)}
ANSWERS = [Answers(range(EDGE, EDGE + EDGES), _road, _no_road)]
GROUPS = {270: "roads"}
LOG = {
    events.LAID_ROAD: LogLine(lambda event: "log.laid-bridge" if event.data["roads"] > 1 else "log.laid-road")
}


def _help(rules: Rules) -> Values:
    givers = [
        say("topic.roads.character", name=character_name(tile)) for tile in sides_with(rules, GAIN_ROADS)
    ]
    return {
        "roads": rules.roads_won,
        "last_roads": say("topic.roads.last") if sides_with(rules, ROAD_VP) else "",
        "characters": say("topic.roads.characters", names=listed(givers)) if givers else "",
    }


HELP = [HelpTopic(80, "roads", _help)]
HIGHLIGHTS = {40: events.LAID_ROAD}
