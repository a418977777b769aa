"""Rules: every switch of a game, named for what it changes. Code never asks for an edition."""

from typing import Final

from mypy_extensions import i64

from carson.city.facts.buildings import BUILDINGS
from carson.city.facts.editions import NEWEST, switches_of
from carson.city.facts.ids import MINE, NONE, RANCH, TYPES

TRACK_RANCHES: Final = 2  # on $3 and $10 at the start
TRACK_MINES: Final = 2  # on $4 and $12 at the start
TAKE_BACKS: Final = 6  # with Kit Carson, for each seat and round: no book has a limit, but a game must end
PASS_VP: Final = 1  # with Kit Carson (R-KIT-FINAL)


class Rules:
    """The switches of one game; never changed once made."""

    options: dict[str, str]  # what the game was made with
    seats: i64
    tiles: bytes  # the character tiles surely in play: number * 2 + side, ascending
    pool: bytes  # the tiles chance may bring into play, ascending
    draws: i64  # how many characters chance brings into play
    open_sides: bytes  # numbers of characters whose side chance decides
    bag: bytes  # tiles of each building type in the bag before the first draw
    start_cash: i64
    start_roads: i64
    start_revolvers: i64
    start_cowboys: i64
    start_parcels: i64  # for each seat
    cowboys: i64  # pieces of one colour (R-SUPPLY-LIMITS)
    property_tiles: i64  # of one colour (R-SUPPLY-LIMITS)
    new_cowboys: bytes  # at the end of rounds 1, 2, 3
    rounds: i64
    mountains: i64
    wage: i64  # dollars for each cowboy on Wages
    roads_won: i64  # on the Roads space
    ammunition: i64  # firepower of the special token (R-AMMO)
    ranch_minimum: i64  # lowest income of a Ranch (R-MIN-INCOME)
    limit_rate: i64  # dollars for one VP when spending down to the cash limit
    final_rate: i64  # dollars for one VP at the end of the game (R-MONEY-VP)
    property_vp: i64  # for each own building, House or mountain at the end
    dynamite: i64  # tokens in the box (R-SUPPLY-LIMITS)

    # ---- what variants change, see the options.py of their rooms
    river: i64  # mask of the parcels under water
    bridges: list[int]  # road places over water, three words
    banks: list[int]  # masks of the land on each side of the water
    bridge_vp: i64  # more for each own object beside a bridge at the end
    start_horses: i64
    horses: i64  # in the box; 0 when they are not played with
    enclosures: i64  # mask of the enclosures in use
    take_backs: i64  # placed cowboys that a seat may take back in a round (R-KIT-REALTIME)
    all_at_once: bool  # cowboys are placed by everybody at once, in the order commands arrive
    pass_vp: i64  # at the end, for each player behind on the pass track (R-KIT-FINAL)
    outlaws: bool  # outlaws come in every round but the first
    players: i64  # seats that decide for themselves; they come first
    standish: i64  # the seat of Jeb Standish, whom the rules play, or NONE
    strategy: i64  # his strategy, see facts.standish
    cards: i64  # mask of the cowboy cards he plays with
    duel_tiles: i64  # tiles of each value that replace the dice of duels; 0 for dice
    tile_seats: i64  # mask of the seats that hold duel tiles
    dealt_tiles: i64  # tiles each of them is dealt at random; 0 where each starts with one of each value
    sheets: i64  # mask of the seats that write down what they start with
    bids: bool  # sheets also bid for the first place

    # ---- what editions see differently, see facts.editions
    forward_first: bool  # the first start parcels go forward in turn order
    city_hall_at_setup: bool  # a City Hall drawn before the first round is placed, not drawn again
    price_of_own_object: bool  # what stands on a parcel makes it dearer
    station_houses: i64  # Houses that come with a Station
    deadline: bool  # a kept building must be placed in the next Building step
    townhouses: bool
    extra_spending: bool  # more than the excess may be spent for points
    gold_rush_mountains: bool  # a gold rush by the river has all mountains
    river_mountains: bool  # a river of tiles has as few mountains as the printed one
    outlaws_move_early: bool  # right after they have come, before anybody chooses (R-OUTLAW-TIME)

    def __init__(
        self,
        options: dict[str, str],
        tiles: bytes,
        bag: bytes,
        switches: dict[str, str] | None = None,
        pool: bytes = b"",
        draws: int = 0,
        open_sides: bytes = b"",
    ) -> None:
        self.options = options
        self.seats = int(options["seats"])
        self.tiles = tiles
        self.pool = pool
        self.draws = draws
        self.open_sides = open_sides
        self.bag = bag
        self.start_cash = 15
        self.start_roads = 1
        self.start_cowboys = 3
        self.start_parcels = 2
        self.cowboys = 10
        self.property_tiles = 12
        self.new_cowboys = bytes([4, 5, 5])
        self.rounds = 4
        self.mountains = 9
        self.wage = 4
        self.roads_won = 3
        self.ammunition = 3
        self.ranch_minimum = 1
        self.limit_rate = 10
        self.final_rate = 6
        self.property_vp = 2
        self.dynamite = 7
        self.river = 0
        self.bridges = [0, 0, 0]
        self.banks = [-1]
        self.bridge_vp = 0
        self.start_horses = 0
        self.horses = 0
        self.enclosures = 0
        self.take_backs = 0
        self.all_at_once = False
        self.pass_vp = 0
        self.outlaws = False
        self.players = self.seats
        self.standish = NONE
        self.strategy = NONE
        self.cards = 0
        self.duel_tiles = 0
        self.tile_seats = 0
        self.dealt_tiles = 0
        self.sheets = 0
        self.bids = False
        self._set(switches_of(NEWEST) if switches is None else switches)

    def _set(self, switches: dict[str, str]) -> None:
        """Read the switches that editions and players may set."""
        self.start_revolvers = int(switches["start-revolvers"])
        self.forward_first = switches["start-parcels"] == "forward-first"
        self.city_hall_at_setup = switches["city-hall-at-setup"] == "placed"
        self.price_of_own_object = switches["parcel-price"] == "block"
        self.station_houses = int(switches["station-houses"])
        self.deadline = switches["kept-buildings"] == "one-round"
        self.townhouses = switches["townhouses"] == "yes"
        self.extra_spending = switches["extra-spending"] == "yes"
        self.gold_rush_mountains = switches["gold-rush-mountains"] == "9"
        self.river_mountains = switches["river-mountains"] == "6"
        self.outlaws_move_early = switches["outlaw-move"] == "on-arrival"


def bag_of(types: set[int]) -> bytes:
    """The bag for a game with these building types, less the four tiles that start on the track (D-63)."""
    counts = bytearray(TYPES)
    for t in range(TYPES):
        if t in types:
            counts[t] = BUILDINGS[t].tiles
    counts[RANCH] -= TRACK_RANCHES
    counts[MINE] -= TRACK_MINES
    return bytes(counts)


BASIC_TYPES: Final = frozenset([t for t in range(TYPES) if BUILDINGS[t].basic])
EXTRA_TYPES: Final = frozenset([t for t in range(TYPES) if not BUILDINGS[t].basic])
