"""Imports point downwards only: core knows no game, games know no screen, screens know no rule."""

import ast
from functools import cache
from pathlib import Path

import pytest

from tests.budget import SOURCES

pytestmark = pytest.mark.once(SOURCES)

SOURCE = Path(__file__).parent.parent / "src"

# a package -> the packages of ours it may import besides itself
ALLOWED = {
    "carson": set[str](),
    "carson.api": {"carson.core"},
    "carson.batch": {"carson.core"},
    "carson.data": {"carson.core"},
    "carson.engine": {"carson.core"},
    "carson.core": set(),
    "carson.search": {"carson.core"},
    "carson.city": {"carson.core", "carson.search"},
    "carson.cards": {"carson.core", "carson.search"},
    "carson.env": {"carson.core"},
    "carson.pictures": {"carson", "carson.core"},
    "carson.server": {"carson", "carson.core"},
    "carson.remote": {"carson.core"},
    "carson.llm": {"carson", "carson.core"},
    "carson.arena": {"carson", "carson.core", "carson.engine", "carson.env"},
    "carson.cli": {
        "carson",
        "carson.core",
        "carson.batch",
        "carson.engine",
        "carson.env",
        "carson.search",
        "carson.arena",
        "carson.llm",
        "carson.pictures",
        "carson.remote",
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
    "wire": {"facts", "table", "position", "view", "words"},
    "variant": {"facts"},
    "options": {"facts", "topics", "variant"},
    "option_checks": {"facts", "options", "variant"},
    "revisions": {"facts", "options"},
    "presets": {"options"},
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
        "presets",
        "revisions",
        "wire",
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
    "presets": {"facts"},
    "wire": {"facts", "table", "position", "view", "words"},
    "game": CARDS_GAME | {"words", "position", "evaluator", "legend", "players", "face", "presets", "wire"},
}


@cache
def imports(path: Path) -> tuple[str, ...]:
    """The dotted names a module imports; of `from a import b` both `a` and `a.b`."""
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        elif isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
    return tuple(found)


def package(module: str) -> str:
    """The package of ours a module belongs to: carson.core, carson.city ..."""
    parts = module.split(".")
    return ".".join(parts[:2]) if ".".join(parts[:2]) in ALLOWED else parts[0]


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


FILES = sorted((SOURCE / "carson").rglob("*.py"))


def ours() -> list[tuple[str, str]]:
    """Every import of something of ours: the module that has it, and the name."""
    every = [(module_of(path), name) for path in FILES for name in imports(path)]
    return [(module, name) for module, name in every if name.split(".")[0] == "carson"]


def test_imports_point_downwards() -> None:
    wrong = [
        (module, name)
        for module, name in ours()
        if package(name) not in ALLOWED[package(module)] | {package(module)}
    ]
    assert wrong == []


@pytest.mark.parametrize(("game", "allowed"), [("city", CITY_ALLOWED), ("cards", CARDS_ALLOWED)])
def test_a_game_is_layered(game: str, allowed: dict[str, set[str]]) -> None:
    wrong = []
    for module, name in ours():
        parts, other = module.split("."), name.split(".")
        within = [some[:2] == ["carson", game] and len(some) > 2 for some in (parts, other)]
        if all(within) and other[2] != parts[2] and other[2] not in allowed[parts[2]]:
            wrong.append((module, name))
    assert wrong == []


def room_and_layer(module: str) -> tuple[str, str] | None:
    """Of a module in a room: its room and the layer it belongs to."""
    parts = module.split(".")
    if len(parts) < 5 or parts[2] != "topics":
        return None
    layer = parts[4].partition("_")[0]
    return parts[3], layer if layer in ROOM_LAYERS else "rules"


def test_a_room_of_a_variant_can_be_deleted() -> None:
    """Nothing outside imports it; rules know no other layer, but a power has all of them in one file."""
    wrong = []
    for module, name in ours():
        if package(module) not in ("carson.city", "carson.cards"):
            continue
        own = room_and_layer(module) or ("", "")
        other = room_and_layer(name)
        if other is not None:
            apart = own[1] != "" and own[0] != "powers"  # a power has all its layers in one file
            misplaced = apart and other[1] not in ROOM_LAYERS[own[1]]
            bad = other[0] in VARIANTS - {own[0]} or misplaced
        else:
            bad = own[1] == "rules" and name.split(".")[2:3] in (["flow"], ["state"])
        wrong += [(module, name)] if bad else []
    assert wrong == []


def test_core_and_screens_name_no_game() -> None:
    """Only the registry knows which games there are."""
    wrong = []
    for path in FILES:
        if {"core", "arena", "cli", "server"} & set(path.relative_to(SOURCE).parts):
            text = path.read_text(encoding="utf-8").lower()
            words = [word for word in ("carson.city", "carson.cards", "sheriff", "saloon") if word in text]
            wrong += [(module_of(path), word) for word in words if path.name != "registry.py"]
    assert wrong == []


def test_rules_draw_no_random_numbers_and_read_no_clock() -> None:
    for path in FILES:
        if package(module_of(path)) in ("carson.city", "carson.cards"):
            assert not {"random", "time", "datetime", "secrets"} & set(imports(path)), path
