"""Table: every piece of a game in progress, as the rules see it.

A new field is declared and copied here, and named at the end of its list: the order of names is that of the
numbers in a dump, on which hashes and saved games rest. None is moved. A row that is set by its name
(`setattr`) is never freed, so an empty table is laid out once for each number of seats, and then copied.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from carson.city.facts.characters import NO_TILE
from carson.city.facts.geometry import EDGE_WORDS
from carson.city.facts.ids import MARKET, MASK_WORDS, NONE, TYPES
from carson.city.facts.rules import Rules
from carson.city.table.agenda import DEPTH
from carson.core.origin import Origin
from carson.core.rows import filled
from carson.core.snapshot import NUMBER, read_fields, write_fields
from carson.core.state import State

KEPT_BITS: Final = 4  # of each building type in `kept_tiles` and `scrapped`
NUMBERS: Final = tuple(
    """
    round houses townhouses mountains river outlaws outlaw_strength restless bank white_at mayor
    ammunition site site_type houses_due new_houses new_townhouses refused doubled tripled lot face_up
    uncounted scrapped in_play first_chooser deck drawn
    """.split()
)
ROWS: Final = tuple(
    "owned built roads cash vp unplaced_roads revolvers cowboys reserve character used hand".split()
)
# by seat: what it holds besides the base game's pieces; in a dump all of one seat come together
HELD: Final = tuple(
    """
    horses rodeo_tokens enclosures enclosure_cowboys dynamite dynamite_parcels dynamite_spaces no_duel
    no_duel_spaces duel_tiles second_character kept_tiles duel_played sheet shifts herds
    """.split()
)
MORE_ROWS: Final = tuple(
    "at_parcel at_space wages road_cowboys turn_order pass_order market bag dice".split()
)
# of the whole table, in games whose rules ask for it: elsewhere a dump has no such number
SELDOM: Final = ("provoked",)
NAMES: Final = (*NUMBERS, *ROWS, *HELD, *MORE_ROWS, *SELDOM)
# all that a snapshot has, but for the agenda
ALL_NUMBERS: Final = (*NUMBERS, *SELDOM, *"taken occupied connected in_force depth words_used".split())
ALL_ROWS: Final = (*ROWS, *HELD, *MORE_ROWS, "reach", "role", "options")
# the lengths of rows that are not by seat, and what an empty row holds if it is not 0
BY_TYPE: Final[dict[str, int]] = {"built": TYPES, "bag": TYPES}
LENGTHS: Final[dict[str, int]] = {**BY_TYPE, "roads": EDGE_WORDS, "reach": EDGE_WORDS, "market": MARKET}
NOBODY: Final[dict[str, int]] = dict.fromkeys(("turn_order", "pass_order", "market"), NONE)
BLANKS: Final[dict[str, int]] = {**NOBODY, "character": NO_TILE, "role": NO_TILE}


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(State):
    """Every piece of a game in progress, as numbers and 64-bit masks of the map."""

    rules: Rules
    heard: list[tuple[int, int, int, int]] | None  # events, while somebody listens

    # of the whole table
    round: i64 = 0  # 0 before the first
    houses: i64 = 0  # mask of parcels
    townhouses: i64 = 0  # mask of parcels
    mountains: i64 = 0  # mask of parcels
    river: i64 = 0  # mask of parcels
    outlaws: i64 = 0  # mask of parcels
    outlaw_strength: i64 = 0  # this round's, 0 before any have come
    restless: i64 = 0  # outlaws that have still to move in this round's movement
    bank: i64 = 0  # dollars the bank has taken in, negative when it has paid more
    white_at: i64 = NONE  # place of the white cowboy: a parcel, SPACE + space, or NONE
    mayor: i64 = NONE  # who occupies the City Hall, or NONE
    ammunition: i64 = NONE  # who holds the “3 revolvers” token, or NONE
    site: i64 = NONE  # parcel of the building being placed, or NONE
    site_type: i64 = NONE  # its building type, or NONE
    houses_due: i64 = 0  # Houses that must still come with it
    new_houses: i64 = 0  # placed with it so far: mask of parcels
    new_townhouses: i64 = 0  # placed with it so far: mask of parcels
    refused: i64 = 0  # mask of the parcels their owner has refused
    doubled: i64 = NONE  # building type with double income this round, or NONE
    tripled: i64 = 0  # mask of the Mines with triple income this round
    lot: i64 = 0  # mask of the parcels under the hammer
    face_up: i64 = 0  # duel tiles turned up since the pile was last shuffled, packed like a hand
    uncounted: i64 = 0  # mask of the seats whose hand has not been counted aloud
    scrapped: i64 = 0  # building tiles out of the game, 4 bits for each type
    in_play: i64 = 0  # mask of the character tiles on offer in this game
    first_chooser: i64 = NONE  # who chooses first whatever the pass track says, or NONE
    deck: i64 = 0  # mask of the cowboy cards Standish may still draw
    drawn: i64 = 0  # mask of those he has drawn this round
    provoked: i64 = 0  # mask of the red Sheriff's buildings to which he came when somebody stood there

    # by seat unless something else is said
    owned: vec[i64]  # mask of parcels
    built: vec[i64]  # by building type: mask of parcels
    roads: vec[i64]  # placed roads: three words of 64 bits
    cash: vec[i64]  # dollars
    vp: vec[i64]  # points
    unplaced_roads: vec[i64]  # roads not yet placed
    revolvers: vec[i64]  # tokens
    cowboys: vec[i64]  # in the personal supply
    reserve: vec[i64]  # cowboys in the general supply
    character: vec[i64]  # the tile chosen, NO_TILE before the choice
    used: vec[i64]  # 1 when a once-a-round power is spent
    hand: vec[i64]  # buildings waiting: seat * TYPES + type

    # by seat
    horses: vec[i64]  # in the personal supply
    rodeo_tokens: vec[i64]  # won
    enclosures: vec[i64]  # 5 bits of horses for each of the five enclosures
    enclosure_cowboys: vec[i64]  # mask of the enclosures with a cowboy
    dynamite: vec[i64]  # tokens in hand
    dynamite_parcels: vec[i64]  # mask of parcels where a cowboy carries dynamite
    dynamite_spaces: vec[i64]  # mask of spaces where a cowboy carries dynamite
    no_duel: vec[i64]  # tokens in hand
    no_duel_spaces: vec[i64]  # mask of spaces where a cowboy carries one
    duel_tiles: vec[i64]  # in hand: 4 bits for each value 0 to 5
    second_character: vec[i64]  # 1 + the character a Paperboy fetched
    kept_tiles: vec[i64]  # 4 bits for each building type: tiles in hand due in the coming Building step
    duel_played: vec[i64]  # duel tiles on the table, packed like those in hand
    sheet: vec[i64]  # 4 bits for each line of the sheet: its number + 1, 0 while it is empty
    shifts: vec[i64]  # cowboys taken back this round, and what is in hand: see count.shifting
    herds: vec[i64]  # mask of the Ranches that horses double this round

    # by seat unless something else is said
    at_parcel: vec[i64]  # where cowboys stand: mask of parcels (land, buildings, City Hall)
    at_space: vec[i64]  # where cowboys stand: mask of duel spaces
    wages: vec[i64]  # how many cowboys on Wages
    road_cowboys: vec[i64]  # how many cowboys on Road
    turn_order: vec[i64]  # by position
    pass_order: vec[i64]  # by position; NONE until somebody passes
    market: vec[i64]  # by slot, $12 first: a building type or NONE
    bag: vec[i64]  # by building type
    dice: vec[i64]  # of a duel, 0 = not rolled

    # derived from the others; kept up to date by whoever changes those
    taken: i64 = 0  # owned by anybody
    occupied: i64 = 0  # building, House, Townhouse or mountain
    connected: i64 = 0  # touched by a road
    reach: vec[i64]  # every place that touches a placed road, three words
    role: vec[i64]  # the character in force: the chosen one, or the one a Paperboy fetched
    in_force: i64 = 0  # mask of the powers somebody's character has this round

    # what is to do, and what may be done now
    agenda: vec[i64]
    depth: i64 = 0
    options: vec[i64]  # mask of the legal actions or possible outcomes, 16 words; derived
    words_used: i64 = MASK_WORDS  # how many of these words may hold something, see ids.SELDOM; derived

    def __init__(self, rules: Rules, source: Table | None = None) -> None:
        self.rules = rules
        self.heard = None
        if source is None and int(rules.seats) not in EMPTY:
            self._lay_out(rules.seats)
            empty = self.clone()
            assert isinstance(empty, Table)
            EMPTY[int(rules.seats)] = empty
        else:
            self._copy(EMPTY[int(rules.seats)] if source is None else source)

    def tell(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0) -> None:
        """Note an event, if somebody listens."""
        if self.heard is not None:
            self.heard.append((int(kind), int(seat), int(a), int(b)))

    def _lay_out(self, seats: i64) -> None:
        """An empty table: all pieces in the box."""
        others: dict[str, int] = {"hand": seats * TYPES, "options": MASK_WORDS, "agenda": DEPTH}
        lengths = LENGTHS | others
        for name in (*ALL_ROWS, "agenda"):
            setattr(self, name, filled(lengths.get(name, int(seats)), BLANKS.get(name, 0)))

    def _copy(self, s: Table) -> None:
        self.round = s.round
        self.houses = s.houses
        self.townhouses = s.townhouses
        self.mountains = s.mountains
        self.river = s.river
        self.outlaws = s.outlaws
        self.outlaw_strength = s.outlaw_strength
        self.restless = s.restless
        self.bank = s.bank
        self.white_at = s.white_at
        self.mayor = s.mayor
        self.ammunition = s.ammunition
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
        self.scrapped = s.scrapped
        self.in_play = s.in_play
        self.first_chooser = s.first_chooser
        self.deck = s.deck
        self.drawn = s.drawn
        self.provoked = s.provoked
        self.owned = s.owned[:]
        self.built = s.built[:]
        self.roads = s.roads[:]
        self.cash = s.cash[:]
        self.vp = s.vp[:]
        self.unplaced_roads = s.unplaced_roads[:]
        self.revolvers = s.revolvers[:]
        self.cowboys = s.cowboys[:]
        self.reserve = s.reserve[:]
        self.character = s.character[:]
        self.used = s.used[:]
        self.hand = s.hand[:]
        self.horses = s.horses[:]
        self.rodeo_tokens = s.rodeo_tokens[:]
        self.enclosures = s.enclosures[:]
        self.enclosure_cowboys = s.enclosure_cowboys[:]
        self.dynamite = s.dynamite[:]
        self.dynamite_parcels = s.dynamite_parcels[:]
        self.dynamite_spaces = s.dynamite_spaces[:]
        self.no_duel = s.no_duel[:]
        self.no_duel_spaces = s.no_duel_spaces[:]
        self.duel_tiles = s.duel_tiles[:]
        self.second_character = s.second_character[:]
        self.kept_tiles = s.kept_tiles[:]
        self.duel_played = s.duel_played[:]
        self.sheet = s.sheet[:]
        self.shifts = s.shifts[:]
        self.herds = s.herds[:]
        self.at_parcel = s.at_parcel[:]
        self.at_space = s.at_space[:]
        self.wages = s.wages[:]
        self.road_cowboys = s.road_cowboys[:]
        self.turn_order = s.turn_order[:]
        self.pass_order = s.pass_order[:]
        self.market = s.market[:]
        self.bag = s.bag[:]
        self.dice = s.dice[:]
        self.taken = s.taken
        self.occupied = s.occupied
        self.connected = s.connected
        self.reach = s.reach[:]
        self.role = s.role[:]
        self.in_force = s.in_force
        self.agenda = s.agenda[:]
        self.depth = s.depth
        self.options = s.options[:]
        self.words_used = s.words_used

    def dump(self) -> list[int]:
        """Every number that is not derived from another one; what a seat holds comes together."""
        numbers: list[int] = [getattr(self, name) for name in NUMBERS]
        for name in ROWS:
            numbers += getattr(self, name)
        held = [list(getattr(self, name)) for name in HELD]
        for seat in range(self.rules.seats):
            numbers += [row[seat] for row in held]
        for name in MORE_ROWS:
            numbers += getattr(self, name)
        numbers += [getattr(self, name) for name in self._seldom()]
        return numbers + [int(packed) for packed in self.agenda[: self.depth]]

    def _seldom(self) -> tuple[str, ...]:
        return SELDOM if self.rules.notes_challenges else ()

    # ---- as bytes

    def origin(self) -> Origin:
        return self.rules.origin

    def pack(self) -> bytes:
        """Every field, what is derived too."""
        writer = BytesWriter()
        write_fields(self, ALL_NUMBERS, ALL_ROWS, writer)
        for at in range(self.depth):
            write_i64_le(writer, self.agenda[at])
        return writer.getvalue()

    def unpack(self, packed: bytes) -> None:
        offset = read_fields(self, ALL_NUMBERS, ALL_ROWS, packed)
        for at in range(self.depth):
            self.agenda[at] = read_i64_le(packed, offset + at * NUMBER)


EMPTY: Final[dict[int, Table]] = {}  # by number of seats
