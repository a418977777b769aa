"""Working with the agenda of a table: push, pop, look at the top."""

from librt.vecs import append, vec
from mypy_extensions import i64

from carson.city.facts.geometry import bit, bits
from carson.city.facts.ids import ACTIONS, MASK_WORDS, SELDOM
from carson.city.table.agenda import a_of, b_of, frame, kind_of, seat_of
from carson.city.table.table import Table


def push(s: Table, kind: i64, seat: i64 = 0, a: i64 = 0, b: i64 = 0) -> None:
    s.agenda[s.depth] = frame(kind, seat, a, b)
    s.depth += 1


def pop(s: Table) -> None:
    s.depth -= 1


def top(s: Table) -> i64:
    return s.agenda[s.depth - 1]


def replace(s: Table, packed: i64) -> None:
    """Put another frame in the place of the top one."""
    s.agenda[s.depth - 1] = packed


def one_less(s: Table) -> bool:
    """Count the top frame down; True when it was the last time and the frame is gone."""
    packed = top(s)
    left = a_of(packed) - 1
    if left == 0:
        pop(s)
        return True
    replace(s, frame(kind_of(packed), seat_of(packed), left, b_of(packed)))
    return False


def allow(s: Table, action: i64) -> None:
    s.options[action >> 6] |= bit(action & 63)
    if action >= SELDOM:
        s.words_used = MASK_WORDS


def is_allowed(s: Table, action: i64) -> bool:
    return 0 <= action < MASK_WORDS * 64 and (s.options[action >> 6] & bit(action & 63)) != 0


def allowed(s: Table, word: i64 = 0, end: i64 = MASK_WORDS) -> vec[i64]:
    """All options, or those of some words of the mask, ascending."""
    found = vec[i64]()
    for at in range(word, end):
        for index in bits(s.options[at]):
            found = append(found, at * 64 + index)
    return found


def allow_upto(s: Table, base: i64, last: i64) -> None:
    """Add the actions base + 0 to base + last, as far as there are numbers."""
    for n in range(min(last + 1, ACTIONS - base)):
        allow(s, base + n)


def ask_losers(s: Table, question: i64, losers: i64, master: i64) -> None:
    """A question about a lost duel to every loser in pass order, but not to the character's own player."""
    for position in range(s.rules.seats - 1, -1, -1):
        seat = s.pass_order[position]
        if seat != master and (losers & bit(seat)) != 0:
            push(s, question, seat)
