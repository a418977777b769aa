"""The numbers of a table, written one after another, and back."""

from carson.city.table.numbers import Reading, add
from carson.city.table.pieces import HELD, MORE_ROWS, NUMBERS, ROWS, Pieces


def numbers_of(s: Pieces) -> list[int]:
    """Every number that is not derived from another one; what a seat holds comes together."""
    numbers: list[int] = [getattr(s, name) for name in NUMBERS]
    for name in ROWS:
        add(numbers, getattr(s, name))
    held = [list(getattr(s, name)) for name in HELD]
    for seat in range(s.rules.seats):
        numbers += [row[seat] for row in held]
    for name in MORE_ROWS:
        add(numbers, getattr(s, name))
    add(numbers, s.agenda[: s.depth])
    return numbers


def put_numbers(s: Pieces, left: Reading) -> None:
    """The inverse on an empty table; what is derived is left to the caller."""
    for name in NUMBERS:
        setattr(s, name, int(left.next()))
    for name in ROWS:
        left.fill(getattr(s, name))
    held = [getattr(s, name) for name in HELD]
    for seat in range(s.rules.seats):
        for row in held:
            row[seat] = int(left.next())
    for name in MORE_ROWS:
        left.fill(getattr(s, name))
    s.depth = left.fill_up(s.agenda)
