"""Laying roads, in words."""

from carson.city.count.places import empty_land, is_bridge
from carson.city.count.powers import white_holder
from carson.city.count.ways import roads_for, within_roads
from carson.city.facts.characters import GAIN_ROADS, ROAD_VP
from carson.city.facts.geometry import EDGES, bit
from carson.city.facts.ids import BUILD_3, BUILD_12, DONE, EDGE, NONE, SPACE, TYPES
from carson.city.facts.rules import Rules
from carson.city.table import Table, agenda, events, moves, schedule
from carson.city.topics.building.city_hall import needs_roads
from carson.city.words import Asked, HelpTopic, Label, LogLine, Values, Words, listed, say
from carson.city.words.actions import edge_text, parcel_text, parcels_of
from carson.city.words.asked import step_next, step_now
from carson.city.words.own_rules import sides_with
from carson.city.words.speech import Answers
from carson.city.words.terms import character_name, edge_words
from carson.city.words.worths import in_points
from carson.core.face import Worth
from carson.core.language import kept

LAND = "land"  # the unit of a road's worth: parcels
BUILDING_SPACES = (1 << BUILD_3 + 1) - (1 << BUILD_12)


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


def _worth(q: Asked, action: int) -> Worth | None:
    """The points of a road, or the own empty land that it connects."""
    s, edge = q.state, action - EDGE
    land = int(moves.connected_by(s, edge))
    if land == 0:
        return None
    vp = q.power(ROAD_VP)
    if vp:
        return in_points(vp * int(roads_for(s, edge)), "worth.road-points")
    mine = int(land & s.owned[q.seat] & ~s.occupied)
    return _own_land(mine) if mine else None


@kept
def _own_land(land: int) -> Worth:
    names = [parcel_text(parcel) for parcel in parcels_of(land)]
    told = listed(names)
    return Worth(len(names), LAND, say("worth.road-chip", parcels=told), say("worth.road", parcels=told))


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


def _idle(q: Asked) -> int | None:
    """Roads that score nothing, reach no own empty land, and make no room for what is built in this round."""
    s, seat = q.state, q.seat
    reach = int(within_roads(s, s.unplaced_roads[seat]))
    scores = (q.power(ROAD_VP) and reach) or (s.rules.bridge_vp and s.river)
    if step_now(s) == schedule.LAST_ROADS:
        return None if scores else DONE
    own = reach & int(s.owned[seat] & empty_land(s))
    return None if scores or own or (reach and _may_build(s, seat)) else DONE


def _may_build(s: Table, seat: int) -> bool:
    """Whether a building waits in the hand, or a cowboy beside one that is for sale."""
    white = s.white_at - SPACE if white_holder(s) == seat else NONE
    spaces = int(s.at_space[seat]) | (bit(white) if white >= 0 else 0)
    tiles = sum(int(s.hand[seat * TYPES + t]) for t in range(TYPES))
    return tiles > 0 or spaces & BUILDING_SPACES != 0


WORDS = {agenda.ASK_ROADS: Words(values=_values, idle=_idle, refusal=DONE)}
ANSWERS = [Answers(range(EDGE, EDGE + EDGES), _road, _no_road, worth=_worth)]
GROUPS = {270: "roads"}
LOG = {
    events.LAID_ROAD: LogLine(lambda event: "log.laid-bridge" if event.data["roads"] > 1 else "log.laid-road")
}


def _help(rules: Rules) -> Values:
    givers = [
        say("topic.roads.character", name=character_name(tile)) for tile in sides_with(rules, GAIN_ROADS)
    ]
    return {
        "last_roads": say("topic.roads.last") if sides_with(rules, ROAD_VP) else "",
        "characters": say("topic.roads.characters", names=listed(givers)) if givers else "",
    }


HELP = [HelpTopic(80, "roads", _help, rulings=("roads",))]
HIGHLIGHTS = {40: events.LAID_ROAD}
