"""Catalogue: every sentence of a game in one language, read from TOML files that lie in a package."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable


class MissingText(LookupError):
    """A text that the catalogue does not have, or a value that a text needs and was not given."""


class Catalogue:
    """Texts by dotted key: `text("log.passed", name="Ada")` fills the text `passed` of the table `log`."""

    def __init__(self, language: str, *parts: Mapping[str, object]) -> None:
        self.language = language
        self._texts: dict[str, str] = {}
        for part in parts:
            for key, text in _flat(part):
                if key in self._texts:
                    raise MissingText(f"the catalogue “{language}” has the text “{key}” twice")
                self._texts[key] = text

    @classmethod
    def load(cls, package: str, language: str = "en") -> Catalogue:
        """That of a package and of all packages in it: `<language>.toml`, `<language>.<part>.toml`."""
        sources = list(_sources(files(package), language))
        if not sources:
            raise MissingText(f"{package} has no catalogue for the language “{language}”")
        return cls(language, *[tomllib.loads(source.read_text(encoding="utf-8")) for source in sources])

    def text(self, key: str, **values: object) -> str:
        """The text of a key, its placeholders filled."""
        if key not in self._texts:
            raise MissingText(f"the catalogue “{self.language}” has no text “{key}”")
        try:
            return self._texts[key].format(**values)
        except KeyError as error:
            raise MissingText(f"the text “{key}” needs a value for {error}") from None

    def counted(self, key: str, number: int, **values: object) -> str:
        """The text for one or for many: the keys `<key>.one` and `<key>.many`, filled with the number."""
        return self.text(f"{key}.one" if number == 1 else f"{key}.many", number=number, **values)

    def keys(self) -> list[str]:
        """Every key, ascending."""
        return sorted(self._texts)


def _sources(folder: Traversable, language: str) -> Iterator[Traversable]:
    """The files of a language in a package, then those in the packages in it."""
    inside = sorted(folder.iterdir(), key=lambda entry: entry.name)
    yield from (entry for entry in inside if _is_of(entry.name, language))
    for entry in inside:
        if entry.is_dir() and entry.joinpath("__init__.py").is_file():
            yield from _sources(entry, language)


def _is_of(name: str, language: str) -> bool:
    return name.endswith(".toml") and name.partition(".")[0] == language


def _flat(table: Mapping[str, object], path: str = "") -> Iterator[tuple[str, str]]:
    """All texts of a table and the tables in it, with their dotted keys."""
    for name, value in table.items():
        key = f"{path}{name}"
        if isinstance(value, Mapping):
            yield from _flat(value, f"{key}.")
        elif isinstance(value, str):
            yield key, value
        else:
            raise MissingText(f"the catalogue entry “{key}” is not a text")
