"""Where a horse, or a cowboy beside it, is not wasted."""

from carson.city.facts.ids import NO
from carson.city.players.sense_of_place import useful
from carson.city.table import Table, agenda, stack


def moves(s: Table, me: int, legal: list[int]) -> list[int]:
    """Any cowboy may move, to a place where something can be won, or home."""
    if agenda.a_of(stack.top(s)) == 0:
        return legal
    return [*useful(s, me, [action for action in legal if action != NO]), NO]
