"""The server's catalogue holds every sentence that is said, and no other; no sentence hides in the code."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from carson.server.words import TEXTS

SOURCE = Path(__file__).parent.parent.parent / "src" / "carson"
FILES = [*sorted((SOURCE / "server").rglob("*.py")), SOURCE / "cli" / "data.py"]
KEYS = TEXTS.ids()
REFUSALS = ("Refused", "NotStored", "BadOption")


@cache
def nodes() -> list[ast.AST]:
    """Everything in the source of the server, and of the commands that look after its folder."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in FILES]
    return [node for tree in trees for node in ast.walk(tree)]


def calls(*names: str) -> list[ast.Call]:
    found = [node for node in nodes() if isinstance(node, ast.Call)]
    return [call for call in found if isinstance(call.func, ast.Name) and call.func.id in names]


def texts_in(node: ast.AST) -> list[str]:
    """The plain strings an argument may be: one, or two in `a if b else c`; f-strings as patterns."""
    if isinstance(node, ast.IfExp):
        return texts_in(node.body) + texts_in(node.orelse)
    if isinstance(node, ast.JoinedStr):
        pieces = [escaped(p.value) if isinstance(p, ast.Constant) else "[a-z0-9-]+" for p in node.values]
        return ["".join(pieces)]
    return [escaped(node.value)] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def escaped(key: object) -> str:
    """A pattern for the id of a message, or for a part of it, as the catalogue has it."""
    return re.escape(str(key).replace(".", "-"))


@pytest.mark.parametrize("refusal", REFUSALS)
def test_no_refusal_brings_a_sentence_of_its_own(refusal: str) -> None:
    assert [ast.unparse(call) for call in calls(refusal) if texts_in(call.args[0])] == []


def test_answers_to_people_bring_no_sentence_of_their_own() -> None:
    """`{"detail": ...}` and the reasons of a WebSocket's answers."""
    pairs = [
        (k, v)
        for node in nodes()
        if isinstance(node, ast.Dict)
        for k, v in zip(node.keys, node.values, strict=True)
    ]
    details = [value for key, value in pairs if isinstance(key, ast.Constant) and key.value == "detail"]
    reasons = [node.value for node in nodes() if isinstance(node, ast.keyword) and node.arg == "reason"]
    assert details
    assert reasons
    assert [ast.unparse(value) for value in details + reasons if texts_in(value)] == []
