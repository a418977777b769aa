"""Puzzles on the server: lists, positions for the desk, and what is said about answers."""

from datetime import UTC, datetime

from carson.core.game import Game
from carson.core.puzzle import Book, Puzzle, book_of
from carson.core.solving import Opinion, Solving
from carson.server.accounts.names import bot_name, distinct
from carson.server.accounts.sessions import Visitor
from carson.server.refusal import Refused
from carson.server.tables.services import Services
from carson.server.wire.messages import HintOption
from carson.server.wire.puzzle_messages import (
    PuzzleBook,
    PuzzleLine,
    PuzzleOut,
    PuzzleVerdict,
    Solution,
    ThemeOut,
)
from carson.server.words import later, say

TODAY = "today"  # the id that stands for the puzzle of the day


class Puzzles:
    """The puzzles of all games here. Which ones somebody has solved only their device knows."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def books(self) -> list[PuzzleBook]:
        found = [(game, book_of(game.name)) for game in self.services.games.values()]
        return [_listed(game, book) for game, book in found if book is not None and book.puzzles]

    def one(self, game: str, name: str, visitor: Visitor) -> PuzzleOut:
        """A puzzle as it is put: without its answer."""
        book, puzzle = self._found(game, name)
        return PuzzleOut(
            game,
            puzzle.id,
            _about(self.services.games[game], puzzle),
            puzzle.round,
            puzzle.level,
            [ThemeOut(theme, book.theme_label(theme)) for theme in puzzle.themes],
            puzzle.position,
            puzzle.seat,
            self._names(game, puzzle, visitor),
            book.after(puzzle).id,
        )

    def judge(self, game: str, name: str, visitor: Visitor, action: int) -> PuzzleVerdict:
        """Whether an answer is the right one."""
        book, puzzle = self._found(game, name)
        solving = self._solving(game, puzzle, visitor)
        if action not in solving.choices:
            raise Refused(later("refused.no-answer"), "illegal", 409)
        if action == solving.right:
            return PuzzleVerdict(True, say("puzzle.right"), _solution(book, solving))
        opinion = solving.opinion(action)
        if opinion is None:
            return PuzzleVerdict(False, say("puzzle.hardly"), None)
        return PuzzleVerdict(False, say("puzzle.worse", less=_percent(solving.cost(opinion))), None)

    def solution(self, game: str, name: str, visitor: Visitor) -> Solution:
        """For those who give up."""
        book, puzzle = self._found(game, name)
        return _solution(book, self._solving(game, puzzle, visitor))

    def _solving(self, game: str, puzzle: Puzzle, visitor: Visitor) -> Solving:
        return Solving(self.services.games[game], puzzle, self._names(game, puzzle, visitor))

    def _names(self, name: str, puzzle: Puzzle, visitor: Visitor) -> list[str]:
        """The seats are called like bots, but that of the reader and those the rules play."""
        game = self.services.games[name]
        options = game.settle(puzzle.options)
        names = [bot_name(seat) for seat in range(game.seats(options))]
        names[puzzle.seat] = distinct(visitor.name, names)
        return [game.virtual(options).get(seat, known) for seat, known in enumerate(names)]

    def _found(self, game: str, name: str) -> tuple[Book, Puzzle]:
        book = book_of(game) if game in self.services.games else None
        puzzle = None
        if book is not None:
            puzzle = book.of_day(datetime.now(UTC).date()) if name == TODAY else book.by_id.get(name)
        if book is None or puzzle is None:
            raise Refused(later("refused.no-puzzle"), status=404)
        return book, puzzle


def _listed(game: Game, book: Book) -> PuzzleBook:
    today = book.of_day(datetime.now(UTC).date())
    return PuzzleBook(
        game.name,
        game.title,
        today.id if today else "",
        [ThemeOut(theme, book.theme_label(theme)) for theme in book.themes],
        [_line(game, book, one) for one in book.puzzles],
    )


def _line(game: Game, book: Book, puzzle: Puzzle) -> PuzzleLine:
    themes = [theme for theme in puzzle.themes if theme in book.themes]
    return PuzzleLine(puzzle.id, _about(game, puzzle), puzzle.round, puzzle.level, themes)


def _solution(book: Book, solving: Solving) -> Solution:
    return Solution(
        solving.face.bot_label(book.speaker), [_option(opinion) for opinion in solving.opinions()]
    )


def _about(game: Game, puzzle: Puzzle) -> str:
    return game.summary(game.settle(puzzle.options))


def _option(opinion: Opinion) -> HintOption:
    return HintOption(opinion.choice.action, opinion.win, None, 0, list(opinion.reasons))


def _percent(part: float) -> str:
    return f"{part:.0%}"
