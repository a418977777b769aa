"""What a seat may know, as plain JSON data. Built by whitelist: what is not named here is not seen.

Only duel tiles and sheets are secret: everything else is the same for every seat and every spectator.
"""

from collections.abc import Sequence

from carson.city.count import casting, powers, rodeo, shifting, standish
from carson.city.count.firepower import firepower
from carson.city.facts import buildings, characters, enclosures, geometry
from carson.city.facts.ids import EDGE, NONE, ROAD, SPACE, TYPES, WAGES
from carson.city.facts.spaces import SPACE_TABLE
from carson.city.facts.standish import STRATEGIES
from carson.city.table import agenda, stable, stack
from carson.city.table.table import KEPT_BITS, Table
from carson.city.view.known import hidden_of, pile_of
from carson.city.view.types import Asked, Entry, Map, Open, Piece, Placing, Stable, Standish, View
from carson.city.words.actions import TEXTS, parcel_text, parcels_of

PIECES: dict[int, Piece] = {
    shifting.WHITE_PIECE: "white",
    shifting.DYNAMITE_PIECE: "dynamite",
    shifting.NO_DUEL_PIECE: "no-duel",
}
PARCEL_NAMES = [parcel_text(p) for p in range(geometry.PARCELS)]
SPACE_NAMES = [space.name for space in SPACE_TABLE]
TILE_NAMES = [characters.SIDES[tile].name for tile in range(characters.TILES)]
BUILDING_NAMES = [building.name for building in buildings.BUILDINGS]


def _named(mask: int, names: Sequence[str]) -> list[str]:
    return [name for n, name in enumerate(names) if mask >> n & 1] if mask else []


def _or_none(number: int, names: Sequence[str]) -> str | None:
    return None if number == NONE else names[number]


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NONE else seat


def view_of(s: Table, viewer: int) -> View:
    """The table as a seat sees it; seats are numbers, parcels and roads have their text names."""
    return {
        "round": int(s.round),
        "asked": _asked(s),
        "agenda": [_entry(int(packed)) for packed in s.agenda[: s.depth]],
        **_map(s),
        "bank": int(s.bank),
        "market": [_or_none(int(tile), BUILDING_NAMES) for tile in s.market],
        "bag": {BUILDING_NAMES[t]: int(s.bag[t]) for t in range(TYPES) if s.bag[t] > 0},
        "scrapped": _tiles(int(s.scrapped)),
        "in_play": _named(int(s.in_play), TILE_NAMES),
        "free_characters": _named(int(casting.offered_tiles(s)), TILE_NAMES),
        "first_chooser": _seat_or_none(int(s.first_chooser)),
        "turn_order": [int(seat) for seat in s.turn_order if seat != NONE],
        "pass_order": [int(seat) for seat in s.pass_order if seat != NONE],
        "ammunition": _seat_or_none(int(s.ammunition)),
        "mayor": _seat_or_none(int(s.mayor)),
        "white": None if s.white_at == NONE else TEXTS[int(s.white_at)],
        "dice": [int(die) for die in s.dice],
        "placing": _placing(s),
        "doubled": _or_none(int(s.doubled), BUILDING_NAMES),
        "tripled": _named(int(s.tripled), PARCEL_NAMES),
        "provoked": _named(int(s.provoked), PARCEL_NAMES),
        "lot": _named(int(s.lot), PARCEL_NAMES),
        "duel_pile": pile_of(s),
        "players": [{**_player(s, seat), **hidden_of(s, seat, viewer)} for seat in range(int(s.rules.seats))],
        "standish": None if s.rules.standish == NONE else standish_of(s),
    }


def standish_of(s: Table) -> Standish:
    """The strategy and the cards of Standish; cards are numbers from 1, and nobody knows their order."""
    return {
        "seat": int(s.rules.standish),
        "strategy": STRATEGIES[int(s.rules.strategy)],
        "drawn": [card + 1 for card in parcels_of(int(s.drawn))],
        "deck": [card + 1 for card in parcels_of(int(s.deck))],
        "due": int(standish.cards_due(s)) if s.round else 0,
        "beaten": int(standish.beaten(s)),
    }


def _entry(packed: int) -> Entry:
    """An entry of the agenda, the first one lowest; `table/agenda.py` tells what a and b are."""
    kind, seat = int(agenda.kind_of(packed)), int(agenda.seat_of(packed))
    return {
        "kind": agenda.FRAME_NAMES[kind],
        "seat": seat,
        "a": int(agenda.a_of(packed)),
        "b": int(agenda.b_of(packed)),
    }


def _asked(s: Table) -> Asked | None:
    """The question or chance on top of the agenda."""
    if s.depth == 0:
        return None
    packed = stack.top(s)
    kind = int(agenda.kind_of(packed))
    asked: Asked = {"kind": agenda.FRAME_NAMES[kind], "seat": int(agenda.seat_of(packed))}
    if agenda.is_together(packed):
        asked["seats"] = [seat for seat in range(int(s.rules.seats)) if agenda.a_of(packed) >> seat & 1]
    if kind == agenda.ASK_DUEL_TILES:
        asked["place"] = TEXTS[int(agenda.b_of(packed))]
    return asked


def _map(s: Table) -> Map:
    seats = range(int(s.rules.seats))
    return {
        "owners": {name: seat for seat in seats for name in _named(int(s.owned[seat]), PARCEL_NAMES)},
        "buildings": {
            name: BUILDING_NAMES[t] for t in range(TYPES) for name in _named(int(s.built[t]), PARCEL_NAMES)
        },
        "houses": _named(int(s.houses), PARCEL_NAMES),
        "townhouses": _named(int(s.townhouses), PARCEL_NAMES),
        "mountains": _named(int(s.mountains), PARCEL_NAMES),
        "river": _named(int(s.river), PARCEL_NAMES),
        "outlaws": _named(int(s.outlaws), PARCEL_NAMES),
        "outlaw_strength": int(s.outlaw_strength),
        "restless": _named(int(s.restless), PARCEL_NAMES),
        "roads": [TEXTS[EDGE + e] for e in range(geometry.EDGES) if s.roads[e >> 6] >> (e & 63) & 1],
    }


def _player(s: Table, seat: int) -> Open:
    tile, second = int(s.character[seat]), int(s.second_character[seat])
    dynamite = _named(int(s.dynamite_spaces[seat]), SPACE_NAMES)
    return {
        "cash": int(s.cash[seat]),
        "vp": int(s.vp[seat]),
        "roads": int(s.unplaced_roads[seat]),
        "revolvers": int(s.revolvers[seat]),
        "cowboys": int(s.cowboys[seat]),
        "reserve": int(s.reserve[seat]),
        "firepower": int(firepower(s, seat)),
        "character": None if tile == characters.NO_TILE else characters.SIDES[tile].name,
        "second": None if second == 0 else characters.SIDES[second - 1].name,
        "limit": None if tile == characters.NO_TILE else int(powers.cash_limit(s, seat)),
        "used": bool(s.used[seat]),
        "hand": [BUILDING_NAMES[t] for t in range(TYPES) for _ in range(int(s.hand[seat * TYPES + t]))],
        "due": _tiles(int(s.kept_tiles[seat])),
        "on": places_of(s, seat),
        "dynamite": int(s.dynamite[seat]),
        "dynamite_on": dynamite + _named(int(s.dynamite_parcels[seat]), PARCEL_NAMES),
        "no_duel": int(s.no_duel[seat]),
        "no_duel_on": _named(int(s.no_duel_spaces[seat]), SPACE_NAMES),
        "stable": stable_of(s, seat) if s.rules.horses else None,
        "taken_back": int(shifting.taken_back(s, seat)),
        "in_hand": PIECES.get(int(shifting.in_hand(s, seat))),
    }


def stable_of(s: Table, seat: int) -> Stable:
    """A seat's horses, in a game with horses; enclosures count from 1."""
    yards = range(enclosures.YARDS)
    return {
        "horses": int(s.horses[seat]),
        "tokens": int(s.rodeo_tokens[seat]),
        "enclosures": [int(stable.horses_in(s, seat, yard)) for yard in yards],
        "hats": [yard + 1 for yard in yards if stable.has_cowboy_in(s, seat, yard)],
        "herds": _named(int(s.herds[seat]), PARCEL_NAMES),
        "rodeo": int(rodeo.rodeo_points(s, seat)),
    }


def places_of(s: Table, seat: int) -> list[str]:
    """Where a seat's cowboys stand, one entry for each cowboy."""
    crowds = [TEXTS[SPACE + WAGES]] * int(s.wages[seat]) + [TEXTS[SPACE + ROAD]] * int(s.road_cowboys[seat])
    spaces = _named(int(s.at_space[seat]), SPACE_NAMES)
    return crowds + spaces + _named(int(s.at_parcel[seat]), PARCEL_NAMES)


def _placing(s: Table) -> Placing | None:
    if s.site == NONE:
        return None
    return {
        "parcel": parcel_text(int(s.site)),
        "building": BUILDING_NAMES[int(s.site_type)],
        "houses_due": int(s.houses_due),
        "new_houses": _named(int(s.new_houses), PARCEL_NAMES),
        "new_townhouses": _named(int(s.new_townhouses), PARCEL_NAMES),
        "refused": _named(int(s.refused), PARCEL_NAMES),
    }


def _tiles(packed: int) -> dict[str, int]:
    """How many building tiles of each type, 4 bits for each."""
    numbers = {BUILDING_NAMES[t]: packed >> (KEPT_BITS * t) & 15 for t in range(TYPES)}
    return {name: number for name, number in numbers.items() if number}
