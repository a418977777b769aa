"""Explanations: what a place, a tile, a character or a player is, and how its number comes about."""

from collections.abc import Sequence
from types import FunctionType

from carson.city.count import places, prices, prospects, scores
from carson.city.count.firepower import firepower
from carson.city.count.items import Items
from carson.city.facts.buildings import BUILDINGS, TYPE_BY_NAME
from carson.city.facts.characters import LIMIT, TILE_BY_NAME
from carson.city.facts.geometry import bit, neighbours
from carson.city.facts.ids import BUILD_3, BUILD_12, CITY_HALL, NONE, SPACE, SPACES
from carson.city.facts.spaces import SPACE_TABLE
from carson.city.screen.explain_building import explain_building, held_by_outlaw, in_dollars, name_at
from carson.city.screen.fights import cowboy_stays, fight_note
from carson.city.state import CityState
from carson.city.table.agenda import ASK_PLACE
from carson.city.table.moves import building_at, owner_of
from carson.city.topics import listed
from carson.city.topics.placing.words_worth import space_worth
from carson.city.topics.spaces.words import space_text
from carson.city.words import money, say, terms
from carson.city.words.actions import ACTIONS, parcel_text, parcels_of
from carson.city.words.asked import Asked
from carson.city.words.building_texts import building_text
from carson.core.face import Explanation, Reason, reason

OF_ROOMS = listed("screen", "EXPLAINED", FunctionType)  # each explains a target of its own, or gives None


def explain(s: CityState, seat: int, target: str, names: Sequence[str]) -> Explanation:
    """What is known about a target: d4, wages, saloon, sheriff, enclosure-3, player-0."""
    if target.startswith("player-") and target[7:].isdecimal() and int(target[7:]) < len(names):
        return _player(s, int(target[7:]), names)
    if target in TYPE_BY_NAME:
        return _building_type(s, TYPE_BY_NAME[target])
    if target in TILE_BY_NAME:
        return _character(s, TILE_BY_NAME[target])
    action = ACTIONS.get(target, -1)
    if 0 <= action < 64:
        return _parcel(s, seat, action, names)
    if SPACE <= action < SPACE + SPACES:
        return _space(s, seat, action - SPACE, names)
    for room in OF_ROOMS:
        explained: Explanation | None = room(s, target, names)
        if explained is not None:
            return explained
    return Explanation(target)


# ---- the map


def _parcel(s: CityState, seat: int, parcel: int, names: Sequence[str]) -> Explanation:
    building = int(building_at(s, parcel))
    owner = int(owner_of(s, parcel))
    if building != NONE and owner != NONE:
        return explain_building(s, seat, building, parcel, names)
    if building == CITY_HALL:
        return _building_type(s, CITY_HALL, parcel, fight_note(s, seat, parcel, names))
    thing = terms.object_name(s, parcel)
    fight = fight_note(s, seat, parcel, names)
    if int(places.unowned_land(s)) >> parcel & 1:
        title = say("explain.land", parcel=parcel_text(parcel), thing=thing or say("explain.bare"))
        if s.outlaws & bit(parcel):
            return Explanation(title, held_by_outlaw(s, "explain.outlaw-text"), "", (), fight)
        lines, price = _price(s, seat, parcel)
        note = " ".join(filter(None, [_prospects(s, seat, parcel), fight]))
        return Explanation(title, say("explain.price"), money(price), lines, note)
    if owner != NONE:
        title = say("explain.owned", parcel=parcel_text(parcel), owner=names[owner], thing=thing)
        text = say("explain.owned-text")
        note = _prospects(s, seat, parcel) if owner == seat else ""
        if s.outlaws & bit(parcel):
            text = held_by_outlaw(s, "explain.outlaw-text")
        return Explanation(title.strip().removesuffix(":"), text, "", (), note or fight)
    return Explanation(parcel_text(parcel))


def _prospects(s: CityState, seat: int, parcel: int) -> str:
    """What a viewer's buildings in hand or for sale would earn on land without anything on it."""
    land = int(places.empty_land(s)) & bit(parcel)
    if seat < 0 or not land:
        return ""
    table = s.clone()
    types = [t for t in parcels_of(int(prospects.tiles_at_hand(s, seat))) if places.fitting(s, t, land)]
    amounts = sorted(((int(prospects.would_earn(table, seat, t, parcel)), t) for t in types), reverse=True)
    told = [
        say("explain.prospect", building=terms.building_name(t), income=money(n)) for n, t in amounts if n
    ]
    return say("explain.prospects", buildings=terms.listed(told)) if told else ""


def _price(s: CityState, seat: int, parcel: int) -> tuple[tuple[Reason, ...], int]:
    """What makes a parcel dear, piece by piece, and what this seat pays for it."""
    block = neighbours(parcel) | bit(parcel) if s.rules.price_of_own_object else neighbours(parcel)
    lines = [in_dollars(say("explain.one-dollar"), 1)]
    lines += [in_dollars(name_at(s, p), 1, (parcel_text(p),)) for p in parcels_of(int(s.occupied & block))]
    full = int(prices.parcel_price(s, parcel))
    price = full if seat < 0 else int(prices.price_for(s, seat, parcel))
    if price < full:
        at_most = say("explain.item", text=say("item.at-most"), number=money(price))
        lines.append(in_dollars(at_most, price - full))
    return tuple(lines), price


# ---- the track


def _space(s: CityState, seat: int, space: int, names: Sequence[str]) -> Explanation:
    fight = fight_note(s, seat, SPACE + space, names) if SPACE_TABLE[space].duel else ""
    if BUILD_12 <= space <= BUILD_3:
        tile = int(s.market[space - BUILD_12])
        if tile == NONE:
            return Explanation(say("explain.sold"))
        price = int(prices.building_price(s, seat, space)) if seat >= 0 else SPACE_TABLE[space].price
        name, text = terms.building_name(tile), building_text(tile, s.rules)
        return Explanation(name, text, money(price), _own_sites(s, seat, tile), fight)
    gives = say(f"space.{terms.space_word(space)}.gives", **terms.space_numbers(space, s.rules))
    now = _for_viewer(s, seat, space, names)
    return Explanation(terms.space_name(space), space_text(space, s.rules), gives, now, fight)


def _own_sites(s: CityState, seat: int, building: int) -> tuple[Reason, ...]:
    """What a building would earn on each own parcel where it can stand, the best first."""
    if seat < 0 or not BUILDINGS[building].cap:
        return ()
    table, sites = s.clone(), parcels_of(int(places.useful_sites(s, seat, building)))
    amounts = [(int(prospects.would_earn(table, seat, building, parcel)), parcel) for parcel in sites]
    amounts.sort(key=lambda each: -each[0])
    return tuple(
        Reason(say("explain.own-site"), money(n), (parcel_text(parcel),), n, apart=True)
        for n, parcel in amounts
    )


def _for_viewer(s: CityState, seat: int, space: int, names: Sequence[str]) -> tuple[Reason, ...]:
    """What a space gives the viewer now: the number of its chip, where it has one."""
    if seat < 0:
        return ()
    q = Asked(s, seat, ASK_PLACE, 0, names)
    if cowboy_stays(s, seat, SPACE + space):
        q.sent = s
    worth = space_worth(q, space)
    return (
        () if worth is None else (Reason(say("explain.for-you"), worth.chip, (), worth.amount, apart=True),)
    )


# ---- tiles and people


def _building_type(s: CityState, building: int, parcel: int | None = None, note: str = "") -> Explanation:
    name = terms.building_name(building)
    title = name if parcel is None else f"{name}, {parcel_text(parcel)}"
    return Explanation(title, building_text(building, s.rules), "", (), note)


def _character(s: CityState, tile: int) -> Explanation:
    limit = say("explain.limit", limit=money(LIMIT[tile]))
    return Explanation(terms.character_name(tile), terms.character_power(tile, s.rules), limit)


def _player(s: CityState, seat: int, names: Sequence[str]) -> Explanation:
    lines = scores.score_lines(s, seat)
    items: Items = []
    strength = int(firepower(s, seat, items))
    parts = ", ".join(say("explain.part", text=say(f"item.{what}"), adds=adds) for what, _, adds in items)
    note = say("explain.firepower", firepower=strength, parts=parts)
    reasons = tuple(reason(terms.score_label(line.key, s.rules), line.points) for line in lines)
    return Explanation(names[seat], say("explain.score-now"), str(scores.points(lines)), reasons, note)
