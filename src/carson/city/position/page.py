"""The page: the lines of a position sorted by what they are about."""

from __future__ import annotations

from carson.city.position.names import HEADER
from carson.core.errors import BadPosition
from carson.core.position_text import Line, Words, lines_of

TABLE_WORDS = (
    "round",
    "in-play",
    "first-chooser",
    "deck",
    "drawn",
    "market",
    "bag",
    "scrapped",
    "turn",
    "pass",
    "white",
    "ammunition",
    "mayor",
    "outlaw-strength",
    "restless",
    "bank",
    "doubled",
    "tripled",
    "lot",
    "face-up",
    "uncounted",
    "dice",
    "placing",
)


class Page:
    """The lines of a position sorted by what they are about, and which line to blame for what."""

    def __init__(self, text: str) -> None:
        self.options: list[Line] = []
        self.drawing: list[Line] = []
        self.table: dict[str, Words] = {}  # by first word, which is taken
        self.players: list[Words] = []
        self.agenda: list[Line] | None = None
        self.parcels: dict[int, int] = {}  # the line that draws a parcel
        self.player_lines: dict[int, int] = {}
        self.agenda_line = 0
        lines = lines_of(text)
        if not lines or lines[0].text != HEADER:
            raise BadPosition(f"a position starts with the line “{HEADER}”", lines[0].number if lines else 1)
        for line in lines[1:]:
            self._sort_in(line)
        if self.agenda == []:
            raise BadPosition(
                "the agenda is empty; write game-over if nothing is left to do", self.agenda_line
            )

    def line_of(self, word: str) -> int:
        """The line that starts with a word of TABLE_WORDS or with agenda; 0 when there is none."""
        if word == "agenda":
            return self.agenda_line
        return self.table[word].number_of_line if word in self.table else 0

    def _sort_in(self, line: Line) -> None:
        if self.agenda is not None:
            self.agenda.append(line)
        elif line.indented:
            self.drawing.append(line)
        else:
            self._sort_by_word(line)

    def _sort_by_word(self, line: Line) -> None:
        words = Words(line)
        word = words.take("a word")
        if word == "option":
            self.options.append(line)
        elif word == "player":
            self.players.append(words)
        elif word == "agenda":
            words.end()
            self.agenda = []
            self.agenda_line = line.number
        elif word not in TABLE_WORDS:
            known = ", ".join(["option", *TABLE_WORDS, "player", "agenda"])
            words.fail(f"“{word}” starts no line; lines start with {known}, and a drawing with spaces")
        elif word in self.table:
            words.fail(f"there is a second line “{word}”")
        else:
            self.table[word] = words
