"""Imports point downwards only: core knows no game, games know no screen, screens know no rule."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src"

# a package -> the packages of ours it may import besides itself
ALLOWED = {
    "carson": set[str](),
    "carson.engine": {"carson.core"},
    "carson.core": set(),
    "carson.search": {"carson.core"},
    "carson.city": {"carson.core", "carson.search"},
    "carson.cards": {"carson.core", "carson.search"},
    "carson.server": {"carson", "carson.core"},
    "carson.arena": {"carson", "carson.core", "carson.engine"},
    "carson.cli": {
        "carson",
        "carson.core",
        "carson.engine",
        "carson.search",
        "carson.arena",
        "carson.server",
    },
}
# within the board game, from the facts up
CITY_ALLOWED = {
    "components": set[str](),
    "facts": {"components"},
    "table": {"facts"},
    "count": {"facts", "table"},
    "steps": {"facts", "table", "count"},
    "standish": {"facts", "table", "count", "steps"},
    "wiring": {"facts", "table", "count", "steps", "standish"},
    "flow": {"facts", "table", "count", "steps", "standish", "wiring"},
    "words": {"facts", "table", "count", "steps", "standish", "flow", "state", "options"},
    "position": {"facts", "table", "count", "steps", "standish", "flow", "state", "options", "words"},
    "screen": {"facts", "table", "count", "steps", "flow", "state", "words"},
    "face": {"facts", "table", "count", "steps", "flow", "state", "words", "screen"},
    "judge": {"facts", "table", "count", "steps", "flow", "state"},
    "legend": {"judge"},
    "bots": {"facts", "table", "count", "steps", "flow", "state", "judge"},
    "state": {"facts", "table", "count", "steps", "flow", "words"},
    "variants": {"facts"},
    "options": {"facts", "variants"},
    "game": {
        "components",
        "facts",
        "table",
        "count",
        "steps",
        "flow",
        "words",
        "position",
        "state",
        "judge",
        "legend",
        "bots",
        "face",
        "options",
    },
}
# within the card game, from the facts up
CARDS_ALLOWED = {
    "facts": set[str](),
    "table": {"facts"},
    "count": {"facts", "table"},
    "steps": {"facts", "table", "count"},
    "flow": {"facts", "table", "count", "steps"},
    "state": {"facts", "table", "count", "steps", "flow", "words"},
    "words": {"facts", "table", "count", "steps", "flow", "state"},
    "screen": {"facts", "table", "count", "steps", "flow", "state", "words"},
    "face": {"facts", "table", "count", "steps", "flow", "state", "words", "screen"},
    "judge": {"facts", "table", "count", "steps", "flow", "state"},
    "legend": {"judge"},
    "bots": {"facts", "table", "count", "steps", "flow", "state", "judge"},
    "game": {"facts", "table", "count", "steps", "flow", "words", "state", "judge", "legend", "bots", "face"},
}


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def package(module: str) -> str:
    """The package of ours a module belongs to: carson.core, carson.city ..."""
    parts = module.split(".")
    return ".".join(parts[:2]) if ".".join(parts[:2]) in ALLOWED else parts[0]


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


def folders(path: Path) -> set[str]:
    return set(path.relative_to(SOURCE).parts)


FILES = sorted((SOURCE / "carson").rglob("*.py"))


@pytest.mark.parametrize("path", FILES, ids=module_of)
def test_imports_point_downwards(path: Path) -> None:
    own = package(module_of(path))
    for name in imports(path):
        if name.split(".")[0] == "carson":
            assert package(name) in ALLOWED[own] | {own}, f"{module_of(path)} imports {name}"


@pytest.mark.parametrize("path", [p for p in FILES if "city" in folders(p)], ids=module_of)
def test_the_board_game_is_layered(path: Path) -> None:
    parts = module_of(path).split(".")
    if len(parts) < 3:
        return
    for name in imports(path):
        other = name.split(".")
        if other[:2] == ["carson", "city"] and len(other) > 2 and other[2] != parts[2]:
            assert other[2] in CITY_ALLOWED[parts[2]], f"{module_of(path)} imports {name}"


@pytest.mark.parametrize("path", [p for p in FILES if "cards" in folders(p)], ids=module_of)
def test_the_card_game_is_layered(path: Path) -> None:
    parts = module_of(path).split(".")
    if len(parts) < 3:
        return
    for name in imports(path):
        other = name.split(".")
        if other[:2] == ["carson", "cards"] and len(other) > 2 and other[2] != parts[2]:
            assert other[2] in CARDS_ALLOWED[parts[2]], f"{module_of(path)} imports {name}"


@pytest.mark.parametrize(
    "path", [p for p in FILES if {"core", "arena", "cli", "server"} & folders(p)], ids=module_of
)
def test_core_and_screens_name_no_game(path: Path) -> None:
    """Only the registry knows which games there are."""
    if path.name == "registry.py":
        return
    text = path.read_text(encoding="utf-8").lower()
    for word in ("carson.city", "carson.cards", "sheriff", "saloon"):
        assert word not in text


def test_rules_draw_no_random_numbers_and_read_no_clock() -> None:
    for path in FILES:
        if {"city", "cards"} & folders(path):
            assert not {"random", "time", "datetime", "secrets"} & set(imports(path)), path
