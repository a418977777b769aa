"""The source of a package as syntax, for tests about what it says."""

import ast
import re
import tomllib
from functools import cache
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src"
EASEL_FILE = "carson/core/easel_file.py"
SPOKEN = (
    "carson/core/spoken_face.py",
    EASEL_FILE,
    "carson/core/game.py:part_text",
    "carson/search/stars.py:ladder",
)
FLAG_KEYS = {"easel.no", "easel.yes"}  # what easel_file.py says of fields that are flags, and of nothing else
# what says sentences of another package: files, or functions in them
ALSO = {"carson.server": ("carson/cli/data.py",), "carson.city": SPOKEN, "carson.cards": SPOKEN}
SAYING = ("say", "later")  # calls whose first argument is a key


@cache
def nodes(package: str) -> list[ast.AST]:
    """Everything in the source of a package and of the packages in it."""
    elsewhere = [node for paths in ALSO.values() for path in paths for node in within(path)]
    gone = {id(node) for node in elsewhere}
    files = sorted(SOURCE.joinpath(*package.split(".")).rglob("*.py"))
    own = [node for file in files for node in within(str(file.relative_to(SOURCE))) if id(node) not in gone]
    return own + [node for path in ALSO.get(package, ()) for node in within(path)]


@cache
def within(path: str) -> list[ast.AST]:
    """Everything in a file, or in the functions of one name in it."""
    file, _, name = path.partition(":")
    if not name:
        return list(ast.walk(ast.parse((SOURCE / file).read_text(encoding="utf-8"))))
    functions = [node for node in within(file) if isinstance(node, ast.FunctionDef) and node.name == name]
    if not functions:
        raise LookupError(path)
    return [node for function in functions for node in ast.walk(function)]


def calls(package: str, *names: str) -> list[ast.Call]:
    """The calls of functions of these names."""
    found = [node for node in nodes(package) if isinstance(node, ast.Call)]
    return [call for call in found if isinstance(call.func, ast.Name) and call.func.id in names]


def keys_in(node: ast.AST) -> list[str]:
    """The plain strings an argument may be: one, or several in `a if b else c`."""
    if isinstance(node, ast.IfExp):
        return keys_in(node.body) + keys_in(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def complaints(package: str) -> set[str]:
    """The keys of all sentences with which positions are refused."""
    found = [node for node in nodes(package) if isinstance(node, ast.Call)]
    keys = [call.args[1] for call in found if ast.unparse(call.func).endswith("refuse_if")]
    keys += [call.args[0] for call in calls(package, "refuse")]
    return {f"position.{key}" for node in keys for key in keys_in(node)}


def strings(package: str) -> set[str]:
    """Every plain string in the source that is no part of an f-string, without unasked keys."""
    pieces = {
        id(piece) for node in nodes(package) if isinstance(node, ast.JoinedStr) for piece in node.values
    }
    whole = [
        node.value for node in nodes(package) if isinstance(node, ast.Constant) and id(node) not in pieces
    ]
    return {text for text in whole if isinstance(text, str)} - unasked(package)


def unasked(package: str) -> set[str]:
    """The keys that easel_file.py does not say in this package, since no field of its easels is a flag."""
    files = SOURCE.joinpath(*package.split(".")).rglob("easel.toml")
    easels = [tomllib.loads(path.read_text(encoding="utf-8")) for path in files]
    flags = [field for easel in easels for field in easel.get("fields", ()) if field.get("flag")]
    return set() if flags or EASEL_FILE not in ALSO.get(package, ()) else FLAG_KEYS


def shapes(package: str) -> set[tuple[str | None, ...]]:
    """Every f-string in the source: its plain pieces, None for what is filled in."""
    made = [node for node in nodes(package) if isinstance(node, ast.JoinedStr)]
    return {
        tuple(str(p.value) if isinstance(p, ast.Constant) else None for p in node.values) for node in made
    }


def constant_names(package: str) -> set[str]:
    """The names of constants as texts write them (carson.core.constants); reasons lose their `for`."""
    found = [node.target for node in nodes(package) if isinstance(node, ast.AnnAssign)]
    names = {
        node.id.lower().replace("_", "-")
        for node in found
        if isinstance(node, ast.Name) and node.id.isupper()
    }
    return names | {name.removeprefix("for-") for name in names}


def data_words(package: str) -> set[str]:
    """Every word in quotes in the data files of a package, alone or before a part like `{name}`."""
    folder = SOURCE.joinpath(*package.split("."))
    texts = [path.read_text(encoding="utf-8") for path in folder.rglob("*.toml") if path.name[:3] != "en."]
    return {word for text in texts for word in re.findall(r'"([\w-]+)(?: \{[^"\n]*)?"', text)}


def said_inside(package: str) -> set[str]:
    """The messages that other messages of its catalogues take in."""
    folder = SOURCE.joinpath(*package.split("."))
    texts = [path.read_text(encoding="utf-8") for path in folder.rglob("en*.ftl")]
    return {word for text in texts for word in re.findall(r"\{ ([a-z][\w-]+) \}", text)}
