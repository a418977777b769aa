"""The answers of every question as data: `answers.toml` beside a game.

A question that is not named there takes any answer.
"""

import tomllib

import msgspec
from msgspec import Struct

from carson.core.agenda_forms import Entries
from carson.core.marks import shipped
from carson.core.wire import Asked

FILE = "answers.toml"
Words = tuple[str, ...]


class Answers(Struct, forbid_unknown_fields=True):
    """What a file says."""

    answers: dict[str, Words]
    lists: dict[str, Words] = {}  # of answers that several questions have
    always: Words = ()  # to any question

    def of(self, question: str) -> Words:
        """All answers of a question, lists written out."""
        return self._written_out(self.answers[question]) + self.always if question in self.answers else ()

    def _written_out(self, words: Words) -> Words:
        whole = [self._written_out(self.lists[word]) if word in self.lists else (word,) for word in words]
        return tuple([word for part in whole for word in part])


def answers_in(package: str) -> Answers:
    """What the file of a game says."""
    return msgspec.convert(tomllib.loads(shipped(package, FILE)), Answers)


def questions_of(package: str, entries: Entries, kinds: range) -> dict[str, Asked]:
    """Every question that can lie on an agenda, with its answers and what its entry holds."""
    known = answers_in(package)
    asked = {entries.names[kind]: kind for kind in sorted(entries.forms) if kind in kinds}
    return {name: Asked(known.of(name), entries.told(kind)) for name, kind in asked.items()}
