"""Puzzles: positions with one answer that is clearly best, as data that lies beside a game.

`puzzles.toml` in a game's package says at which tables `carson puzzles` looks for some and what they are
about; `puzzles.jsonl` has what was found: a head, then a puzzle on each line. A position holds nothing that
its seat could not know: what others keep secret is a guess.
"""

import hashlib
import tomllib
from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import date
from fnmatch import fnmatchcase
from functools import cache, cached_property
from importlib.resources import files
from typing import Annotated, Final, TypeVar

import msgspec
from msgspec import Meta, Struct

from carson.core import registry
from carson.core.catalogue import words
from carson.core.effect import Effect
from carson.core.errors import BadFile, BadOption
from carson.core.events import Event
from carson.core.face import Choice
from carson.core.game import Game, Options
from carson.core.seats import LETTERS
from carson.core.view import View, seen
from carson.core.words import later

PLAN_FILE: Final = "puzzles.toml"
BOOK_FILE: Final = "puzzles.jsonl"
FORMAT: Final = 1
EASY: Final = 1
HARD: Final = 3
STRETCHES: Final = {
    EASY: (0.0, 0.7),
    2: (0.1, 0.9),
    HARD: (0.3, 1.0),
}  # parts of a book where a level is found
FEWEST_OF_A_THEME: Final = 3  # puzzles; a theme with fewer is not offered
T = TypeVar("T")
Name = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$")]


# ---- where to look, and what for


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    """Options that puzzles are looked for with, and how often beside the others."""

    options: dict[str, str]
    often: Annotated[int, Meta(ge=1)] = 1
    themes: tuple[str, ...] = ()  # who looks for one of these alone looks here


class Theme(Struct, frozen=True, forbid_unknown_fields=True):
    """What makes a puzzle one about this: all that is given, each in one of the ways it lists."""

    name: Name  # `theme-<name>` says it
    questions: tuple[str, ...] = ()  # as the game names them
    answers: tuple[str, ...] = ()  # the right answer as a word; `build-*` for any that begins so
    events: tuple[str, ...] = ()  # something that comes of the right answer at once
    groups: tuple[str, ...] = ()  # that the right answer is listed under, by their labels
    fight: bool = False  # the right answer starts a fight

    def fits(self, question: str, answer: str, choice: Choice, events: Sequence[Event]) -> bool:
        return (
            (not self.questions or question in self.questions)
            and (not self.answers or any(fnmatchcase(answer, pattern) for pattern in self.answers))
            and (not self.events or any(event.kind in self.events for event in events))
            and (not self.groups or choice.group in self.groups)
            and (choice.mark == "fight" or not self.fight)
        )


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """Where to look for puzzles of a game, and their themes; a theme may be listed in several ways."""

    tables: Annotated[tuple[Table, ...], Meta(min_length=1)]
    themes: Annotated[tuple[Theme, ...], Meta(min_length=1)]

    @property
    def names(self) -> list[str]:
        """The themes, each once."""
        return list(dict.fromkeys(theme.name for theme in self.themes))

    def themes_of(self, game: Game, view: View, action: int) -> list[str]:
        """What a puzzle is about that has this answer; the first one is what it is most about."""
        face = game.face()
        choice = next(one for one in face.choices(view, LETTERS) if one.action == action)
        events = view.state.clone().take(view.seat, action)
        question, answer = face.question_name(view), game.action_text(action)
        found = [theme.name for theme in self.themes if theme.fits(question, answer, choice, events)]
        return list(dict.fromkeys(found))


# ---- what was found


class Said(Struct, frozen=True, omit_defaults=True):
    """What the bot thinks of an answer after a long search."""

    answer: str  # as a word
    win: float  # the chance to win
    effects: list[tuple[str, int, float]] = []  # what follows: the thing, the seat, how much more

    def told(self) -> list[Effect]:
        return [Effect(thing, seat, amount) for thing, seat, amount in self.effects]


class Look(Struct, frozen=True):
    """What long searches from one seed said: the answer that all of them took, and how far it was ahead."""

    seed: str
    answer: str
    leads: list[float]  # in the search of each judge, then in the trial without prejudice


class Puzzle(Struct, frozen=True):
    """One position, whose move it is, and what the bot said: the right answer first."""

    id: str  # the game it was found in, and the move
    options: dict[str, str]
    round: int
    seat: int
    themes: Annotated[list[Name], Meta(min_length=1)]
    level: Annotated[int, Meta(ge=EASY, le=HARD)]
    position: str
    said: Annotated[list[Said], Meta(min_length=2)]
    looks: list[Look] = []  # each by other seeds; a puzzle that is shipped stood two

    @property
    def answer(self) -> str:
        return self.said[0].answer

    @property
    def margin(self) -> float:
        """How much better its answer is than any other, as a part of the chance to win."""
        return self.said[0].win - max(other.win for other in self.said[1:])

    def view(self, game: Game) -> View:
        """What the seat sees."""
        return seen(game.read_position(self.position), self.seat)

    def opinion(self, answer: str) -> Said | None:
        """What was said about an answer; None when the bot hardly looked at it."""
        return next((one for one in self.said if one.answer == answer), None)


class Head(Struct, frozen=True):
    """The first line: how the puzzles below were found."""

    puzzles: int  # FORMAT
    game: str
    rules: str  # the version of the rules
    seed: str
    player: str  # the bot that played the games
    judges: list[str]  # the bots whose long searches agree
    margin: float  # by which the right answer is better at least, as a part of the chance to win
    command: str  # that looks for them


class Book:
    """The puzzles of a game that its present rules play, from easy to hard, with all themes among them."""

    def __init__(self, game: Game, plan: Plan, head: Head, puzzles: Iterable[Puzzle], package: str) -> None:
        self.plan = plan
        self.head = head
        self.package = package
        self.puzzles = _mixed([one for one in puzzles if _is_played(game, head.rules, one.options)])
        counted = Counter(theme for puzzle in self.puzzles for theme in puzzle.themes)
        self.themes = [theme for theme in plan.names if counted[theme] >= FEWEST_OF_A_THEME]

    @cached_property
    def by_id(self) -> dict[str, Puzzle]:
        return {puzzle.id: puzzle for puzzle in self.puzzles}

    @property
    def speaker(self) -> str:
        """The bot whose opinions are told, without its parameters."""
        return self.head.judges[-1].partition(":")[0]

    def theme_label(self, theme: str) -> str:
        return words(self.package).text(f"theme.{theme}")

    def of_day(self, day: date, theme: str | None = None, level: int | None = None) -> Puzzle | None:
        """The puzzle of a day, the same for everybody: none comes twice before all have been there.

        None when there is none of this theme and level.
        """
        fitting = [
            puzzle
            for puzzle in self._shuffled
            if (theme is None or theme in puzzle.themes) and (level is None or level == puzzle.level)
        ]
        return fitting[day.toordinal() % len(fitting)] if fitting else None

    def after(self, puzzle: Puzzle) -> Puzzle:
        """The next one of the list; the first one comes after the last."""
        return self.puzzles[(self.puzzles.index(puzzle) + 1) % len(self.puzzles)]

    @cached_property
    def _shuffled(self) -> list[Puzzle]:
        return sorted(self.puzzles, key=lambda one: hashlib.sha256(one.id.encode()).digest())


def _mixed(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """From easy to hard, but no level and no theme comes in one block."""
    places: list[tuple[float, str, Puzzle]] = []
    for level, (start, end) in STRETCHES.items():
        row = _themes_in_turn([puzzle for puzzle in puzzles if puzzle.level == level])
        step = (end - start) / max(len(row), 1)
        places += [(start + step * at, puzzle.id, puzzle) for at, puzzle in enumerate(row)]
    return [puzzle for _, _, puzzle in sorted(places, key=lambda place: place[:2])]


def _themes_in_turn(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """Each theme spread evenly over the whole."""
    rows: dict[str, list[Puzzle]] = {}
    for puzzle in puzzles:
        rows.setdefault(puzzle.themes[0], []).append(puzzle)
    places = [
        ((at + 0.5) / len(row), puzzle.id, puzzle) for row in rows.values() for at, puzzle in enumerate(row)
    ]
    return [puzzle for _, _, puzzle in sorted(places, key=lambda place: place[:2])]


# ---- files


def package_of(game: Game) -> str:
    """The package of a game that has puzzles, or plans to; empty when it has none."""
    package = type(game).__module__.rpartition(".")[0]
    return package if package and files(package).joinpath(PLAN_FILE).is_file() else ""


def plan_of(game: Game) -> Plan:
    """Where to look for puzzles of a game; BadOption when it does not say."""
    package = package_of(game)
    if not package:
        raise BadOption(later("puzzle.none", game=game.title))
    text = files(package).joinpath(PLAN_FILE).read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Plan)


def _is_played(game: Game, rules: str, options: Options) -> bool:
    """Whether a puzzle found by these rules is of the game as it is here, perhaps without a variant."""
    try:
        return game.plays(rules, game.settle(options))
    except BadOption:
        return False


@cache
def book_of(name: str) -> Book | None:
    """The puzzles that are shipped with a game; None when there are none."""
    game = registry.game(name)
    package = package_of(game)
    if not package or not (file := files(package).joinpath(BOOK_FILE)).is_file():
        return None
    head, puzzles = read_book(file.read_text(encoding="utf-8"))
    return Book(game, plan_of(game), head, puzzles, package)


def read_book(text: str) -> tuple[Head, list[Puzzle]]:
    """Head and puzzles of a file; the last line of one that was being written may be cut."""
    lines = text[: text.rfind("\n") + 1].splitlines()
    if not lines:
        raise BadFile(later("puzzle.no-puzzles"), 1)
    head = _decoded(lines[0], 1, Head)
    if head.puzzles != FORMAT:
        raise BadFile(later("puzzle.no-puzzles"), 1)
    return head, [_decoded(line, number, Puzzle) for number, line in enumerate(lines[1:], 2)]


def _decoded(line: str, number: int, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError as error:
        raise BadFile(later("puzzle.no-puzzles"), number) from error


def line_of(entry: Head | Puzzle) -> str:
    """A head or a puzzle as a line of a file."""
    return msgspec.json.encode(entry).decode() + "\n"
