"""The JSON of puzzles (docs/protocol.md). Nothing here tells an answer before one was given."""

from msgspec import Struct

from carson.server.wire.messages import HintOption, Strict


class ThemeOut(Struct):
    """What puzzles are about."""

    name: str
    label: str


class PuzzleLine(Struct):
    """A puzzle in a list."""

    id: str
    about: str  # its table in words
    round: int
    level: int  # from 1, easy, to 3, hard
    themes: list[str]


class PuzzleBook(Struct):
    """The puzzles of a game."""

    game: str
    title: str
    today: str  # the id of the one of the day
    themes: list[ThemeOut]
    puzzles: list[PuzzleLine]


class PuzzleOut(Struct):
    """A puzzle to be solved: a position for the desk, and who looks at it."""

    game: str
    id: str
    about: str
    round: int
    level: int
    themes: list[ThemeOut]
    position: str  # what its seat cannot know is a guess
    seat: int
    names: list[str]
    next: str  # another one; none comes twice before all have been there


class PuzzleAnswer(Strict):
    """What somebody thinks is best."""

    action: int


class Solution(Struct):
    """What the bot says about the answers, the right one first."""

    bot: str
    options: list[HintOption]


class PuzzleVerdict(Struct):
    """Whether an answer is the right one; the solution only then."""

    right: bool
    text: str
    solution: Solution | None
