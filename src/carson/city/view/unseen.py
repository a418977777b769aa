"""What a seat cannot see, drawn anew: other hands of duel tiles and other sheets.

The draw depends on nothing but what the seat may know and on the dealer. Of the duel tiles it may know its
own, how many everybody has, which lie face up, and which were ever shown: so the tiles of the hands that were
counted aloud and not taken anew since, all together, and those of the pile with the hands taken from it, all
together. Hands that were counted keep their total. What could be inferred from the order of older draws is
left out.
"""

from functools import lru_cache
from math import comb

from mypy_extensions import i64

from carson.city.count import duel_tiles
from carson.city.count.duel_tiles import VALUES, how_many, own_tiles, size, tile, total
from carson.city.count.sheets import are_secret, filled_in, lines, most_on, next_line
from carson.city.facts.geometry import bit
from carson.city.facts.sheets import LINE_LEAST
from carson.city.table.agenda import a_of
from carson.city.table.stack import top
from carson.city.table.table import Table
from carson.core.dealer import Dealer

Counted = tuple[int, int]  # how many tiles a hand has, and their total


def has_secrets(s: Table) -> bool:
    """Whether somebody may know more than others."""
    return s.rules.duel_tiles != 0 or are_secret(s)


def sees_more(s: Table, seat: i64) -> bool:
    """Whether a seat sees something that not everybody sees."""
    if seat < 0 or s.depth == 0:
        return False
    return duel_tiles.holds_tiles(s, seat) or (are_secret(s) and (s.rules.sheets & bit(seat)) != 0)


def redraw(s: Table, seat: int, dealer: Dealer) -> None:
    """Draw anew what this seat cannot see."""
    if s.rules.duel_tiles != 0:
        _redraw_tiles(s, seat, dealer)
    if are_secret(s):
        _redraw_sheets(s, seat, dealer)


def _redraw_tiles(s: Table, seat: int, dealer: Dealer) -> None:
    others = [other for other in range(s.rules.seats) if other != seat and own_tiles(s, other) != 0]
    fresh = _hands_from_pile(s, [other for other in others if s.uncounted & bit(other) != 0], dealer)
    fresh |= _counted_hands(s, [other for other in others if s.uncounted & bit(other) == 0], dealer)
    shown = duel_tiles.are_shown(s)
    for other in others:  # as many tiles as before lie face down on the table
        hidden = 0 if shown else _some_of(fresh[other], int(size(s.duel_played[other])), dealer)
        s.duel_tiles[other] = fresh[other] - hidden
        if hidden != 0:
            s.duel_played[other] = hidden


def _hands_from_pile(s: Table, seats: list[int], dealer: Dealer) -> dict[int, int]:
    """Any tiles that may be in these hands or lie face down in the pile."""
    pool = int(duel_tiles.pile(s) - s.face_up) + sum([int(own_tiles(s, seat)) for seat in seats])
    hands: dict[int, int] = {}
    for seat in seats:
        hands[seat] = _some_of(pool, int(size(own_tiles(s, seat))), dealer)
        pool -= hands[seat]
    return hands


def _counted_hands(s: Table, seats: list[int], dealer: Dealer) -> dict[int, int]:
    """Every way to share out the tiles of these hands is as likely, if it keeps their sizes and totals."""
    own = [int(own_tiles(s, seat)) for seat in seats]
    pool, wanted = sum(own), [(int(size(tiles)), int(total(tiles))) for tiles in own]
    hands: dict[int, int] = {}
    for at, seat in enumerate(seats):
        rest = tuple(wanted[at + 1 :])
        ways = [(hand, number * shares(pool - hand, rest)) for hand, number in _hands_in(pool, wanted[at])]
        hands[seat] = dealer.draw(ways)
        pool -= hands[seat]
    return hands


@lru_cache(maxsize=65536)
def shares(pool: int, hands: tuple[Counted, ...]) -> int:
    """In how many ways the tiles of a pool are shared out to hands of these sizes and totals."""
    if not hands:
        return 1
    if len(hands) == 1:
        return int((size(pool), total(pool)) == hands[0])
    return sum([number * shares(pool - hand, hands[1:]) for hand, number in _hands_in(pool, hands[0])])


@lru_cache(maxsize=4096)
def _hands_in(pool: int, wanted: Counted, value: int = VALUES - 1) -> list[tuple[int, int]]:
    """The hands of a size and a total that a pool holds, each with the number of ways to pick its tiles.

    They have tiles of at most this value.
    """
    number, points = wanted
    if number < 0 or points < 0 or points > number * value:
        return []
    here = int(how_many(pool, value))
    if value == 0:
        return [(number, comb(here, number))] if points == 0 and number <= here else []
    return [
        (hand + taken * int(tile(value)), comb(here, taken) * times)
        for taken in range(min(here, number) + 1)
        for hand, times in _hands_in(pool, (number - taken, points - taken * value), value - 1)
    ]


def _some_of(pool: int, number: int, dealer: Dealer) -> int:
    """So many tiles of a pool, each as likely as any other."""
    taken = 0
    for _ in range(number):
        left = [(value, int(how_many(pool - taken, value))) for value in range(VALUES)]
        taken += int(tile(dealer.draw(left)))
    return taken


def _redraw_sheets(s: Table, seat: int, dealer: Dealer) -> None:
    """Whoever has handed in a sheet may have written anything, and the others may not have begun."""
    waiting = a_of(top(s))
    for other in range(s.rules.seats):
        if other == seat or s.rules.sheets & bit(other) == 0:
            continue
        sheet: i64 = 0
        while waiting & bit(other) == 0 and next_line(s, sheet) < lines(s):
            line = next_line(s, sheet)
            numbers = range(LINE_LEAST[line], int(most_on(s, sheet, line)) + 1)
            sheet = filled_in(s, sheet, dealer.draw([(number, 1) for number in numbers]))
        s.sheet[other] = sheet
