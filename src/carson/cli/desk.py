"""Desk: a match at one keyboard, with its log and where it is kept. Orders and the session work on it."""

import time
from typing import NamedTuple

from rich.text import Text

from carson.cli import choosing, shelf
from carson.cli.choosing import Form
from carson.cli.chosen import chosen_bot
from carson.cli.curtain import Curtain
from carson.cli.log import log_of
from carson.cli.screen import Screen
from carson.cli.seating import people_among
from carson.cli.words import say
from carson.core.coach import Lead, coach_of
from carson.core.errors import CarsonError
from carson.core.face import Line, Standing
from carson.core.match import Match
from carson.core.state import CHANCE, NOBODY
from carson.core.view import View

REMINDED = 6  # lines of the log that a session starts with


class Board(NamedTuple):
    """A drawing of the table, or of the part of it that a question needs."""

    lines: list[Line]
    whole: bool


class Desk:
    """The match, who plays it here, and what is on the screen."""

    def __init__(self, screen: Screen, match: Match, bot: str | None = None, on_shelf: bool = False) -> None:
        """`bot` names the bots that play; `on_shelf` is true when the match is the kept game itself."""
        self.screen = screen
        self.bot = bot
        self.warned = False
        self.too_wide = False
        self.asks_all = False  # also what changes nothing
        self.begin(match, on_shelf)

    def begin(self, match: Match, on_shelf: bool = False) -> None:
        """Go on with another match."""
        self.coach = coach_of(match)  # in a guided game, until it is left
        self.lead: Lead | None = None  # what the coach says to the present question
        maker = chosen_bot(match.game, self.bot or (self.coach.lesson.bot if self.coach else None))
        self.match = match
        self.face = match.game.face()
        self.people = people_among(match.game, match.options, match.names)
        self.bots = [maker(f"{match.dealer.seed}/{match.version}/{name}") for name in match.names]
        self.offered: list[choosing.Keyed] = []
        self.told = log_of(match.record())
        self.news = self.told[-REMINDED:]
        self.on_shelf = on_shelf
        is_new = all(move.seat == CHANCE for move in match.moves)
        self.began = time.monotonic() if is_new else None
        self.touched = False
        self.standing: dict[str, Standing] = {}  # answers for longer that are offered now, by key and word
        self.given: set[tuple[int, str]] = set()  # those that seats have given
        self.returned = -1  # the version that undoing has led to: nothing is answered by itself there
        self.notices: list[str] = []  # told with the next question
        self.curtain = Curtain(self.screen, match, self.face, len(self.people))

    @property
    def seconds(self) -> float | None:
        """How long the game has taken; nobody knows of one that began elsewhere."""
        return None if self.began is None else time.monotonic() - self.began

    def by_itself(self, seat: int) -> int | None:
        """The answer that needs nobody to be asked: one given for longer, or the one to an idle question."""
        if self.match.version == self.returned or (self.coach and self.coach.lead()):
            return None
        view = self.match.view(seat)
        standing = self.face.standing(view)
        if standing is not None and (seat, standing.until) in self.given:
            return standing.action
        return None if self.asks_all else self.face.idle(view)

    def keep(self) -> None:
        """Put the game on the shelf, with the one that lay there put aside."""
        try:
            if not self.on_shelf:
                shelf.make_room()
            shelf.keep(self.match.text())
            self.on_shelf = True
        except CarsonError as error:
            if not self.warned:
                self.screen.say(say("session.not-kept", error=error), "wrong")
                self.warned = True

    def show_board(self) -> None:
        """The whole board."""
        self.draw_board(self._whole_board())

    def draw_board(self, board: Board) -> None:
        """A board, and once what a small window does not show."""
        notice = ""
        if not board.whole:
            notice = "session.small"
        elif not self.screen.is_wide_enough(board.lines):
            notice = "session.narrow"
        if notice and not self.too_wide:
            self.too_wide = True
            self.notices.append(say(notice))
        self.screen.say()
        self.screen.draw(board.lines)

    def boards(self, seat: int) -> list[Board]:
        """The boards that a question may be shown with: the whole one, and one for small windows."""
        whole = self._whole_board()
        if not self.screen.alive:
            return [whole]
        small = self.face.small_board(self._looked_at(seat), self.match.names, self.screen.width)
        return [whole] if small is None else [whole, Board(small, False)]

    def _whole_board(self) -> Board:
        return Board(self.face.board(self._looked_at(NOBODY), self.match.names), True)

    @property
    def lit(self) -> tuple[int, ...]:
        """In a guided game the answers that are offered."""
        return self.lead.lit if self.lead else ()

    def _looked_at(self, seat: int) -> View:
        """What a board is drawn of."""
        view = self.match.view(seat)
        view.lit = self.lit
        return view

    def show_choices(self, form: Form = Form.SHORT) -> None:
        self.screen.write(self._list(form))

    def _list(self, form: Form) -> list[Text]:
        return choosing.listing(self.offered, self.screen.width, form)
