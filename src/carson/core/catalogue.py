"""Catalogue: the sentences of a package, read from Fluent files that lie in it and in its rooms."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.syntax import ast
from mypy_extensions import mypyc_attr

from carson.core.fluent import BadMessage, Format, Values, compiled, entries, pattern_of, variables
from carson.core.language import ENGLISH, READER


class MissingText(LookupError):
    """A text that the catalogue does not have, or a value that a text needs and was not given."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Catalogue:
    """Texts of one language by key; what it does not have, the one it falls back on says.

    A key is the id of a message. Where code puts a dot between the parts of a key, the id has a hyphen.
    """

    def __init__(self, language: str, *sources: str, instead: Catalogue | None = None) -> None:
        self.language = language
        self.instead = instead
        self._entries: dict[str, str] = {}
        self._formats: dict[str, Format] = {}
        for source in sources:
            for name, entry in entries(source):
                if name in self._entries:
                    raise MissingText(f"the catalogue “{language}” has the text “{name}” twice")
                self._entries[name] = entry

    @classmethod
    def load(cls, package: str, language: str = ENGLISH) -> Catalogue:
        """That of a package and of all packages in it: `<language>.ftl`, `<language>.<part>.ftl`."""
        sources = [source.read_text(encoding="utf-8") for source in _sources(files(package), language)]
        if not sources:
            raise MissingText(f"{package} has no catalogue for the language “{language}”")
        return cls(language, *sources, instead=None if language == ENGLISH else cls.load(package))

    def text(self, key: str, /, **values: object) -> str:
        """The text of a key, its variables filled."""
        return self.filled(key, values)

    def filled(self, key: str, values: Values) -> str:
        """The text of a key, its variables filled."""
        fill = self._formats.get(key)
        if fill is None:
            fill = self._formats[key] = self._compiled(key)
        try:
            return fill(values)
        except KeyError as error:
            raise MissingText(f"the text “{key}” needs a value for {error}") from None

    def ids(self) -> list[str]:
        """The id of every message, ascending."""
        return sorted(name for name in self._entries if not name.startswith("-"))

    def has(self, key: str) -> bool:
        """Whether there is a text of this key."""
        return key.replace(".", "-") in self._entries

    def variables(self, key: str) -> set[str]:
        """The variables the text of a key may ask for."""
        return variables(self._pattern(key.replace(".", "-")), self._pattern)

    def _compiled(self, key: str) -> Format:
        name = key.replace(".", "-")
        if name not in self._entries and self.instead is not None:
            return self.instead._compiled(key)
        try:
            return compiled(self._pattern(name), self.language, self._pattern)
        except BadMessage as error:
            raise MissingText(f"the text “{key}” in “{self.language}” cannot be read: {error}") from None

    def _pattern(self, name: str) -> ast.Pattern:
        if name not in self._entries:
            raise MissingText(f"the catalogue “{self.language}” has no text “{name}”")
        return pattern_of(self._entries[name])


class Words:
    """What a package says, in the language of the reader."""

    def __init__(self, package: str) -> None:
        self.package = package
        self._catalogues: dict[str, Catalogue] = {}

    def text(self, key: str, /, **values: object) -> str:
        """The text of a key, its variables filled."""
        return self.filled(key, values)

    def filled(self, key: str, values: Values) -> str:
        """The text of a key, its variables filled."""
        catalogue = self._catalogues.get(READER.get())
        return (self.catalogue(READER.get()) if catalogue is None else catalogue).filled(key, values)

    def catalogue(self, language: str = ENGLISH) -> Catalogue:
        """The catalogue of one language."""
        if language not in self._catalogues:
            self._catalogues[language] = Catalogue.load(self.package, language)
        return self._catalogues[language]

    def languages(self) -> set[str]:
        """The languages it can be said in."""
        found = {name.partition(".")[0] for name in _names(files(self.package))}
        return found | set(self._catalogues)

    def teach(self, catalogue: Catalogue) -> None:
        """Say it with this catalogue to those who read its language."""
        self._catalogues[catalogue.language] = catalogue

    def has(self, key: str) -> bool:
        """Whether there is a text of this key."""
        return self.catalogue().has(key)

    def forget(self, language: str) -> None:
        """Read the catalogue of a language anew when somebody reads it next."""
        self._catalogues.pop(language, None)

    def ids(self) -> list[str]:
        """The id of every message, ascending."""
        return self.catalogue().ids()


@cache
def words(package: str) -> Words:
    """What a package says; every caller gets the same."""
    return Words(package)


def _names(folder: Traversable) -> Iterator[str]:
    return (entry.name for entry in folder.iterdir() if entry.name.endswith(".ftl"))


def _sources(folder: Traversable, language: str) -> Iterator[Traversable]:
    """The files of a language in a package, then those in the packages in it."""
    inside = sorted(folder.iterdir(), key=lambda entry: entry.name)
    yield from (entry for entry in inside if _is_of(entry.name, language))
    for entry in inside:
        if entry.is_dir() and entry.joinpath("__init__.py").is_file():
            yield from _sources(entry, language)


def _is_of(name: str, language: str) -> bool:
    return name.endswith(".ftl") and name.partition(".")[0] == language
