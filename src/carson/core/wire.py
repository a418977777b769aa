"""Wire: how a game describes what it sends to programs, for the JSON Schema of it (carson.core.schema)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

DEFS = "#/$defs/"

Words = Sequence[str] | str  # all words of a kind, or a pattern that fits them and no other


@dataclass(frozen=True)
class Asked:
    """One question: its answers, and what lies in its entry of the agenda.

    An answer that begins with a capital letter is any word of that kind; any other is the word itself.
    Without answers any word will do.
    """

    answers: tuple[str, ...] = ()
    entry: str = ""


@dataclass(frozen=True)
class Wire:
    """The types of a view, the kinds of words in it, and all questions; by default a view is any object."""

    view: Any = dict[str, Any]
    words: Mapping[str, Words] = field(default_factory=dict)  # by the name of their kind
    questions: Mapping[str, Asked] = field(default_factory=dict)  # by the `kind` of `asked` in the view


def ref(name: str) -> dict[str, str]:
    """A word of this kind, or anything else that has a name in the schema."""
    return {"$ref": f"{DEFS}{name}"}
