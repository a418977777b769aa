"""Rulings: how every doubtful sentence of the rulebooks was decided, read from the pages of a package.

A page is Markdown: `# Title`, an introduction, and for each ruling `## ID`, its title in bold, the rule in
plain words, why it was decided so, and what the editions say where they differ.
"""

import re
from functools import cache
from importlib.resources import files
from typing import NamedTuple

WHY = "*Why:* "
EXPLAINS = "*Only explains.*"
TITLE = re.compile(r"\*\*(.+)\*\*")
READING = re.compile(r"- \*\*(.+?):\*\* (.+)")


class BadPage(ValueError):
    """A page that is not written as pages are."""


class Reading(NamedTuple):
    """What some editions say."""

    editions: str
    text: str


class Ruling(NamedTuple):
    """One decision, or one example that must come out as told."""

    id: str
    title: str
    text: str  # paragraphs, and lines that begin with "- "
    why: str
    readings: tuple[Reading, ...]
    explains: bool  # needs no test: it only explains others


class Page(NamedTuple):
    """The rulings about one topic."""

    name: str  # in addresses
    title: str
    intro: str
    rulings: tuple[Ruling, ...]


@cache
def load_pages(package: str) -> tuple[Page, ...]:
    """The pages of a package."""
    folder = files(package).joinpath("rulings")
    return tuple(
        read_page(file, folder.joinpath(file).read_text(encoding="utf-8")) for file in page_files(package)
    )


def page_files(package: str) -> list[str]:
    """The file names of its pages; they begin with a number, in the order of a round."""
    folder = files(package).joinpath("rulings")
    return sorted(file.name for file in folder.iterdir() if file.name.endswith(".md"))


def read_page(file: str, text: str) -> Page:
    """A page from its file, such as `05-duels.md`."""
    head, *parts = re.split(r"^## ", text, flags=re.MULTILINE)
    title, _, intro = head.strip().partition("\n")
    if not title.startswith("# "):
        raise BadPage(f"{file} must begin with “# ” and a title")
    name = file.removesuffix(".md").partition("-")[2]
    return Page(name, title[2:], _joined(intro), tuple(_ruling(file, part) for part in parts))


def _ruling(file: str, part: str) -> Ruling:
    name, *lines = [line for line in part.strip().splitlines() if line.strip()]
    title = TITLE.fullmatch(lines.pop(0)) if lines else None
    if title is None:
        raise BadPage(f"{file}: {name} needs a title in bold on its first line")
    text: list[str] = []
    why = ""
    readings: list[Reading] = []
    explains = False
    for line in lines:
        if line == EXPLAINS:
            explains = True
        elif line.startswith(WHY):
            why = line.removeprefix(WHY)
        elif found := READING.fullmatch(line):
            readings.append(Reading(found[1], found[2]))
        elif why or readings:
            raise BadPage(f"{file}: {name} goes on after its reasons: “{line}”")
        else:
            text.append(line)
    if not text:
        raise BadPage(f"{file}: {name} says nothing")
    return Ruling(name, title[1], "\n".join(text), why, tuple(readings), explains)


def _joined(text: str) -> str:
    return "\n".join(line for line in text.splitlines() if line.strip())
