"""Table: every piece of a game in progress, as numbers and 64-bit masks of the map."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from carson.city.facts.characters import NO_TILE
from carson.city.facts.ids import MARKET, NONE, TYPES, WORDS
from carson.city.facts.rules import Rules
from carson.city.table.agenda import DEPTH
from carson.core.state import State

# ---- columns of `gear`: what a seat holds besides the base game's pieces
HORSES: Final = 0  # in the personal supply
RODEO_TOKENS: Final = 1
ENCLOSURES: Final = 2  # 5 bits of horses for each of the five enclosures
HATS: Final = 3  # mask of the enclosures with a cowboy
DYNAMITE: Final = 4
DYNAMITE_PARCELS: Final = 5  # mask of parcels where a cowboy carries dynamite
DYNAMITE_SPACES: Final = 6  # mask of spaces where a cowboy carries dynamite
NO_DUEL: Final = 7  # tokens in hand
NO_DUEL_SPACES: Final = 8  # mask of spaces where a cowboy carries one
DUEL_TILES: Final = 9  # in hand: 4 bits for each value 0 to 5
SECOND_TILE: Final = 10  # 1 + the character a Paperboy fetched
KEPT_TILES: Final = 11  # 4 bits for each building type: tiles in hand due in the coming Building step
DUEL_PLAYED: Final = 12  # duel tiles on the table, packed like those in hand
SHEET: Final = 13  # 4 bits for each line of the sheet: its number + 1, 0 while it is empty
SHIFTS: Final = 14  # cowboys taken back this round, and what is in hand: see count.shifting
HERDS: Final = 15  # mask of the Ranches that horses double this round
GEAR: Final = 16
KEPT_BITS: Final = 4


def zeros(n: i64) -> vec[i64]:
    return vec[i64]([0] * int(n))


def filled(n: i64, value: i64) -> vec[i64]:
    return vec[i64]([int(value)] * int(n))


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(State):
    """Every piece of a game in progress. Vectors are indexed by seat unless a comment says otherwise."""

    rules: Rules
    round: i64

    # the map: masks of parcels
    owned: vec[i64]
    built: vec[i64]  # by building type
    houses: i64
    townhouses: i64
    mountains: i64
    river: i64
    outlaws: i64
    outlaw_strength: i64  # this round's, 0 before any have come
    restless: i64  # outlaws that have still to move in this round's movement
    roads: vec[i64]  # placed roads: three words of 64 bits

    # derived from the map by `moves.refresh`, kept up to date by whoever changes the map
    taken: i64  # owned by anybody
    occupied: i64  # building, House, Townhouse or mountain
    connected: i64  # touched by a road
    reach: vec[i64]  # every place that touches a placed road, three words

    # what the seats hold
    cash: vec[i64]
    vp: vec[i64]
    sticks: vec[i64]  # roads not yet placed
    revolvers: vec[i64]
    cowboys: vec[i64]  # in the personal supply
    reserve: vec[i64]  # in the general supply
    tile: vec[i64]  # the character chosen, NO_TILE before the choice
    role: vec[i64]  # the character in force: the chosen one, or the one a Paperboy fetched; derived
    in_force: i64  # mask of the powers somebody's character has this round; derived
    used: vec[i64]  # 1 when a once-a-round power is spent
    hand: vec[i64]  # buildings waiting: seat * TYPES + type
    gear: vec[i64]  # seat * GEAR + column
    bank: i64  # dollars the bank has taken in, negative when it has paid more

    # where cowboys stand
    at_parcel: vec[i64]  # mask of parcels (land, buildings, City Hall)
    at_space: vec[i64]  # mask of duel spaces
    wages: vec[i64]  # how many on Wages
    diggers: vec[i64]  # how many on Road
    white_at: i64  # place of the white cowboy: a parcel, SPACE + space, or NONE
    mayor: i64  # who occupies the City Hall, or NONE
    ammunition: i64  # who holds the "3 revolvers" token, or NONE

    # tracks and market
    turn_order: vec[i64]  # by position
    pass_order: vec[i64]  # by position; NONE until somebody passes
    market: vec[i64]  # by slot, $12 first: a building type or NONE
    bag: vec[i64]  # by building type
    scrapped: i64  # building tiles out of the game, 4 bits for each type
    in_play: i64  # mask of the character tiles on offer in this game
    first_chooser: i64  # who chooses first whatever the pass track says, or NONE
    deck: i64  # mask of the cowboy cards Standish may still draw
    drawn: i64  # mask of those he has drawn this round

    # a duel, a building, a doubling in progress
    dice: vec[i64]  # 0 = not rolled
    site: i64  # parcel of the building being placed, or NONE
    site_type: i64
    houses_due: i64  # Houses that must still come with it
    new_houses: i64  # placed with it so far
    new_townhouses: i64
    refused: i64  # parcels their owner has refused
    doubled: i64  # building type with double income this round, or NONE
    tripled: i64  # mask of Mines with triple income this round
    lot: i64  # mask of parcels under the hammer

    # duel tiles; the pile is what neither hands nor table hold, see count.duel_tiles
    face_up: i64  # those turned up since the pile was last shuffled, packed like a hand
    uncounted: i64  # mask of the seats whose hand has not been counted aloud

    # what is to do, and what may be done now
    agenda: vec[i64]
    depth: i64
    options: vec[i64]  # mask of the legal actions or possible outcomes, 16 words
    words_used: i64  # how many of these words may hold something, see ids.SELDOM; derived
    heard: list[tuple[int, int, int, int]] | None  # events, while somebody listens

    def __init__(self, rules: Rules, source: Table | None = None) -> None:
        self.rules = rules
        self.heard = None
        if source is None:
            self._lay_out(rules.seats)
        else:
            self._copy(source)

    def _lay_out(self, n: i64) -> None:
        """An empty table: all pieces in the box."""
        self.round = 0
        self.owned = zeros(n)
        self.built = zeros(TYPES)
        self.houses = 0
        self.townhouses = 0
        self.mountains = 0
        self.river = 0
        self.outlaws = 0
        self.outlaw_strength = 0
        self.restless = 0
        self.roads = zeros(3)
        self.taken = 0
        self.occupied = 0
        self.connected = 0
        self.reach = zeros(3)
        self.cash = zeros(n)
        self.vp = zeros(n)
        self.sticks = zeros(n)
        self.revolvers = zeros(n)
        self.cowboys = zeros(n)
        self.reserve = zeros(n)
        self.tile = filled(n, NO_TILE)
        self.role = filled(n, NO_TILE)
        self.in_force = 0
        self.used = zeros(n)
        self.hand = zeros(n * TYPES)
        self.gear = zeros(n * GEAR)
        self.bank = 0
        self.at_parcel = zeros(n)
        self.at_space = zeros(n)
        self.wages = zeros(n)
        self.diggers = zeros(n)
        self.white_at = NONE
        self.mayor = NONE
        self.ammunition = NONE
        self.turn_order = filled(n, NONE)
        self.pass_order = filled(n, NONE)
        self.market = filled(MARKET, NONE)
        self.bag = zeros(TYPES)
        self.scrapped = 0
        self.in_play = 0
        self.first_chooser = NONE
        self.deck = 0
        self.drawn = 0
        self.dice = zeros(n)
        self.site = NONE
        self.site_type = NONE
        self.houses_due = 0
        self.new_houses = 0
        self.new_townhouses = 0
        self.refused = 0
        self.doubled = NONE
        self.tripled = 0
        self.lot = 0
        self.face_up = 0
        self.uncounted = 0
        self.agenda = zeros(DEPTH)
        self.depth = 0
        self.options = zeros(WORDS)
        self.words_used = WORDS

    def _copy(self, s: Table) -> None:
        self.round = s.round
        self.owned = s.owned[:]
        self.built = s.built[:]
        self.houses = s.houses
        self.townhouses = s.townhouses
        self.mountains = s.mountains
        self.river = s.river
        self.outlaws = s.outlaws
        self.outlaw_strength = s.outlaw_strength
        self.restless = s.restless
        self.roads = s.roads[:]
        self.taken = s.taken
        self.occupied = s.occupied
        self.connected = s.connected
        self.reach = s.reach[:]
        self.cash = s.cash[:]
        self.vp = s.vp[:]
        self.sticks = s.sticks[:]
        self.revolvers = s.revolvers[:]
        self.cowboys = s.cowboys[:]
        self.reserve = s.reserve[:]
        self.tile = s.tile[:]
        self.role = s.role[:]
        self.in_force = s.in_force
        self.used = s.used[:]
        self.hand = s.hand[:]
        self.gear = s.gear[:]
        self.bank = s.bank
        self.at_parcel = s.at_parcel[:]
        self.at_space = s.at_space[:]
        self.wages = s.wages[:]
        self.diggers = s.diggers[:]
        self.white_at = s.white_at
        self.mayor = s.mayor
        self.ammunition = s.ammunition
        self.turn_order = s.turn_order[:]
        self.pass_order = s.pass_order[:]
        self.market = s.market[:]
        self.bag = s.bag[:]
        self.scrapped = s.scrapped
        self.in_play = s.in_play
        self.first_chooser = s.first_chooser
        self.deck = s.deck
        self.drawn = s.drawn
        self.dice = s.dice[:]
        self.site = s.site
        self.site_type = s.site_type
        self.houses_due = s.houses_due
        self.new_houses = s.new_houses
        self.new_townhouses = s.new_townhouses
        self.refused = s.refused
        self.doubled = s.doubled
        self.tripled = s.tripled
        self.lot = s.lot
        self.face_up = s.face_up
        self.uncounted = s.uncounted
        self.agenda = s.agenda[:]
        self.depth = s.depth
        self.options = s.options[:]
        self.words_used = s.words_used

    def tell(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0) -> None:
        """Note an event, if somebody listens."""
        if self.heard is not None:
            self.heard.append((int(kind), int(seat), int(a), int(b)))

    def dump(self) -> list[int]:
        """Every number that is not derived from another one."""
        numbers: list[int] = [
            self.round,
            self.houses,
            self.townhouses,
            self.mountains,
            self.river,
            self.outlaws,
            self.outlaw_strength,
            self.restless,
            self.bank,
            self.white_at,
            self.mayor,
            self.ammunition,
            self.site,
            self.site_type,
            self.houses_due,
            self.new_houses,
            self.new_townhouses,
            self.refused,
            self.doubled,
            self.tripled,
            self.lot,
            self.face_up,
            self.uncounted,
            self.scrapped,
            self.in_play,
            self.first_chooser,
            self.deck,
            self.drawn,
        ]
        for numbers_of in (
            self.owned,
            self.built,
            self.roads,
            self.cash,
            self.vp,
            self.sticks,
            self.revolvers,
            self.cowboys,
            self.reserve,
            self.tile,
            self.used,
            self.hand,
            self.gear,
            self.at_parcel,
            self.at_space,
            self.wages,
            self.diggers,
            self.turn_order,
            self.pass_order,
            self.market,
            self.bag,
            self.dice,
            self.agenda[: self.depth],
        ):
            for number in numbers_of:
                numbers.append(int(number))
        return numbers
