"""The scene: everything a screen draws (docs/protocol.md).

A room fills in its part, as far as the viewer may see it, by the function it exports as SCREENS.
"""

from types import FunctionType

from msgspec.structs import replace

from carson.city.count import places, powers
from carson.city.facts.buildings import BUILDINGS
from carson.city.facts.geometry import EDGE_WORDS, EDGES, bit
from carson.city.facts.ids import BUILD_3, BUILD_12, EDGE, NONE, ROAD, SPACE, SPACES, TYPES, WAGES
from carson.city.facts.rivers import PARCEL_NAMES
from carson.city.facts.spaces import SPACE_TABLE
from carson.city.screen.characters import characters
from carson.city.screen.parcels import parcels
from carson.city.screen.players import player
from carson.city.screen.types import Scene, Space, TileCount
from carson.city.state import CityState
from carson.city.topics import listed
from carson.city.words.actions import TEXTS, parcels_of
from carson.city.words.asked import step_now
from carson.city.words.phases import box_now, phase_now
from carson.city.words.terms import building_name, say, space_name, space_numbers, space_word
from carson.core.language import kept

ROAD_NAMES = [TEXTS[EDGE + edge] for edge in range(EDGES)]
PARTS = listed("screen", "SCREENS", FunctionType)

Crowds = list[tuple[int, ...]]


def scene_of(s: CityState, viewer: int) -> Scene:
    """The table as a seat sees it, or a spectator."""
    scene = Scene(
        round=int(s.round),
        rounds=int(s.rules.rounds),
        phase=phase_now(s),
        now=_now(s),
        parcels=parcels(s),
        roads=[
            ROAD_NAMES[64 * word + e] for word in range(EDGE_WORDS) for e in parcels_of(int(s.roads[word]))
        ],
        spaces=_spaces(s),
        characters=characters(s),
        first_chooser=None if s.first_chooser == NONE else int(s.first_chooser),
        turn=[int(seat) for seat in s.turn_order if seat != NONE],
        passed=[int(seat) for seat in s.pass_order if seat != NONE],
        bag=[TileCount(tile=BUILDINGS[t].name, count=int(s.bag[t])) for t in range(TYPES) if s.bag[t] > 0],
        players=[player(s, seat) for seat in range(int(s.rules.seats))],
        lot=[PARCEL_NAMES[parcel] for parcel in parcels_of(int(s.lot))],
    )
    for part in PARTS:
        part(s, viewer, scene)
    return scene


def _now(s: CityState) -> str | None:
    """The space or box that is being resolved."""
    step = step_now(s)
    if 0 <= step < SPACES:
        return SPACE_TABLE[step].name
    return box_now(s)


def _spaces(s: CityState) -> list[Space]:
    """What the spaces say about themselves, and who stands there, once for each cowboy."""
    is_open = places.open_spaces(s)
    free = _free_spaces(int(s.rules.wage), int(s.rules.ammunition), int(s.rules.roads_won))
    made: list[Space] = []
    for space in range(SPACES):
        tile = int(s.market[space - BUILD_12]) if BUILD_12 <= space <= BUILD_3 else NONE
        closed = is_open & bit(space) == 0
        key = 2 * (space + SPACES * (tile + 1)) + closed
        there = free.get(key)
        if there is None:
            there = free[key] = _free_space(space, space_numbers(space, s.rules), tile, closed)
        made.append(there)
    cowboys, dynamite, no_duel = _pieces(s)
    white = int(s.white_at) - SPACE
    for space in range(SPACES):
        if cowboys[space] or dynamite[space] or no_duel[space] or space == white:
            made[space] = replace(
                made[space],
                cowboys=cowboys[space],
                white=int(powers.white_holder(s)) if space == white else None,
                dynamite=dynamite[space],
                no_duel=no_duel[space],
            )
    return made


@kept
def _free_spaces(wage: int, ammunition: int, roads: int) -> dict[int, Space]:
    """Spaces without anybody in games with these numbers, by what they are: the same in all scenes."""
    return {}


def _free_space(space: int, numbers: dict[str, int], tile: int, closed: bool) -> Space:
    row = SPACE_TABLE[space]
    effect = "" if BUILD_12 <= space <= BUILD_3 else say(f"space.{space_word(space)}.gives", **numbers)
    sold, sold_name = (None, None) if tile == NONE else (BUILDINGS[tile].name, building_name(tile))
    return Space(row.name, space_name(space), effect, row.price or None, row.duel, sold, sold_name, closed)


def _pieces(s: CityState) -> tuple[Crowds, Crowds, Crowds]:
    """The seats of the cowboys on each space, and of those that carry dynamite and no-duel tokens."""
    cowboys: Crowds = [()] * SPACES
    dynamite: Crowds = [()] * SPACES
    no_duel: Crowds = [()] * SPACES
    for seat in range(int(s.rules.seats)):
        cowboys[WAGES] += (seat,) * int(s.wages[seat])
        cowboys[ROAD] += (seat,) * int(s.road_cowboys[seat])
        rows = ((cowboys, s.at_space), (dynamite, s.dynamite_spaces), (no_duel, s.no_duel_spaces))
        for crowds, spaces in rows:
            for space in parcels_of(spaces[seat]):
                crowds[space] += (seat,)
    return cowboys, dynamite, no_duel
