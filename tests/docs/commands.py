"""Commands on pages: what a line of a shell asks of `carson`, of make, of pip and of our tools."""

import re
import shlex
import tomllib
from collections.abc import Iterator
from typing import Any

import typer
from typer.main import get_command

from carson.cli.app import app
from carson.cli.chosen import given_options
from carson.core import registry
from carson.core.errors import CarsonError
from tests.docs.blocks import PROGRAMS
from tools.site.pages import ROOT

KEYWORDS = {"for", "do", "done", "cd", "export"}
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS = set(re.findall(r"^([a-z]+):", MAKEFILE, re.MULTILINE))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = set(PROJECT["optional-dependencies"])
COMMANDS = get_command(app).commands  # type: ignore[attr-defined]
LEFT_OPEN = {
    "N": "2",
    "DAYS": "2",
    "$strategy": "urban",
}  # what a page leaves open, where any word will not do


def commands_in(text: str) -> Iterator[list[str]]:
    """The words of every command of a script, without comments and variables before it."""
    begun = ""
    for line in text.replace("\\\n", " ").splitlines():
        begun += line
        try:
            words = shlex.split(begun, comments=True)
        except ValueError:  # a quotation goes on in the next line
            begun += "\n"
            continue
        begun = ""
        while words and re.fullmatch(r"[A-Z_]+=.*", words[0]):
            words.pop(0)
        if words and words[0] not in KEYWORDS:
            yield words


def wrong_with(words: list[str]) -> str | None:
    """Why a command cannot be meant, or None."""
    program, *given = words
    if program.endswith("carson"):
        return _carson(given)
    if program == "make":
        unknown = [word for word in given if "=" not in word and word not in TARGETS]
        return f"make has no {unknown}" if unknown else None
    if program == "pip":
        return _pip(given)
    if program.endswith(("python", "python3")):
        return _python(given)
    return None if program in PROGRAMS else f"what is {program}?"


def _carson(given: list[str]) -> str | None:
    """Parsed as the command line does it."""
    if not given or given[0].startswith("-"):
        return None
    name, *words = [LEFT_OPEN.get(word, word) for word in given]
    command = COMMANDS.get(name)
    if command is None:
        return f"there is no command {name}"
    try:
        told = command.make_context(name, words).params
    except typer.TyperException as error:
        return str(error.format_message())
    return _settings(told)


def _settings(told: dict[str, Any]) -> str | None:
    """Options of a game, settled as it would settle them."""
    game = told.get("game") or told.get("name") or registry.DEFAULT
    if not told.get("settings") or game not in registry.GAMES:
        return None
    try:
        registry.game(game).settle(given_options(told.get("seats"), told["settings"]))
    except CarsonError as error:
        return str(error)
    return None


def _pip(given: list[str]) -> str | None:
    for word in given[1:]:
        found = re.fullmatch(r"carson-city(?:\[([\w,]+)\])?", word)
        if found is None or not set((found[1] or "play").split(",")) <= EXTRAS:
            return f"pip knows no {word}"
    return None


def _python(given: list[str]) -> str | None:
    """A script of ours, or pytest with paths that exist; `-c` is compiled."""
    if given[:1] == ["-c"]:
        compile(given[1], "page", "exec")
        return None
    if given[:1] == ["-m"]:
        paths = [word for word in given[2:] if word.startswith("tests/")]
        paths += [word.partition("=")[2] for word in given if word.startswith("--ignore=")]
        if given[1].startswith("tools."):
            paths.append(f"{given[1].replace('.', '/')}.py")
    else:
        paths = given[:1]
    missing = [path for path in paths if not (ROOT / path).exists()]
    return f"{missing} is missing" if missing else None
