"""Building: which parcels and tiles to pay for, and where buildings, Houses and the City Hall go."""

from __future__ import annotations

from typing import Final

from carson.city.bots.look import Look
from carson.city.bots.masks import ALL, bits
from carson.city.bots.survey import lines_along
from carson.city.bots.ways import NO_EDGE
from carson.city.count.incomes import income
from carson.city.count.places import house_sites, upgradable
from carson.city.count.prices import building_price
from carson.city.facts.geometry import PARCELS
from carson.city.facts.ids import BUILD_12, DONE, EDGE, KEEP, NONE, STATION, TILE, YES

NEVER: Final = -1000.0  # for a road that leads nowhere


# ---- buying


def rate_parcel(look: Look, actions: list[int]) -> list[float]:
    """Land at its price; no more."""
    scores: list[float] = []
    for action in actions:
        if action == DONE:
            scores.append(0.0)
        else:
            price = look.survey.price(action)
            scores.append(look.plan.land(action) - price * look.dollar - _crowded_out(look, price))
    return scores


def rate_building(look: Look, actions: list[int]) -> list[float]:
    """The tile at its price, or none."""
    price = int(building_price(look.s, look.me, look.a))
    building = int(look.s.market[look.a - BUILD_12])
    worth = look.plan.tile(building, False) - price * look.dollar - _crowded_out(look, price)
    return [worth if action == YES else 0.0 for action in actions]


def _crowded_out(look: Look, price: int) -> float:
    """Points lost when paying this price leaves too little for a building that is claimed already."""
    cash = int(look.s.cash[look.me])
    lost = 0.0
    for building, cost in look.plan.claims:
        if cost <= cash < cost + price:
            lost = max(lost, look.plan.tile(building, False) - cost * look.dollar)
    return lost


# ---- placing


def rate_site(look: Look, actions: list[int]) -> list[float]:
    """The building where it is worth most; roads only towards such a site."""
    roads = _roads_to_sites(look, look.a)
    scores: list[float] = []
    for action in actions:
        if action < PARCELS:
            scores.append(look.plan.at(look.a, action))
        elif action == KEEP:
            scores.append(look.taste.later * (look.survey.left - 1))
        else:
            scores.append(roads.get(action - EDGE, NEVER))
    return scores


def _roads_to_sites(look: Look, building: int) -> dict[int, float]:
    """The first road towards each own site that is not connected yet, and its worth."""
    survey = look.survey
    unplaced_roads = int(look.s.unplaced_roads[look.me])
    scores: dict[int, float] = {}
    if unplaced_roads == 0:
        return scores
    for parcel in bits(survey.owned[look.me] & survey.empty):
        if 0 < survey.roads_needed(building, parcel) <= unplaced_roads:
            edge = _first_road(look, building, parcel)
            if edge != NO_EDGE:
                scores[edge] = max(scores.get(edge, NEVER), look.plan.at(building, parcel))
    return scores


def _first_road(look: Look, building: int, parcel: int) -> int:
    ways = look.survey.ways
    if building != STATION:
        return ways.first_road(parcel)
    return ways.next_of_line(min(lines_along(parcel), key=lambda line: len(ways.missing(line))))


def rate_deferred(look: Look, actions: list[int]) -> list[float]:
    """The tile in hand that gains most."""
    sites = bits(look.survey.owned[look.me] & look.survey.empty)
    scores: list[float] = []
    for action in actions:
        if action == DONE:
            scores.append(0.0)
        else:
            scores.append(max([look.plan.at(action - TILE, parcel) for parcel in sites], default=NEVER))
    return scores


# ---- Houses


def rate_house(look: Look, actions: list[int]) -> list[float]:
    """Where the House helps most; roads only towards a better place, and back with the building last."""
    survey = look.survey
    roads = _roads_to_houses(look)
    scores: list[float] = []
    for action in actions:
        if action < PARCELS:
            scores.append(house_worth(look, action, survey.owner(action)))
        elif action == KEEP:
            wait = survey.tile_worth(int(look.s.site_type), int(look.s.site))
            scores.append((look.plan.patience - 1) * wait)
        else:
            scores.append(roads.get(action - EDGE, NEVER))
    return scores


def house_worth(look: Look, parcel: int, owner: int) -> float:
    """Points from a House on empty land, or from a House that becomes a Townhouse."""
    if look.survey.empty >> parcel & 1:
        return look.survey.new_house(parcel, owner) - look.plan.reserved(parcel)
    return look.survey.swing(parcel, owner)


def _roads_to_houses(look: Look) -> dict[int, float]:
    """The first road towards each place for a House that is not connected yet, and its worth."""
    survey = look.survey
    unplaced_roads = int(look.s.unplaced_roads[look.me])
    scores: dict[int, float] = {}
    if unplaced_roads == 0:
        return scores
    mine = survey.owned[look.me]
    for parcel in bits(survey.empty & ~survey.connected & (~survey.taken | mine)):
        roads = survey.roads_to(parcel)
        if roads <= unplaced_roads:
            edge = survey.ways.first_road(parcel)
            worth = house_worth(look, parcel, look.me if mine >> parcel & 1 else NONE)
            scores[edge] = max(scores.get(edge, NEVER), worth - look.taste.road * roads)
    return scores


def rate_consent(look: Look, actions: list[int]) -> list[float]:
    """A House on own land scores, but it takes a site and may be all a rival needs."""
    gain = house_worth(look, look.a, look.me) - look.survey.share * _builder_gain(look, look.a)
    return [gain if action == YES else 0.0 for action in actions]


def _builder_gain(look: Look, parcel: int) -> float:
    """What the rival's new building is worth to it, if this is the only place for its House."""
    s = look.s
    survey = look.survey
    builder = survey.owner(int(s.site))
    if builder == NONE:
        return 0.0
    places = int(house_sites(s) | upgradable(s)) & (~survey.taken | survey.owned[builder]) & ALL
    if places & ~int(s.refused) & ~(1 << parcel):
        return 0.0
    return survey.property_vp + int(income(s, builder, s.site_type, s.site)) * survey.stream


def rate_city_hall(look: Look, actions: list[int]) -> list[float]:
    """A neutral House for everybody next to it."""
    survey = look.survey
    return [
        survey.swing(action, NONE) + survey.filling[action] if action < PARCELS else NEVER
        for action in actions
    ]
