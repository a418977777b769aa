"""Carrying positions between the oracle's World and the engine's Table."""

from carson.city.facts.buildings import BUILDINGS, TYPE_BY_NAME
from carson.city.facts.casts import Cast
from carson.city.facts.characters import NO_TILE
from carson.city.facts.editions import switches_of
from carson.city.facts.enclosures import YARDS
from carson.city.facts.geometry import EDGES, bit
from carson.city.facts.ids import EDGE, MARKET, NONE, SPACE, SPACES, TYPES
from carson.city.facts.rules import BASIC_TYPES, EXTRA_TYPES, Rules, bag_of
from carson.city.facts.spaces import SPACE_BY_NAME
from carson.city.flow import PARTS
from carson.city.options import switches
from carson.city.question import ENTRIES
from carson.city.state import CityState
from carson.city.table.agenda import a_of, kind_of, seat_of
from carson.city.table.moves import refresh
from carson.city.table.schedule import ROUND_STEPS
from carson.city.table.stack import top
from carson.city.topics.kit_carson import options as kit_carson
from carson.city.words.actions import ACTIONS, TEXTS, parcel_text, parcels_of
from tests.oracle import placing
from tests.oracle.characters import character, holder
from tests.oracle.world import Stable, World

SUPPLIES = ("cash", "vp", "revolvers", "cowboys", "dynamite")
FIRST_TILES = bytes(range(2, 16, 2))
OLDER = {
    "R-PRICE-OBJECTS": ("parcel-price", "neighbours"),
    "R-TOWNHOUSE-COND": ("townhouses", "no"),
    "R-CASH-LIMIT": ("extra-spending", "no"),
    "R-DYNAMITE-GROCER": ("dynamite-of-grocer", "without-doubling"),
    "R-SHERIFF-WHERE": ("white-cowboy", "free-space"),
    "R-SHERIFF-R-VP": ("red-sheriff", "challenged"),
    "R-END-ORDER": ("round-end", "characters-first"),
    "R-CHURCH-CANCEL": ("cancelled-attack", "defender-home"),
    "R-TOWNHOUSE-WHOSE": ("townhouse-consent", "yes"),
}
"""The engine's switch for each ruling a World may play as an older edition does."""


# ---- names


def mask(parcels: set[str]) -> int:
    """The engine's signed mask of named parcels."""
    total = 0
    for name in parcels:
        total |= bit(ACTIONS[name])
    return int(total)


def names(mask_: int) -> set[str]:
    return {parcel_text(p) for p in parcels_of(int(mask_))}


def space_names(mask_: int) -> set[str]:
    return {TEXTS[SPACE + space] for space in range(SPACES) if mask_ >> space & 1}


def tile_number(tile: str) -> int:
    """The engine's number of a character tile such as "14R"."""
    return int(tile[:-1]) * 2 + "YR".index(tile[-1])


def tile_name(number: int) -> str:
    return f"{number // 2}{'YR'[number % 2]}"


def offered(s: CityState, question: int, seat: int = 0, a: int = 0) -> set[int]:
    """The actions one question offers to a seat."""
    for word in range(len(s.options)):
        s.options[word] = 0
    ENTRIES[question].offer(s, seat, a)
    return set(s.option_list())


def take(s: CityState, action: int) -> None:
    """Answer the question on top of the agenda, and let nothing else happen."""
    ENTRIES[kind_of(top(s))].take(s, seat_of(top(s)), a_of(top(s)), action)


def run_part(s: CityState, step: int) -> None:
    """Let one part of the round begin."""
    PARTS[ROUND_STEPS.index(step)].run(s, 0, 0)


def texts(actions: set[int]) -> set[str]:
    return {TEXTS[action] for action in actions}


# ---- positions


def rules_of(world: World) -> Rules:
    switches = switches_of("2023") | dict(OLDER[ruling] for ruling in world.older)
    tiles = bytes(sorted(tile_number(f"{which}{side}") for which, side in world.cast.items())) or FIRST_TILES
    rules = Rules({"seats": str(world.seats)}, Cast(tiles), bag_of(set(BASIC_TYPES | EXTRA_TYPES)), switches)
    if world.kit_carson:
        kit_carson.change(rules, {"kit-mode": kit_carson.TURNS})
    return rules


def table_of(world: World) -> CityState:
    """The world on the engine's table; nothing is asked of anybody."""
    s = CityState(rules_of(world))
    s.round = world.round
    lay_map(s, world)
    lay_track(s, world)
    for seat in range(world.seats):
        equip(s, world, seat)
    stand_cowboys(s, world)
    s.mayor = NONE if world.mayor is None else world.mayor
    s.ammunition = NONE if world.ammo is None else world.ammo
    s.doubled = NONE if world.doubled is None else TYPE_BY_NAME[world.doubled[1]]
    s.tripled = mask(world.tripled)
    if s.rules.notes_challenges:
        s.provoked = mask({p for p in world.begun if world.owner[p] == holder(world, "1R")})
    for position, seat in enumerate(world.pass_order):
        s.pass_order[position] = seat
    refresh(s)
    return s


def lay_map(s: CityState, world: World) -> None:
    for parcel, seat in world.owner.items():
        s.owned[seat] |= bit(ACTIONS[parcel])
    for parcel, kind in world.buildings.items():
        s.built[TYPE_BY_NAME[kind]] |= bit(ACTIONS[parcel])
    s.houses = mask(world.houses)
    s.townhouses = mask(world.townhouses)
    s.mountains = mask(world.mountains)
    s.river = mask(world.river)
    for road in world.roads:
        edge = ACTIONS[road] - EDGE
        s.roads[edge >> 6] |= bit(edge & 63)


def lay_track(s: CityState, world: World) -> None:
    """The building track, the bag and the tiles in hands; the character tiles in play."""
    for slot, price in zip(range(MARKET), placing.BUILDING_PRICES, strict=True):
        s.market[slot] = TYPE_BY_NAME[world.market[price]] if price in world.market else NONE
    for kind in world.bag:
        s.bag[TYPE_BY_NAME[kind]] += 1
    for seat, hand in enumerate(world.hands):
        for kind in hand:
            s.hand[seat * TYPES + TYPE_BY_NAME[kind]] += 1
    for which, side in world.cast.items():
        s.in_play |= bit(tile_number(f"{which}{side}"))


def equip(s: CityState, world: World, seat: int) -> None:
    """What a seat holds, its character included."""
    s.cash[seat] = world.cash[seat]
    s.vp[seat] = world.vp[seat]
    s.revolvers[seat] = world.revolvers[seat]
    s.cowboys[seat] = world.cowboys[seat]
    s.reserve[seat] = 10 - world.cowboys[seat] - placing.out(world, seat)
    own, second = world.tiles[seat], world.fetched[seat]
    if own is not None:
        s.character[seat] = tile_number(own)
    if second is not None:
        s.second_character[seat] = tile_number(second) + 1
    s.dynamite[seat] = world.dynamite[seat]
    if character(world, seat) == "11Y":
        s.no_duel[seat] = 2 - len(world.singing)
    white_is_out = character(world, seat) == "1Y" and world.white is not None
    s.used[seat] = int(white_is_out or (character(world, seat) == "11R" and bool(world.singing)))


def stand_cowboys(s: CityState, world: World) -> None:
    """Cowboys on spaces and parcels, in City Hall and on robbed buildings, and what they carry."""
    for place, seats in world.spaces.items():
        for seat in seats:
            if place == "wages":
                s.wages[seat] += 1
            elif place == "road":
                s.road_cowboys[seat] += 1
            else:
                s.at_space[seat] |= bit(SPACE_BY_NAME[place])
    for parcel, standing in world.standing.items():
        for seat in standing:
            s.at_parcel[seat] |= bit(ACTIONS[parcel])
    for parcel, seat in world.robbers.items():
        s.at_parcel[seat] |= bit(ACTIONS[parcel])
    if world.mayor is not None:
        hall = next(parcel for parcel, kind in world.buildings.items() if kind == "city-hall")
        s.at_parcel[world.mayor] |= bit(ACTIONS[hall])
    s.white_at = NONE if world.white is None else ACTIONS[world.white]
    singer = holder(world, "11Y") if holder(world, "11R") is None else holder(world, "11R")
    for place in world.singing:
        assert singer is not None
        s.no_duel_spaces[singer] |= bit(SPACE_BY_NAME[place])
    for place, seats_charged in world.charged.items():
        charged = s.dynamite_spaces if place in SPACE_BY_NAME else s.dynamite_parcels
        index = SPACE_BY_NAME[place] if place in SPACE_BY_NAME else ACTIONS[place]
        for seat in seats_charged:
            charged[seat] |= bit(index)


# ---- and back: a game in progress as the oracle sees it


def world_of(s: CityState) -> World:
    """The engine's table in the oracle's words; whoever has not passed comes last on the pass track."""
    seats = range(int(s.rules.seats))
    passed = [int(seat) for seat in s.pass_order if seat != NONE]
    played = switches(s.rules.options)
    world = World(
        len(seats),
        round=max(int(s.round), 1),
        older={ruling for ruling, (name, value) in OLDER.items() if played[name] == value},
        kit_carson=bool(s.rules.take_backs),
        mayor=None if s.mayor == NONE else int(s.mayor),
        ammo=None if s.ammunition == NONE else int(s.ammunition),
        pass_order=passed + [seat for seat in seats if seat not in passed],
        cast={tile // 2: "YR"[tile % 2] for tile in range(NO_TILE) if s.in_play >> tile & 1},
        tiles=[None if tile == NO_TILE else tile_name(int(tile)) for tile in s.character],
        fetched=[None if second == 0 else tile_name(int(second) - 1) for second in s.second_character],
    )
    for name in SUPPLIES:
        setattr(world, name, [int(number) for number in getattr(s, name)])
    _see_map(world, s)
    for seat in seats:
        _see_cowboys(world, s, seat)
    return world


def _see_map(world: World, s: CityState) -> None:
    world.owner = {parcel: seat for seat in range(world.seats) for parcel in names(int(s.owned[seat]))}
    world.buildings = {parcel: BUILDINGS[t].name for t in range(TYPES) for parcel in names(int(s.built[t]))}
    for layer in ("houses", "townhouses", "mountains", "river", "outlaws"):
        setattr(world, layer, names(int(getattr(s, layer))))
    world.roads = {TEXTS[EDGE + e] for e in range(EDGES) if s.roads[e >> 6] >> (e & 63) & 1}
    world.market = {
        price: BUILDINGS[int(tile)].name
        for price, tile in zip(placing.BUILDING_PRICES, s.market, strict=True)
        if tile != NONE
    }
    world.white = None if s.white_at == NONE else TEXTS[int(s.white_at)]


def _see_cowboys(world: World, s: CityState, seat: int) -> None:
    """Where a seat's cowboys stand and what they carry; who holds the City Hall is no guest there."""
    on = [*["wages"] * int(s.wages[seat]), *["road"] * int(s.road_cowboys[seat])]
    for place in [*on, *space_names(int(s.at_space[seat]))]:
        world.spaces.setdefault(place, []).append(seat)
    hall = {parcel for parcel, kind in world.buildings.items() if kind == "city-hall"}
    for parcel in names(int(s.at_parcel[seat])) - (hall if world.mayor == seat else set()):
        world.standing.setdefault(parcel, set()).add(seat)
    world.singing |= space_names(int(s.no_duel_spaces[seat]))
    charged = space_names(int(s.dynamite_spaces[seat])) | names(int(s.dynamite_parcels[seat]))
    for place in charged:
        world.charged.setdefault(place, set()).add(seat)
    if s.rules.horses:
        cowboys = {yard + 1 for yard in range(YARDS) if s.enclosure_cowboys[seat] >> yard & 1}
        world.stables.append(Stable(int(s.horses[seat]), {}, cowboys, int(s.rodeo_tokens[seat])))
