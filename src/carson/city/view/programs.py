"""What a seat may know, as plain JSON data. Built by whitelist: what is not named here is not seen.

Only duel tiles and sheets are secret: everything else is the same for every seat and every spectator.
"""

from typing import Literal

from carson.city.count import shifting
from carson.city.count.casting import offered_tiles
from carson.city.count.firepower import firepower
from carson.city.count.powers import cash_limit
from carson.city.count.rodeo import rodeo_points
from carson.city.count.shifting import in_hand, taken_back
from carson.city.count.standish import beaten, cards_due
from carson.city.facts.buildings import BUILDINGS
from carson.city.facts.characters import NO_TILE, SIDES, TILES
from carson.city.facts.enclosures import YARDS
from carson.city.facts.geometry import EDGES
from carson.city.facts.ids import EDGE, NONE, ROAD, SPACE, SPACES, TYPES, WAGES
from carson.city.facts.spaces import SPACE_TABLE
from carson.city.facts.standish import STRATEGIES
from carson.city.table import agenda
from carson.city.table.stable import has_cowboy_in, horses_in
from carson.city.table.stack import top
from carson.city.table.table import KEPT_BITS, Table
from carson.city.view.known import hidden_of, pile_of
from carson.city.words.actions import TEXTS, parcel_text, parcels_of

Json = dict[str, object]
PIECES: dict[int, Literal["white", "dynamite", "no-duel"]] = {
    shifting.WHITE_PIECE: "white",
    shifting.DYNAMITE_PIECE: "dynamite",
    shifting.NO_DUEL_PIECE: "no-duel",
}


def view_of(s: Table, viewer: int) -> Json:
    """The table as a seat sees it; seats are numbers, parcels and roads have their text names."""
    return {
        "round": int(s.round),
        "asked": _asked(s),
        **_map(s),
        "market": [_tile_name(int(tile)) for tile in s.market],
        "bag": {BUILDINGS[t].name: int(s.bag[t]) for t in range(TYPES) if s.bag[t] > 0},
        "scrapped": _scrapped(s),
        "in_play": _tiles(int(s.in_play)),
        "free_characters": _tiles(int(offered_tiles(s))),
        "first_chooser": _or_none(int(s.first_chooser)),
        "turn_order": [int(seat) for seat in s.turn_order if seat != NONE],
        "pass_order": [int(seat) for seat in s.pass_order if seat != NONE],
        "ammunition": _or_none(int(s.ammunition)),
        "mayor": _or_none(int(s.mayor)),
        "white": None if s.white_at == NONE else TEXTS[int(s.white_at)],
        "dice": [int(die) for die in s.dice],
        "placing": _placing(s),
        "doubled": _tile_name(int(s.doubled)),
        "tripled": _names(int(s.tripled)),
        "lot": _names(int(s.lot)),
        "duel_pile": pile_of(s),
        "players": [{**_player(s, seat), **hidden_of(s, seat, viewer)} for seat in range(int(s.rules.seats))],
        "standish": None if s.rules.standish == NONE else standish_of(s),
    }


def standish_of(s: Table) -> Json:
    """The strategy and the cards of Standish; cards are numbers from 1, and nobody knows their order."""
    return {
        "seat": int(s.rules.standish),
        "strategy": STRATEGIES[int(s.rules.strategy)],
        "drawn": [card + 1 for card in parcels_of(int(s.drawn))],
        "deck": [card + 1 for card in parcels_of(int(s.deck))],
        "due": int(cards_due(s)) if s.round else 0,
        "beaten": int(beaten(s)),
    }


def _asked(s: Table) -> Json | None:
    """The question or chance on top of the agenda."""
    if s.depth == 0:
        return None
    packed = top(s)
    asked: Json = {
        "kind": agenda.FRAME_NAMES[int(agenda.kind_of(packed))],
        "seat": int(agenda.seat_of(packed)),
    }
    if agenda.is_together(packed):
        asked["seats"] = [seat for seat in range(int(s.rules.seats)) if agenda.a_of(packed) >> seat & 1]
    if agenda.kind_of(packed) == agenda.ASK_DUEL_TILES:
        asked["place"] = TEXTS[int(agenda.b_of(packed))]
    return asked


def _map(s: Table) -> Json:
    seats = range(int(s.rules.seats))
    return {
        "owners": {parcel_text(p): seat for seat in seats for p in parcels_of(int(s.owned[seat]))},
        "buildings": {
            parcel_text(p): BUILDINGS[t].name for t in range(TYPES) for p in parcels_of(int(s.built[t]))
        },
        "houses": _names(int(s.houses)),
        "townhouses": _names(int(s.townhouses)),
        "mountains": _names(int(s.mountains)),
        "river": _names(int(s.river)),
        "outlaws": _names(int(s.outlaws)),
        "outlaw_strength": int(s.outlaw_strength),
        "restless": _names(int(s.restless)),
        "roads": [TEXTS[EDGE + e] for e in range(EDGES) if s.roads[e >> 6] >> (e & 63) & 1],
    }


def _player(s: Table, seat: int) -> Json:
    tile = int(s.character[seat])
    second = int(s.second_character[seat])
    return {
        "cash": int(s.cash[seat]),
        "vp": int(s.vp[seat]),
        "roads": int(s.unplaced_roads[seat]),
        "revolvers": int(s.revolvers[seat]),
        "cowboys": int(s.cowboys[seat]),
        "reserve": int(s.reserve[seat]),
        "firepower": int(firepower(s, seat)),
        "character": None if tile == NO_TILE else SIDES[tile].name,
        "second": None if second == 0 else SIDES[second - 1].name,
        "limit": None if tile == NO_TILE else int(cash_limit(s, seat)),
        "used": bool(s.used[seat]),
        "hand": [BUILDINGS[t].name for t in range(TYPES) for _ in range(int(s.hand[seat * TYPES + t]))],
        "on": places_of(s, seat),
        "dynamite": int(s.dynamite[seat]),
        "dynamite_on": _space_names(int(s.dynamite_spaces[seat])) + _names(int(s.dynamite_parcels[seat])),
        "no_duel": int(s.no_duel[seat]),
        "no_duel_on": _space_names(int(s.no_duel_spaces[seat])),
        "stable": stable_of(s, seat) if s.rules.horses else None,
        "taken_back": int(taken_back(s, seat)),
        "in_hand": PIECES.get(int(in_hand(s, seat))),
    }


def stable_of(s: Table, seat: int) -> Json:
    """A seat's horses, in a game with horses; enclosures count from 1."""
    yards = range(YARDS)
    return {
        "horses": int(s.horses[seat]),
        "tokens": int(s.rodeo_tokens[seat]),
        "enclosures": [int(horses_in(s, seat, yard)) for yard in yards],
        "hats": [yard + 1 for yard in yards if has_cowboy_in(s, seat, yard)],
        "herds": _names(int(s.herds[seat])),
        "rodeo": int(rodeo_points(s, seat)),
    }


def places_of(s: Table, seat: int) -> list[str]:
    """Where a seat's cowboys stand, one entry for each cowboy."""
    spaces = _space_names(int(s.at_space[seat]))
    wages = [TEXTS[SPACE + WAGES]] * int(s.wages[seat])
    digging = [TEXTS[SPACE + ROAD]] * int(s.road_cowboys[seat])
    return wages + digging + spaces + _names(int(s.at_parcel[seat]))


def _placing(s: Table) -> Json | None:
    """The building that waits for its Houses."""
    if s.site == NONE:
        return None
    return {
        "parcel": parcel_text(int(s.site)),
        "building": BUILDINGS[int(s.site_type)].name,
        "houses_due": int(s.houses_due),
        "refused": _names(int(s.refused)),
    }


def _scrapped(s: Table) -> Json:
    """Building tiles that have left the game."""
    numbers = {BUILDINGS[t].name: int(s.scrapped) >> (KEPT_BITS * t) & 15 for t in range(TYPES)}
    return {name: number for name, number in numbers.items() if number}


def _tiles(mask: int) -> list[str]:
    return [SIDES[tile].name for tile in range(TILES) if mask >> tile & 1]


def _space_names(mask: int) -> list[str]:
    return [SPACE_TABLE[space].name for space in range(SPACES) if mask >> space & 1]


def _names(mask: int) -> list[str]:
    return [parcel_text(p) for p in parcels_of(mask)]


def _tile_name(tile: int) -> str | None:
    return None if tile == NONE else BUILDINGS[tile].name


def _or_none(seat: int) -> int | None:
    return None if seat == NONE else seat
