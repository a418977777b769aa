"""Components: printed values that no rulebook text carries, as files that an owner of the box can replace.

Each file says where its values come from (`provenance`). The folder that the variable CARSON_COMPONENTS names
may hold files of the same names: those are read instead of ours. docs/components.md explains them.
"""

import os
import tomllib
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path

from carson.core.errors import BadFile
from carson.core.marks import mark_of, mark_of_bytes, values_of

VARIABLE = "CARSON_COMPONENTS"


class BadComponent(BadFile):
    """A file of components that breaks a constraint; the message names the file, the line and the reason."""


class Component:
    """The values of one file."""

    def __init__(self, name: str) -> None:
        self.name = name
        own = _own_file(name)
        self.source = f"{name}.toml" if own is None else f"{own}, named by {VARIABLE},"
        try:
            self.text = _ours(name) if own is None else own.read_text(encoding="utf-8")
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


def _ours(name: str) -> str:
    """The text of our file of a name."""
    return (files(__package__) / f"{name}.toml").read_text(encoding="utf-8")


def _own_file(name: str) -> Path | None:
    """The owner's file of a name, if there is one."""
    folder = os.environ.get(VARIABLE)
    if not folder:
        return None
    if not Path(folder).is_dir():
        raise BadComponent(f"{folder}, named by {VARIABLE}, is not a folder")
    path = Path(folder) / f"{name}.toml"
    return path if path.exists() else None


def _names() -> list[str]:
    """All components, ascending."""
    ours = (file.name for file in files(__package__).iterdir() if file.name.endswith(".toml"))
    return sorted(name.removesuffix(".toml") for name in ours)


def _own_values() -> dict[str, dict[str, object]]:
    """The values of the owner's files that are not ours, by name."""
    values = {name: values_of(Component(name).values) for name in _names() if _own_file(name) is not None}
    return {name: own for name, own in values.items() if own != values_of(tomllib.loads(_ours(name)))}


def mark_for(names: Iterable[str]) -> str:
    """What tells games that use these components from those with our values: empty, or a mark."""
    return mark_of({name: OWN[name] for name in names if name in OWN})


def _earlier_mark() -> str:
    """The mark that games with the owner's files went by until marks were made from values."""
    own = [path.read_bytes() for path in map(_own_file, _names()) if path is not None]
    return mark_of_bytes(b"".join(own)) if own else ""


OWN = _own_values()
MARK = mark_of(OWN)
EARLIER_MARK = _earlier_mark()
