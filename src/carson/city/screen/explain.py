"""Explanations: what a place, a tile, a character or a player is, and how its number comes about."""

from collections.abc import Sequence
from types import FunctionType

from carson.city.count import incomes, outlaws, payouts, prices, scores
from carson.city.count.firepower import firepower
from carson.city.count.items import Items
from carson.city.count.places import unowned_land
from carson.city.facts.buildings import BUILDINGS, TYPE_BY_NAME
from carson.city.facts.characters import LIMIT, TILE_BY_NAME
from carson.city.facts.geometry import bit, neighbours
from carson.city.facts.ids import BUILD_3, BUILD_12, CITY_HALL, NONE, SPACE, SPACES
from carson.city.facts.spaces import SPACE_TABLE
from carson.city.screen.fights import fight_note
from carson.city.state import CityState
from carson.city.table.moves import building_at, owner_of
from carson.city.topics import listed
from carson.city.topics.spaces.words import space_text
from carson.city.words import money, say, terms
from carson.city.words.actions import ACTIONS, parcel_text, parcels_of
from carson.city.words.asked import cowboys_at
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
        return _building(s, seat, building, parcel, owner, names)
    if building == CITY_HALL:
        return _building_type(s, CITY_HALL, parcel, fight_note(s, seat, parcel, names))
    thing = terms.object_name(s, parcel)
    fight = fight_note(s, seat, parcel, names)
    if int(unowned_land(s)) >> parcel & 1:
        title = say("explain.land", parcel=parcel_text(parcel), thing=thing or say("explain.bare"))
        if s.outlaws & bit(parcel):
            return Explanation(title, _held(s, "explain.outlaw-text"), "", (), fight)
        lines, price = _price(s, seat, parcel)
        return Explanation(title, say("explain.price"), money(price), lines, fight)
    if owner != NONE:
        title = say("explain.owned", parcel=parcel_text(parcel), owner=names[owner], thing=thing)
        text = say("explain.owned-text")
        if s.outlaws & bit(parcel):
            text = _held(s, "explain.outlaw-text")
        return Explanation(title.strip(), text, "", (), fight)
    return Explanation(parcel_text(parcel))


def _held(s: CityState, key: str) -> str:
    """What an outlaw on a parcel means."""
    return say(key, points=say("word.points", amount=int(outlaws.tile_vp(s))))


def _price(s: CityState, seat: int, parcel: int) -> tuple[tuple[Reason, ...], int]:
    """What makes a parcel dear, piece by piece, and what this seat pays for it."""
    block = neighbours(parcel) | bit(parcel) if s.rules.price_of_own_object else neighbours(parcel)
    lines = [_dollars(say("explain.one-dollar"), 1)]
    lines += [
        _dollars(say("explain.thing-at", thing=_name_at(s, p), parcel=parcel_text(p)), 1, (parcel_text(p),))
        for p in parcels_of(int(s.occupied & block))
    ]
    full = int(prices.parcel_price(s, parcel))
    price = full if seat < 0 else int(prices.price_for(s, seat, parcel))
    if price < full:
        at_most = say("explain.item", text=say("item.at-most"), number=money(price))
        lines.append(_dollars(at_most, price - full))
    return tuple(lines), price


def _dollars(text: str, amount: int, places: tuple[str, ...] = ()) -> Reason:
    return Reason(text, money(amount), places, amount)


def _name_at(s: CityState, parcel: int) -> str:
    building = int(building_at(s, parcel))
    return terms.object_name(s, parcel) if building == NONE else terms.building_name(building)


def _building(
    s: CityState, seat: int, building: int, parcel: int, owner: int, names: Sequence[str]
) -> Explanation:
    """A standing building: its income piece by piece, and what an attack would bring."""
    items: Items = []
    plain = int(incomes.income(s, owner, building, parcel, items))
    total = int(payouts.payout(s, owner, building, parcel))
    lines = [
        _dollars(say("explain.item", text=say(f"item.{what}"), number=n), adds) for what, n, adds in items
    ]
    full = int(payouts.full_payout(s, owner, building, parcel))
    if full != plain:
        times = "item.dynamite" if full == payouts.THREEFOLD * plain else "item.herd"
        lines.append(_dollars(say(times), full - plain))
    if total != full:
        lines.append(_dollars(say("item.outlaw"), total - full))
    name = terms.building_name(building)
    title = say("explain.building", owner=names[owner], building=name, parcel=parcel_text(parcel))
    shown = money(total) if BUILDINGS[building].cap else ""
    text, note = building_text(building, s.rules), _raid(s, seat, parcel, owner, total, names)
    return Explanation(title, text, shown, tuple(lines), note)


def _raid(s: CityState, seat: int, parcel: int, owner: int, total: int, names: Sequence[str]) -> str:
    notes = [fight_note(s, seat, parcel, names)]
    raiders = [names[other] for other in cowboys_at(s, parcel) if other != owner]
    if s.outlaws & bit(parcel):
        notes.insert(0, _held(s, "explain.outlaw-building"))
    elif raiders:
        taken = int(incomes.loot(total))
        rest = money(total - taken)
        notes.insert(0, say("explain.raid", names=", ".join(raiders), loot=money(taken), rest=rest))
    return " ".join(filter(None, notes))


# ---- the track


def _space(s: CityState, seat: int, space: int, names: Sequence[str]) -> Explanation:
    fight = fight_note(s, seat, SPACE + space, names) if SPACE_TABLE[space].duel else ""
    if BUILD_12 <= space <= BUILD_3:
        tile = int(s.market[space - BUILD_12])
        if tile == NONE:
            return Explanation(say("explain.sold"))
        price = int(prices.building_price(s, seat, space)) if seat >= 0 else SPACE_TABLE[space].price
        return Explanation(terms.building_name(tile), building_text(tile, s.rules), money(price), (), fight)
    gives = say(f"space.{terms.space_word(space)}.gives", **terms.space_numbers(space, s.rules))
    return Explanation(terms.space_name(space), space_text(space, s.rules), gives, (), fight)


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
