"""Which action a reply means: its number, or its word."""

import re
from collections.abc import Sequence
from typing import Final

from carson.core.game import Game

NUMBER: Final = re.compile(r"(?<![\w.-])\d+(?![\w-])")


def action_in(game: Game, reply: str, legal: Sequence[int]) -> int | None:
    """The action that a reply names; None when it names none that is legal, or more than one.

    A word of an action that is the last line, or the whole reply, counts before numbers. Of numbers only
    those that are legal do, and the last line goes before the rest: one may think aloud first.
    """
    lines = [line.strip(" \t.*`\"'“”") for line in reply.strip().splitlines() if line.strip()]
    by_word = {game.action_text(action): action for action in legal}
    for part in ([lines[-1]] if lines else []) + ["\n".join(lines)]:
        if part in by_word:
            return by_word[part]
        named = {int(number) for number in NUMBER.findall(part)} & set(legal)
        if len(named) == 1:
            return named.pop()
    return None
