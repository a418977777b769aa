"""A position that has been read, and the line to blame for what is wrong with it."""

from collections.abc import Callable
from typing import NamedTuple

from carson.city.position.blame import Blame
from carson.city.position.moment import Moment
from carson.city.position.page import Page
from carson.city.table.table import Table
from carson.core.seats import LETTERS


class Case:
    """A position that has been read: the table, the moment, and the line to blame for what."""

    def __init__(self, s: Table, moment: Moment, page: Page) -> None:
        self.s = s
        self.moment = moment
        self.page = page
        self.seats = range(int(s.rules.seats))

    def player(self, seat: int) -> Blame:
        return Blame(self.page.player_lines.get(seat, 0), seat=LETTERS[seat])

    def word(self, word: str) -> Blame:
        """The line that starts with a word."""
        return Blame(self.page.line_of(word))

    def parcel(self, parcel: int) -> Blame:
        return Blame(self.page.parcels.get(parcel, 0))


class PieceCheck(NamedTuple):
    """Refuses pieces of a variant that cannot be there."""

    check: Callable[[Case], None]
