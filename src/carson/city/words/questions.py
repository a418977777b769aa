"""Questions: what a seat is asked, one sentence for every kind of question."""

from __future__ import annotations

from collections.abc import Callable

from carson.city import flow
from carson.city.count.firepower import power
from carson.city.count.prices import building_price
from carson.city.facts.buildings import HOUSES, NEEDS_ROAD
from carson.city.facts.characters import CASH_OR_DOUBLE
from carson.city.facts.geometry import bit
from carson.city.facts.ids import BUILD_12, STATION
from carson.city.facts.spaces import PRICE
from carson.city.steps.city_hall import needs_roads
from carson.city.steps.round_end import cash_limit
from carson.city.table import agenda
from carson.city.table.agenda import FRAME_NAMES
from carson.city.table.moves import owner_of
from carson.city.words.actions import parcel_text
from carson.city.words.asked import Asked, step_next
from carson.city.words.terms import building_name, character_name, money, number_of, say


def question(q: Asked) -> str:
    """The sentence for the question on top of the agenda."""
    if q.kind in SENTENCES:
        return SENTENCES[q.kind](q)
    return say(f"question.{FRAME_NAMES[q.kind]}")


def _start(q: Asked) -> str:
    return say("question.ask-start-first" if q.a < q.state.rules.seats else "question.ask-start-second")


def _cash_now(q: Asked) -> str:
    return say("question.ask-cash-now", amount=power(q.state, q.seat, CASH_OR_DOUBLE))


def _free_parcel(q: Asked) -> str:
    return say("question.ask-free-parcel", character=character_name(int(q.state.tile[q.seat])))


def _hire(q: Asked) -> str:
    return say("question.ask-hire", cash=q.cash)


def _place(q: Asked) -> str:
    left = int(q.state.cowboys[q.seat])
    if left == 0:
        return say("question.ask-place-white")
    return say("question.ask-place", cowboys=number_of("count.cowboy", left))


def _fight(q: Asked) -> str:
    return say("question.ask-fight-buildings" if q.a else "question.ask-fight-land")


def _parcel(q: Asked) -> str:
    return say("question.ask-parcel", cash=q.cash)


def _building(q: Asked) -> str:
    tile = int(q.state.market[q.a - BUILD_12])
    price = money(int(building_price(q.state, q.seat, q.a)))
    return say("question.ask-building", building=building_name(tile), price=price, cash=q.cash)


def _site(q: Asked) -> str:
    name = building_name(q.a)
    if q.a == STATION:
        return say("question.ask-site-station", building=name)
    if NEEDS_ROAD[q.a]:
        return say("question.ask-site", building=name, houses=number_of("count.house", HOUSES[q.a]))
    return say("question.ask-site-alone", building=name)


def _house(q: Asked) -> str:
    s = q.state
    building, parcel = building_name(int(s.site_type)), parcel_text(int(s.site))
    return number_of("question.ask-house", int(s.houses_due), building=building, parcel=parcel)


def _consent(q: Asked) -> str:
    builder = q.names[int(owner_of(q.state, q.state.site))]
    standing = q.state.houses & bit(q.a)
    key = "ask-consent-townhouse" if standing else "ask-consent-house"
    return say(f"question.{key}", name=builder, parcel=parcel_text(q.a))


def _roads(q: Asked) -> str:
    key = "ask-roads-waiting" if step_next(q.state) == flow.DEFERRED else "ask-roads-buildings"
    return say(f"question.{key}", roads=number_of("count.road", int(q.state.sticks[q.seat])))


def _city_hall(q: Asked) -> str:
    return say("question.ask-city-hall-roads" if needs_roads(q.state) else "question.ask-city-hall")


def _double(q: Asked) -> str:
    character = character_name(int(q.state.tile[q.seat]))
    return say("question.ask-double", character=character, amount=power(q.state, q.seat, CASH_OR_DOUBLE))


def _vp(q: Asked) -> str:
    return say("question.ask-vp", price=PRICE[q.a], cash=q.cash)


def _spend(q: Asked) -> str:
    rate = q.state.rules.limit_rate
    limit = cash_limit(q.state, q.seat)
    if limit >= q.state.cash[q.seat]:
        return say("question.ask-spend-none", cash=q.cash, rate=rate)
    return say("question.ask-spend-some", cash=q.cash, limit=money(int(limit)), rate=rate)


SENTENCES: dict[int, Callable[[Asked], str]] = {
    agenda.ASK_START: _start,
    agenda.ASK_CASH_NOW: _cash_now,
    agenda.ASK_FREE_PARCEL: _free_parcel,
    agenda.ASK_HIRE: _hire,
    agenda.ASK_PLACE: _place,
    agenda.ASK_FIGHT: _fight,
    agenda.ASK_PARCEL: _parcel,
    agenda.ASK_BUILDING: _building,
    agenda.ASK_SITE: _site,
    agenda.ASK_HOUSE: _house,
    agenda.ASK_CONSENT: _consent,
    agenda.ASK_ROADS: _roads,
    agenda.ASK_CITY_HALL: _city_hall,
    agenda.ASK_DOUBLE: _double,
    agenda.ASK_VP: _vp,
    agenda.ASK_SPEND: _spend,
}
