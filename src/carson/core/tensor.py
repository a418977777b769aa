"""Tensor: what a seat may know as a row of 16-bit numbers of fixed length, and masks of actions.

A game writes one part after the other, each with a name. The same code gives the legend: it is written once
without room, and the names are kept. Four numbers share a word of memory, so a map of 64 cells is sixteen
words. Rows that have a number for each seat begin with the seat whose eyes these are; the others follow in
the order of the table.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

LANES: Final = 4  # numbers in a word
LANE: Final = 16  # bits of a number
LOW: Final = 0xFFFF
SPREAD: Final = 1 | 1 << 15 | 1 << 30 | 1 << 45  # moves bit n of four to lane n
LANE_ONES: Final = 1 | 1 << 16 | 1 << 32 | 1 << 48
OCTETS: Final = 8  # actions in a word of a mask, a byte for each
OCTET_SPREAD: Final = 0x0002040810204081  # moves bit n of seven to byte n
OCTET_ONES: Final = 0x0101010101010101
MAP: Final = 64  # cells of a map
SIDE: Final = 8

Recorded = tuple[str, int, tuple[int, ...]]  # name, where it begins, shape


@final
class Tensor:
    """A place to write to."""

    words: vec[i64]
    room: i64  # words there are: 0 only counts
    at: i64  # the word that is next
    sets: i64  # how many sets were written so far
    known: vec[i64]  # the sets that lie there from before, which need not be written again; or none
    parts: list[Recorded] | None  # what was written, if somebody wants to know
    _most_known: i64
    _word: i64  # numbers that wait until a word is full
    _lane: i64
    _me: i64
    _seats: i64

    def __init__(self, room: i64, parts: list[Recorded] | None = None, sets: i64 = 0) -> None:
        """So many words of zeros. With room for all its sets it is quicker where little changes."""
        self.words = vec[i64]([0] * int(room))
        self.known = vec[i64]([0] * int(sets))
        self.room = room
        self._most_known = sets
        self.parts = parts
        self._me = 0
        self._seats = 0
        self.begin(0)

    def begin(self, at: i64, sets: i64 = 0) -> None:
        """Write from this word on; so many sets lie before it."""
        self.at = at
        self.sets = sets
        self._word = 0
        self._lane = 0

    def face(self, me: i64, seats: i64) -> None:
        """Rows by seat begin with this one of so many."""
        self._me = me
        self._seats = seats

    def finish(self) -> None:
        """Fill up the last word."""
        if self._lane != 0:
            self._store(self._word)
            self._word = 0
            self._lane = 0

    def data(self) -> bytes:
        """All words as bytes."""
        return bytes(memoryview(self.words))

    # ---- numbers

    def number(self, name: str, value: i64) -> None:
        if self.parts is not None:
            self._note(name, ())
        self.put(value)

    def numbers(self, name: str, row: vec[i64]) -> None:
        """A row by seat."""
        if self.parts is not None:
            self._note(name, (int(self._seats),))
        if self._seats == LANES and self._lane == 0:
            self._store(
                (row[self._me] & LOW)
                | (row[self.nth(1)] & LOW) << LANE
                | (row[self.nth(2)] & LOW) << 2 * LANE
                | row[self.nth(3)] << 3 * LANE
            )
            return
        seat: i64
        for seat in range(self._me, self._seats):
            self.put(row[seat])
        for seat in range(self._me):
            self.put(row[seat])

    def row(self, name: str, row: vec[i64]) -> None:
        """Any other row, as it is."""
        if self.parts is not None:
            self._note(name, (len(row),))
        at: i64
        for at in range(len(row)):
            self.put(row[at])

    def table(self, name: str, row: vec[i64], width: i64) -> None:
        """So many numbers for each seat."""
        if self.parts is not None:
            self._note(name, (int(self._seats), int(width)))
        n: i64
        at: i64
        for n in range(self._seats):
            start = self.nth(n) * width
            some: i64 = 0
            for at in range(start, start + width):
                some |= row[at]
            if some == 0:
                self.zeros(width)
                continue
            for at in range(start, start + width):
                self.put(row[at])

    def part(self, name: str, rows: i64, columns: i64 = 0) -> None:
        """Begin a part whose numbers are put one by one; with columns it is a table."""
        if self.parts is not None:
            self._note(name, (int(rows), int(columns)) if columns else (int(rows),))

    def put(self, value: i64) -> None:
        """One number; the last of a word brings its sign, so that the word is a signed number, too."""
        if self._lane == LANES - 1:
            self._store(self._word | (value << (LANE * (LANES - 1))))
            self._word = 0
            self._lane = 0
        else:
            self._word |= (value & LOW) << (LANE * self._lane)
            self._lane += 1

    def zeros(self, count: i64) -> None:
        """So many zeros."""
        while count > 0 and self._lane != 0:
            self.put(0)
            count -= 1
        while count >= LANES:
            self._store(0)
            count -= LANES
        self._lane += count

    def put_split(self, packed: i64, bits: i64, count: i64) -> None:
        """Small numbers of so many bits each that share one."""
        if packed == 0:
            self.zeros(count)
            return
        one: i64 = 1
        low = (one << bits) - 1
        at: i64
        for at in range(count):
            self.put((packed >> (bits * at)) & low)

    def split(self, name: str, packed: i64, bits: i64, count: i64) -> None:
        """The same as a part of its own."""
        if self.parts is not None:
            self._note(name, (int(count),))
        self.put_split(packed, bits, count)

    def splits(self, name: str, row: vec[i64], bits: i64, count: i64) -> None:
        """The same for each seat."""
        if self.parts is not None:
            self._note(name, (int(self._seats), int(count)))
        n: i64
        for n in range(self._seats):
            self.put_split(row[self.nth(n)], bits, count)

    # ---- seats

    def nth(self, n: i64) -> i64:
        """The n-th seat as this one counts them."""
        seat = self._me + n
        return seat if seat < self._seats else seat - self._seats

    def counted(self, seat: i64) -> i64:
        """Which one a seat is as this one counts them; -1 for none."""
        if seat < 0 or seat >= self._seats:
            return -1
        return seat - self._me if seat >= self._me else seat - self._me + self._seats

    def turned(self, mask: i64) -> i64:
        """A mask of seats as this one counts them."""
        seen: i64 = 0
        n: i64
        for n in range(self._seats):
            seen |= ((mask >> self.nth(n)) & 1) << n
        return seen

    def seat(self, name: str, who: i64) -> None:
        """A number for each seat: 1 for this one."""
        one: i64 = 1
        self.seats(name, one << who if who >= 0 else 0)

    def seats(self, name: str, mask: i64) -> None:
        """A number for each seat: 1 for those of the mask."""
        if self.parts is not None:
            self._note(name, (int(self._seats),))
        n: i64
        for n in range(self._seats):
            self.put((mask >> self.nth(n)) & 1)

    def places(self, name: str, row: vec[i64]) -> None:
        """A number for each seat: its place in a row of seats, from 1; 0 when it is not there."""
        if self.parts is not None:
            self._note(name, (int(self._seats),))
        n: i64
        at: i64
        for n in range(self._seats):
            place: i64 = 0
            for at in range(len(row)):
                if row[at] == self.nth(n):
                    place = at + 1
            self.put(place)

    # ---- maps and sets, a 0 or 1 for each member

    def plane(self, name: str, mask: i64) -> None:
        """A map of eight by eight cells."""
        if self.parts is not None:
            self._aligned(name, (SIDE, SIDE))
        self.put_set(mask, MAP)

    def planes(self, name: str, row: vec[i64]) -> None:
        """A map for each seat."""
        if self.parts is not None:
            self._aligned(name, (int(self._seats), SIDE, SIDE))
        seat: i64
        for seat in range(self._me, self._seats):
            self.put_set(row[seat], MAP)
        for seat in range(self._me):
            self.put_set(row[seat], MAP)

    def maps(self, name: str, row: vec[i64]) -> None:
        """A map for each number of any other row."""
        if self.parts is not None:
            self._aligned(name, (len(row), SIDE, SIDE))
        at: i64
        for at in range(len(row)):
            self.put_set(row[at], MAP)

    def flags(self, name: str, mask: i64, count: i64) -> None:
        """A set of numbers below `count`, a multiple of four."""
        if self.parts is not None:
            self._aligned(name, (int(count),))
        self.put_set(mask, count)

    def seat_flags(self, name: str, row: vec[i64], count: i64) -> None:
        """A set for each seat."""
        if self.parts is not None:
            self._aligned(name, (int(self._seats), int(count)))
        n: i64
        for n in range(self._seats):
            self.put_set(row[self.nth(n)], count)

    def ones(self, name: str, row: vec[i64], count: i64) -> None:
        """For each number of a row a set of one, the number itself; empty when it is not below `count`."""
        if self.parts is not None:
            self._aligned(name, (len(row), int(count)))
        at: i64
        for at in range(len(row)):
            self.put_set(_one(row[at], count), count)

    def seat_ones(self, name: str, row: vec[i64], count: i64) -> None:
        """The same for a row by seat."""
        if self.parts is not None:
            self._aligned(name, (int(self._seats), int(count)))
        n: i64
        for n in range(self._seats):
            self.put_set(_one(row[self.nth(n)], count), count)

    def long_flags(self, name: str, row: vec[i64], count: i64) -> None:
        """A set of many numbers, 64 in each of the row."""
        if self.parts is not None:
            self._aligned(name, (int(count),))
        at: i64 = 0
        while count > 0:
            self.put_set(row[at], min(count, MAP))
            at += 1
            count -= MAP

    def group(self, name: str, rows: i64, count: i64) -> None:
        """Begin a part of several sets, which are put one by one."""
        if self.parts is not None:
            self._aligned(name, (int(rows), int(count)))

    def put_set(self, mask: i64, count: i64) -> None:
        """A number for each bit; begins a new word."""
        if self._lane != 0:
            self.finish()
        start = self.at
        self.at = start + (count >> 2)
        if not self._is_known(mask) and self.at <= self.room:
            self._spread(mask, start)

    # ---- fields that are painted over

    def canvas(self, name: str, fields: i64, side: i64) -> i64:
        """Begin a part of several square fields of zeros; where they begin."""
        if self.parts is not None:
            self._aligned(name, (int(fields), int(side), int(side)))
        if self._lane != 0:
            self.finish()
        start = self.at
        self.at += (fields * side * side + LANES - 1) >> 2
        at: i64
        for at in range(start, min(self.at, self.room)):
            self.words[at] = 0
        return start * LANES

    def paint(self, at: i64, value: i64) -> None:
        """Change one number of a canvas to one that is not negative."""
        if at >> 2 < self.room:
            low = (at ^ at) + LOW  # of 64 bits; a plain number has 32 of them in C
            shift = LANE * (at & (LANES - 1))
            self.words[at >> 2] = (self.words[at >> 2] & ~(low << shift)) | (value << shift)

    # ---- masks of actions: a byte for each action

    def octets(self, mask: i64) -> None:
        """Sixty-four actions."""
        if not self._is_known(mask):
            words = self.words
            at: i64
            for at in range(OCTETS):
                words[self.at + at] = _octet((mask >> (OCTETS * at)) & 255)
        self.at += OCTETS

    def long_octets(self, mask: int, count: i64) -> None:
        """So many actions, a multiple of eight, from a set that is one long number."""
        data = mask.to_bytes(int(count >> 3), "little")
        words = self.words
        at: i64
        for at in range(len(data)):
            words[self.at + at] = _octet(data[at])
        self.at += count >> 3

    # ---- how it is written

    def _is_known(self, mask: i64) -> bool:
        """Whether this set, which is next, lies there already."""
        number = self.sets
        self.sets = number + 1
        if number >= self._most_known:
            return False
        known = self.known
        if known[number] == mask:
            return True
        known[number] = mask
        return False

    def _spread(self, mask: i64, start: i64) -> None:
        """A number for each bit, from a word up to where the next set begins."""
        words = self.words
        at: i64
        for at in range(start, self.at):
            words[at] = ((mask & 15) * SPREAD) & LANE_ONES
            mask >>= LANES

    def _note(self, name: str, shape: tuple[int, ...]) -> None:
        if self.parts is not None:
            self.parts.append((name, int(self.at * LANES + self._lane), shape))

    def _aligned(self, name: str, shape: tuple[int, ...]) -> None:
        self.finish()
        self._note(name, shape)

    def _store(self, word: i64) -> None:
        if self.at < self.room:
            self.words[self.at] = word
        self.at += 1


def _one(number: i64, count: i64) -> i64:
    one = (number ^ number) + 1  # of 64 bits; a plain 1 is a number of 32 bits in C
    if number == MAP - 1 and number < count:
        return (one << (MAP - 2)) * -2  # the sign
    return one << number if 0 <= number < count else 0


def _octet(bits: i64) -> i64:
    """Eight bits as eight bytes."""
    return (((bits & 127) * OCTET_SPREAD) & OCTET_ONES) | ((bits & 128) << 49)
