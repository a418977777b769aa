"""The scene: everything a screen draws (docs/protocol.md). Rooms fill in their own parts."""

from collections.abc import Iterable

from carson.city.count.places import open_spaces
from carson.city.count.powers import white_holder
from carson.city.facts.buildings import BUILDINGS
from carson.city.facts.geometry import EDGE_WORDS, EDGES
from carson.city.facts.ids import BUILD_3, BUILD_12, EDGE, NONE, ROAD, SPACE, SPACES, TYPES, WAGES
from carson.city.facts.spaces import SPACE_TABLE
from carson.city.screen.characters import characters
from carson.city.screen.parcels import PARCEL_NAMES, parcels
from carson.city.screen.part import ScreenPart
from carson.city.screen.players import player
from carson.city.screen.types import Scene, Space, TileCount
from carson.city.state import CityState
from carson.city.topics import listed
from carson.city.words.actions import TEXTS, parcels_of
from carson.city.words.asked import step_now
from carson.city.words.phases import box_now, phase_now
from carson.city.words.terms import (
    building_name,
    say,
    space_name,
    space_numbers,
    space_word,
)

ROAD_NAMES = [TEXTS[EDGE + edge] for edge in range(EDGES)]
PARTS = listed("screen", "SCREENS", ScreenPart)


def scene_of(s: CityState, viewer: int) -> Scene:
    """The table as a seat sees it, or a spectator."""
    is_open = int(open_spaces(s))
    scene = Scene(
        round=int(s.round),
        rounds=int(s.rules.rounds),
        phase=phase_now(s),
        now=_now(s),
        parcels=parcels(s),
        roads=[
            ROAD_NAMES[64 * word + e] for word in range(EDGE_WORDS) for e in parcels_of(int(s.roads[word]))
        ],
        spaces=[_space(s, space, bool(is_open >> space & 1)) for space in range(SPACES)],
        characters=characters(s),
        first_chooser=None if s.first_chooser == NONE else int(s.first_chooser),
        turn=[int(seat) for seat in s.turn_order if seat != NONE],
        passed=[int(seat) for seat in s.pass_order if seat != NONE],
        bag=[TileCount(tile=BUILDINGS[t].name, count=int(s.bag[t])) for t in range(TYPES) if s.bag[t] > 0],
        players=[player(s, seat) for seat in range(int(s.rules.seats))],
        lot=[PARCEL_NAMES[parcel] for parcel in parcels_of(int(s.lot))],
    )
    for part in PARTS:
        part.fill(s, viewer, scene)
    return scene


def _now(s: CityState) -> str | None:
    """The space or box that is being resolved."""
    step = step_now(s)
    if 0 <= step < SPACES:
        return SPACE_TABLE[step].name
    return box_now(s)


# ---- the track


def _space(s: CityState, space: int, is_open: bool) -> Space:
    """What a space says about itself, and who stands there."""
    sells = BUILD_12 <= space <= BUILD_3
    tile = int(s.market[space - BUILD_12]) if sells else NONE
    return Space(
        at=SPACE_TABLE[space].name,
        name=space_name(space),
        effect="" if sells else say(f"space.{space_word(space)}.gives", **space_numbers(space, s.rules)),
        price=SPACE_TABLE[space].price or None,
        duel=SPACE_TABLE[space].duel,
        tile=None if tile == NONE else BUILDINGS[tile].name,
        tile_name=None if tile == NONE else building_name(tile),
        closed=not is_open,
        cowboys=_standing(s, space),
        white=int(white_holder(s)) if s.white_at == SPACE + space else None,
        dynamite=_carrying(s.dynamite_spaces, space),
        no_duel=_carrying(s.no_duel_spaces, space),
    )


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
