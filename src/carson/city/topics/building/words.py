"""Buying and placing buildings, in words."""

from carson.city.count.incomes import income
from carson.city.count.places import houses_needed
from carson.city.count.prices import building_price
from carson.city.facts.buildings import CAP, NEEDS_ROAD
from carson.city.facts.ids import BUILD_12, DONE, KEEP, STATION, TILE, YES
from carson.city.facts.rules import Rules
from carson.city.table import agenda, events, moves
from carson.city.topics.building.city_hall import needs_roads
from carson.city.words.actions import parcel_text
from carson.city.words.asked import Asked
from carson.city.words.building_texts import building_line
from carson.city.words.own_rules import types_in_play
from carson.city.words.speech import HelpTopic, Label, LogLine, Values, Words, nothing
from carson.city.words.terms import building_name, listed, money, say
from carson.city.words.why import ANYWHERE, parcel_reason
from carson.core.events import Event

# ---- buying


def _offered(q: Asked) -> dict[str, str]:
    """The building on the space and its price."""
    price = money(int(building_price(q.state, q.seat, q.a)))
    return {"building": building_name(int(q.state.market[q.a - BUILD_12])), "price": price}


def _buy_question(q: Asked) -> str:
    return say("question.ask-building", cash=q.cash, **_offered(q))


def _buy(q: Asked, action: int) -> Label:
    words = say("label.building", **_offered(q)) if action == YES else say("label.building-not")
    return words, "answer"


# ---- placing


def _site_question(q: Asked) -> str:
    name = building_name(q.a)
    houses = say("count.house", number=int(houses_needed(q.state, q.a)))
    if q.a == STATION:
        key = "ask-site-station-houses" if q.state.rules.station_houses else "ask-site-station"
        return say(f"question.{key}", building=name, houses=houses)
    if NEEDS_ROAD[q.a]:
        return say("question.ask-site", building=name, houses=houses)
    return say("question.ask-site-alone", building=name)


def site_label(q: Asked, action: int) -> Label:
    """A site with the income it would have."""
    if action == KEEP:
        return say(kept_key(q, "label.keep"), building=building_name(q.a)), "finish"
    if CAP[q.a] == 0:
        return say("label.site-plain", parcel=parcel_text(action)), "sites"
    there = q.copy()
    moves.put_building(there, q.a, action)
    amount = money(int(income(there, q.seat, q.a, action)))
    return say("label.site", parcel=parcel_text(action), income=amount), "sites"


def kept_key(q: Asked, key: str) -> str:
    """The words for a building that is kept; some games let it wait for a round only."""
    return f"{key}-deadline" if q.state.rules.deadline else key


def _no_site(q: Asked, action: int) -> str:
    s = q.state
    return parcel_reason(
        action,
        (~int(s.owned[q.seat]), "why.not-yours"),
        (int(s.outlaws), "why.outlaw"),
        (int(s.occupied), "why.occupied"),
        (~int(s.connected), "why.no-road-at"),
        (ANYWHERE, "why.no-site"),
    )


def _deferred(q: Asked, action: int) -> Label:
    if action == DONE:
        return say("label.deferred-done"), "finish"
    return say("label.deferred", building=building_name(action - TILE)), "buildings"


# ---- the City Hall


def _city_hall_question(q: Asked) -> str:
    return say("question.ask-city-hall-roads" if needs_roads(q.state) else "question.ask-city-hall")


def _city_hall(q: Asked, parcel: int) -> Label:
    return say("label.city-hall-site", parcel=parcel_text(parcel)), "sites"


WORDS = {
    agenda.ASK_BUILDING: Words(_buy, _buy_question),
    agenda.ASK_SITE: Words(site_label, _site_question, _no_site),
    agenda.ASK_DEFERRED: Words(_deferred),
    agenda.ASK_CITY_HALL: Words(_city_hall, _city_hall_question),
}
GROUPS = {60: "buildings", 90: "sites"}


# ---- the log


def _bought(event: Event) -> str:
    return "log.bought-tile" if event.data["price"] else "log.bought-free"


def _scrapped(event: Event) -> Values:
    return {"buildings": listed([building_name(event.data["tile"])] * event.data["amount"])}


LOG = {
    events.BOUGHT_TILE: LogLine(_bought),
    events.SCRAPPED: LogLine(forms={"tile": _scrapped, "amount": nothing}),
}


# ---- help


def _help(rules: Rules) -> Values:
    return {
        "kept": say(f"switch.kept-buildings.{'one-round' if rules.deadline else 'any-time'}"),
        "houses_title": say("topic.houses.title" if rules.townhouses else "topic.houses.title-plain"),
        "buildings": "\n".join(building_line(t, rules) for t in types_in_play(rules)),
    }


HELP = [HelpTopic(60, "buildings", _help)]
