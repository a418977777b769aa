"""Buying and placing buildings, in words."""

from carson.city.count import incomes, places, prices
from carson.city.facts.buildings import NEEDS_ROAD
from carson.city.facts.ids import BUILD_12, STATION, TILE, TYPES, YES
from carson.city.facts.rules import Rules
from carson.city.table import agenda, events
from carson.city.topics.building.city_hall import needs_roads
from carson.city.words import Asked, HelpTopic, Label, LogLine, Values, Words, listed, money, say
from carson.city.words.actions import parcel_text
from carson.city.words.building_texts import building_line
from carson.city.words.own_rules import types_in_play
from carson.city.words.terms import building_name
from carson.city.words.why import ANYWHERE, parcel_reason
from carson.city.words.worths import of_house, of_site, of_tile
from carson.core.events import Event
from carson.core.face import Worth


def _offered(q: Asked) -> Values:
    price = money(int(prices.building_price(q.state, q.seat, q.a)))
    return {"building": building_name(int(q.state.market[q.a - BUILD_12])), "price": price}


def _site(q: Asked) -> Values:
    """The building with what it needs and brings; a Station has its own sentence."""
    form = "" if NEEDS_ROAD[q.a] else "alone"
    if q.a == STATION:
        form = "station-houses" if q.state.rules.station_houses else "station"
    houses = say("count.house", number=int(places.houses_needed(q.state, q.a)))
    return {
        "building": building_name(q.a),
        "houses": houses,
        "form": form,
        "deadline": q.state.rules.deadline,
    }


def site_label(q: Asked, parcel: int) -> Label:
    """A site with the income it would have, with the House the building brings."""
    worth = of_site(q, parcel)
    if worth is None:
        return parcel_text(parcel), "sites"
    alone = int(incomes.income(q.state, q.seat, q.a, parcel))
    key = "label.site" if alone == worth.amount else "label.site-house"
    return say(key, parcel=parcel_text(parcel), income=worth.chip, alone=money(alone)), "sites"


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


def _worth(q: Asked, action: int) -> Worth | None:
    """Of the building that is bought, or of one in hand."""
    if action == YES:
        return of_tile(q, int(q.state.market[q.a - BUILD_12]))
    return of_tile(q, action - TILE) if TILE <= action < TILE + TYPES else None


WORDS = {
    agenda.ASK_BUILDING: Words(values=_offered, worth=_worth),
    agenda.ASK_SITE: Words(site_label, why_not=_no_site, values=_site, worth=of_site),
    agenda.ASK_DEFERRED: Words(
        lambda q, action: (say("label.deferred", building=building_name(action - TILE)), "buildings"),
        worth=_worth,
    ),
    agenda.ASK_CITY_HALL: Words(
        lambda q, parcel: (say("label.city-hall-site", parcel=parcel_text(parcel)), "sites"),
        values=lambda q: {"form": "roads" if needs_roads(q.state) else ""},
        worth=of_house,  # it counts as a House for everybody beside it
    ),
}
GROUPS = {60: "buildings", 90: "sites"}


def _scrapped(event: Event) -> Values:
    return {"buildings": listed([building_name(event.data["tile"])] * event.data["amount"])}


LOG = {events.SCRAPPED: LogLine(forms={"tile": _scrapped, "amount": lambda event: {}})}


def _help(rules: Rules) -> Values:
    return {"buildings": "\n".join(building_line(t, rules) for t in types_in_play(rules))}


HELP = [HelpTopic(60, "buildings", _help, rulings=("buildings", "income"))]
HIGHLIGHTS = {20: events.BUILT}
