"""Working with the agenda of a table: push, pop, look at the top."""

from carson.cards.table.agenda import frame
from carson.cards.table.table import Table


def push(s: Table, kind: int, seat: int = 0, a: int = 0, b: int = 0) -> None:
    s.agenda.append(frame(kind, seat, a, b))


def pop(s: Table) -> None:
    s.agenda.pop()


def top(s: Table) -> int:
    return s.agenda[-1]


def replace(s: Table, packed: int) -> None:
    """Put another frame in the place of the top one."""
    s.agenda[-1] = packed
