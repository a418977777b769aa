"""Make the class with all pieces of the board game from the list of its fields.

    .venv/bin/python tools/make_pieces.py

One list says which fields there are; what copies, dumps and loads them follows from it. The result is kept in
the repository, and tests/city/test_pieces.py compares.
"""

import subprocess
import sys
import textwrap
import tomllib
from pathlib import Path
from typing import NamedTuple

TABLE = Path(__file__).parents[1] / "src" / "carson" / "city" / "table"
FIELDS = TABLE / "fields.toml"
PIECES = TABLE / "pieces.py"

WIDE = 96  # columns of a line of names

HEAD = '''"""Pieces: every field of a table.

Made from fields.toml by tools/make_pieces.py; change it there.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from carson.city.facts.characters import NO_TILE
from carson.city.facts.ids import MARKET, MASK_WORDS, NONE, TYPES
from carson.city.facts.rules import Rules
from carson.city.table.agenda import DEPTH
from carson.city.table.numbers import filled, zeros
from carson.core.state import State

# The fields by their part of the list, in the order of a dump.
NUMBERS: Final = {numbers}
ROWS: Final = {rows}
HELD: Final = {held}  # by seat: what it holds besides the base game's pieces
MORE_ROWS: Final = {more_rows}
NAMES: Final = (*NUMBERS, *ROWS, *HELD, *MORE_ROWS)


@mypyc_attr(allow_interpreted_subclasses=True)
class Pieces(State):
    """Every piece of a game in progress, as numbers and 64-bit masks of the map."""

    rules: Rules
'''

AGENDA = """
    # what is to do, and what may be done now
    agenda: vec[i64]
    depth: i64
    options: vec[i64]  # mask of the legal actions or possible outcomes, 16 words; derived
    words_used: i64  # how many of these words may hold something, see ids.SELDOM; derived
"""


class Field(NamedTuple):
    """A line of the list."""

    name: str
    about: str
    size: str  # empty for a single number
    start: str

    @property
    def type(self) -> str:
        return "vec[i64]" if self.size else "i64"

    def laid_out(self) -> str:
        if not self.size:
            return f"self.{self.name} = {self.start}"
        made = f"zeros({self.size})" if self.start == "0" else f"filled({self.size}, {self.start})"
        return f"self.{self.name} = {made}"

    def copied(self) -> str:
        return f"self.{self.name} = s.{self.name}{'[:]' if self.size else ''}"


def read() -> dict[str, list[Field]]:
    """The parts of the list, each with its fields."""
    with FIELDS.open("rb") as file:
        parts = tomllib.load(file)
    return {part: [_field(part, name, row) for name, row in rows.items()] for part, rows in parts.items()}


def _field(part: str, name: str, row: str | dict[str, str]) -> Field:
    """Rows are by seat and all other numbers single, unless the line says more."""
    usual = "" if part in ("numbers", "derived") else "n"
    if isinstance(row, str):
        row = {"about": row}
    return Field(name, row["about"], row.get("size", usual), row.get("start", "0"))


def pieces(parts: dict[str, list[Field]]) -> str:
    """The text of the module that holds them."""
    fields = [field for part in parts.values() for field in part]
    names = {part.replace("-", "_"): _quoted(fields) for part, fields in parts.items()}
    lines = [HEAD.format(**names).rstrip("\n")]
    for part, members in parts.items():
        lines += ["", f"    # {part.replace('-', ' ')}"]
        lines += [f"    {field.name}: {field.type}  # {field.about}" for field in members]
    lines += [AGENDA.rstrip("\n"), ""]
    lines += [
        "    def _lay_out(self, n: i64) -> None:",
        '        """An empty table: all pieces in the box."""',
    ]
    lines += [f"        {field.laid_out()}" for field in fields]
    lines += ["        self.agenda = zeros(DEPTH)", "        self.depth = 0"]
    lines += ["        self.options = zeros(MASK_WORDS)", "        self.words_used = MASK_WORDS", ""]
    lines += ["    def _copy(self, s: Pieces) -> None:"]
    lines += [f"        {field.copied()}" for field in fields]
    lines += ["        self.agenda = s.agenda[:]", "        self.depth = s.depth"]
    lines += ["        self.options = s.options[:]", "        self.words_used = s.words_used", ""]
    return "\n".join(lines)


def _quoted(fields: list[Field]) -> str:
    """The names as one text that is split, which is shorter than a tuple."""
    lines = textwrap.wrap(" ".join(field.name for field in fields), WIDE)
    parts = " ".join(f'"{line} "' for line in lines)
    return f"tuple(({parts}).split())"


def made() -> str:
    """What the module should be."""
    ruff = Path(sys.executable).with_name("ruff")
    command = [str(ruff), "format", "--stdin-filename", str(PIECES), "-"]
    done = subprocess.run(command, input=pieces(read()), capture_output=True, text=True, check=True)
    return done.stdout


if __name__ == "__main__":
    PIECES.write_text(made(), encoding="utf-8")
