"""Set-up of the characters: the tiles of the set, and the numbers and sides chance decides (R-CHAR-SIDE)."""

from typing import Final

from mypy_extensions import i64

from carson.city.facts.characters import PAPERBOY
from carson.city.facts.geometry import bit
from carson.city.facts.ids import CHARACTER, NONE
from carson.city.question import Chance, Entry
from carson.city.table import events
from carson.city.table.agenda import DRAW_CHARACTER, DRAW_SIDE, a_of
from carson.city.table.stack import allow, pop, push
from carson.city.table.table import Table


def lay_out_characters(s: Table) -> None:
    """Put the tiles beside the board and note what chance still has to decide."""
    i: i64
    rules = s.rules
    for i in range(len(rules.tiles)):
        s.in_play |= bit(rules.tiles[i])
    for i in range(len(rules.open_sides) - 1, -1, -1):
        push(s, DRAW_SIDE, 0, rules.open_sides[i])
    i = rules.draws
    while i > 0:
        push(s, DRAW_CHARACTER)
        i -= 1


class DrawCharacter(Chance):
    """Every character of the pool that is not in play yet, by its first side."""

    def offer(self, s: Table, packed: i64) -> None:
        i: i64
        before: i64 = NONE
        for i in range(len(s.rules.pool)):
            tile: i64 = s.rules.pool[i]
            number = tile >> 1
            if number != before and (s.in_play & (bit(2 * number) | bit(2 * number + 1))) == 0:
                allow(s, CHARACTER + tile)
            before = number

    def take(self, s: Table, packed: i64, action: i64) -> None:
        """The Paperboy brings one more tile with him (R-CHAR-EIGHT)."""
        pop(s)
        tile = action - CHARACTER
        number = tile >> 1
        if number == PAPERBOY:
            push(s, DRAW_CHARACTER)
        if len(_sides(s, number)) > 1:
            push(s, DRAW_SIDE, 0, number)
        else:
            _enter(s, tile)


class DrawSide(Chance):
    """Which side of the character is up."""

    def offer(self, s: Table, packed: i64) -> None:
        for tile in _sides(s, a_of(packed)):
            allow(s, CHARACTER + tile)

    def take(self, s: Table, packed: i64, action: i64) -> None:
        pop(s)
        _enter(s, action - CHARACTER)


def _sides(s: Table, number: i64) -> list[int]:
    return [tile for tile in s.rules.pool if tile >> 1 == number]


def _enter(s: Table, tile: i64) -> None:
    s.in_play |= bit(tile)
    s.tell(events.IN_PLAY, NONE, tile)


QUESTIONS: Final[list[Entry]] = [DrawCharacter(DRAW_CHARACTER), DrawSide(DRAW_SIDE)]
