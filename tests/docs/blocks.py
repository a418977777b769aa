"""The blocks of code on every page, and what cannot be run here, with the reason."""

import re
from dataclasses import dataclass
from pathlib import Path

from tools.site.pages import OUTSIDE, ROOT

PAGES = sorted([*(ROOT / path for path in OUTSIDE), *(ROOT / "docs").rglob("*.md")])
FENCE = re.compile(
    r"^(?P<indent> *)```(?P<language>\S*)\n(?P<text>.*?)^(?P=indent)```$", re.MULTILINE | re.DOTALL
)
LANGUAGES = {"js", "json", "python", "sh", "text", "toml", "ts"}  # each has its test


@dataclass(frozen=True)
class Block:
    """One of them, with the place where it begins."""

    path: Path
    line: int
    language: str
    text: str

    @property
    def page(self) -> str:
        return self.path.relative_to(ROOT).as_posix()

    @property
    def where(self) -> str:
        return f"{self.page}:{self.line}"


def blocks_of(path: Path) -> list[Block]:
    """The blocks of a page, from the first to the last."""
    text = path.read_text(encoding="utf-8")
    return [
        Block(path, text[: found.start()].count("\n") + 1, found["language"], found["text"])
        for found in FENCE.finditer(text)
    ]


BLOCKS = [block for path in PAGES for block in blocks_of(path)]


def in_language(language: str) -> list[Block]:
    return [block for block in BLOCKS if block.language == language]


# ---- what is not run here: Python that imports it, and commands that begin with it

MISSING_MODULES = {
    "polars": "not among our tools; tests/data/test_dataset.py runs the same lines where it is",
    "torch": "300 MB for one loop; the block is compiled, and what it calls is run with NumPy above it",
}
PROGRAMS = {
    "createdb": "a program of PostgreSQL, on the machine of the host",
    "ray": "starts a cluster on several machines; tests/arena/test_cluster.py has one of this machine",
}
NO_COMMANDS = {  # of those inside sentences
    "carson record 1": "the first line of a record",
    "carson play --characters picked --tiles smith,sheriff,banker,grocer,worker,settler,captain": (
        "once the Smith of docs/contributing.md is there; tests/guide adds him and plays"
    ),
}
SHORTER = {  # what a block is run with instead, so that it takes a second
    "GAMES, ROUNDS, RATE = 16, 300": "GAMES, ROUNDS, RATE = 4, 60"
}
