"""Reading a position: the lines in any order, what is not said as usual, and nothing that cannot be."""

from collections.abc import Callable

from carson.cards import flow
from carson.cards.facts.rules import Rules
from carson.cards.position.checks import check
from carson.cards.position.cities import read_city, read_land
from carson.cards.position.frames import KINDS
from carson.cards.position.names import HEADER, OVER
from carson.cards.position.players import HOLDINGS
from carson.cards.position.table_lines import ERA_GONE, LINES, fill_in, read_lines
from carson.cards.position.usual import usual_agenda
from carson.cards.state import CardsState
from carson.cards.table.agenda import frame
from carson.cards.words.terms import later, say
from carson.core.errors import BadPosition
from carson.core.game import Options
from carson.core.position_head import lines_below, rules_of
from carson.core.position_lines import fill_usual, read_words
from carson.core.position_text import Line, Words, seats
from carson.core.seats import seat_text


def read_position(text: str, make_rules: Callable[[Options], Rules]) -> CardsState:
    """The inverse of `write_position`; BadPosition with the line when it cannot be read."""
    lines = lines_below(HEADER, text)
    options = [line for line in lines if line.text.split()[0] == "option" and not line.indented]
    others = [line for line in lines if line not in options]
    return _Reader(others, rules_of(options, make_rules)).state


class _Reader:
    """Puts what the lines say on an empty table, checks it, and runs on to the first question."""

    def __init__(self, lines: list[Line], rules: Rules) -> None:
        self.state = CardsState(rules)
        self.state.agenda = usual_agenda()
        self.known: dict[str, Words] = {}  # lines about the table by their first word
        self.said: dict[int, set[str]] = {}  # about players
        self.about: dict[str, int] = {}  # the number of each line about a player, a city or the agenda
        at = 0
        while at < len(lines):
            at = self._read(lines, at)
        read_lines(self.state, self.known)
        for seat in range(rules.seats):
            fill_usual(HOLDINGS, self.state, seat, self.said.get(seat, ()))
        fill_in(self.state, self.known)
        check(self.state, {word: words.number_of_line for word, words in self.known.items()} | self.about)
        flow.advance(self.state)

    def _read(self, lines: list[Line], at: int) -> int:
        """Read the block of lines that starts here; the place of the next block."""
        line = lines[at]
        words = Words(line)
        if line.indented:
            words.fail(say("position.indented"))
        word = words.take(say("position.a-word"))
        after = at + 1
        while after < len(lines) and lines[after].indented:
            after += 1
        below = lines[at + 1 : after]
        if below and word not in ("land", "agenda"):
            raise BadPosition(later("position.indented"), below[0].number)
        if word == "player":
            seat = words.one(seats(self.state.rules.seats))
            self._once(f"player {seat_text(seat)}", words)
            self.said[seat] = read_words(HOLDINGS, self.state, seat, words)
        elif word == "city":
            self._once(f"city {read_city(self.state, words)}", words)
        elif word == "land":
            self._once(f"land {read_land(self.state, words, below)}", words)
        elif word == "agenda":
            words.end()
            self._once("agenda", words)
            self._read_agenda(line, below)
        elif word in LINES or word == ERA_GONE:
            if word in self.known:
                words.fail(say("position.second-line", word=word))
            self.known[word] = words
        else:
            known = ", ".join(["option", *LINES, ERA_GONE, "player", "city", "land", "agenda"])
            words.fail(say("position.no-line", word=word, known=known))
        return after

    def _once(self, what: str, words: Words) -> None:
        if what in self.about:
            words.fail(say("position.second-about", what=what))
        self.about[what] = words.number_of_line

    def _read_agenda(self, line: Line, below: list[Line]) -> None:
        if not below:
            raise BadPosition(later("position.agenda-empty", over=OVER), line.number)
        if [entry.text.strip() for entry in below] == [OVER]:
            self.state.agenda = []
            return
        entries = [KINDS.read(Words(entry), self.state.rules.players) for entry in below]
        self.state.agenda = [frame(entry.kind, entry.seat, entry.a, entry.b) for entry in entries]
        self.about |= {f"agenda {at}": entry.number for at, entry in enumerate(below)}
