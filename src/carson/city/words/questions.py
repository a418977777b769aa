"""Questions: what a seat is asked, one sentence for every kind of question."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from carson.city.count import duels
from carson.city.count.places import houses_needed
from carson.city.count.powers import cash_limit, power
from carson.city.count.prices import building_price
from carson.city.facts.buildings import NEEDS_ROAD
from carson.city.facts.characters import CASH_OR_DOUBLE, ROAD_VP, SING
from carson.city.facts.geometry import bit
from carson.city.facts.ids import BUILD_12, NONE, STATION
from carson.city.facts.spaces import PRICE
from carson.city.table import agenda, schedule
from carson.city.table.agenda import FRAME_NAMES
from carson.city.table.moves import owner_of
from carson.city.topics.building.city_hall import needs_roads
from carson.city.words.actions import parcel_text
from carson.city.words.asked import Asked, step_next, step_now
from carson.city.words.duel_tiles import tile_question
from carson.city.words.horse_questions import HORSE_SENTENCES
from carson.city.words.outlaw_labels import OUTLAW_SENTENCES
from carson.city.words.power_questions import POWER_SENTENCES
from carson.city.words.sheets import sheet_question
from carson.city.words.shift_words import place_or_shift, shift_question
from carson.city.words.terms import (
    building_name,
    character_name,
    fights_with_tiles,
    listed,
    money,
    number_of,
    say,
    two_of,
)

ARENAS = {duels.ON_LAND: "land", duels.ON_BUILDINGS: "buildings", duels.WITH_OUTLAWS: "outlaws"}


def question(q: Asked) -> str:
    """The sentence for the question on top of the agenda."""
    if q.kind in SENTENCES:
        return SENTENCES[q.kind](q)
    return say(f"question.{FRAME_NAMES[q.kind]}")


def waiting(actors: Sequence[int], names: Sequence[str]) -> str:
    """Who is thinking, for those who are not asked."""
    if len(actors) == 1:
        return say("question.wait", name=names[actors[0]])
    return say("question.wait-several", names=listed([names[seat] for seat in sorted(actors)]))


def _start(q: Asked) -> str:
    key = ("first", "second", "third")[min(q.parcels, 2)]
    return say(f"question.ask-start-{key}")


def _dynamite(q: Asked) -> str:
    return say("question.ask-dynamite", two=two_of(fights_with_tiles(q.state)))


def _free_parcel(q: Asked) -> str:
    return say("question.ask-free-parcel", character=character_name(int(q.state.role[q.seat])))


def _place(q: Asked) -> str:
    left = int(q.state.cowboys[q.seat])
    if q.state.rules.take_backs:
        return place_or_shift(q)
    if left == 0:
        return say("question.ask-place-sing" if power(q.state, q.seat, SING) else "question.ask-place-white")
    return say("question.ask-place", cowboys=number_of("count.cowboy", left))


def _character(q: Asked) -> str:
    """In a solo game each character helps once."""
    return say("question.ask-character" if q.state.rules.standish == NONE else "question.ask-character-solo")


def _fight(q: Asked) -> str:
    if q.state.rules.standish != NONE:
        return say("question.ask-fight-solo")
    return say(f"question.ask-fight-{ARENAS[q.a]}")


def _parcel(q: Asked) -> str:
    return say("question.ask-parcel", cash=q.cash)


def _building(q: Asked) -> str:
    tile = int(q.state.market[q.a - BUILD_12])
    price = money(int(building_price(q.state, q.seat, q.a)))
    return say("question.ask-building", building=building_name(tile), price=price, cash=q.cash)


def _site(q: Asked) -> str:
    name = building_name(q.a)
    houses = number_of("count.house", int(houses_needed(q.state, q.a)))
    if q.a == STATION:
        key = "ask-site-station-houses" if q.state.rules.station_houses else "ask-site-station"
        return say(f"question.{key}", building=name, houses=houses)
    if NEEDS_ROAD[q.a]:
        return say("question.ask-site", building=name, houses=houses)
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
    if step_now(q.state) == schedule.LAST_ROADS:
        key = "ask-roads-last"
    else:
        key = "ask-roads-waiting" if step_next(q.state) == schedule.DEFERRED else "ask-roads-buildings"
    roads = number_of("count.road", int(q.state.unplaced_roads[q.seat]))
    return say(f"question.{key}", roads=roads, vp=power(q.state, q.seat, ROAD_VP))


def _city_hall(q: Asked) -> str:
    return say("question.ask-city-hall-roads" if needs_roads(q.state) else "question.ask-city-hall")


def _double(q: Asked) -> str:
    character = character_name(int(q.state.role[q.seat]))
    return say("question.ask-double", character=character, amount=power(q.state, q.seat, CASH_OR_DOUBLE))


def _vp(q: Asked) -> str:
    return say("question.ask-vp", price=PRICE[q.a], cash=q.cash)


def _spend(q: Asked) -> str:
    rate = q.state.rules.limit_rate
    limit = cash_limit(q.state, q.seat)
    if limit >= q.state.cash[q.seat]:
        key = "ask-spend-none" if q.state.rules.extra_spending else "ask-spend-nothing"
        return say(f"question.{key}", cash=q.cash, rate=rate)
    key = "ask-spend-some" if q.state.rules.extra_spending else "ask-spend-due"
    return say(f"question.{key}", cash=q.cash, limit=money(int(limit)), rate=rate)


SENTENCES: dict[int, Callable[[Asked], str]] = {
    agenda.ASK_START: _start,
    agenda.ASK_CHARACTER: _character,
    agenda.ASK_FREE_PARCEL: _free_parcel,
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
    agenda.ASK_DYNAMITE: _dynamite,
    agenda.ASK_DUEL_TILES: tile_question,
    agenda.ASK_SHEETS: sheet_question,
    **POWER_SENTENCES,
    **HORSE_SENTENCES,
    agenda.ASK_SHIFT: shift_question,
    **OUTLAW_SENTENCES,
}
