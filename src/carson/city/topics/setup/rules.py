"""Set-up: what everybody starts with, the track, and what dice and players still have to decide."""

from mypy_extensions import i64

from carson.city.count import places, placing, sheets
from carson.city.facts.characters import PAPERBOY
from carson.city.facts.geometry import INNER_MASK, bit, first
from carson.city.facts.ids import CHARACTER, NONE, PARCEL, SEAT, TYPES
from carson.city.question import Chance, Question, run_now
from carson.city.table import Table, agenda, events, moves, stack
from carson.city.topics.building.track import draw_first_tiles, lay_out_track
from carson.city.topics.land.rules import LandRater

# ---- the characters: the tiles of the set, and what chance decides about them (R-CHAR-SIDE)


def draw_characters(s: Table) -> None:
    """Note what chance still has to decide; usually when all else is done (R-CHAR-LAST)."""
    i: i64
    rules = s.rules
    for i in range(len(rules.open_sides) - 1, -1, -1):
        stack.push(s, agenda.DRAW_SIDE, 0, rules.open_sides[i])
    for _ in range(rules.draws):
        stack.push(s, agenda.DRAW_CHARACTER)


class DrawCharacter(Chance):
    """Every character of the pool that is not in play yet, by its first side."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        i: i64
        before: i64 = NONE
        for i in range(len(s.rules.pool)):
            tile: i64 = s.rules.pool[i]
            number = tile >> 1
            if number != before and (s.in_play & (bit(2 * number) | bit(2 * number + 1))) == 0:
                stack.allow(s, CHARACTER + tile)
            before = number

    def take(self, s: Table, seat: i64, a: i64, action: i64) -> None:
        """The Paperboy brings one more tile with him (R-CHAR-EIGHT)."""
        stack.pop(s)
        tile = action - CHARACTER
        number = tile >> 1
        if number == PAPERBOY:
            stack.push(s, agenda.DRAW_CHARACTER)
        if len(_sides(s, number)) > 1:
            stack.push(s, agenda.DRAW_SIDE, 0, number)
        else:
            _enter(s, tile)


class DrawSide(Chance):
    """Which side of the character is up."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        for tile in _sides(s, a):
            stack.allow(s, CHARACTER + tile)

    def take(self, s: Table, seat: i64, a: i64, action: i64) -> None:
        stack.pop(s)
        _enter(s, action - CHARACTER)


def _sides(s: Table, number: i64) -> list[int]:
    return [tile for tile in s.rules.pool if tile >> 1 == number]


def _enter(s: Table, tile: i64) -> None:
    s.in_play |= bit(tile)
    s.tell(events.IN_PLAY, NONE, tile)


# ---- the map: the centre and the mountains, where the dice point (R-DICE-GRID)


class Bare(Chance):
    """An inner parcel that is still bare."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        inner: i64 = INNER_MASK
        s.options[PARCEL] |= inner & ~(s.occupied | s.river)


class DrawCentre(Bare):
    """The Start tile is the first House and has a road on each side (R-START-TILE, R-START-TOWNHOUSE)."""

    def take(self, s: Table, seat: i64, a: i64, action: i64) -> None:
        s.houses |= bit(action)
        s.occupied |= bit(action)
        row = action >> 3
        column = action & 7
        moves.lay_road(s, row * 8 + column)
        moves.lay_road(s, (row + 1) * 8 + column)
        moves.lay_road(s, 72 + row * 9 + column)
        moves.lay_road(s, 72 + row * 9 + column + 1)
        s.tell(events.CENTRE, NONE, action)
        stack.pop(s)


class DrawMountain(Bare):
    def take(self, s: Table, seat: i64, a: i64, action: i64) -> None:
        s.mountains |= bit(action)
        s.occupied |= bit(action)
        s.tell(events.MOUNTAIN, NONE, action)
        stack.one_less(s)


# ---- the first order of the players, and the parcels they start with


class DrawOrder(Chance):
    """Seats that have no place on the order track yet, and of these the highest bidders (R-NB-SHEET)."""

    def offer(self, s: Table, _seat: i64, _a: i64) -> None:
        highest: i64 = 0
        for seat in range(s.rules.seats):
            if not placing.has_passed(s, seat):
                highest = max(highest, sheets.bid_of(s, seat))
        for seat in range(s.rules.seats):
            if not placing.has_passed(s, seat) and sheets.bid_of(s, seat) == highest:
                stack.allow(s, SEAT + seat)

    def take(self, s: Table, seat: i64, position: i64, action: i64) -> None:
        """When all stand there, the last one picks the first parcel."""
        s.pass_order[position] = action - SEAT
        s.tell(events.ORDER, action - SEAT, position)
        position += 1
        if position < s.rules.seats:
            stack.replace(s, agenda.frame(agenda.DRAW_ORDER, 0, position, 0))
            return
        stack.pop(s)
        ask_start(s, 0)
        if s.rules.city_hall_at_setup:
            draw_first_tiles(s, 0)  # now there is a city, and a first player to place a City Hall


class AskStart(Question):
    def offer(self, s: Table, seat: i64, a: i64) -> None:
        s.options[PARCEL] |= places.unowned_land(s)

    def take(self, s: Table, seat: i64, a: i64, action: i64) -> None:
        moves.claim(s, seat, action)
        stack.pop(s)
        ask_start(s, a + 1)


def ask_start(s: Table, picks: i64) -> None:
    """Ask for the next start parcel; when nobody has one to take, the sheets are done with.

    Then chance decides about characters.
    """
    picker = sheets.start_picker(s, picks)
    if picker != NONE:
        stack.push(s, agenda.ASK_START, picker, picks)
        return
    for seat in range(s.rules.seats):
        s.sheet[seat] = 0
    if not s.rules.characters_first:
        draw_characters(s)


# ---- all of it


def lay_out(s: Table) -> None:
    """Hand out the starting kits, fill the bag and note what dice and players still have to decide."""
    rules = s.rules
    t: i64
    for seat in range(rules.players):
        s.cash[seat] = rules.start_cash
        s.bank -= rules.start_cash
        s.unplaced_roads[seat] = rules.start_roads
        s.revolvers[seat] = rules.start_revolvers
        s.cowboys[seat] = rules.start_cowboys
        s.reserve[seat] = rules.cowboys - rules.start_cowboys
        s.horses[seat] = rules.start_horses
    if rules.standish != NONE:
        run_now(s, agenda.EQUIP_STANDISH)
    s.river = rules.river
    for t in range(TYPES):
        s.bag[t] = rules.bag[t]
    lay_out_track(s)
    stack.push(s, agenda.ROUND)
    if rules.standish == NONE:
        stack.push(s, agenda.DRAW_ORDER)
    elif rules.sheets == 0:
        ask_start(s, 0)
    if rules.duel_tiles != 0:
        run_now(s, agenda.HAND_OUT_TILES)
    if rules.sheets != 0:
        stack.push(s, agenda.ASK_SHEETS, first(rules.sheets), rules.sheets)
    stack.push(s, agenda.DRAW_MOUNTAIN, 0, rules.mountains)
    stack.push(s, agenda.DRAW_CENTRE)
    if not rules.city_hall_at_setup:
        draw_first_tiles(s, 1)
    for t in range(len(rules.tiles)):
        s.in_play |= bit(rules.tiles[t])
    if rules.characters_first:
        draw_characters(s)


QUESTIONS = [
    DrawCharacter(agenda.DRAW_CHARACTER),
    DrawSide(agenda.DRAW_SIDE),
    DrawCentre(agenda.DRAW_CENTRE),
    DrawMountain(agenda.DRAW_MOUNTAIN),
    DrawOrder(agenda.DRAW_ORDER),
    AskStart(agenda.ASK_START),
]
RATERS = {agenda.ASK_START: LandRater()}
