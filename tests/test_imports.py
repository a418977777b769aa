"""Imports point downwards only: core knows no game, games know no screen, screens know no rule."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src"

# a package -> the packages of ours it may import besides itself
ALLOWED = {
    "carson": set[str](),
    "carson.api": {"carson.core"},
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
RULES = {"facts", "table", "count", "question", "topics"}
GAME = RULES | {"flow", "state"}
CITY_ALLOWED = {
    "components": set[str](),
    "facts": {"components"},
    "table": {"facts"},
    "count": {"facts", "table"},
    "question": {"facts", "table"},
    "topics": GAME
    | {"variant", "view", "words", "drawing", "position", "screen", "evaluator"},  # each layer apart, below
    "flow": RULES,
    "view": {"facts", "table", "count", "words"},
    "words": GAME | {"options", "view"},
    "position": GAME | {"options", "words"},
    "drawing": GAME | {"words"},
    "screen": GAME | {"view", "words"},
    "face": GAME | {"options", "words", "drawing", "screen"},
    "evaluator": GAME,
    "legend": {"evaluator"},
    "players": GAME | {"evaluator"},
    "state": GAME | {"view", "words"},
    "variant": {"facts"},
    "options": {"facts", "topics", "variant"},
    "option_checks": {"facts", "options", "variant"},
    "revisions": {"facts", "options"},
    "game": GAME
    | {
        "components",
        "words",
        "position",
        "evaluator",
        "legend",
        "players",
        "face",
        "options",
        "option_checks",
        "revisions",
    },
}
# the layers of a room of either game: what they may import of the same or another room
ROOM_LAYERS = {
    "rules": {"rules"},
    "words": {"rules", "words"},
    "drawing": {"rules", "words", "drawing"},
    "rate": {"rules", "rate"},
    "position": {"rules", "words", "position"},
    "screen": {"rules", "words", "screen"},
    "options": {"options"},
}
VARIANTS = {"horses", "outlaws", "kit_carson", "duel_tiles", "sheets", "river", "standish"}
# within the card game, from the facts up
CARDS_RULES = {"facts", "table", "count", "question", "topics"}
CARDS_GAME = CARDS_RULES | {"flow", "state"}
CARDS_ALLOWED = {
    "facts": set[str](),
    "table": {"facts"},
    "count": {"facts", "table"},
    "question": {"facts", "table"},
    "topics": CARDS_GAME | {"words", "position", "screen", "evaluator"},  # each layer apart, see below
    "flow": CARDS_RULES,
    "view": {"facts", "table", "count", "words"},
    "words": CARDS_GAME | {"evaluator"},
    "drawing": CARDS_GAME | {"words"},
    "position": CARDS_GAME | {"drawing", "words"},
    "screen": CARDS_GAME | {"words"},
    "face": CARDS_GAME | {"drawing", "screen", "words"},
    "evaluator": CARDS_GAME,
    "legend": {"evaluator"},
    "players": CARDS_GAME | {"evaluator"},
    "state": CARDS_GAME | {"view", "words"},
    "game": CARDS_GAME | {"words", "position", "evaluator", "legend", "players", "face"},
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


def room_and_layer(module: str) -> tuple[str, str] | None:
    """Of a module in a room: its room and the layer it belongs to."""
    parts = module.split(".")
    if len(parts) < 5 or parts[2] != "topics":
        return None
    layer = parts[4].partition("_")[0]
    return parts[3], layer if layer in ROOM_LAYERS else "rules"


@pytest.mark.parametrize("path", [p for p in FILES if {"city", "cards"} & folders(p)], ids=module_of)
def test_a_room_of_a_variant_can_be_deleted(path: Path) -> None:
    """Nothing outside imports it; rules know no other layer, but a power has all of them in one file."""
    own = room_and_layer(module_of(path)) or ("", "")
    for name in imports(path):
        other = room_and_layer(name)
        if other is not None:
            assert other[0] not in VARIANTS - {own[0]}, f"{module_of(path)} imports {name}"
            apart = own[1] != "" and own[0] != "powers"  # a power has all its layers in one file
            assert not apart or other[1] in ROOM_LAYERS[own[1]], f"{module_of(path)} imports {name}"
        elif own[1] == "rules":
            assert name.split(".")[2:3] not in (["flow"], ["state"]), f"{module_of(path)} imports {name}"


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
