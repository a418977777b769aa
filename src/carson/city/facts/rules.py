"""Rules: every switch of a game, named for what it changes. Code never asks for an edition."""

from typing import Final

from mypy_extensions import i64

from carson.city.facts.buildings import BUILDINGS
from carson.city.facts.casts import Cast
from carson.city.facts.characters import RED, SHERIFF
from carson.city.facts.editions import NEWEST, SWITCHES, switches_of
from carson.city.facts.ids import MINE, NONE, RANCH, TYPES
from carson.core.origin import Origin

TRACK_RANCHES: Final = 2  # on $3 and $10 at the start
TRACK_MINES: Final = 2  # on $4 and $12 at the start
TAKE_BACKS: Final = 6  # with Kit Carson, for each seat and round: no book has a limit, but a game must end
PASS_VP: Final = 1  # with Kit Carson (R-KIT-FINAL)
RED_SHERIFF: Final = SHERIFF * 2 + RED  # the tile


class Rules:
    """The switches of one game; never changed once made."""

    origin: Origin
    options: dict[str, str]  # what the game was made with
    seats: i64
    tiles: bytes  # the character tiles surely in play: number * 2 + side, ascending
    pool: bytes  # the tiles chance may bring into play, ascending
    draws: i64  # how many characters chance brings into play
    open_sides: bytes  # numbers of characters whose side chance decides
    characters_first: bool  # chance decides about characters before anything else (R-CHAR-LAST)
    bag: bytes  # tiles of each building type in the bag before the first draw
    start_cash: i64 = 15
    start_roads: i64 = 1
    start_revolvers: i64 = 0
    start_cowboys: i64 = 3
    start_parcels: i64 = 2  # for each seat
    cowboys: i64 = 10  # pieces of one colour (R-SUPPLY-LIMITS)
    property_tiles: i64 = 12  # of one colour (R-SUPPLY-LIMITS)
    new_cowboys: bytes = bytes([4, 5, 5])  # at the end of rounds 1, 2, 3
    rounds: i64 = 4
    mountains: i64 = 9
    wage: i64 = 4  # dollars for each cowboy on Wages
    roads_won: i64 = 3  # on the Roads space
    ammunition: i64 = 3  # firepower of the special token (R-AMMO)
    ranch_minimum: i64 = 1  # lowest income of a Ranch (R-MIN-INCOME)
    limit_rate: i64 = 10  # dollars for one VP when spending down to the cash limit
    final_rate: i64 = 6  # dollars for one VP at the end of the game (R-MONEY-VP)
    property_vp: i64 = 2  # for each own building, House or mountain at the end
    dynamite: i64 = 7  # tokens in the box (R-SUPPLY-LIMITS)

    # ---- what variants change, see the options.py of their rooms
    river: i64 = 0  # mask of the parcels under water
    bridges: list[int]  # road places over water, three words
    banks: list[int]  # masks of the land on each side of the water
    bridge_vp: i64 = 0  # more for each own object beside a bridge at the end
    start_horses: i64 = 0
    horses: i64 = 0  # in the box; 0 when they are not played with
    enclosures: i64 = 0  # mask of the enclosures in use
    take_backs: i64 = 0  # placed cowboys that a seat may take back in a round (R-KIT-REALTIME)
    all_at_once: bool = False  # cowboys are placed by everybody at once, in the order commands arrive
    pass_vp: i64 = 0  # at the end, for each player behind on the pass track (R-KIT-FINAL)
    outlaws: bool = False  # outlaws come in every round but the first
    players: i64  # seats that decide for themselves; they come first
    standish: i64 = NONE  # the seat of Jeb Standish, whom the rules play, or NONE
    strategy: i64 = NONE  # his strategy, see facts.standish
    cards: i64 = 0  # mask of the cowboy cards he plays with
    duel_tiles: i64 = 0  # tiles of each value that replace the dice of duels; 0 for dice
    tile_seats: i64 = 0  # mask of the seats that hold duel tiles
    dealt_tiles: i64 = 0  # tiles each of them is dealt at random; 0 where each starts with one of each value
    sheets: i64 = 0  # mask of the seats that write down what they start with
    bids: bool = False  # sheets also bid for the first place

    # ---- what editions see differently: facts/switches.toml names these
    forward_first: bool = False  # the first start parcels go forward in turn order
    city_hall_at_setup: bool = False  # a City Hall drawn before the first round is placed, not drawn again
    price_of_own_object: bool = False  # what stands on a parcel makes it dearer
    station_houses: i64 = 0  # Houses that come with a Station
    deadline: bool = False  # a kept building must be placed in the next Building step
    townhouses: bool = False
    townhouse_consent: bool = (
        False  # a rival must agree before the House there becomes one (R-TOWNHOUSE-WHOSE)
    )
    extra_spending: bool = False  # more than the excess may be spent for points
    gold_rush_mountains: bool = False  # a gold rush by the river has all mountains
    river_mountains: bool = False  # a river of tiles has as few mountains as the printed one
    grocer_without_dynamite: bool = False  # whoever has the Grocer triples no Mine, doubling or not
    outlaws_move_early: bool = False  # right after they have come, before anybody chooses (R-OUTLAW-TIME)
    characters_return_first: bool = False  # they go back before the track is filled (R-END-ORDER)
    white_wants_room: bool = False  # the white cowboy goes only where nobody stands, on Wages and Road too
    defence_pays: bool = False  # whoever comes to defend an own building is paid by the red Sheriff, too
    notes_challenges: bool  # so it counts who came first, and a red Sheriff may be in the game
    defender_home: bool = (
        False  # when a Church calls off an attack, else the defender stays (R-CHURCH-CANCEL)
    )

    def __init__(
        self, options: dict[str, str], cast: Cast, bag: bytes, switches: dict[str, str] | None = None
    ) -> None:
        self.origin = Origin("city", options)
        self.options = options
        self.seats = int(options["seats"])
        self.tiles = cast.tiles
        self.pool = cast.pool
        self.draws = cast.draws
        self.open_sides = cast.open_sides
        self.characters_first = options.get("characters-first") == "yes"
        self.bag = bag
        self.bridges = [0, 0, 0]
        self.banks = [-1]
        self.players = self.seats
        values = switches_of(NEWEST) if switches is None else switches
        for switch in SWITCHES:
            if switch.yes:
                setattr(self, switch.field, values[switch.name] == switch.yes)
            else:
                setattr(self, switch.field, int(values[switch.name]))
        self.notes_challenges = not self.defence_pays and RED_SHERIFF in cast.tiles + cast.pool


def bag_of(types: set[int]) -> bytes:
    """The bag for a game with these building types, less the four tiles that start on the track (D-63)."""
    counts = bytearray([BUILDINGS[t].tiles if t in types else 0 for t in range(TYPES)])
    counts[RANCH] -= TRACK_RANCHES
    counts[MINE] -= TRACK_MINES
    return bytes(counts)


BASIC_TYPES: Final = frozenset([t for t in range(TYPES) if BUILDINGS[t].basic])
EXTRA_TYPES: Final = frozenset([t for t in range(TYPES) if not BUILDINGS[t].basic])
