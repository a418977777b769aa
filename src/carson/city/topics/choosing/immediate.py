"""What a character gives at once: the powers of the chosen tile whose moment is now (R-CHAR-TIMING)."""

from mypy_extensions import i64

from carson.city.count.powers import power
from carson.city.count.rodeo import horses_left
from carson.city.facts.characters import GAIN_CASH, GAIN_HORSES, GAIN_ROADS, GAIN_VP, POWER_MASK
from carson.city.facts.geometry import bit, first
from carson.city.question import IMMEDIATE, Immediate
from carson.city.table import Table, events, moves
from carson.city.table.stable import gain_horses


def at_once(s: Table, seat: i64) -> None:
    """Hand out what needs no answer, and ask for what does."""
    left: i64 = POWER_MASK[s.role[seat]]
    while left != 0:
        kind = first(left)
        left &= ~bit(kind)
        IMMEDIATE[kind].give(s, seat, power(s, seat, kind))


# ---- what needs no answer


class GainCash(Immediate):
    def give(self, s: Table, seat: i64, number: i64) -> None:
        moves.earn(s, seat, number, events.FOR_CHARACTER)


class GainRoads(Immediate):
    def give(self, s: Table, seat: i64, number: i64) -> None:
        moves.gain_roads(s, seat, number)


class GainVp(Immediate):
    def give(self, s: Table, seat: i64, number: i64) -> None:
        moves.score(s, seat, number, events.FOR_CHARACTER)


class GainHorses(Immediate):
    """Only where horses are in the game (R-COWBOY-Y, R-HORSE-SUPPLY)."""

    def give(self, s: Table, seat: i64, number: i64) -> None:
        if s.rules.horses != 0:
            gain_horses(s, seat, min(number, horses_left(s)))


POWERS = {
    GAIN_CASH: GainCash(),
    GAIN_ROADS: GainRoads(),
    GAIN_VP: GainVp(),
    GAIN_HORSES: GainHorses(),
}
