"""Explanations: what a place, a tile, a character or a player is, and how its number comes about."""

from __future__ import annotations

from collections.abc import Sequence

from carson.city.count.firepower import firepower
from carson.city.count.incomes import income, loot
from carson.city.count.items import Items
from carson.city.count.odds import LOSES_TIES, WINS_TIES, Rival, chance
from carson.city.count.places import unowned_land
from carson.city.count.prices import building_price, parcel_price
from carson.city.count.scores import points, score_lines
from carson.city.facts.buildings import BUILDINGS, TYPE_BY_NAME
from carson.city.facts.characters import LIMIT, TILE_BY_NAME
from carson.city.facts.geometry import bit, neighbours
from carson.city.facts.ids import BUILD_3, BUILD_12, CITY_HALL, NONE, SPACE, SPACES
from carson.city.facts.spaces import SPACE_TABLE
from carson.city.screen.players import score_label
from carson.city.state import CityState
from carson.city.table.moves import building_at, owner_of
from carson.city.words.actions import ACTIONS, parcel_text, parcels_of
from carson.city.words.asked import rivals_at
from carson.city.words.help_topics import building_text, space_text
from carson.city.words.terms import (
    building_name,
    character_name,
    character_power,
    money,
    object_name,
    say,
    space_name,
    space_numbers,
    space_word,
)
from carson.core.face import Explanation, Reason


def explain(s: CityState, seat: int, target: str, names: Sequence[str]) -> Explanation:
    """What is known about a target: d4, wages, saloon, sheriff, player-0."""
    if target.startswith("player-") and target[7:].isdecimal() and int(target[7:]) < len(names):
        return _player(s, int(target[7:]), names)
    if target in TYPE_BY_NAME:
        return _building_type(TYPE_BY_NAME[target])
    if target in TILE_BY_NAME:
        return _character(TILE_BY_NAME[target])
    action = ACTIONS.get(target, -1)
    if 0 <= action < 64:
        return _parcel(s, seat, action, names)
    if SPACE <= action < SPACE + SPACES:
        return _space(s, seat, action - SPACE, names)
    return Explanation(target)


# ---- the map


def _parcel(s: CityState, seat: int, parcel: int, names: Sequence[str]) -> Explanation:
    building = int(building_at(s, parcel))
    owner = int(owner_of(s, parcel))
    if building != NONE and owner != NONE:
        return _building(s, seat, building, parcel, owner, names)
    if building == CITY_HALL:
        return _building_type(CITY_HALL, parcel, _fight(s, seat, parcel, names))
    thing = object_name(s, parcel)
    if int(unowned_land(s)) >> parcel & 1:
        title = say("explain.land", parcel=parcel_text(parcel), thing=thing or say("explain.bare"))
        fight = _fight(s, seat, parcel, names)
        return Explanation(
            title, say("explain.price"), money(int(parcel_price(s, parcel))), _price(s, parcel), fight
        )
    if owner != NONE:
        title = say("explain.owned", parcel=parcel_text(parcel), owner=names[owner], thing=thing)
        return Explanation(title.strip(), say("explain.owned-text"))
    return Explanation(parcel_text(parcel))


def _price(s: CityState, parcel: int) -> tuple[Reason, ...]:
    around = parcels_of(int(s.occupied & (neighbours(parcel) | bit(parcel))))
    lines = [Reason(say("explain.one-dollar"), money(1))]
    lines += [
        Reason(
            say("explain.thing-at", thing=_name_at(s, p), parcel=parcel_text(p)), money(1), (parcel_text(p),)
        )
        for p in around
    ]
    return tuple(lines)


def _name_at(s: CityState, parcel: int) -> str:
    building = int(building_at(s, parcel))
    return object_name(s, parcel) if building == NONE else building_name(building)


def _building(
    s: CityState, seat: int, building: int, parcel: int, owner: int, names: Sequence[str]
) -> Explanation:
    """A standing building: its income piece by piece, and what an attack would bring."""
    items: Items = []
    total = int(income(s, owner, building, parcel, items))
    lines = tuple(
        Reason(say("explain.item", text=say(f"item.{what}"), number=n), money(adds))
        for what, n, adds in items
    )
    title = say(
        "explain.building", owner=names[owner], building=building_name(building), parcel=parcel_text(parcel)
    )
    shown = money(total) if BUILDINGS[building].cap else ""
    return Explanation(
        title, building_text(building), shown, lines, _raid(s, seat, parcel, owner, total, names)
    )


def _raid(s: CityState, seat: int, parcel: int, owner: int, total: int, names: Sequence[str]) -> str:
    raiders = [other for other in range(len(names)) if other != owner and s.at_parcel[other] & bit(parcel)]
    if not raiders:
        return _fight(s, seat, parcel, names)
    who = ", ".join(names[other] for other in raiders)
    taken = int(loot(total))
    split = say("explain.raid", names=who, loot=money(taken), rest=money(total - taken))
    return " ".join(filter(None, (split, _fight(s, seat, parcel, names))))


def _fight(s: CityState, seat: int, place: int, names: Sequence[str]) -> str:
    """The odds this seat would have, or has, in a duel here."""
    if seat < 0:
        return ""
    rivals = rivals_at(s, seat, place)
    if not rivals:
        return ""
    strengths = [int(firepower(s, other)) for other in rivals]
    order = [int(other) for other in s.pass_order]
    mine_at = order.index(seat) if seat in order else len(order)
    later = [other not in order or order.index(other) > mine_at for other in rivals]
    ties = [WINS_TIES if behind else LOSES_TIES for behind in later]
    here = bool((s.at_parcel[seat] if place < SPACE else s.at_space[seat]) & bit(place % SPACE))
    mine = int(firepower(s, seat)) - (0 if here or s.cowboys[seat] == 0 else 1)
    fight: list[Rival] = [(float(strength), tie) for strength, tie in zip(strengths, ties, strict=True)]
    odds = round(100 * chance(mine, fight))
    who = ", ".join(f"{names[other]} ({strength})" for other, strength in zip(rivals, strengths, strict=True))
    return say("explain.odds", names=who, mine=mine, odds=odds)


# ---- the track


def _space(s: CityState, seat: int, space: int, names: Sequence[str]) -> Explanation:
    fight = _fight(s, seat, SPACE + space, names) if SPACE_TABLE[space].duel else ""
    if BUILD_12 <= space <= BUILD_3:
        tile = int(s.market[space - BUILD_12])
        if tile == NONE:
            return Explanation(say("explain.sold"))
        price = int(building_price(s, seat, space)) if seat >= 0 else SPACE_TABLE[space].price
        return Explanation(building_name(tile), building_text(tile), money(price), (), fight)
    gives = say(f"space.{space_word(space)}.gives", **space_numbers(space, s.rules))
    return Explanation(space_name(space), space_text(space), gives, (), fight)


# ---- tiles and people


def _building_type(building: int, parcel: int | None = None, note: str = "") -> Explanation:
    title = building_name(building) if parcel is None else f"{building_name(building)}, {parcel_text(parcel)}"
    return Explanation(title, building_text(building), "", (), note)


def _character(tile: int) -> Explanation:
    return Explanation(
        character_name(tile), character_power(tile), say("explain.limit", limit=money(LIMIT[tile]))
    )


def _player(s: CityState, seat: int, names: Sequence[str]) -> Explanation:
    lines = score_lines(s, seat)
    items: Items = []
    strength = int(firepower(s, seat, items))
    parts = ", ".join(say("explain.part", text=say(f"item.{what}"), adds=adds) for what, _, adds in items)
    note = say("explain.firepower", firepower=strength, parts=parts)
    reasons = tuple(Reason(score_label(line.key), str(line.points)) for line in lines)
    return Explanation(names[seat], say("explain.score-now"), str(points(lines)), reasons, note)
