"""Sentence: something to say, kept as its id and values until somebody reads it."""

import json

from carson.core.catalogue import MissingText, words

MARK = "\x1f"  # before a stored sentence; older rows hold the words themselves
OURS = "carson."


class Sentence:
    """A text of a package's catalogue; `str` says it in the language of the reader."""

    def __init__(self, package: str, key: str, /, **values: object) -> None:
        self.package = package
        self.key = key
        self.values = values

    def __str__(self) -> str:
        return words(self.package).filled(self.key, self.values)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sentence) and self.as_list() == other.as_list()

    def __hash__(self) -> int:
        return hash((self.package, self.key))

    def as_list(self) -> list[object]:
        """The package, the key and the values, as plain data; sentences among the values the same way."""
        return [self.package, self.key, {name: _plain(value) for name, value in self.values.items()}]

    def stored(self) -> str:
        """One line to be stored; `read` is its inverse."""
        return MARK + json.dumps(self.as_list(), ensure_ascii=False, separators=(",", ":"))


def read(text: str) -> str:
    """A stored text in the language of the reader; words that were stored as words are said as they are."""
    if not text.startswith(MARK):
        return text
    package, key, values = json.loads(text[1:])
    try:
        return str(_sentence(package, key, values))
    except MissingText:
        return str(key)


def _plain(value: object) -> object:
    if isinstance(value, Sentence):
        return value.as_list()
    return value if isinstance(value, int) else str(value)


def _sentence(package: str, key: str, values: dict[str, object]) -> Sentence:
    if not package.startswith(OURS):
        raise MissingText(f"“{package}” says nothing here")
    return Sentence(package, key, **{name: _read(value) for name, value in values.items()})


def _read(value: object) -> object:
    return _sentence(*value) if isinstance(value, list) else value
