"""The page: the lines of a position sorted by what they are about, and the case that is made of them."""

from carson.city.position.blame import Blame, noun, on
from carson.city.position.moment import Moment
from carson.city.position.names import HEADER, bits_of
from carson.city.table.table import Table
from carson.city.words.actions import parcel_text
from carson.core.position_head import lines_below
from carson.core.position_text import Line, Words
from carson.core.seats import LETTERS


class Page:
    """The lines of a position sorted by what they are about, and which line to blame for what."""

    def __init__(self, text: str, table_words: list[str]) -> None:
        self.table_words = table_words
        self.options: list[Line] = []
        self.drawing: list[Line] = []
        self.table: dict[str, Words] = {}  # by first word, which is taken
        self.players: list[Words] = []
        self.agenda: list[Line] | None = None
        self.parcels: dict[int, int] = {}  # the line that draws a parcel
        self.player_lines: dict[int, int] = {}
        self.agenda_line = 0
        for line in lines_below(HEADER, text):
            self._sort_in(line)
        Blame(self.agenda_line).refuse_if(self.agenda == [], "empty-agenda")

    def line_of(self, word: str) -> int:
        """The line about the table that starts with a word, or with agenda; 0 when there is none."""
        if word == "agenda":
            return self.agenda_line
        return self.table[word].number_of_line if word in self.table else 0

    def _sort_in(self, line: Line) -> None:
        words = Words(line)
        word = "" if line.indented else words.take(noun("a-word"))
        if self.agenda is not None:
            self.agenda.append(line)
        elif line.indented:
            self.drawing.append(line)
        elif word == "option":
            self.options.append(line)
        elif word == "player":
            self.players.append(words)
        elif word == "agenda":
            words.end()
            self.agenda, self.agenda_line = [], line.number
        else:
            known = ", ".join(["option", *self.table_words, "player", "agenda"])
            on(words).refuse_if(word not in self.table_words, "no-line", word=word, known=known)
            on(words).refuse_if(word in self.table, "line-twice", word=word)
            self.table[word] = words


class Case:
    """A position that has been read: the table, the moment, and the line to blame for what."""

    def __init__(self, s: Table, moment: Moment, page: Page) -> None:
        self.s, self.moment, self.page = s, moment, page
        self.seats = range(int(s.rules.seats))

    def player(self, seat: int) -> Blame:
        return Blame(self.page.player_lines.get(seat, 0), seat=LETTERS[seat])

    def word(self, word: str) -> Blame:
        """The line that starts with a word."""
        return Blame(self.page.line_of(word))

    def refuse_on(self, mask: int, key: str, **values: object) -> None:
        """Refuse what is wrong with the first of these parcels, if there is any."""
        for parcel in bits_of(mask):
            self.parcel(parcel).refuse_if(True, key, **values)

    def parcel(self, parcel: int) -> Blame:
        return Blame(self.page.parcels.get(parcel, 0), parcel=parcel_text(parcel))
