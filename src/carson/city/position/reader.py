"""Reading a position: the lines in any order, what is not said as usual, and nothing that cannot be."""

from collections.abc import Callable

from carson.city import flow
from carson.city.facts.ids import NONE
from carson.city.facts.rules import Rules
from carson.city.position import usual
from carson.city.position.blame import Blame, on
from carson.city.position.drawing import read_drawing
from carson.city.position.entries import check_entries, read_entries
from carson.city.position.moment import Moment, packed
from carson.city.position.names import GAME_OVER
from carson.city.position.page import Case, Page
from carson.city.position.pieces import check_pieces
from carson.city.position.players import WORDS, give_characters
from carson.city.position.table_lines import LINES, put_order
from carson.city.state import CityState
from carson.city.table.agenda import ASK_CHARACTER
from carson.city.table.moves import refresh
from carson.core.game import Options
from carson.core.position_head import rules_of
from carson.core.position_lines import fill_usual, read_words
from carson.core.position_text import seats


def read_position(text: str, make_rules: Callable[[Options], Rules]) -> CityState:
    """The inverse of `write_position`; BadPosition with the line when it cannot be read."""
    page = Page(text, list(LINES))
    return _Reader(page, rules_of(page.options, make_rules)).state


class _Reader:
    """Puts what a page says on an empty table, checks it, and runs on to the first question."""

    def __init__(self, page: Page, rules: Rules) -> None:
        self.page = page
        self.seats = range(int(rules.seats))
        self.state = CityState(rules)
        if page.drawing:
            page.parcels = read_drawing(page.drawing, self.state)
        else:
            self.state.river = rules.river
        for word, words in page.table.items():
            LINES[word].read(self.state, NONE, words)
            words.end()
        self._read_agenda()
        self._read_players()
        refresh(self.state)
        case = Case(self.state, self.moment, page)
        check_pieces(case)
        check_entries(case)
        flow.advance(self.state)

    def _read_agenda(self) -> None:
        """The agenda goes by the orders, and who has passed usually goes by the agenda."""
        s, page = self.state, self.page
        if "turn" not in page.table:
            put_order(s, "turn_order", usual.turn_order(s.rules))
        frames = usual.entries(s)
        if page.agenda is not None:
            over = [line.text.strip() for line in page.agenda] == [GAME_OVER]
            frames = [] if over else read_entries(page.agenda, len(self.seats))
        Blame(0).refuse_if(page.agenda is None and not frames, "nobody-places")
        self.moment = Moment(frames, s.rules)
        if "pass" not in page.table:
            put_order(s, "pass_order", usual.pass_order(self.moment, len(self.seats)))
        for at, frame in enumerate(frames):
            s.agenda[at] = packed(frame)
        s.depth = len(frames)

    def _read_players(self) -> None:
        s = self.state
        said: dict[int, set[str]] = {}
        for words in self.page.players:
            seat = words.one(seats(len(self.seats)))
            on(words).refuse_if(seat in said, "player-twice")
            self.page.player_lines[seat] = words.number_of_line
            said[seat] = read_words(WORDS, s, seat, words)
        fill_usual(LINES, s, NONE, self.page.table)
        for seat in self.seats:
            fill_usual(WORDS, s, seat, said.get(seat, ()))
        in_turn = [int(seat) for seat in s.turn_order if seat != NONE] or list(self.seats)
        unnamed = [seat for seat in in_turn if "character" not in said.get(seat, ())]
        if not self.moment.nobody_has_chosen() and not self.moment.find(ASK_CHARACTER):
            give_characters(s, [seat for seat in unnamed if seat != s.rules.standish])
