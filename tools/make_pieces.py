"""Make the pieces of the board game from their list: pieces.py holds them, dumps.py dumps and loads them.

    .venv/bin/python tools/make_pieces.py

One list says which fields there are; what copies, dumps and loads them follows from it. The result is kept in
the repository, and tests/city/test_pieces.py compares.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

TABLE = Path(__file__).parents[1] / "src" / "carson" / "city" / "table"
FIELDS = TABLE / "fields.toml"
PIECES = TABLE / "pieces.py"
DUMPS = TABLE / "dumps.py"

HEAD = '''"""Pieces: every field of a table.

Made from fields.toml by tools/make_pieces.py; change it there.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from carson.city.facts.characters import NO_TILE
from carson.city.facts.ids import MARKET, NONE, TYPES, MASK_WORDS
from carson.city.facts.rules import Rules
from carson.city.table.agenda import DEPTH
from carson.city.table.numbers import filled, zeros
from carson.core.state import State

HELD: Final = ({held})


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
    held = ", ".join(f'"{field.name}"' for field in parts["held"])
    lines = [HEAD.format(held=held).rstrip("\n")]
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


DUMPING = '''"""The numbers of a table, written one after another, and back.

Made from fields.toml by tools/make_pieces.py; change it there.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carson.city.table.numbers import Reading, add
from carson.city.table.pieces import Pieces

NAMES: Final = ({names})  # in the order of a dump


'''


def dumps(parts: dict[str, list[Field]]) -> str:
    """The text of the module that dumps and loads."""
    rows, more = _named(parts["rows"]), _named(parts["more-rows"])
    kept = [field.name for part, fields in parts.items() if part != "derived" for field in fields]
    lines = [DUMPING.format(names=", ".join(f'"{name}"' for name in kept)).rstrip("\n"), "", ""]
    lines += ["def numbers_of(s: Pieces) -> list[int]:"]
    lines += ['    """Every number that is not derived from another one."""']
    lines += ["    numbers: list[int] = ["]
    lines += [f"        s.{field.name}," for field in parts["numbers"]]
    lines += ["    ]", f"    for row in ({rows}):", "        add(numbers, row)"]
    lines += ["    seat: i64", "    for seat in range(s.rules.seats):"]
    lines += [f"        numbers.append(int(s.{field.name}[seat]))" for field in parts["held"]]
    lines += [f"    for row in ({more}, s.agenda[: s.depth]):", "        add(numbers, row)"]
    lines += ["    return numbers", "", "", "def put_numbers(s: Pieces, left: Reading) -> None:"]
    lines += ['    """The inverse on an empty table; what is derived is left to the caller."""']
    lines += [f"    s.{field.name} = left.next()" for field in parts["numbers"]]
    lines += [f"    for row in ({rows}):", "        left.fill(row)"]
    lines += ["    seat: i64", "    for seat in range(s.rules.seats):"]
    lines += [f"        s.{field.name}[seat] = left.next()" for field in parts["held"]]
    lines += [f"    for row in ({more}):", "        left.fill(row)"]
    lines += ["    s.depth = left.fill_up(s.agenda)", ""]
    return "\n".join(lines)


def _named(fields: list[Field]) -> str:
    return ", ".join(f"s.{field.name}" for field in fields)


def made() -> dict[Path, str]:
    """What the modules should be."""
    parts = read()
    return {PIECES: _formatted(PIECES, pieces(parts)), DUMPS: _formatted(DUMPS, dumps(parts))}


def _formatted(path: Path, text: str) -> str:
    ruff = Path(sys.executable).with_name("ruff")
    command = [str(ruff), "format", "--stdin-filename", str(path), "-"]
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=True)
    return done.stdout


if __name__ == "__main__":
    for path, text in made().items():
        path.write_text(text, encoding="utf-8")
