"""Refusing a position: a sentence of the catalogue, and the line that is to blame."""

from functools import partial

from carson.core.errors import BadPosition
from carson.core.position_text import Words
from carson.core.sentence import Sentence

later = partial(Sentence, "carson.city")


def noun(key: str) -> Sentence:
    """What a kind of thing is called."""
    return later(f"position.noun.{key}")


class Blame:
    """A line, and the values its sentences share."""

    def __init__(self, line: int, **values: object) -> None:
        self.line = line
        self.values = values

    def refuse_if(self, wrong: object, key: str, **values: object) -> None:
        """Refuse the position with the sentence `position.<key>` when something is wrong."""
        if wrong:
            raise BadPosition(self.told(later(f"position.{key}", **self.values | values)), self.line)

    def told(self, sentence: Sentence) -> Sentence:
        """The whole complaint."""
        return sentence


def on(words: Words) -> Blame:
    """The line of some words."""
    return Blame(words.number_of_line)
