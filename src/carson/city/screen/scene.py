"""The scene: everything a screen draws, as plain JSON data (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Iterable

from carson.city.count.incomes import income
from carson.city.count.outlaws import is_halved, tile_vp
from carson.city.count.places import church_protected, open_spaces, unowned_land
from carson.city.count.powers import white_holder
from carson.city.count.prices import parcel_price
from carson.city.facts.buildings import BUILDINGS, CAP
from carson.city.facts.geometry import EDGE_WORDS, EDGES, count
from carson.city.facts.ids import BUILD_3, BUILD_12, EDGE, NONE, ROAD, SPACE, SPACES, TYPES, WAGES
from carson.city.facts.rules import Rules
from carson.city.facts.spaces import SPACE_TABLE
from carson.city.screen.characters import characters
from carson.city.screen.contests import auction, duel
from carson.city.screen.players import player
from carson.city.screen.secrets import sheet_form, shown_sheet, tile_duel, tile_pile, tiles_of
from carson.city.screen.stables import enclosures
from carson.city.screen.standish import standish
from carson.city.state import CityState
from carson.city.table.moves import owner_of
from carson.city.words.actions import TEXTS, parcel_text, parcels_of
from carson.city.words.asked import step_now
from carson.city.words.phases import box_now, phase_now
from carson.city.words.terms import (
    building_name,
    say,
    space_name,
    space_numbers,
    space_word,
)

Json = dict[str, object]

ROAD_NAMES = [TEXTS[EDGE + edge] for edge in range(EDGES)]
PARCEL_NAMES = [parcel_text(parcel) for parcel in range(64)]
OBJECT_NAMES = {word: say(f"word.{word}") for word in ("house", "townhouse", "mountain", "river")}


def scene_of(s: CityState, viewer: int) -> Json:
    """The table as a seat sees it, or a spectator."""
    seats = range(int(s.rules.seats))
    is_open = int(open_spaces(s))
    return {
        "round": int(s.round),
        "rounds": int(s.rules.rounds),
        "phase": phase_now(s),
        "now": _now(s),
        "parcels": _parcels(s),
        "roads": [
            ROAD_NAMES[64 * word + e] for word in range(EDGE_WORDS) for e in parcels_of(int(s.roads[word]))
        ],
        "spaces": [_space(s, space, bool(is_open >> space & 1)) for space in range(SPACES)],
        "characters": characters(s),
        "firstChooser": None if s.first_chooser == NONE else int(s.first_chooser),
        "turn": [int(seat) for seat in s.turn_order if seat != NONE],
        "pass": [int(seat) for seat in s.pass_order if seat != NONE],
        "bag": [{"tile": BUILDINGS[t].name, "count": int(s.bag[t])} for t in range(TYPES) if s.bag[t] > 0],
        "players": [
            {**player(s, seat), "duelTiles": tiles_of(s, seat, viewer), "sheet": shown_sheet(s, seat)}
            for seat in seats
        ],
        "tilePile": tile_pile(s),
        "tileDuel": tile_duel(s),
        "sheetForm": sheet_form(s, viewer),
        "duel": duel(s),
        "outlaws": _outlaws(s),
        "lot": [PARCEL_NAMES[parcel] for parcel in parcels_of(int(s.lot))],
        "auction": auction(s),
        **enclosures(s),
        "standish": None if s.rules.standish == NONE else standish(s),
    }


def _outlaws(s: CityState) -> Json | None:
    """The tile of this round's outlaws, once any have come."""
    if not s.outlaw_strength:
        return None
    return {"strength": int(s.outlaw_strength), "vp": int(tile_vp(s)), "count": int(count(s.outlaws))}


def _now(s: CityState) -> str | None:
    """The space or box that is being resolved."""
    step = step_now(s)
    if 0 <= step < SPACES:
        return SPACE_TABLE[step].name
    return box_now(s)


# ---- the map


def _parcels(s: CityState) -> dict[str, Json]:
    """All 64 parcels, each with what sets it apart from bare land: a screen fills in the rest."""
    made: dict[str, Json] = {}
    for_sale, connected = int(unowned_land(s) & ~s.outlaws), int(s.connected)
    for parcel in range(64):
        bare: Json = {}
        if for_sale >> parcel & 1:
            bare["price"] = int(parcel_price(s, parcel))
        if connected >> parcel & 1:
            bare["connected"] = True
        made[PARCEL_NAMES[parcel]] = bare
    _note_objects(s, made)
    _note_buildings(s, made)
    for seat in range(int(s.rules.seats)):
        for parcel in parcels_of(int(s.owned[seat])):
            made[PARCEL_NAMES[parcel]]["owner"] = seat
    for parcel, seats in _crowd(s).items():
        made[PARCEL_NAMES[parcel]]["cowboys"] = seats
    _note_tokens(s, made)
    _note_outlaws(s, made)
    if 0 <= s.white_at < 64:
        made[PARCEL_NAMES[int(s.white_at)]]["white"] = int(white_holder(s))
    return made


def _note_tokens(s: CityState, made: dict[str, Json]) -> None:
    """Dynamite beside cowboys and in Mines, and Ranches with horses."""
    for seat in range(int(s.rules.seats)):
        for parcel in parcels_of(int(s.dynamite_parcels[seat])):
            entry = made[PARCEL_NAMES[parcel]]
            seats = entry.get("dynamite", [])
            entry["dynamite"] = [*seats, seat] if isinstance(seats, list) else [seat]
        for parcel in parcels_of(int(s.herds[seat])):
            made[PARCEL_NAMES[parcel]]["doubled"] = True
    for parcel in parcels_of(int(s.tripled)):
        made[PARCEL_NAMES[parcel]]["tripled"] = True


def _note_outlaws(s: CityState, made: dict[str, Json]) -> None:
    """Where they sit, and which incomes they halve."""
    for parcel in parcels_of(int(s.outlaws)):
        entry = made[PARCEL_NAMES[parcel]]
        entry["outlaw"] = True
        if entry.get("income") is not None and is_halved(s, owner_of(s, parcel), parcel):
            entry["halved"] = True


def _note_objects(s: CityState, made: dict[str, Json]) -> None:
    for word, mask in _objects(s).items():
        for parcel in parcels_of(mask):
            made[PARCEL_NAMES[parcel]] |= {"thing": word, "name": OBJECT_NAMES[word]}
    for parcel in parcels_of(int(s.new_houses | s.new_townhouses)):
        made[PARCEL_NAMES[parcel]]["fresh"] = True


def _note_buildings(s: CityState, made: dict[str, Json]) -> None:
    shields = int(church_protected(s))
    for t in range(TYPES):
        for parcel in parcels_of(int(s.built[t])):
            entry = made[PARCEL_NAMES[parcel]]
            entry |= {"thing": BUILDINGS[t].name, "name": building_name(t)}
            owner = int(owner_of(s, parcel))
            if CAP[t] > 0 and owner != NONE:
                entry |= {"income": int(income(s, owner, t, parcel)), "cap": CAP[t]}
            if shields >> parcel & 1:
                entry["shield"] = True
            if s.site == parcel:
                entry["fresh"] = True


def _objects(s: CityState) -> dict[str, int]:
    """What stands on the map besides buildings."""
    return {
        "house": int(s.houses),
        "townhouse": int(s.townhouses),
        "mountain": int(s.mountains),
        "river": int(s.river),
    }


def _crowd(s: CityState) -> dict[int, list[int]]:
    crowd: dict[int, list[int]] = {}
    for seat in range(int(s.rules.seats)):
        for parcel in parcels_of(int(s.at_parcel[seat])):
            crowd.setdefault(parcel, []).append(seat)
    return crowd


# ---- the track


def _space(s: CityState, space: int, is_open: bool) -> Json:
    tile = int(s.market[space - BUILD_12]) if BUILD_12 <= space <= BUILD_3 else NONE
    return {
        **_print(space, s.rules),
        "tile": None if tile == NONE else BUILDINGS[tile].name,
        "tileName": None if tile == NONE else building_name(tile),
        "closed": not is_open,
        "cowboys": _standing(s, space),
        "white": int(white_holder(s)) if s.white_at == SPACE + space else None,
        "dynamite": _carrying(s.dynamite_spaces, space),
        "noDuel": _carrying(s.no_duel_spaces, space),
    }


def _print(space: int, rules: Rules) -> Json:
    """What a space says about itself."""
    sells = BUILD_12 <= space <= BUILD_3
    return {
        "at": SPACE_TABLE[space].name,
        "name": space_name(space),
        "effect": "" if sells else say(f"space.{space_word(space)}.gives", **space_numbers(space, rules)),
        "price": SPACE_TABLE[space].price or None,
        "duel": SPACE_TABLE[space].duel,
    }


def _standing(s: CityState, space: int) -> list[int]:
    """The seats on a space, once for each cowboy."""
    seats = range(int(s.rules.seats))
    if space == WAGES:
        return [seat for seat in seats for _ in range(int(s.wages[seat]))]
    if space == ROAD:
        return [seat for seat in seats for _ in range(int(s.road_cowboys[seat]))]
    return [seat for seat in seats if s.at_space[seat] >> space & 1]


def _carrying(spaces: Iterable[int], space: int) -> list[int]:
    """The seats whose cowboys on a space have a kind of token, from the spaces where each seat has one."""
    return [seat for seat, mask in enumerate(spaces) if mask >> space & 1]
