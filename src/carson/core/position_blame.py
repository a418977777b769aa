"""Refusing a position: a sentence of the game's catalogue, and the line that is to blame."""

from typing import ClassVar

from carson.core.errors import BadPosition
from carson.core.sentence import Sentence


class Blame:
    """A line, and the values its sentences share; each game says in which catalogue they are."""

    package: ClassVar[str] = "carson.core"

    def __init__(self, line: int, **values: object) -> None:
        self.line = line
        self.values = values

    def refuse_if(self, wrong: object, key: str, **values: object) -> None:
        """Refuse the position with the sentence `position.<key>` when something is wrong."""
        if wrong:
            sentence = Sentence(self.package, f"position.{key}", **self.values | values)
            raise BadPosition(self.told(sentence), self.line)

    def told(self, sentence: Sentence) -> Sentence:
        """The whole complaint."""
        return sentence
