"""A question as a text: the rules in brief, what the seat may know, and every legal answer."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Final

from carson.core.face import Choice, Line
from carson.core.game import Game, Options
from carson.core.seats import seat_text
from carson.core.view import View
from carson.llm.tokens import tokens
from carson.llm.words import say

LIMIT: Final = 4000  # tokens of a question
NARROW: Final = 80  # columns of a board that must be small
NEWS: Final = 20  # lines about what has happened, the last ones


class Cut(IntEnum):
    """What a text that is too long goes without, one thing after the other."""

    NOTHING = 0
    NEWS = 1
    WORTHS = 2  # what an answer is worth as things stand
    BOARD = 3  # the small one instead of the whole one
    LABELS = 4  # answers are words alone
    RULES = 5


def brief(game: Game, options: Options) -> str:
    """The rules by which a game with these options is played, in a few sentences."""
    topics = [topic for topic in game.face().topics(options) if topic.short]
    parts = [f"- {topic.title}: {' '.join(topic.short.split())}" for topic in topics]
    return "\n".join([game.summary(options), *parts])


def seat_names(game: Game, options: Options) -> list[str]:
    """What players are called who have no names."""
    return [say("seat.named", seat=seat_text(seat)) for seat in range(game.seats(options))]


def question_text(
    game: Game, view: View, names: Sequence[str] | None = None, news: Sequence[str] = (), limit: int = LIMIT
) -> str:
    """What the seat of a view is asked, in at most so many tokens if its answers allow it."""
    called = list(names or seat_names(game, game.options_of(view.state)))
    text = ""
    for cut in Cut:
        text = _text(game, view, called, news, cut)
        if tokens(text) <= limit:
            break
    return text


def _text(game: Game, view: View, names: list[str], news: Sequence[str], cut: Cut) -> str:
    face = game.face()
    small = face.small_board(view, names, NARROW) if cut >= Cut.BOARD else None
    board = _lines(small if small is not None else face.board(view, names))
    told = [] if cut >= Cut.NEWS else [f"- {line}" for line in news[-NEWS:]]
    rules = "" if cut >= Cut.RULES else brief(game, game.options_of(view.state))
    parts = [
        (say("prompt.rules"), rules),
        (say("prompt.table", name=names[view.seat]), "\n".join([*board, *_lines(face.private(view))])),
        (say("prompt.news"), "\n".join(told)),
        (say("prompt.question"), face.question(view, names)),
        (say("prompt.answers"), _answers(game, face.choices(view, names), cut)),
    ]
    return "\n\n".join(f"## {title}\n{text}" for title, text in parts if text) + "\n"


def _answers(game: Game, choices: Sequence[Choice], cut: Cut) -> str:
    def told(choice: Choice) -> str:
        if cut >= Cut.LABELS:
            return game.action_text(choice.action)
        return choice.label if cut >= Cut.WORTHS else choice.told

    return "\n".join(f"{choice.action}: {told(choice)}" for choice in choices)


def _lines(lines: Sequence[Line]) -> list[str]:
    return ["".join(span.text for span in line).rstrip() for line in lines]
