"""The dice of a duel (R-DUEL-ALLROLL, R-DUEL-FP)."""

from typing import Final

from mypy_extensions import i64

from carson.city.count.duels import AFTER_REROLL
from carson.city.count.firepower import firepower
from carson.city.count.powers import holder
from carson.city.facts.characters import REROLL
from carson.city.facts.ids import DIE, NONE
from carson.city.question import Die, Entry
from carson.city.table import events
from carson.city.table.agenda import ASK_REROLL, ROLL_DUEL, a_of, b_of, frame
from carson.city.table.moves import carries_dynamite, stands_at
from carson.city.table.stack import pop, push, replace
from carson.city.table.table import Table
from carson.city.topics.duels.rules import settle


class RollDuel(Die):
    """The die of the next duellist."""

    def take(self, s: Table, packed: i64, action: i64) -> None:
        roll(s, packed, action - DIE)


def roll(s: Table, packed: i64, pips: i64) -> None:
    """The next duellist in pass order rolls, with dynamite a second die; after the last one it is settled."""
    place = a_of(packed)
    before = b_of(packed) & (AFTER_REROLL - 1)
    rerolled = b_of(packed) & AFTER_REROLL
    seat = next_to_roll(s, place)
    s.tell(events.ROLLED, seat, pips, firepower(s, seat))
    if before == 0 and carries_dynamite(s, seat, place):
        replace(s, frame(ROLL_DUEL, 0, place, rerolled | pips))
        return
    s.dice[seat] = before + pips
    if before != 0:
        replace(s, frame(ROLL_DUEL, 0, place, rerolled))
    if next_to_roll(s, place) != NONE:
        return
    pop(s)
    gunsmith = holder(s, REROLL)
    if rerolled == 0 and gunsmith != NONE and stands_at(s, gunsmith, place):
        push(s, ASK_REROLL, gunsmith, place)  # R-GUNSMITH-REROLL: he has seen all dice
    else:
        settle(s, place)


def next_to_roll(s: Table, place: i64) -> i64:
    """The first duellist in pass order without a result, or NONE."""
    position: i64
    for position in range(s.rules.seats):
        seat = s.pass_order[position]
        if s.dice[seat] == 0 and seat != s.rules.standish and stands_at(s, seat, place):
            return seat
    return NONE


QUESTIONS: Final[list[Entry]] = [RollDuel(ROLL_DUEL)]
