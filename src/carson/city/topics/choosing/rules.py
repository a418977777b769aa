"""Phase 1: everybody chooses a character, and the turn order follows from them."""

from mypy_extensions import i64

from carson.city.count import casting, powers, rodeo
from carson.city.count.places import unowned_land
from carson.city.evaluator.rater import Look, Rater, is_option
from carson.city.facts import characters, geometry, ids
from carson.city.question import IMMEDIATE, Immediate, Question, Step
from carson.city.table import Table, agenda, events, moves, schedule, stable, stack


class Choose(Step):
    """The first one is asked; in all rounds but the first the outlaws come before that."""

    def run(self, s: Table, seat: i64, a: i64) -> None:
        s.tell(events.ROUND_STARTS, -1, s.round)
        stack.push(s, agenda.ASK_CHARACTER, chooser(s, 0), 0)
        if s.rules.outlaws and s.round > 1:
            if s.rules.outlaws_move_early:
                stack.push(s, agenda.MOVE_OUTLAWS)
            stack.push(s, agenda.ROLL_OUTLAWS)


def chooser(s: Table, turn: i64) -> i64:
    """Who chooses at this turn: pass order, but last round's Teacher goes first (R-TEACHER-Y)."""
    if s.first_chooser == ids.NONE:
        return s.pass_order[turn]
    if turn == 0:
        return s.first_chooser
    position: i64 = 0
    left = turn
    while True:
        if s.pass_order[position] != s.first_chooser:
            left -= 1
            if left == 0:
                return s.pass_order[position]
        position += 1


class AskCharacter(Question):
    """The tiles that are left."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        offer_tiles(s, casting.offered_tiles(s))

    def take(self, s: Table, seat: i64, a: i64, action: i64) -> None:
        """The next one chooses after this one's immediate powers are done (R-CHAR-TIMING)."""
        tile = action - ids.CHARACTER
        s.character[seat] = tile
        moves.assume_role(s, seat, tile)
        s.tell(events.CHOSE, seat, tile)
        next_chooser(s, a)
        at_once(s, seat)


def offer_tiles(s: Table, tiles: i64) -> None:
    while tiles != 0:
        tile = geometry.first(tiles)
        tiles &= ~geometry.bit(tile)
        stack.allow(s, ids.CHARACTER + tile)


def next_chooser(s: Table, before: i64) -> None:
    turn = before + 1
    if turn == s.rules.seats:
        stack.pop(s)
    else:
        stack.replace(s, agenda.frame(agenda.ASK_CHARACTER, chooser(s, turn), turn, 0))


# ---- what a character gives at once: the powers of the chosen tile whose moment is now (R-CHAR-TIMING)


def at_once(s: Table, seat: i64) -> None:
    """Hand out what needs no answer, and ask for what does."""
    left: i64 = characters.POWER_MASK[s.role[seat]]
    while left != 0:
        kind = geometry.first(left)
        left &= ~geometry.bit(kind)
        IMMEDIATE[kind].give(s, seat, powers.power(s, seat, kind))


class Gain(Immediate):
    """Dollars, points, roads, or horses where they are in the game (R-COWBOY-Y, R-HORSE-SUPPLY)."""

    def __init__(self, power: i64) -> None:
        self.power = power

    def give(self, s: Table, seat: i64, number: i64) -> None:
        if self.power == characters.GAIN_CASH:
            moves.earn(s, seat, number, events.FOR_CHARACTER)
        elif self.power == characters.GAIN_VP:
            moves.score(s, seat, number, events.FOR_CHARACTER)
        elif self.power == characters.GAIN_ROADS:
            moves.gain_roads(s, seat, number)
        elif s.rules.horses != 0:
            stable.gain_horses(s, seat, min(number, rodeo.horses_left(s)))


# ---- turn order


class LineUp(Step):
    """The turn order follows the numbers of the chosen tiles (EX-29); the Paperboy keeps his 0 (D-48)."""

    def run(self, s: Table, _seat: i64, _a: i64) -> None:
        s.first_chooser = ids.NONE
        for seat in range(s.rules.seats):
            position: i64 = 0
            for other in range(s.rules.seats):
                if _number(s, other) < _number(s, seat):
                    position += 1
            s.turn_order[position] = seat
            s.tell(events.TURN_ORDER, seat, position)


def _number(s: Table, seat: i64) -> i64:
    """What the turn order goes by; Standish has no tile and is faster than anybody."""
    if seat == s.rules.standish:
        return ids.NONE
    return s.character[seat]


# ---- what answers are worth


class CharacterRater(Rater):
    """Characters by their powers and their cash limit, less that of the one the seat has already."""

    def rate(self, s: Table, seat: i64, a: i64, look: Look) -> None:
        if is_option(s, ids.NO):
            look.ranked.add(ids.NO, 0.0)
        look.plan.make(s, seat, look.values)
        land = unowned_land(s)
        if look.ranked.found is None:
            land &= look.values.shortlist[seat]
        less: i64 = characters.LIMIT[s.character[seat]]
        tile: i64
        for tile in range(characters.NO_TILE):
            if is_option(s, ids.CHARACTER + tile):
                worth = look.characters.tile(s, seat, tile, look.plan, less, land)
                look.ranked.add(ids.CHARACTER + tile, worth)


QUESTIONS = [AskCharacter(agenda.ASK_CHARACTER)]
ROUND_STEPS = {schedule.CHOOSE: Choose(), schedule.LINE_UP: LineUp()}
GAINS = (characters.GAIN_CASH, characters.GAIN_ROADS, characters.GAIN_VP, characters.GAIN_HORSES)
POWERS = {power: Gain(power) for power in GAINS}
RATERS = {agenda.ASK_CHARACTER: CharacterRater()}
