"""Components: printed values that no rulebook text carries, as files that an owner of the box can replace.

Each file says where its values come from (`provenance`). The folder that a variable names may hold files of
the same names: those are read instead of ours. docs/components.md explains them.
"""

import os
import tomllib
from collections.abc import Callable, Iterable
from functools import cached_property
from importlib.resources import files
from pathlib import Path

from carson.core.errors import BadFile
from carson.core.marks import mark_of, mark_of_bytes, own_values, shipped


class BadComponent(BadFile):
    """A file of components that breaks a constraint; the message names the file, the line and the reason."""


class Component:
    """The values of one file; `source` is what it is called where something is wrong with it."""

    def __init__(self, source: str, text: Callable[[], str]) -> None:
        self.source = source
        try:
            self.text = text()
            self.values = tomllib.loads(self.text)
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise BadComponent(f"{self.source} cannot be read: {error}") from error
        told = isinstance(self.values.get("provenance"), str)
        self.require(told, "provenance", "say where the values come from")

    def require(self, right: bool, word: str, reason: str, after: str = "") -> None:
        """Refuse the file unless this is right; `word` stands in the line to blame, not before `after`."""
        if not right:
            raise BadComponent(f"{self.source} line {self._line_of(word, after)}: {reason}")

    def number(self, key: str, least: int, most: int) -> int:
        """A whole number of the file's first level."""
        value = self.values.get(key)
        right = isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
        self.require(right, key, f"{key} must be a number from {least} to {most}")
        return int(value or 0)

    def numbers(self, key: str, length: int, least: int, most: int) -> list[int]:
        """A list of whole numbers of the file's first level."""
        value = self.values.get(key)
        listed = value if isinstance(value, list) else []
        right = len(listed) == length and all(type(n) is int and least <= n <= most for n in listed)
        self.require(right, key, f"{key} must be {length} numbers from {least} to {most}")
        return listed

    def _line_of(self, word: str, after: str = "") -> int:
        """The first line with this word, from the line with `after` on; that line or 1 if there is none."""
        start = 0
        for number, line in enumerate(self.text.splitlines(), 1):
            said = line.partition("#")[0]
            if start == 0 and after in said:
                start = number
            if start != 0 and word in said:
                return number
        return start if after and start != 0 else 1


class Components:
    """The files of a package, and those of the owner's folder that a variable names."""

    def __init__(self, package: str, variable: str) -> None:
        self.package, self.variable = package, variable
        ours = [file.name for file in files(package).iterdir() if file.name.endswith(".toml")]
        self.names = sorted(name.removesuffix(".toml") for name in ours)

    def file(self, name: str) -> Component:
        """The values that are played with."""
        own = self._own_file(name)
        if own is None:
            return Component(f"{name}.toml", lambda: shipped(self.package, f"{name}.toml"))
        return Component(f"{own}, named by {self.variable},", lambda: own.read_text(encoding="utf-8"))

    def _own_file(self, name: str) -> Path | None:
        """The owner's file of a name, if there is one."""
        folder = os.environ.get(self.variable)
        if not folder:
            return None
        if not Path(folder).is_dir():
            raise BadComponent(f"{folder}, named by {self.variable}, is not a folder")
        path = Path(folder) / f"{name}.toml"
        return path if path.exists() else None

    @cached_property
    def own(self) -> dict[str, dict[str, object]]:
        """The values of the owner's files that are not ours, by name."""
        named = [name for name in self.names if self._own_file(name) is not None]
        texts = {name: shipped(self.package, f"{name}.toml") for name in named}
        values = {name: own_values(self.file(name).text, ours) for name, ours in texts.items()}
        return {name: own for name, own in values.items() if own}

    def mark_for(self, names: Iterable[str]) -> str:
        """What tells games that use these components from those with our values: empty, or a mark."""
        return mark_of({name: self.own[name] for name in names if name in self.own})

    @cached_property
    def earlier_mark(self) -> str:
        """The mark that games with the owner's files went by until marks were made from values."""
        own = [path.read_bytes() for path in map(self._own_file, self.names) if path is not None]
        return mark_of_bytes(b"".join(own)) if own else ""
