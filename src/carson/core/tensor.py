"""Tensor: what a seat may know as a row of 16-bit numbers of fixed length, and masks of actions.

A game writes one part after the other, each with a name: the names and places are the legend. Four numbers
share a word of memory, so a map of 64 cells is sixteen words. Rows by seat begin with
the seat whose eyes these are; the others follow in the order of the table.
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64

from carson.core.lanes import LANE, LANE_ONES, LANES, LAST, LOW, OCTETS, SPREAD, WORD, octet, one_of
from carson.core.rows import zeros

MOST_WORDS: Final = 1 << 14
MOST_SETS: Final = 1 << 12
PLACE: Final = 4  # bits of a place in an order of seats
MAP: Final = 64  # cells of a map
SIDE: Final = 8

Recorded = tuple[str, int, tuple[int, ...]]  # name, where it begins, shape


@final
class Tensor:
    """A place to write to. Every part is one loop over plain local numbers: that is what makes it quick."""

    words: vec[i64]
    at: i64 = 0  # the word that is next
    sets: i64 = 0  # how many sets were written so far
    known: vec[i64]  # the sets that lie there from before, which need not be written again
    parts: list[Recorded] | None  # what was written, if somebody wants to know
    _word: i64 = 0  # numbers that wait until a word is full
    _lane: i64 = 0  # bits of them
    _me: i64 = 0
    _seats: i64 = 0

    def __init__(
        self, room: i64 = MOST_WORDS, parts: list[Recorded] | None = None, sets: i64 = MOST_SETS
    ) -> None:
        """So many words and sets of zeros, or as many as the largest observation may have."""
        self.words = zeros(room)
        self.known = zeros(sets)
        self.parts = parts

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

    def data(self) -> bytes:
        """All words as bytes."""
        return bytes(memoryview(self.words))

    # ---- numbers

    def number(self, name: str, value: i64) -> None:
        """A single number."""
        if self.parts is not None:
            self._note(name, ())
        self.put(value)

    def numbers(self, name: str, row: vec[i64]) -> None:
        """A row by seat."""
        if self.parts is not None:
            self._note(name, (int(self._seats),))
        me = self._me
        if self._seats == LANES and self._lane == 0:
            self._store(
                (row[me] & LOW)
                | (row[(me + 1) & 3] & LOW) << LANE
                | (row[(me + 2) & 3] & LOW) << 2 * LANE
                | row[(me + 3) & 3] << LAST
            )
            return
        self._put_row(row, me, self._seats)
        self._put_row(row, 0, me)

    def row(self, name: str, row: vec[i64]) -> None:
        """Any other row, as it is."""
        if self.parts is not None:
            self._note(name, (len(row),))
        self._put_row(row, 0, len(row))

    def table(self, name: str, row: vec[i64], width: i64) -> None:
        """So many numbers for each seat."""
        if self.parts is not None:
            self._note(name, (int(self._seats), int(width)))
        self._put_row(row, self._me * width, self._seats * width)
        self._put_row(row, 0, self._me * width)

    def part(self, name: str, rows: i64, columns: i64 = 0) -> None:
        """Begin a part whose numbers are put one by one; with columns it is a table."""
        if self.parts is not None:
            self._note(name, (int(rows), int(columns)) if columns else (int(rows),))

    def put(self, value: i64) -> None:
        """One number; the last of a word brings its sign, so that the word is a signed number, too."""
        lane = self._lane
        if lane == LAST:
            self._store(self._word | (value << LAST))
        else:
            self._word |= (value & LOW) << lane
            self._lane = lane + LANE

    def zeros(self, count: i64) -> None:
        """So many zeros."""
        lane = self._lane + count * LANE
        if lane >= WORD:
            words, at, word = self.words, self.at, self._word
            while lane >= WORD:
                words[at] = word
                at += 1
                word = 0
                lane -= WORD
            self.at = at
            self._word = 0
        self._lane = lane

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
        one: i64 = 1
        everybody = (one << self._seats) - 1
        mask &= everybody
        return ((mask >> self._me) | (mask << (self._seats - self._me))) & everybody

    def seat(self, name: str, who: i64) -> None:
        """A number for each seat: 1 for this one."""
        one: i64 = 1
        self.seats(name, one << who if who >= 0 else 0)

    def seats(self, name: str, mask: i64) -> None:
        """A number for each seat: 1 for those of the mask."""
        self.split(name, self.turned(mask), 1, self._seats)

    def places(self, name: str, row: vec[i64]) -> None:
        """A number for each seat: its place in a row of seats, from 1; 0 when it is not there."""
        places: i64 = 0
        at: i64
        for at in range(len(row)):
            seat = self.counted(row[at])
            if seat >= 0:
                places |= (at + 1) << (PLACE * seat)
        self.split(name, places, PLACE, self._seats)

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
        self._put_sets(row, self._me, self._seats, MAP)
        self._put_sets(row, 0, self._me, MAP)

    def maps(self, name: str, row: vec[i64]) -> None:
        """A map for each number of any other row."""
        if self.parts is not None:
            self._aligned(name, (len(row), SIDE, SIDE))
        self._put_sets(row, 0, len(row), MAP)

    def flags(self, name: str, mask: i64, count: i64) -> None:
        """A set of numbers below `count`, a multiple of four."""
        if self.parts is not None:
            self._aligned(name, (int(count),))
        self.put_set(mask, count)

    def seat_flags(self, name: str, row: vec[i64], count: i64) -> None:
        """A set for each seat."""
        if self.parts is not None:
            self._aligned(name, (int(self._seats), int(count)))
        self._put_sets(row, self._me, self._seats, count)
        self._put_sets(row, 0, self._me, count)

    def ones(self, name: str, row: vec[i64], count: i64) -> None:
        """For each number of a row a set of one, the number itself; empty when it is not below `count`."""
        if self.parts is not None:
            self._aligned(name, (len(row), int(count)))
        at: i64
        for at in range(len(row)):
            self.put_set(one_of(row[at], count), count)

    def seat_ones(self, name: str, row: vec[i64], count: i64) -> None:
        """The same for a row by seat."""
        if self.parts is not None:
            self._aligned(name, (int(self._seats), int(count)))
        n: i64
        for n in range(self._seats):
            self.put_set(one_of(row[self.nth(n)], count), count)

    def long_flags(self, name: str, row: vec[i64], count: i64) -> None:
        """A set of many numbers, 64 in each of the row."""
        if self.parts is not None:
            self._aligned(name, (int(count),))
        whole = count // MAP
        self._put_sets(row, 0, whole, MAP)
        if count > whole * MAP:
            self.put_set(row[whole], count - whole * MAP)

    def group(self, name: str, rows: i64, count: i64) -> None:
        """Begin a part of several sets, which are put one by one."""
        if self.parts is not None:
            self._aligned(name, (int(rows), int(count)))

    def put_set(self, mask: i64, count: i64) -> None:
        """A number for each bit; begins a new word."""
        if self._lane != 0:
            self.finish()
        start, words = self._place(mask, count >> 2), self.words
        at: i64
        for at in range(start, self.at):
            words[at] = ((mask & 15) * SPREAD) & LANE_ONES
            mask >>= LANES

    # ---- fields that are painted over

    def canvas(self, name: str, fields: i64, side: i64) -> i64:
        """Begin a part of several square fields of zeros; where they begin."""
        if self.parts is not None:
            self._aligned(name, (int(fields), int(side), int(side)))
        if self._lane != 0:
            self.finish()
        wide = (fields * side * side + LANES - 1) >> 2
        start, words = self.at, self.words
        self.at = start + wide
        at: i64
        for at in range(start, start + wide):
            words[at] = 0
        return start * LANES

    def paint(self, at: i64, value: i64) -> None:
        """Change one number of a canvas to one that is not negative."""
        low = (at ^ at) + LOW  # of 64 bits; a plain number has 32 of them in C
        shift = LANE * (at & (LANES - 1))
        words = self.words
        words[at >> 2] = (words[at >> 2] & ~(low << shift)) | (value << shift)

    # ---- masks of actions: a byte for each action

    def octets(self, row: vec[i64]) -> None:
        """Sixty-four actions for each number of a row."""
        number: i64
        for number in range(len(row)):
            self._put_octets(row[number], OCTETS)

    def long_octets(self, mask: int, count: i64) -> None:
        """So many actions, a multiple of eight, from a set that is one long number."""
        wide = count >> 3
        data = mask.to_bytes(int((wide + OCTETS - 1) & -OCTETS), "little")
        at: i64 = 0
        while at < wide:
            self._put_octets(read_i64_le(data, at), min(OCTETS, wide - at))
            at += OCTETS

    # ---- how it is written

    def _put_row(self, row: vec[i64], first: i64, last: i64) -> None:
        """These numbers of a row."""
        words, at, word, lane = self.words, self.at, self._word, self._lane
        n: i64
        for n in range(first, last):
            if lane == LAST:
                words[at] = word | (row[n] << LAST)
                at += 1
                word = 0
                lane = 0
            else:
                word |= (row[n] & LOW) << lane
                lane += LANE
        self.at = at
        self._word = word
        self._lane = lane

    def _put_sets(self, row: vec[i64], first: i64, last: i64, count: i64) -> None:
        """Sets of so many members each, from these numbers of a row."""
        if self._lane != 0:
            self.finish()
        wide = count >> 2
        words, known, number, start = self.words, self.known, self.sets, self.at
        n: i64
        at: i64
        for n in range(first, last):
            mask = row[n]
            if known[number] != mask:
                known[number] = mask
                for at in range(start, start + wide):
                    words[at] = ((mask & 15) * SPREAD) & LANE_ONES
                    mask >>= LANES
            number += 1
            start += wide
        self.sets = number
        self.at = start

    def _put_octets(self, mask: i64, wide: i64) -> None:
        """So many words of a mask."""
        start, words = self._place(mask, wide), self.words
        at: i64
        for at in range(start, self.at):
            words[at] = octet(mask & 255)
            mask >>= OCTETS

    def _place(self, mask: i64, wide: i64) -> i64:
        """Where a set of so many words is to be written: at its end when it lies there already."""
        known, number, start = self.known, self.sets, self.at
        self.sets = number + 1
        self.at = start + wide
        if known[number] == mask:
            return start + wide
        known[number] = mask
        return start

    def _store(self, word: i64) -> None:
        """A whole word; the next one is empty."""
        words = self.words
        words[self.at] = word
        self.at += 1
        self._word = 0
        self._lane = 0

    def _note(self, name: str, shape: tuple[int, ...]) -> None:
        if self.parts is not None:
            self.parts.append((name, int(self.at * LANES + (self._lane >> 4)), shape))

    def _aligned(self, name: str, shape: tuple[int, ...]) -> None:
        self.finish()
        self._note(name, shape)
